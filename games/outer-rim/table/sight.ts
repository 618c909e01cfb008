import { type CardId, Table, type View } from '@cantina/kernel';
import { type Face, faces } from '../content/index.ts';
import { newState } from '../rules/box.ts';
import { game } from '../rules/game.ts';
import { hooksOf } from '../rules/hooks.ts';
import type { G, Options, RimState, Zone } from '../rules/state.ts';

/** All of these lie open, so they are in every view (rules/state.ts, `visible`). */
export type Fields = Omit<
  RimState,
  'seats' | 'options' | 'step' | 'rng' | 'fixedDice' | 'cards' | 'zones' | 'hooks' | 'outcome'
>;

export const fieldsOf = (view: View): Fields => view.fields as unknown as Fields;

export interface SeenCard {
  readonly id: number;
  readonly face: Face;
}

/** The cards of a pile that this viewer may know, the top one last. */
export const cardsOf = (view: View, zone: Zone, slot = 0): readonly SeenCard[] =>
  (view.zones[zone]?.[slot]?.cards ?? []) as readonly (SeenCard & { readonly index: number })[];

export const countOf = (view: View, zone: Zone, slot = 0): number => view.zones[zone]?.[slot]?.count ?? 0;

const ACTIVE: readonly Zone[] = ['character', 'ship', 'assets'];
const tables = new WeakMap<View, G>();

/**
 * The table as far as this viewer sees it, so that values and odds come from the very functions that the rules have. What
 * is hidden is not in it, and nothing is ever carried out on it.
 */
export function openTable(view: View): G {
  const known = tables.get(view);
  if (known !== undefined) return known;
  const state = newState(view.seats, view.options as Options);
  const { cards, zones, hooks } = state;
  for (const [zone, piles] of Object.entries(view.zones) as [Zone, View['zones'][string]][]) {
    zones[zone] = piles.map(({ cards: seen }, slot) =>
      seen.map(({ id, face }) => {
        const card = id as CardId;
        cards.face[card] = faces.indexOf(face as Face);
        cards.zone[card] = zone;
        cards.slot[card] = slot;
        if (ACTIVE.includes(zone)) for (const hook of hooksOf(face)) hooks[hook].push(card);
        return card;
      }),
    );
  }
  const table = new Table(game, Object.assign(state, view.fields));
  tables.set(view, table);
  return table;
}
