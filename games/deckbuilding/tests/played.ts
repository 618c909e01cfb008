import { type Decision, type Match, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer } from '@cantina/kernel/testing';
import { game } from '../rules/game.ts';
import type { DeckState, Options } from '../rules/state.ts';

type Played = Match<DeckState>;

/** A game of two people who answer at random, played to its end; `afterEach` looks at it after every answer. */
export function playedGame(
  seed: string,
  options: Readonly<Record<string, Options[string]>> = {},
  afterEach?: (match: Played, answers: number) => void,
): Played {
  const rng = rngFromSeed(seedFrom(`answers ${seed}`));
  const match = start(game, { seats: 2, options, seed: seedFrom(seed) });
  for (let answers = 1; match.outcome === null; answers++) {
    const { index, picks } = randomAnswer(rng, match.pending);
    const { seat, id } = match.pending[index] as Decision;
    match.answer(seat, id, picks);
    afterEach?.(match, answers);
  }
  return match;
}
