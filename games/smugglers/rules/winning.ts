import { finish, type Seat } from '@cantina/kernel';
import { player } from './lookup.ts';
import type { G } from './state.ts';

/** SG-Q-46 who counts destroyed ships must come to an end, also where nothing was agreed on. */
const ROUNDS_FOR_KILLS = 100;

/** SG-Q-55 the book knows no last round; people may agree on one. */
export function lastRound(g: G): number {
  const { goal, rounds } = g.state.agreed;
  if (rounds !== 'none') return rounds;
  return goal === 'most-kills' ? ROUNDS_FOR_KILLS : Number.POSITIVE_INFINITY;
}

/** The last round is over. Ties are shared. */
export function finishByRounds(g: G): never {
  const seats = [...g.state.players.keys()].filter((seat) => player(g, seat).status !== 'out');
  const { goal } = g.state.agreed;
  const byKills = goal === 'most-kills' || goal === 'last-standing';
  // SG-ALT-05, SG-Q-46 only ships of players count; among equals, and where money decides, the richest
  const killers = byKills ? best(seats, (seat) => player(g, seat).kills) : seats;
  const winners = best(killers, (seat) => player(g, seat).credits);
  return finish(g, { winners, reason: goal === 'most-kills' ? 'most-kills' : 'rounds' });
}

export function best(seats: readonly Seat[], score: (seat: Seat) => number): Seat[] {
  const highest = Math.max(...seats.map(score));
  return seats.filter((seat) => score(seat) === highest);
}
