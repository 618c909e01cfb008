// @ts-check
/**
 * `npm run screenshots`: every page at three sizes in three languages, into reports/screenshots. Look at them.
 * `npm run screenshots -- de 390x844` takes only some.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { anything, choose, OFFERED } from './hands.mjs';
import { openHouse } from './house.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

const folder = fileURLToPath(new URL('../reports/screenshots', import.meta.url));
const wanted = process.argv.slice(2);
const SIZES = ['1440x900', '1366x768', '390x844'].filter(isWanted);
const LANGS = ['de', 'en', 'ru'].filter(isWanted);
const MOST_STEPS = 600;
/** From this step on a fight is worth a picture. */
const FIGHT_FROM = 40;
const BOARD_STEPS = 60;
/** The games on a map, and who sits across. */
const BOARDS = [
  { game: 'smugglers', bots: ['quick', 'quick'] },
  { game: 'outer-rim', bots: ['quick'] },
  { game: 'mandalorian', bots: ['quick'] },
];
/** By then numbers that have changed are at rest. */
const SETTLE = 1600;

setup();
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [house, browser] = await Promise.all([openHouse(['--bot-pause', '0']), launch()]);
try {
  for (const size of SIZES) for (const lang of LANGS) await tour(size, lang);
} finally {
  await browser.close();
  await house.close();
}
console.log(`Screenshots are in ${folder}`);

/** @param {string} what */
function isWanted(what) {
  const sameKind = wanted.filter((each) => /\d/.test(each) === /\d/.test(what));
  return sameKind.length === 0 || sameKind.includes(what);
}

/**
 * Walks through all pages once and plays a game to its end.
 * @param {string} size
 * @param {string} lang
 */
async function tour(size, lang) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: lang,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  /** @param {string} name */
  const take = async (name) => {
    await page.mouse.move(1, 1);
    await page.evaluate('document.fonts.ready.then(() => true)');
    await page.screenshot({ path: join(folder, `${name}-${size}-${lang}.png`) });
  };
  await page.goto(house.url);
  await page.locator('.shelf').waitFor();
  await take('home');
  await page.goto(`${house.url}/rules/deckbuilding#DB-ATK-07`);
  await page.locator('.rule').first().waitFor();
  await take('rulebook');
  await page.goto(`${house.url}/new/deckbuilding`);
  await page.locator('form .field').first().fill('Anna');
  await take('new');
  await page.locator('button[type=submit]').click();
  await page.locator('.invite').waitFor();
  await take('lobby');

  await page.goto(house.url);
  await page.locator('.tile .button.main').first().click();
  await page.locator('.table').waitFor();
  await take('table-start');
  await page.locator('.galaxy .row [data-card]').first().click();
  await take('table-refusal');
  await page.locator('.galaxy .row [data-card]').nth(2).focus();
  await page.keyboard.press('z');
  await page.waitForTimeout(300);
  await take('table-zoom');
  await page.keyboard.press('Escape');
  await play(page, take);
  await page.waitForTimeout(SETTLE);
  await take('table-end');
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.locator('.scrub').waitFor();
  await page.locator('.scrub input').fill('30');
  await page.waitForTimeout(SETTLE);
  await take('replay');
  await page.goto(`${house.url}/tables`);
  await page.locator('li').first().waitFor();
  await take('tables');
  await page.goto(`${house.url}/settings`);
  await take('settings');
  for (const board of BOARDS) await boardGame(page, take, board);
  await context.close();
}

/**
 * A board game against bots: how it begins, and how it looks after some turns.
 * @param {Page} page
 * @param {(name: string) => Promise<void>} take
 * @param {typeof BOARDS[number]} board
 */
async function boardGame(page, take, { game, bots }) {
  const seats = [{ kind: 'person', me: true, name: 'Anna' }, ...bots.map((level) => ({ kind: 'bot', level }))];
  const made = await page.request.post(`${house.url}/api/tables`, { data: { game, options: {}, seats } });
  const { table } = /** @type {{ readonly table: { readonly id: string } }} */ (await made.json());
  await page.request.post(`${house.url}/api/tables/${table.id}/start`, { data: {} });
  await page.goto(`${house.url}/table/${table.id}`);
  await page.locator('.table').waitFor();
  await page.waitForTimeout(SETTLE);
  await take(`${game}-start`);
  const intro = page.locator('[data-intro=close]');
  if (await intro.isVisible()) await intro.click();
  for (let step = 0; step < BOARD_STEPS; step++) {
    if (await page.locator('.outcome').isVisible()) break;
    if (!(await anything(page))) await page.waitForTimeout(100);
    if (step === BOARD_STEPS / 4) await take(`${game}-early`);
  }
  await page.waitForTimeout(SETTLE);
  await take(`${game}-middle`);
}

/**
 * Plays to the end; on the way one picture of a fight.
 * @param {Page} page
 * @param {(name: string) => Promise<void>} take
 */
async function play(page, take) {
  let hasFight = false;
  let step = 0;
  while (step < MOST_STEPS && !(await page.locator('.outcome').isVisible())) {
    const options = /** @type {string[]} */ (await page.evaluate(OFFERED));
    if (!hasFight && step > FIGHT_FROM && !options.some((each) => each.startsWith('play'))) {
      hasFight = await prepareAttack(page);
      if (hasFight) {
        await take('table-fight');
        continue;
      }
    }
    const next = [/^play-all$/, /^play:/, /^propose:/, /^attack:card/, /^buy:\d/, /^attack-all/, /^attack:/, /^take$/]
      .map((plan) => options.find((each) => plan.test(each)))
      .find((each) => each !== undefined);
    const choice =
      next ??
      options.find((each) => !/^(un)?assign:|^ability:|^end$/.test(each)) ??
      options.find((each) => each === 'end') ??
      options[0];
    if (choice === undefined) {
      await page.waitForTimeout(30);
      continue;
    }
    step++;
    await choose(page, choice);
  }
  if (!hasFight) throw new Error('a whole game without a fight: there is no picture of one');
}

/**
 * Assigns a card to an attack: beside the table, or in the menu of a card with several targets.
 * @param {Page} page
 */
async function prepareAttack(page) {
  const listed = page.locator('.options [data-option^="assign:"]:not(:disabled)').first();
  const folded = page.locator('.options [data-fold]').first();
  if (await listed.isVisible()) await listed.click();
  else if (await folded.isVisible()) {
    await folded.click();
    const targets = page.locator('.menu [data-choice^=assign]');
    if ((await targets.count()) === 0) return false;
    await targets.first().click();
  } else return false;
  await page.waitForTimeout(SETTLE);
  return true;
}
