import { type CardId, type Flow, type Seat, topOf } from '@cantina/kernel';
import { MARKET_DECKS, type MarketDeck } from '../../content/index.ts';
import { revealTop, underDeck } from '../decks.ts';
import { marketCardOf } from '../lookup.ts';
import { resolvePatrolSymbol } from '../movement/patrols.ts';
import { noteMarketDiscard } from '../ops/index.ts';
import type { G } from '../state.ts';

/** The faceup card of a deck, the first that an effect takes (OR-DECK-05); undefined when it is empty (OR-GAP-28). */
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

/** OR-MKT-06, OR-BUY-08, OR-PMOVE-01 after a card was bought or gained the new top card may move a patrol. */
export function* revealAfterPurchase(g: G, deck: MarketDeck, inMarketAction: boolean): Flow<void> {
  revealTop(g, deck);
  const card = topCard(g, deck);
  const patrol = card === undefined ? null : marketCardOf(g, card).patrol;
  if (patrol !== null) yield* resolvePatrolSymbol(g, patrol, inMarketAction);
}
