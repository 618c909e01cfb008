import { type GameFields, openTable as open, type SeenCard as Seen, sightFor, type View } from '@cantina/kernel';
import type { Face } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { G, RimState } from '../rules/state.ts';

/** All of these lie open, so they are in every view (rules/state.ts, `fields`). */
export type Fields = GameFields<RimState>;
export type SeenCard = Omit<Seen<Face>, 'index'>;

export const { fieldsOf, cardsOf, countOf } = sightFor<RimState, Face>();

const tables = new WeakMap<View, G>();

/** Made once for a view: many values and odds are asked of it. */
export function openTable(view: View): G {
  const known = tables.get(view);
  if (known !== undefined) return known;
  const table = open(game, view);
  tables.set(view, table);
  return table;
}
