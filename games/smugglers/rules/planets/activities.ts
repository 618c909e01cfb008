import { ask, type CardId, type Flow, goTo, type Option, option, type Refused, type Seat, the } from '@cantina/kernel';
import { GOODS, type Good } from '../../content/index.ts';
import { ability, attachedTo, deliveryOf, fixedPrice, hasMarket, nameOf, player, starportOf } from '../lookup.ts';
import { chooseTarget, whyNoBounty } from '../meeting/bounties.ts';
import { message } from '../messages.ts';
import type { Obstacle } from '../obstacle.ts';
import { pay, restoreHull } from '../ops/index.ts';
import { askUnits } from '../ship/cargo.ts';
import { startShip, unitsOf } from '../ship/ship.ts';
import { BRIX, type G } from '../state.ts';
import { buyBrixWeapons, whyNoBrixWeapons } from './koroth.ts';
import { deliver, tradeOn } from './market.ts';
import { whyNoUpgrade } from './upgrades.ts';

/** SG-PLAN-01, SG-CON-07 what a planet offers. */
export type Activity =
  | { readonly do: 'buy' | 'sell'; readonly good: Good }
  | { readonly do: 'deliver'; readonly card: CardId }
  | { readonly do: 'upgrade' | 'bounty' | 'repair' | 'brix' | 'leave' };

/** SG-PLAN-02 exactly one activity, then the turn is over (SG-PLAN-04). */
export function* activityStep(g: G): Flow<void> {
  const seat = g.state.active;
  const { port } = g.state;
  const activity = yield* ask<Activity>({
    seat,
    prompt: message('prompt.activity', { planet: nameOf(g, port), credits: player(g, seat).credits }),
    rule: 'SG-PLAN-02',
    options: () => activitiesOf(g, seat, port),
    refused: () => refusedActivities(g, seat, port),
  });
  goTo(g, 'end'); // SG-TRADE-09 also when nothing is bought or sold
  switch (activity.do) {
    case 'buy':
    case 'sell':
      return yield* tradeOn(g, seat, port, activity.do, activity.good);
    case 'deliver':
      return deliver(g, seat, port, activity.card);
    case 'upgrade':
      return goTo(g, 'upgrade');
    case 'bounty':
      return yield* chooseTarget(g, seat);
    case 'repair':
      return yield* repair(g, seat);
    case 'brix':
      return yield* buyBrixWeapons(g, seat);
    case 'leave':
      return; // SG-Q-08
  }
}

const perGood = (does: 'buy' | 'sell'): Readonly<Record<Good, Option<Activity>>> =>
  Object.fromEntries(
    GOODS.map((good) => {
      const label = message(`option.${does}`, { good });
      return [good, option<Activity>(`${does}:${good}`, { do: does, good }, { label, group: does })];
    }),
  ) as Record<Good, Option<Activity>>;
const BUY = perGood('buy');
const SELL = perGood('sell');
const UPGRADE = option<Activity>('upgrade', { do: 'upgrade' }, { label: message('option.upgrade') });
const BOUNTY = option<Activity>('bounty', { do: 'bounty' }, { label: message('option.bounty') });
const LEAVE = option<Activity>('leave', { do: 'leave' }, { label: message('option.leave') });

function activitiesOf(g: G, seat: Seat, port: number): Option<Activity>[] {
  const options: Option<Activity>[] = [];
  for (const good of GOODS) if (whyNotSell(g, seat, port, good) === null) options.push(SELL[good]);
  for (const good of GOODS) if (whyNotBuy(g, seat, port, good) === null) options.push(BUY[good]);
  for (const card of attachedTo(g, port)) {
    const delivery = deliveryOf(g, card);
    if (delivery === null || whyNotDeliver(g, seat, card) !== null) continue;
    const { good, units, pays } = delivery;
    const label = message('option.deliver', { card: the(card), good, units, pays });
    options.push(option<Activity>(`deliver:${card}`, { do: 'deliver', card }, { card, label, group: 'deliver' }));
  }
  if (whyNoUpgrade(g, seat, port) === null) options.push(UPGRADE);
  if (whyNoBounty(g, seat) === null) options.push(BOUNTY);
  const healer = ability(g, seat, 'repair-hull');
  if (healer !== undefined && whyNoRepair(g, seat, port) === null) {
    const label = message('option.repair', { price: healer.price });
    options.push(option<Activity>('repair', { do: 'repair' }, { label }));
  }
  if (port === BRIX && whyNoBrixWeapons(g, seat) === null) {
    const label = message('option.brix', { price: g.state.agreed.weaponPrice });
    options.push(option<Activity>('brix', { do: 'brix' }, { label }));
  }
  options.push(LEAVE);
  return options;
}

