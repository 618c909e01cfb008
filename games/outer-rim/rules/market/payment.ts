import { ask, type CardId, cardOption, DONE, type Flow, type Option, option, type Seat, the } from '@cantina/kernel';
import { conductOf } from '../conduct.ts';
import { priceOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { noteTradeIn, owe } from '../ops/index.ts';
import { afterLoss, dropAsset } from '../player/assets.ts';
import { creditsOf, spendCredits } from '../player/credits.ts';
import type { G } from '../state.ts';
import { inConflict, tradable } from './buyable.ts';

/**
 * OR-BARTER-01, OR-BARTER-02 any number of own assets may go to reduce the price of a market card. Whatever has to leave because of the new card goes this
 * way, too (OR-BARTER-09). Returns the credits paid.
 */
export function* pay(g: G, player: Seat, card: CardId, cost: number): Flow<number> {
  const left = conductOf(g, player).trades ? yield* tradeIn(g, player, card, cost) : cost;
  spendCredits(g, player, left);
  yield* afterLoss(g, player); // only now: who is defeated by it has paid already
  return left;
}

const paying = (amount: number): Option<null> => option(DONE.id, null, { label: message('option.pay', { amount }) });

/** Returns what is left to be paid with credits. */
function* tradeIn(g: G, player: Seat, card: CardId, cost: number): Flow<number> {
  let left = cost;
  // What has to go goes first; what may go, only to reduce a price.
  const offered = (): CardId[] => {
    const conflicts = inConflict(g, player, card);
    return conflicts.length > 0 ? conflicts : left > 0 ? tradable(g, player) : [];
  };
  const isEnough = (): boolean => inConflict(g, player, card).length === 0 && creditsOf(g, player) >= left;
  while (offered().length > 0) {
    owe(g, player, left);
    const chosen: CardId | null = yield* ask<CardId | null>({
      seat: player,
      prompt: message('prompt.trade-in', { card: the(card), cost: left }),
      rule: 'OR-BARTER-01',
      source: card,
      options: () => [...offered().map((each) => cardOption(each, 'trade-in')), ...(isEnough() ? [paying(left)] : [])],
    });
    if (chosen === null) break;
    const worth = priceOf(g, chosen) ?? 0;
    left = Math.max(0, left - worth); // OR-BARTER-05, OR-EX-02 no change is given
    noteTradeIn(g, player, chosen, worth);
    yield* dropAsset(g, player, chosen); // OR-BARTER-10
  }
  if (g.state.debt !== null) owe(g, player, 0);
  return left;
}
