import { join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import {
  type Addresses,
  botWorkerData,
  ConfigError,
  FLAGS,
  type Flag,
  readSettings,
  type Settings,
  StoreClosed,
  serve,
  textLog,
  WorkerThinkers,
} from '@cantina/server';
import { parse } from '../args.ts';
import { BadInput, type Context, EXIT } from '../context.ts';
import { say } from '../reader.ts';
import { welcome } from '../welcome.ts';
import type { Command } from './command.ts';

/** The table server. Runs until it is asked to end. */
export const serveTables: Command = async (args, context) => {
  const { flags } = parse(args, { ...SERVE_FLAGS, lang: 'text' }, 0);
  const settings = settingsFrom(flags, context);
  const { io, env, lang } = context;
  // The bots think in threads that run this same file.
  const thinkers = new WorkerThinkers(
    () => new Worker(new URL(import.meta.url), { workerData: botWorkerData }),
    settings.botThreads,
  );
  const webDir = settings.webDir ?? context.pages;
  // A person wants to know what to open and what went wrong, not every table that was made.
  const isLevelGiven = flags['log-level'] !== undefined || (env.LOG_LEVEL ?? '') !== '';
  const forPeople = {
    log: textLog(isLevelGiven ? settings.logLevel : 'warn', (text) => io.out(text)),
    onOpen: (own: string, friends: Addresses) => io.out(welcome(io, lang, own, friends)),
  };
  try {
    await serve({ ...settings, webDir }, context.games, thinkers, settings.logFormat === 'text' ? forPeople : {});
    if (settings.logFormat === 'text') io.out(say(lang, 'serve.closed', {}));
  } catch (error) {
    throw startTrouble(error, settings);
  }
  return EXIT.fine;
};

/** Why the server can't start, for whoever has typed the command; anything else is a fault and stays one. */
function startTrouble(error: unknown, { host, port, databaseUrl, dataDir }: Settings): unknown {
  if (error instanceof StoreClosed)
    return error.why === 'in-use'
      ? new BadInput('cli.store-in-use', { store: dataDir })
      : new BadInput('cli.no-sqlite', { node: process.versions.node });
  const { cause = error } = error as Error;
  const { code, syscall, message } = cause as NodeJS.ErrnoException;
  const store = databaseUrl === undefined ? dataDir : 'PostgreSQL';
  if (message?.includes('previously executed migration')) return new BadInput('cli.store-newer', { store });
  if (typeof code !== 'string') return error;
  if (code === 'EADDRNOTAVAIL') return new BadInput('cli.address-unknown', { host });
  if (syscall === 'listen') return new BadInput('cli.address-not-free', { address: `${host}:${port}`, code });
  return new BadInput('cli.store-closed', { store, why: message });
}

/** Every setting of the server is a flag too. */
const SERVE_FLAGS = Object.fromEntries(Object.keys(FLAGS).map((flag) => [flag, 'text'])) as Readonly<
  Record<Flag, 'text'>
>;

/** The settings of the server from flags and environment; the data folder is the project's unless said. */
export function settingsFrom(flags: Readonly<Partial<Record<Flag, string>>>, { root, env, io }: Context): Settings {
  const usual = { DATA_DIR: join(root, 'data'), LOG_FORMAT: io.isTerminal ? 'text' : 'json' };
  try {
    return readSettings(flags, { ...usual, ...env });
  } catch (error) {
    if (error instanceof ConfigError)
      throw new BadInput('cli.bad-choice', { option: error.setting, given: error.given, allowed: error.possible });
    throw error;
  }
}
