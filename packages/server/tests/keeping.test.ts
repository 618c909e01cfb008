import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, checkArchive, forgetOldBackups } from '../src/backup.ts';
import type { NodeClient } from '../src/client/node.ts';
import { cookieFor, tokenOf } from '../src/http/session.ts';
import * as operator from '../src/store/admin.ts';
import { Clockwork } from '../src/table/clockwork.ts';
import { gathered, seatedIn } from './support/group.ts';
import { Host } from './support/host.ts';
import { Player, playOn, seated } from './support/player.ts';

/** What people and operators may rely on: nothing forged comes in, what should go is gone, what should stay stays. */

let host: Host;
beforeAll(async () => {
  host = await Host.open({ allowImport: true, limits: { tablesPerHour: 1000 } });
});
afterAll(() => host.close());

const code = (wanted: string): unknown =>
  expect.objectContaining({ error: expect.objectContaining({ code: wanted }) as unknown });

describe('a file from somebody', () => {
  async function exported(
    status: 'finished' | 'playing',
  ): Promise<{ lines: Record<string, object>[]; cookie: string }> {
    const open = await Host.open({ exportsRunning: true });
    try {
      const players = await seated([open.client()], { rounds: 3 });
      const [anna] = players as [Player];
      await playOn(players, status === 'finished' ? undefined : 2);
      if (status === 'finished') await anna.until(() => anna.last('table')?.info.status === 'finished');
      await anna.live.request({ t: 'chat', table: anna.table, as: 0, text: 'x' });
      const headers = { cookie: anna.client.session ?? '' };
      const file = await (await fetch(`${open.url}/api/tables/${anna.table}/export`, { headers })).text();
      return {
        lines: file
          .trim()
          .split('\n')
          .map((each) => JSON.parse(each) as Record<string, object>),
        cookie: headers.cookie,
      };
    } finally {
      await open.close();
    }
  }
  const bring = async (lines: readonly object[]) => {
    const body = lines.map((each) => JSON.stringify(each)).join('\n');
    const response = await fetch(`${host.url}/api/import`, { method: 'POST', body });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? null;
    return { body: (await response.json()) as { table?: { id: string; imported: boolean } }, cookie };
  };
  const changed = (lines: readonly Record<string, object>[], kind: string, change: object) =>
    lines.map((row) => (row[kind] === undefined ? row : { [kind]: { ...row[kind], ...change } }));

  test('comes in as what it is, without what was said elsewhere', async () => {
    const { lines } = await exported('finished');
    const { body, cookie } = await bring(lines);
    expect(body.table?.imported).toBe(true);
    const anna = host.client().as(cookie);
    const seen = new Player(anna, body.table?.id ?? '', 'spectator');
    await seen.until(() => seen.last('state') !== undefined);
    expect(seen.last('state')?.chat).toEqual([]);
  });

  test.each([
    ['an outcome that was invented', 'tables', { outcome: '{"winners":[],"reason":"mine"}' }],
    ['another seed', 'tables', { seed: 'f'.repeat(64), secret: null }],
    ['answers that were not given', 'acts', { picks: '["card:0"]' }],
    ['a name that is none', 'seats', { name: 'x'.repeat(5000) }],
  ])('is refused with %s', async (_what, kind, change) => {
    const { lines } = await exported('finished');
    expect((await bring(changed(lines, kind, change))).body).toEqual(code('bad-file'));
  });

  test('tells nothing that did not happen: its record is made anew', async () => {
    const { lines } = await exported('finished');
    const forged = changed(lines, 'acts', { events: '[{"n":0,"type":"score","data":{"points":999},"to":31}]' });
    const { body, cookie } = await bring(forged);
    const { steps } = await host
      .client()
      .as(cookie)
      .api.replay(body.table?.id ?? '');
    expect(JSON.stringify(steps)).not.toContain('"points":999');
  });

  test('of a game that still runs is its bringer’s alone: nobody is lured into a game whose seed they know', async () => {
    const { lines } = await exported('playing');
    const { body, cookie } = await bring(lines);
    const id = body.table?.id ?? '';
    const bringer = host.client().as(cookie);
    await bringer.api.act(id, 'leave', { seat: 0 });
    const { link = '' } = await bringer.api.act(id, 'links', { for: 0 });
    await expect(host.client().api.join({ token: link, name: 'Victim' })).rejects.toEqual(code('seat-not-open'));
  });
});

