import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle.mjs';
import { NodeClient } from '../src/client/node.ts';
import { Player } from './support/player.ts';

const folder = mkdtempSync(join(tmpdir(), 'cantina-process-'));
let file: string;
beforeAll(async () => {
  file = await bundle({
    entry: 'packages/server/tests/support/serve-bluff.ts',
    output: '.cache/serve-bluff.mjs',
    sources: ['packages/kernel', 'packages/bots', 'packages/text', 'packages/server'],
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Line {
  readonly msg: string;
  readonly port?: number;
}

/** A server in a process of its own; its log says on which port. */
async function start(
  more: Readonly<Record<string, string>> = {},
): Promise<{ child: ChildProcess; url: string; log: Line[]; ended: Promise<number | null> }> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    BOT_PAUSE: '0',
    ...more,
  };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const log: Line[] = [];
  child.stdout.on('data', (data: Buffer) => {
    for (const line of data.toString().split('\n')) if (line !== '') log.push(JSON.parse(line) as Line);
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = () => log.find((line) => line.port !== undefined)?.port;
  await expect.poll(port, { timeout: 10_000 }).toBeDefined();
  return { child, url: `http://127.0.0.1:${port()}`, log, ended };
}

describe('the process', () => {
  test('says where its pages should be when there are none', async () => {
    const { child, log, ended } = await start({ WEB_DIR: join(folder, 'nowhere') });
    await expect.poll(() => log.map(({ msg }) => msg)).toContainEqual(expect.stringContaining('there are no pages in'));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('stops when asked: says goodbye, loses nothing, ends well', async () => {
    const first = await start();
    const anna = new NodeClient(first.url);
    const seats = [
      { kind: 'person' as const, me: true },
      { kind: 'bot' as const, level: 'quick' as const },
    ];
    const { table } = await anna.api.create({ game: 'bluff', options: { rounds: 50 }, seats });
    await anna.api.act(table.id, 'start', {});
    let lost = 0;
    const player = new Player(
      anna,
      table.id,
      0,
      anna.live((isOpen) => {
        if (!isOpen) lost++;
      }),
    );
    for (let i = 0; i < 5; i++) await player.answer();
    const { version } = player;
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(lost).toBe(1);
    expect(first.log.at(-1)?.msg).toBe('the tables are closed');
    anna.close();

    const second = await start();
    const back = new Player(new NodeClient(second.url).as(anna.session), table.id, 0);
    await back.until(() => back.version >= version);
    await back.answer();
    back.live.close();
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });
});
