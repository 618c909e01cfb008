import { type CardId, type Flow, type Option, option, PASS, resultOf } from '@cantina/kernel';
import { SKIP } from '../asking.ts';
import { rescueToken } from '../ops/index.ts';
import type { G } from '../state.ts';
import { rescueOption } from '../threats/pieces.ts';
import type { Doing } from './doing.ts';

/** MA-SKL-05, MA-CHD-03 what may be done besides the ability of an area: the special ability of the card, a rescue. */
export type Besides = { readonly do: 'special' } | { readonly do: 'rescue'; readonly card: CardId };

/** `mayUse`: whether the special ability has its moment now. */
export function besidesOf(g: G, { hero, special }: Doing, mayUse = special.mayUse()): Option<Besides>[] {
  const found: Option<Besides>[] = mayUse ? [option<Besides>('special', { do: 'special' }, special.parts)] : [];
  for (const each of rescueOption(g, hero))
    found.push(option<Besides>(each.id, { do: 'rescue', card: resultOf(each) }, each));
  return found;
}

/** Does it, and tells whether the action is over: the special ability has taken its place (MD-GEN-08). */
export function* doBesides(g: G, { hero, special }: Doing, chosen: Besides): Flow<boolean> {
  if (chosen.do === 'rescue') {
    rescueToken(g, hero, chosen.card);
    return false;
  }
  yield* special.use();
  return special.replaces === true;
}

/** MA-ACT-05 the card is played, and nothing is done with it. */
export interface Skip {
  readonly do: 'skip';
}
export const SKIPPED: Option<Skip> = option<Skip>(PASS.id, { do: 'skip' }, SKIP);
