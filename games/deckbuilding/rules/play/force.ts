import type { Seat } from '@cantina/kernel';
import type { Faction } from '../../content/index.ts';
import { factionOf } from '../lookup.ts';
import { moveForce } from '../ops/index.ts';
import type { G } from '../state.ts';

/** DB-FRC-01 three dark spaces, a neutral one, three light ones. */
const EMPIRE_EDGE = 1;
const NEUTRAL = 4;
const REBEL_EDGE = 7;

const edgeOf = (faction: Faction): number => (faction === 'empire' ? EMPIRE_EDGE : REBEL_EDGE);

/** DB-FRC-02, DB-FRC-03; on the neutral space with nobody (DB-FRC-04). A place, nothing to spend or save (DB-FRC-12). */
export function forceIsWith(g: G, seat: Seat): boolean {
  const { force } = g.state;
  return factionOf(g, seat) === 'empire' ? force < NEUTRAL : force > NEUTRAL;
}

/** DB-FRC-09 the marker lies on the last space of that side. */
export const forceIsFullyWith = (g: G, seat: Seat): boolean => g.state.force === edgeOf(factionOf(g, seat));

/** How many spaces the marker can still move towards a player. */
export const forceLeftFor = (g: G, seat: Seat): number => Math.abs(edgeOf(factionOf(g, seat)) - g.state.force);

/** DB-FRC-05 towards the player, across the neutral space (DB-FRC-06), not beyond the edge (DB-FRC-07). */
export function gainForce(g: G, seat: Seat, amount: number): void {
  const spaces = Math.min(amount, forceLeftFor(g, seat));
  if (spaces === 0) return;
  moveForce(g, seat, spaces, g.state.force + (factionOf(g, seat) === 'empire' ? -spaces : spaces));
}
