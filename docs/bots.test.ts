import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../scripts/house.mjs';
import { openTable } from '../scripts/open-table.mjs';

/** The examples of the API play every game to its end, against a bot that does not wait, under the usual limits. */

const LONG = 300_000;
const project = fileURLToPath(new URL('..', import.meta.url));
const BOTS = {
  javascript: [process.execPath, 'docs/examples/bot.mjs'],
  python: ['python3', 'docs/examples/bot.py'],
} as const;
const TABLES = [
  { game: 'deckbuilding', options: { basesToWin: 2 } },
  { game: 'smugglers', options: { goal: 'fortune', fortune: 5000, rounds: 40 } },
  { game: 'outer-rim' },
  { game: 'mandalorian', bots: [] },
];

function played(
  command: readonly string[],
  link: string,
): Promise<{ readonly code: number | null; readonly said: string }> {
  const [program, ...args] = [...command, link];
  const bot = spawn(program, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  bot.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  return new Promise((resolve) => bot.once('exit', (code) => resolve({ code, said })));
}

// At the same time: under limits everybody waits most of the time.
describe.concurrent.each(Object.entries(BOTS))('the example in %s', (_, command) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(['--max-messages-per-second', '20', '--max-requests-per-second', '20']);
  }, LONG);
  afterAll(() => house.close());

  test('finishes all games at the same time', { timeout: LONG }, async () => {
    const links = await Promise.all(TABLES.map((table) => openTable(house.url, table)));
    const results = await Promise.all(links.map((link) => played(command, link)));
    for (const { code, said } of results) {
      expect(said).toContain('winners:');
      expect(code).toBe(0);
    }
  });

  test('waits and sends again where it was too fast', { timeout: LONG }, async () => {
    const strict = await openHouse(['--max-messages-per-second', '5']);
    try {
      const link = await openTable(strict.url, { game: 'mandalorian', bots: [] });
      expect(await played(command, link)).toMatchObject({
        code: 0,
        said: expect.stringContaining('winners:') as string,
      });
      const numbers = await (await fetch(`${strict.url}/metrics`)).text();
      expect(numbers).toContain('cantina_refusals_total{code="too-fast"}');
    } finally {
      await strict.close();
    }
  });
});
