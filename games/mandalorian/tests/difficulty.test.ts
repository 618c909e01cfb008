import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { characters, missionOf } from '../content/all.ts';
import { healthFor, trackSizeFor } from '../rules/event/counting.ts';
import type { Options } from '../rules/state.ts';
import { subject } from './kit.ts';
import { guards } from './positions.ts';

type Level = Pick<Options, 'difficulty' | 'balanced'>;
const LEVELS = ['easy', 'normal', 'hard'] as const;
const book = (difficulty: Options['difficulty']): Level => ({ difficulty, balanced: false });
const balanced = (difficulty: Options['difficulty']): Level => ({ difficulty, balanced: true });

it('MA-DIF-02 MA-DIF-03 MA-DIF-04 · the levels differ in the side of the card and in the hand, in nothing else', (play) => {
  for (const id of ['m1', 'm2'] as const) {
    const [easy, normal, hard] = LEVELS.map((level) => guards(play, id, level));
    expect([easy, hard]).toEqual([normal, normal]);
  }
  const alarm = LEVELS.map((level) => trackSizeFor(missionOf('m3'), 2, book(level)));
  expect(alarm).toEqual([6, 6, 6]);
  expect(characters.map(({ id }) => healthFor(id, book('easy')) - healthFor(id, book('normal')))).toEqual(
    characters.map(() => 1),
  );
  expect(characters.map(({ id }) => healthFor(id, book('hard')))).toEqual(
    characters.map(({ id }) => healthFor(id, book('normal'))),
  );
});

it('MA-DIF-04 · hard: three cards in hand, at the start', (play) => {
  const hands = (difficulty: Options['difficulty']) => {
    const table = play(subject, { seats: 1, options: { difficulty } });
    table.leavesOpen();
    return table.pile('hand', 0).length;
  };
  expect(LEVELS.map(hands)).toEqual([4, 4, 3]);
});

it('MD-GEN-12 · Cantina balance is an option of its own: sturdier on easy, more watched on hard', (play) => {
  const watched = (id: 'm1' | 'm2', level: Level['difficulty']) => guards(play, id, level, true).length;
  expect(LEVELS.map((level) => watched('m1', level))).toEqual([2, 2, 4]);
  expect(LEVELS.map((level) => watched('m2', level))).toEqual([2, 2, 3]);
  expect(LEVELS.map((level) => trackSizeFor(missionOf('m3'), 4, balanced(level)))).toEqual([8, 8, 4]);
  const more = characters.filter(({ id }) => healthFor(id, balanced('easy')) > healthFor(id, book('easy')));
  expect(more.map(({ id }) => id)).toEqual(['mandalorian', 'mayfeld', 'xian', 'burg']);
  expect(characters.every(({ id }) => healthFor(id, balanced('hard')) === healthFor(id, book('hard')))).toBe(true);
});

it('MD-GEN-12 · who says nothing plays by the book', (play: Play) => {
  const table = play(subject, { seats: 2, options: {} });
  table.leavesOpen();
  expect(table.state.options.balanced).toBe(false);
});
