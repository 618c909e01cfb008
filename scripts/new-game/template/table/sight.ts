import { sightFor } from '@cantina/kernel';
import type { Face } from '../content/cards.ts';
import type { JawaState } from '../rules/state.ts';

/** Reads what one viewer may know by the names of this game. */
export const { fieldsOf, cardsOf, countOf } = sightFor<JawaState, Face>();
