import { below, rngFrom, seedFrom, start } from '@cantina/kernel';
import { moonshade } from '../../packages/kernel/tests/reference/index.ts';
import { measure } from './measure.ts';

const ANSWERS_BEFORE = 25;

/** Forks per second of the reference game, in the middle of a game: what a searching bot pays for a try. */
export function forksPerSecond(slices: { readonly seconds: number; readonly rounds: number }): number {
  const match = start(moonshade, { seats: 3, options: { goal: 12 }, seed: seedFrom('forks'), record: false });
  const rng = rngFrom([1, 2, 3, 4]);
  for (let i = 0; i < ANSWERS_BEFORE && match.outcome === null; i++) {
    const [decision] = match.pending;
    if (decision === undefined) break;
    const picked = decision.options[below(rng, decision.options.length)];
    match.answer(decision.seat, decision.id, [picked?.id ?? '']);
  }
  if (match.outcome !== null) throw new Error('the game to be forked is over');
  return measure({ fork: { moves: 1, play: () => match.fork() } }, slices).fork.best;
}
