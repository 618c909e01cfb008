import type { Flow } from '@cantina/kernel';
import type { Effect } from '../content/index.ts';
import type { Context } from './context.ts';
import type { G } from './state.ts';

/** OR-WORD-05 carries out as much of an effect as possible. Through the table, because effects reach into every chapter. */
export function runEffect(g: G, effect: Effect, context: Context): Flow<void> {
  if (g.game.resolve === undefined) throw new Error('this game has no effects');
  return g.game.resolve(g, effect, context);
}
