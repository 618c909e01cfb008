import { type CardId, cardsIn, type Seat } from '@cantina/kernel';
import { type Delivery, GOODS, STARPORTS, type Starport } from '../content/index.ts';
import { deliveryOf, isIllegal, player, sectorOf, starportOf } from '../rules/lookup.ts';
import { columnOdds } from '../rules/odds/odds.ts';
import { buyPrice, sellPrice } from '../rules/odds/routes.ts';
import { customsColumn, customsDue } from '../rules/planets/customs.ts';
import { type G, SLOTS } from '../rules/state.ts';

/** What landing somewhere may bring. */
export interface Risk {
  /** The chance that the turn goes on. */
  readonly passes: number;
  /** What it costs on average: fines and bounties in credits, prison in turns. */
  readonly credits: number;
  readonly turns: number;
}

export const NO_RISK: Risk = { passes: 1, credits: 0, turns: 0 };

/** What becoming wanted costs a player whom nobody was looking for: customs at every landing from then on. */
const WANTED_COST = 450;
const MORE_WANTED_COST = 0.5;

export const bountyCost = (bounty: number, more: number): number =>
  more === 0 ? 0 : (bounty === 0 ? WANTED_COST : 0) + MORE_WANTED_COST * more;

/** A Crime Lord Offer or a Contract that lies open. */
export interface OpenDelivery {
  readonly card: CardId;
  readonly delivery: Delivery;
}

/** One planet of the seven, read once. Prices by the order of GOODS. */
export interface Market {
  readonly sector: number;
  readonly starport: Starport;
  readonly sell: readonly number[];
  readonly buy: readonly (number | null)[];
  readonly illegal: readonly boolean[];
  readonly deliveries: readonly OpenDelivery[];
  readonly column: Starport;
  /** Customs are due as the player is now. */
  readonly due: boolean;
}

const NO_DELIVERIES: readonly OpenDelivery[] = [];

export function marketsFor(g: G, seat: Seat): Market[] {
  const markets: Market[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const deliveries: OpenDelivery[] = [];
    for (const card of cardsIn(g, 'attached', slot)) {
      const delivery = deliveryOf(g, card);
      if (delivery !== null) deliveries.push({ card, delivery });
    }
    markets.push({
      sector: sectorOf(g, slot),
      starport: starportOf(g, slot),
      sell: GOODS.map((good) => sellPrice(g, slot, good)),
      buy: GOODS.map((good) => buyPrice(g, slot, good)),
      illegal: GOODS.map((good) => isIllegal(g, slot, good)),
      deliveries: deliveries.length === 0 ? NO_DELIVERIES : deliveries,
      column: customsColumn(g, slot),
      due: customsDue(g, seat, slot),
    });
  }
  return markets;
}

/** The risk of each column of the customs table for a player. */
export function risksOf(g: G, seat: Seat): Readonly<Record<Starport, Risk>> {
  const { bounty } = player(g, seat);
  const risks: Record<Starport, Risk> = {
    none: NO_RISK,
    small: NO_RISK,
    medium: NO_RISK,
    large: NO_RISK,
    military: NO_RISK,
  };
  for (const column of STARPORTS) {
    const { results, passes } = columnOdds(g, seat, column);
    const credits = 200 * results.fine + bountyCost(bounty, 100) * results.bounty;
    risks[column] = { passes, credits, turns: 1.5 * results.arrest };
  }
  return risks;
}
