import { type CardId, cardsIn, type Seat } from '@cantina/kernel';
import { printed } from '../lookup.ts';
import type { G, ShuffledAway } from '../state.ts';

/** Everywhere that a card to be exiled can have gone; the open places first, so that everybody sees which copy it is. */
const PLACES = ['units', 'ships', 'discard', 'hand', 'deck'] as const;

/** DB-CARD-05, DB-GAP-14 what the active player must exile at the end of the turn, wherever it has gone. */
export function doomedCards(g: G, seat: Seat): readonly CardId[] {
  const { doomed, shuffledAway } = g.state;
  if (doomed.length === 0 && shuffledAway.length === 0) return doomed;
  const own = PLACES.flatMap((zone) => [...cardsIn(g, zone, seat)]);
  const found = own.filter((card) => doomed.includes(card));
  for (const lost of shuffledAway) {
    const card = own.find((each) => !found.includes(each) && couldBe(g, each, lost));
    if (card !== undefined) found.push(card);
  }
  return found;
}

const couldBe = (g: G, card: CardId, { face, among }: ShuffledAway): boolean =>
  among.includes(card) && printed(g, card).id === face;
