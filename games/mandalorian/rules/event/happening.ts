import { type CardId, textsFor } from '@cantina/kernel';
import type { EventStep } from '../../content/all.ts';
import type { Area, Hero, MandoState } from '../state.ts';

/** An event card while it is resolved. */
export interface Happening {
  readonly you: Hero;
  readonly area: Area | null;
  readonly total: number;
  newcomer: CardId | null;
  revealed: CardId | null;
}

/** Carries out one step of an event; and tells whether it would do anything now. */
export const { resolve: carryOutStep, doesSomething: stepDoesSomething } = textsFor<MandoState, EventStep, Happening>();
