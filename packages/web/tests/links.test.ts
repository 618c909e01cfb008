import jsQR from 'jsqr';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/chromium.mjs';
import { freePort, type House, openHouse } from '../../../scripts/house.mjs';

const LONG = 120_000;
let house: House;
let browser: Browser;
let port: number;
/** The only address under which the guest of these tests reaches the server. */
let outside: string;

beforeAll(async () => {
  port = await freePort();
  outside = `http://127.0.0.2:${port}`;
  const flags = ['--host', '0.0.0.0', '--public-url', outside];
  [house, browser] = await Promise.all([openHouse(flags, port), launch()]);
}, LONG);
afterAll(async () => {
  await browser?.close();
  await house?.close();
}, LONG);

async function somebody(more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce', ...more });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

/** Who opens the page where it was started. */
async function hosting(more: BrowserContextOptions = {}): Promise<Page> {
  const page = await somebody(more);
  await page.goto(`http://localhost:${port}/new/deckbuilding`);
  await page.locator('form .field').first().fill('Anna');
  await page.locator('button[type=submit]').click();
  await page.locator('.invite svg').waitFor();
  return page;
}

/** On another device: nothing but the outside address answers. */
async function guest(more: BrowserContextOptions = {}): Promise<Page> {
  const page = await somebody(more);
  await page.route('**/*', (route) =>
    route.request().url().startsWith(outside) ? route.continue() : route.abort('addressunreachable'),
  );
  return page;
}

async function scanned(code: Locator): Promise<string | undefined> {
  const png = (await code.screenshot({ scale: 'css' })).toString('base64');
  const read = await code.page().evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    return { data: [...(pen?.getImageData(0, 0, width, height).data ?? [])], width, height };
  }, png);
  return jsQR(new Uint8ClampedArray(read.data), read.width, read.height)?.data;
}

describe('a host at localhost and a guest elsewhere', () => {
  it('the copied link leads to the table', { timeout: LONG }, async () => {
    const page = await hosting({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.locator('.invite .copy .button').click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${outside}/join#`)).toBe(true);
    const ben = await guest();
    await ben.goto(link);
    await ben.getByText('Anna invites you to The Deckbuilding Game.').waitFor();
    await ben.getByText('Seat 2 is free for you: Rebel Alliance.').waitFor();
    await ben.locator('form .field').fill('Ben');
    await ben.locator('button[type=submit]').click();
    await ben.locator('.lobby').waitFor();
    await page.getByText('Ben', { exact: true }).waitFor();
  });

  it('the scanned code leads to the table, and the page says where links lead', { timeout: LONG }, async () => {
    const page = await hosting();
    await page.getByText(`The links lead to ${outside}.`).waitFor();
    const link = await scanned(page.locator('.invite svg'));
    expect(link?.startsWith(`${outside}/join#`)).toBe(true);
    const ben = await guest({ locale: 'de' });
    await ben.goto(link ?? '');
    await ben.getByText('Anna lädt dich ein').waitFor();
    await ben.getByText('Rebellenallianz').waitFor();
    await ben.locator('form .field').fill('Ben');
    await ben.locator('button[type=submit]').click();
    await ben.locator('.lobby').waitFor();
  });

  it('copying works over plain http', { timeout: LONG }, async () => {
    const page = await hosting();
    await page.evaluate(() => {
      // As on any address but localhost: there is no clipboard without https.
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.body.dataset.copied = String(getSelection() ?? '');
      });
    });
    await page.locator('.invite .copy .button').click();
    await page.getByText(/Copied|Press Ctrl\+C/).waitFor();
    expect(await page.evaluate(() => document.body.dataset.copied)).toContain(`${outside}/join#`);
  });

  it('a spectator is asked to watch, without a name', { timeout: LONG }, async () => {
    const page = await hosting();
    const link = await page.locator('.watch .copy input').inputValue();
    expect(link.startsWith(outside)).toBe(true);
    const carl = await guest();
    await carl.goto(link);
    await carl.getByRole('heading', { name: 'You are invited to watch' }).waitFor();
    expect(await carl.locator('form .field').count()).toBe(0);
    await carl.getByRole('button', { name: 'Watch' }).click();
    await carl.locator('.lobby').waitFor();
  });

  it('a wrong link says so, and a used one too, before a name is typed', { timeout: LONG }, async () => {
    const page = await hosting();
    const link = await page.locator('.invite .copy input').inputValue();
    const ben = await guest();
    await ben.goto(`${outside}/join#${'A'.repeat(32)}`);
    await ben.getByRole('alert').filter({ hasText: 'no longer valid' }).waitFor();
    expect(await ben.locator('form .field').count()).toBe(0);
    await ben.getByRole('heading', { name: 'This link leads nowhere' }).waitFor();
    for (const half of ['join', 'group']) {
      await ben.goto(`${outside}/${half}#half`);
      await ben.getByRole('alert').filter({ hasText: 'Part of the link is missing' }).waitFor();
    }
    await ben.goto(`${outside}/group#${'A'.repeat(32)}`);
    await ben.getByRole('alert').filter({ hasText: 'no longer valid' }).waitFor();
    expect(await ben.getByRole('button', { name: 'Join the group' }).count()).toBe(0);
    await ben.goto(link);
    await ben.locator('form .field').fill('Ben');
    await ben.locator('button[type=submit]').click();
    await ben.locator('.lobby').waitFor();
    const late = await guest();
    await late.goto(link);
    await late.getByText('Somebody already came here by this link').waitFor();
    expect(await late.locator('form .field').count()).toBe(0);
  });
});

describe('a host whom nobody else can reach', () => {
  it('is told so beside the links', { timeout: LONG }, async () => {
    const alone = await openHouse();
    const page = await somebody();
    await page.goto(`${alone.url}/new/deckbuilding`);
    await page.locator('form .field').first().fill('Anna');
    await page.locator('button[type=submit]').click();
    await page.getByText('These links work on this device only').waitFor();
    await alone.close();
  });
});
