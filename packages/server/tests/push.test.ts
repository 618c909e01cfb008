import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NodeClient } from '../src/client/node.ts';
import { isAllowedHost } from '../src/notify/hosts.ts';
import { encrypt } from '../src/push/encryption.ts';
import { Host } from './support/host.ts';
import { Player, seated } from './support/player.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const received: Received[] = [];
let status = 201;
const waiting: (() => void)[] = [];
/** A push service, as far as a server sees one. */
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
    for (const tell of waiting.splice(0)) tell();
  });
});
let host: Host;
let address: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  host = await Host.open({ pushHosts: [`127.0.0.1:${port}`] });
});
afterAll(async () => {
  await host.close();
  service.close();
});

/** A browser that wants to be told. */
class Browser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly endpoint: string;

  constructor(name: string) {
    this.keys.generateKeys();
    this.endpoint = `${address}/push/${name}`;
  }

  get wish() {
    const p256dh = this.keys.getPublicKey().toString('base64url');
    return { endpoint: this.endpoint, keys: { p256dh, auth: this.auth.toString('base64url') }, lang: 'de' } as const;
  }

  /** What RFC 8291 says a browser does. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + theirs.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', this.keys.computeSecret(theirs), this.auth, info, 32));
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last sign says that nothing follows.
    return text.at(-1) === 2 ? JSON.parse(text.subarray(0, -1).toString()) : null;
  }

  get mail(): Received[] {
    return received.filter(({ path }) => this.endpoint.endsWith(path));
  }

  async until(count: number): Promise<Received> {
    while (this.mail.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    return this.mail.at(-1) as Received;
  }
}

/** Answers, and waits until both know. */
async function answers(player: Player, other?: Player): Promise<void> {
  const version = await player.answer();
  await Promise.all([player.untilVersion(version), other?.untilVersion(version)]);
}

const isAsked = (player: Player, seat: number): boolean => player.sight?.asked.includes(seat) ?? false;

/** Both play until only Anna is asked; then Ben goes away, and nobody waits for him yet. */
async function leave(anna: Player, ben: Player): Promise<void> {
  while (isAsked(anna, 1)) await answers(ben, anna);
  ben.live.close();
  await anna.until(() => anna.last('presence')?.seats[1] === false);
}

/** Anna plays until it is Ben's turn. */
async function untilBenIsAsked(anna: Player): Promise<void> {
  while (!isAsked(anna, 1)) await answers(anna);
}

/** Two at a table. Ben wants to be told, and goes away. */
async function benIsAway(name: string): Promise<{ anna: Player; ben: NodeClient; browser: Browser }> {
  const clients = [host.client(), host.client()] as const;
  const [anna, ben] = (await seated(clients, { rounds: 50 })) as [Player, Player];
  await Promise.all([anna, ben].map((each) => each.until(() => each.sight !== undefined)));
  const browser = new Browser(name);
  await clients[1].api.tellMe(browser.wish);
  await leave(anna, ben);
  return { anna, ben: clients[1], browser };
}

describe('Web Push', () => {
  test('encrypts as the example of RFC 8291 does', () => {
    const sealed = encrypt(
      'When I grow up, I want to be a watermelon',
      {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      {
        privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
        salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      },
    );
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('keeps its keys in the data folder, for nobody else to read, over a restart', async () => {
    const { push } = await host.client().api.offers();
    expect(Buffer.from(push ?? '', 'base64url')).toHaveLength(65);
    expect(statSync(join(host.folder, 'push-keys.json')).mode & 0o777).toBe(0o600);
    await host.restart();
    expect((await host.client().api.offers()).push).toBe(push);
  });

  test('tells somebody who is away that it is their turn, in their language, signed', async () => {
    const { anna, browser } = await benIsAway('told');
    await untilBenIsAsked(anna);
    const { body, headers } = await browser.until(1);
    expect(browser.read(body)).toEqual({
      table: anna.table,
      title: 'Cantina',
      text: 'P1, du bist am Zug.',
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: anna.table });
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe((await host.client().api.offers()).push);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: address });
  });

  test('sends nothing to people who are there, nor to those who no longer want it', async () => {
    const { anna, ben, browser } = await benIsAway('quiet');
    const back = new Player(ben, anna.table, 1);
    await Promise.all([
      back.until(() => back.sight !== undefined),
      anna.until(() => anna.last('presence')?.seats[1] === true),
    ]);
    await untilBenIsAsked(anna);
    await leave(anna, back);
    await ben.api.tellMeNoMore(browser.endpoint);
    await untilBenIsAsked(anna);
    // Another one is told after all that: what was to come for this one would have come before.
    const other = await benIsAway('other');
    await untilBenIsAsked(other.anna);
    await other.browser.until(1);
    expect(browser.mail).toEqual([]);
  });

  test('forgets a browser that its service says is gone', async () => {
    const { anna, ben, browser } = await benIsAway('gone');
    status = 410;
    await untilBenIsAsked(anna);
    await browser.until(1);
    const { store } = host.server.house;
    await expect
      .poll(() => store.db.selectFrom('pushes').selectAll().where('endpoint', '=', browser.endpoint).execute())
      .toEqual([]);
    status = 201;
    await ben.api.tellMe(browser.wish);
    const back = new Player(ben, anna.table, 1);
    await Promise.all([
      back.until(() => back.sight !== undefined),
      anna.until(() => anna.last('presence')?.seats[1] === true),
    ]);
    await leave(anna, back);
    await untilBenIsAsked(anna);
    await browser.until(2);
  });

  test('tells whoever is asked when a game begins without them', async () => {
    const [anna, ben] = [host.client(), host.client()];
    const browser = new Browser('begun');
    const { table, links } = await anna.api.create({
      game: 'bluff',
      seats: [{ kind: 'person', me: true }, { kind: 'person' }],
    });
    await ben.api.join({ token: links.seats[1] ?? '', name: 'Ben' });
    await ben.api.tellMe(browser.wish);
    await anna.api.act(table.id, 'start', {});
    expect(browser.read((await browser.until(1)).body)).toMatchObject({ text: 'Ben, du bist am Zug.' });
  });

  test('nobody can make the server call somewhere else', async () => {
    const { api } = host.client();
    const { wish } = new Browser('elsewhere');
    for (const endpoint of [
      'http://127.0.0.1:1/x',
      'http://169.254.169.254/',
      'https://push.example/x',
      'file:///etc/passwd',
    ]) {
      await expect(api.tellMe({ ...wish, endpoint })).rejects.toMatchObject({ error: { code: 'push-not-allowed' } });
    }
    await expect(api.tellMe({ ...wish, keys: { ...wish.keys, p256dh: 'AAAA' } })).rejects.toMatchObject({
      error: { code: 'push-not-allowed' },
    });
  });

  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/x', true],
    ['https://push.apple.com.evil.example/x', false],
    ['https://evilpush.apple.com/x', false],
    ['http://fcm.googleapis.com/x', false],
    ['https://user@fcm.googleapis.com/x', false],
  ])('%s may be called: %s', (endpoint, expected) => {
    expect(isAllowedHost(endpoint, ['fcm.googleapis.com', '*.push.apple.com'])).toBe(expected);
  });
});
