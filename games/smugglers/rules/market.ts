import { ask, type CardId, type Flow, move, option, type Seat } from '@cantina/kernel';
import { AVAILABILITY, cell, DEMAND, type Demand, type Good } from '../content/index.ts';
import { askUnits } from './cargo.ts';
import { rollDie, throwDie } from './dice.ts';
import { ability, deliveryOf, demandOf, fixedPrice, nameOf, player, starportOf } from './lookup.ts';
import { message } from './messages.ts';
import { gain, raiseBounty } from './money.ts';
import { announce, load, noteDelivery, noteDemandReroll, noteMarket, noteTrade, pay, unload } from './ops.ts';
import { replacePlanet } from './planets.ts';
import { bonus, freePods } from './ship.ts';
import type { G } from './state.ts';

/** SG-TRADE-01 to SG-TRADE-10 direction and good are announced before anything is rolled, and binding. */
export function* tradeOn(g: G, seat: Seat, port: number, does: 'buy' | 'sell', good: Good): Flow<void> {
  announce(g, seat, does, good, nameOf(g, port)); // SG-TRADE-02 one good, SG-TRADE-03
  const available = cell(AVAILABILITY[starportOf(g, port)], yield* rollDie(g, seat, 'availability')); // SG-TRADE-04
  const fixed = does === 'sell' ? fixedPrice(g, port, good) : null;
  const price = fixed ?? (yield* rollPrice(g, seat, port, good)); // SG-TRADE-06, SG-TRADE-07
  noteMarket(g, seat, good, available, price);
  if (does === 'buy') yield* buy(g, seat, good, available, price);
  else yield* sell(g, seat, port, good, available, price);
}

function* buy(g: G, seat: Seat, good: Good, available: number, price: number): Flow<void> {
  // SG-TRADE-11, SG-TRADE-12
  const most = () => Math.min(available, freePods(g, seat), Math.floor(player(g, seat).credits / price));
  const prompt = message('prompt.buy-amount', { good, limit: available, price });
  const units = yield* askUnits(seat, prompt, 'SG-TRADE-08', { least: 0, most });
  noteTrade(g, seat, 'buy', good, units, units * price);
  if (units === 0) return;
  pay(g, seat, units * price, 'goods');
  load(g, seat, good, units);
}

function* sell(g: G, seat: Seat, port: number, good: Good, available: number, price: number): Flow<void> {
  const most = () => Math.min(available, player(g, seat)[good]); // SG-TRADE-05
  const prompt = message('prompt.sell-amount', { good, limit: available, price });
  const units = yield* askUnits(seat, prompt, 'SG-TRADE-08', { least: 0, most });
  noteTrade(g, seat, 'sell', good, units, units * price);
  if (units === 0) return; // SG-Q-06 no sale, the planet stays
  unload(g, seat, good, units, 'sold');
  gain(g, seat, units * price, 'goods');
  replacePlanet(g, port); // SG-REPL-01; SG-Q-07 the ship stays in the sector
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
  gain(g, seat, delivery.pays, 'delivery');
  replacePlanet(g, port); // SG-REPL-01
}
