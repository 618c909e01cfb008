import { soon } from '../later.ts';
import type { ActRow, SnapshotRow } from './schema.ts';

interface Settle<T> {
  resolve(result: T): void;
  reject(error: unknown): void;
}

interface Waiting {
  readonly act: ActRow;
  readonly settle: Settle<boolean>;
}

interface Save {
  readonly snapshot: SnapshotRow;
  readonly settle: Settle<void>;
}

/** Writes acts and saves together, durably; returns the tables whose act was written. */
type Write = (acts: readonly ActRow[], saves: readonly SnapshotRow[]) => Promise<ReadonlySet<string>>;

/** More acts than this are not written by one statement. */
const MOST_AT_ONCE = 32;
/** A save waits so long for acts with which it is written. */
const SAVE_WITHIN = 100;

/**
 * Writes acts of different tables together: what arrives while a write is on its way waits for the next one, so that a
 * slow disk is synced once for many. A table has one act on its way at a time.
 */
export class Appender {
  private waiting: Waiting[] = [];
  private saves: Save[] = [];
  private saving: NodeJS.Timeout | undefined;
  private flying = 0;
  private scheduled = false;
  private whenIdle: (() => void)[] = [];

  constructor(
    private readonly write: Write,
    private readonly mostFlying: number,
  ) {}

  append(act: ActRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ act, settle: { resolve, reject } });
      this.schedule();
    });
  }

  /** A save is in no hurry: it goes along with the next acts. */
  keep(snapshot: SnapshotRow): Promise<void> {
    return new Promise((resolve, reject) => {
      this.saves.push({ snapshot, settle: { resolve, reject } });
      this.saving ??= setTimeout(() => this.schedule(), SAVE_WITHIN);
    });
  }

  /** Resolves when everything that was appended so far is written or has failed. */
  idle(): Promise<void> {
    if (this.isIdle) return Promise.resolve();
    this.schedule();
    return new Promise((resolve) => this.whenIdle.push(resolve));
  }

  private get isIdle(): boolean {
    return this.flying === 0 && this.waiting.length === 0 && this.saves.length === 0;
  }

  private schedule(): void {
    if (this.scheduled || this.flying >= this.mostFlying) return;
    if (this.waiting.length === 0 && this.saves.length === 0) return;
    this.scheduled = true;
    soon(() => {
      this.scheduled = false;
      clearTimeout(this.saving);
      this.saving = undefined;
      this.fly(this.waiting.splice(0, MOST_AT_ONCE), this.saves.splice(0));
      if (this.waiting.length > 0) this.schedule();
    });
  }

  private fly(batch: readonly Waiting[], saves: readonly Save[]): void {
    this.flying++;
    this.flush(batch, saves)
      .finally(() => {
        this.flying--;
        if (this.waiting.length > 0 || this.whenIdle.length > 0) this.schedule();
        if (this.isIdle) for (const tell of this.whenIdle.splice(0)) tell();
      })
      .catch(() => undefined);
  }

  private async flush(batch: readonly Waiting[], saves: readonly Save[]): Promise<void> {
    try {
      const acts = batch.map((each) => each.act);
      const written = await this.write(
        acts,
        saves.map((each) => each.snapshot),
      );
      for (const { act, settle } of batch) settle.resolve(written.has(act.table_id));
      for (const { settle } of saves) settle.resolve();
    } catch (error) {
      // One table's act must not fail with another's, nor with a save: each gets its own try.
      if (batch.length + saves.length === 1) for (const { settle } of [...batch, ...saves]) settle.reject(error);
      else {
        for (const each of batch) await this.flush([each], []);
        for (const each of saves) await this.flush([], [each]);
      }
    }
  }
}
