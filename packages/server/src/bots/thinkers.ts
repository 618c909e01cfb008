import type { Level, Picks } from '@cantina/bots';

/** One question for a bot. The save holds hidden cards: it never leaves this machine, and bots look only through `imagine`. */
export interface BotQuestion {
  readonly game: string;
  /** Who looks after which table: all hosts get their turn, however many tables one of them has. */
  readonly host: string;
  readonly table: string;
  readonly save: unknown;
  readonly seat: number;
  readonly decision: number;
  readonly level: Level;
  readonly seed: string;
  readonly milliseconds: number;
}

/** Those who think for the bots, somewhere else than in the thread that serves the tables. */
export interface Thinkers {
  /** Null when nobody could think of anything in time; any legal answer will do then. */
  think(question: BotQuestion): Promise<Picks | null>;
  close(): Promise<void>;
}
