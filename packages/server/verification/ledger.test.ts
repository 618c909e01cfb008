import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { audit, isFine } from './support/ledger.ts';
import { Seat } from './support/seat.ts';
import { openStorage, type Storage } from './support/storage.ts';

/** Who holds the record against the players' memory must notice when they differ. */

let storage: Storage;
let store: Store;
beforeAll(async () => {
  storage = await openStorage('sqlite');
  store = storage.open();
  await store.migrate();
  for (const [n, client] of [null, 'a-1', 'a-2'].entries()) {
    const kind = client === null ? ('start' as const) : ('answer' as const);
    const seat = client === null ? null : 0;
    const rest = { fingerprint: '', back: 0, events: '[]', event_count: 0, asked: 1, at: 0, stir: 0 };
    await store.append({ table_id: 'table', n, kind, seat, decision: n, picks: '["x"]', client_id: client, ...rest });
  }
});
afterAll(async () => {
  await store.close();
  await storage.close();
});

function remembering(...given: readonly (readonly [id: string, pick: string, version: number])[]): Seat {
  const seat = new Seat({ table: 'table', as: 0, cookie: null });
  for (const [id, pick, version] of given) seat.given.push({ id, decision: version, picks: [pick], version });
  return seat;
}

test('a record that agrees is fine', async () => {
  const found = await audit(store, 'table', [remembering(['a-1', 'x', 1], ['a-2', 'x', 2])]);
  expect(found).toMatchObject({ acknowledged: 2, lost: 0, duplicated: 0 });
  expect(isFine(found)).toBe(true);
});

test('an answer that is missing, or stands there otherwise, is lost', async () => {
  const found = await audit(store, 'table', [remembering(['a-1', 'y', 1], ['a-3', 'x', 2], ['a-4', 'x', 3])]);
  expect(found).toMatchObject({ acknowledged: 3, lost: 3 });
  expect(isFine(found)).toBe(false);
});

test('a step that was shown and is not there is noticed', async () => {
  const seat = remembering(['a-1', 'x', 1]);
  seat.version = 3;
  expect(await audit(store, 'table', [seat])).toMatchObject({ shownButNotKept: 1 });
});
