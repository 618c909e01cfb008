import { type CardId, cardOption, cardsIn, type Flow, isIn, move, PASS, type Seat } from '@cantina/kernel';
import { MARKET_DECKS, type MarketShip } from '../../content/index.ts';
import { checkGoals } from '../abilities/goals.ts';
import { checkDefeat, standUpIfWhole } from '../combat/damage.ts';
import { conductOf } from '../conduct.ts';
import type { Context } from '../context.ts';
import { decideIfAny, decideUnlessForced } from '../decide.ts';
import { removeFromGame } from '../decks.ts';
import { marketCardOf, shipCardIn } from '../lookup.ts';
import { message } from '../messages.ts';
import { takeShip } from '../ops/index.ts';
import { settleSlots } from '../player/assets.ts';
import { couldBeGiven } from '../player/credits.ts';
import type { G } from '../state.ts';
import { sheetOf, usedShipCost, usedShips } from './buyable.ts';
import { pay } from './payment.ts';

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

/** OR-SHIPBUY-07 the own ship is traded in, other cards may be. It "may" be bought (OR-WORD-02). */
export function* buyUsedShip(g: G, { player, source, discount }: Context): Flow<void> {
  const couldBeHelped = () => usedShips(g, player, discount, couldBeGiven(g, player)).length > 0;
  if (!couldBeHelped()) return;
  const choice = {
    player,
    prompt: message('prompt.used-ship'),
    rule: 'OR-SHIPBUY-07',
    source,
    options: () => usedShips(g, player, discount).map((each) => cardOption(each)),
    waits: couldBeHelped,
  } as const;
  const sheet = conductOf(g, player).takesDearestShip
    ? yield* decideUnlessForced(g, choice)
    : yield* decideIfAny(g, choice, PASS);
  if (sheet === null) return;
  yield* pay(g, player, sheet, usedShipCost(g, player, sheet, discount)); // OR-BARTER-07
  removeMarketCardOf(g, sheetOf(g, sheet).ship);
  yield* changeShip(g, player, sheet, USED_SHIP_DAMAGE);
}

/** The market card of a ship that is no longer for sale; its deck is shuffled by the card that sold it. */
function removeMarketCardOf(g: G, ship: string): void {
  const deck = cardsIn(g, 'market', MARKET_DECKS.indexOf('ship'));
  const card = deck.find((each) => marketCardOf(g, each).ship === ship);
  if (card !== undefined && isIn(g, card, 'market')) removeFromGame(g, card);
}
