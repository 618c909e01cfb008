import { seedFrom, start } from '@cantina/kernel';
import { randomGames } from '@cantina/kernel/testing';
import { expect, test } from 'vitest';
import { game } from '../rules/game.ts';

const begin = () => start(game, { seats: 2, options: { goal: 5 }, seed: seedFrom('scrap') });

test('JC-SET-01 three cards lie open, and nobody sees the heap', () => {
  const { zones } = begin().view('spectator');
  expect(zones.row?.map(({ cards }) => cards.length)).toEqual([1, 1, 1]);
  expect([zones.heap?.[0]?.count, zones.heap?.[0]?.cards]).toEqual([21, []]);
});

test('JC-TURN-01, JC-TURN-03 a card is taken, the row is filled, the next one is asked', () => {
  const match = begin();
  const [question] = match.pending;
  expect(question?.options).toHaveLength(4);
  match.answer(0, question?.id ?? 0, [question?.options[0]?.id ?? '']);
  const { zones } = match.view('spectator');
  expect([zones.scrap?.[0]?.count, zones.row?.map(({ count }) => count), match.pending[0]?.seat]).toEqual([
    1,
    [1, 1, 1],
    1,
  ]);
});

randomGames({ game }, { games: 3 });
