import { GOODS, type Good } from '../../content/index.ts';
import { isIllegal, sectorOf, starportOf } from '../../rules/lookup.ts';
import { waysOf } from '../../rules/movement.ts';
import { type Order, orders } from '../../rules/odds/orders.ts';
import { incomeAfterCustoms, meanUnits, type Route, routes, sellPriceFor, turnsFrom } from '../../rules/odds/routes.ts';
import { freePods, value } from '../../rules/ship/ship.ts';
import { type G, SLOTS } from '../../rules/state.ts';
import type { Board } from '../board.ts';
import { openTable } from '../sight.ts';

/** Where goods that are aboard already could be sold. */
export interface Sale {
  readonly good: Good;
  readonly to: number;
  readonly sell: number;
  readonly units: number;
  readonly sectors: number;
  readonly turns: number;
  readonly income: number;
  readonly illegal: boolean;
}

const MOST_SALES = 4;

/** The best sales for each good aboard, those that earn most per turn first. */
export function sales({ g, seat, me, hasBegun }: Board): readonly Sale[] {
  if (!hasBegun || me === undefined || me.sector === 0) return [];
  const speed = value(g, seat, 'lightspeed');
  if (speed === 0) return [];
  const ways = waysOf(g, seat);
  const flight = turnsFrom(ways, me.sector, speed);
  const found: Sale[] = [];
  for (const good of GOODS) {
    for (let to = 0; me[good] > 0 && to < SLOTS; to++) {
      const sectors = ways[me.sector]?.[sectorOf(g, to)] ?? 99;
      const turns = Math.max(1, flight[sectorOf(g, to)] ?? 99);
      const units = meanUnits(starportOf(g, to), me[good]);
      const sell = sellPriceFor(g, seat, to, good);
      found.push({
        good,
        to,
        sell,
        units,
        sectors,
        turns,
        income: incomeAfterCustoms(g, seat, to, units * sell),
        illegal: isIllegal(g, to, good),
      });
    }
  }
  return advised(
    found,
    ({ income }) => income,
    ({ sectors }) => sectors,
  ).slice(0, MOST_SALES);
}

/** Routes that earn something with the room there is; with a full hold those of the ship once it is empty. */
export function forecasts(board: Board): readonly Route[] {
  const { g, seat, me, hasBegun } = board;
  if (!hasBegun || me === undefined || me.sector === 0) return [];
  const found = routes(freePods(g, seat) > 0 ? g : unloaded(board), seat).filter(({ profit }) => profit > 0);
  return advised(
    found,
    ({ profit }) => profit,
    ({ approach }) => approach,
  );
}

/** Of the units that are bought, so many are sold on average: where few are wanted, some are left over. */
export const soldOf = ({ units, buy, sell, profit, customs }: Route): number => (profit + customs + units * buy) / sell;

/** What a route brings, so that it can be reckoned from the rounded prices that stand beside it. */
export function gainOf(route: Route): number {
  const { units, buy, sell, profit } = route;
  const isPlain = Math.abs(profit - units * (sell - buy)) < 0.01;
  return isPlain ? Math.round(units * (Math.round(sell) - Math.round(buy))) : Math.round(profit);
}

/** What brings such a share of the most is nearly as good. */
const NEARLY = 0.85;

/**
 * What earns most per turn first. Of all that is nearly as good, first what is allowed: nobody is sent to customs for a few
 * credits; and of that the nearest: nobody is sent away from where they have just come to.
 */
function advised<T extends { readonly turns: number; readonly illegal: boolean }>(
  found: readonly T[],
  earns: (each: T) => number,
  far: (each: T) => number,
): readonly T[] {
  const gain = (each: T): number => earns(each) / each.turns;
  const sorted = [...found].sort((one, other) => gain(other) - gain(one));
  const enough = NEARLY * Math.max(0, ...sorted.slice(0, 1).map(gain));
  const good = sorted
    .filter((each) => gain(each) >= enough)
    .sort((one, other) => Number(one.illegal) - Number(other.illegal) || far(one) - far(other));
  return [...good, ...sorted.filter((each) => gain(each) < enough)];
}

/** Offers and contracts that could be fulfilled with the ship as it is. */
export const orderForecasts = ({ g, seat, me, hasBegun }: Board): readonly Order[] =>
  hasBegun && me !== undefined ? orders(g, seat) : [];

function unloaded({ view, fields, seat }: Board): G {
  const players = fields.players.map((player, i) =>
    i === seat ? { ...player, weapons: 0, medtech: 0, luxuries: 0, robots: 0, food: 0, brix: [] } : player,
  );
  return openTable({ ...view, fields: { ...view.fields, players } }, null);
}
