import { chmodSync, closeSync, existsSync, fdatasync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Base } from './base.ts';
import { Checkpoints } from './checkpoints.ts';
import { Durable } from './durable.ts';
import { type Prepared, SqliteDriver } from './sqlite-driver.ts';

/** What both `node:sqlite` and its twin for older Node offer. */
interface SqliteModule {
  readonly DatabaseSync: new (file: string) => SqliteFile;
}

interface SqliteFile {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface Statement {
  columns(): readonly unknown[];
  all(...parameters: readonly unknown[]): unknown[];
  run(...parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** More statements than this are not kept; a list of any length makes a statement of its own. */
const MOST_STATEMENTS = 300;

const INSIDE = 'node:sqlite';
const TWIN = '@photostructure/sqlite';

/** Node has SQLite inside since 22.13; the twin with the same interface serves those before. */
function sqliteModule(): SqliteModule {
  const inside = hasInside() ? (process.getBuiltinModule(INSIDE) as SqliteModule | undefined) : undefined;
  if (inside !== undefined) return inside;
  try {
    return createRequire(import.meta.url)(TWIN) as SqliteModule;
  } catch (cause) {
    throw new StoreClosed('no-sqlite', { cause });
  }
}

function hasInside(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

/** Why a store can't be opened, where it is for the operator to do something about it. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';

  constructor(
    /** `no-sqlite`: nothing here can read the file; `in-use`: another process serves this folder. */
    readonly why: 'no-sqlite' | 'in-use',
    options?: ErrorOptions,
  ) {
    super(why, options);
  }
}

/**
 * Makes the folder, if need be, and the file, for their owner alone: hands and seeds of running games will be in them.
 * SQLite gives the files beside it the same rights.
 */
function prepare(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
}

/**
 * Serves a folder alone, until the process ends, however it ends: the lock is one of the system, on a file of its own.
 * Throws when another process serves it.
 */
export function lockFolder(file: string): () => void {
  const lock = join(dirname(file), 'serving.lock');
  prepare(lock);
  const { DatabaseSync } = sqliteModule();
  const holding = new DatabaseSync(lock);
  try {
    holding.exec('pragma locking_mode = exclusive');
    holding.exec('begin exclusive');
  } catch (cause) {
    holding.close();
    throw new StoreClosed('in-use', { cause });
  }
  return () => holding.close();
}

/** Whether the file is new, though the folder is not: the one from before may have been lost. */
export function isStrangelyNew(file: string): boolean {
  const folder = dirname(file);
  const isEmpty = !existsSync(file) || statSync(file).size === 0;
  return isEmpty && existsSync(folder) && readdirSync(folder).some((name) => name !== 'serving.lock');
}

/** Brings what was written into an open file to the disk. */
type Sync = (file: number, done: (error: Error | null) => void) => void;

/** So many pages at most are appended before SQLite itself carries them over into the file. */
const MOST_APPENDED = 20_000;

/**
 * One file. What is written is appended to the file beside it, and acknowledged when that one is on the disk: SQLite
 * syncs by itself only before it carries it over (`normal`), all other syncs are ours and keep nobody waiting but
 * those whose change it is. `sync` is for tests.
 */
export function sqliteBase(file: string, sync: Sync = fdatasync): Base {
  prepare(file);
  const { DatabaseSync } = sqliteModule();
  const database = new DatabaseSync(file);
  const [mode] = database.prepare('pragma journal_mode = wal').all() as { readonly journal_mode: string }[];
  // Not every file system can append beside the file; SQLite syncs every commit itself then.
  const appends = mode?.journal_mode === 'wal';
  database.exec(`pragma synchronous = ${appends ? 'normal' : 'full'}`);
  database.exec(`pragma wal_autocheckpoint = ${MOST_APPENDED}`);
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma foreign_keys = on');
  const statements = new Map<string, Prepared>();
  const version = database.prepare('pragma data_version');
  // SQLite has no lock on this file that closing it could lose.
  let appended: number | null = null;
  const durable = new Durable((done) => {
    try {
      appended ??= openSync(`${file}-wal`, 'r+');
      sync(appended, done);
    } catch (error) {
      done(error);
    }
  });
  const module = hasInside() ? INSIDE : createRequire(import.meta.url).resolve(TWIN);
  const checkpoints = new Checkpoints({ module, file }, (work) => driver.alone(work));
  const driver = new SqliteDriver({
    prepare(sql) {
      let statement = statements.get(sql);
      if (statement === undefined) {
        statement = prepared(database.prepare(sql));
        if (statements.size >= MOST_STATEMENTS) statements.clear();
        statements.set(sql, statement);
      }
      return statement;
    },
    reached: () => (appends ? durable.reached() : Promise.resolve()),
    note: (bytes) => checkpoints.note(appends ? bytes : 0),
    async close() {
      await durable.idle();
      await checkpoints.stop();
      statements.clear();
      database.close();
      if (appended !== null) closeSync(appended);
    },
  });
  return {
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    readsSql: true,
    atOnce: (work) => driver.atOnce(work),
    changes: () => (version.all()[0] as { readonly data_version: number }).data_version,
  };
}

const prepared = (statement: Statement): Prepared => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...parameters),
  run: (parameters: readonly unknown[]) => statement.run(...parameters),
  iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters),
});
