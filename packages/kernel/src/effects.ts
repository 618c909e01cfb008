import type { Flow } from './ask.ts';
import type { CoreState } from './state.ts';
import type { Table } from './table.ts';

/** A node of an effect tree: data, told apart by its verb. A game's effects are a union of such nodes. */
export interface Effect<V extends string = string> {
  readonly verb: V;
}

/** One procedure per verb; a verb without one does not compile. */
export type Runners<S extends CoreState, E extends Effect, C> = {
  readonly [V in E['verb']]: (g: Table<S>, effect: Extract<E, { readonly verb: V }>, context: C) => Flow<void>;
};

/** Carries out one effect. Hands on the flow of its verb: one of its own would be passed through with every answer. */
export function carryOut<S extends CoreState, E extends Effect, C>(
  runners: Runners<S, E, C>,
  g: Table<S>,
  effect: E,
  context: C,
): Flow<void> {
  if (g.meet !== null) g.meet('verb', effect.verb);
  const verb: E['verb'] = effect.verb;
  return runners[verb](g, effect as Extract<E, { readonly verb: E['verb'] }>, context);
}