describe('somebody who wants to be forgotten', () => {
  test('leaves nothing behind: no seat, no name, no word, no cookie', async () => {
    const [anna, ben] = (await seated([host.client(), host.client()])) as [Player, Player];
    await ben.live.request({ t: 'chat', table: ben.table, as: 1, text: 'my secret' });
    const { session } = ben.client;
    await ben.client.api.forget();
    await anna.until(() => anna.last('table')?.info.seats[1]?.claimed === false);
    expect(anna.last('table')?.info.seats[1]).toMatchObject({ name: '', bot: 'quick' });
    await expect(host.client().as(session).api.table(anna.table)).rejects.toEqual(code('no-session'));
    const { db } = host.server.house.store;
    const stored = JSON.stringify([
      await db.selectFrom('chat').selectAll().where('table_id', '=', anna.table).execute(),
      await db.selectFrom('seats').selectAll().where('table_id', '=', anna.table).execute(),
      await db.selectFrom('members').selectAll().where('table_id', '=', anna.table).execute(),
    ]);
    expect(stored).not.toContain('my secret');
    expect(stored).not.toContain('P1');
  });

  test('a cookie is bound to its host under https, and lasts from its last use', async () => {
    expect(cookieFor('t'.repeat(30), true)).toMatch(/^__Host-cantina=t+; Path=\/; .*; Secure$/);
    expect(tokenOf({ headers: { cookie: `cantina=${'a'.repeat(30)}; __Host-cantina=${'b'.repeat(30)}` } })).toBe(
      'b'.repeat(30),
    );
    const anna = host.client();
    await anna.api.create({ game: 'bluff', seats: [{ kind: 'open' }] });
    const { db } = host.server.house.store;
    const listed = () => fetch(`${host.url}/api/tables`, { headers: { cookie: anna.session ?? '' } });
    expect((await listed()).headers.getSetCookie()).toEqual([]);
    await db.updateTable('sessions').set({ created_at: 0 }).execute();
    expect((await listed()).headers.getSetCookie()[0]).toContain(anna.session);
    expect((await listed()).headers.getSetCookie()).toEqual([]);
  });
});

describe('an operator', () => {
  test('lists, looks, speaks, ends and deletes, and a running server sees it', async () => {
    const [anna] = (await seated([host.client()])) as [Player];
    const { table } = anna;
    // As another program does it, on a connection of its own.
    const { openStore } = await import('../src/store/open.ts');
    const store = openStore({ file: join(host.folder, 'cantina.sqlite') });
    try {
      expect((await operator.listTables(store, 1000)).map(({ id }) => id)).toContain(table);
      const looked = JSON.stringify(await operator.lookAt(store, table));
      expect(looked).toContain('Anna');
      expect(looked).not.toContain('seed');
      await operator.tellTables(store, table, 'back in five minutes');
      await anna.until(() => anna.last('chat')?.line.kind === 'operator');
      expect(await operator.endTable(store, table)).toBe(true);
      await anna.until(() => anna.last('table')?.info.status === 'ended');
      expect(await operator.removeTable(store, table)).toBe(true);
      await anna.until(() => anna.last('gone') !== undefined);
      expect(await operator.lookAt(store, table)).toBeNull();
    } finally {
      await store.close();
    }
  });

  test('lets an address or a browser in no more', async () => {
    const banning = await Host.open({ trustProxy: true });
    try {
      const { store, bans } = banning.server.house;
      const anna = banning.client();
      await anna.api.create({ game: 'bluff', seats: [{ kind: 'open' }] });
      const from = (address: string) => fetch(`${banning.url}/api/games`, { headers: { 'x-forwarded-for': address } });
      await operator.ban(store, 'address', '203.0.113.7', 'spam');
      await bans.read(store);
      expect((await from('203.0.113.7')).status).toBe(403);
      expect((await from('203.0.113.8')).status).toBe(200);
      expect(await operator.unban(store, '203.0.113.7')).toBe(true);
      await bans.read(store);
      expect((await from('203.0.113.7')).status).toBe(200);
      const live = anna.live();
      await expect.poll(() => banning.server.sockets.size).toBe(1);
      expect(await operator.revoke(store, anna.session?.split('=')[1] ?? '')).toBe(true);
      await banning.server.caretaker.lookAround();
      await expect.poll(() => banning.server.sockets.size).toBe(0);
      live.close();
    } finally {
      await banning.close();
    }
  });

  test('has backups that can be restored, as many as wanted, and knows when one can’t be', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cantina-backups-'));
    await seated([host.client()]);
    const { file, rows } = await backUp(host.server.house.store, folder);
    expect(rows).toBeGreaterThan(5);
    expect(statSync(file).mode & 0o077).toBe(0);
    await backUp(host.server.house.store, folder);
    forgetOldBackups(folder, 1);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
    const [left = ''] = readdirSync(folder);
    truncateSync(join(folder, left), 200);
    await expect(checkArchive(join(folder, left))).rejects.toThrow('unexpected end of file');
    rmSync(folder, { recursive: true });
  });

  test('keeps tables for as long as they say; running ones always', async () => {
    const forgetful = await Host.open({ keepDays: 30 });
    try {
      const { store } = forgetful.server.house;
      const [anna] = (await seated([forgetful.client()])) as [Player];
      const { table } = await forgetful.client().api.create({ game: 'bluff', seats: [{ kind: 'open' }] });
      expect(await forgetful.server.caretaker.forget()).toBe(0);
      await store.db.updateTable('tables').set({ created_at: 0, started_at: 0 }).execute();
      expect(await forgetful.server.caretaker.forget()).toBe(1);
      expect((await operator.listTables(store, 10)).map(({ id }) => id)).toEqual([anna.table]);
      expect(table.id).not.toBe(anna.table);
    } finally {
      await forgetful.close();
    }
  });
});

