import { type Chooser, chooser } from '@cantina/bots';
import { seedFrom, start } from '@cantina/kernel';
import { coverageReport, exhaust, randomGame, type Subject } from '@cantina/kernel/testing';
import { expect, test } from 'vitest';
import { brain } from '../bot/index.ts';
import { game } from '../rules/game.ts';
import { options } from '../rules/options.ts';
import type { SmugglersState } from '../rules/state.ts';
import { invariants } from './invariants.ts';
import { subject } from './kit.ts';
import { decisions, events } from './universe.ts';

/** With the seed of a failure in CANTINA_SEED only that game is played again. */
const seeds = (usual: readonly string[]) =>
  process.env.CANTINA_SEED === undefined ? usual : [process.env.CANTINA_SEED];

/** Every check of the test kit after every answer: imagining, undo, save and restore, replay, verify. */
const CHECKED = options.goal.flatMap((goal) => [2, 3, 4, 5, 6].map((seats) => [goal, seats] as const));

test.each(CHECKED)('a game with every check: %s, %i seats', { timeout: 120_000 }, (goal, seats) => {
  for (const seed of seeds(['1'])) {
    randomGame(subject, { seats, seed, options: { goal, rounds: 40 }, every: 60, limit: 20_000 });
  }
});

/** Rich and fast from the start, so that people can afford everything. */
const RICH = options.goal.map((goal) => ({ goal, rounds: 60, startCredits: 1000, shipBonus: 2, weaponPrice: 300 }));

/** Nobody makes the Koroth run by chance: what is left out here the bots below must meet. */
const BY_PLAN: readonly string[] = ['koroth-run'];
const byChance: Subject<SmugglersState> = {
  ...subject,
  universe: {
    verbs: subject.universe?.verbs ?? [],
    decisions,
    events: events.filter((event) => !BY_PLAN.includes(event)),
  },
};

test('players who try what was tried least meet every face, verb, question and event', { timeout: 120_000 }, () => {
  const coverage = exhaust(byChance, { games: 2000, seed: '1', limit: 50_000, options: RICH });
  expect(coverageReport(coverage)).not.toMatch(/never met/);
});

test.each([2, 4])('quick bots make the Koroth run, %i seats', { timeout: 120_000 }, (seats) => {
  const [seed] = seeds(['1']);
  const met = new Set<string>();
  const match = start(game, {
    seats,
    seed: seedFrom(`quick ${seed}`),
    record: false,
    meet: (kind, key) => kind === 'event' && met.add(key),
  });
  const bots = Array.from({ length: seats }, (_, seat) =>
    chooser<SmugglersState>('quick', brain, `${seed} seat ${seat}`, {
      onFault: ({ error }) => expect.unreachable(error),
    }),
  );
  while (match.outcome === null) {
    const [asked] = match.pending;
    if (asked === undefined) throw new Error('nobody is asked');
    match.answer(asked.seat, asked.id, (bots[asked.seat] as Chooser<SmugglersState>)(match, asked));
    match.read(({ state }) => {
      invariants(state);
    });
  }
  expect(match.outcome.reason).toBe('koroth-run');
  expect(BY_PLAN.filter((event) => !met.has(event))).toEqual([]);
});
