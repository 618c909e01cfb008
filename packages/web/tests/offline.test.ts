import { GAME_IDS } from '@cantina/games';
import { describe, expect, it } from 'vitest';
import { evening } from './support/house.ts';

const LONG = 300_000;
const tonight = evening();

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
    const anna = await tonight.guest('Anna');
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
    await page.getByText('The server can’t be reached right now').waitFor();
    // A page that was never opened before can't be shown, but says so.
    await anna.open('/rules/deckbuilding');
    await page.locator('.failed').waitFor();
    await page.context().setOffline(false);
    await page.locator('.failed .button.main').click();
    await page.locator('.rule').first().waitFor();
  });
});

describe('when the server comes back', () => {
  it('with newer pages, it offers to load them; as it was, it does not', { timeout: LONG }, async () => {
    const anna = await tonight.guest('Anna');
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
