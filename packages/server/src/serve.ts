import process from 'node:process';
import type { Logger } from 'pino';
import { type Addresses, ownAddress } from './addresses.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { Games } from './games.ts';
import { jsonLog } from './log.ts';
import { CantinaServer } from './server.ts';
import type { Settings } from './settings.ts';

/** A stop that takes longer than this is cut short; nothing acknowledged can be lost by that. */
const STOP_WITHIN = 10_000;

/** Who wants to hear of it: programs by lines of JSON on stdout, unless said. */
interface Ears {
  readonly log?: Logger;
  /** `own` is the address for this very machine. */
  readonly onOpen?: (own: string, friends: Addresses) => void;
}

/** Serves until the process is asked to end. */
export async function serve(settings: Settings, games: Games, thinkers: Thinkers, ears: Ears = {}): Promise<void> {
  const log = ears.log ?? jsonLog(settings.logLevel);
  const server = new CantinaServer({ settings, games, thinkers, log });
  // One table's fault touches no other: whatever nobody has caught is logged, and the server goes on.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for this'));
  try {
    const port = await server.start();
    ears.onOpen?.(ownAddress(settings.host, port), server.addresses);
  } catch (error) {
    // Nothing may keep a process alive that serves nobody.
    await server.house.store.close().catch(() => undefined);
    throw error;
  }
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  const deadline = setTimeout(() => process.exit(1), STOP_WITHIN);
  await server.stop();
  clearTimeout(deadline);
}
