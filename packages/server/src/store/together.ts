import type { Kysely } from 'kysely';
import { soon } from '../later.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

interface Waiting {
  readonly work: (db: Db) => Promise<unknown>;
  readonly settle: (result: Promise<unknown>) => void;
}

/**
 * Carries out small changes of different requests in one transaction, so that a disk is synced once for many. What arrives
 * meanwhile waits for the next one. Each is done as a whole or not at all, and what fails fails alone.
 */
export class Together {
  private waiting: Waiting[] = [];
  private busy = false;

  constructor(private readonly db: Db) {}

  run<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve) => {
      this.waiting.push({ work, settle: (result) => resolve(result as Promise<T>) });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.busy || this.waiting.length === 0) return;
    this.busy = true;
    soon(() => {
      this.flush(this.waiting.splice(0))
        .finally(() => {
          this.busy = false;
          this.schedule();
        })
        .catch(() => undefined);
    });
  }

  private async flush(batch: readonly Waiting[]): Promise<void> {
    const results = batch.length === 1 ? null : await this.all(batch);
    for (const [i, { work, settle }] of batch.entries()) {
      const result = results === null ? this.db.transaction().execute(work) : Promise.resolve(results[i]);
      settle(result);
      await result.catch(() => undefined);
    }
  }

  /** Null when one of them failed: nothing is done then, and each gets its own try. */
  private async all(batch: readonly Waiting[]): Promise<readonly unknown[] | null> {
    try {
      return await this.db.transaction().execute(async (db) => {
        const results: unknown[] = [];
        for (const { work } of batch) results.push(await work(db));
        return results;
      });
    } catch {
      return null;
    }
  }
}
