import type { Flow } from './ask.ts';
import type { Effect } from './effects.ts';
import type { CoreState } from './state.ts';
import type { Table } from './table.ts';

/** How much of an effect can be carried out right now. */
export type Extent = 'nothing' | 'part' | 'all';

/**
 * One verb of a game in one place: what it does, how much of it is possible, what bots and screens ask about it. Its
 * words stand beside it in the same file, as a constant of their own (`VerbWords` of `@cantina/text`), so that a browser
 * which prints cards need not load the rules.
 */
export interface Verb<S extends CoreState, E extends Effect, C> {
  /** Carries it out, as far as possible. */
  run(g: Table<S>, effect: E, context: C): Flow<void>;
  /** How much of it could be carried out now. */
  extent(g: Table<S>, effect: E, context: C): Extent;
  /** What it is worth to whoever may use it, by rule of thumb; for bots. */
  worth?(effect: E, worthOf: (part: Effect) => number): number;
  /** How likely it is to go well, from 0 to 1; for bots and screens. */
  odds?(g: Table<S>, effect: E, context: C): number;
}

/** Every verb of a game: one that is missing, or lacks what the game `Needs` of all, does not compile. */
export type VerbTable<S extends CoreState, E extends Effect, C, Needs extends 'worth' | 'odds' = never> = {
  readonly [V in E['verb']]: VerbWith<S, Extract<E, { readonly verb: V }>, C, Needs>;
};

type VerbWith<S extends CoreState, E extends Effect, C, Needs extends 'worth' | 'odds'> = Verb<S, E, C> &
  Required<Pick<Verb<S, E, C>, Needs>>;

/**
 * `export const { resolve, extentOf } = textsFor<DeckState, Effect, Context>()`. The verbs are found through the table
 * (`Game.verbs`), and only a game's game.ts imports them; so a fight may trigger a text that fights, and yet no two files
 * of rules import each other.
 */
export const textsFor = <S extends CoreState, E extends Effect, C>() => {
  const verbOf = (g: Table<S>, { verb }: E): Verb<S, E, C> => {
    const found = g.game.verbs?.[verb];
    if (found === undefined) throw new Error(`${g.game.id} has no verb ${verb}`);
    return found;
  };
  return {
    /** Carries out an effect. Hands on the flow of its verb: one of its own would be passed through with every answer. */
    resolve: (g: Table<S>, effect: E, context: C): Flow<void> => {
      if (g.meet !== null) g.meet('verb', effect.verb);
      return verbOf(g, effect).run(g, effect, context);
    },
    extentOf: (g: Table<S>, effect: E, context: C): Extent => verbOf(g, effect).extent(g, effect, context),
    /** Whether it would change anything at all. */
    doesSomething: (g: Table<S>, effect: E, context: C): boolean =>
      verbOf(g, effect).extent(g, effect, context) !== 'nothing',
  };
};

/** `export const worthOf = worthIn(verbs)`: what a whole text is worth. */
export function worthIn<S extends CoreState, E extends Effect, C>(verbs: VerbTable<S, E, C, 'worth'>) {
  const worthOf = (effect: Effect): number =>
    (verbs[effect.verb as E['verb']] as Required<Verb<S, Effect, C>>).worth(effect, worthOf);
  return worthOf as (effect: E) => number;
}

/** All or nothing. */
export const allIf = (possible: boolean): Extent => (possible ? 'all' : 'nothing');

/** So many where so many are wanted. */
export const outOf = (possible: number, wanted: number): Extent =>
  possible >= wanted ? 'all' : possible > 0 ? 'part' : 'nothing';

/** What several come to, one after the other. */
export function together(extents: readonly Extent[]): Extent {
  const [first = 'all'] = extents;
  return extents.every((each) => each === first) ? first : 'part';
}
