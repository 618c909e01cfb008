import { cardsIn, move, reveal, type Seat } from '@cantina/kernel';
import { TRAITOR } from '../../content/locked/p7/index.ts';
import { spaceId, spaceOf } from '../lookup.ts';
import { dropPiece, expose } from '../ops/index.ts';
import { roleOf } from '../outcome.ts';
import type { G } from '../state.ts';
import { deckOf } from './decks.ts';

/** Whether the seat is a traitor whom the others do not know yet. */
export const isHiddenTraitor = (g: G, seat: Seat): boolean => g.state.exposed < 0 && roleOf(g, seat) === TRAITOR;

/** MD-H1-07 an exposed traitor's character leaves the map; a crate stays, hand and planning cards are discarded. */
export function exposeTraitor(g: G, seat: Seat): void {
  reveal(g, cardsIn(g, 'roles', seat));
  const space = spaceOf(g, seat);
  for (const card of cardsIn(g, 'tokens')) {
    if (g.state.bearers[card] === seat) dropPiece(g, card, space, spaceId(g, space));
  }
  for (const card of [...cardsIn(g, 'hand', seat)]) move(g, card, 'discard', deckOf(g, seat));
  for (const card of [...cardsIn(g, 'plans', seat)]) move(g, card, 'planDiscard');
  expose(g, seat);
}
