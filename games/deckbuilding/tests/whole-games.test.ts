import { allOptions, cardsIn, type Frozen, type Match, type SeenEvent, type Viewer } from '@cantina/kernel';
import { coverageReport, exhaust, randomGame } from '@cantina/kernel/testing';
import { expect, test } from 'vitest';
import { cards } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { DeckState } from '../rules/state.ts';
import { invariants } from './invariants.ts';
import { EMPIRE, REBEL, subject } from './kit.ts';
import { playedGame } from './played.ts';

const VIEWERS: readonly Viewer[] = [EMPIRE, REBEL, 'spectator'];
const tables = allOptions(game.options);
const named = (options: object): string => Object.values(options).join(', ');
/** With the seed of a failure in CANTINA_SEED only that game is played again. */
const seeds = (usual: readonly string[]) =>
  process.env.CANTINA_SEED === undefined ? usual : [process.env.CANTINA_SEED];

/** Every check of the test kit: imagining, undo, save and restore, replay, verify. */
const CHECKED = [
  { bases: 'beginner', basesToWin: 3, buyOut: false, sides: 'first-empire' },
  { bases: 'beginner', basesToWin: 2, buyOut: true, sides: 'random' },
  { bases: 'galaxy', basesToWin: 3, buyOut: false, sides: 'random' },
  { bases: 'galaxy', basesToWin: 2, buyOut: true, sides: 'first-rebel' },
  { bases: 'secret', basesToWin: 2, buyOut: false, sides: 'first-rebel' },
  { bases: 'secret', basesToWin: 3, buyOut: true, sides: 'first-empire' },
] as const;

test.each(CHECKED.map((options) => [named(options), options] as const))('a game with every check: %s', (_, options) => {
  for (const seed of seeds(['1'])) randomGame(subject, { seats: 2, seed, options, every: 100 });
});

test.each(tables.map((options) => [named(options), options] as const))('whole games: %s', (_, options) => {
  for (const seed of seeds(['1', '2'])) {
    const match = playedGame(seed, options, (each, answers) => {
      each.read(({ state }) => {
        invariants(state);
        everyCardOnce(state);
      });
      const checked = answers % 50 === 0 ? VIEWERS : [];
      for (const viewer of checked) expect(leaks(each, viewer), `seed ${seed}`).toEqual([]);
    });
    for (const viewer of VIEWERS) expect(leaks(match, viewer, match.log(viewer)), `seed ${seed}`).toEqual([]);
    const winners = match.outcome?.winners ?? [];
    const score = winners.map((seat) => match.read((g) => cardsIn(g, 'victory', seat).length));
    expect(score, `seed ${seed}`).toEqual([options.basesToWin]);
  }
});

function everyCardOnce({ zones }: Frozen<DeckState>): void {
  const places = Object.values(zones).flat(2);
  const all = cards.reduce((sum, { count }) => sum + count, 0);
  if (places.length !== all || new Set(places).size !== all)
    throw new Error(`${places.length} cards instead of ${all}`);
}

/** Bases that lie face down for a viewer and stand all the same in what he is sent. */
function leaks(match: Match<DeckState>, viewer: Viewer, log: readonly SeenEvent[] = []): readonly string[] {
  const pending = match.pending.filter(({ seat }) => seat === viewer);
  const sent = JSON.stringify([match.view(viewer), pending, log]);
  return match.read((g) => subject.secrets?.(g, viewer) ?? []).filter((secret) => sent.includes(secret));
}

test('players who try what was tried least meet all faces, every verb, question and event', () => {
  const coverage = exhaust(subject, { games: 4 * tables.length, seed: '2', limit: 100_000 });
  expect(coverageReport(coverage)).not.toMatch(/never met|not declared/);
  expect(coverage.met.face.size).toBe(cards.length);
});
