import type { Seat } from '@cantina/kernel';
import { BRIX_SECTOR, BRIX_WEAPONS, GOODS, type Good, KOROTH_SECTOR, type Starport } from '../content/index.ts';
import { player } from '../rules/lookup.ts';
import { waysOf } from '../rules/movement.ts';
import { bestBribe } from '../rules/odds/odds.ts';
import { meanUnits } from '../rules/odds/routes.ts';
import { customsDue } from '../rules/planets/customs.ts';
import { DELIVERY_ROUNDS } from '../rules/planets/koroth.ts';
import { upgradePrice } from '../rules/planets/upgrades.ts';
import { freePods, unitsOf, value } from '../rules/ship/ship.ts';
import { BRIX, type G, KOROTH, SLOTS, SYSTEM_CAP } from '../rules/state.ts';
import { type Estimates, incomeOf, turnsToWin, USUAL } from './growth.ts';
import { bountyCost, type Market, marketsFor, NO_RISK, type Risk, risksOf } from './market.ts';

/** Something a player may be up to, and how many turns he would then need to win. */
export interface Plan {
  /** The id of the planet activity that begins it, or `nothing`. */
  readonly activity: string;
  /** Where it begins; -1: nowhere in particular. */
  readonly port: number;
  /** Turns to victory. */
  readonly turns: number;
}

/** What a lost run costs, in turns. */
const LOST_RUN = 18;
/** A unit that can't be sold by the plan at hand is still worth something. */
const UNIT_WORTH = 30;
const BRIX_WORTH = 35;
/** Any plan is better than none. */
const NO_PLAN = 30;

/** Whether the player can still act in this turn: before he moves, where he has landed, or not at all. */
type Phase = 'before' | 'here' | 'over';

function phaseOf(g: G, seat: Seat): Phase {
  if (seat !== g.state.active) return 'over';
  const { step } = g.state;
  if (step === 'turn' || step === 'fate' || step === 'move') return 'before';
  return step === 'explore' || step === 'activity' ? 'here' : 'over';
}

/** Everything that plans of one player need. */
interface Prospect {
  readonly g: G;
  readonly seat: Seat;
  readonly phase: Phase;
  readonly speed: number;
  /** Movement left in this turn. */
  readonly first: number;
  readonly ways: readonly (readonly number[])[];
  readonly row: readonly number[];
  readonly freePods: number;
  readonly pods: number;
  readonly credits: number;
  readonly bounty: number;
  readonly units: readonly number[];
  /** What the goods aboard are worth wherever they are sold. */
  readonly worth: number;
  /** The planet where customs are behind the player, or -1. */
  readonly landed: number;
  readonly markets: readonly Market[];
  readonly risks: Readonly<Record<Starport, Risk>>;
  /** What a bounty will cost on Brix, in turns. */
  readonly wanted: number;
  readonly estimates: Estimates;
}

type Consider = (activity: string, port: number, turns: number) => void;

/** The best plan of a player; with `onlyHere` among those that begin on the planet he has landed on. */
export const bestPlan = (g: G, seat: Seat, onlyHere = false, estimates = USUAL): Plan =>
  planOf(prospectOf(g, seat, estimates), onlyHere);

function planOf(p: Prospect, onlyHere: boolean): Plan {
  let best: Plan = {
    activity: 'nothing',
    port: -1,
    turns: NO_PLAN + turnsFrom(p, p.credits + p.worth, p.pods, p.speed),
  };
  const consider: Consider = (activity, port, turns) => {
    if (turns < best.turns) best = { activity, port, turns };
  };
  for (let port = 0; port <= KOROTH; port++) {
    if (onlyHere && port !== p.landed) continue;
    considerPort(p, port, consider);
  }
  return best;
}

/** Turns to victory after a trade on a planet: units bought or (below 0) sold there, and the turn over. */
export function turnsAfterTrade(
  g: G,
  seat: Seat,
  good: Good,
  units: number,
  price: number,
  estimates: Estimates,
): number {
  const p = prospectOf(g, seat, estimates);
  const gone = units < 0 ? g.state.port : -1;
  const after: Prospect = {
    ...p,
    phase: 'over',
    landed: -1,
    freePods: p.freePods - units,
    credits: p.credits - units * price,
    worth: p.worth + units * UNIT_WORTH,
    units: p.units.map((aboard, i) => (GOODS[i] === good ? aboard + units : aboard)),
    // A planet where goods were sold leaves the board
    markets: p.markets.map((market, slot) => (slot === gone ? { ...market, sector: 0 } : market)),
  };
  return planOf(after, false).turns;
}

