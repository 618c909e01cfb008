// @ts-check
/**
 * `npm run test:package`: packs the built folder, installs it into an empty folder that knows nothing of the clone, and
 * plays a game there – in the terminal, and through a server with its pages.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { freePort, ready } from './house.mjs';
import { openTable } from './open-table.mjs';
import { runNode, step } from './run.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cantina-package-'));
const home = join(folder, 'elsewhere');
mkdirSync(home);
const isWindows = process.platform === 'win32';

/**
 * Runs something in the empty folder.
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args, cwd = home) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: isWindows });
  if (status !== 0) console.error(stdout, stderr);
  return { isFine: status === 0, stdout };
}

setup();
let file = '';
const passed =
  step('build', () => runNode(['scripts/build.mjs'])) &&
  step('pack', () => {
    const { isFine, stdout } = run('npm', ['pack', './dist', '--pack-destination', folder, '--json'], root);
    const [packed] = /** @type {{ filename: string }[]} */ (isFine ? JSON.parse(stdout) : []);
    file = join(folder, packed?.filename ?? '');
    return isFine && existsSync(file);
  }) &&
  step('install', () => run('npm', ['install', file, '--no-audit', '--no-fund']).isFine) &&
  step('npx', () => run('npx', ['--yes', `./${basename(file)}`, '--help'], folder).stdout.includes('cantina serve')) &&
  step('simulate', () => run('npx', ['cantina', 'simulate', 'deckbuilding', '--games', '3']).isFine) &&
  (await serves());
if (!passed) process.exitCode = 1;
rmSync(folder, { recursive: true, force: true });

/** A game against a bot of the server, by the example bot of the docs. */
async function serves() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [join(home, 'node_modules/cantina-table/cantina.mjs'), 'serve', '--port', String(port), '--host', '127.0.0.1'],
    { cwd: home, env: { ...process.env, BOT_PAUSE: '0', LOG_LEVEL: 'error' }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  try {
    await ready(url);
    assert.match(await (await fetch(url)).text(), /<div id="app">/, 'the pages are there');
    const link = await openTable(url, { game: 'deckbuilding', options: { basesToWin: 2 } });
    const isPlayed = step('play a game', () => runNode(['docs/examples/bot.mjs', link]));
    assert.ok(existsSync(join(home, 'data/cantina.sqlite')), 'its data is where it was started');
    return isPlayed;
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
}
