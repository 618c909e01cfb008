import { type CardId, opsFor, type Seat, the } from '@cantina/kernel';
import type { Cargo, Good, ShipValues, System } from '../../content/index.ts';
import type { PlanetName } from '../messages.ts';
import type { BrixLoad, Player, SmugglersState } from '../state.ts';

/** Everything that is written into a ship log: money, bounty, systems, hull, cargo. */
const op = opsFor<SmugglersState>();

const log = (s: SmugglersState, seat: Seat): Player => s.players[seat] as Player;

/** What money is paid or received for. */
export type MoneyFor =
  | 'goods'
  | 'brix-weapons'
  | 'upgrade'
  | 'repair'
  | 'fine'
  | 'bribe'
  | 'toll'
  | 'tow'
  | 'bounty'
  | 'delivery'
  | 'koroth'
  | 'spoils'
  | 'hunter'
  | 'report'
  | 'derelict'
  | 'dock'
  | 'amnesty'
  | 'insurance';

export const pay = op('pay', (s, seat: Seat, credits: number, why: MoneyFor) => {
  log(s, seat).credits -= credits;
  return { seat: { seat }, credits, why };
});

export const receive = op('receive', (s, seat: Seat, credits: number, why: MoneyFor) => {
  log(s, seat).credits += credits;
  return { seat: { seat }, credits, why };
});

/** Why a bounty changes. */
export type BountyFor =
  | 'customs'
  | 'placed'
  | 'prison'
  | 'escape'
  | 'release'
  | 'collected'
  | 'hunted'
  | 'delivery'
  | 'spoils'
  | 'amnesty'
  | 'pardon';

export const setBounty = op('bounty', (s, seat: Seat, bounty: number, why: BountyFor) => {
  const player = log(s, seat);
  const change = bounty - player.bounty;
  player.bounty = bounty;
  return { seat: { seat }, bounty, change, why };
});

export const upgrade = op('upgrade', (s, seat: Seat, system: System, levels: number, price: number) => {
  const player = log(s, seat);
  player.credits -= price;
  player[system] += levels;
  return { seat: { seat }, system, level: player[system], price };
});

/** A step of a system without a price. */
export const giveLevel = op('level', (s, seat: Seat, system: System) => {
  const player = log(s, seat);
  player[system]++;
  return { seat: { seat }, system, level: player[system] };
});

/** SG-BNTY-13 the sum of a bounty that is being placed. */
export const raiseSum = op('bounty-sum', (s, seat: Seat, target: Seat, more: number) => {
  s.placing = { target, amount: (s.placing?.amount ?? 0) + more };
  return { seat: { seat }, target: { seat: target }, amount: s.placing.amount };
});

export const closeSum = op('bounty-placed', (s, seat: Seat, target: Seat, amount: number) => {
  s.placing = null;
  return { seat: { seat }, target: { seat: target }, amount };
});

/** SG-ADD-07 never below 0. */
export const damageSystem = op('system-damage', (s, seat: Seat, system: System, points: number) => {
  const player = log(s, seat);
  const lost = Math.min(points, player[system]);
  player[system] -= lost;
  return { seat: { seat }, system, points: lost, level: player[system] };
});

export const loseHull = op('hull-damage', (s, seat: Seat, points: number) => {
  const player = log(s, seat);
  player.hull = Math.max(0, player.hull - points);
  return { seat: { seat }, points, hull: player.hull };
});

export const restoreHull = op('hull-restored', (s, seat: Seat, points: number) => {
  const player = log(s, seat);
  player.hull += points;
  return { seat: { seat }, points, hull: player.hull };
});

// Cargo

/** Takes units out; of Brix weapons those that expire first, or last. Returns what was taken of these. */
function take(player: Player, cargo: Cargo, units: number, which: 'first' | 'last' = 'first'): BrixLoad[] {
  if (cargo !== 'brixWeapons') {
    player[cargo] -= units;
    return [];
  }
  const taken: BrixLoad[] = [];
  let left = units;
  const stays: BrixLoad[] = [];
  for (const load of which === 'first' ? player.brix : [...player.brix].reverse()) {
    const away = Math.min(left, load.units);
    left -= away;
    if (away > 0) taken.push({ units: away, until: load.until });
    if (load.units > away) stays.push({ units: load.units - away, until: load.until });
  }
  player.brix = which === 'first' ? stays : stays.reverse();
  return taken;
}

