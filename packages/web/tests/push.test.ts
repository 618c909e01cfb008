import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWhole } from '../../../scripts/chromium.mjs';
import { type House, openHouse } from '../../../scripts/house.mjs';
import { Guest } from './support/guest.ts';

const LONG = 120_000;

let house: House;
let browser: Browser;
const pushed: string[] = [];
/** A push service: the one of the browser can't be reached from here, so the page is given this address instead. */
const service = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    pushed.push(request.url ?? '');
    response.writeHead(201).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  [house, browser] = await Promise.all([openHouse(['--push-hosts', `127.0.0.1:${port}`]), launchWhole()]);
}, LONG);
afterAll(async () => {
  await browser.close();
  await house.close();
  service.close();
}, LONG);

/** Puts an address of our own in place of the one that the browser's service would give. */
async function anna(): Promise<Guest> {
  const { port } = service.address() as AddressInfo;
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const given = {
    endpoint: `http://127.0.0.1:${port}/anna`,
    keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  const context = await browser.newContext({ locale: 'en', baseURL: house.url, permissions: ['notifications'] });
  await context.addInitScript((json) => {
    let current: object | null = null;
    const of = (key: ArrayBuffer) => ({
      ...json,
      options: { applicationServerKey: key },
      toJSON: () => json,
      unsubscribe: () => {
        current = null;
        return Promise.resolve(true);
      },
    });
    PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null);
    PushManager.prototype.subscribe = (options) => {
      const key = options?.applicationServerKey as Uint8Array<ArrayBuffer>;
      current = of(key.buffer);
      return Promise.resolve(current as PushSubscription);
    };
  }, given);
  return new Guest(await context.newPage(), 'Anna', house.url);
}

describe('being told of one’s turn', () => {
  it('is off until asked for, tells who has left, and stops when no longer wanted', { timeout: LONG }, async () => {
    const guest = await anna();
    const { page } = guest;
    await guest.open('/settings');
    const box = page.getByLabel('A browser notification when it is your turn');
    expect(await box.isChecked()).toBe(false);
    /** It is Anna's turn at a table where she is not. */
    const turn = async (): Promise<void> => {
      await page.goto('about:blank');
      const post = (path: string, data: object) => page.request.post(`${house.url}/api/${path}`, { data });
      const seats = [
        { kind: 'person', me: true, name: 'Anna' },
        { kind: 'bot', level: 'random' },
      ];
      const created = await post('tables', { game: 'deckbuilding', seats });
      const { table } = (await created.json()) as { readonly table: { readonly id: string } };
      await post(`tables/${table.id}/start`, {});
    };
    /** The server knows of it. */
    const told = (path: string) => page.waitForResponse((response) => response.url().endsWith(path));
    await Promise.all([told('/api/push'), box.check()]);
    await turn();
    await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(1);
    await Promise.all([told('/api/push'), guest.open('/settings')]);
    await Promise.all([told('/api/push/off'), box.uncheck()]);
    await turn();
    await guest.open('/settings');
    await Promise.all([told('/api/push'), box.check()]);
    await turn();
    // What was to come after the second turn would have come before this.
    await expect.poll(() => pushed.length, { timeout: 20_000 }).toBe(2);
    expect(guest.faults).toEqual([]);
  });

  it('is shown by the service worker while no page says so itself', { timeout: LONG }, async () => {
    const guest = await anna();
    const { page } = guest;
    await guest.open('/');
    await page.locator('.shelf').waitFor();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations;
        if (found !== undefined) resolve(found.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: house.url,
      registrationId: await registered,
      data: JSON.stringify({ table: 'abcdefgh', title: 'Thursday', text: 'Anna, it is your turn.' }),
    });
    const shown = () =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications();
        return found.map(({ title, body, tag }) => [title, body, tag]);
      });
    await expect.poll(shown, { timeout: 20_000 }).toEqual([['Thursday', 'Anna, it is your turn.', 'abcdefgh']]);
  });
});
