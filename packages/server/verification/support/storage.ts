import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeOptions } from '../../src/server.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres } from '../../tests/support/postgres.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** Where servers under test keep everything: a data folder, and with PostgreSQL a database of its own. */
export interface Storage {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A second look at the same rows, past the server. */
  open(): Store;
  close(): Promise<void>;
}

export async function openStorage(kind: StoreKind): Promise<Storage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cantina-verify-'));
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  const databaseUrl = await postgres?.database();
  return {
    dataDir,
    databaseUrl,
    open: () => openStore({ ...storeOptions({ dataDir, databaseUrl }), connections: 2 }),
    async close() {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
