import { allOptions, type Decision, type Match, rngFromSeed, seedFrom, start } from '@cantina/kernel';
import { randomAnswer, randomGame } from '@cantina/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';
import type { RimState } from '../rules/state.ts';
import { invariants, settled } from './invariants.ts';
import { subject } from './kit.ts';

const SEATS = [1, 2, 3, 4] as const;
const TABLES = SEATS.flatMap((seats) =>
  allOptions(game.options)
    // Only a game against the AI knows an expert mode.
    .filter(({ expert }) => seats === 1 || expert === false)
    .map((options) => ({ seats, options })),
);
const named = ({ seats, options }: (typeof TABLES)[number]): string =>
  `${seats} seats, ${Object.values(options).join(', ')}`;
/** With the seed of a failure in CANTINA_SEED only that game is played again. */
const seeds = (usual: readonly string[]) =>
  process.env.CANTINA_SEED === undefined ? usual : [process.env.CANTINA_SEED];

/** Questions at which nothing is being resolved. */
const BETWEEN: readonly string[] = ['prompt.planning', 'prompt.action', 'prompt.encounter'];

test.each(TABLES.map((table) => [named(table), table] as const))('whole games: %s', (_, { seats, options }) => {
  for (const seed of seeds(['1'])) {
    const match = start(game, { seats, options, seed: seedFrom(seed), record: false });
    const rng = rngFromSeed(seedFrom(`answers ${seed}`));
    let tail = 0;
    for (let answers = 0; match.outcome === null; answers++) {
      if (answers > 30_000) throw new Error(`stuck: seed ${seed}`);
      const { index, picks } = randomAnswer(rng, match.pending);
      const decision = match.pending[index] as Decision;
      match.answer(decision.seat, decision.id, picks);
      tail = Math.max(tail, match.tailLength);
      check(match);
    }
    expect(tail).toBeLessThanOrEqual(40);
    expect(['fame', 'ai']).toContain(match.outcome.reason);
  }
});

function check(match: Match<RimState>): void {
  const between = match.pending.some(({ prompt }) => BETWEEN.includes(prompt.key));
  const isLeaving = match.pending.some(({ prompt }) => prompt.key === 'prompt.contact-slot');
  match.read(({ state }) => {
    invariants(state, isLeaving);
    if (between) settled(state);
  });
}

/** Random players need some thousand answers to win, and every one of them is checked. */
const LONG = 120_000;

/** Every check of the test kit: nothing hidden is sent, imagining, undo, save and restore, replay, verify. */
test.each(SEATS)(
  'a game with every check, %i seats',
  (seats) => {
    for (const seed of seeds(['1'])) randomGame(subject, { seats, seed, every: 200, limit: 30_000 });
  },
  LONG,
);
