import { ask, type Flow, goTo, type Option, option, type Refused, type Seat } from '@cantina/kernel';
import {
  AROUND_NEBULAE,
  BLACK_HOLES,
  BRIX_SECTOR,
  type Distances,
  KOROTH_SECTOR,
  planets,
  STRAIGHT,
  sectors,
  WORMHOLES,
} from '../content/index.ts';
import { whyNoChange } from './agreements.ts';
import { destroyed } from './combat/destruction.ts';
import { rollAnomaly } from './dice.ts';
import { ability, nameOf, PORTS, player, portAt, sectorOf } from './lookup.ts';
import { message, type PlanetName, type RollFor } from './messages.ts';
import { emerge, enterHyperspace, fly, noteSwallowed, slingshot } from './ops/index.ts';
import type { G } from './state.ts';

/** Where to, and what for: to end the movement there, or to use what is there and go on. */
interface Flight {
  readonly do: 'stay' | 'fly' | 'touch' | 'jump' | 'rules';
  readonly sector: number;
}

/** Flights are made once: they are asked for many times a second. */
const touch = (kind: 'touch' | 'jump', sector: number): Option<Flight> =>
  option<Flight>(
    `${kind}:${sector}`,
    { do: kind, sector },
    { label: message(`option.${kind}`, { sector }), group: kind },
  );
const stay = (sector: number, planet: PlanetName | null): Option<Flight> =>
  option<Flight>('stay', { do: 'stay', sector }, { label: message('option.stay', { sector, planet }), group: 'stay' });
const fliesTo = (sector: number, planet: PlanetName | null): Option<Flight> => {
  const label = message('option.sector', { sector, planet });
  return option<Flight>(`sector:${sector}`, { do: 'fly', sector }, { label, group: 'sector' });
};

const bySector = (make: (sector: number) => Option<Flight>): readonly Option<Flight>[] =>
  [0, ...sectors.map(({ number }) => number)].map(make);
const STAY = bySector((sector) => stay(sector, null));
const FLY = bySector((sector) => fliesTo(sector, null));
const TOUCH = bySector((sector) => touch('touch', sector));
const JUMP = bySector((sector) => touch('jump', sector));
/** The same where a planet lies, by its name: every planet has its own sector. */
const homes: readonly { readonly id: PlanetName; readonly sector: number }[] = [
  ...planets,
  { id: 'brix', sector: BRIX_SECTOR },
  { id: 'koroth', sector: KOROTH_SECTOR },
];
const STAY_AT = new Map(homes.map(({ id, sector }) => [id, stay(sector, id)]));
const FLY_TO = new Map(homes.map(({ id, sector }) => [id, fliesTo(sector, id)]));
/** SG-ALT-07 no flight at all: another rule is proposed first. */
const RULES = option<Flight>('rules', { do: 'rules', sector: 0 }, { label: message('option.rules') });

/**
 * Nebulae end the movement (SG-NEB-01, SG-Q-48), but not the next one (SG-NEB-02); unless the character crosses them
 * (Zek Tollan).
 */
export const waysOf = (g: G, seat: Seat): Distances =>
  ability(g, seat, 'cross-nebulae') === undefined ? AROUND_NEBULAE : STRAIGHT;

/** SG-Q-21 who is there already must leave and enter again. */
const entryCost = (ways: Distances, from: number, to: number): number =>
  from === to ? 2 : (ways[from]?.[to] ?? Number.POSITIVE_INFINITY);

/**
 * SG-MOVE-01 to SG-MOVE-04 the movement, in one go or up to an anomaly that is used; flying past one is harmless
 * (SG-BLACK-01).
 */
export function* moveStep(g: G): Flow<void> {
  const seat = g.state.active;
  // SG-STR-01, SG-Q-36 no movement, but the own sector may be explored
  if (g.state.movementLeft === 0) return goTo(g, 'explore');
  const { do: does, sector } = yield* ask<Flight>({
    seat,
    prompt: message('prompt.move', { left: g.state.movementLeft }),
    rule: 'SG-MOVE-01',
    options: () => possibleFlights(g, seat),
    refused: () => refusedFlights(g, seat),
  });
  if (does === 'rules') return goTo(g, 'rules');
  if (does === 'stay') return goTo(g, 'explore'); // SG-MOVE-03
  const { sector: from } = player(g, seat);
  const ways = waysOf(g, seat);
  const cost = does === 'fly' ? (ways[from]?.[sector] ?? 0) : entryCost(ways, from, sector);
  const port = portAt(g, sector);
  fly(g, seat, sector, does === 'fly' ? 0 : g.state.movementLeft - cost, port < 0 ? null : nameOf(g, port));
  // SG-Q-20 with what is left the flight may go on: the step begins anew, unless the turn is over
  if (does === 'touch') yield* touchBlackHole(g, seat);
  else if (does === 'jump') yield* jump(g, seat, 'wormhole');
  else goTo(g, 'explore');
}

