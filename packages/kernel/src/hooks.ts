import type { HookOf } from './game.ts';
import type { CardId, CoreState, Frozen } from './state.ts';
import type { Table } from './table.ts';

/** The active cards that react to a hook, oldest first. Kept by moves, never searched for. */
export function hooked<S extends CoreState>(g: Table<S>, hook: HookOf<S>): readonly CardId[] {
  const s: Frozen<CoreState> = g.state;
  return s.hooks[hook] as readonly CardId[];
}
