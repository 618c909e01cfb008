import type { SeenEvent } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import { cardOf } from '../../content/index.ts';
import { sectionLines } from '../../text/cards.ts';
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
  return { text: linesIn(lang, section), story: sectionStory(face, section.for)[lang] };
}

export const faceIn = (card: unknown): unknown =>
  typeof card === 'object' && card !== null && 'face' in card ? card.face : null;

type Section = Parameters<typeof sectionLines>[1];

function linesIn(lang: Lang, section: Section): readonly string[] {
  switch (lang) {
    case 'de':
      return sectionLines(printers.de.words, section);
    case 'en':
      return sectionLines(printers.en.words, section);
    case 'ru':
      return sectionLines(printers.ru.words, section);
  }
}