function possibleFlights(g: G, seat: Seat): Option<Flight>[] {
  const { movementLeft: left, holeUsed } = g.state;
  const { sector: from } = player(g, seat);
  const ways = waysOf(g, seat);
  const row = ways[from] ?? [];
  const inSeason = new Map(PORTS.map((port) => [sectorOf(g, port), nameOf(g, port)]));
  const at = (sector: number, named: ReadonlyMap<PlanetName, Option<Flight>>, empty: readonly Option<Flight>[]) => {
    const planet = inSeason.get(sector);
    return (planet === undefined ? empty[sector] : named.get(planet)) as Option<Flight>;
  };
  const options = [at(from, STAY_AT, STAY)];
  // SG-MOVE-02 whatever way leads there
  for (let to = 1; to < row.length; to++) {
    if (to !== from && (row[to] as number) <= left) options.push(at(to, FLY_TO, FLY));
  }
  if (!holeUsed) {
    // SG-BLACK-02
    for (const hole of BLACK_HOLES)
      if (entryCost(ways, from, hole) <= left) options.push(TOUCH[hole] as Option<Flight>);
  }
  // SG-WORM-01
  for (const hole of WORMHOLES) if (entryCost(ways, from, hole) <= left) options.push(JUMP[hole] as Option<Flight>);
  if (whyNoChange(g) === null) options.push(RULES);
  return options;
}

function refusedFlights(g: G, seat: Seat): Refused[] {
  const { movementLeft: left, holeUsed } = g.state;
  const { sector: from } = player(g, seat);
  const ways = waysOf(g, seat);
  const refused: Refused[] = [];
  const tooFar = (id: string, distance: number): void => {
    const sector = Number(id.split(':')[1]);
    if (from === sector) refused.push({ id, reason: message('reason.leave-first'), rule: 'SG-Q-21' });
    else refused.push({ id, reason: message('reason.too-far', { distance, left }), rule: 'SG-MOVE-01' });
  };
  (ways[from] ?? []).forEach((distance, to) => {
    if (to > 0 && to !== from && distance > left) tooFar(`sector:${to}`, distance);
  });
  for (const hole of BLACK_HOLES) {
    const cost = entryCost(ways, from, hole);
    if (cost > left) tooFar(`touch:${hole}`, cost);
    else if (holeUsed) {
      refused.push({ id: `touch:${hole}`, reason: message('reason.black-hole-used'), rule: 'SG-BLACK-06' });
    }
  }
  for (const hole of WORMHOLES) {
    const cost = entryCost(ways, from, hole);
    if (cost > left) tooFar(`jump:${hole}`, cost);
  }
  const fixed = whyNoChange(g);
  if (fixed !== null) refused.push({ id: 'rules', ...fixed });
  return refused;
}

function* touchBlackHole(g: G, seat: Seat): Flow<void> {
  const die = yield* rollAnomaly(g, seat, 'black-hole');
  if (die > 1) {
    slingshot(g, seat, 2 * g.state.movementLeft); // SG-BLACK-04, SG-BLACK-05
    return;
  }
  noteSwallowed(g, seat); // SG-BLACK-03
  goTo(g, 'end');
  yield* destroyed(g, seat, 'accident');
}

/** SG-WORM-02, SG-WORM-03 the die names the wormhole; 6 is hyperspace and the end of the turn. */
export function* jump(g: G, seat: Seat, purpose: RollFor): Flow<void> {
  const die = yield* rollAnomaly(g, seat, purpose);
  const sector = WORMHOLES[die - 1];
  if (sector !== undefined) {
    emerge(g, seat, die, sector); // SG-Q-22
    return;
  }
  enterHyperspace(g, seat);
  goTo(g, 'end');
}
