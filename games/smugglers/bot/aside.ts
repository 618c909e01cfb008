import type { Decision, Seat } from '@cantina/kernel';
import { BRIX_WEAPONS, GOODS } from '../content/index.ts';
import { player } from '../rules/lookup.ts';
import { freePods, unitsOf } from '../rules/ship/ship.ts';
import type { G } from '../rules/state.ts';
import { SHARP } from './growth.ts';
import { bestPlan } from './plans.ts';
import { quarryOf } from './pursuit.ts';

/** What is wanted done before the question is answered: goods overboard for the weapons of the run, one's own or another's. */
export function aside(g: G, { seat, prompt }: Decision): string | null {
  if (prompt.key === 'prompt.explore' && freePods(g, seat) <= 0 && quarryOf(g, seat) >= 0) return overboard(g, seat);
  if (prompt.key !== 'prompt.activity' && prompt.key !== 'prompt.brix-amount') return null;
  if (freePods(g, seat) >= BRIX_WEAPONS - unitsOf(g, seat, 'brixWeapons')) return null;
  if (prompt.key === 'prompt.activity' && bestPlan(g, seat, true, SHARP).activity !== 'brix') return null;
  return overboard(g, seat);
}

function overboard(g: G, seat: Seat): string | null {
  const own = player(g, seat);
  const good = GOODS.find((each) => own[each] > 0);
  return good === undefined ? null : `overboard:${good}`;
}
