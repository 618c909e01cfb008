import type { Flow } from './ask.ts';
import type { HookOf } from './game.ts';
import type { CardId, CoreState, Frozen } from './state.ts';
import type { Table } from './table.ts';

/** The active cards that react to a hook, oldest first. Kept by moves, never searched for. */
export function hooked<S extends CoreState>(g: Table<S>, hook: HookOf<S>): readonly CardId[] {
  const s: Frozen<CoreState> = g.state;
  return s.hooks[hook] as readonly CardId[];
}

/** How one event lets its triggers speak. */
export interface TriggerRun {
  /** Which of the hooked cards really trigger, asked again before each one. */
  readonly when: (card: CardId) => boolean;
  /** Which of several comes first: the rule of the game decides. */
  readonly choose: (cards: readonly CardId[]) => Flow<CardId>;
  readonly run: (card: CardId) => Flow<void>;
}

/** Resolves all triggers of a hook, each card once, the next one chosen by the game's rule. */
export function* trigger<S extends CoreState>(
  g: Table<S>,
  hook: HookOf<S>,
  { when, choose, run }: TriggerRun,
): Flow<void> {
  const resolved: CardId[] = [];
  for (;;) {
    const waiting = hooked(g, hook).filter((card) => !resolved.includes(card) && when(card));
    const first = waiting[0];
    if (first === undefined) return;
    const next = waiting.length === 1 ? first : yield* choose(waiting);
    resolved.push(next);
    yield* run(next);
  }
}

/** A value with everything that changes it right now; nothing is stored, so nothing has to be revoked. */
export function modified<S extends CoreState>(
  g: Table<S>,
  hook: HookOf<S>,
  base: number,
  bonus: (source: CardId) => number,
): number {
  let total = base;
  for (const source of hooked(g, hook)) total += bonus(source);
  return total;
}
