import { type CardId, hooked, type Seat } from '@cantina/kernel';
import {
  type CardShip,
  type Cargo,
  GOODS,
  isNebula,
  type ShipValues,
  SYSTEMS,
  type System,
} from '../../content/index.ts';
import { characterOf, fateOf, player } from '../lookup.ts';
import { type G, type Hook, SYSTEM_CAP } from '../state.ts';

/** What friends and equipment of a player add to a value. */
export function bonus(g: G, seat: Seat, hook: Hook): number {
  let total = 0;
  for (const card of hooked(g, hook)) if (g.state.cards.slot[card] === seat) total += changeBy(g, card);
  return total;
}

const changeBy = (g: G, card: CardId): number => {
  const { effect } = fateOf(g, card);
  return effect.verb === 'keep' ? effect.modifier.by : 0;
};

/**
 * The value of a system with everything that changes it; it may go above 10 (SG-UPG-07). SG-NEB-04 nothing is stored,
 * so that it is back outside.
 */
export function value(g: G, seat: Seat, system: Exclude<System, 'cargoPods'>): number {
  const own = player(g, seat)[system];
  // SG-NEB-03 no shields in a nebula, but what modifies them still counts; the same without shields of one's own
  if (system === 'shields') return (isNebula(player(g, seat).sector) ? 0 : own) + bonus(g, seat, 'shields');
  return own === 0 ? 0 : own + bonus(g, seat, system); // SG-Q-39
}

/** Whether a system is there to be damaged (SG-ADD-06); SG-Q-51 in a nebula there are no shields of one's own. */
export const hasSystem = (g: G, seat: Seat, system: System): boolean =>
  player(g, seat)[system] > 0 && !(system === 'shields' && isNebula(player(g, seat).sector));

/**
 * SG-DOG-04 a hit costs a card ship one hull point, and what the cards say: one more for lasers that are greater than its
 * shields, and what a heavy cannon adds.
 */
export const destroysWithOneHit = (g: G, seat: Seat, { hull, shields }: CardShip): boolean =>
  1 + (value(g, seat, 'lasers') > shields ? 1 : 0) + bonus(g, seat, 'cardShipHit') >= hull;

/** SG-MOVE-05, SG-SYS-02 how many sectors the ship may move in this turn. */
export function movementOf(g: G, seat: Seat): number {
  const lightspeed = value(g, seat, 'lightspeed');
  if (seat !== g.state.active || lightspeed === 0) return lightspeed; // SG-STR-01 nobody tows for a friend
  return (g.state.halved ? Math.ceil(lightspeed / 2) : lightspeed) + g.state.escort;
}

/** SG-SET-09, SG-DEST-07, SG-ALT-02 the ship a player begins with. */
export const startShip = (g: G, seat: Seat): ShipValues => shipAtStart(g, characterOf(g, seat).ship);

export function shipAtStart(g: G, ship: ShipValues): ShipValues {
  const { options } = g.state;
  const changed = { ...ship };
  for (const system of SYSTEMS) {
    const more = options.shipBonus + (options[system] ?? 0); // saves from before know no single systems
    const least = system === 'lightspeed' || system === 'cargoPods' ? 1 : 0;
    if (more !== 0) changed[system] = Math.min(SYSTEM_CAP, Math.max(least, ship[system] + more));
  }
  return changed;
}

// Cargo

export function unitsOf(g: G, seat: Seat, cargo: Cargo): number {
  const own = player(g, seat);
  if (cargo !== 'brixWeapons') return own[cargo];
  let units = 0;
  for (const load of own.brix) units += load.units;
  return units;
}

export function unitsAboard(g: G, seat: Seat): number {
  let units = unitsOf(g, seat, 'brixWeapons');
  const own = player(g, seat);
  for (const good of GOODS) units += own[good];
  return units;
}

/** SG-TRADE-11, SG-SYS-05, SG-KOR-08 */
export const freePods = (g: G, seat: Seat): number => player(g, seat).cargoPods - unitsAboard(g, seat);
