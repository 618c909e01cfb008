// @ts-check
/**
 * `npm run contact-sheet -- deckbuilding`: all faces of a game at 420, 160 and 48 px, with and without names, into
 * reports/contact-sheet. Compares the pictures as pixels and fails if two are alike.
 *
 * `npm run contact-sheet -- deckbuilding --blind 7`: twenty of them at 160 px with a number, forty names to match them
 * with, and the key in a folder of its own, so that whoever takes the test does not come across it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';
import { launch } from './chromium.mjs';
import { setup } from './setup.mjs';

const folder = fileURLToPath(new URL('../reports/contact-sheet', import.meta.url));
/** Pixels on a side of the pictures that are compared, and by how much two must differ on average (of 255). */
const COMPARED = 32;
const ALIKE = 2;
const PER_PAGE = 36;
/** A sheet of some hundred pictures takes its time on a busy machine. */
const MOST_MS = 180_000;
/** How many pictures a blind test asks for, and how many names it offers. */
const ASKED = 20;
const OFFERED = 40;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { blind: { type: 'string' } } });
const [game = ''] = positionals;

setup();
const file = await bundle({
  entry: 'scripts/contact-sheet-faces.ts',
  output: '.cache/contact-sheet.mjs',
  sources: ['packages/art', 'games', 'scripts/contact-sheet-faces.ts'],
});
const { draw, games } = /** @type {typeof import('./contact-sheet-faces.ts')} */ (
  await import(pathToFileURL(file).href)
);
const found = games[game];
if (found === undefined) throw new Error(`which game? ${Object.keys(games).join(', ')}`);
const { pictures, nameOf, printed } = found;
const faces = Object.keys(pictures);
mkdirSync(folder, { recursive: true });

/** @typedef {'token' | 'card' | 'stage'} Size */
const PIXELS = { token: 48, card: 160, stage: 420 };
const STYLE =
  'body{margin:8px;background:#120d0b;color:#e8dcc8;font:13px sans-serif}div{display:inline-block;margin:3px;vertical-align:top}canvas{display:block}';
const BLIND = '<style>small{display:none}div{width:auto!important}</style>';

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1300, height: 800 } });
page.setDefaultTimeout(MOST_MS);
try {
  if (values.blind === undefined) {
    process.exitCode = compare(await allSheets()) ? 0 : 1;
  } else {
    await blindTest(Number(values.blind));
  }
} finally {
  await browser.close();
}
console.log(`${faces.length} faces, sheets are in ${folder}`);

/**
 * Lays out a sheet of faces, each with what stands below it. Each is drawn once, into the page: to draw it, to pack it and to
 * unpack it again takes longer than everything else.
 * @param {readonly string[]} shown
 * @param {{ size: Size, width?: number, below: (face: string) => string }} how
 */
async function layOut(shown, { size, width = PIXELS[size], below }) {
  const pixels = PIXELS[size];
  const cells = shown.map(
    (face) =>
      `<div style="width:${width}px"><canvas width="${pixels}" height="${pixels}"></canvas>${below(face)}</div>`,
  );
  await page.setContent(`<style>${STYLE}</style>${cells.join('')}`);
  for (const [at, face] of shown.entries()) {
    const spec = pictures[face];
    if (spec === undefined) throw new Error(`no picture of ${face}`);
    await page.evaluate(
      `(async () => {
        const picture = new Image();
        picture.src = URL.createObjectURL(new Blob([${JSON.stringify(draw(spec, size))}], { type: 'image/svg+xml' }));
        await picture.decode();
        document.querySelectorAll('canvas')[${at}].getContext('2d').drawImage(picture, 0, 0, ${pixels}, ${pixels});
        URL.revokeObjectURL(picture.src);
      })()`,
    );
  }
}

/** @param {string} name */
async function take(name) {
  await page.screenshot({ path: join(folder, `${game}-${name}.png`), fullPage: true });
}

/**
 * A sheet with names and the same one without.
 * @param {string} name
 * @param {readonly string[]} shown
 * @param {Size} size
 */
async function bothSheets(name, shown, size) {
  const width = size === 'token' ? 90 : PIXELS[size];
  await layOut(shown, { size, width, below: (face) => `<small>${nameOf(face)}</small>` });
  await take(name);
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(BLIND)})`);
  await take(`${name}-blind`);
}

/** All sheets; returns each picture small, as it is compared. */
async function allSheets() {
  await bothSheets('48', faces, 'token');
  await bothSheets('160', faces, 'card');
  const small = /** @type {number[][]} */ (
    await page.evaluate(`[...document.querySelectorAll('canvas')].map((picture) => {
      const context = new OffscreenCanvas(${COMPARED}, ${COMPARED}).getContext('2d');
      context.drawImage(picture, 0, 0, ${COMPARED}, ${COMPARED});
      return [...context.getImageData(0, 0, ${COMPARED}, ${COMPARED}).data].filter((_, i) => i % 4 < 3);
    })`)
  );
  for (let at = 0; at < faces.length; at += PER_PAGE)
    await bothSheets(`420-${1 + at / PER_PAGE}`, faces.slice(at, at + PER_PAGE), 'stage');
  return small;
}

/**
 * Only what one can tell from a picture is asked: of numbered cards (Navpoint 3) one of each deck, and of cards that are
 * called the same (a contact and its card in the databank) one.
 * @param {number} seed
 */
async function blindTest(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const shuffled = printed
    .filter(({ face }) => Object.hasOwn(pictures, face))
    .map(({ face, name, group, values }) => ({
      face,
      name: name.replace(/ \d+(?![\w-])/, ''),
      group,
      values,
      at: next(),
    }))
    .sort((a, b) => a.at - b.at);
  const called = new Map(shuffled.map((each) => [each.name, each]));
  const offered = [...called.values()].slice(0, OFFERED);
  const asked = offered.slice(0, ASKED);
  const full = offered.map(({ name, group, values: [type = ''] }) => {
    const kind = /^\D+$/.test(type) && !group.endsWith(type) ? `${group}, ${type}` : group;
    return `${name} (${kind})`;
  });
  const numbers = new Map(asked.map(({ face }, i) => [face, i + 1]));
  await layOut([...numbers.keys()], {
    size: 'card',
    below: (face) => `<span style="font-size:20px">${numbers.get(face)}</span>`,
  });
  await take('blind');
  writeFileSync(join(folder, `${game}-blind.txt`), `${full.toSorted().join('\n')}\n`);
  mkdirSync(join(folder, 'key'), { recursive: true });
  const key = asked.map(({ face }, i) => [i + 1, { face, name: full[i] }]);
  writeFileSync(join(folder, 'key', `${game}.json`), `${JSON.stringify(Object.fromEntries(key), null, 2)}\n`);
}

/**
 * Whether no two pictures look the same.
 * @param {readonly (readonly number[])[]} pixels of each face
 */
function compare(pixels) {
  let isFine = true;
  let nearest = { difference: 255, pair: '' };
  for (let a = 0; a < faces.length; a++) {
    for (let b = a + 1; b < faces.length; b++) {
      const [one = [], other = []] = [pixels[a], pixels[b]];
      const difference = one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
      if (difference < nearest.difference) nearest = { difference, pair: `${faces[a]} and ${faces[b]}` };
      if (difference >= ALIKE) continue;
      isFine = false;
      console.error(`${faces[a]} and ${faces[b]} look the same (${difference.toFixed(2)})`);
    }
  }
  console.log(`nearest: ${nearest.pair}, ${nearest.difference.toFixed(1)} of 255 apart on average`);
  return isFine;
}
