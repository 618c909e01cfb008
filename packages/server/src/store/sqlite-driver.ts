import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { RunStatement } from './base.ts';

/** A prepared statement. */
export interface Prepared {
  /** Whether it gives rows back. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** The one connection to a file, used by one after the other. */
export interface SqliteLine {
  prepare(sql: string): Prepared;
  /** Resolves when everything that is written now is on the disk. */
  reached(): Promise<void>;
  /** About so many bytes were written. */
  note(bytes: number): void;
  close(): Promise<void>;
}

/** Beside what is written itself, about so many bytes of pages change with it. */
const PAGES = 8000;

/**
 * Statements are carried out at once; only the way to the disk is waited for, and while one request waits for it others
 * go on. So a change is acknowledged when it is durable, and a slow disk is synced once for many.
 */
export class SqliteDriver implements Driver {
  private readonly turns = new Turns();

  constructor(private readonly line: SqliteLine) {}

  /** Does something in one transaction, without a pause; resolves when it is durable. */
  async atOnce<T>(work: (run: RunStatement) => T): Promise<T> {
    const { line, turns } = this;
    const release = turns.isFree ? turns.take() : await turns.wait();
    let result: T;
    try {
      line.prepare('begin').run([]);
      try {
        result = work((sql, parameters) => {
          line.note(PAGES + sizeOf(parameters));
          return Number(line.prepare(sql).run(parameters).changes);
        });
        line.prepare('commit').run([]);
      } catch (error) {
        takeBack(line);
        throw error;
      }
    } finally {
      release();
    }
    await line.reached();
    return result;
  }

  /** Does something while nobody uses the file. */
  async alone(work: () => Promise<void>): Promise<void> {
    const release = await this.turns.wait();
    try {
      await work();
    } finally {
      release();
    }
  }

  init = (): Promise<void> => Promise.resolve();

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.line, await this.turns.wait());
  }

  beginTransaction = (connection: SqliteConnection): Promise<void> => done(() => connection.begin());

  commitTransaction = (connection: SqliteConnection): Promise<void> => connection.commit();

  rollbackTransaction = (connection: SqliteConnection): Promise<void> => done(() => connection.rollback());

  releaseConnection = (connection: SqliteConnection): Promise<void> => done(connection.release);

  destroy = (): Promise<void> => this.line.close();
}

class SqliteConnection implements DatabaseConnection {
  private inTransaction = false;

  constructor(
    private readonly line: SqliteLine,
    readonly release: () => void,
  ) {}

  begin(): void {
    this.line.prepare('begin').run([]);
    this.inTransaction = true;
  }

  rollback(): void {
    this.inTransaction = false;
    takeBack(this.line);
  }

  /** Others may go on as soon as it is written. */
  async commit(): Promise<void> {
    this.line.prepare('commit').run([]);
    this.inTransaction = false;
    this.release();
    await this.line.reached();
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.line.prepare(sql);
    const result = statement.reader
      ? { rows: statement.all(parameters) as R[] }
      : changed<R>(statement.run(parameters));
    if (query.kind === 'SelectQueryNode') return result;
    this.line.note(PAGES + sizeOf(parameters));
    if (this.inTransaction) return result;
    this.release();
    await this.line.reached();
    return result;
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.line.prepare(sql).iterate(parameters)) yield await Promise.resolve({ rows: [row as R] });
  }
}

/** What is done at once, for whoever waits for it. */
const done = (action: () => void): Promise<void> => Promise.resolve().then(action);

function sizeOf(parameters: readonly unknown[]): number {
  let size = 0;
  for (const each of parameters) if (typeof each === 'string') size += each.length;
  return size;
}

/** Where the disk is full SQLite may have taken it back already. */
function takeBack(line: SqliteLine): void {
  try {
    line.prepare('rollback').run([]);
  } catch {
    // There was nothing left to take back.
  }
}

function changed<R>({ changes, lastInsertRowid }: ReturnType<Prepared['run']>): QueryResult<R> {
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}

/** One after the other. Whoever has had their turn may give it back twice. */
class Turns {
  private readonly waiting: ((release: () => void) => void)[] = [];
  private taken = false;

  get isFree(): boolean {
    return !this.taken;
  }

  /** Only when it is free. */
  take(): () => void {
    this.taken = true;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.taken = false;
      const next = this.waiting.shift();
      if (next !== undefined) next(this.take());
    };
  }

  wait(): Promise<() => void> {
    if (!this.taken) return Promise.resolve(this.take());
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
