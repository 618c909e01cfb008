import type { Log } from '../logging.ts';
import type { Ending } from '../store/ending.ts';
import type { ActRow } from '../store/schema.ts';
import { type Store, unavailable } from '../store/store.ts';
import type { AnyMatch } from './acts.ts';

/** A save is kept every so many acts: loading means at most so many answers to play again. */
const SNAPSHOT_EVERY = 32;

/** Makes what happens at one table durable. */
export class Keeper {
  constructor(
    private readonly store: Store,
    private readonly log: Log,
    private readonly table: string,
  ) {}

  /**
   * Writes an act, the last one together with the game's ending; false when another process was faster. Throws when it
   * can't be kept: the match is ahead of the store then.
   */
  async act(match: AnyMatch, row: ActRow, ending: Ending | null): Promise<boolean> {
    const save = () => JSON.stringify(match.save());
    try {
      if (ending !== null) return await this.store.appendWithEnding(row, save(), ending);
      // An undo can't be played again from an older save, so it brings its own.
      return await (row.kind === 'undo' ? this.store.appendWithSnapshot(row, save()) : this.store.append(row));
    } catch (error) {
      throw unavailable(error);
    }
  }

  wantsSnapshot({ n }: ActRow): boolean {
    return n % SNAPSHOT_EVERY === 0;
  }

  /** The acts are safe; a save only makes loading faster, so nobody waits for it. */
  snapshot(match: AnyMatch, n: number): void {
    const { table } = this;
    this.store
      .keepSnapshot({ table_id: table, n, save: JSON.stringify(match.save()) })
      .catch((error: unknown) => this.log.warn({ table, err: error }, 'a save could not be kept'));
  }
}
