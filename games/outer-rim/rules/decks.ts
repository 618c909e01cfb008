import { type CardId, cardsIn, isIn, move, shuffle, topOf } from '@cantina/kernel';
import { DATABANK_NUMBERS, ENCOUNTER_DECKS, MARKET_DECKS, type MarketDeck } from '../content/index.ts';
import { abilitiesInForce } from './abilities/in-force.ts';
import { ownerOf, printed } from './lookup.ts';
import { noteRemoval, noteReveal } from './ops/index.ts';
import { keepFame } from './player/fame.ts';
import type { G } from './state.ts';

export const canBeDiscarded = (g: G, card: CardId): boolean =>
  !abilitiesInForce(g, card).some((ability) => ability.kind === 'cannot-be-discarded');

/** A card leaves the player in front of whom it lies, if any, and takes its fame along (OR-FAME-02). */
function leaves(g: G, card: CardId, go: () => void): void {
  const owner = isIn(g, card, 'assets') ? ownerOf(g, card) : null;
  go();
  if (owner !== null) keepFame(g, owner);
}

/** Facedown under its own deck (OR-DISC-01, OR-DISC-09, OR-CREW-04), or back to its number in the databank (OR-DISC-03). */
export const underDeck = (g: G, card: CardId): void => leaves(g, card, () => putUnder(g, card));

function putUnder(g: G, card: CardId): void {
  const face = printed(g, card);
  if (face.component === 'market') underMarketDeck(g, card, face.deck);
  else if (face.component === 'encounter') move(g, card, 'encounters', ENCOUNTER_DECKS.indexOf(face.deck), 'bottom');
  else if (face.component === 'databank') {
    const slot = DATABANK_NUMBERS.indexOf(face.number);
    move(g, card, 'databank', slot);
    if (g.state.zones.databank[slot]?.length !== 1) shuffle(g, 'databank', slot); // OR-DISC-03 copies are mixed
  } else throw new Error(`${face.id} belongs to no deck`);
}

/** Under an empty deck a card is the top one, and that is always faceup (OR-DECK-02). */
function underMarketDeck(g: G, card: CardId, deck: MarketDeck): void {
  const slot = MARKET_DECKS.indexOf(deck);
  const isEmpty = cardsIn(g, 'market', slot).length === 0;
  move(g, card, 'market', slot, 'bottom');
  if (isEmpty) revealTop(g, deck);
}

/** OR-DECK-03 turns the new top card faceup; by itself that moves no patrol (OR-PMOVE-02). */
export function revealTop(g: G, deck: MarketDeck): void {
  const slot = MARKET_DECKS.indexOf(deck);
  const card = topOf(g, 'market', slot);
  if (card === undefined || topOf(g, 'marketTop', slot) !== undefined) return;
  move(g, card, 'marketTop', slot);
  noteReveal(g, deck, card);
}

/** A market card goes back into its deck, which is shuffled (OR-DECK-04 the next top card is revealed only then). */
export function shuffleBack(g: G, card: CardId): void {
  const face = printed(g, card);
  if (face.component !== 'market') throw new Error(`${face.id} is no market card`);
  const slot = MARKET_DECKS.indexOf(face.deck);
  move(g, card, 'market', slot);
  shuffle(g, 'market', slot);
}

/** OR-DISC-07 into the box: it is not discarded and cannot come back. */
export const removeFromGame = (g: G, card: CardId): void =>
  leaves(g, card, () => {
    move(g, card, 'removed');
    noteRemoval(g, card);
  });
