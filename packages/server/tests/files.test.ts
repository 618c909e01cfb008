import { verify } from '@cantina/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playedAll } from '../src/client/played.ts';
import { exportLines, importLines } from '../src/store/archive.ts';
import { bluff } from './support/bluff.ts';
import { Host } from './support/host.ts';
import { Player, playOn, seated } from './support/player.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';

let host: Host;
let postgres: Postgres;
beforeAll(async () => {
  [host, postgres] = await Promise.all([Host.open({ allowImport: true }), startPostgres()]);
});
afterAll(async () => {
  await host.close();
  await postgres.stop();
});

async function* lines(of: readonly string[]): AsyncGenerator<string> {
  for (const each of of) yield await Promise.resolve(each);
}

describe('the whole server as one file', () => {
  test('moves from SQLite to PostgreSQL, and people go on where they were', async () => {
    const players = await seated([host.client(), host.client()], { rounds: 50 });
    const [anna] = players as [Player];
    await playOn(players, 40);
    const archive: string[] = [];
    for await (const line of exportLines(host.server.house.store)) archive.push(line);
    const other = await Host.open({ databaseUrl: await postgres.database() });
    try {
      const { store } = other.server.house;
      expect(await importLines(store, lines(archive))).toMatchObject({ skipped: 0 });
      expect(await importLines(store, lines(archive))).toMatchObject({ tables: 0 });
      const moved = new Player(other.client().as(anna.client.session), anna.table, 0);
      await moved.until(() => moved.version === 40);
      expect(moved.sight?.view).toEqual(anna.sight?.view);
      expect(moved.sight?.pending).toEqual(anna.sight?.pending);
    } finally {
      await other.close();
    }
  });

  test.each([
    ['nothing', []],
    ['another file', ['{"some":"thing"}']],
    ['an unknown kind of row', ['head', '{"secrets":{}}']],
    ['a row that does not fit', ['head', '{"tables":{"id":5}}']],
  ])('is refused when it is %s', async (_what, content) => {
    const { value: head = '' } = (await exportLines(host.server.house.store).next()) as { value?: string };
    const given = content.map((each) => (each === 'head' ? head : each));
    await expect(importLines(host.server.house.store, lines(given))).rejects.toMatchObject({ code: 'bad-file' });
  });
});

describe('one table', () => {
  test('can be taken home as a file when it is over, and brought to another place', async () => {
    const players = await seated([host.client(), host.client()], { rounds: 3 });
    const [anna] = players as [Player];
    const address = `${host.url}/api/tables/${anna.table}/export`;
    const headers = { cookie: anna.client.session ?? '' };
    expect((await fetch(address, { headers })).status).toBe(409);
    await playOn(players);
    await anna.until(() => anna.last('table')?.info.status === 'finished');
    const file = await (await fetch(address, { headers })).text();
    const guest = host.client();
    const response = await fetch(`${host.url}/api/import`, { method: 'POST', body: file });
    expect(response.status).toBe(201);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? null;
    const { table } = (await response.json()) as { table: { id: string; host: boolean } };
    expect(table.id).not.toBe(anna.table);
    const { transcript } = await guest.as(cookie).api.replay(table.id);
    expect(verify(bluff, transcript)).toMatchObject({ ok: true });
  });

  test.each([
    ['options', '{"rounds":', 'bad-file'],
    ['options', 'null', 'bad-file'],
    ['clock', '{}', 'bad-file'],
    ['outcome', '{}', 'bad-file'],
    ['game', 'chess', 'unknown-game'],
  ])('is refused as a whole when its %s can only be %s', async (field, value, code) => {
    const players = await seated([host.client()], { rounds: 3 });
    const [anna] = players as [Player];
    await playOn(players);
    const headers = { cookie: anna.client.session ?? '' };
    const file = await (await fetch(`${host.url}/api/tables/${anna.table}/export`, { headers })).text();
    const broken = file
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each) as { tables?: object })
      .map((row) => JSON.stringify(row.tables === undefined ? row : { tables: { ...row.tables, [field]: value } }));
    const { tables } = await anna.client.api.tables();
    const response = await fetch(`${host.url}/api/import`, { method: 'POST', headers, body: broken.join('\n') });
    expect(await response.json()).toMatchObject({ error: { code } });
    expect(await anna.client.api.tables()).toEqual({ tables });
  });

  test("shows everybody's view of every step when it is over, and only one's own before", async () => {
    const players = await seated([host.client(), host.client()], { rounds: 3 });
    const [anna, ben] = players as [Player, Player];
    await playOn(players, 3);
    const own = await anna.client.api.replay(anna.table, { as: 0 });
    expect(own).toMatchObject({ seed: null, transcript: null });
    await expect(anna.client.api.replay(anna.table, { as: 1 })).rejects.toMatchObject({
      error: { code: 'not-your-seat' },
    });
    await expect(anna.client.api.views(anna.table, { as: 1 })).rejects.toMatchObject({
      error: { code: 'not-your-seat' },
    });
    await playOn(players);
    await anna.until(() => anna.last('table')?.info.status === 'finished');
    const steps = playedAll(await anna.client.api.views(anna.table, { as: 1, from: 0, to: 3 }));
    expect(steps.map((each) => each.n)).toEqual([0, 1, 2, 3]);
    expect(steps[0]?.view).toEqual(ben.last('state')?.view);
  });
});