function prospectOf(g: G, seat: Seat, estimates: Estimates): Prospect {
  const own = player(g, seat);
  const { step, movementLeft, port, active } = g.state;
  const speed = Math.max(1, value(g, seat, 'lightspeed'));
  const ways = waysOf(g, seat);
  const risks = risksOf(g, seat);
  return {
    g,
    seat,
    phase: phaseOf(g, seat),
    speed,
    first: step === 'move' && seat === active ? movementLeft : speed,
    ways,
    row: ways[own.sector === 0 ? 43 : own.sector] ?? [],
    freePods: freePods(g, seat),
    pods: own.cargoPods,
    credits: own.credits,
    bounty: own.bounty,
    units: GOODS.map((good) => own[good]),
    worth: cargoWorth(g, seat),
    landed: step === 'activity' && seat === active ? port : -1,
    markets: marketsFor(g, seat),
    risks,
    wanted: own.bounty > 0 ? (1 - risks.military.passes) * (estimates.heldOnBrix ?? LOST_RUN * 0.8) : 0,
    estimates,
  };
}

/** What goods aboard are worth wherever they are sold. */
export function cargoWorth(g: G, seat: Seat): number {
  let worth = BRIX_WORTH * unitsOf(g, seat, 'brixWeapons');
  for (const good of GOODS) worth += UNIT_WORTH * player(g, seat)[good];
  return worth;
}

function considerPort(p: Prospect, port: number, consider: Consider): void {
  const market = p.markets[port];
  const sector = market?.sector ?? (port === BRIX ? BRIX_SECTOR : KOROTH_SECTOR);
  // A little more for farther goals, so that a ship always comes closer
  const way = turnsTo(p, sector) + 0.002 * (p.row[sector] ?? 0);
  const due = p.landed !== port && (market?.due ?? customsDue(p.g, p.seat, port));
  const risk = due ? p.risks[market?.column ?? 'military'] : NO_RISK;
  if (market !== undefined) {
    considerSales(p, port, market, way, risk, consider);
    if (p.freePods > 0) considerPurchases(p, port, market, way, risk, consider);
  }
  considerUpgrades(p, port, way, risk, consider);
  considerRun(p, port, way, risk, consider);
}

/** Turns until something can be done in a sector, this one included while it can still be used. */
function turnsTo({ phase, speed, first, row }: Prospect, sector: number): number {
  const far = row[sector] ?? 99;
  if (phase === 'before') return far <= first ? 1 : 1 + Math.ceil((far - first) / speed);
  if (phase === 'here' && far === 0) return 1;
  return 1 + Math.max(1, Math.ceil(far / speed));
}

const turnsFrom = ({ g, wanted, estimates }: Prospect, credits: number, pods: number, speed: number): number =>
  wanted + turnsToWin(g.state.agreed, credits, pods, speed, estimates);

/** Turns to victory when something is gained on a planet if customs are passed, and goods are lost if not. */
function finish(p: Prospect, way: number, risk: Risk, gain: number): number {
  const after = p.credits + p.worth + risk.passes * gain - (1 - risk.passes) * p.worth - risk.credits;
  return way + risk.turns + turnsFrom(p, after, p.pods, p.speed);
}

// Trade

function considerSales(p: Prospect, at: number, market: Market, way: number, risk: Risk, consider: Consider): void {
  GOODS.forEach((good, i) => {
    const aboard = p.units[i] as number;
    if (aboard === 0) return;
    const gain = meanUnits(market.starport, aboard) * ((market.sell[i] as number) - UNIT_WORTH);
    consider(`sell:${good}`, at, finish(p, way, risk, gain));
  });
  for (const { card, delivery } of market.deliveries) {
    const aboard = p.units[GOODS.indexOf(delivery.good)] as number;
    if ((delivery.honest && p.bounty > 0) || aboard < delivery.units) continue;
    const gain = delivery.pays - delivery.units * UNIT_WORTH - bountyCost(p.bounty, delivery.bounty);
    consider(`deliver:${card}`, at, finish(p, way, risk, gain));
  }
}

function considerPurchases(p: Prospect, at: number, market: Market, way: number, risk: Risk, consider: Consider): void {
  const onward = p.ways[market.sector] ?? [];
  for (let i = 0; i < GOODS.length; i++) {
    const buy = market.buy[i];
    if (buy === null || buy === undefined) continue;
    const wanted = Math.min(p.freePods, Math.floor(p.credits / buy));
    if (wanted < 1) continue;
    const bought = meanUnits(market.starport, wanted);
    for (let to = 0; to < SLOTS; to++) {
      if (to === at) continue;
      const target = p.markets[to] as Market;
      const gain = saleOf(p, target, i, bought) - bought * buy;
      if (gain <= 0) continue;
      const trip = way + Math.max(1, Math.ceil((onward[target.sector] ?? 99) / p.speed));
      consider(`buy:${GOODS[i]}`, at, finish(p, trip, risk, gain));
    }
  }
}

