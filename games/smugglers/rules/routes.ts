import type { Seat } from '@cantina/kernel';
import {
  AVAILABILITY,
  DEMAND,
  DEMANDS,
  type Demand,
  type Distances,
  GOODS,
  type Good,
  type Starport,
} from '../content/index.ts';
import { ability, demandOf, fixedPrice, isIllegal, player, sectorOf, starportOf } from './lookup.ts';
import { waysOf } from './movement.ts';
import { bonus, freePods, value } from './ship.ts';
import { type G, SLOTS, SYSTEM_CAP } from './state.ts';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The average price of each demand level. */
export const MEAN_PRICE: Readonly<Record<Demand, number>> = Object.fromEntries(
  DEMANDS.map((demand) => [demand, mean(DEMAND[demand])]),
) as Record<Demand, number>;

/** Starport → wanted units → how many of them are traded on average. */
const unitsBySize = (size: Starport): readonly number[] =>
  Array.from({ length: SYSTEM_CAP + 1 }, (_, wanted) => mean(AVAILABILITY[size].map((most) => Math.min(most, wanted))));
const MEAN_UNITS: Readonly<Record<Starport, readonly number[]>> = {
  none: unitsBySize('none'),
  small: unitsBySize('small'),
  medium: unitsBySize('medium'),
  large: unitsBySize('large'),
  military: unitsBySize('military'),
};

export const meanUnits = (size: Starport, wanted: number): number =>
  MEAN_UNITS[size][Math.max(0, Math.min(SYSTEM_CAP, Math.round(wanted)))] ?? 0;

/** What a unit sells for on average; a fixed price is certain. */
export const sellPrice = (g: G, slot: number, good: Good): number =>
  fixedPrice(g, slot, good)?.price ?? MEAN_PRICE[demandOf(g, slot, good) ?? 'moderate'];

/** What a unit costs on average; null where it is not for sale. */
export const buyPrice = (g: G, slot: number, good: Good): number | null =>
  fixedPrice(g, slot, good) === null ? MEAN_PRICE[demandOf(g, slot, good) ?? 'moderate'] : null;

/**
 * Today's price for a player, in 36 equally likely cases: whoever may reroll demand does so when the price is worse than
 * usual (Mira Sol), and a broker moves the die the better way.
 */
function pricesFor(g: G, seat: Seat, slot: number, good: Good, does: 'buy' | 'sell'): readonly number[] {
  const demand = demandOf(g, slot, good) ?? 'moderate';
  const level = DEMAND[demand];
  const change = (does === 'sell' ? 1 : -1) * bonus(g, seat, 'demandDie');
  const prices = level.map((_, i) => level[Math.max(0, Math.min(level.length - 1, i + change))] as number);
  const usual = mean(prices);
  const mayReroll = demand !== 'illegal' && ability(g, seat, 'reroll-legal-demand') !== undefined;
  return prices.flatMap((price) =>
    mayReroll && (does === 'sell' ? price < usual : price > usual) ? prices : level.map(() => price),
  );
}

/** What a unit sells for on average, for this player. */
export const sellPriceFor = (g: G, seat: Seat, slot: number, good: Good): number =>
  fixedPrice(g, slot, good)?.price ?? mean(pricesFor(g, seat, slot, good, 'sell'));

/** What a unit costs this player on average; null where it is not for sale. */
export const buyPriceFor = (g: G, seat: Seat, slot: number, good: Good): number | null =>
  fixedPrice(g, slot, good) === null ? mean(pricesFor(g, seat, slot, good, 'buy')) : null;

/** Sector → in how many turns a ship gets there; a turn may end in a nebula and the next one go on (SG-NEB-02). */
export function turnsFrom(ways: Distances, from: number, speed: number): readonly number[] {
  const turns: number[] = [];
  turns[from] = 0;
  let arrived = [from];
  for (let turn = 1; arrived.length > 0; turn++) {
    const next: number[] = [];
    for (const sector of arrived) {
      ways[sector]?.forEach((distance, to) => {
        if (distance > speed || turns[to] !== undefined) return;
        turns[to] = turn;
        next.push(to);
      });
    }
    arrived = next;
  }
  return turns;
}

/** A purchase of as many units as pods, credits and availability allow, summed up over all rolls. */
interface Purchase {
  readonly cost: number;
  /** Units → by how many of the rolls so many are bought. */
  readonly rolls: readonly number[];
}
const ROLLS = 6 ** 3;

function purchaseOn(g: G, seat: Seat, slot: number, good: Good, pods: number): Purchase {
  const { credits } = player(g, seat);
  const rolls = new Array<number>(SYSTEM_CAP + 1).fill(0);
  let cost = 0;
  for (const price of pricesFor(g, seat, slot, good, 'buy')) {
    for (const most of AVAILABILITY[starportOf(g, slot)]) {
      const units = Math.max(0, Math.min(most, pods, Math.floor(credits / price)));
      rolls[units] = (rolls[units] as number) + 1;
      cost += units * price;
    }
  }
  return { cost, rolls };
}

/** A way to make money: buy on one planet, sell on another. */
export interface Route {
  readonly good: Good;
  /** Slots of the planets. */
  readonly from: number;
  readonly to: number;
  readonly buy: number;
  readonly sell: number;
  /** Sectors to the first planet, and from there to the second. */
  readonly approach: number;
  readonly sectors: number;
  /** Turns until the sale, with the ship as it is. */
  readonly turns: number;
  /** Units that are bought on average, as far as pods, credits and availability go. */
  readonly units: number;
  /** On average over all rolls; what can't be sold there is lost money. */
  readonly profit: number;
  /** Customs are due at the end of it. */
  readonly illegal: boolean;
}

/** Price forecasts: all routes that earn something, those with the best profit per turn first. */
export function routes(g: G, seat: Seat): Route[] {
  const { sector } = player(g, seat);
  const speed = value(g, seat, 'lightspeed');
  if (sector === 0 || speed === 0) return [];
  const ways = waysOf(g, seat);
  const pods = freePods(g, seat);
  const first = turnsFrom(ways, sector, speed);
  const found: Route[] = [];
  for (let from = 0; from < SLOTS; from++) {
    const approach = ways[sector]?.[sectorOf(g, from)] ?? 99;
    const second = turnsFrom(ways, sectorOf(g, from), speed);
    for (const good of GOODS) {
      const buy = buyPriceFor(g, seat, from, good);
      if (buy === null) continue;
      const { cost, rolls } = purchaseOn(g, seat, from, good, pods);
      const units = rolls.reduce((sum, times, n) => sum + times * n, 0) / ROLLS;
      for (let to = 0; to < SLOTS; to++) {
        const sell = sellPriceFor(g, seat, to, good);
        if (to === from || sell <= buy) continue;
        const sectors = ways[sectorOf(g, from)]?.[sectorOf(g, to)] ?? 99;
        const turns = Math.max(1, first[sectorOf(g, from)] ?? 99) + (second[sectorOf(g, to)] ?? 99);
        const sold = rolls.reduce((sum, times, n) => sum + times * meanUnits(starportOf(g, to), n), 0);
        const profit = (sold * sell - cost) / ROLLS;
        const illegal = isIllegal(g, to, good);
        found.push({ good, from, to, buy, sell, approach, sectors, turns, units, profit, illegal });
      }
    }
  }
  return found.sort((a, b) => b.profit / b.turns - a.profit / a.turns);
}
