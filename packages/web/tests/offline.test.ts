import { GAME_IDS } from '@cantina/games';
import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';

const LONG = 300_000;
const tonight = evening();
/** With what keeps the pages for the time without a connection. */
const KEEPING = { serviceWorkers: 'allow' } as const;

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
}

/** Width and height stand in the head of a PNG file; a drawing has any size. */
const sizeOf = (image: Buffer): string =>
  image.toString('latin1', 1, 4) === 'PNG' ? `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}` : 'any';

describe('installed as an app', () => {
  it('has a manifest whose icons are there in the sizes it says', async () => {
    const { page } = await tonight.guest('Anna');
    const manifest = (await (await page.request.get('/cantina.webmanifest')).json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Cantina', start_url: './', display: 'standalone' });
    const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
    const found = await Promise.all(
      manifest.icons.map(async ({ src }) => {
        const response = await page.request.get(src);
        return { type: response.headers()['content-type'], sizes: sizeOf(await response.body()) };
      }),
    );
    expect(found).toEqual(manifest.icons.map(({ type, sizes: said }) => ({ type, sizes: said })));
  });

  it('opens without a connection, and says that the server is not there', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', KEEPING);
    const { page } = anna;
    await anna.open('/');
    await page.locator('.shelf').waitFor();
    const worker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none');
    await expect.poll(worker, { timeout: 60_000 }).toBe('activated');
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.shelf h2').first().waitFor();
    expect(await page.locator('.shelf .tile').count()).toBe(GAME_IDS.length);
    await page.locator('.tile .button.main').first().click();
    await page.locator('dialog .field').fill('Anna');
    await page.locator('dialog .button.main').click();
    await page.locator('.trouble', { hasText: 'The server can’t be reached right now' }).waitFor();
    // A page that was never opened before can't be shown, but says so.
    await anna.open('/rules/deckbuilding');
    await page.locator('.failed').waitFor();
    await page.context().setOffline(false);
    await page.locator('.failed .button.main').click();
    await page.locator('.rule').first().waitFor();
  });
});

describe('installed, when the server is away', () => {
  it('plays on this device, and goes back to the server', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', KEEPING);
    const { page } = anna;
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => real(query.includes('display-mode') ? 'all' : query);
    });
    await anna.open('/');
    await page.locator('.shelf').waitFor();
    const kept = () => page.evaluate(async () => (await (await caches.open('cantina-1')).keys()).length);
    const files = (await (await page.request.get('/files.json')).json()) as readonly string[];
    await expect.poll(kept, { timeout: 120_000 }).toBe(files.length + 2);

    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Play on this device' }).click();
    await page.getByText('You are playing on this device').waitFor();
    await page.goto('/new/deckbuilding');
    await page.getByLabel('Your name').fill('Anna');
    await page.locator('button[type=submit]').last().click();
    await anna.asked();
    const address = page.url();
    await page.reload();
    await anna.asked();
    expect(page.url()).toBe(address);

    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Back to the server' }).click();
    await page.locator('.shelf').waitFor();
    await expect.poll(() => page.getByText('You are playing on this device').count()).toBe(0);
    // What was played here is not among the tables of the server.
    await anna.open('/tables');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('a[href^="/table/"]').count()).toBe(0);
  });
});

describe('when the server comes back', () => {
  it('with newer pages, it offers to load them; as it was, it does not', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna', KEEPING);
    const { page } = anna;
    let greetings = 0;
    let lose = (): Promise<void> => Promise.resolve();
    await page.routeWebSocket('**/api/live', (socket) => {
      const server = socket.connectToServer();
      lose = () => socket.close();
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as { readonly t: string };
        const isUpdated = message.t === 'hello' && ++greetings === 3;
        socket.send(JSON.stringify(isUpdated ? { ...message, pages: 'newer' } : message));
      });
    });
    await anna.playAgainstBot();
    const offer = page.getByRole('button', { name: 'Reload' });
    await lose();
    await expect.poll(() => greetings).toBe(2);
    expect(await offer.count()).toBe(0);
    await lose();
    await offer.waitFor();
    await offer.click();
    await page.locator('.options [data-option]').first().waitFor();
    expect([greetings, await offer.count()]).toEqual([4, 0]);
  });
});
