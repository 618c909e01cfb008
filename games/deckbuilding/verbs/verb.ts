import type { VerbTable } from '@cantina/kernel';
import type { Effect } from '../content/index.ts';
import type { DeckState } from '../rules/state.ts';
import type { Context } from '../rules/texts/context.ts';

/** Every verb: what it does, how much of it is possible now, what it is worth to a bot. */
export type AllVerbs = VerbTable<DeckState, Effect, Context, 'worth'>;

/** One family of them. */
export type Verbs<V extends Effect['verb']> = Pick<AllVerbs, V>;