/** Puts Brix weapons in, or takes them out (below 0); loads stay in the order in which they expire. */
export function addBrix(to: { brix: BrixLoad[] }, units: number, until: number): void {
  const before = to.brix.find((load) => load.until === until)?.units ?? 0;
  const others = to.brix.filter((load) => load.until !== until);
  const loads = before + units === 0 ? others : [...others, { units: before + units, until }];
  to.brix = loads.sort((a, b) => a.until - b.until);
}

/** Where goods come from; of bought ones the trade tells. */
export type LoadFor = 'bought' | 'loot';

export const load = op('load', (s, seat: Seat, good: Good, units: number, why: LoadFor) => {
  log(s, seat)[good] += units;
  return { seat: { seat }, good, units, why };
});

/** SG-Q-11, SG-Q-14 each unit carries its own deadline. */
export const loadBrixWeapons = op('brix-weapons', (s, seat: Seat, units: number, until: number) => {
  addBrix(log(s, seat), units, until);
  return { seat: { seat }, units, until };
});

/** Why goods leave a ship. */
export type UnloadFor = 'sold' | 'delivered' | 'overboard' | 'confiscated' | 'stolen' | 'surplus';

export const unload = op('unload', (s, seat: Seat, good: Cargo, units: number, why: UnloadFor) => {
  take(log(s, seat), good, units);
  return { seat: { seat }, good, units, why };
});

/** SG-KOR-10 they become ordinary weapons. */
export const expireBrixWeapons = op('brix-expired', (s, seat: Seat, round: number) => {
  const player = log(s, seat);
  const units = player.brix.reduce((sum, each) => sum + (each.until <= round ? each.units : 0), 0);
  player.brix = player.brix.filter(({ until }) => until > round);
  player.weapons += units;
  return { seat: { seat }, units };
});

/** SG-DOG-06 goods from one ship to the other; SG-Q-31 the victor's choice: Brix weapons that last longest. */
export const plunder = op('plunder', (s, seat: Seat, from: Seat, good: Cargo, units: number) => {
  const taken = take(log(s, from), good, units, 'last');
  if (good !== 'brixWeapons') log(s, seat)[good] += units;
  for (const load of taken) addBrix(log(s, seat), load.units, load.until);
  return { seat: { seat }, from: { seat: from }, good, units };
});

// Trading on planets

export const announce = op('announce', (s, seat: Seat, does: 'buy' | 'sell', good: Good, planet: PlanetName) => {
  s.trade = { does, good };
  return { seat: { seat }, does, good, planet };
});

/** SG-TRADE-08 what is known before units are chosen. */
export const noteMarket = op('market', (_s, seat: Seat, good: Good, available: number, price: number) => ({
  seat: { seat },
  good,
  available,
  price,
}));

export const noteTrade = op(
  'trade',
  (_s, seat: Seat, does: 'buy' | 'sell', good: Good, units: number, sum: number) => ({
    seat: { seat },
    does,
    good,
    units,
    sum,
  }),
);

export const noteDelivery = op('delivery', (_s, seat: Seat, card: CardId, planet: PlanetName) => ({
  seat: { seat },
  card: the(card),
  planet,
}));

export const noteKoroth = op('koroth-run', (_s, seat: Seat) => ({ seat: { seat } }));

// Destroyed ships

/** SG-DEST-01 goods and systems are lost with the ship. */
export const destroyShip = op('destroyed', (s, seat: Seat, by: Seat | null) => {
  const player = log(s, seat);
  for (const good of ['weapons', 'medtech', 'luxuries', 'robots', 'food'] as const) player[good] = 0;
  player.brix = [];
  player.hull = 0;
  if (by !== null) log(s, by).kills++;
  return { seat: { seat }, by: by === null ? null : { seat: by }, sector: player.sector };
});

/** SG-DEST-05, SG-DEST-07 */
export const newShip = op('new-ship', (s, seat: Seat, planet: PlanetName, sector: number, ship: ShipValues) => {
  const player = log(s, seat);
  Object.assign(player, ship);
  player.sector = sector;
  return { seat: { seat }, planet, sector };
});

/** SG-ALT-04 */
export const dropOut = op('out', (s, seat: Seat) => {
  const player = log(s, seat);
  player.status = 'out';
  player.sector = 0;
  return { seat: { seat } };
});

export const noteFriend = op('friend', (_s, seat: Seat, card: CardId, saved: boolean) => ({
  seat: { seat },
  card: the(card),
  saved,
}));
