import { soon } from '../later.ts';

interface Waiting {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Brings what was written to the disk, off the thread that serves the tables: a disk may take its time, and nobody else
 * has to wait for it. Whatever was written by the time a sync begins is brought by that one sync.
 */
export class Durable {
  private waiting: Waiting[] = [];
  private busy = false;
  /** After a sync has failed nobody knows what is on the disk: nothing more is promised until the store is opened again. */
  private failed: unknown = null;

  constructor(private readonly sync: (done: (error: unknown) => void) => void) {}

  /** Resolves when everything that is written now is on the disk. */
  reached(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      if (this.busy) return;
      this.busy = true;
      // Others may write in this turn too.
      soon(() => this.bring());
    });
  }

  /** Resolves when no sync is on its way. */
  async idle(): Promise<void> {
    while (this.busy) await this.reached().catch(() => undefined);
  }

  private bring(): void {
    const all = this.waiting;
    this.waiting = [];
    const settle = (error: unknown) => {
      this.failed ??= error ?? null;
      for (const each of all) {
        if (this.failed === null) each.resolve();
        else each.reject(this.failed);
      }
      if (this.waiting.length > 0) this.bring();
      else this.busy = false;
    };
    if (this.failed === null) this.sync(settle);
    else settle(null);
  }
}
