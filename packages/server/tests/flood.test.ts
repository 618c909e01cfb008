import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Job } from '../src/bots/jobs.ts';
import type { BotQuestion } from '../src/bots/thinkers.ts';
import { WorkerThinkers } from '../src/bots/worker.ts';
import { Connection } from '../src/live/connection.ts';
import { openStore } from '../src/store/open.ts';
import { isOutage } from '../src/store/outage.ts';
import { StoreClosed } from '../src/store/sqlite.ts';
import { refusalOf } from '../src/wire.ts';
import { Host } from './support/host.ts';
import { Player, seated } from './support/player.ts';

/** Nobody makes the server grow, starve others or stand still. */

let host: Host;
beforeAll(async () => {
  host = await Host.open();
});
afterAll(() => host.close());

/** A frame as clients send it: masked, here with nothing. */
const frame = (opcode: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
const PING = frame(9, 'x'.repeat(120));
const PONG = frame(10, 'x'.repeat(120));

/** A socket that is opened and then never reads. */
async function deafSocket(on: Host): Promise<Socket> {
  const [player] = (await seated([on.client()])) as [Player];
  const stream = openSocket(on, player.client.session ?? '');
  await once(stream, 'readable');
  player.live.close();
  return stream;
}

function openSocket(on: Host, cookie: string): Socket {
  const stream = connect(Number(new URL(on.url).port), '127.0.0.1');
  stream.on('error', () => undefined);
  stream.write(
    `GET /api/live HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'a'.repeat(22)}==\r\n\r\n`,
  );
  return stream;
}

describe('a socket', () => {
  test.each([
    ['pings', PING],
    ['pongs that nobody asked for', PONG],
  ])('that floods with %s is dropped', async (_what, bytes) => {
    const limited = await Host.open({ limits: { messagesPerSecond: 20 } });
    try {
      const stream = await deafSocket(limited);
      await expect.poll(() => limited.server.sockets.size).toBe(1);
      stream.write(Buffer.concat(Array.from({ length: 2000 }, () => bytes)));
      await expect.poll(() => limited.server.sockets.size).toBe(0);
      stream.destroy();
    } finally {
      await limited.close();
    }
  });

  test('is alive only by the answer to what it was asked, not by whatever it sends', async () => {
    const stream = await deafSocket(host);
    const { sockets } = host.server;
    await expect.poll(() => sockets.size).toBe(1);
    await sockets.lookAround();
    stream.write(PONG);
    await setTimeout(50);
    await sockets.lookAround();
    await expect.poll(() => sockets.size).toBe(0);
    stream.destroy();
  });

  test('is asked in its turn where there are many, so that nobody waits until all are asked', async () => {
    const many = await Host.open();
    const asked = vi.spyOn(Connection.prototype, 'areYouThere');
    try {
      const cookie = (await seated([many.client()]))[0]?.client.session ?? '';
      const { sockets } = many.server;
      for (let i = 0; i < 40; i++) openSocket(many, cookie);
      await expect.poll(() => sockets.size).toBeGreaterThan(39);
      const { size } = sockets;
      const round = sockets.lookAround();
      expect(asked.mock.calls.length).toBeLessThan(3);
      await round;
      expect(new Set(asked.mock.contexts).size).toBe(size);
    } finally {
      asked.mockRestore();
      await many.close();
    }
  });
});

describe('one address', () => {
  test('pays for sockets and requests out of one budget, by what they cost', async () => {
    const limited = await Host.open({ limits: { requestsPerSecond: 4 } });
    // The clock stands: what is spent does not come back, however long this machine takes.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    try {
      const [player] = (await seated([limited.client()])) as [Player];
      const socket = player.client.socket();
      const codes: string[] = [];
      socket.on('message', (data) => {
        const { t, error } = JSON.parse((data as Buffer).toString()) as { t: string; error?: { code: string } };
        codes.push(error?.code ?? t);
        if (t !== 'hello') return;
        const wish = { t: 'subscribe', table: player.table, as: 0, since: -1, protocol: 2 };
        for (let i = 0; i < 60; i++) socket.send(JSON.stringify(wish));
      });
      await expect.poll(() => codes.length).toBeGreaterThan(60);
      expect(codes.filter((code) => code === 'state').length).toBeLessThan(25);
      expect(codes).toContain('too-fast');
      expect((await fetch(`${limited.url}/api/games`)).status).toBe(429);
      // Nor does opening sockets cost nothing.
      const refused = await new Promise((resolve) => {
        player.client.socket().on('error', (error) => resolve(error.message));
      });
      expect(refused).toContain('429');
      socket.close();
    } finally {
      clock.mockRestore();
      await limited.close();
    }
  });

  test('makes so many tables an hour, rematches among them', async () => {
    const limited = await Host.open({ limits: { tablesPerHour: 2 } });
    try {
      const anna = limited.client();
      const { table } = await anna.api.create({ game: 'bluff', seats: [{ kind: 'person', me: true }] });
      await anna.api.act(table.id, 'end', {});
      const { rematch = '' } = await anna.api.act(table.id, 'rematch', {});
      await anna.api.act(rematch, 'end', {});
      await expect(anna.api.act(rematch, 'rematch', {})).rejects.toMatchObject({ error: { code: 'too-fast' } });
      // Who asks for the same one again is led there.
      expect((await anna.api.act(table.id, 'rematch', {})).rematch).toBe(rematch);
    } finally {
      await limited.close();
    }
  });
});

