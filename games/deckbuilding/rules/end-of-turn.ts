import { AT_ONCE, type Flow, goTo, move } from '@cantina/kernel';
import { drawCards } from './cards/decks.ts';
import { doomedCards } from './cards/doom.ts';
import { exileCard } from './cards/hand.ts';
import { handOf, unitsOf } from './lookup.ts';
import { endTurn, noteCleanUp, passTurn } from './ops/index.ts';
import { type G, HAND_SIZE } from './state.ts';

/** DB-END-01 the steps at the end of a turn. */
export function endStep(g: G): Flow<void> {
  const seat = g.state.active;
  for (const card of doomedCards(g, seat)) exileCard(g, seat, card); // DB-END-10
  const units = [...unitsOf(g, seat)];
  const hand = [...handOf(g, seat)];
  for (const card of units) move(g, card, 'discard', seat); // DB-END-02, DB-PLY-07; ships stay (DB-END-09)
  for (const card of hand) move(g, card, 'discard', seat); // DB-END-04, DB-FAQ-01
  noteCleanUp(g, seat, units.length, hand.length);
  endTurn(g); // DB-END-03, DB-END-05
  drawCards(g, seat, HAND_SIZE); // DB-END-06, DB-END-08; DB-DSC-05 the opponent does not
  passTurn(g); // DB-TRN-01
  goTo(g, 'begin');
  return AT_ONCE;
}
