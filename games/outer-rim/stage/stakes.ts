import type { Lang } from '@cantina/text';
import type { Stake } from '@cantina/web/kit';
import { type Card, cardOf, type Effect, type Fight, isNavpoint, type Space, type Test } from '../content/index.ts';
import { effectLines } from '../text/frame.ts';
import { printers } from '../text/index.ts';
import type { StageWords } from './words/index.ts';

/** What an effect says, in one line. */
export function effectText(effect: Effect, lang: Lang): string {
  switch (lang) {
    case 'de':
      return effectLines(printers.de.words, effect).join(' ');
    case 'en':
      return effectLines(printers.en.words, effect).join(' ');
    case 'ru':
      return effectLines(printers.ru.words, effect).join(' ');
  }
}

/** The part of a card that is read here: of an encounter card the section of the place. */
function readHere(face: string, space: Space | undefined): unknown {
  const card: Card = cardOf(face);
  if (card.component !== 'encounter') return card;
  return (
    card.sections.find((section) => section.for === space) ??
    (space !== undefined && isNavpoint(space) ? card.sections : card)
  );
}

const isEffect = (part: object, verb: Effect['verb']): boolean => 'verb' in part && part.verb === verb;

function found<E extends Effect>(part: unknown, isIt: (part: object) => part is E): E | null {
  if (typeof part !== 'object' || part === null) return null;
  if (isIt(part)) return part;
  for (const inside of Object.values(part)) {
    const hit = found(inside, isIt);
    if (hit !== null) return hit;
  }
  return null;
}

/** The test of this skill on a card. */
export const testOn = (face: string, space: Space | undefined, skill: string): Test | null =>
  found(
    readHere(face, space),
    (part): part is Test => isEffect(part, 'test') && (part as Test).skill.some((each) => each === skill),
  );

/** The fight against this enemy on a card. */
export const fightOn = (face: string, space: Space | undefined, enemy: string): Fight | null =>
  found(readHere(face, space), (part): part is Fight => isEffect(part, 'fight') && (part as Fight).enemy === enemy);

/** What success and failure bring; `outcome`: which of them has come true. */
export function stakesFor(
  say: StageWords,
  lang: Lang,
  labels: readonly [success: string, failure: string],
  effects: readonly [success: Effect | null, failure: Effect | null],
  outcome: boolean | null = null,
): readonly Stake[] {
  const stateOf = (isGood: boolean) => (outcome === null ? 'open' : outcome === isGood ? 'met' : 'missed');
  return [true, false].map((isGood, i) => ({
    label: labels[i] ?? '',
    text: effects[i] == null ? say.nothing : effectText(effects[i], lang),
    tone: effects[i] == null ? 'plain' : isGood ? 'good' : 'bad',
    state: stateOf(isGood),
  }));
}
