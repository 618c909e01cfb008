import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import process from 'node:process';
import { type Dialect, SqliteDialect } from 'kysely';

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

type Prepared = ReturnType<typeof prepared>;

/** More statements than this are not kept; a list of any length makes a statement of its own. */
const MOST_STATEMENTS = 300;

/** Node 24 has SQLite inside; the twin with the same interface serves Node 20 and 22. */
function sqliteModule(): SqliteModule {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const inside = major >= 24 ? (process.getBuiltinModule('node:sqlite') as SqliteModule | undefined) : undefined;
  return inside ?? (createRequire(import.meta.url)('@photostructure/sqlite') as SqliteModule);
}

/** One file, written durably: a commit returns when it is on the disk. */
export function sqliteDialect(file: string): Dialect {
  mkdirSync(dirname(file), { recursive: true });
  const { DatabaseSync } = sqliteModule();
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma foreign_keys = on');
  const statements = new Map<string, Prepared>();
  return new SqliteDialect({
    database: {
      close: () => {
        statements.clear();
        database.close();
      },
      prepare(sql: string): Prepared {
        let statement = statements.get(sql);
        if (statement === undefined) {
          statement = prepared(database.prepare(sql));
          if (statements.size >= MOST_STATEMENTS) statements.clear();
          statements.set(sql, statement);
        }
        return statement;
      },
    },
  });
}

const prepared = (statement: Statement) => ({
  reader: statement.columns().length > 0,
  all: (parameters: readonly unknown[]) => statement.all(...parameters),
  run: (parameters: readonly unknown[]) => statement.run(...parameters),
  iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters),
});
