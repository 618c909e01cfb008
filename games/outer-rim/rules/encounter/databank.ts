import { type CardId, cardsIn, type Flow, isIn, move, type Seat, topOf } from '@cantina/kernel';
import { DATABANK_NUMBERS, type DatabankCard, type DieFace } from '../../content/index.ts';
import { type Context, contextOf } from '../context.ts';
import { underDeck } from '../decks.ts';
import { runSteps } from '../jobs/steps.ts';
import { databankCardOf } from '../lookup.ts';
import { endTurnNow, noteDatabank } from '../ops/index.ts';
import type { G } from '../state.ts';
import { resolve } from '../wording.ts';

/** OR-DELIV-03 */
const FAILED_DELIVERY = 1;

/** The cards of a number that nobody owns right now (OR-DATA-06). */
export const cardsOfNumber = (g: G, number: number): readonly CardId[] =>
  cardsIn(g, 'databank', DATABANK_NUMBERS.indexOf(number));

/**
 * OR-DATA-02 a card is looked up, read aloud and resolved, then it goes back to its place unless somebody keeps it. Copies
 * were mixed when they were put there, so the top one is a random one (OR-DATA-03).
 */
export function* withDatabankCard(
  g: G,
  player: Seat,
  number: number,
  read: (card: CardId, face: DatabankCard) => Flow<void>,
): Flow<void> {
  const card = topOf(g, 'databank', DATABANK_NUMBERS.indexOf(number));
  if (card === undefined) return; // OR-COMP-04
  move(g, card, 'resolving');
  noteDatabank(g, player, card, number);
  yield* read(card, databankCardOf(g, card));
  if (isIn(g, card, 'resolving')) underDeck(g, card); // OR-DISC-03
}

/** "Resolve databank card N" on another card. */
export function* resolveDatabank(g: G, number: number, context: Context): Flow<void> {
  yield* withDatabankCard(g, context.player, number, (source, { holds }) => {
    const here = { ...context, source };
    switch (holds.what) {
      case 'contact':
        return resolve(g, holds.encounter, here);
      case 'sabacc':
      case 'failed-favor':
        return resolve(g, holds.effect, here);
      case 'job':
        return runSteps(g, holds.steps, here);
      case 'delivery':
      case 'start':
        throw new Error(`databank card ${number} can't be resolved by another card`);
    }
  });
}

/** OR-DELIV-03 what happens by the face that was rolled; afterwards the turn ends. */
export function* failedDelivery(g: G, player: Seat, cargo: CardId, face: DieFace): Flow<void> {
  yield* withDatabankCard(g, player, FAILED_DELIVERY, (source, { holds }) => {
    if (holds.what !== 'delivery' || face === 'hit') throw new Error(`${face} is no failed delivery`);
    return resolve(g, holds[face], { ...contextOf(player, source), cargo });
  });
  endTurnNow(g);
}
