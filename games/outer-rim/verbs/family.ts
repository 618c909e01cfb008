import type { VerbTable } from '@cantina/kernel';
import type { Effect, Verb } from '../content/index.ts';
import type { Context } from '../rules/context.ts';
import type { RimState } from '../rules/state.ts';

export type EffectOf<V extends Verb> = Extract<Effect, { readonly verb: V }>;

/** What each verb does, and how much of it can be done. */
export type Verbs = VerbTable<RimState, Effect, Context>;

/** Some that belong together. */
export type Family = Partial<Verbs>;
