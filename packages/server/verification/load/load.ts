import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { loadServer, root } from '../support/project.ts';
import { openStorage } from '../support/storage.ts';
import { percentile, rounded, sleep } from '../support/time.ts';
import { PeerTable } from './boardgameio.ts';
import { CantinaTable, CLIENTS } from './cantina.ts';
import { Child } from './child.ts';
import { flatOut, type Playing, paced, type Speed } from './contest.ts';
import { LimitTable } from './limit.ts';
import type { Vitals } from './server.ts';

export interface LoadReport extends Speed {
  readonly tables: number;
  readonly clients: number;
  /** Memory of the process per table that nobody plays at, its four open connections included. */
  readonly bytesPerIdleTable: number;
  /** Our answers per second : boardgame.io's moves per second, both with as many tables and clients; median of the rounds. */
  readonly vsBoardgameioServer: number;
  /** The same per second of the server's CPU time, which other work on the machine disturbs less. */
  readonly vsBoardgameioServerPerCpu: number;
  readonly answersPerCpuSecond: number;
  /** The least a server can do, one durable append and a text to four sockets, in slices of the same run. */
  readonly limit: Speed & { readonly perCpuSecond: number; readonly bytesPerIdleTable: number };
  /** Our answers per second of CPU time : those of the limit; 1 would be nothing but that. */
  readonly vsLimitPerCpu: number;
  readonly heapBytesPerIdleTable: number;
  /** Games in memory while all clients are connected and nobody plays; rooms when all have gone. */
  readonly idleGamesInMemory: number;
  readonly roomsAfterAll: number;
  readonly paced: Speed & { readonly perSecond: number };
  readonly boardgameio: Speed & {
    readonly version: string;
    readonly movesPerCpuSecond: number;
    readonly paced: Speed;
  };
  readonly busyTables: number;
  readonly openedInSeconds: number;
  readonly node: string;
  readonly ok: boolean;
}

export interface LoadOptions {
  readonly tables: number;
  readonly seconds: number;
  readonly rounds: number;
}

const WARM_UP = 50;
const OPENED_AT_ONCE = 16;
const SETTLES_WITHIN = 10_000;
/** So many tables have a move on its way at any moment. */
export const BUSY = 32;
const PACE = 100;
/** The limit does the same for any number of tables; with more, this process would run out of open files. */
const LIMIT_TABLES = 500;
/** About as much as one of our clients is sent for an answer. */
const TEXT_BYTES = 800;

