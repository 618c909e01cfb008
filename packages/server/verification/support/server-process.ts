import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Storage } from './storage.ts';

/** No limits: everything comes from one address, as fast as it can. */
const UNLIMITED = [
  'max-messages-per-second',
  'max-requests-per-second',
  'max-connections-per-address',
  'max-tables-per-host',
  'max-tables-per-hour',
  'max-lines-per-second',
].flatMap((flag) => [`--${flag}`, '1000000000']);

/** On a machine with much other work a start may take minutes. */
const WITHIN = 240_000;

/** A real server in a process of its own. */
export class ServerProcess {
  /** Resolves with what the process ended with. */
  readonly ended: Promise<string>;
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    this.ended = endOf(child);
  }

  /** Starts it and waits until its tables are open. */
  static async start(file: string, storage: Storage, flags: readonly string[] = []): Promise<ServerProcess> {
    const child = ServerProcess.spawn(file, storage, flags);
    return new ServerProcess(child, `http://127.0.0.1:${await portOf(child)}`);
  }

  /** Starts it, waits for nothing, and kills it while it is starting. */
  static async killedAtStart(file: string, storage: Storage, after: number): Promise<void> {
    const child = ServerProcess.spawn(file, storage, []);
    const ended = endOf(child);
    await new Promise((resolve) => setTimeout(resolve, after));
    child.kill('SIGKILL');
    await ended;
  }

  get id(): number | undefined {
    return this.child.pid;
  }

  /** Gives it no chance to say goodbye. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const cut = setTimeout(() => this.child.kill('SIGKILL'), WITHIN);
    await this.ended;
    clearTimeout(cut);
  }

  private static spawn(file: string, { dataDir, databaseUrl }: Storage, flags: readonly string[]): ChildProcess {
    const where = ['--port', '0', '--host', '127.0.0.1', '--data', dataDir];
    const database = databaseUrl === undefined ? [] : ['--database', databaseUrl];
    const args = [
      file,
      'serve',
      ...where,
      ...database,
      '--bot-threads',
      '1',
      '--bot-pause',
      '0',
      ...UNLIMITED,
      ...flags,
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    // Whatever ends this test ends what it has started.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    return child;
  }
}

const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`)));

/** The port stands in the log line that says that the tables are open. */
export function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const cut = setTimeout(() => reject(new Error('the server did not start')), WITHIN);
    child.once('exit', (code, signal) => reject(new Error(`the server ended while starting: ${signal ?? code}`)));
    if (child.stdout === null) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { port, level } = parsed(line);
      if (level >= LOGGED_AS_ERROR) console.error(line);
      if (port === undefined) return;
      clearTimeout(cut);
      resolve(port);
    });
  });
}

const LOGGED_AS_ERROR = 50;

function parsed(line: string): { readonly port?: number; readonly level: number } {
  try {
    return JSON.parse(line) as { port?: number; level: number };
  } catch {
    return { level: 0 };
  }
}
