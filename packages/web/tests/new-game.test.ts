import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch } from '../../../scripts/chromium.mjs';
import type { House } from '../../../scripts/house.mjs';
import { Guest } from './support/guest.ts';

/** docs/add-a-game.md: `npm run new-game` makes a game that is on the shelf and can be played, and nothing else is needed. */

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const START = 180_000;

let copy: string;
let house: House;
let browser: Browser;

/** The project as a fresh clone would be, with the packages of this one. */
function cloneInto(folder: string): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.stdout
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('games/jawas-choice/'))) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@cantina'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== '@cantina') symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  }
  // Links to our own packages are relative, so they lead into the copy.
  for (const name of readdirSync(join(modules, '@cantina'))) {
    symlinkSync(readlinkSync(join(modules, '@cantina', name)), join(folder, 'node_modules/@cantina', name));
  }
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'cantina-new-game-'));
  cloneInto(copy);
  const made = spawnSync(process.execPath, ['scripts/new-game.mjs', 'jawas-choice', '--no-install'], { cwd: copy });
  if (made.status !== 0) throw new Error(String(made.stderr));
  symlinkSync('../../games/jawas-choice', join(copy, 'node_modules/@cantina/jawas-choice'));
  const { openHouse } = (await import(
    pathToFileURL(join(copy, 'scripts/house.mjs')).href
  )) as typeof import('../../../scripts/house.mjs');
  const { buildWeb } = (await import(
    pathToFileURL(join(copy, 'scripts/web.mjs')).href
  )) as typeof import('../../../scripts/web.mjs');
  [house, browser] = await Promise.all([buildWeb('fleeting').then((web) => openHouse(['--web', web])), launch()]);
}, START);

afterAll(async () => {
  await browser?.close();
  await house?.close();
  rmSync(copy, { recursive: true, force: true });
}, START);

it('a new game stands on the shelf and is played to its end in the browser', { timeout: START }, async () => {
  const context = await browser.newContext({ locale: 'de', reducedMotion: 'reduce', baseURL: house.url });
  context.setDefaultTimeout(60_000);
  const anna = new Guest(await context.newPage(), 'Anna', house.url);
  const { page } = anna;
  await anna.open('/');
  await page.locator('.tile.jawas-choice h2').filter({ hasText: 'Die Wahl der Jawas' }).waitFor();
  await anna.openGame('jawas-choice', { goal: 5 }, ['quick']);
  await page.locator('.table .row').waitFor();
  expect(await page.locator('.row [data-card]').count()).toBe(3);
  const over = anna.outcome;
  const card = page.locator('.row button:enabled').first();
  while (!(await over.isVisible())) {
    await Promise.race([card.waitFor(), over.waitFor()]);
    if (await card.isVisible()) await card.click();
  }
  await anna.open('/rules/jawas-choice');
  await page.locator('.rule').filter({ hasText: 'Wer das Ziel erreicht, gewinnt sofort.' }).waitFor();
  expect([anna.faults, anna.foreign]).toEqual([[], []]);
  await context.close();
});
