// @ts-check
/** A camera before a page: a picture every 250 ms, and sheets of those on which something has changed. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {{ readonly path: string, readonly at: number }} Picture */

const EVERY = 250;
/** A sheet is as wide as it can be looked at without getting smaller. */
const SHEET = 1380;
const WIDE = { columns: 2, rows: 3 };
const TALL = { columns: 5, rows: 2 };

/**
 * Takes pictures until it is cut.
 * @param {Page} page
 * @param {string} folder
 */
export function record(page, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {Picture[]} */
  const pictures = [];
  const begun = Date.now();
  let isRunning = true;
  const running = (async () => {
    while (isRunning) {
      const at = Date.now();
      const path = join(folder, `${String(pictures.length).padStart(4, '0')}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 75 });
      pictures.push({ path, at: at - begun });
      await new Promise((done) => setTimeout(done, Math.max(0, at + EVERY - Date.now())));
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

/** In the page: how much two pictures differ, from 0 to 255, at the place where they differ most. */
const DIFFERENCE = `async (pair) => {
  const W = 48, H = 30;
  const [one, other] = await Promise.all(pair.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(W, H);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, W, H);
    return context.getImageData(0, 0, W, H).data;
  }));
  let most = 0;
  for (let i = 0; i < one.length; i++) most = Math.max(most, Math.abs(one[i] - other[i]));
  return most;
}`;
const SAME = 14;

/**
 * Puts those pictures on sheets that differ from the one before, each with its time.
 * @param {BrowserContext} context
 * @param {string} folder
 * @param {readonly Picture[]} pictures
 * @param {boolean} isWide
 * @returns {Promise<number>} how many sheets
 */
export async function sheets(context, folder, pictures, isWide) {
  const page = await context.newPage();
  await page.setViewportSize({ width: SHEET, height: 900 });
  const shots = pictures.map(({ path, at }) => ({
    at,
    source: `data:image/jpeg;base64,${readFileSync(path, 'base64')}`,
  }));
  /** @type {typeof shots} */
  const kept = [];
  for (const shot of shots) {
    const last = kept.at(-1);
    const pair = JSON.stringify([last?.source, shot.source]);
    const difference = last === undefined ? SAME : Number(await page.evaluate(`(${DIFFERENCE})(${pair})`));
    if (difference >= SAME) kept.push(shot);
  }
  const { columns, rows } = isWide ? WIDE : TALL;
  const per = columns * rows;
  let count = 0;
  for (let i = 0; i < kept.length; i += per) {
    const figures = kept
      .slice(i, i + per)
      .map(({ source, at }) => `<figure><img src="${source}"><b>${(at / 1000).toFixed(1)}</b></figure>`);
    const html = join(folder, 'sheet.html');
    writeFileSync(
      html,
      `<style>body{margin:0;background:#000;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px}figure{margin:0;position:relative}img{width:100%;display:block}b{position:absolute;left:0;top:0;background:#fff;color:#000;font:13px sans-serif;padding:0 3px}</style>${figures.join('')}`,
    );
    await page.goto(`file://${html}`);
    await page.screenshot({ path: join(folder, `sheet-${String(count++).padStart(2, '0')}.png`), fullPage: true });
    rmSync(html);
  }
  await page.close();
  return count;
}
