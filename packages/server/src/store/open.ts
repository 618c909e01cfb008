import { postgresBase } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import { Store } from './store.ts';

export interface StoreOptions {
  /** PostgreSQL, or a file for SQLite. */
  readonly url?: string | undefined;
  readonly file: string;
  readonly connections?: number;
}

export const openStore = ({ url, file, connections = 10 }: StoreOptions): Store =>
  new Store(url === undefined ? { dialect: sqliteDialect(file), readsSql: true } : postgresBase(url, connections));
