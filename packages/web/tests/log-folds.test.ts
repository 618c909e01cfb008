import { expect, it } from 'vitest';
import { foldsOf, type Line } from '../src/table/log-folds.ts';

const line = (n: number, step: number, type: string, seat = 0): Line => ({
  ...{ key: `event ${n}`, step, seat, said: [{ kind: 'text', text: type }] },
  event: { n, type, data: {} },
});
/** Cards that are played are one sentence, however many. */
const sumUp = (events: readonly { readonly type: string }[]): string | undefined =>
  events.every(({ type }) => type === 'play') ? `${events.length} cards` : undefined;
const NO_NEWS = -1;

it('tells steps of one seat in one sentence where there is one, and unfolds to all of them', () => {
  const lines = [line(0, 1, 'play'), line(1, 2, 'play'), line(2, 3, 'buy'), line(3, 3, 'refill')];
  const folds = foldsOf(lines, NO_NEWS, sumUp);
  expect(folds.map(({ sum, lines: all }) => [sum, all.length])).toEqual([
    ['2 cards', 2],
    [undefined, 2],
  ]);
  expect(folds[0]?.lines.map(({ step }) => step)).toEqual([1, 2]);
});

it('folds nothing of two people into one, nor what is new into what was read', () => {
  expect(foldsOf([line(0, 1, 'play'), line(1, 2, 'play', 1)], NO_NEWS, sumUp)).toHaveLength(2);
  expect(foldsOf([line(0, 1, 'play'), line(1, 2, 'play')], 1, sumUp)).toHaveLength(2);
});
