import { type CardId, move, topOf } from '@cantina/kernel';
import { noteGalaxyDiscard, noteRefill, voidAttack } from '../ops/index.ts';
import { type G, ROW_SIZE, type Zone } from '../state.ts';
import { nextGalaxyCard } from './decks.ts';

/** A card leaves the row, whatever for (DB-ROW-02); the row is refilled at once (DB-ROW-01). */
export function leaveRow(g: G, card: CardId, zone: Zone, slot = 0): void {
  takeOut(g, card, zone, slot);
  refillRow(g); // DB-BUY-09, DB-BTY-19 the new card may be purchased or attacked at once
}

/** DB-ROW-04 several leave first and are replaced afterwards, one by one. */
export function discardFromRow(g: G, cards: readonly CardId[]): void {
  for (const card of cards) {
    noteGalaxyDiscard(g, card);
    takeOut(g, card, 'galaxyDiscard', 0); // DB-DSC-02
  }
  refillRow(g);
}

/** DB-REV-03 without reward and without refill. */
export function discardFromGalaxyDeck(g: G, card: CardId): void {
  move(g, card, 'galaxyDiscard');
  noteGalaxyDiscard(g, card);
}

/** Each empty place gets the top galaxy card; a place stays empty until there is one (DB-GAP-05). */
export function refillRow(g: G): void {
  for (let slot = 0; slot < ROW_SIZE; slot++) {
    if (topOf(g, 'row', slot) !== undefined) continue;
    const card = nextGalaxyCard(g);
    if (card === undefined) return;
    move(g, card, 'row', slot);
    noteRefill(g, card, slot);
  }
}

/** DB-ROW-05 a swap fills the place itself. */
export function swapIntoRow(g: G, into: CardId, out: CardId, zone: Zone): void {
  const place = g.state.cards.slot[out] ?? 0;
  takeOut(g, out, zone, 0);
  move(g, into, 'row', place);
}

function takeOut(g: G, card: CardId, zone: Zone, slot: number): void {
  move(g, card, zone, slot);
  // DB-GAP-09 attackers of a card that has left are free again
  if (g.state.assigned.some((each) => each.target === card)) voidAttack(g, card);
}
