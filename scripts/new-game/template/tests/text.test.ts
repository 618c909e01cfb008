import { listen } from '@cantina/playable/testing';
import { expect, test } from 'vitest';
import { playable } from '../index.ts';

test('everything that is said at the table is tidy, in every language', () => {
  expect(listen(playable, { seats: 3, seed: 'text', answers: 60 }).untidy).toEqual([]);
});
