import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RateLimit } from '../src/http/limits.ts';
import { networkOf } from '../src/http/security.ts';
import { Host } from './support/host.ts';
import { type Player, seated } from './support/player.ts';

let host: Host;
beforeAll(async () => {
  host = await Host.open({ limits: { connectionsPerAddress: 12, messagesPerSecond: 50 } });
});
afterAll(() => host.close());

/** What a raw socket gets back for each text it sends. */
async function speak(
  cookie: string,
  ...texts: readonly (string | Buffer)[]
): Promise<{ code?: string; closed?: number }[]> {
  const socket = new WebSocket(`${host.url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
  const heard: { code?: string; closed?: number }[] = [];
  await new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as { t: string; error?: { code: string } };
      if (message.t === 'hello') for (const text of texts) socket.send(text);
      else heard.push({ code: message.error?.code ?? message.t });
      if (heard.length >= texts.length) socket.close();
    });
    socket.on('close', (closed) => {
      if (closed !== 1005) heard.push({ closed });
      resolve();
    });
    socket.on('error', () => undefined);
  });
  return heard;
}

describe('what arrives', () => {
  let player: Player;
  let cookie: string;
  beforeAll(async () => {
    [player] = (await seated([host.client()])) as [Player];
    cookie = player.client.session ?? '';
  });

  test.each([
    ['no JSON', '{"t":'],
    ['no object', '[]'],
    ['null', 'null'],
    ['an unknown message', '{"t":"hack"}'],
    ['a name of the prototype', '{"t":"__proto__"}'],
    ['a field too many', '{"t":"ping","id":"a","more":1}'],
    ['a missing field', '{"t":"answer","id":"a"}'],
    ['a wrong type', '{"t":"ping","id":5}'],
    ['an id with strange signs', '{"t":"ping","id":"../.."}'],
    ['a number that is none', '{"t":"subscribe","table":"abcdefgh","as":1e400}'],
  ])('is refused: %s', async (_what, text) => {
    expect(await speak(cookie, text)).toEqual([{ code: 'bad-request' }]);
  });

  test('is refused when it is binary or too large', async () => {
    expect(await speak(cookie, Buffer.from([1, 2, 3]))).toEqual([{ code: 'bad-request' }]);
    expect(await speak(cookie, `{"t":"ping","id":"${'a'.repeat(20_000)}"}`)).toEqual([{ closed: 1009 }]);
  });

  test('is refused when it comes too fast', async () => {
    const heard = await speak(cookie, ...new Array<string>(300).fill('{"t":"ping","id":"a"}'));
    expect(heard.filter((each) => each.code === 'too-fast').length).toBeGreaterThan(20);
    expect(heard.filter((each) => each.code === 'pong').length).toBeGreaterThan(200);
  });

  test('does not get anybody thrown out who is merely too fast', async () => {
    const heard = await speak(cookie, ...new Array<string>(600).fill('{"t":"ping","id":"a"}'));
    expect(heard.filter((each) => each.code === 'too-fast').length).toBeGreaterThan(0);
    expect(heard.filter((each) => 'closed' in each)).toEqual([]);
  });

  test('comes through in the end, when our own page was too fast', async () => {
    const [player] = (await seated([host.client()])) as [Player];
    const live = player.client.live();
    try {
      const pings = Array.from({ length: 350 }, () => live.request({ t: 'ping' }));
      const watched = new Promise((resolve) => live.watch(player.table, 0, resolve));
      expect(new Set(await Promise.all(pings))).toEqual(new Set([0]));
      expect(await watched).toMatchObject({ t: 'state', table: player.table });
    } finally {
      live.close();
    }
  });

  test('comes no faster because the clock of the machine was set, and is not refused for it', () => {
    const limit = new RateLimit(1, 2);
    const now = 1_000_000_000;
    limit.take('anna', 1, now);
    limit.take('anna', 1, now - 3_600_000);
    expect(() => limit.take('anna', 1, now - 3_600_000)).toThrow('too-fast');
    limit.take('anna', 1, now - 3_600_000 + 1000);
  });

  test('has no effect on the table', () => {
    expect(player.version).toBe(0);
  });
});

describe('the doors', () => {
  test('pages of other servers may not act, nor open a socket', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const response = await fetch(`${host.url}/api/tables`, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(403);
    const [player] = (await seated([host.client()])) as [Player];
    const socket = new WebSocket(`${host.url.replace('http', 'ws')}/api/live`, {
      headers: { cookie: player.client.session ?? '', origin: 'https://evil.example' },
    });
    expect(await new Promise((resolve) => socket.on('error', (error) => resolve(error.message)))).toContain('403');
  });

  test('nobody gets in without a cookie', async () => {
    const socket = new WebSocket(`${host.url.replace('http', 'ws')}/api/live`);
    expect(await new Promise((resolve) => socket.on('error', (error) => resolve(error.message)))).toContain('401');
  });

  test('an address has only so many connections', async () => {
    const [player] = (await seated([host.client()])) as [Player];
    const lives = Array.from({ length: 14 }, () => player.client.socket());
    const results = await Promise.all(
      lives.map(
        (socket) =>
          new Promise((resolve) => {
            socket.on('open', () => resolve('open'));
            socket.on('error', (error) => resolve(error.message));
          }),
      ),
    );
    expect(results.filter((each) => String(each).includes('429')).length).toBeGreaterThan(0);
    for (const socket of lives) socket.terminate();
  });

  test('who breaks off before being let in takes up no place', async () => {
    const small = await Host.open({ limits: { connectionsPerAddress: 2 } });
    try {
      const anna = small.client();
      await anna.api.create({ game: 'bluff', seats: [{ kind: 'open' }] });
      // Nobody is let in while the store is busy.
      await small.server.house.store.db.transaction().execute(async () => {
        for (let i = 0; i < 2; i++) {
          const stream = connect(Number(new URL(small.url).port), '127.0.0.1');
          await once(stream, 'connect');
          stream.write(
            `GET /api/live HTTP/1.1\r\nhost: x\r\ncookie: ${anna.session}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'a'.repeat(22)}==\r\n\r\n`,
          );
          await setTimeout(50);
          stream.resetAndDestroy();
          await setTimeout(50);
        }
      });
      const socket = anna.socket();
      expect(await Promise.race([once(socket, 'open'), once(socket, 'error')])).toEqual([]);
      socket.terminate();
    } finally {
      await small.close();
    }
  });

  test('the cookie is out of reach for scripts and other sites; headers forbid everything foreign', async () => {
    const body = JSON.stringify({ game: 'bluff', seats: [{ kind: 'open' }] });
    const response = await fetch(`${host.url}/api/tables`, { method: 'POST', body });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await fetch(`${host.url}/any/page`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('no path leads out of the pages', async () => {
    const status = await new Promise((resolve) => {
      request(`${host.url}/`, { path: '/../../package.json' }, (response) => resolve(response.statusCode)).end();
    });
    expect(status).toBe(404);
    expect((await fetch(`${host.url}/api/nothing`)).status).toBe(404);
  });

  test('what is too large is refused before it is read', async () => {
    const response = await fetch(`${host.url}/api/tables`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'too-large' } });
  });

  test('links and cookies are stored only as hashes', async () => {
    const anna = host.client();
    const { links } = await anna.api.create({ game: 'bluff', seats: [{ kind: 'person' }] });
    const { db } = host.server.house.store;
    const stored = JSON.stringify([
      await db.selectFrom('tables').selectAll().execute(),
      await db.selectFrom('seats').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ]);
    for (const secret of [links.host, links.spectator, links.seats[0] ?? '', anna.session?.split('=')[1] ?? '']) {
      expect(secret.length).toBeGreaterThanOrEqual(32);
      expect(stored).not.toContain(secret);
    }
  });

  test('health, readiness and metrics are told', async () => {
    expect(await (await fetch(`${host.url}/healthz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${host.url}/readyz`)).json()).toEqual({ ready: true });
    expect(await (await fetch(`${host.url}/metrics`)).text()).toContain('cantina_answers_total');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:12:34:aaaa::1', '2001:db8:12:34'],
  ['2001:0DB8:12:34:bbbb:1:2:3', '2001:db8:12:34'],
  ['2001:db8:12:35::1', '2001:db8:12:35'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
