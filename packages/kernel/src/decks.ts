import { cardsIn, move, shuffle, topOf, type ZoneOf } from './cards.ts';
import type { CardId, CoreState } from './state.ts';
import type { Table } from './table.ts';

/** A deck and the pile it is made anew from. */
export interface Deck<S extends CoreState> {
  readonly deck: ZoneOf<S>;
  readonly discard: ZoneOf<S>;
}

/**
 * Makes an empty deck anew from its discard pile, in the same slot of both zones, and tells whether it did; where that is
 * empty, too, nothing happens. `noted` gets the cards before they are shuffled, for the game's own event.
 */
export function rebuildIfEmpty<S extends CoreState>(
  g: Table<S>,
  { deck, discard }: Deck<S>,
  slot = 0,
  noted?: (cards: readonly CardId[]) => void,
): boolean {
  if (cardsIn(g, deck, slot).length > 0) return false;
  const cards = [...cardsIn(g, discard, slot)];
  if (cards.length === 0) return false;
  for (const card of cards) move(g, card, deck, slot);
  noted?.(cards);
  shuffle(g, deck, slot);
  return true;
}

/** The top card of a deck that is made anew when a card is wanted of it and it is empty; undefined where none is left. */
export function topOrRebuilt<S extends CoreState>(
  g: Table<S>,
  piles: Deck<S>,
  slot = 0,
  noted?: (cards: readonly CardId[]) => void,
): CardId | undefined {
  rebuildIfEmpty(g, piles, slot, noted);
  return topOf(g, piles.deck, slot);
}
