import { postgresBase } from './postgres.ts';
import { lockFolder, sqliteBase } from './sqlite.ts';
import { Store } from './store.ts';

export interface StoreOptions {
  /** PostgreSQL, or a file for SQLite. */
  readonly url?: string | undefined;
  readonly file: string;
  readonly connections?: number;
  /** Whether no other process may serve the same SQLite file meanwhile. */
  readonly alone?: boolean;
}

export function openStore({ url, file, connections = 10, alone = false }: StoreOptions): Store {
  if (url !== undefined) return new Store(postgresBase(url, connections));
  const release = alone ? { release: lockFolder(file) } : {};
  return new Store({ ...sqliteBase(file), ...release });
}
