import { type CardId, move, type Seat } from '@cantina/kernel';
import type { Face } from '../../content/index.ts';
import { noteDiscard, noteExile } from '../ops/index.ts';
import type { G } from '../state.ts';

/** DB-DSC-02 to the own discard pile; DB-DSC-06 it is not played. */
export function discardFromHand(g: G, seat: Seat, card: CardId, cause: Face | null = null, random = false): void {
  move(g, card, 'discard', seat);
  noteDiscard(g, seat, card, random, cause);
}

/** DB-EXI-01 out of the game at once, wherever the card was, for all to see (DB-GAP-23); DB-EXI-07 that is no discard, DB-EXI-05 and no play. */
export function exileCard(g: G, seat: Seat, card: CardId): void {
  move(g, card, 'exile'); // DB-EXI-08 an Outer Rim Pilot, too
  noteExile(g, seat, card);
}
