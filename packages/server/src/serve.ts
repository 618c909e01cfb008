import process from 'node:process';
import { pino } from 'pino';
import type { Thinkers } from './bots/thinkers.ts';
import type { Games } from './games.ts';
import { CantinaServer } from './server.ts';
import type { Settings } from './settings.ts';

/** A stop that takes longer than this is cut short; nothing acknowledged can be lost by that. */
const STOP_WITHIN = 10_000;

/** Serves until the process is asked to end. Logs go to stdout as lines of JSON. */
export async function serve(settings: Settings, games: Games, thinkers: Thinkers): Promise<void> {
  const log = pino({ level: settings.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
  const server = new CantinaServer({ settings, games, thinkers, log });
  // One table's fault touches no other: whatever nobody has caught is logged, and the server goes on.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for this'));
  try {
    await server.start();
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
