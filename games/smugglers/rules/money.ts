import { finish, type Seat } from '@cantina/kernel';
import { characterOf, player } from './lookup.ts';
import { type BountyFor, type MoneyFor, receive, setBounty } from './ops/index.ts';
import type { G } from './state.ts';

/** Credits from the bank, which never runs out (SG-Q-43). */
export function gain(g: G, seat: Seat, credits: number, why: MoneyFor): void {
  if (credits <= 0) return;
  receive(g, seat, credits, why);
  checkFortune(g, seat);
}

/** SG-ALT-06, SG-Q-46 the sum counts while it is in hand, wherever it came from. */
export function checkFortune(g: G, seat: Seat): void {
  const { goal, fortune } = g.state.agreed;
  if (goal === 'fortune' && player(g, seat).credits >= fortune) finish(g, { winners: [seat], reason: 'fortune' });
}

export function raiseBounty(g: G, seat: Seat, by: number, why: BountyFor): void {
  if (by > 0) setBounty(g, seat, player(g, seat).bounty + by, why);
}

/** Not below the minimum bounty of the character (SG-BNTY-09). */
export function lowerBounty(g: G, seat: Seat, by: number, why: BountyFor): void {
  const { bounty } = player(g, seat);
  const lowered = Math.max(characterOf(g, seat).minimumBounty, bounty - by);
  if (lowered < bounty) setBounty(g, seat, lowered, why);
}

/** SG-BNTY-09, SG-JAIL-06 down to 0, or to the minimum bounty of the character. */
export const clearBounty = (g: G, seat: Seat, why: BountyFor): void => {
  setBounty(g, seat, characterOf(g, seat).minimumBounty, why);
};
