import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Moment, partsOf } from '@cantina/bots';
import type { Judgement } from '@cantina/kernel';
import { afterEach, expect, it } from 'vitest';
import { Curriculum, keptIn } from '../src/train/curriculum.ts';

const HIDDEN = 2;
const judgement: Judgement = {
  features: ['sun', 'rain'],
  weights: null,
  turn: () => 0,
  contenders: () => 2,
  contenderOf: (_g, seat) => seat,
  read: () => undefined,
};

const folder = mkdtempSync(join(tmpdir(), 'cantina-train-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const curriculum = (before = keptIn(folder)): Curriculum =>
  new Curriculum(judgement, folder, {
    hidden: HIDDEN,
    seed: '1',
    shared: new SharedArrayBuffer(4 * partsOf(judgement.features.length, HIDDEN).all),
    every: 10,
    before,
  });

/** Whoever stands in the sun wins. */
const game: readonly Moment[] = [0, 1].map((winner) => ({
  contenders: [0, 1].map((each) => ({ index: Uint16Array.of(each === winner ? 0 : 1), value: Float32Array.of(1) })),
  chances: [1 - winner, winner],
}));

const play = (of: Curriculum): void => {
  while (!of.add(game));
};

it('goes on where it stopped, with the games it has learned from', () => {
  const first = curriculum();
  play(first);
  const before = first.learn();
  expect(before).toMatchObject({ generation: 1, games: 20 });
  const again = curriculum();
  expect(again.generation).toBe(1);
  expect(again.weights('x').numbers).toBe(first.weights('x').numbers);
  play(again);
  const after = again.learn();
  expect(after).toMatchObject({ generation: 2, games: 30 });
  // Of 30 games two were kept apart: one of them is from the first evening
  expect(after.lossApart).toBeLessThan(before.lossApart);
  expect(again.weights('npm run train -- toy')).toMatchObject({
    note: 'npm run train -- toy: generation 2, 30 games, 0 minutes',
    trained: { generation: 2, games: 30 },
  });
});

it('plays more before it learns, where it goes on with weights alone', () => {
  const first = curriculum();
  play(first);
  first.learn();
  const weights = first.weights('x');
  rmSync(folder, { recursive: true, force: true });
  const again = curriculum(weights);
  play(again);
  expect(again.learn()).toMatchObject({ generation: 2, games: 60 });
  play(again);
  expect(again.learn()).toMatchObject({ generation: 3, games: 70 });
});

it('tells how sure the curve is, as the arena does', () => {
  const of = curriculum();
  for (let trial = 0; trial < 40; trial++) of.tried(trial % 4 === 0 ? 0 : 1);
  play(of);
  const { won, from, to } = of.learn();
  expect({ won, from, to }).toEqual({ won: 0.75, from: 0.5981, to: 0.8581 });
});
