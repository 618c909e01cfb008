import type { SeenEvent } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import { cardOf } from '../../content/index.ts';
import { readSection } from '../../text/cards.ts';
import { printers } from '../../text/index.ts';
import { sectionStory } from '../../text/stories/index.ts';

interface SectionText {
  readonly text: readonly string[];
  readonly story: string;
}

/** The section of an encounter card that was drawn last; null for other cards, or where nobody said which. */
export function sectionNow(face: string, recent: readonly SeenEvent[], lang: Lang): SectionText | null {
  const card = cardOf(face);
  if (card.component !== 'encounter') return null;
  const drawn = recent.findLast(({ type, data }) => type === 'draw-encounter' && faceIn(data.card) === face);
  const section = card.sections.find((each) => each.for === drawn?.data.section);
  if (section === undefined) return null;
  return { text: linesIn(lang, card, section), story: sectionStory(face, section.for)[lang] };
}

export const faceIn = (card: unknown): unknown =>
  typeof card === 'object' && card !== null && 'face' in card ? card.face : null;

type Card = Parameters<typeof readSection>[1];
type Section = Parameters<typeof readSection>[2];

function linesIn(lang: Lang, card: Card, section: Section): readonly string[] {
  switch (lang) {
    case 'de':
      return readSection(printers.de.words, card, section);
    case 'en':
      return readSection(printers.en.words, card, section);
    case 'ru':
      return readSection(printers.ru.words, card, section);
  }
}
