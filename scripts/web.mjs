// @ts-check
/** `npm run build`: the pages of the browser into packages/web/dist, only when a source changed. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './bundle.mjs';
import { compressAll } from './compress.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, 'packages/web/dist');
const stampFile = join(root, '.cache/web-build');
const sources = ['packages/web', 'packages/text/src', 'packages/kernel/src', 'packages/server/src', 'games'];

/** @returns {Promise<string>} the folder of the pages */
export async function buildWeb() {
  const stamp = fingerprint([
    'scripts/web.mjs',
    'scripts/compress.mjs',
    'scripts/markdown.mjs',
    'package-lock.json',
    ...sources,
  ]);
  if (existsSync(output) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return output;
  console.error('Building the pages (a few seconds, only after a change) …');
  const { build } = await import('vite');
  const draft = join(root, `.cache/web-${randomUUID()}`);
  // Tests build these pages too, and what they leave behind is what people get: always the real thing.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    configFile: join(root, 'packages/web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: draft, emptyOutDir: true },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await compressAll(draft);
  // Somebody may be reading the old pages: they are moved away at once, not emptied file by file.
  const old = `${draft}-old`;
  if (existsSync(output)) renameSync(output, old);
  renameSync(draft, output);
  rmSync(old, { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, stamp);
  return output;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup();
  await buildWeb();
}
