import { expect, test } from 'vitest';
import { killTest } from './kill.ts';
import { STORES } from './support/storage.ts';

/** `npm run test:kill` does this a hundred times. */
test.each(STORES)(
  'nothing acknowledged is lost when the server is killed (%s)',
  { timeout: 120_000 },
  async (store) => {
    expect(await killTest({ kills: 2, store })).toMatchObject({ lost: 0, duplicated: 0, ok: true });
  },
);
