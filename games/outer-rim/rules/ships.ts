import { type CardId, cardOption, cardsIn, type Flow, isIn, move, type Seat } from '@cantina/kernel';
import { MARKET_DECKS, type MarketShip } from '../content/index.ts';
import { settleSlots } from './assets.ts';
import { sheetOf, usedShips } from './buyable.ts';
import { checkDefeat, standUpIfWhole } from './damage.ts';
import { decide } from './decide.ts';
import { removeFromGame } from './decks.ts';
import { checkGoals } from './goals.ts';
import { marketCardOf, shipCardIn, shipOf } from './lookup.ts';
import { message } from './messages.ts';
import { takeShip } from './ops/core.ts';
import { pay } from './payment.ts';
import type { G } from './state.ts';

/** OR-SHIPBUY-01 the market card leaves the game, OR-SHIPBUY-02 and its sheet replaces the old one. */
export function* buyShip(g: G, player: Seat, card: CardId, ship: MarketShip): Flow<void> {
  removeFromGame(g, card);
  const sheet = cardsIn(g, 'ships').find((each) => sheetOf(g, each).ship === ship);
  if (sheet !== undefined) yield* changeShip(g, player, sheet, 0); // OR-SHIPBUY-03
}

/** OR-SHIP-01 always exactly one; OR-SHIPBUY-05, OR-DISC-06 the old sheet goes to the unused ones; OR-SHIPBUY-06 everything is seated anew. */
export function* changeShip(g: G, player: Seat, sheet: CardId, damage: number): Flow<void> {
  move(g, shipCardIn(g, player), 'ships');
  move(g, sheet, 'ship', player);
  takeShip(g, player, sheet, damage);
  checkGoals(g, player); // OR-GOAL-05
  yield* settleSlots(g, player);
  standUpIfWhole(g, player);
  yield* checkDefeat(g, player);
}

/** Damage on a ship that was bought used. */
const USED_SHIP_DAMAGE = 3;

/** OR-SHIPBUY-07 the own ship is traded in, other cards may be. */
export function* buyUsedShip(g: G, player: Seat, source: CardId): Flow<void> {
  if (usedShips(g, player).length === 0) return;
  const sheet = yield* decide<CardId>(g, {
    player,
    prompt: message('prompt.used-ship'),
    rule: 'OR-SHIPBUY-07',
    source,
    options: () => usedShips(g, player).map((each) => cardOption(each)),
  });
  yield* takeUsedShip(g, player, sheet);
}

export function* takeUsedShip(g: G, player: Seat, sheet: CardId): Flow<void> {
  const { price, ship } = sheetOf(g, sheet);
  yield* pay(g, player, sheet, price - shipOf(g, player).price);
  removeMarketCardOf(g, ship);
  yield* changeShip(g, player, sheet, USED_SHIP_DAMAGE);
}

/** The market card of a ship that is no longer for sale; its deck is shuffled by the card that sold it. */
function removeMarketCardOf(g: G, ship: string): void {
  const deck = cardsIn(g, 'market', MARKET_DECKS.indexOf('ship'));
  const card = deck.find((each) => marketCardOf(g, each).ship === ship);
  if (card !== undefined && isIn(g, card, 'market')) removeFromGame(g, card);
}
