import { type CardId, move, type Seat, topOrRebuilt } from '@cantina/kernel';
import { noteDraw, noteRebuild } from '../ops/index.ts';
import type { G } from '../state.ts';

const OWN = { deck: 'deck', discard: 'discard' } as const;
const GALAXY = { deck: 'galaxyDeck', discard: 'galaxyDiscard' } as const;

/**
 * Draws cards, one by one; as many as there are (DB-GAP-04). DB-EMP-02, DB-END-07 the deck is made anew only when a card
 * must be drawn (DB-EMP-01, DB-BUY-04), from all that lies in the discard pile by now (DB-EMP-04); cards in play and in
 * hand stay out (DB-EMP-05).
 */
export function drawCards(g: G, seat: Seat, amount: number): void {
  const drawn: CardId[] = [];
  while (drawn.length < amount) {
    const card = topOrRebuilt(g, OWN, seat, (cards) => noteRebuild(g, seat, cards));
    if (card === undefined) break;
    move(g, card, 'hand', seat);
    drawn.push(card);
  }
  if (drawn.length > 0) noteDraw(g, seat, drawn);
}

/** The card that is put into the row next; DB-EMP-03 only then the galaxy deck is rebuilt. */
export const nextGalaxyCard = (g: G): CardId | undefined =>
  topOrRebuilt(g, GALAXY, 0, (cards) => noteRebuild(g, null, cards));
