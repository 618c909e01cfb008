import type { Seat } from '@cantina/kernel';
import { playerOf } from '../lookup.ts';
import { addCredits, takeCredits } from '../ops/index.ts';
import type { G } from '../state.ts';

/** OR-CREDIT-01 only the sum counts, in whatever tokens. */
export const creditsOf = (g: G, player: Seat): number => playerOf(g, player).credits;

/**
 * OR-TRADE-10 what the others could hand a player this very moment, those who are not active by way of the one who is
 * (OR-TRADE-11). Nothing from the AI (OR-AIDEC-03).
 */
export function couldBeGiven(g: G, player: Seat): number {
  const { seats, turn, players } = g.state;
  let credits = 0;
  if (seats > 1 && turn > 0) for (let other = 0; other < seats; other++) credits += players[other]?.credits ?? 0;
  return credits === 0 ? 0 : credits - creditsOf(g, player);
}

/** OR-CREDIT-02 from the supply, which never runs out (OR-COMP-01). */
export function gainCredits(g: G, player: Seat, amount: number): void {
  if (amount > 0) addCredits(g, player, amount);
}

/** As many as there are. */
export function loseCredits(g: G, player: Seat, amount: number): void {
  const lost = Math.min(amount, creditsOf(g, player));
  if (lost > 0) takeCredits(g, player, lost);
}

/** OR-CREDIT-03 nobody can spend more than they own. */
export const canSpend = (g: G, player: Seat, amount: number): boolean => creditsOf(g, player) >= amount;

export function spendCredits(g: G, player: Seat, amount: number): void {
  if (!canSpend(g, player, amount)) throw new Error(`player ${player} can't spend ${amount}`);
  if (amount > 0) takeCredits(g, player, amount);
}
