import { type CardId, type Flow, isIn, type Seat } from '@cantina/kernel';
import type { AiBuy, MarketDeck } from '../../content/index.ts';
import { assetOf, assetsOf, isOnPlanet, marketCardOf, ownAsset, shipOf, spaceOfPlayer } from '../lookup.ts';
import { costOf, findsNoUsedShip, MARKET_TERMS } from '../market/buyable.ts';
import { discardTop, topCard } from '../market/decks.ts';
import { purchase } from '../market/purchase.ts';
import { noteAiRefusal } from '../ops/index.ts';
import { creditsOf } from '../player/credits.ts';
import { hasFreeSlot } from '../player/slots.ts';
import type { G } from '../state.ts';
import { placeGoalTokenFor } from './goals.ts';

type Why = 'not-here' | 'too-expensive' | 'no-slot' | 'no-better-ship';

/** OR-AIBUY-03 to 06 why the AI wants another card on top. */
function whyDiscard(g: G, player: Seat, card: CardId): Why | null {
  const { cannotBuyAt, asset, ship, price } = marketCardOf(g, card);
  if (cannotBuyAt !== null && cannotBuyAt === spaceOfPlayer(g, player)) return 'not-here'; // OR-AIBUY-03, OR-EX-24
  // OR-AIBUY-06, OR-AIBUY-11, OR-DIFF-27
  if (ship !== null && price <= shipOf(g, player).price) return 'no-better-ship';
  if (findsNoUsedShip(g, player, card, MARKET_TERMS)) return 'no-better-ship';
  if (costOf(g, player, card, MARKET_TERMS) > creditsOf(g, player)) return 'too-expensive'; // OR-AIBUY-04, OR-AIBUY-16
  if (asset !== null && !hasFreeSlot(g, player, asset.kind)) return 'no-slot'; // OR-AIBUY-05, OR-AIBUY-08, OR-EX-30
  return null;
}

/** OR-AIBUY-09, OR-EX-25 a card of which a player may have only one. */
function isLimited(g: G, player: Seat, card: CardId): boolean {
  const limit = assetOf(g, card)?.limit ?? null;
  return limit !== null && assetsOf(g, player).some((own) => ownAsset(g, own).traits.includes(limit));
}

/** OR-AIBUY-01 only on a planet, and only while there is a card. */
export const canBuyAt = (g: G, player: Seat, deck: MarketDeck): boolean =>
  isOnPlanet(g, player) && topCard(g, deck) !== undefined;

/** OR-AIBUY-02 to 15 first it may discard the top card once, then it buys what lies there if it can. */
export function* aiBuy(g: G, player: Seat, { deck, goalToken }: AiBuy): Flow<void> {
  const first = topCard(g, deck);
  if (first === undefined) return;
  const why = whyDiscard(g, player, first);
  if (why !== null) {
    noteAiRefusal(g, player, first, why);
    discardTop(g, player, deck); // OR-AIBUY-17 only once, and no patrol moves
  }
  const card = topCard(g, deck);
  if (card === undefined) return;
  if (whyDiscard(g, player, card) !== null || isLimited(g, player, card)) return;
  // OR-AIBUY-07, OR-AIBUY-10 whatever it is (OR-EX-26, OR-DIFF-56); OR-AIBUY-12 only its ship is traded in; OR-AIBUY-14 then the next card is revealed
  yield* purchase(g, player, deck, MARKET_TERMS);
  if (goalToken && isIn(g, card, 'assets', player)) placeGoalTokenFor(g, card);
}
