import type { Flow, Seat } from '@cantina/kernel';
import { noteDeed } from './goals.ts';
import type { Occurrence } from './occurrence.ts';
import type { G } from './state.ts';
import { type About, offerTriggers } from './triggers.ts';

/** Goals count it, then abilities answer to it. */
export function happened(g: G, player: Seat, occurrence: Occurrence, about: About = {}): Flow<void> {
  noteDeed(g, player, occurrence);
  return offerTriggers(g, player, occurrence, about);
}
