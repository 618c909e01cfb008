import type { ActRow } from './schema.ts';

interface Waiting {
  readonly act: ActRow;
  readonly settle: { resolve(written: boolean): void; reject(error: unknown): void };
}

/** More acts than this are not written by one statement. */
const MOST_AT_ONCE = 32;

/**
 * Writes acts of different tables together: what arrives while a write is on its way waits for the next one, so that a
 * slow disk is synced once for many. A table has one act on its way at a time.
 */
export class Appender {
  private waiting: Waiting[] = [];
  private flying = 0;
  private scheduled = false;
  private whenIdle: (() => void)[] = [];

  constructor(
    /** Returns the tables whose act was written. */
    private readonly write: (acts: readonly ActRow[]) => Promise<ReadonlySet<string>>,
    private readonly mostFlying: number,
  ) {}

  append(act: ActRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ act, settle: { resolve, reject } });
      this.schedule();
    });
  }

  /** Resolves when everything that was appended so far is written or has failed. */
  idle(): Promise<void> {
    if (this.flying === 0 && this.waiting.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.whenIdle.push(resolve));
  }

  private schedule(): void {
    if (this.scheduled || this.flying >= this.mostFlying || this.waiting.length === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.fly(this.waiting.splice(0, MOST_AT_ONCE));
      this.schedule();
    });
  }

  private fly(batch: readonly Waiting[]): void {
    this.flying++;
    this.flush(batch)
      .finally(() => {
        this.flying--;
        this.schedule();
        if (this.flying === 0 && this.waiting.length === 0) for (const tell of this.whenIdle.splice(0)) tell();
      })
      .catch(() => undefined);
  }

  private async flush(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.write(batch.map((each) => each.act));
      for (const { act, settle } of batch) settle.resolve(written.has(act.table_id));
    } catch (error) {
      // One table's act must not fail with another's: each gets its own try.
      if (batch.length === 1) for (const { settle } of batch) settle.reject(error);
      else for (const each of batch) await this.flush([each]);
    }
  }
}
