import { cards, type Effect } from './index.ts';

/**
 * Every effect printed anywhere has a number, so that a question can name the very part of a text it is about; whoever
 * reads the question prints that effect in their own language.
 */
const EFFECTS: readonly Effect[] = [...new Set(effectsIn(cards))];

const NUMBERS: ReadonlyMap<Effect, number> = new Map(EFFECTS.map((effect, number) => [effect, number]));

/** All effects anywhere in a piece of content, each before its own parts. */
function effectsIn(part: unknown): readonly Effect[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(effectsIn);
  return 'verb' in part ? [part as Effect, ...inside] : inside;
}

export const effectNumber = (effect: Effect): number => NUMBERS.get(effect) ?? -1;

export const effectWithNumber = (number: number): Effect | undefined => EFFECTS[number];
