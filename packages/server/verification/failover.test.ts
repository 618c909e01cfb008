import { expect, test } from 'vitest';
import { failoverTest } from './failover.ts';

/** `npm run test:failover` does this with fifty games. */
test('games go on at another process when theirs is killed', { timeout: 120_000 }, async () => {
  expect(await failoverTest({ games: 4 })).toMatchObject({ lost: 0, duplicated: 0, ok: true });
});
