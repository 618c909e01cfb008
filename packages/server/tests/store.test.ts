import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { ActRow } from '../src/store/schema.ts';
import { sqliteBase } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';
import { actOfClient, readActs, readSnapshot } from '../src/store/tables.ts';
import { renewPresence } from '../src/table/presence.ts';
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

  test('forgets who was connected to a process that died', async () => {
    const row = { table_id: 'p', seats: 1, spectators: 0 };
    const hour = 3_600_000;
    await store.db
      .insertInto('presence')
      .values([
        { ...row, process: 'killed', at: store.now() - hour },
        { ...row, process: 'running', at: store.now() },
        { ...row, process: store.process, at: store.now() - hour },
      ])
      .execute();
    await renewPresence(store);
    const left = await other.db.selectFrom('presence').select('process').where('table_id', '=', 'p').execute();
    expect(left.map(({ process }) => process).sort()).toEqual(['running', store.process].sort());
  });

  test('writes an act together with its save or not at all', async () => {
    expect(await store.appendWithSnapshot(act('e', 0), 'save')).toBe(true);
    expect(await other.appendWithSnapshot(act('e', 0), 'other')).toBe(false);
    expect(await readSnapshot(store, 'e')).toMatchObject({ n: 0, save: 'save' });
  });
});

describe('a SQLite file', () => {
  /** A store whose disk takes as long as a test wants. */
  const slow = async (name: string) => {
    const syncs: ((error: Error | null) => void)[] = [];
    const isHeld = { now: false };
    const store = new Store(
      sqliteBase(join(folder, name), (_, done) => {
        if (isHeld.now) syncs.push(done);
        else done(null);
      }),
    );
    await store.migrate();
    isHeld.now = true;
    return { store, syncs, isHeld };
  };
  const settled = async (work: Promise<unknown>): Promise<boolean> => {
    const later = new Promise((resolve) => {
      setTimeout(() => resolve('later'), 30);
    });
    return (await Promise.race([work, later])) !== 'later';
  };

  test('acknowledges a change when it is on the disk, and lets others read meanwhile', async () => {
    const { store, syncs, isHeld } = await slow('slow.sqlite');
    const first = store.append(act('a', 0));
    const table = store.db.insertInto('sessions').values({ id: 's', created_at: 0, renewed_at: 0 }).execute();
    await expect.poll(() => syncs.length).toBe(1);
    const second = store.append(act('b', 0));
    expect(await settled(Promise.race([first, table, second]))).toBe(false);
    expect(await readActs(store, 'a', -1)).toHaveLength(1);
    // What was written after a sync has begun waits for the next one.
    syncs.shift()?.(null);
    expect(await settled(Promise.all([first, table]))).toBe(true);
    expect(await settled(second)).toBe(false);
    await expect.poll(() => syncs.length).toBe(1);
    syncs.shift()?.(null);
    expect(await second).toBe(true);
    isHeld.now = false;
    await store.close();
  });

  test('promises nothing more after the disk has failed', async () => {
    const { store, syncs, isHeld } = await slow('failing.sqlite');
    const first = store.append(act('a', 0));
    await expect.poll(() => syncs.length).toBe(1);
    syncs.shift()?.(Object.assign(new Error('no disk'), { code: 'EIO' }));
    await expect(first).rejects.toThrow('no disk');
    isHeld.now = false;
    await expect(store.append(act('b', 0))).rejects.toThrow('no disk');
    await expect(store.ping()).rejects.toThrow('no disk');
    await store.close();
  });

  test('carries over what was appended while it is open, so that the file beside it does not grow for ever', async () => {
    const file = join(folder, 'growing.sqlite');
    const store = openStore({ file });
    await store.migrate();
    const events = `"${'x'.repeat(60_000)}"`;
    for (let n = 0; n < 10; n++)
      await Promise.all(Array.from({ length: 30 }, (_, i) => store.append({ ...act(`g${i}`, n), events })));
    await expect.poll(() => statSync(file).size, { timeout: 10_000 }).toBeGreaterThan(4_000_000);
    expect(store.wasChangedElsewhere()).toBe(false);
    await store.close();
    const again = openStore({ file });
    expect(await readActs(again, 'g7', -1)).toHaveLength(10);
    await again.close();
  });
});