describe('a campaign', () => {
  test('does not open tables that their host has closed, sends people away, and changes hands', async () => {
    const [anna, ben, carl] = [host.client(), host.client(), host.client()] as [NodeClient, NodeClient, NodeClient];
    const { id, link } = await gathered([anna, ben]);
    const [player] = (await seatedIn(id, [anna])) as [Player];
    await anna.api.act(player.table, 'lock', { locked: true });
    await carl.api.joinCampaign(link);
    await expect(carl.api.table(player.table)).rejects.toEqual(code('unknown-table'));
    await anna.api.act(player.table, 'lock', { locked: false });
    const { people } = await anna.api.group(id);
    expect(people).toHaveLength(3);
    await expect(ben.api.group(id)).rejects.toEqual(code('not-the-host'));
    const before = await Promise.all([ben.api.campaign(id, 'en'), carl.api.campaign(id, 'en')]);
    expect(before).toHaveLength(2);
    await anna.api.actOnCampaign(id, 'remove', { person: people[1]?.id ?? '' });
    await expect(ben.api.campaign(id, 'en')).rejects.toEqual(code('unknown-campaign'));
    await expect(ben.api.table(player.table)).rejects.toEqual(code('unknown-table'));
    await expect(ben.api.joinCampaign(link)).rejects.toEqual(code('unknown-link'));
    await anna.api.actOnCampaign(id, 'leave', {});
    expect((await carl.api.campaign(id, 'en')).campaign.host).toBe(true);
  });
});

test('time by which a machine’s clock was set forward is nobody’s', () => {
  let wall = 1_000_000;
  let pulse = 0;
  const clock = new Clockwork(
    () => undefined,
    () => wall,
    () => pulse,
  );
  clock.set({ perAnswer: 10, reserve: 60 }, 1, [{ n: 0, seat: null, asked: 1, at: wall }]);
  wall += 3_600_000 + 4000;
  pulse += 4000;
  expect(clock.left).toEqual([{ reserve: 60, answer: 6 }]);
  expect(clock.isOver(0)).toBe(false);
});

test('a game with a clock may leave the memory, and is there again when the time is up', async () => {
  const anna = host.client();
  const seats = [{ kind: 'person', me: true } as const];
  const { table } = await anna.api.create({ game: 'bluff', seats, clock: { perAnswer: 10, reserve: 0 } });
  await anna.api.act(table.id, 'start', {});
  const { rooms, house } = host.server;
  const room = await rooms.get(table.id);
  await room.run(() => room.loaded());
  rooms.sweep(Date.now() + 120_000);
  expect(room.match).toBeNull();
  const real = house.store.now.bind(house.store);
  house.store.now = () => real() + 11_000;
  try {
    rooms.sweep();
    await expect.poll(async () => (await rooms.get(table.id)).table.seats[0]?.stand_in).toBe('clock');
  } finally {
    house.store.now = real;
  }
});