/** Many open tables on one server; boardgame.io's own server with as many, in alternating slices of the same run. */
export async function loadTest(
  { tables, seconds, rounds }: LoadOptions,
  tell: (line: string) => void,
): Promise<LoadReport> {
  const program = await loadServer();
  const storage = await openStorage('sqlite');
  const server = await Child.start<Vitals>(program.file, [storage.dataDir]);
  const bench = join(root, 'bench');
  const script = join(root, 'packages/server/verification/load/boardgameio-server.mjs');
  const peer = await Child.start<{ cpuSeconds: number }>(script, [String(await freePort())], {
    CANTINA_BENCH: bench,
    NODE_ENV: 'production',
  });
  const least = await Child.start<Bare>(join(root, 'packages/server/verification/load/limit-server.mjs'), [
    storage.dataDir,
    String(TEXT_BYTES),
  ]);
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const warm = await openMany(WARM_UP, () => CantinaTable.open(url));
    await flatOut(warm, BUSY, 1);
    const before = await settled(server);
    const from = performance.now();
    const ours = await openMany(tables, () => CantinaTable.open(url));
    const openedInSeconds = rounded((performance.now() - from) / 1000);
    tell(`${tables} tables are open after ${openedInSeconds} s`);
    const idle = await settled(server);
    let number = 0;
    const theirs = await openMany(tables, () => PeerTable.open(peer.port, `m${++number}`));
    tell(`${tables} matches are open at boardgame.io`);
    const bare = Math.min(tables, LIMIT_TABLES);
    const bareWarm = await openMany(WARM_UP, () => LimitTable.open(least.port, `l${++number}`));
    await flatOut(bareWarm, BUSY, 1);
    const bareBefore = await settled(least);
    const limits = await openMany(bare, () => LimitTable.open(least.port, `l${++number}`));
    const bareAfter = await settled(least);
    // Each is measured alone, with the others at rest.
    const slices: Slices = { ours: [], theirs: [], limits: [] };
    for (let i = 0; i < rounds; i++) {
      slices.ours.push(await slice(server, ours, seconds));
      slices.theirs.push(await slice(peer, theirs, seconds));
      slices.limits.push(await slice(least, limits, seconds));
      tell(JSON.stringify([slices.ours[i], slices.theirs[i], slices.limits[i]]));
    }
    const [our, their] = [middle(slices.ours), middle(slices.theirs)];
    const ourPace = await paced(ours, PACE, seconds);
    const theirPace = await paced(theirs, PACE, seconds);
    for (const table of [...warm, ...ours, ...theirs, ...bareWarm, ...limits]) table.close();
    await sleep(1000);
    const { rooms } = await server.vitals('sweep');
    const { perCpuSecond, ...speed } = our;
    const { perCpuSecond: movesPerCpuSecond, ...theirSpeed } = their;
    return {
      tables,
      clients: tables * CLIENTS,
      ...speed,
      bytesPerIdleTable: Math.round((idle.rss - before.rss) / tables),
      vsBoardgameioServer: ratio(slices.ours, slices.theirs, (each) => each.answersPerSecond),
      vsBoardgameioServerPerCpu: ratio(slices.ours, slices.theirs, (each) => each.perCpuSecond),
      answersPerCpuSecond: perCpuSecond,
      limit: { ...middle(slices.limits), bytesPerIdleTable: Math.round((bareAfter.rss - bareBefore.rss) / bare) },
      vsLimitPerCpu: ratio(slices.ours, slices.limits, (each) => each.perCpuSecond),
      heapBytesPerIdleTable: Math.round((idle.heap - before.heap) / tables),
      idleGamesInMemory: idle.matches,
      roomsAfterAll: rooms,
      paced: { perSecond: PACE, ...ourPace },
      boardgameio: { version: versionOf(bench), ...theirSpeed, movesPerCpuSecond, paced: theirPace },
      busyTables: BUSY,
      openedInSeconds,
      node: process.version,
      ok: idle.matches === 0 && rooms === 0,
    };
  } finally {
    server.stop();
    peer.stop();
    least.stop();
    await storage.close();
    program.drop();
  }
}

/** What the server that does the least tells of itself. */
interface Bare {
  readonly cpuSeconds: number;
  readonly rss: number;
}

/** How it is when nobody has wanted anything for a while: a process gives back unused memory some seconds later. */
async function settled<V extends { readonly cpuSeconds: number }>(server: Child<V>): Promise<V> {
  await server.vitals('sweep');
  await sleep(SETTLES_WITHIN);
  return server.vitals();
}

type Slice = Speed & { readonly perCpuSecond: number };

interface Slices {
  readonly ours: Slice[];
  readonly theirs: Slice[];
  readonly limits: Slice[];
}

async function slice(
  server: Child<{ readonly cpuSeconds: number }>,
  tables: readonly Playing[],
  seconds: number,
): Promise<Slice> {
  const before = await server.vitals();
  const speed = await flatOut(tables, BUSY, seconds);
  const { cpuSeconds } = await server.vitals();
  return { ...speed, perCpuSecond: rounded((speed.answersPerSecond * seconds) / (cpuSeconds - before.cpuSeconds), 0) };
}

const middle = (slices: readonly Slice[]): Slice =>
  [...slices].sort((a, b) => a.answersPerSecond - b.answersPerSecond)[Math.floor(slices.length / 2)] as Slice;

/** Each slice is compared with the one right after it: the machine may be busier at another time. */
function ratio(ours: readonly Slice[], theirs: readonly Slice[], of: (slice: Slice) => number): number {
  const ratios = ours.map((each, i) => of(each) / of(theirs[i] as Slice)).sort((a, b) => a - b);
  return rounded(percentile(ratios, 0.5), 2);
}

/** Opens tables, some at a time, in the order in which they are asked for. */
export async function openMany<T>(count: number, open: () => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  let left = count;
  const line = async () => {
    while (left-- > 0) opened.push(await open());
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, line));
  return opened;
}

const versionOf = (bench: string): string =>
  (createRequire(join(bench, 'package.json'))('boardgame.io/package.json') as { readonly version: string }).version;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
