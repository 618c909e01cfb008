import { openTable as open, sightFor, type View } from '@cantina/kernel';
import type { Face } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { DeckState, G } from '../rules/state.ts';

/** Views by the names of this game. Nothing of its own fields is secret, so all of them are in every view. */
export const { fieldsOf } = sightFor<DeckState, Face>();

export const openTable = (view: View): G => open(game, view);
