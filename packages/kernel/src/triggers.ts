import type { Flow } from './ask.ts';

/** What comes next of all that waits: one is used, or some are left alone for good. */
export type Next<T> = { readonly use: T } | { readonly leave: readonly T[] };

/** Everything that answers to one moment; `T` is whatever a game calls an ability that was triggered. */
export interface Triggers<T> {
  /** What answers right now. Looked for anew before each one: the one before may have changed it. */
  readonly waiting: () => readonly T[];
  /** What tells one from another; each is used or left once. */
  readonly key: (each: T) => string | number;
  /** Which one comes next by the rule of the game, which asks whom it wants to. */
  readonly next: (waiting: readonly [T, ...T[]]) => Flow<Next<T>>;
  readonly use: (each: T) => Flow<void>;
}

/** Lets everything that one moment triggers have its turn, each once, until nothing is left that answers to it. */
export function* resolveTriggers<T>({ waiting, key, next, use }: Triggers<T>): Flow<void> {
  const settled: (string | number)[] = [];
  for (;;) {
    const found = waiting();
    const open = settled.length === 0 ? found : found.filter((each) => !settled.includes(key(each)));
    if (!isSome(open)) return;
    const chosen = yield* next(open);
    if ('leave' in chosen) {
      settled.push(...chosen.leave.map(key));
      // Whoever leaves nothing would be asked for ever.
      if (chosen.leave.length === 0) return;
      continue;
    }
    settled.push(key(chosen.use));
    yield* use(chosen.use);
  }
}

const isSome = <T>(list: readonly T[]): list is readonly [T, ...T[]] => list.length > 0;
