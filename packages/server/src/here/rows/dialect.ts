import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type QueryResult,
  type RootOperationNode,
  SqliteAdapter,
  SqliteQueryCompiler,
} from 'kysely';
import { unknown } from './conditions.ts';
import { type Found, insert, remove, select, update } from './queries.ts';
import { Rows } from './rows.ts';
import { alterTable, createIndex, createTable } from './schema.ts';
import type { Cabinet } from './shape.ts';

/** A database of rows in memory that a cabinet keeps. A transaction, or else a single query, is kept as a whole. */
export async function rowsDialect(cabinet: Cabinet): Promise<Dialect> {
  const rows = new Rows(await cabinet.read());
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new RowsDriver(rows, cabinet),
    createIntrospector: () => introspectorOf(rows),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** One after the other: whoever wants to ask waits until nobody else does. */
class RowsDriver implements Driver {
  private last: Promise<void> = Promise.resolve();
  private readonly releases: (() => void)[] = [];
  private readonly connection: RowsConnection;

  constructor(
    rows: Rows,
    private readonly cabinet: Cabinet,
  ) {
    this.connection = new RowsConnection(rows, cabinet);
  }

  init = (): Promise<void> => Promise.resolve();

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.last;
    this.last = new Promise((resolve) => this.releases.push(resolve));
    await before;
    return this.connection;
  }

  beginTransaction = (): Promise<void> => Promise.resolve(this.connection.begin());
  commitTransaction = (): Promise<void> => this.connection.commit();
  rollbackTransaction = (): Promise<void> => Promise.resolve(this.connection.rollback());
  releaseConnection = (): Promise<void> => Promise.resolve(this.releases.shift()?.());
  destroy = (): Promise<void> => Promise.resolve(this.cabinet.close());
}

class RowsConnection implements DatabaseConnection {
  private inTransaction = false;

  constructor(
    private readonly rows: Rows,
    private readonly cabinet: Cabinet,
  ) {}

  begin(): void {
    this.inTransaction = true;
  }

  async commit(): Promise<void> {
    this.inTransaction = false;
    await this.keep();
  }

  rollback(): void {
    this.inTransaction = false;
    this.rows.takeBack();
  }

  async executeQuery<R>({ query }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, affected } = run(this.rows, query);
      if (!this.inTransaction) await this.keep();
      // Nobody may change a row by holding on to it.
      return { rows: rows.map((row) => ({ ...row })) as R[], numAffectedRows: BigInt(affected) };
    } catch (error) {
      if (!this.inTransaction) this.rows.takeBack();
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('rows are read at once');
  }

  /** What can't be kept has not happened. */
  private async keep(): Promise<void> {
    const { changes } = this.rows;
    if (changes.rows.length === 0 && changes.shapes.length === 0) return;
    try {
      await this.cabinet.write(changes);
    } catch (error) {
      this.rows.takeBack();
      throw error;
    }
    this.rows.settle();
  }
}

type Understood = { readonly [K in RootOperationNode['kind']]?: (rows: Rows, query: never) => Found };

const nothingFound =
  <Q>(change: (rows: Rows, query: Q) => void) =>
  (rows: Rows, query: Q): Found => {
    change(rows, query);
    return { rows: [], affected: 0 };
  };

const UNDERSTOOD: Understood = {
  SelectQueryNode: select,
  InsertQueryNode: insert,
  UpdateQueryNode: update,
  DeleteQueryNode: remove,
  CreateTableNode: nothingFound(createTable),
  CreateIndexNode: nothingFound(createIndex),
  AlterTableNode: nothingFound(alterTable),
};

function run(rows: Rows, query: RootOperationNode): Found {
  const carryOut = UNDERSTOOD[query.kind];
  if (carryOut === undefined) throw unknown(query);
  return carryOut(rows, query as never);
}

/** Migrations want to know which tables there are. */
const introspectorOf = (rows: Rows): DatabaseIntrospector =>
  ({
    getSchemas: () => Promise.resolve([]),
    getTables: () =>
      Promise.resolve(rows.shapes.map(({ name }) => ({ name, isView: false, columns: [], isForeign: false }))),
  }) satisfies Partial<DatabaseIntrospector> as unknown as DatabaseIntrospector;
