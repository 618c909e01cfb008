import type { ZoneOf } from './cards.ts';
import type { Game } from './game.ts';
import type { CardId, CoreState } from './state.ts';
import { Table } from './table.ts';
import type { GameFields, SeenCard, View } from './view.ts';

/** `const { fieldsOf, cardsOf, countOf } = sightFor<DeckState, Face>()` – reads views by the names of one game. */
export const sightFor = <S extends CoreState, Face extends string = string>() => ({
  /** The game's own fields. What is hidden from this viewer is missing. */
  fieldsOf: (view: View): GameFields<S> => view.fields as unknown as GameFields<S>,
  /** The cards of a pile that this viewer may know, the top one last. */
  cardsOf: (view: View, zone: ZoneOf<S>, slot = 0): readonly SeenCard<Face>[] =>
    (view.zones[zone]?.[slot]?.cards ?? []) as readonly SeenCard<Face>[],
  countOf: (view: View, zone: ZoneOf<S>, slot = 0): number => view.zones[zone]?.[slot]?.count ?? 0,
});

/**
 * The table as far as a viewer sees it, so that values, odds and forecasts come from the very functions that the rules
 * have. What is hidden is not in it, and nothing is ever carried out on it.
 */
export function openTable<S extends CoreState>(game: Game<S>, view: View, more: Partial<S> = {}): Table<S> {
  const state: S = game.setup(view.seats, view.options);
  const { cards, zones, hooks }: CoreState = state;
  for (const [zone, piles] of Object.entries(view.zones)) {
    const isActive = game.zones[zone as ZoneOf<S>].active === true;
    zones[zone] = piles.map(({ cards: seen }, slot) =>
      seen.map(({ id, face }) => {
        const card = id as CardId;
        cards.face[card] = game.faces.indexOf(face);
        cards.zone[card] = zone;
        cards.slot[card] = slot;
        if (isActive) for (const hook of game.hooksOf(face)) hooks[hook]?.push(card);
        return card;
      }),
    );
  }
  return new Table(game, Object.assign(state, view.fields, more) as Table<S>['state']);
}
