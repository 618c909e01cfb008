import type { Asked } from './ask.ts';
import { fingerprint, legal, type Open, openQuestions } from './decision.ts';
import { hash53 } from './hash.ts';
import type { Renamed } from './renamed.ts';
import type { Seat } from './state.ts';

/** An open question in a save: its id stays the same as long as the question does. */
export interface SavedQuestion {
  readonly id: number;
  readonly fingerprint: string;
}

/** The questions that are open at one moment, with the answers that are held back until all are in. */
export class Questions {
  open: Open[] = [];
  /** The id of the newest decision; ids are never used twice, also not after an undo. */
  lastId = 0;

  ask(asked: Asked, seats: number): void {
    this.open = openQuestions(asked, this.lastId + 1, seats);
    this.lastId += this.open.length;
  }

  close(): void {
    this.open = [];
  }

  /** Computes the options anew; an answer held back that is no longer possible is asked again. */
  askAgain(): void {
    for (const open of this.open) {
      open.options = legal(open);
      if (open.picked?.some((picked) => !open.options.some((each) => each.id === picked.id)) === true)
        open.picked = null;
    }
    this.renumber();
  }

  /** New ids for the same questions: whatever was meant for the old ones comes too late. */
  renumber(): void {
    for (const open of this.open) open.id = ++this.lastId;
  }

  /** Gives the questions the ids they have in another match at the same point. */
  adopt(same: readonly Open[], lastId: number): void {
    this.open.forEach((each, i) => {
      each.id = same[i]?.id ?? each.id;
    });
    this.lastId = lastId;
  }

  /** The same with ids from a save; a question that is no longer the same gets a new id. */
  adoptSaved(saved: readonly SavedQuestion[], lastId: number): void {
    this.lastId = lastId;
    this.open.forEach((each, i) => {
      const before = saved[i];
      each.id = before?.fingerprint === fingerprint(each) ? before.id : ++this.lastId;
    });
  }

  get saved(): SavedQuestion[] {
    return this.open.map((each) => ({ id: each.id, fingerprint: fingerprint(each) }));
  }

  /** The fingerprint of all of them together; with the ids of a time before. */
  fingerprint(undone: readonly Renamed[] = []): string {
    return hash53(this.open.map((each) => fingerprint(each, undone)).join());
  }

  /**
   * What the given seat imagines: other options may be possible (where none would be left, those of the real deal stay),
   * and others, whose answers it can't know, still think.
   */
  reconsider(seat: Seat): void {
    for (const open of this.open) {
      if (open.seat !== seat) open.picked = null;
      const options = open.question.options();
      if (options.length >= Math.max(1, open.min)) open.options = options;
    }
  }
}
