import type { Dialect } from 'kysely';

/** Hears what any process has changed, this one included. */
export interface Listener {
  heard(payload: string): void;
  /** Listening began, or began again: whatever was said in between was missed. */
  began(): void;
  lost(error: unknown): void;
}

export type StopListening = () => Promise<void>;

/** Carries out a statement; returns how many rows it has changed. */
export type RunStatement = (sql: string, parameters: readonly unknown[]) => number;

/** What the store lies in. */
export interface Base {
  readonly dialect: Dialect;
  /** Where other processes may work on the same tables: how this one hears of it. */
  readonly listen?: (listener: Listener) => Promise<StopListening>;
  /** Where statements are carried out at once: some of them in one transaction. Resolves when it is durable. */
  readonly atOnce?: <T>(work: (run: RunStatement) => T) => Promise<T>;
  /** Whether it is asked in SQL; else in the form that Kysely makes SQL of. */
  readonly readsSql: boolean;
  /** Another number whenever another program has written into it. */
  readonly changes?: () => number;
  /** Gives back what was held while it was open. */
  readonly release?: () => void;
}

/** Under which name processes tell each other. */
export const CHANNEL = 'cantina';
