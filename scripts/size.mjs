// @ts-check
/**
 * `npm run size`: how many bytes of JavaScript are sent for the first view, for each game's table on top of it, and for the
 * pictures on that table (the drawing kit and what the game's faces look like), to a browser that takes Brotli (all of
 * today) and to one that takes gzip. `--json`.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setup } from './setup.mjs';
import { buildWeb } from './web.mjs';

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], src?: string }} Chunk */

setup();
const folder = await buildWeb();
const manifest = /** @type {Record<string, Chunk>} */ (
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
);

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry && key.endsWith('.html'));
if (entry === undefined) throw new Error('the build has no entry');
const first = withImports([entry]);
/** @type {Record<string, number>} */
const tableBrotli = {};
/** @type {Record<string, number>} */
const tableGzip = {};
/** @type {Record<string, number>} */
const picturesBrotli = {};
/** @type {Record<string, number>} */
const picturesGzip = {};
const page = Object.keys(manifest).filter((key) => key.endsWith('src/pages/TablePage.svelte'));
for (const key of Object.keys(manifest)) {
  const [, game] = /games\/([^/]+)\/table\/index\.ts$/.exec(key) ?? [];
  if (game === undefined) continue;
  const table = withImports([...page, key]);
  const more = [...table].filter((each) => !first.has(each));
  tableBrotli[game] = sent(more, 'br');
  tableGzip[game] = sent(more, 'gz');
  const faces = Object.keys(manifest).filter((each) => each.endsWith(`games/${game}/art/index.ts`));
  const drawn = [...withImports(faces)].filter((each) => !first.has(each) && !table.has(each));
  picturesBrotli[game] = sent(drawn, 'br');
  picturesGzip[game] = sent(drawn, 'gz');
}
const sizes = {
  firstViewBrotli: sent([...first], 'br'),
  firstViewGzip: sent([...first], 'gz'),
  tableBrotli,
  tableGzip,
  picturesBrotli,
  picturesGzip,
};

if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
else {
  console.log(`first view: ${kilobytes(sizes.firstViewBrotli)} (gzip ${kilobytes(sizes.firstViewGzip)})`);
  for (const [game, size] of Object.entries(tableBrotli))
    console.log(
      `table of ${game}: ${kilobytes(size)} (gzip ${kilobytes(tableGzip[game] ?? 0)}), its pictures: ${kilobytes(picturesBrotli[game] ?? 0)} (gzip ${kilobytes(picturesGzip[game] ?? 0)})`,
    );
}

/**
 * Everything that is loaded together with these.
 * @param {readonly string[]} keys
 * @param {Set<string>} all
 */
function withImports(keys, all = new Set()) {
  for (const key of keys) {
    if (all.has(key)) continue;
    all.add(key);
    withImports(manifest[key]?.imports ?? [], all);
  }
  return all;
}

/**
 * The bytes of the files that the server really sends.
 * @param {readonly string[]} keys
 * @param {'br' | 'gz'} how
 */
function sent(keys, how) {
  const files = new Set(keys.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
  return [...files]
    .map((file) => join(folder, file))
    .reduce((sum, file) => sum + statSync(existsSync(`${file}.${how}`) ? `${file}.${how}` : file).size, 0);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
