import { describe, expect, it } from 'vitest';
import { placeLabels } from '../kit/board/labels.ts';
import type { Space } from '../kit/board/map.ts';

const hex = (id: string, x: number, rank: number): Space => ({
  id,
  x,
  y: 0,
  size: 10,
  shape: 'flat-hex',
  kind: 'planet',
  name: 'Captain’s Rest',
  rank,
});

describe('names on a map', () => {
  it('of places people speak of are there on the smallest screen, those of others where there is room', () => {
    const named = placeLabels([hex('planet', 0, 3), hex('rock', 400, 2)], 1, [{ x: 0, y: 0, size: 20 }], []);
    expect(named.map(({ space }) => space)).toEqual(['planet']);
    const near = placeLabels([hex('planet', 0, 3), hex('rock', 400, 2)], 0.2, [], []);
    expect(near.map(({ space }) => space)).toEqual(['planet', 'rock']);
  });
});
