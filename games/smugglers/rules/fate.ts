import { type CardId, type Flow, goTo, isIn, move, type Seat, textsFor, topOrRebuilt } from '@cantina/kernel';
import type { FateEffect } from '../content/index.ts';
import { fateOf } from './lookup.ts';
import { noteFate, prepareMovement } from './ops/index.ts';
import { movementOf } from './ship/ship.ts';
import type { G, SmugglersState } from './state.ts';

/** Whose card is carried out. */
export interface Context {
  readonly seat: Seat;
  readonly card: CardId;
}

/** The verbs (`verbs/`) are found through the table. */
const { resolve } = textsFor<SmugglersState, FateEffect, Context>();

/**
 * SG-FATE-01 to SG-FATE-03 the first step of a turn; cards touch nobody but the active player and planets (SG-Q-35).
 */
export function* fateStep(g: G): Flow<void> {
  const seat = g.state.active;
  const card = topOrRebuilt(g, { deck: 'fateDeck', discard: 'fateDiscard' }); // SG-Q-05
  if (card !== undefined) {
    move(g, card, 'drawn');
    noteFate(g, seat, card);
    yield* resolve(g, fateOf(g, card).effect, { seat, card });
    if (isIn(g, card, 'drawn')) move(g, card, 'fateDiscard');
  }
  if (g.state.step !== 'fate') return;
  prepareMovement(g, seat, movementOf(g, seat)); // SG-FATE-03 unless the card has ended the turn
  goTo(g, 'move');
}
