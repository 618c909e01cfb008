import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { GAME_IDS } from '@cantina/games';
import { SECURITY_HEADERS } from '@cantina/server';
import { NodeClient } from '@cantina/server/client/node';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../scripts/chromium.mjs';
import { type House, openHouse } from '../../../scripts/house.mjs';
import { buildWeb } from '../../../scripts/web.mjs';
import { handsRest } from './support/house.ts';
import { servePlainly } from './support/plain-host.ts';
import { foundIn, secretsAfter } from './support/secrets.ts';
import { wander } from './support/wander.ts';

/** `npm run test:static` plays every game to its end; the suite plays a while and lets bots play on. */
const isLong = process.env.STATIC === 'long';
const LONG = isLong ? 1_800_000 : 240_000;
const STEPS = isLong ? 20_000 : 12;

let folder: string;
let host: Awaited<ReturnType<typeof servePlainly>>;
let house: House;
let browser: Browser;
beforeAll(async () => {
  folder = await buildWeb('static');
  host = await servePlainly(folder);
  [house, browser] = await Promise.all([openHouse(['--allow-import', 'yes']), launch()]);
}, LONG);
afterAll(async () => {
  await browser.close();
  await house.close();
  host.close();
}, LONG);

/** Somebody who has opened the page once and then lost the connection. */
async function cutOff(): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  await handsRest(context, 'none');
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // Nobody serves icons without a connection.
    if (message.type() === 'error' && !message.text().includes('ERR_INTERNET_DISCONNECTED'))
      faults.push(message.text());
  });
  await page.goto(host.url);
  await page.getByText('you can play without a connection').waitFor({ timeout: 60_000 });
  await context.setOffline(true);
  return { page, context, faults };
}

/** A table for this person and as many bots as it takes. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`${host.url}#/new/${game}`);
  await page.reload();
  await page.getByLabel('Your name').fill('Anna');
  await page.locator('button[type=submit]').last().click();
  await page.locator('.table').first().waitFor();
}

/** Takes whatever comes, so many times or until it is over; tells whether it is. */
async function playOn(page: Page, most: number): Promise<boolean> {
  for (let i = 0, acted = 0, idle = 0; acted < most && idle < 3000; i++) {
    const done = await wander(page, (i * 0.618) % 1);
    if (done === 'over') return true;
    if (done === 'acted') acted++;
    idle = done === 'acted' ? 0 : idle + 1;
    if (done === 'idle') await page.waitForTimeout(20);
  }
  return page.locator('.outcome').isVisible();
}

describe('pages without a server', () => {
  it.each(GAME_IDS)(
    '%s: played without a connection, after a reload too, and taken to a server',
    { timeout: LONG },
    async (game) => {
      const { page, context, faults } = await cutOff();
      await sitDown(page, game);
      await playOn(page, STEPS / 2);
      const address = page.url();
      await page.reload();
      await page.locator('.table').first().waitFor();
      expect(page.url()).toBe(address);
      const isOver = await playOn(page, STEPS);
      expect(isOver || !isLong).toBe(true);

      await page.goto(`${host.url}#/tables`);
      await page.reload();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as a file' }).click(),
      ]);
      const file = readFileSync(await download.path(), 'utf8');
      const { api } = new NodeClient(house.url);
      const { table } = await api.bring(file);
      expect(table).toMatchObject({ game, status: isOver ? 'finished' : 'playing', host: true });
      const { steps } = await api.replay(table.id, { as: isOver ? 'spectator' : 0 });
      expect(steps.length).toBeGreaterThan(3);
      expect(table.seats[0]).toMatchObject({ name: 'Anna', you: !isOver });
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('bring a game from a file', { timeout: LONG }, async () => {
    const anna = await cutOff();
    await sitDown(anna.page, 'deckbuilding');
    await anna.page.goto(`${host.url}#/tables`);
    await anna.page.reload();
    const [download] = await Promise.all([
      anna.page.waitForEvent('download'),
      anna.page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const ben = await cutOff();
    await ben.page.goto(`${host.url}#/tables`);
    await ben.page.locator('input[type=file]').setInputFiles(await download.path());
    await ben.page.locator('.options [data-option]').first().waitFor();
    expect([...anna.faults, ...ben.faults]).toEqual([]);
    await Promise.all([anna.context.close(), ben.context.close()]);
  });

  it('share their tables between tabs, and go on when one is closed', { timeout: LONG }, async () => {
    const { page, context, faults } = await cutOff();
    await sitDown(page, 'deckbuilding');
    const played = page.locator('[data-option="play-all"]');
    await played.waitFor();
    const second = await context.newPage();
    await second.goto(page.url());
    await second.locator('[data-option="play-all"]').click();
    await played.waitFor({ state: 'detached' });
    await second.close();
    await page.locator('[data-option="end"]').click();
    await page.locator('.doubt .button.main').click();
    await played.waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('fit screens of every width', { timeout: LONG }, async () => {
    const { page, context } = await cutOff();
    await sitDown(page, 'smugglers');
    const tooWide: string[] = [];
    for (const place of ['', 'tables', 'settings']) {
      await page.goto(`${host.url}#/${place}`);
      await page
        .locator(place === '' ? '.shelf' : 'main .panel')
        .first()
        .waitFor();
      for (const width of [320, 390, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) tooWide.push(`${place} ${width}`);
      }
    }
    expect(tooWide).toEqual([]);
    await context.close();
  });

  it('say themselves what a server says of their security', () => {
    const said = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('&#39;', "'");
    // Who may frame a page can't be said by the page.
    const policy = SECURITY_HEADERS['content-security-policy']?.replace(/; frame-ancestors [^;]+/, '') ?? 'none';
    expect(said).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    expect(said).not.toMatch(/<script(?![^>]*src=)|<style|style="/);
  });

  it('keep what a campaign has yet to unlock out of every file but the rules of its game', () => {
    // Short words may be anybody's.
    const secrets = secretsAfter(0).filter(({ length }) => length > 40);
    expect(secrets.length).toBeGreaterThan(100);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    const telling = files.filter((file) => foundIn([readFileSync(join(folder, file), 'utf8')], secrets).length > 0);
    expect(telling).toEqual([expect.stringMatching(/^here\/mandalorian-/)]);
  });
});
