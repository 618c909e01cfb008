import { type CardId, type Decision, Table, type View } from '@cantina/kernel';
import { type Face, faces } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { type G, hooksOf, newState, type Options, type SmugglersState, type Step, type Zone } from '../rules/state.ts';

/** SG-Q-03 all of these lie open, so they are in every view (rules/state.ts, `visible`). */
export type Fields = Omit<
  SmugglersState,
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

/**
 * The table as far as this viewer sees it, so that odds and forecasts come from the very functions that the rules have.
 * What is hidden is not in it, and nothing is ever carried out on it.
 */
export function openTable(view: View, decision: Decision | null): G {
  const state = newState(view.seats, view.options as Options);
  const { cards, zones, hooks } = state;
  for (const [zone, piles] of Object.entries(view.zones) as [Zone, View['zones'][string]][]) {
    zones[zone] = piles.map(({ cards: seen }, slot) =>
      seen.map(({ id, face }) => {
        const card = id as CardId;
        cards.face[card] = faces.indexOf(face as Face);
        cards.zone[card] = zone;
        cards.slot[card] = slot;
        if (zone === 'kept') for (const hook of hooksOf(face)) hooks[hook].push(card);
        return card;
      }),
    );
  }
  return new Table(game, Object.assign(state, view.fields, { step: stepOf(view, decision) }));
}

/** How far the turn has come: whether a ship can still move matters for its chances. */
function stepOf(view: View, decision: Decision | null): Step {
  const { port, meeting, movementLeft } = fieldsOf(view);
  if (port >= 0 || meeting !== null || decision?.prompt.key === 'prompt.explore') return 'explore';
  if (countOf(view, 'drawn') > 0) return 'fate';
  return movementLeft > 0 ? 'move' : 'end';
}
