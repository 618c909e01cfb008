import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { Refused } from '../src/client/errors.ts';
import { NodeClient } from '../src/client/node.ts';
import { cantina } from './support/project.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage } from './support/storage.ts';
import { percentile, rounded, sleep } from './support/time.ts';
import { lasting, openTable, playOn } from './support/two-people.ts';

export interface AbuseReport {
  readonly seconds: number;
  /** What the people of one table have answered meanwhile. */
  readonly answers: number;
  /** How long each answer took until it was durable and shown, in milliseconds: alone, and while others do their worst. */
  readonly aloneP99: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** What they asked for and did not get. */
  readonly failed: number;
  /** How much of how many cores the server used meanwhile, its bots included. */
  readonly cores: number;
  readonly megabytesBefore: number;
  readonly megabytesAfter: number;
  readonly ok: boolean;
}

/** The limits of an ordinary server; addresses come from a proxy, so that strangers can have their own. */
const FLAGS = [
  ['trust-proxy', 'yes'],
  ['max-messages-per-second', '20'],
  ['max-requests-per-second', '20'],
  ['max-connections-per-address', '100'],
  ['max-tables-per-host', '50'],
  ['max-tables-per-hour', '60'],
  ['max-lines-per-second', '1'],
].flatMap(([name, value]) => [`--${name}`, value ?? '']);
const LONGEST_P99 = 200;
const MOST_GROWTH = 150;
const WARM_UP = 6000;

/** One table plays on while an address floods, reads nothing, asks for what is costly and lets bots think. */
export async function abuseTest(
  { seconds }: { readonly seconds: number },
  tell: (line: string) => void,
): Promise<AbuseReport> {
  const program = await cantina();
  const storage = await openStorage('sqlite');
  const server = await ServerProcess.start(program.file, storage, FLAGS);
  const stops: (() => void)[] = [];
  try {
    const anna = new NodeClient(server.url, { 'x-forwarded-for': '192.0.2.1' });
    const live = anna.live();
    const alone = await playOn(anna, live, lasting(3));
    // What a thread needs in which bots think is no growth.
    await letBotsThink(anna);
    const before = await vitals(server.url);
    await unleash(server.url, stops);
    tell(`floods, sockets that never read, costly requests and bots for ${seconds} s`);
    const meanwhile = await playOn(anna, live, lasting(seconds));
    const after = await vitals(server.url);
    live.close();
    const sorted = meanwhile.times.sort((a, b) => a - b);
    const p99 = rounded(percentile(sorted, 0.99));
    return {
      seconds,
      answers: sorted.length,
      aloneP99: rounded(
        percentile(
          alone.times.sort((a, b) => a - b),
          0.99,
        ),
      ),
      p50: rounded(percentile(sorted, 0.5)),
      p99,
      worst: rounded(sorted.at(-1) ?? 0),
      failed: meanwhile.failed,
      cores: rounded((after.cpuSeconds - before.cpuSeconds) / seconds, 2),
      megabytesBefore: before.megabytes,
      megabytesAfter: after.megabytes,
      ok: p99 < LONGEST_P99 && meanwhile.failed === 0 && after.megabytes - before.megabytes < MOST_GROWTH,
    };
  } finally {
    for (const stop of stops) stop();
    await server.kill();
    await storage.close();
    program.drop();
  }
}

/** Until the thread is warm; then their table ends, unless their game was over before. */
async function letBotsThink(client: NodeClient): Promise<void> {
  const table = await openTable(client, 'bot');
  await sleep(WARM_UP);
  await client.api.act(table, 'end', {}).catch((error: unknown) => {
    if (!(error instanceof Refused && error.error.code === 'not-playing')) throw error;
  });
}

async function vitals(url: string): Promise<{ readonly megabytes: number; readonly cpuSeconds: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    megabytes: rounded(read('process_resident_memory_bytes') / 1e6, 0),
    cpuSeconds: read('process_cpu_seconds_total'),
  };
}

/**
 * The attack comes from a process of its own that gives way to others: elsewhere it would come from another machine, and
 * only the server may be in the way of those who play.
 */
async function unleash(url: string, stops: (() => void)[]): Promise<void> {
  const child = spawn(process.execPath, [process.argv[1] ?? '', 'attack', '--url', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(() => child.kill('SIGKILL'));
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  await once(child.stdout, 'data');
}
