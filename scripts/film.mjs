// @ts-check
/**
 * `npm run film -- smugglers 1440x900 de --of customs`: looks for a game of bots that had what the film is of, goes on shortly
 * before it with a person who watches, takes a picture every 250 ms and puts those that show something new on sheets, into
 * reports/film. Look at them: what moved, what is empty, what is cut? Sizes, languages and subjects may be several, with
 * commas. `--seconds 60` films longer, `--pace brisk` as somebody in a hurry, `--of end` the end of a game and its curtain,
 * `--options '{"mission":"m2","unlocked":2}'` another game of its kind.
 * What the log says of it is in log.txt: read it when you have told from the sheets alone what happened.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from './chromium.mjs';
import { record, sheets } from './film-camera.mjs';
import { goOnFrom, positions, SUBJECTS } from './film-positions.mjs';
import { openHouse } from './house.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./film-positions.mjs').Position} Position */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    of: { type: 'string', default: 'turn' },
    seconds: { type: 'string', default: '25' },
    pace: { type: 'string', default: 'calm' },
    seats: { type: 'string', default: '2' },
    options: { type: 'string', default: '{}' },
  },
});
const [game = 'deckbuilding', sizes = '1440x900', langs = 'en'] = positionals;
const subjects = values.of === 'all' ? [...Object.keys(SUBJECTS[game] ?? {}), 'end'] : values.of.split(',');
/** What is agreed on at the table. */
const asked = /** @type {Readonly<Record<string, unknown>>} */ (JSON.parse(values.options));
/** A person looks at what is shown before going on. */
const LOOKS = 1200;
const films = fileURLToPath(new URL('../reports/film', import.meta.url));

/** In the page: a second connection of the same person, which knows what is asked and answers it. */
const HAND = `(table, seat) => new Promise((ready) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/live');
  window.hand = { pending: [] };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t === 'hello') socket.send(JSON.stringify({ t: 'subscribe', table, as: seat, protocol: message.protocol }));
    if (message.t === 'state' || message.t === 'update') window.hand.pending = message.pending;
    if (message.t === 'state') ready();
  };
  window.hand.answer = (decision, picks) => {
    window.hand.pending = [];
    socket.send(JSON.stringify({ t: 'answer', id: 'film-' + Math.random().toString(36).slice(2), table, seat, decision, picks }));
  };
})`;

setup();
const [house, browser] = await Promise.all([openHouse(['--bot-pause', '0']), launch()]);
try {
  const kept = await browser.newContext();
  const onlooker = await kept.newPage();
  const at = { http: kept.request, onlooker, url: house.url, game, seats: Number(values.seats), options: asked };
  for await (const found of positions(at, subjects)) {
    console.log(`${found.subject}: from step ${found.at} with seat ${found.seat}`);
    for (const size of sizes.split(','))
      for (const lang of langs.split(',')) await shoot(await goOnFrom(at, found), found.subject, size, lang);
  }

  /**
   * @param {Position} position
   * @param {string} subject
   * @param {string} size
   * @param {string} lang
   */
  async function shoot({ table, seat, own }, subject, size, lang) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const isPhone = width < 600 || height < 500;
    const context = await browser.newContext({
      viewport: { width, height },
      locale: lang,
      hasTouch: isPhone,
      isMobile: isPhone,
      storageState: await kept.storageState(),
    });
    const settings = JSON.stringify({ rest: 'none', pace: values.pace, mine: 'wait' });
    await context.addInitScript(`localStorage.cantina ??= ${JSON.stringify(settings)}`);
    const page = await context.newPage();
    await page.goto(`${house.url}/table/${table}`);
    await page.locator('.table').first().waitFor();
    const intro = page.locator('[data-intro=close]');
    if (await intro.isVisible()) await intro.click();
    await page.evaluate(`(${HAND})(${JSON.stringify(table)}, ${seat})`);
    // Pictures are drawn when they are first seen.
    await page.waitForTimeout(LOOKS);
    const folder = join(films, `${game}-${subject}-${size}-${lang}`);
    const film = record(page, folder);
    const recorded = [...own];
    const over = page.locator('.curtain');
    const seconds = Number(values.seconds) * (subject === 'end' ? 4 : 1);
    const until = Date.now() + seconds * 1000;
    let isOver = false;
    while (Date.now() < until && !isOver) {
      isOver = await over.isVisible();
      if (!isOver) await act(page, table, seat, recorded);
    }
    // The curve of the end is read from the record.
    if (isOver) await page.waitForTimeout(4000);
    const pictures = await film.cut();
    if (isOver) await page.screenshot({ path: join(folder, 'curtain.png'), fullPage: true });
    writeFileSync(join(folder, 'log.txt'), await logOf(page));
    console.log(`${await sheets(context, folder, pictures, !isPhone)} sheets in ${folder}`);
    await context.close();
  }
} finally {
  await browser.close();
  await house.close();
}

/** @param {Page} page */
async function logOf(page) {
  const log = page.locator('.drawer');
  if (!(await log.isVisible())) await page.locator('[data-key=l]').click();
  return log.innerText();
}

/**
 * What a person does who watches: looks at what waits, and answers as it was answered before; where the game went another
 * way, as a bot would.
 * @param {Page} page
 * @param {string} table
 * @param {number} seat
 * @param {(readonly string[])[]} recorded
 */
async function act(page, table, seat, recorded) {
  const goOn = page.locator('[data-go-on]');
  if (await goOn.isVisible()) {
    if (await page.locator('[data-go-on].main').isVisible()) {
      await page.waitForTimeout(LOOKS);
      await goOn.click({ timeout: 1000 }).catch(() => undefined);
    } else await page.waitForTimeout(100);
    return;
  }
  const asked = /** @type {{ id: number, options: { id: string }[], min: number } | undefined} */ (
    await page.evaluate("hand.pending.find(({ kind }) => kind === 'question')")
  );
  if (asked === undefined) {
    await page.waitForTimeout(100);
    return;
  }
  await page.waitForTimeout(LOOKS / 2);
  const isOffered = (/** @type {readonly string[]} */ picks) =>
    picks.every((pick) => asked.options.some(({ id }) => id === pick));
  const next = recorded.shift();
  const picks = next !== undefined && isOffered(next) ? next : await advised(page, table, seat, asked);
  await page.evaluate(`hand.answer(${asked.id}, ${JSON.stringify(picks)})`);
  await page.waitForTimeout(150);
}

/**
 * @param {Page} page
 * @param {string} table
 * @param {number} seat
 * @param {{ id: number, options: { id: string }[], min: number }} asked
 */
async function advised(page, table, seat, { id: decision, options, min }) {
  const hint = await page.request.post(`${new URL(page.url()).origin}/api/tables/${table}/hint`, {
    data: { seat, decision },
  });
  const { advised: all } = /** @type {{ readonly advised: readonly { readonly picks: readonly string[] }[] }} */ (
    hint.ok() ? await hint.json() : { advised: [] }
  );
  return all[0]?.picks ?? options.slice(0, min).map(({ id }) => id);
}
