// @ts-check
/** The pages of the browser into dist/web, only when a source changed. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './bundle.mjs';
import { compressAll } from './compress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** For a server, for a host that has only files, and for a server that is soon gone: nobody waits until they are compressed. */
const KINDS = {
  production: { output: join(root, 'dist/web'), stampFile: join(root, 'dist/.pages') },
  static: { output: join(root, 'dist/static'), stampFile: join(root, 'dist/.static') },
  fleeting: { output: join(root, 'dist/fleeting'), stampFile: join(root, 'dist/.fleeting') },
};
/** @typedef {keyof typeof KINDS} Kind */
const sources = [
  'packages/web',
  'packages/art/src',
  'packages/playable/src',
  'packages/text/src',
  'packages/bots/src',
  'packages/games/src',
  'packages/kernel/src',
  'packages/server/src',
  'games',
];

/**
 * Vite keeps what it has read, so it runs in a process of its own, and whoever wants the pages stays small.
 * @param {Kind} [kind]
 * @returns {Promise<string>} the folder of the pages
 */
export async function buildWeb(kind = 'production') {
  const { output, stampFile } = KINDS[kind];
  const stamp = fingerprint([
    'scripts/web.mjs',
    'scripts/compress.mjs',
    'scripts/markdown.mjs',
    'scripts/versions.mjs',
    'package-lock.json',
    ...sources,
  ]);
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return output;
  console.error('Building the pages (a few seconds, only after a change) …');
  const builder = spawn(process.execPath, [fileURLToPath(import.meta.url), kind, stamp], { stdio: ['ignore', 2, 2] });
  const [code] = /** @type {[number | null]} */ (await once(builder, 'exit'));
  if (code !== 0) throw new Error('the pages could not be built');
  return output;
}

/**
 * @param {Kind} kind
 * @param {string} stamp
 */
async function build(kind, stamp) {
  const { output, stampFile } = KINDS[kind];
  const vite = await import('vite');
  const draft = join(root, `.cache/web-${randomUUID()}`);
  // Tests build these pages too, and what they leave behind is what people get: always the real thing.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await vite.build({
    configFile: join(root, 'packages/web/vite.config.ts'),
    mode: kind === 'static' ? kind : 'production',
    logLevel: 'error',
    build: { outDir: draft, emptyOutDir: true },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  if (kind === 'production') await compressAll(draft);
  // Somebody may be reading the old pages: they are moved away at once, not emptied file by file.
  const old = `${draft}-old`;
  mkdirSync(join(root, 'dist'), { recursive: true });
  if (existsSync(output)) renameSync(output, old);
  renameSync(draft, output);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(stampFile, stamp);
}

const [, script, kind, stamp] = process.argv;
if (script !== undefined && resolve(script) === fileURLToPath(import.meta.url))
  await build(kind === 'static' || kind === 'fleeting' ? kind : 'production', stamp ?? '');
