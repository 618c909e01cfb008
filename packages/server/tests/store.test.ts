import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { ActRow } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { actOfClient, readActs, readSnapshot } from '../src/store/tables.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

const act = (table: string, n: number, client: string | null = null): ActRow => ({
  table_id: table,
  n,
  kind: 'answer',
  seat: 0,
  decision: n,
  picks: '["pass"]',
  fingerprint: 'f',
  back: 0,
  events: '[]',
  event_count: n,
  asked: 1,
  client_id: client,
  at: 1_763_000_000_000 + n,
  stir: 0,
});

let postgres: Postgres;
const folder = mkdtempSync(join(tmpdir(), 'cantina-store-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['sqlite', 'postgres'])('the store on %s', (kind) => {
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    const where = {
      url: kind === 'postgres' ? await postgres.database() : undefined,
      file: join(folder, 'cantina.sqlite'),
    };
    store = openStore(where);
    other = openStore(where);
    // Only processes on PostgreSQL start at the same time.
    if (kind === 'sqlite') await store.migrate();
    await Promise.all([store, other].map((each) => each.migrate()));
  });
  afterAll(async () => {
    await store.close();
    await other.close();
  });

  test('keeps acts in order and gives them back as they were', async () => {
    for (let n = 0; n < 5; n++) expect(await store.append(act('a', n, `c${n}`))).toBe(true);
    expect(await readActs(other, 'a', 2)).toEqual([act('a', 3, 'c3'), act('a', 4, 'c4')]);
    expect(await actOfClient(other, 'a', 0, 'c3')).toBe(3);
  });

  test('lets one of two win a race for the same number', async () => {
    const written = await Promise.all([store.append(act('b', 0)), other.append(act('b', 0))]);
    expect(written.sort()).toEqual([false, true]);
  });

  test('takes the same answer only once', async () => {
    expect(await store.append(act('c', 0, 'same'))).toBe(true);
    expect(await other.append(act('c', 1, 'same'))).toBe(false);
  });

  test('writes many tables together, each with its own result', async () => {
    await store.append(act('many-7', 0));
    const written = await Promise.all(Array.from({ length: 100 }, (_, i) => store.append(act(`many-${i}`, 0))));
    expect(written.filter((each) => !each)).toHaveLength(1);
    expect(written[7]).toBe(false);
  });

  test('never replaces a save by an older one', async () => {
    await store.keepSnapshot({ table_id: 'd', n: 5, save: 'new' });
    await other.keepSnapshot({ table_id: 'd', n: 3, save: 'old' });
    expect(await readSnapshot(store, 'd')).toMatchObject({ n: 5, save: 'new' });
  });

  test('writes an act together with its save or not at all', async () => {
    expect(await store.appendWithSnapshot(act('e', 0), 'save')).toBe(true);
    expect(await other.appendWithSnapshot(act('e', 0), 'other')).toBe(false);
    expect(await readSnapshot(store, 'e')).toMatchObject({ n: 0, save: 'save' });
  });
});
