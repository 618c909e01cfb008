import type { ActRow } from '../store/schema.ts';
import { unavailable } from '../store/store.ts';
import type { AnyMatch } from './acts.ts';
import { endingOf } from './ending.ts';
import type { Room } from './room.ts';

/** A save is kept every so many acts: loading means at most so many answers to play again. */
const SNAPSHOT_EVERY = 16;

/** Makes what happens at a table durable. */
export class Keeper {
  constructor(private readonly room: Room) {}

  /** Writes an act; false when another process was faster. The match is ahead of the store until then. */
  async act(match: AnyMatch, row: ActRow): Promise<boolean> {
    const { store } = this.room.house;
    const save = () => JSON.stringify(match.save());
    try {
      if (match.outcome !== null) {
        return await store.appendWithEnding(row, save(), endingOf(this.room, match, match.outcome));
      }
      // An undo can't be played again from an older save, so it brings its own.
      return await (row.kind === 'undo' ? store.appendWithSnapshot(row, save()) : store.append(row));
    } catch (error) {
      this.room.sleep();
      throw unavailable(error);
    }
  }

  /** After what is being done now, so that nobody waits for it. */
  snapshotNowAndThen({ n }: ActRow): void {
    if (n % SNAPSHOT_EVERY !== 0) return;
    this.room
      .run(async () => {
        if (this.room.match !== null) await this.snapshot(this.room.match);
      })
      .catch(() => undefined);
  }

  async snapshot(match: AnyMatch): Promise<void> {
    const { house, id, version } = this.room;
    try {
      await house.store.keepSnapshot({ table_id: id, n: version, save: JSON.stringify(match.save()) });
    } catch (error) {
      // The acts are safe; a save only makes loading faster.
      house.log.warn({ table: id, err: error }, 'a save could not be kept');
    }
  }
}
