import type { Flow, Seat } from '@cantina/kernel';
import type { G } from '../state.ts';
import { noteDeed } from './goals.ts';
import type { Occurrence } from './occurrence.ts';
import { type About, type Moment, offerTriggers } from './triggers.ts';

/** Goals count it, then abilities answer to it. */
export const happened = (g: G, player: Seat, occurrence: Occurrence, about: About = {}): Flow<void> =>
  happenedTogether(g, [{ player, occurrence, ...about }]);

/** The same for what happens to several players at one moment (OR-TIME-04). */
export function happenedTogether(g: G, moments: readonly Moment[]): Flow<void> {
  for (const { player, occurrence } of moments) noteDeed(g, player, occurrence);
  return offerTriggers(g, moments);
}
