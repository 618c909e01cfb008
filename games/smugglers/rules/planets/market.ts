import { ask, type CardId, type Flow, move, option, type Seat } from '@cantina/kernel';
import { AVAILABILITY, cell, DEMAND, type Demand, type Gift, type Good } from '../../content/index.ts';
import { rollDie, throwDie } from '../dice.ts';
import { ability, deliveryOf, demandOf, fixedPrice, nameOf, player, starportOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { gain, lowerBounty, raiseBounty } from '../money.ts';
import {
  announce,
  giveLevel,
  load,
  noteDelivery,
  noteDemandReroll,
  noteMarket,
  noteTrade,
  pay,
  unload,
} from '../ops/index.ts';
import { askUnits } from '../ship/cargo.ts';
import { repairHull } from '../ship/repair.ts';
import { bonus, freePods } from '../ship/ship.ts';
import { type G, SYSTEM_CAP } from '../state.ts';
import { replacePlanet } from './planets.ts';

/** SG-TRADE-01 to SG-TRADE-10 direction and good are announced before anything is rolled, and binding. */
export function* tradeOn(g: G, seat: Seat, port: number, does: 'buy' | 'sell', good: Good): Flow<void> {
  announce(g, seat, does, good, nameOf(g, port)); // SG-TRADE-02 one good, SG-TRADE-03
  const fixed = does === 'sell' ? fixedPrice(g, port, good) : null;
  const available = fixed?.unlimited === true ? player(g, seat)[good] : yield* rollAvailability(g, seat, port);
  const price = fixed?.price ?? (yield* rollPrice(g, seat, port, good)); // SG-TRADE-06, SG-TRADE-07
  noteMarket(g, seat, good, available, price);
  if (does === 'buy') yield* buy(g, seat, good, available, price);
  else yield* sell(g, seat, port, good, available, price);
}

/** SG-TRADE-04 */
function* rollAvailability(g: G, seat: Seat, port: number): Flow<number> {
  return cell(AVAILABILITY[starportOf(g, port)], yield* rollDie(g, seat, 'availability'));
}

function* buy(g: G, seat: Seat, good: Good, available: number, price: number): Flow<void> {
  // SG-TRADE-11, SG-TRADE-12
  const upTo = (pods: number) => Math.min(available, pods, Math.floor(player(g, seat).credits / price));
  const most = () => upTo(freePods(g, seat));
  const prompt = message('prompt.buy-amount', { good, limit: available, price });
  const could = upTo(player(g, seat).cargoPods);
  const units = yield* askUnits(seat, prompt, 'SG-TRADE-08', { what: 'buy', least: 0, most, could });
  noteTrade(g, seat, 'buy', good, units, units * price);
  if (units === 0) return;
  pay(g, seat, units * price, 'goods');
  load(g, seat, good, units, 'bought');
}

function* sell(g: G, seat: Seat, port: number, good: Good, available: number, price: number): Flow<void> {
  const most = () => Math.min(available, player(g, seat)[good]); // SG-TRADE-05
  const prompt = message('prompt.sell-amount', { good, limit: available, price });
  const units = yield* askUnits(seat, prompt, 'SG-TRADE-08', { what: 'sell', least: 0, most });
  noteTrade(g, seat, 'sell', good, units, units * price);
  if (units === 0) return; // SG-Q-06 no sale, the planet stays
  unload(g, seat, good, units, 'sold');
  gain(g, seat, units * price, 'goods');
  replacePlanet(g, port); // SG-REPL-01; SG-Q-07 the ship stays in the sector
}

function receiveGift(g: G, seat: Seat, gift: Gift): void {
  switch (gift.does) {
    case 'level':
      if (player(g, seat)[gift.system] < SYSTEM_CAP) giveLevel(g, seat, gift.system); // SG-UPG-06
      return;
    case 'repair':
      repairHull(g, seat, gift.points);
      return;
    case 'pardon':
      lowerBounty(g, seat, gift.bounty, 'pardon');
  }
}

/** Today's price (SG-TRADE-06), with what may change the die. */
function* rollPrice(g: G, seat: Seat, port: number, good: Good): Flow<number> {
  const demand = demandOf(g, port, good) ?? 'moderate';
  let die = yield* rollDie(g, seat, 'demand');
  // One reroll where the good is legal; the second result counts (Mira Sol). Offers make it illegal for customs only
  if (ability(g, seat, 'reroll-legal-demand') !== undefined && demand !== 'illegal') {
    die = yield* rerollDemand(g, seat, good, demand, die);
  }
  const change = bonus(g, seat, 'demandDie');
  if (change > 0) die = yield* adjustDie(seat, good, demand, die, change);
  return cell(DEMAND[demand], die);
}

function* rerollDemand(g: G, seat: Seat, good: Good, demand: Demand, die: number): Flow<number> {
  const again = yield* ask<boolean>({
    seat,
    prompt: message('prompt.reroll-demand', { good, die, price: cell(DEMAND[demand], die) }),
    rule: 'SG-SET-09',
    options: () => [
      option('keep', false, { label: message('option.keep-roll') }),
      option('reroll:0', true, { label: message('option.reroll', { die }) }),
    ],
  });
  if (!again) return die;
  noteDemandReroll(g, seat);
  return throwDie(g, seat, 'demand');
}

/** The die may be changed within 1 to 6 (Crafty Broker). */
function* adjustDie(seat: Seat, good: Good, demand: Demand, die: number, change: number): Flow<number> {
  const least = Math.max(1, die - change);
  const dice = Array.from({ length: Math.min(6, die + change) - least + 1 }, (_, i) => least + i);
  return yield* ask<number>({
    seat,
    prompt: message('prompt.adjust-demand', { good, die }),
    rule: 'SG-FATE-02',
    options: () =>
      dice.map((each) => {
        const label = message('option.demand-die', { die: each, price: cell(DEMAND[demand], each) });
        return option(`die:${each}`, each, { label });
      }),
  });
}

/** A Crime Lord Offer or a Contract: no rolls, the exact amount, and it counts as selling. */
export function deliver(g: G, seat: Seat, port: number, card: CardId): void {
  const delivery = deliveryOf(g, card);
  if (delivery === null) return;
  noteDelivery(g, seat, card, nameOf(g, port));
  unload(g, seat, delivery.good, delivery.units, 'delivered');
  move(g, card, 'fateDiscard');
  raiseBounty(g, seat, delivery.bounty, 'delivery');
  if (delivery.gift !== null) receiveGift(g, seat, delivery.gift);
  gain(g, seat, delivery.pays, 'delivery');
  replacePlanet(g, port); // SG-REPL-01
}
