import { type CardId, cardsIn, type Message, type RuleId, type Seat } from '@cantina/kernel';
import type { Effect, MarketDeck } from '../../content/index.ts';
import { usable } from '../abilities/usable.ts';
import { conductOf } from '../conduct.ts';
import { canBeDiscarded } from '../decks.ts';
import { assetOf, assetsOf, marketCardOf, ownAsset, priceOf, printed, shipOf, spaceOfPlayer } from '../lookup.ts';
import { message } from '../messages.ts';
import { creditsOf } from '../player/credits.ts';
import type { G } from '../state.ts';
import { topCard } from './decks.ts';

/** How a market card is bought. */
export interface Terms {
  /** OR-BUY-05 off the price, besides the discounts of own cards. */
  readonly discount: number;
  /** OR-BUY-06 */
  readonly free: boolean;
  /** Whether this is the purchase of a Market action. */
  readonly inMarketAction: boolean;
}

export interface WhyNot {
  readonly reason: Message;
  readonly rule: RuleId;
}

/** OR-BUY-01 what has to be paid, trade-ins not counted; nothing for what costs nothing (OR-BUY-07), never below 0 (OR-GAP-21). */
export function costOf(g: G, player: Seat, card: CardId, terms: Terms): number {
  const { price, ship } = marketCardOf(g, card);
  // OR-SHIPBUY-04, OR-SHIP-03 the old ship must be traded in, for its price
  const old = ship === null ? 0 : shipOf(g, player).price;
  return Math.max(0, price - old - discountOn(g, player, card, terms));
}

/** OR-BUY-05, OR-BUY-06 what comes off the price of a market card. */
export function discountOn(g: G, player: Seat, card: CardId, { discount, free }: Terms): number {
  if (free) return Number.MAX_SAFE_INTEGER;
  const { deck } = marketCardOf(g, card); // OR-DECK-06 whatever kind of card it is
  return usable(g, player, 'discount').reduce(
    (total, { ability }) => (ability.decks.includes(deck) ? total + ability.amount : total),
    discount,
  );
}

/**
 * OR-BARTER-03, OR-BARTER-04 what may be traded in: priced cargo, gear and mods, for their price (OR-CARGO-04, OR-GEAR-04,
 * OR-MODS-03); never crew, jobs (OR-JOB-02), bounties (OR-BOUNTY-03) or the ship (OR-BARTER-08).
 */
const isTradable = (g: G, card: CardId): boolean => {
  const { kind, price } = ownAsset(g, card);
  return price !== null && (kind === 'cargo' || kind === 'gear' || kind === 'mod') && canBeDiscarded(g, card);
};

export const tradable = (g: G, player: Seat): CardId[] => assetsOf(g, player).filter((card) => isTradable(g, card));

/** Own cards because of which a player may not have this one (OR-BUY-04 one ARMOR per character). */
export function inConflict(g: G, player: Seat, card: CardId): CardId[] {
  const limit = assetOf(g, card)?.limit ?? null;
  return limit === null ? [] : assetsOf(g, player).filter((own) => ownAsset(g, own).traits.includes(limit));
}

/** Why a player can't buy the faceup card of a deck; null when they can. With `gifts`: if they were given so many credits. */
export function whyNotBuy(g: G, player: Seat, deck: MarketDeck, terms: Terms, gifts = 0): WhyNot | null {
  const card = topCard(g, deck);
  if (card === undefined) return { reason: message('reason.deck-empty'), rule: 'OR-GAP-28' };
  const { cannotBuyAt, asset } = marketCardOf(g, card);
  if (cannotBuyAt !== null && cannotBuyAt === spaceOfPlayer(g, player)) {
    return { reason: message('reason.not-here'), rule: asset?.kind === 'cargo' ? 'OR-CARGO-03' : 'OR-BUY-04' };
  }
  if (inConflict(g, player, card).some((own) => !isTradable(g, own))) {
    return { reason: message('reason.limit'), rule: 'OR-BUY-04' };
  }
  const missing = costOf(g, player, card, terms) - means(g, player) - gifts;
  if (missing > 0) return { reason: message('reason.too-expensive', { missing }), rule: 'OR-BUY-01' };
  if (findsNoUsedShip(g, player, card, terms, gifts))
    return { reason: message('reason.no-ship'), rule: 'OR-SHIPBUY-07' };
  return null;
}

/** Credits and everything that could be traded in. */
export function means(g: G, player: Seat): number {
  let total = creditsOf(g, player);
  for (const card of tradable(g, player)) total += priceOf(g, card) ?? 0;
  return total;
}

const NO_DISCOUNT = { discount: 0, free: false } as const;

/** The terms of an ordinary purchase in a Market action. */
export const MARKET_TERMS: Terms = { ...NO_DISCOUNT, inMarketAction: true };

export const sheetOf = (g: G, card: CardId) => {
  const face = printed(g, card);
  if (face.component !== 'ship') throw new Error(`${face.id} is no ship sheet`);
  return face;
};

const sellsUsedShips = (effect: Effect | null): boolean =>
  effect?.verb === 'sequence' ? effect.effects.some(sellsUsedShips) : effect?.verb === 'buy-used-ship';

export const isUsedShipSale = (g: G, card: CardId): boolean => sellsUsedShips(marketCardOf(g, card).instant);

/** Whether a card sells used ships, but none that this player could take. */
export const findsNoUsedShip = (g: G, player: Seat, card: CardId, terms: Terms, gifts = 0): boolean =>
  isUsedShipSale(g, card) && usedShips(g, player, discountOn(g, player, card, terms), gifts).length === 0;

/** The price of a used ship is that of its sheet: the old ship (OR-SHIPBUY-04) and a discount (OR-BUY-05) reduce it. */
export const usedShipCost = (g: G, player: Seat, sheet: CardId, discount: number): number =>
  Math.max(0, sheetOf(g, sheet).price - shipOf(g, player).price - discount);

/** "Used ship for sale": unused sheets that cost more than the own ship and can be paid. */
export function usedShips(g: G, player: Seat, discount: number, gifts = 0): CardId[] {
  const own = shipOf(g, player).price;
  const { trades, takesDearestShip } = conductOf(g, player);
  const limit = trades ? means(g, player) + gifts : creditsOf(g, player);
  const priceOf = (sheet: CardId): number => sheetOf(g, sheet).price;
  const affordable = cardsIn(g, 'ships').filter(
    (sheet) => priceOf(sheet) > own && usedShipCost(g, player, sheet, discount) <= limit,
  );
  if (!takesDearestShip) return affordable;
  const dearest = Math.max(...affordable.map(priceOf));
  return affordable.filter((sheet) => priceOf(sheet) === dearest);
}