/** What so many more units bring on a planet: the market, or a Crime Lord Offer or Contract. */
function saleOf(p: Prospect, target: Market, good: number, units: number): number {
  const due = target.due || target.illegal[good] === true;
  const risk = due ? p.risks[target.column] : NO_RISK;
  const has = p.units[good] as number;
  // Units aboard are sold with them; what they are worth anyway is no gain
  let best = meanUnits(target.starport, has + units) * (target.sell[good] as number) - has * UNIT_WORTH;
  for (const { delivery } of target.deliveries) {
    if (delivery.good !== GOODS[good] || (delivery.honest && p.bounty > 0)) continue;
    if (has + p.freePods < delivery.units) continue;
    const enough = Math.min(1, (has + units) / delivery.units) ** 2;
    best = Math.max(best, enough * (delivery.pays - bountyCost(p.bounty, delivery.bounty) - has * UNIT_WORTH));
  }
  const lost = (1 - risk.passes) * p.worth;
  return risk.passes * best - lost - risk.credits - risk.turns * incomeOf(p.pods, p.speed, p.estimates);
}

// Upgrades

/** The best levels to buy, one after the other. */
function considerUpgrades(p: Prospect, at: number, way: number, risk: Risk, consider: Consider): void {
  const { g, seat, worth } = p;
  const podPrice = upgradePrice(g, seat, at, 'cargoPods') ?? Number.POSITIVE_INFINITY;
  const speedPrice = upgradePrice(g, seat, at, 'lightspeed') ?? Number.POSITIVE_INFINITY;
  let { pods, speed } = p;
  const mostSpeed = speed + SYSTEM_CAP - player(g, seat).lightspeed;
  let money = p.credits - risk.credits;
  let turns = turnsFrom(p, money + worth, pods, speed);
  let bought = 0;
  for (;;) {
    const morePods =
      podPrice <= money && pods < SYSTEM_CAP ? turnsFrom(p, money - podPrice + worth, pods + 1, speed) : turns;
    const moreSpeed =
      speedPrice <= money && speed < mostSpeed ? turnsFrom(p, money - speedPrice + worth, pods, speed + 1) : turns;
    if (Math.min(morePods, moreSpeed) >= turns) break;
    if (morePods <= moreSpeed) {
      pods++;
      money -= podPrice;
    } else {
      speed++;
      money -= speedPrice;
    }
    turns = Math.min(morePods, moreSpeed);
    bought++;
  }
  if (bought === 0) return;
  const failed = turnsFrom(p, p.credits, p.pods, p.speed);
  consider('upgrade', at, way + risk.turns + risk.passes * turns + (1 - risk.passes) * failed);
}

// The run

function considerRun(p: Prospect, at: number, way: number, risk: Risk, consider: Consider): void {
  const { g, seat, credits, speed } = p;
  const { weaponPrice, goal } = g.state.agreed;
  if ((at !== BRIX && at !== KOROTH) || (goal !== 'koroth' && goal !== 'fortune')) return;
  const aboard = unitsOf(g, seat, 'brixWeapons');
  if (at === KOROTH && aboard >= BRIX_WEAPONS) {
    if (Math.floor(way) <= roundsLeft(p)) consider('koroth', at, way + (1 - bestBribe(g, seat).passes) * LOST_RUN);
  }
  const missing = BRIX_WEAPONS - aboard;
  const { clearsPods, heldOnBrix } = p.estimates;
  const room = clearsPods ? p.pods - aboard : p.freePods;
  if (at !== BRIX || missing <= 0 || room < missing) return;
  const rest = credits - missing * weaponPrice - risk.credits;
  const flight = Math.ceil((p.ways[BRIX_SECTOR]?.[KOROTH_SECTOR] ?? 99) / speed);
  if (rest < 0 || flight > DELIVERY_ROUNDS) return;
  // Weapons that are aboard already must last until the others come with them
  if (clearsPods && aboard > 0 && Math.floor(way) + flight > roundsLeft(p)) return;
  const bribes = Math.max(0, Math.floor((rest - 200) / 1000));
  const { passes } = p.risks.military;
  const koroth = rest < 200 ? passes * 0.66 : 1 - (1 - passes) * 0.5 ** bribes;
  // Whoever is held on Brix has lost no weapons yet
  const [held, bought] = heldOnBrix === null ? [0, risk.passes] : [(1 - risk.passes) * heldOnBrix, 1];
  consider('brix', at, way + held + flight + (1 - arrival(p) * bought * koroth) * LOST_RUN);
}

/** Turns in which the first weapons of the run can still be delivered, counted from this round on as plans count them. */
const roundsLeft = ({ g, seat, phase }: Prospect): number =>
  (player(g, seat).brix[0]?.until ?? 0) - g.state.round + (phase === 'over' ? 2 : 1);

/** Whoever is faster than those who lie in wait arrives in time. */
const arrival = ({ g, seat }: Prospect): number => Math.min(0.95, 0.76 + 0.025 * value(g, seat, 'engines'));

/** What a turn is worth to a player, in credits. */
export const turnWorth = (g: G, seat: Seat): number =>
  Math.max(40, incomeOf(player(g, seat).cargoPods, value(g, seat, 'lightspeed')));
