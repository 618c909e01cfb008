import type { CardId, Seat } from '@cantina/kernel';
import type { Delivery } from '../../content/index.ts';
import { attachedTo, deliveryOf, player, sectorOf, starportOf } from '../lookup.ts';
import { waysOf } from '../movement.ts';
import { freePods, value } from '../ship/ship.ts';
import { type G, SLOTS } from '../state.ts';
import { buyPriceFor, incomeAfterCustoms, meanUnits, turnsFrom } from './routes.ts';

/** A Crime Lord Offer or a Contract, and how this player would fulfil it best. */
export interface Order extends Pick<Delivery, 'good' | 'units' | 'pays'> {
  readonly card: CardId;
  /** Slots of the planets: where it lies, and where what is missing is bought; null when all is aboard. */
  readonly to: number;
  readonly from: number | null;
  readonly aboard: number;
  /** Turns until it is delivered, with the ship as it is; more where too few units may be for sale. */
  readonly turns: number;
  /** On average, customs at the delivery and what is bought for it subtracted. */
  readonly profit: number;
}

/** Orders that this player could fulfil with the pods and credits there are, those with the best profit per turn first. */
export function orders(g: G, seat: Seat): Order[] {
  const { sector, bounty } = player(g, seat);
  const speed = value(g, seat, 'lightspeed');
  if (sector === 0 || speed === 0) return [];
  const first = turnsFrom(waysOf(g, seat), sector, speed);
  const found: Order[] = [];
  for (let to = 0; to < SLOTS; to++) {
    for (const card of attachedTo(g, to)) {
      const delivery = deliveryOf(g, card);
      if (delivery === null || (delivery.honest && bounty > 0)) continue;
      const order = ordered(g, seat, card, delivery, to, first);
      if (order !== null && order.profit > 0) found.push(order);
    }
  }
  return found.sort((a, b) => b.profit / b.turns - a.profit / a.turns);
}

function ordered(
  g: G,
  seat: Seat,
  card: CardId,
  { good, units, pays }: Delivery,
  to: number,
  first: readonly number[],
): Order | null {
  const { credits, bounty, [good]: aboard } = player(g, seat);
  const missing = Math.max(0, units - aboard);
  const known = { card, good, units, pays, to, aboard };
  if (missing === 0) {
    const turns = Math.max(1, first[sectorOf(g, to)] ?? 99);
    return { ...known, from: null, turns, profit: incomeAfterCustoms(g, seat, to, pays) };
  }
  if (missing > freePods(g, seat)) return null;
  let best: Order | null = null;
  for (let from = 0; from < SLOTS; from++) {
    const price = from === to ? null : buyPriceFor(g, seat, from, good);
    const perVisit = meanUnits(starportOf(g, from), missing);
    if (price === null || perVisit === 0 || price * missing > credits) continue;
    const second = turnsFrom(waysOf(g, seat), sectorOf(g, from), value(g, seat, 'lightspeed'))[sectorOf(g, to)] ?? 99;
    const turns = Math.max(1, first[sectorOf(g, from)] ?? 99) + second + (missing / perVisit - 1);
    const cost = price * missing;
    const bought = { good, units: missing, spent: cost, wanted: bounty > 0 };
    const order = { ...known, from, turns, profit: incomeAfterCustoms(g, seat, to, pays, bought) - cost };
    if (best === null || order.profit / order.turns > best.profit / best.turns) best = order;
  }
  return best;
}
