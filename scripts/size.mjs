// @ts-check
/** `npm run size`: how much JavaScript the first view needs, and each game's table on top of it, gzipped. `--json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
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
const tableGzip = {};
const page = Object.keys(manifest).filter((key) => key.endsWith('src/pages/TablePage.svelte'));
for (const key of Object.keys(manifest)) {
  const [, game] = /games\/([^/]+)\/table\/index\.ts$/.exec(key) ?? [];
  if (game !== undefined) tableGzip[game] = gzip([...withImports([...page, key])].filter((each) => !first.has(each)));
}
const sizes = { firstViewGzip: gzip([...first]), tableGzip };

if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
else {
  console.log(`first view: ${kilobytes(sizes.firstViewGzip)}`);
  for (const [game, size] of Object.entries(tableGzip)) console.log(`table of ${game}: ${kilobytes(size)}`);
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

/** @param {readonly string[]} keys */
function gzip(keys) {
  const files = new Set(keys.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
