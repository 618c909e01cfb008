import type { Review } from '@cantina/bots';
import type { TableOptions } from '@cantina/kernel';
import type { GameReview } from '../live/messages.ts';
import { keepReview, readReview } from '../store/reviews.ts';
import { readActs } from '../store/tables.ts';
import { effective, entryOf, isAnswer } from './acts.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';

/** A review that takes longer is given up. */
const MILLISECONDS = 60_000;

/** How games went, computed once for each and kept with the table. */
export class Reviews {
  /** Tables whose games are looked at now. */
  private readonly running = new Set<string>();

  constructor(private readonly house: House) {}

  /** The review of a game that is over; null while it is being made. */
  async of(room: Room): Promise<GameReview | null> {
    const kept = await readReview(this.house.store, room.id);
    if (kept !== null) return JSON.parse(kept) as GameReview;
    if (!this.running.has(room.id)) {
      this.running.add(room.id);
      this.make(room)
        .catch((error: unknown) => this.house.log.error({ table: room.id, err: error }, 'a review failed'))
        .finally(() => this.running.delete(room.id));
    }
    return null;
  }

  private async make(room: Room): Promise<void> {
    const { row, seats } = room.table;
    if (row.seed === null) return;
    const acts = effective(await readActs(this.house.store, room.id, -1));
    const answers = acts.filter(isAnswer);
    const review = await this.house.thinkers.review({
      game: row.game,
      host: row.host,
      table: room.id,
      seats: seats.length,
      options: JSON.parse(row.options) as TableOptions,
      seed: row.seed,
      answers: answers.map(entryOf),
      milliseconds: MILLISECONDS,
    });
    const steps = answers.map(({ n }) => n);
    await keepReview(this.house.store, room.id, JSON.stringify(inSteps(review, steps)));
  }
}

/** The same counted in steps of the table instead of answers; empty where the game can't be judged. */
function inSteps(review: Review | null, steps: readonly number[]): GameReview {
  const before = (answers: number): number => (answers === 0 ? 0 : (steps[answers - 1] ?? 0));
  return {
    standings: (review?.standings ?? []).map(({ after, chances }) => ({ step: before(after), chances })),
    turningPoints: (review?.turningPoints ?? []).map(({ after, ...rest }) => ({ step: before(after), ...rest })),
  };
}
