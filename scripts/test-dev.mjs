// @ts-check
/**
 * `npm run test:dev`: through `npm run dev` every game opens, and a change of a .svelte file is on the screen without a
 * reload. It changes a file of this very folder for a moment, so it is a command of its own and not part of `npm test`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { freePort, ready } from './house.mjs';
import { setup } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const GAMES = { deckbuilding: 2, 'outer-rim': 2, smugglers: 2, mandalorian: 1 };
const FILE = join(root, 'packages/web/src/table/TableFrame.svelte');
const LONG = 60_000;

setup();
const data = mkdtempSync(join(tmpdir(), 'cantina-dev-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const dev = spawn(process.execPath, ['scripts/dev.mjs', '--data', data], {
  cwd: root,
  env: { ...process.env, PAGES_PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let told = '';
dev.stdout.on('data', (data) => {
  told += String(data);
});
const before = readFileSync(FILE, 'utf8');
const browser = await launch();
try {
  await ready(`${url}/api/games`, '');
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  page.setDefaultTimeout(LONG);
  const faults = /** @type {string[]} */ ([]);
  page.on('pageerror', (error) => faults.push(String(error)));
  for (const [game, seats] of Object.entries(GAMES)) {
    await page.goto(url);
    const wish = {
      game,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? { kind: 'person', me: true, name: 'Anna' } : { kind: 'bot', level: 'random' },
      ),
    };
    // From the page itself: with its cookie and its origin, as people do.
    const id = await page.evaluate(async (wanted) => {
      const post = async (/** @type {string} */ path, /** @type {object} */ body) =>
        (await fetch(`/api/${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
      const { table } = /** @type {{ table: { id: string } }} */ (await post('tables', wanted));
      await post(`tables/${table.id}/start`, {});
      return table.id;
    }, wish);
    await page.goto(`${url}/table/${id}`);
    await page.locator('.table').first().waitFor();
    console.log(`✓ ${game} is on the table`);
  }
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const changed = performance.now();
  writeFileSync(FILE, before.replace('<style>', '<p id="change">seen</p>\n\n<style>'));
  await page.locator('#change').waitFor({ state: 'attached' });
  console.log(`✓ a change is on the screen after ${Math.round(performance.now() - changed)} ms`);
  assert.equal(loads, 0, 'the page was not loaded anew');
  utimesSync(join(root, 'packages/server/src/settings.ts'), new Date(), new Date());
  while (!told.includes('the server runs with your change')) await new Promise((resolve) => setTimeout(resolve, 50));
  console.log('✓ the server starts anew when its source changes');
  assert.deepEqual(faults, []);
} finally {
  writeFileSync(FILE, before);
  await browser.close();
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
}