describe('bots', () => {
  const question = (hostOf: string, table: string): BotQuestion => ({
    game: 'bluff',
    host: hostOf,
    table,
    save: null,
    seat: 0,
    decision: 0,
    level: 'strong',
    seed: '',
    milliseconds: 1000,
  });

  test('of a stranger with many tables keep nobody waiting: hosts take turns', async () => {
    const asked: { table: string; milliseconds: number }[] = [];
    let answer: (picks: null) => void = () => undefined;
    const worker = {
      postMessage: ({ question: given }: Job) => asked.push({ table: given.table, milliseconds: given.milliseconds }),
      on: (event: string, listener: (picks: null) => void) => {
        if (event === 'message') answer = listener;
      },
      unref: () => undefined,
      terminate: () => Promise.resolve(0),
    };
    const thinkers = new WorkerThinkers(() => worker as never, 1);
    const all = Array.from({ length: 30 }, (_, i) => thinkers.think(question('stranger', `many-${i}`)));
    const own = thinkers.think(question('anna', 'mine'));
    answer(null);
    await own.catch(() => undefined);
    answer(null);
    expect(asked.map(({ table }) => table).slice(0, 2)).toEqual(['many-0', 'mine']);
    // The stranger's bots think less about each, while so many of them wait.
    expect(asked[2]?.milliseconds).toBeLessThan(200);
    await thinkers.close();
    await Promise.all(all);
  });

  test('that play only among themselves rest when nobody has looked for a while', async () => {
    const anna = host.client();
    const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'random' }) as const);
    const { table } = await anna.api.create({ game: 'bluff', options: { rounds: 50 }, seats });
    const room = await host.server.rooms.get(table.id);
    room.attendance.wasNeverSeen();
    await anna.api.act(table.id, 'start', {});
    await setTimeout(100);
    expect(room.version).toBe(0);
    const looking = new Player(anna, table.id, 'spectator');
    await looking.untilVersion(4);
  });

  test('asked at once answer together, in any order, after who takes longest: nobody is told by being quick', async () => {
    let thinking = 0;
    const slow = await Host.open({ botMilliseconds: 150 }, () => ({
      advise: () => Promise.resolve(null),
      review: () => Promise.resolve(null),
      think: async () => {
        thinking++;
        await setTimeout(120);
        return null;
      },
      close: () => Promise.resolve(),
    }));
    try {
      const anna = slow.client();
      const levels = ['strong', 'random', 'quick'] as const;
      const answers = async (): Promise<readonly { readonly seat: number; readonly waited: number }[]> => {
        const { table } = await anna.api.create({
          game: 'bluff',
          options: { rounds: 3 },
          seats: [{ kind: 'person', me: true }, ...levels.map((level) => ({ kind: 'bot', level }) as const)],
        });
        const player = new Player(anna, table.id, 0);
        await anna.api.act(table.id, 'start', {});
        await player.untilVersion(3);
        const { steps } = await anna.api.replay(table.id, { as: 0 });
        const began = steps[0]?.at ?? 0;
        const bots = steps.filter((each) => each.seat !== null && each.seat > 0).slice(0, 3);
        return bots.map(({ seat, at }) => ({ seat: seat ?? 0, waited: (at ?? 0) - began }));
      };
      // By chance eight tables have one order once in 280,000 tries
      const tables = [];
      for (let i = 0; i < 8; i++) tables.push(await answers());
      for (const bots of tables) {
        expect(bots.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual([1, 2, 3]);
        // The one who picks at random has waited for the others.
        expect(bots.find(({ seat }) => seat === 2)?.waited).toBeGreaterThanOrEqual(100);
      }
      expect(new Set(tables.map((bots) => bots.map(({ seat }) => seat).join(' '))).size).toBeGreaterThan(1);
      expect(thinking).toBeGreaterThan(0);
    } finally {
      await slow.close();
    }
  });

  test('that come to nothing in their time pass where one may, and propose nothing', async () => {
    const busy = await Host.open({}, () => ({
      think: () => Promise.resolve(null),
      advise: () => Promise.resolve(null),
      review: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    }));
    try {
      const anna = busy.client();
      const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'quick' }) as const);
      const { table } = await anna.api.create({ game: 'bluff', options: { rounds: 6 }, seats });
      await anna.api.act(table.id, 'start', {});
      const looking = new Player(anna, table.id, 'spectator');
      await looking.untilVersion(18);
      const acts = await busy.server.house.store.db
        .selectFrom('acts')
        .select('picks')
        .where('table_id', '=', table.id)
        .where('kind', '=', 'answer')
        .execute();
      const answers = acts.map(({ picks }) => picks);
      expect(answers).toContain('["pass"]');
      expect(answers).not.toContain('["draw"]');
    } finally {
      await busy.close();
    }
  });
});

