import { finish, type Seat } from '@cantina/kernel';
import { fameOf, grantedFame } from '../abilities/conditions.ts';
import { conductOf } from '../conduct.ts';
import { playerOf, playersOf } from '../lookup.ts';
import { addFame, stopAtZero, takeFame } from '../ops/index.ts';
import type { G } from '../state.ts';

/** OR-FAME-06 whatever it is earned with. */
export function gainFame(g: G, player: Seat, amount: number): void {
  if (amount <= 0) return;
  raiseFame(g, player, amount);
  checkVictory(g);
}

/** The same as long as others gain some at this moment: who has won is looked at in the end (OR-WIN-02). */
export function raiseFame(g: G, player: Seat, amount: number): void {
  keepFame(g, player);
  addFame(g, player, amount);
}

/** OR-FAME-01 never below 0. */
export function loseFame(g: G, player: Seat, amount: number): void {
  const lost = Math.min(amount, fameOf(g, player));
  if (lost > 0) takeFame(g, player, lost);
}

/**
 * OR-FAME-01, OR-FAME-02, OR-EX-19 asked whenever a card or a reputation has gone: its fame goes along, but the marker stops at 0 and
 * rises again from there.
 */
export function keepFame(g: G, player: Seat): void {
  if (playerOf(g, player).fame >= 0) return;
  const least = 0 - grantedFame(g, player);
  if (playerOf(g, player).fame < least) stopAtZero(g, player, least);
}

/** OR-WIN-01, OR-DIFF-01 whoever has enough fame wins at once, also in the middle of a turn or a combat (OR-WIN-04). */
export function checkVictory(g: G): void {
  const { fameToWin } = g.state.options;
  let winner: Seat | null = null;
  for (const player of playersOf(g)) {
    if (fameOf(g, player) >= fameToWin && (winner === null || beats(g, player, winner))) winner = player;
  }
  if (winner === null) return;
  finish(g, conductOf(g, winner).hasSeat ? { winners: [winner], reason: 'fame' } : { winners: [], reason: 'ai' });
}

/** OR-TIE-02, OR-WIN-02 more credits; OR-WIN-03 then whoever sits further clockwise from the first player (OR-GAP-37). */
function beats(g: G, one: Seat, other: Seat): boolean {
  const richer = playerOf(g, one).credits - playerOf(g, other).credits;
  return richer !== 0 ? richer > 0 : fromFirst(g, one) > fromFirst(g, other);
}

const fromFirst = (g: G, player: Seat): number => {
  const { firstPlayer, players } = g.state;
  return (player - firstPlayer + players.length) % players.length;
};
