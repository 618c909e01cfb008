import {
  type CardId,
  DONE,
  type Flow,
  isIn,
  move,
  type Option,
  option,
  type Refused,
  type Seat,
} from '@cantina/kernel';
import type { MarketDeck } from '../../content/index.ts';
import { contextOf } from '../context.ts';
import { decideIfAny } from '../decide.ts';
import { underDeck } from '../decks.ts';
import { marketCardOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { notePurchase } from '../ops/index.ts';
import { seatAsset } from '../player/assets.ts';
import { couldBeGiven } from '../player/credits.ts';
import type { G } from '../state.ts';
import { resolve } from '../wording.ts';
import { costOf, discountOn, isUsedShipSale, type Terms, whyNotBuy } from './buyable.ts';
import { revealAfterPurchase, topCard } from './decks.ts';
import { pay } from './payment.ts';
import { buyShip } from './ships.ts';

/** Buys the faceup card of a deck; it must be possible. */
export function* purchase(g: G, player: Seat, deck: MarketDeck, terms: Terms): Flow<void> {
  const card = topCard(g, deck);
  if (card === undefined) return;
  const { asset, ship, instant } = marketCardOf(g, card);
  const cost = costOf(g, player, card, terms);
  const discount = discountOn(g, player, card, terms);
  move(g, card, 'resolving');
  const paid = yield* pay(g, player, card, cost);
  notePurchase(g, player, card, paid);
  if (asset !== null)
    yield* seatAsset(g, player, card); // OR-BUY-02, OR-BUY-03
  else if (ship !== null) yield* buyShip(g, player, card, ship);
  else if (instant !== null) {
    yield* resolve(g, instant, { ...contextOf(player, card), discount });
    if (isIn(g, card, 'resolving')) underDeck(g, card);
  }
  yield* revealAfterPurchase(g, deck, terms.inMarketAction); // OR-MKT-06, OR-BUY-08
}

/** OR-BUY-08 a purchase that an effect allows; it may be left. True when something was bought. */
export function* buyFrom(
  g: G,
  player: Seat,
  decks: readonly MarketDeck[],
  { discount, free }: Pick<Terms, 'discount' | 'free'>,
): Flow<boolean> {
  const deck = yield* chooseDeck(g, player, decks, { discount, free, inMarketAction: false });
  if (deck === null) return false;
  yield* purchase(g, player, deck, { discount, free, inMarketAction: false });
  return true;
}

/** The faceup cards that a player could buy, each as an option. */
export const buyable = <T>(
  g: G,
  player: Seat,
  decks: readonly MarketDeck[],
  terms: Terms,
  result: (deck: MarketDeck) => T,
): Option<T>[] =>
  decks
    .filter((deck) => whyNotBuy(g, player, deck, terms) === null)
    .map((deck) => {
      const card = topCard(g, deck) as CardId;
      const label = isUsedShipSale(g, card)
        ? message('option.buy-used-ship', { deck }) // its price is that of the ship chosen then
        : message('option.buy', { deck, cost: costOf(g, player, card, terms) });
      return option<T>(`buy:${deck}`, result(deck), { card, label });
    });

/** The others, and why. */
export const notBuyable = (g: G, player: Seat, decks: readonly MarketDeck[], terms: Terms): Refused[] =>
  decks.flatMap((deck) => {
    const why = whyNotBuy(g, player, deck, terms);
    const card = topCard(g, deck);
    return why === null ? [] : [{ id: `buy:${deck}`, ...(card === undefined ? {} : { card }), ...why }];
  });

/** Asks which deck's faceup card is bought, if any. */
export const chooseDeck = (g: G, player: Seat, decks: readonly MarketDeck[], terms: Terms): Flow<MarketDeck | null> =>
  decideIfAny(
    g,
    {
      player,
      prompt: message('prompt.buy'),
      rule: 'OR-MKT-05',
      options: () => buyable(g, player, decks, terms, (deck) => deck),
      refused: () => notBuyable(g, player, decks, terms),
      waits: () => decks.some((deck) => whyNotBuy(g, player, deck, terms, couldBeGiven(g, player)) === null),
    },
    DONE,
  );