function refusedActivities(g: G, seat: Seat, port: number): Refused[] {
  const refused: Refused[] = [];
  const no = (id: string, obstacle: Obstacle | null, card?: CardId): void => {
    if (obstacle !== null) refused.push(card === undefined ? { id, ...obstacle } : { id, card, ...obstacle });
  };
  for (const good of GOODS) {
    no(`sell:${good}`, whyNotSell(g, seat, port, good));
    no(`buy:${good}`, whyNotBuy(g, seat, port, good));
  }
  for (const card of attachedTo(g, port)) {
    if (deliveryOf(g, card) !== null) no(`deliver:${card}`, whyNotDeliver(g, seat, card), card);
  }
  no('upgrade', whyNoUpgrade(g, seat, port));
  no('bounty', whyNoBounty(g, seat));
  if (ability(g, seat, 'repair-hull') !== undefined) no('repair', whyNoRepair(g, seat, port));
  no('brix', port === BRIX ? whyNoBrixWeapons(g, seat) : { reason: message('reason.only-on-brix'), rule: 'SG-KOR-01' });
  return refused;
}

function whyNotSell(g: G, seat: Seat, port: number, good: Good): Obstacle | null {
  if (player(g, seat)[good] === 0) {
    if (good === 'weapons' && unitsOf(g, seat, 'brixWeapons') > 0) {
      return { reason: message('reason.valid-brix-weapons'), rule: 'SG-Q-12' };
    }
    return { reason: message('reason.nothing-aboard', { good }), rule: 'SG-TRADE-01' };
  }
  return hasMarket(port) ? null : { reason: message('reason.no-market'), rule: 'SG-Q-09' };
}

/** SG-TRADE-13 illegal goods can be bought like others; SG-TRADE-14 beside what is aboard already. */
function whyNotBuy(g: G, seat: Seat, port: number, good: Good): Obstacle | null {
  if (!hasMarket(port)) return { reason: message('reason.no-market'), rule: 'SG-Q-09' };
  // Full pods are no obstacle: goods may go overboard when the price is known (SG-TRADE-08, SG-CARGO-01)
  if (player(g, seat).cargoPods === 0) return { reason: message('reason.no-free-pods'), rule: 'SG-TRADE-11' };
  if (player(g, seat).credits === 0)
    return { reason: message('reason.no-credits', { missing: 1 }), rule: 'SG-TRADE-12' };
  // A card that fixes the price to sell for: nobody sells it to you meanwhile
  if (fixedPrice(g, port, good) !== null) return { reason: message('reason.fixed-price'), rule: 'SG-FATE-02' };
  return null;
}

function whyNotDeliver(g: G, seat: Seat, card: CardId): Obstacle | null {
  const delivery = deliveryOf(g, card);
  if (delivery === null) return null;
  if (delivery.honest && player(g, seat).bounty > 0) {
    return { reason: message('reason.needs-no-bounty'), rule: 'SG-FATE-02' };
  }
  const missing = delivery.units - player(g, seat)[delivery.good];
  return missing > 0 ? { reason: message('reason.too-few-units', { missing }), rule: 'SG-FATE-02' } : null;
}

/** Hull points for credits, up to the starting hull (Sister Amal); SG-UPG-02 nobody else can. */
function whyNoRepair(g: G, seat: Seat, port: number): Obstacle | null {
  if (starportOf(g, port) === 'none') return { reason: message('reason.no-starport'), rule: 'SG-SYS-07' };
  if (player(g, seat).hull >= startShip(g, seat).hull) {
    return { reason: message('reason.hull-complete'), rule: 'SG-SYS-07' };
  }
  const missing = (ability(g, seat, 'repair-hull')?.price ?? 0) - player(g, seat).credits;
  return missing > 0 ? { reason: message('reason.no-credits', { missing }), rule: 'SG-SYS-07' } : null;
}

function* repair(g: G, seat: Seat): Flow<void> {
  const price = ability(g, seat, 'repair-hull')?.price ?? 0;
  const most = () =>
    Math.min(startShip(g, seat).hull - player(g, seat).hull, Math.floor(player(g, seat).credits / price));
  const prompt = message('prompt.repair-amount', { price });
  const points = yield* askUnits(seat, prompt, 'SG-SYS-07', { what: 'repair', least: 1, most });
  if (points === 0) return;
  pay(g, seat, points * price, 'repair');
  restoreHull(g, seat, points);
}
