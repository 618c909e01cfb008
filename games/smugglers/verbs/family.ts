import type { VerbTable } from '@cantina/kernel';
import type { FateEffect } from '../content/index.ts';
import type { Context } from '../rules/fate.ts';
import type { SmugglersState } from '../rules/state.ts';

/** Some of the verbs; what each of them does and how much of it can be done stand together. */
export type Family<V extends FateEffect['verb']> = Pick<VerbTable<SmugglersState, FateEffect, Context>, V>;
