import { type CardId, cardsIn, move, type Seat, shuffle, topOf } from '@cantina/kernel';
import { noteDraw, noteRebuild } from '../ops/index.ts';
import type { G } from '../state.ts';

/** Draws cards, one by one; as many as there are (DB-GAP-04). */
export function drawCards(g: G, seat: Seat, amount: number): void {
  const drawn: CardId[] = [];
  while (drawn.length < amount) {
    const card = topOf(g, 'deck', seat) ?? rebuildDeck(g, seat); // DB-EMP-01, DB-BUY-04 only now
    if (card === undefined) break;
    move(g, card, 'hand', seat);
    drawn.push(card);
  }
  if (drawn.length > 0) noteDraw(g, seat, drawn);
}

/** DB-EMP-02, DB-END-07 only when a card must be drawn; cards in play and in hand stay out (DB-EMP-05). */
function rebuildDeck(g: G, seat: Seat): CardId | undefined {
  const pile = [...cardsIn(g, 'discard', seat)]; // DB-EMP-04 all that has gone there by now
  if (pile.length === 0) return undefined;
  for (const card of pile) move(g, card, 'deck', seat);
  noteRebuild(g, seat, pile);
  shuffle(g, 'deck', seat);
  return topOf(g, 'deck', seat);
}

/** The card that is put into the row next; DB-EMP-03 only then the galaxy deck is rebuilt. */
export function nextGalaxyCard(g: G): CardId | undefined {
  const top = topOf(g, 'galaxyDeck');
  if (top !== undefined) return top;
  const pile = [...cardsIn(g, 'galaxyDiscard')];
  if (pile.length === 0) return undefined;
  for (const card of pile) move(g, card, 'galaxyDeck');
  noteRebuild(g, null, pile);
  shuffle(g, 'galaxyDeck');
  return topOf(g, 'galaxyDeck');
}
