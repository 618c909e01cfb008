import process from 'node:process';
import { getHeapSpaceStatistics } from 'node:v8';
import type { Playable } from '@cantina/playable';
import { pino } from 'pino';
import type { Games } from '../../src/games.ts';
import { CantinaServer } from '../../src/server.ts';
import { DEFAULT_SETTINGS } from '../../src/settings.ts';
import { playable } from './game.ts';
import { profile, type Spent } from './profile.ts';

/** What this process tells of itself when it is asked. */
export interface Vitals {
  readonly cpuSeconds: number;
  /** Memory of the process, but for the room for what is new. */
  readonly rss: number;
  readonly heap: number;
  readonly matches: number;
  readonly rooms: number;
  /** Where the time went, after it was watched. */
  readonly spent?: readonly Spent[];
}

const games: Games = {
  ids: ['relay'],
  load: (id) => (id === 'relay' ? Promise.resolve(playable as unknown as Playable) : null),
};
const most = 1_000_000_000;
const server = new CantinaServer({
  settings: {
    ...DEFAULT_SETTINGS,
    port: 0,
    host: '127.0.0.1',
    dataDir: process.argv[2] ?? '',
    limits: {
      ...DEFAULT_SETTINGS.limits,
      messagesPerSecond: most,
      requestsPerSecond: most,
      connectionsPerAddress: most,
      tablesPerHost: most,
      tablesPerHour: most,
    },
  },
  games,
  thinkers: {
    think: () => Promise.resolve(null),
    advise: () => Promise.resolve(null),
    review: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  },
  log: pino({ level: 'error' }),
});
const port = await server.start();
process.send?.({ port });

let told: (() => Promise<readonly Spent[]>) | null = null;

process.on('message', (wish) => {
  answer(wish).catch((error: unknown) => {
    throw error;
  });
});

async function answer(wish: unknown): Promise<void> {
  if (wish === 'watch') told = await profile(process.argv[2] ?? '');
  const spent = wish === 'told' ? await told?.() : undefined;
  // The run need not wait a minute to see idle games leave.
  if (wish === 'sweep') {
    server.rooms.sweep(Date.now() + 2 * DEFAULT_SETTINGS.idleMilliseconds);
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const vitals: Vitals = {
    cpuSeconds: (user + system) / 1e6,
    rss: rss - forWhatIsNew(),
    heap: heapUsed + external,
    matches: server.rooms.matches,
    rooms: server.rooms.size,
    ...(spent === undefined ? {} : { spent }),
  };
  process.send?.(vitals);
}

/** Room for what is new grows and shrinks with how busy a process was lately, not with what it holds. */
function forWhatIsNew(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0;
}

process.on('disconnect', () => process.exit());
