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
  'body{margin:8px;background:#120d0b;color:#e8dcc8;font:13px sans-serif}div{display:inline-block;margin:3px;vertical-align:top}img{display:block}';

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1300, height: 800 } });
page.setDefaultTimeout(MOST_MS);
/** @type {Map<string, string>} */
const kept = new Map();
try {
  if (values.blind === undefined) {
    await allSheets();
    process.exitCode = (await compare()) ? 0 : 1;
  } else {
    await blindTest(Number(values.blind));
  }
} finally {
  await browser.close();
}
console.log(`${faces.length} faces, sheets are in ${folder}`);

/**
 * A picture as pixels. Each is drawn once, however many sheets show it: drawing takes longer than everything else.
 * @param {string} face
 * @param {Size} size
 * @returns {Promise<string>} its address
 */
async function pixelsOf(face, size) {
  const key = `${face} ${size}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const spec = pictures[face];
  if (spec === undefined) throw new Error(`no picture of ${face}`);
  const source = `data:image/svg+xml;base64,${Buffer.from(draw(spec, size)).toString('base64')}`;
  const drawn = /** @type {string} */ (
    await page.evaluate(`(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: ${PIXELS[size]}, height: ${PIXELS[size]} });
      canvas.getContext('2d').drawImage(${decoded(source)}, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL();
    })()`)
  );
  kept.set(key, drawn);
  return drawn;
}

/**
 * In the page: a picture that can be drawn.
 * @param {string} source
 */
function decoded(source) {
  return `await (async (picture) => (await picture.decode(), picture))(Object.assign(new Image(), { src: ${JSON.stringify(source)} }))`;
}

/**
 * A sheet of faces, each with what stands below it.
 * @param {string} name
 * @param {readonly string[]} shown
 * @param {{ size: Size, width?: number, below: (face: string) => string }} how
 */
async function take(name, shown, { size, width = PIXELS[size], below }) {
  const cells = [];
  for (const face of shown)
    cells.push(`<div style="width:${width}px"><img src="${await pixelsOf(face, size)}">${below(face)}</div>`);
  await page.setContent(`<style>${STYLE}</style>${cells.join('')}`);
  await page.evaluate('Promise.all([...document.images].map((each) => each.decode()))');
  await page.screenshot({ path: join(folder, `${game}-${name}.png`), fullPage: true });
}

async function allSheets() {
  for (const names of [true, false]) {
    /** @param {string} face */
    const below = (face) => (names ? `<small>${nameOf(face)}</small>` : '');
    const suffix = names ? '' : '-blind';
    await take(`48${suffix}`, faces, { size: 'token', width: names ? 90 : 48, below });
    await take(`160${suffix}`, faces, { size: 'card', below });
    for (let at = 0; at < faces.length; at += PER_PAGE)
      await take(`420-${1 + at / PER_PAGE}${suffix}`, faces.slice(at, at + PER_PAGE), { size: 'stage', below });
  }
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
  await take('blind', [...numbers.keys()], {
    size: 'card',
    below: (face) => `<span style="font-size:20px">${numbers.get(face)}</span>`,
  });
  writeFileSync(join(folder, `${game}-blind.txt`), `${full.toSorted().join('\n')}\n`);
  mkdirSync(join(folder, 'key'), { recursive: true });
  const key = asked.map(({ face }, i) => [i + 1, { face, name: full[i] }]);
  writeFileSync(join(folder, 'key', `${game}.json`), `${JSON.stringify(Object.fromEntries(key), null, 2)}\n`);
}

/** Whether no two pictures look the same. */
async function compare() {
  /** @type {number[][]} */
  const pixels = [];
  for (const face of faces) {
    const script = `(async () => {
      const context = new OffscreenCanvas(${COMPARED}, ${COMPARED}).getContext('2d');
      context.drawImage(${decoded(await pixelsOf(face, 'card'))}, 0, 0, ${COMPARED}, ${COMPARED});
      return [...context.getImageData(0, 0, ${COMPARED}, ${COMPARED}).data].filter((_, i) => i % 4 < 3);
    })()`;
    pixels.push(await page.evaluate(script));
  }
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
