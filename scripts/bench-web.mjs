// @ts-check
/**
 * `npm run bench:web`: how fluently 300 cards move and how soon a click shows its effect, in headless Chromium without a
 * GPU on this machine. `--json`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { openHouse } from './house.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('playwright-core').Browser} Browser */

const SECONDS = 6;
const CLICKS = 25;
const MOST_STEPS = 400;
const SIZE = { width: 1366, height: 768 };
/** In the page: notes how long it takes until the number of cards in the hand is another one. */
const WATCH = `
  window.times = [];
  let clicked = null;
  const inHand = () => document.querySelectorAll('.table > .hand [data-card]').length;
  addEventListener('click', (event) => {
    if (event.target.closest('.hand [data-card]')) clicked = { at: event.timeStamp, count: inHand() };
  }, { capture: true });
  new MutationObserver(() => {
    if (clicked === null || inHand() === clicked.count) return;
    const { at } = clicked;
    clicked = null;
    requestAnimationFrame(() => times.push(performance.now() - at));
  }).observe(document.body, { childList: true, subtree: true });
`;
/** In the page: each card that lies in sight shows its picture. */
const ALL_DRAWN = `
  [...document.querySelectorAll('[data-picture]')]
    .filter((each) => each.getBoundingClientRect().top < innerHeight)
    .every((each) => each.querySelector('img')?.complete)
`;
const web = fileURLToPath(new URL('../packages/web', import.meta.url));

setup();
const browser = await launch();
try {
  const moving = await cardsOnTheMove(browser);
  const clicks = await clicksToEffect(browser);
  const figures = {
    framesPerSecond300Cards: round(moving.framesPerSecond),
    longestFrameMs: round(moving.longest),
    clickToEffectMs: round(middle(clicks)),
    clickToEffectWorstMs: round(Math.max(...clicks)),
    clicks: clicks.length,
  };
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
  else {
    console.log(
      `300 cards moving: ${figures.framesPerSecond300Cards} frames/s, longest frame ${figures.longestFrameMs} ms`,
    );
    console.log(
      `click to effect: ${figures.clickToEffectMs} ms in the middle, ${figures.clickToEffectWorstMs} ms at worst (${figures.clicks} clicks)`,
    );
  }
} finally {
  await browser.close();
}

/**
 * Builds a page of its own with real cards and the real flights, and counts its frames.
 * @param {Browser} browser
 */
async function cardsOnTheMove(browser) {
  const { build, preview } = await import('vite');
  const outDir = mkdtempSync(join(tmpdir(), 'cantina-bench-'));
  /** @type {import('vite').InlineConfig} */
  const config = {
    configFile: join(web, 'vite.config.ts'),
    root: join(web, 'bench'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(web, 'bench/index.html') } },
  };
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  try {
    const page = await browser.newPage({ viewport: SIZE });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.locator('[data-card]').last().waitFor();
    // Every card in sight has its picture before they begin to move.
    await page.waitForFunction(ALL_DRAWN);
    await page.evaluate('run(1)');
    const frames = await framesDrawn(page, () => page.evaluate(`run(${SECONDS})`));
    await page.close();
    const gaps = frames.slice(1).map((at, i) => at - (frames[i] ?? at));
    const time = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
    return { framesPerSecond: (gaps.length * 1000) / time, longest: Math.max(...gaps) };
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * When the screen was drawn while something went on, in milliseconds. What is drawn counts, not what the page's own thread
 * hears of it: transforms move without it.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} action
 * @returns {Promise<number[]>}
 */
async function framesDrawn(page, action) {
  const devtools = await page.context().newCDPSession(page);
  /** @type {number[]} */
  const drawn = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of /** @type {{ name: string, ts: number }[]} */ (/** @type {unknown} */ (value)))
      if (name === 'Display::DrawAndSwap') drawn.push(ts / 1000);
  });
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['viz'] } });
  await action();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return drawn.sort((a, b) => a - b);
}

/**
 * Plays cards by clicking on them; each time from the click to the frame in which the card has left the hand. The answer
 * is on the server's disk by then.
 * @param {Browser} browser
 * @returns {Promise<number[]>}
 */
async function clicksToEffect(browser) {
  const house = await openHouse();
  try {
    const page = await browser.newPage({ viewport: SIZE, locale: 'en' });
    // From the click to its effect, not how long hands rest before the next one.
    await page.addInitScript(
      "localStorage.setItem('cantina', JSON.stringify({ rest: 'none', pace: 'summary', mine: 'pass' }))",
    );
    await page.goto(house.url);
    await page.locator('.tile .button.main').first().click();
    await page.locator('dialog .field').fill('Anna');
    await page.locator('dialog .button.main').click();
    await page.locator('.table').waitFor();
    await page.evaluate(WATCH);
    const options = '.options:not([aria-disabled]) [data-option]';
    for (let step = 0; step < MOST_STEPS; step++) {
      await page.locator(options).first().waitFor();
      const offered = /** @type {string[]} */ (
        await page.evaluate(`[...document.querySelectorAll('${options}')].map((each) => each.dataset.option)`)
      );
      const play = offered.find((each) => /^play:\d+$/.test(each));
      if (play === undefined) {
        const next = offered.find((each) => !/^(un)?assign:|^propose:|^ability:|^buy|^end$/.test(each)) ?? 'end';
        await page.locator(`.options [data-option="${next}"]`).click();
        const sure = page.locator('.doubt .button.main, .options .confirm:not(:disabled)').first();
        if (await sure.isVisible()) await sure.click();
        await page.waitForTimeout(60);
        continue;
      }
      const count = /** @type {number} */ (await page.evaluate('times.length'));
      await page.locator(`.table .hand [data-card="${play.slice('play:'.length)}"]`).click();
      while (Number(await page.evaluate('times.length')) === count) await page.waitForTimeout(10);
      if (count + 1 >= CLICKS) break;
      await page.waitForTimeout(500);
    }
    const times = /** @type {number[]} */ (await page.evaluate('times'));
    await page.close();
    return times;
  } finally {
    await house.close();
  }
}

/** @param {readonly number[]} times */
function middle(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
