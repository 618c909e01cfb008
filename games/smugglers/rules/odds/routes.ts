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
} from '../../content/index.ts';
import {
  ability,
  demandOf,
  fixedPrice,
  hasCrackdown,
  isIllegal,
  isOpen,
  player,
  sectorOf,
  starportOf,
} from '../lookup.ts';
import { waysOf } from '../movement.ts';
import { customsColumn, FINE, illegalUnits } from '../planets/customs.ts';
import { bonus, freePods, value } from '../ship/ship.ts';
import { type G, SLOTS, SYSTEM_CAP } from '../state.ts';
import { type CustomsOutcomes, columnOdds, customsOdds } from './odds.ts';

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

/** What a purchase of as many units as pods, credits and availability allow may come to, and by how many of the rolls. */
interface Purchase {
  readonly units: number;
  readonly cost: number;
  readonly times: number;
}
/** Availability, and a price that may be rolled again. */
const ROLLS = 6 ** 3;

function purchasesOn(g: G, seat: Seat, slot: number, good: Good, pods: number, credits: number): readonly Purchase[] {
  const cases = new Map<string, Purchase>();
  const available = AVAILABILITY[starportOf(g, slot)];
  for (const price of pricesFor(g, seat, slot, good, 'buy')) {
    for (const most of available) {
      const units = Math.max(0, Math.min(most, pods, Math.floor(credits / price)));
      const key = `${units} ${price}`;
      const times = (cases.get(key)?.times ?? 0) + 1;
      cases.set(key, { units, cost: units * price, times });
    }
  }
  return [...cases.values()];
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
  /** On average over all rolls, customs included; what can't be sold there is lost money. */
  readonly profit: number;
  /** What customs take of it on average: fines, goods that are lost, landings that fail. Bounties are not counted. */
  readonly customs: number;
  /** The chance that customs do nothing on the whole way. */
  readonly clean: number;
  /** Customs are due at the end of it. */
  readonly illegal: boolean;
}

/** Price forecasts: all routes that earn something, those with the best profit per turn first. */
export function routes(g: G, seat: Seat): Route[] {
  const { sector } = player(g, seat);
  const speed = value(g, seat, 'lightspeed');
  if (sector === 0 || speed === 0) return [];
  const ways = waysOf(g, seat);
  const first = turnsFrom(ways, sector, speed);
  const found: Route[] = [];
  for (let from = 0; from < SLOTS; from++) {
    const approach = ways[sector]?.[sectorOf(g, from)] ?? 99;
    const second = turnsFrom(ways, sectorOf(g, from), speed);
    for (const good of GOODS) {
      const buy = buyPriceFor(g, seat, from, good);
      if (buy === null) continue;
      const trip = new Trip(g, seat, from, good);
      for (let to = 0; to < SLOTS; to++) {
        const sell = sellPriceFor(g, seat, to, good);
        if (to === from || sell <= buy) continue;
        const sectors = ways[sectorOf(g, from)]?.[sectorOf(g, to)] ?? 99;
        const turns = Math.max(1, first[sectorOf(g, from)] ?? 99) + (second[sectorOf(g, to)] ?? 99);
        const illegal = isIllegal(g, to, good);
        found.push({ good, from, to, buy, sell, approach, sectors, turns, illegal, ...trip.to(to, sell) });
      }
    }
  }
  return found.sort((a, b) => b.profit / b.turns - a.profit / a.turns);
}

/** Over all rolls. */
const average = (purchases: readonly Purchase[], of: (purchase: Purchase) => number): number =>
  purchases.reduce((sum, purchase) => sum + purchase.times * of(purchase), 0) / ROLLS;

/** What a landing leads to, as far as the rest of the trip goes. */
const CLEAN: CustomsOutcomes = { clean: 1, bounty: 0, fine: 0, loss: 0, arrest: 0 };

/** One good from one planet to another: customs, purchase, customs, sale. */
class Trip {
  private readonly credits: number;
  private readonly wanted: boolean;
  private readonly landing: CustomsOutcomes;
  private readonly usual: readonly Purchase[];
  private readonly fined: readonly Purchase[];

  constructor(
    private readonly g: G,
    private readonly seat: Seat,
    from: number,
    private readonly good: Good,
  ) {
    this.credits = player(g, seat).credits;
    this.wanted = player(g, seat).bounty > 0;
    // Who has landed there already is through
    this.landing = g.state.port === from ? CLEAN : customsOdds(g, seat, from).outcomes;
    const pods = freePods(g, seat);
    this.usual = purchasesOn(g, seat, from, good, pods, this.credits);
    this.fined = this.landing.fine === 0 ? [] : purchasesOn(g, seat, from, good, pods, this.credits - FINE);
  }

  to(to: number, sell: number): Pick<Route, 'units' | 'profit' | 'customs' | 'clean'> {
    const { clean, bounty, fine } = this.landing;
    const usual = this.sale(to, sell, this.usual, this.credits, this.wanted);
    const hunted = bounty === 0 ? usual : this.sale(to, sell, this.usual, this.credits, true);
    const fined = this.sale(to, sell, this.fined, this.credits - FINE, this.wanted);
    const free = average(this.usual, ({ units, cost }) => this.worth(to, sell, units) - cost);
    const profit = clean * usual.profit + bounty * hunted.profit + fine * (fined.profit - FINE);
    return {
      units: average(this.usual, ({ units }) => units),
      profit,
      customs: free - profit,
      clean: clean * usual.clean,
    };
  }

  private worth(to: number, sell: number, units: number): number {
    return meanUnits(starportOf(this.g, to), units) * sell;
  }

  private sale(to: number, sell: number, purchases: readonly Purchase[], credits: number, wanted: boolean) {
    let profit = 0;
    let clean = 0;
    for (const { units, cost, times } of purchases) {
      const spent = this.credits - credits + cost;
      const outcomes =
        units === 0 ? CLEAN : arrivalWith(this.g, this.seat, to, { good: this.good, units, spent, wanted });
      const passes = outcomes.clean + outcomes.bounty + outcomes.fine;
      profit += times * (passes * this.worth(to, sell, units) - outcomes.fine * FINE - cost);
      clean += times * outcomes.clean;
    }
    return { profit: profit / ROLLS, clean: clean / ROLLS };
  }
}

/** Goods that will have been bought on the way to a landing. */
interface Bought {
  readonly good: Good;
  readonly units: number;
  readonly spent: number;
  readonly wanted: boolean;
}

/** Customs at a landing with these goods aboard (SG-CUST-01, SG-CUST-02). */
function arrivalWith(g: G, seat: Seat, to: number, bought: Bought): CustomsOutcomes {
  if (isOpen(g, to)) return CLEAN;
  const illegal = illegalUnits(g, seat, to) + (isIllegal(g, to, bought.good) ? bought.units : 0);
  if (!bought.wanted && !hasCrackdown(g, to) && illegal <= bonus(g, seat, 'hiddenUnits')) return CLEAN;
  const reroll = ability(g, seat, 'reroll-once') !== undefined;
  return columnOdds(g, seat, customsColumn(g, to), { spent: bought.spent, reroll }).outcomes;
}

/** What a landing with goods that are aboard, or bought on the way, brings on average, once customs are passed. */
export function incomeAfterCustoms(g: G, seat: Seat, port: number, income: number, bought?: Bought): number {
  if (g.state.port === port) return income;
  const { clean, bounty, fine } =
    bought === undefined ? customsOdds(g, seat, port).outcomes : arrivalWith(g, seat, port, bought);
  return (clean + bounty + fine) * income - fine * FINE;
}