describe('the store', () => {
  test.each([
    ['PostgreSQL is not reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['PostgreSQL stops', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['a query takes too long', new Error('Query read timeout')],
    ['the connection is gone', new Error('Connection terminated unexpectedly')],
    ['the disk is full', Object.assign(new Error('database or disk is full'), { errcode: 13 })],
    [
      'it is within something else',
      new Error('failed', { cause: Object.assign(new Error('lost'), { code: '08006' }) }),
    ],
  ])('is away, not broken, when %s', (_when, error) => {
    expect(isOutage(error)).toBe(true);
    const { error: told } = refusalOf(error, pino({ level: 'silent' }));
    expect(told.code).toBe('store-unavailable');
    expect(isOutage(new TypeError('x is not a function'))).toBe(false);
  });

  test('says so to those who look whether it is ready, also when only writing fails', async () => {
    const small = await Host.open();
    try {
      expect((await fetch(`${small.url}/readyz`)).status).toBe(200);
      const { db } = small.server.house.store;
      const { sql } = await import('kysely');
      await sql`pragma query_only = on`.execute(db);
      expect((await fetch(`${small.url}/readyz`)).status).toBe(503);
      const response = await fetch(`${small.url}/api/tables`, {
        method: 'POST',
        body: JSON.stringify({ game: 'bluff', seats: [{ kind: 'open' }] }),
      });
      expect(await response.json()).toMatchObject({ error: { code: 'store-unavailable' } });
      await sql`pragma query_only = off`.execute(db);
    } finally {
      await small.close();
    }
  });

  test('serves one process per folder, and its files are for their owner alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cantina-lock-'));
    const file = join(folder, 'data', 'cantina.sqlite');
    const store = openStore({ file, alone: true });
    expect(() => openStore({ file, alone: true })).toThrow(StoreClosed);
    // The commands of the operator work meanwhile.
    openStore({ file })
      .close()
      .catch(() => undefined);
    expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0);
    for (const name of readdirSync(join(folder, 'data')))
      expect(statSync(join(folder, 'data', name)).mode & 0o077).toBe(0);
    return store.close().then(() => {
      const again = openStore({ file, alone: true });
      return again.close().then(() => rmSync(folder, { recursive: true }));
    });
  });

  test('warns when the folder is not new but its database is', async () => {
    const lines: string[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'cantina-empty-'));
    writeFileSync(join(folder, 'cantina.sqlite'), 'x');
    truncateSync(join(folder, 'cantina.sqlite'));
    const { CantinaServer } = await import('../src/server.ts');
    const { DEFAULT_SETTINGS } = await import('../src/settings.ts');
    const { games } = await import('./support/games.ts');
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const thinkers = {
      think: () => Promise.resolve(null),
      advise: () => Promise.resolve(null),
      review: () => Promise.resolve(null),
      close: () => Promise.resolve(),
    };
    const server = new CantinaServer({
      settings: { ...DEFAULT_SETTINGS, dataDir: folder, pushHosts: [] },
      games,
      thinkers,
      log,
    });
    expect(lines.join('')).toContain('a new one is made');
    await server.house.store.close();
    rmSync(folder, { recursive: true });
  });
});
