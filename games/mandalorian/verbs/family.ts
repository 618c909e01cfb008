import type { VerbTable } from '@cantina/kernel';
import type { Deed, EventStep } from '../content/all.ts';
import type { Doing } from '../rules/action/doing.ts';
import type { Happening } from '../rules/event/happening.ts';
import type { MandoState } from '../rules/state.ts';

export type DeedOf<V extends Deed['verb']> = Extract<Deed, { readonly verb: V }>;

/** Deeds that belong together: what each does, and whether it would do anything now. */
export type Deeds<V extends Deed['verb'] = Deed['verb']> = VerbTable<MandoState, DeedOf<V>, Doing>;

/** What the steps of an event card do. */
export type Steps = VerbTable<MandoState, EventStep, Happening>;
