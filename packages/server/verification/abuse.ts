import type { Live } from '../src/client/live.ts';
import { NodeClient } from '../src/client/node.ts';
import { cantina } from './support/project.ts';
import { ServerProcess } from './support/server-process.ts';
import { openStorage } from './support/storage.ts';
import { percentile, rounded, sleep } from './support/time.ts';

export interface AbuseReport {
  readonly seconds: number;
  /** How long the people of one table wait for the server, in milliseconds: alone, and while others do their worst. */
  readonly aloneP99: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** What they asked for and did not get. */
  readonly failed: number;
  readonly megabytesBefore: number;
  readonly megabytesAfter: number;
  /** What was sent at the server meanwhile, and what of it was refused. */
  readonly requests: number;
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
const ASK_EVERY = 20;

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
    const seats = [{ kind: 'person', me: true } as const, { kind: 'person', me: true } as const];
    const { table } = await anna.api.create({ game: 'deckbuilding', seats });
    await anna.api.act(table.id, 'start', {});
    const live = anna.live();
    live.watch(table.id, 0, () => undefined);
    const alone = await waits(live, 3);
    const before = await megabytes(server.url);
    const stranger = new NodeClient(server.url, { 'x-forwarded-for': '198.51.100.9' });
    const attack = await unleash(stranger, stops);
    tell(`${attack.kinds.join(', ')} for ${seconds} s`);
    const meanwhile = await waits(live, seconds);
    const after = await megabytes(server.url);
    live.close();
    const sorted = meanwhile.times.sort((a, b) => a - b);
    const p99 = rounded(percentile(sorted, 0.99));
    return {
      seconds,
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
      megabytesBefore: before,
      megabytesAfter: after,
      requests: attack.count(),
      ok: p99 < LONGEST_P99 && meanwhile.failed === 0 && after - before < MOST_GROWTH,
    };
  } finally {
    for (const stop of stops) stop();
    await server.kill();
    await storage.close();
    program.drop();
  }
}

/** Asks again and again, and notes how long each answer took. */
async function waits(live: Live, seconds: number): Promise<{ times: number[]; failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const from = performance.now();
    const answer = await Promise.race([live.request({ t: 'ping' }), sleep(15_000).then(() => null)]).catch(() => null);
    if (answer === null) failed++;
    times.push(performance.now() - from);
    // As fast as the limits of one person allow.
    await sleep(ASK_EVERY * 3);
  }
  return { times, failed };
}

async function megabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return rounded(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1e6, 0);
}

async function unleash(
  stranger: NodeClient,
  stops: (() => void)[],
): Promise<{ readonly kinds: readonly string[]; count(): number }> {
  let count = 0;
  const every = (milliseconds: number, action: () => void) => {
    const timer = setInterval(() => {
      count++;
      action();
    }, milliseconds);
    stops.push(() => clearInterval(timer));
  };
  const tables: string[] = [];
  for (let i = 0; i < 12; i++) {
    const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'strong' }) as const);
    const { table } = await stranger.api.create({ game: 'deckbuilding', seats });
    await stranger.api.act(table.id, 'start', {}).catch(() => undefined);
    tables.push(table.id);
    await sleep(60);
  }
  const own = tables[0] ?? '';
  // Pings without end, and sockets that never read.
  for (let i = 0; i < 5; i++) {
    const socket = stranger.socket();
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.pause();
      every(1, () => {
        for (let j = 0; j < 50 && socket.readyState === socket.OPEN; j++) socket.ping('x'.repeat(100));
      });
    });
  }
  // The whole table again and again, and talk.
  for (let i = 0; i < 40; i++) {
    const socket = stranger.socket();
    socket.on('error', () => undefined);
    socket.on('open', () =>
      every(50, () => {
        if (socket.readyState !== socket.OPEN) return;
        socket.send(JSON.stringify({ t: 'subscribe', table: own, as: 'spectator', since: -1, protocol: 2 }));
        socket.send(JSON.stringify({ t: 'chat', id: `c${count}`, table: own, as: 'spectator', text: 'x'.repeat(400) }));
      }),
    );
  }
  // Costly requests.
  every(10, () => {
    stranger.api.views(own, { as: 'spectator' }).catch(() => undefined);
    stranger.api.tables().catch(() => undefined);
  });
  return {
    kinds: ['pings', 'sockets that never read', 'subscriptions', 'talk', 'replays', 'bots'],
    count: () => count,
  };
}
