import { expect, test } from 'vitest';
import { malformedTest } from './malformed.ts';

/** `npm run test:malformed` does this with a hundred thousand. */
test('whatever is sent, it gets a typed answer and changes nothing', { timeout: 120_000 }, async () => {
  expect(await malformedTest({ messages: 3000 })).toMatchObject({ faults: [], unchanged: true, ok: true });
});
