import type { Seat } from '@cantina/kernel';
import { player } from '../lookup.ts';
import { gain } from '../money.ts';
import { type MoneyFor, restoreHull } from '../ops/index.ts';
import type { G } from '../state.ts';
import { startShip } from './ship.ts';

/** SG-SYS-06, SG-SYS-07 hull points, not above the starting hull. True: there was something to repair. */
export function repairHull(g: G, seat: Seat, points: number): boolean {
  const restored = Math.min(points, startShip(g, seat).hull - player(g, seat).hull);
  if (restored > 0) restoreHull(g, seat, restored);
  return restored > 0;
}

/** The same, and credits where the hull is complete. */
export function repairOrPay(
  g: G,
  seat: Seat,
  { points, otherwise }: { readonly points: number; readonly otherwise: number },
  why: MoneyFor,
): void {
  if (!repairHull(g, seat, points)) gain(g, seat, otherwise, why);
}
