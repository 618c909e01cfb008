// @ts-check
/**
 * `npm run dev`: the pages with hot reload, and the server behind them, which starts anew when its sources change.
 * Open what it prints; a change of a .svelte or .css file is on the screen at once. Arguments go to `cantina serve`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { freePort, ready } from './house.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGES_PORT = 5173;
/** Editors write a file in several steps. */
const CALM = 150;
/** What only the pages are made of; Vite sees to it. */
const OF_PAGES = /(^|\/)(node_modules|dist|tests|table)\/|\.(svelte|css|icons)$|^web\//;

setup();
const port = await freePort();
const server = `http://127.0.0.1:${port}`;
process.env.CANTINA_SERVER = server;
const pagesPort = Number(process.env.PAGES_PORT ?? PAGES_PORT);
const url = `http://localhost:${pagesPort}`;

/** @type {import('node:child_process').ChildProcess | null} */
let running = null;
let turn = Promise.resolve();

async function start() {
  const file = await bundle({
    entry: 'packages/cli/src/main.ts',
    output: '.cache/dev/cantina.mjs',
    sources: ['packages', 'games'],
  });
  // Links lead to the pages that change, not to the server behind them.
  const args = [
    file,
    'serve',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '--public-url',
    url,
    '--log-format',
    'json',
  ];
  const flags = ['--log-level', 'error', '--data', join(root, 'data'), ...process.argv.slice(2)];
  running = spawn(process.execPath, [...args, ...flags], { stdio: ['ignore', 'inherit', 'inherit'] });
  await ready(server);
}

async function stop() {
  if (running === null || running.exitCode !== null) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
}

async function restart() {
  try {
    await stop();
    await start();
    console.log('the server runs with your change');
  } catch (error) {
    console.error(error);
  }
}

await start();
const { createServer } = await import('vite');
const pages = await createServer({
  configFile: join(root, 'packages/web/vite.config.ts'),
  server: { port: pagesPort, strictPort: true },
});
await pages.listen();
console.log(`Open ${url}\nPages change at once; the server starts anew when its sources change. To stop: Ctrl+C`);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let soon;
for (const folder of ['packages', 'games']) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name === null || OF_PAGES.test(name.replaceAll('\\', '/')) || !/\.(ts|md|json)$/.test(name)) return;
    clearTimeout(soon);
    soon = setTimeout(() => {
      turn = turn.then(restart);
    }, CALM);
  });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => {
    clearTimeout(soon);
    turn = turn
      .then(stop)
      .then(() => pages.close())
      .then(() => process.exit(0));
  });
