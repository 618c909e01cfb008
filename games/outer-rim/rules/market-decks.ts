import { type CardId, type Flow, move, type Seat, topOf } from '@cantina/kernel';
import { MARKET_DECKS, type MarketDeck } from '../content/index.ts';
import { underDeck } from './decks.ts';
import { marketCardOf } from './lookup.ts';
import { noteMarketDiscard, noteReveal } from './ops/core.ts';
import { resolvePatrolSymbol } from './patrols.ts';
import type { G } from './state.ts';

/** The faceup card of a deck; undefined when the deck is empty (OR-GAP-28). */
export const topCard = (g: G, deck: MarketDeck): CardId | undefined =>
  topOf(g, 'marketTop', MARKET_DECKS.indexOf(deck));

/** OR-MKT-03 under its deck; OR-MKT-04 the card revealed then moves no patrol. */
export function discardTop(g: G, player: Seat, deck: MarketDeck): void {
  const card = topCard(g, deck);
  if (card === undefined) return;
  noteMarketDiscard(g, player, deck, card);
  underDeck(g, card);
  revealTop(g, deck);
}

/** OR-DECK-03 turns the new top card faceup; by itself that moves no patrol (OR-PMOVE-02). */
export function revealTop(g: G, deck: MarketDeck): CardId | undefined {
  const slot = MARKET_DECKS.indexOf(deck);
  const card = topOf(g, 'market', slot);
  if (card === undefined || topOf(g, 'marketTop', slot) !== undefined) return undefined;
  move(g, card, 'marketTop', slot);
  noteReveal(g, deck, card);
  return card;
}

/** OR-MKT-06, OR-BUY-08, OR-PMOVE-01 after a card was bought or gained the new top card may move a patrol. */
export function* revealAfterPurchase(g: G, deck: MarketDeck, inMarketAction: boolean): Flow<void> {
  const card = revealTop(g, deck);
  const patrol = card === undefined ? null : marketCardOf(g, card).patrol;
  if (patrol !== null) yield* resolvePatrolSymbol(g, patrol, inMarketAction);
}
