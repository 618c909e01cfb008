import { describe, expect, it } from 'vitest';
import { newsFor } from '../src/table/news.ts';

const lines = (...seats: readonly (number | null)[]) => seats.map((seat, n) => ({ seat, n }));

describe('what is new to somebody', () => {
  it('is what the others did since one’s own last step', () => {
    expect(newsFor(lines(null, 0, 1, 1), 0).map(({ n }) => n)).toEqual([2, 3]);
    expect(newsFor(lines(null, 1, 0), 0)).toEqual([]);
    expect(newsFor(lines(null, 1), null)).toEqual([]);
  });

  it('is never how the table was set up, which one has just read', () => {
    expect(newsFor(lines(null, null, null), 0)).toEqual([]);
    expect(newsFor(lines(null, null, 1, 1), 0).map(({ n }) => n)).toEqual([2, 3]);
  });
});
