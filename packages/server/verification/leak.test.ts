import { expect, test } from 'vitest';
import { leakTest } from './leak.ts';

/** `npm run test:leak` does this with hundreds of games. */
test('nobody is sent what they may not know', { timeout: 120_000 }, async () => {
  expect(await leakTest({ games: 12, answers: 60 })).toMatchObject({ leaks: [], ok: true });
});
