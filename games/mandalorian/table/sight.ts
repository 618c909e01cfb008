import { type GameFields, sightFor, type View } from '@cantina/kernel';
import type { MandoState, Options } from '../rules/state.ts';

/** All of these lie open, so they are in every view (rules/state.ts, `visible`). */
export type Fields = Omit<GameFields<MandoState>, 'betrayals'>;

export type { SeenCard } from '@cantina/kernel';
export const { fieldsOf, cardsOf, countOf } = sightFor<MandoState>();
export const optionsOf = (view: View): Options => view.options as Options;
