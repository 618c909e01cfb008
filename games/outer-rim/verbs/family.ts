import type { VerbTable } from '@cantina/kernel';
import type { Effect, Verb } from '../content/index.ts';
import type { Context } from '../rules/context.ts';
import type { RimState } from '../rules/state.ts';

export type EffectOf<V extends Verb> = Extract<Effect, { readonly verb: V }>;

/** Some verbs that belong together: what each does, and how much of it can be done. */
export type Family<V extends Verb> = VerbTable<RimState, EffectOf<V>, Context>;
