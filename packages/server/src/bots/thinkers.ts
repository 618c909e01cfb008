import type { Act, Advice, Review } from '@cantina/bots';
import type { Entry, TableOptions } from '@cantina/kernel';

/** One question for a bot. The save holds hidden cards: it never leaves this machine, and bots look only through `imagine`. */
export interface BotQuestion {
  readonly game: string;
  /** Who looks after which table: all hosts get their turn, however many tables one of them has. */
  readonly host: string;
  readonly table: string;
  readonly save: unknown;
  readonly seat: number;
  readonly decision: number;
  /** A level that every game has, or an opponent of this one. */
  readonly level: string;
  readonly seed: string;
  readonly milliseconds: number;
}

/** A game that is over, to be looked at again. */
export interface ReviewQuestion {
  readonly game: string;
  readonly host: string;
  readonly table: string;
  readonly seats: number;
  readonly options: TableOptions;
  readonly seed: string;
  readonly answers: readonly Entry[];
  /** For the whole of it. */
  readonly milliseconds: number;
}

/** Those who think for the bots, somewhere else than in the thread that serves the tables. */
export interface Thinkers {
  /** Null when nobody could think of anything in time; any legal answer will do then. */
  think(question: BotQuestion): Promise<Act | null>;
  /** What the strongest would answer, best first; null when nobody could think of anything in time. */
  advise(question: BotQuestion): Promise<readonly Advice[] | null>;
  /** Null when the game can't be judged. */
  review(question: ReviewQuestion): Promise<Review | null>;
  close(): Promise<void>;
}
