// @ts-check
/**
 * `npm run film -- smugglers 1440x900 de`: plays some turns as a person would who watches, takes a picture every 250 ms and
 * puts them on sheets of twelve, into reports/film. Look at them: what moved, what is empty, what is cut?
 * `--seconds 60` films longer, `--pace brisk` as somebody in a hurry, `--end` plays to the end first and films that.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from './chromium.mjs';
import { anything } from './hands.mjs';
import { openHouse } from './house.mjs';
import { setup } from './setup.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '40' },
    pace: { type: 'string', default: 'calm' },
    bots: { type: 'string', default: '1' },
    skip: { type: 'string', default: '0' },
    end: { type: 'boolean', default: false },
  },
});
const [game = 'deckbuilding', size = '1440x900', lang = 'en'] = positionals;
const [width = 0, height = 0] = size.split('x').map(Number);
const EVERY = 250;
const PER_SHEET = 12;
/** A person looks at what is shown before going on. */
const LOOKS = 1500;
const folder = fileURLToPath(new URL(`../reports/film/${game}-${size}-${lang}`, import.meta.url));

setup();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const [house, browser] = await Promise.all([openHouse(['--bot-pause', '300']), launch()]);
try {
  const isPhone = width < 600 || height < 500;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: lang,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const kept = JSON.stringify({
    rest: 'none',
    pace: values.end ? 'summary' : values.pace,
    mine: values.end ? 'pass' : 'wait',
  });
  await context.addInitScript(`localStorage.cantina ??= ${JSON.stringify(kept)}`);
  const page = await context.newPage();
  const bots = Array.from({ length: Number(values.bots) }, () => ({ kind: 'bot', level: 'quick' }));
  const seats = [{ kind: 'person', me: true, name: 'Anna' }, ...bots];
  const made = await page.request.post(`${house.url}/api/tables`, { data: { game, options: {}, seats } });
  const { table } = /** @type {{ readonly table: { readonly id: string } }} */ (await made.json());
  await page.request.post(`${house.url}/api/tables/${table.id}/start`, { data: {} });
  await page.goto(`${house.url}/table/${table.id}`);
  await page.locator('.table').first().waitFor();
  const intro = page.locator('[data-intro=close]');
  if (await intro.isVisible()) await intro.click();
  const over = page.locator('.curtain');
  for (let i = 0; i < Number(values.skip); i++) await act(page);
  if (values.end) for (let i = 0; i < 3000 && !(await over.isVisible()); i++) await act(page);
  const film = record(page);
  const until = Date.now() + (values.end ? 6 : Number(values.seconds)) * 1000;
  while (Date.now() < until) {
    if (await over.isVisible()) await page.waitForTimeout(EVERY);
    else await act(page, LOOKS);
  }
  await sheets(context, await film.cut());
} finally {
  await browser.close();
  await house.close();
}
console.log(`The film is in ${folder}`);

/**
 * @param {import('playwright-core').Page} page
 * @param {number} looks how long one looks at what waits
 */
async function act(page, looks = 0) {
  const goOn = page.locator('[data-go-on].main');
  if (await goOn.isVisible()) {
    await page.waitForTimeout(looks);
    await goOn.click({ timeout: 1000 }).catch(() => undefined);
  } else if (await page.locator('[data-go-on]').isVisible()) await page.waitForTimeout(looks === 0 ? 30 : EVERY);
  else {
    await page.waitForTimeout(looks / 2);
    if (!(await anything(page))) await page.waitForTimeout(100);
  }
}

/**
 * Takes pictures until it is cut.
 * @param {import('playwright-core').Page} page
 */
function record(page) {
  /** @type {string[]} */
  const pictures = [];
  let isRunning = true;
  const running = (async () => {
    while (isRunning) {
      const next = Date.now() + EVERY;
      const path = join(folder, `${String(pictures.length).padStart(4, '0')}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 70 });
      pictures.push(path);
      await new Promise((done) => setTimeout(done, Math.max(0, next - Date.now())));
    }
  })();
  return {
    cut: async () => {
      isRunning = false;
      await running;
      return pictures;
    },
  };
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {readonly string[]} pictures
 */
async function sheets(context, pictures) {
  const page = await context.newPage();
  const columns = width > height ? 3 : 6;
  await page.setViewportSize({ width: 1800, height: 900 });
  for (let i = 0; i < pictures.length; i += PER_SHEET) {
    const images = pictures.slice(i, i + PER_SHEET).map((path) => `<img src="${pathToFileURL(path).href}">`);
    const html = join(folder, 'sheet.html');
    writeFileSync(
      html,
      `<style>body{margin:0;background:#000;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px}img{width:100%}</style>${images.join('')}`,
    );
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({
      path: join(folder, `sheet-${String(i / PER_SHEET).padStart(2, '0')}.png`),
      fullPage: true,
    });
  }
}
