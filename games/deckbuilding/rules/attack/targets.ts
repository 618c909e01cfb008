import type { CardId, Seat } from '@cantina/kernel';
import { baseOf, factionOf, printed } from '../lookup.ts';
import type { G } from '../state.ts';

/** DB-BTY-03 what it takes to defeat a row card; null where this player can't attack it (DB-BTY-04, DB-BTY-05). */
export function targetValue(g: G, seat: Seat, card: CardId): number | null {
  const { faction, target, kind, cost } = printed(g, card);
  if (faction === factionOf(g, seat)) return null;
  if (faction !== 'neutral') return target;
  return kind === 'unit' && mayHuntNeutral(g, seat, card) ? cost : null;
}

/** How many neutral units per turn the player's base lets him attack (Ord Mantell). */
export function neutralHuntsAllowed(g: G, seat: Seat): number {
  const base = baseOf(g, seat);
  const ability = base === undefined ? null : printed(g, base).ability;
  return ability?.kind === 'while' && ability.modifier.changes === 'targets' ? ability.modifier.perTurn : 0;
}

/** Attacks on other neutral units count from the moment they are prepared. */
function mayHuntNeutral(g: G, seat: Seat, card: CardId): boolean {
  const allowed = neutralHuntsAllowed(g, seat);
  if (allowed === 0) return false;
  const prepared = new Set<CardId>();
  for (const { target } of g.state.assigned) {
    if (target !== 'base' && target !== card && printed(g, target).faction === 'neutral') prepared.add(target);
  }
  return g.state.neutralHunts + prepared.size < allowed;
}
