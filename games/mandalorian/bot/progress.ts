import { cardsIn, faceOf, knows, type Seat } from '@cantina/kernel';
import type { MissionId } from '../content/all.ts';
import { numbers as m2 } from '../content/locked/p2/mission.ts';
import { BOSS, numbers as m4 } from '../content/locked/p4/mission.ts';
import { contractNumbers } from '../content/locked/p7/index.ts';
import {
  enemiesOf,
  heroesOf,
  placeOf,
  rangeBetween,
  spaceOf,
  stepsBetween,
  terrainIn,
  threatOf,
} from '../rules/lookup.ts';
import { FAR } from '../rules/map/terrain.ts';
import { bossHealth, bossIsComing } from '../rules/missions/m4.ts';
import { type G, type Hero, hasRoles } from '../rules/state.ts';
import { enemyHealth } from '../rules/threats/foes.ts';
import { hasFreeHand } from '../rules/threats/pieces.ts';
import { childIn, hideouts } from '../rules/threats/token.ts';

/** How far the group is from its goal, counted in points of strength it has still to spend. */
export const workLeft = (g: G, seat: Seat): number => WORK[g.state.options.mission](g, seat);

const WORK: Readonly<Record<MissionId, (g: G, seat: Seat) => number>> = {
  m1: (g, seat) => huntWork(g, seat, 9),
  m2: escapeWork,
  m3: (g, seat) => huntWork(g, seat, 13),
  m4: showdownWork,
  c1: markerWork,
  c2: escortWork,
  h1: markerWork,
  h2: bountyWork,
};

/** A locked door on the way costs about this much. */
const LOCK = 3;

/** Walking distance; behind locked doors as if they were open, and a bit more. */
export function way(g: G, from: number, to: number): number {
  const { walks, size, allOpen } = terrainIn(g);
  const steps = walks[g.state.open]?.[from * size + to] ?? FAR;
  if (steps < FAR) return steps;
  const behind = walks[allOpen]?.[from * size + to] ?? FAR;
  return behind < FAR ? behind + LOCK : 20;
}

const wayOf = (g: G, hero: Hero, to: number): number => way(g, spaceOf(g, hero), to);

function nearestWay(g: G, to: number): number {
  let least = 20;
  for (const hero of heroesOf(g)) least = Math.min(least, wayOf(g, hero, to));
  return least;
}

/** Every hero should be where something is to be done: the ways of all of them to the nearest such space. */
function idleness(g: G, goals: readonly number[]): number {
  if (goals.length === 0) return 0;
  let sum = 0;
  for (const hero of heroesOf(g)) {
    let least = 20;
    for (const goal of goals) least = Math.min(least, wayOf(g, hero, goal));
    sum += least;
  }
  return IDLE * sum;
}

const IDLE = 0.3;

/** Missions 1 and 3: find the right one of the square tokens, and bring it home. */
function huntWork(g: G, seat: Seat, search: number): number {
  const { start, map } = terrainIn(g);
  const prize = cardsIn(g, 'revealed').find((card) => threatOf(g, card).object === 'goal');
  if (prize !== undefined) {
    const bearer = g.state.bearers[prize] ?? -1;
    if (bearer >= 0) return wayOf(g, bearer, start);
    return nearestWay(g, placeOf(g, prize)) + 1 + way(g, placeOf(g, prize), start) + 2;
  }
  const squares = cardsIn(g, 'facedown').filter((card) => map.spaces[placeOf(g, card)]?.icon?.shape === 'square');
  const known = squares.find((card) => knows(g, seat, card) && threatOf(g, card).object === 'goal');
  const open = squares.filter((card) => !knows(g, seat, card));
  const candidates = known === undefined ? open : [known];
  if (candidates.length === 0) return doorWork(g) + 10;
  let least = 20;
  let home = 0;
  for (const card of candidates) {
    least = Math.min(least, nearestWay(g, placeOf(g, card)));
    home += way(g, placeOf(g, card), start) / candidates.length;
  }
  const idle = idleness(
    g,
    candidates.map((card) => placeOf(g, card)),
  );
  // Each one that is not it must be a step forward, though the next one is farther away
  return doorWork(g) + 0.7 * least + 0.7 * home + idle + (search * (candidates.length - 1)) / 2 + 4;
}

/** What is still to be done to the door of Mission 1, and how near the heroes are to it. */
function doorWork(g: G): number {
  const { doors } = terrainIn(g);
  const door = doors.findIndex((each, i) => each.health !== undefined && (g.state.open & (1 << i)) === 0);
  const health = doors[door]?.health;
  if (health === undefined) return 0;
  const outside = doors[door]?.sides[0] ?? 0;
  let apart = 0;
  for (const hero of heroesOf(g)) apart += wayOf(g, hero, outside);
  return health - (g.state.doorDamage[door] ?? 0) + (1.2 * apart) / heroesOf(g).length + 2;
}

/** Mission 2: the clamps, then the ramp, and never lose the Child. */
function escapeWork(g: G): number {
  const exit = terrainIn(g).numbered[m2.exit] ?? 0;
  const clamps = cardsIn(g, 'revealed').filter((card) => threatOf(g, card).object === 'goal');
  let work = 0;
  for (const card of clamps) work += 8 + 1.3 * nearestWay(g, placeOf(g, card));
  return (
    work +
    idleness(
      g,
      clamps.map((card) => placeOf(g, card)),
    ) +
    childWork(g, exit)
  );
}

function childWork(g: G, goal: number): number {
  const card = childIn(g);
  if (card === undefined) return 0;
  const { carrier } = g.state;
  if (carrier !== null) {
    const at = placeOf(g, carrier);
    const left = Math.min(...hideouts(g).map((space) => way(g, at, space)));
    const health = enemyHealth(g, carrier) - (g.state.wounds[carrier] ?? 0);
    return 8 + health + 1.5 * nearestWay(g, at) + 12 / (1 + left) + 0.7 * way(g, at, goal);
  }
  const bearer = g.state.bearers[card] ?? -1;
  // The last thing to do, so other ways come first
  if (bearer >= 0) return 0.7 * wayOf(g, bearer, goal);
  const at = placeOf(g, card);
  return 4 + 1.5 * nearestWay(g, at) + 0.7 * way(g, at, goal);
}

/** Mission 4: everything that keeps the Moff, then the Moff. */
function showdownWork(g: G): number {
  const goal = terrainIn(g).numbered[m4.arrival] ?? 0;
  const heroes = heroesOf(g);
  const boss = enemiesOf(g).find((card) => faceOf(g, card) === BOSS);
  const child = childIn(g);
  const astray = child !== undefined && (g.state.bearers[child] ?? -1) < 0 ? childWork(g, goal) : 0;
  if (boss === undefined && !bossIsComing(g)) return 0;
  if (boss === undefined) {
    const guards = enemiesOf(g).filter((card) => threatOf(g, card).shape === 'triangle');
    let guarded = idleness(
      g,
      guards.map((card) => placeOf(g, card)),
    );
    for (const card of guards) {
      guarded += 2 + 0.8 * (enemyHealth(g, card) - (g.state.wounds[card] ?? 0)) + 0.2 * nearestWay(g, placeOf(g, card));
    }
    return astray + bossHealth(g) + guarded + 6;
  }
  const at = placeOf(g, boss);
  let apart = 0;
  for (const hero of heroes) apart += wayOf(g, hero, at);
  const guards = enemiesOf(g).filter((card) => card !== boss && rangeBetween(g, placeOf(g, card), at) <= 1);
  let guarded = 0;
  for (const card of guards) guarded += 1 + enemyHealth(g, card) - (g.state.wounds[card] ?? 0);
  return astray + bossHealth(g) - (g.state.wounds[boss] ?? 0) + guarded + (0.6 * apart) / heroes.length;
}

/** Markers to be brought to the start space; who has no free hand goes there first. */
function markerWork(g: G): number {
  const { start } = terrainIn(g);
  let work = behindDoorWork(g);
  for (const card of cardsIn(g, 'tokens')) {
    const bearer = g.state.bearers[card] ?? -1;
    if (bearer >= 0) {
      work += 0.8 * wayOf(g, bearer, start);
      continue;
    }
    const at = placeOf(g, card);
    const home = way(g, at, start);
    let fetch = 20;
    for (const hero of heroesOf(g))
      fetch = Math.min(fetch, hasFreeHand(g, hero) ? wayOf(g, hero, at) : wayOf(g, hero, start) + home);
    work += 2 + 0.8 * fetch + 0.8 * home;
  }
  return work;
}

/** The blast door, while a token lies behind it. */
function behindDoorWork(g: G): number {
  const { start } = terrainIn(g);
  const isBehind = cardsIn(g, 'tokens').some(
    (card) => placeOf(g, card) >= 0 && stepsBetween(g, start, placeOf(g, card)) === FAR,
  );
  return isBehind ? doorWork(g) : 0;
}

/** The Informant: go there, and bring him home. */
function escortWork(g: G): number {
  const { start } = terrainIn(g);
  const [informant] = cardsIn(g, 'tokens');
  if (informant === undefined) return 0;
  const at = placeOf(g, informant);
  const apart = nearestWay(g, at);
  return behindDoorWork(g) + 1.2 * way(g, at, start) + apart + (apart > 0 ? 1 : 0);
}

/** Private Contracts: three marked enemies, then home. */
function bountyWork(g: G): number {
  const { start } = terrainIn(g);
  let work = 0;
  for (const card of g.state.marked) {
    const at = placeOf(g, card);
    if (at < 0) continue;
    let apart = 20;
    for (const hero of heroesOf(g))
      apart = Math.min(apart, wayOf(g, hero, at), 2 * rangeBetween(g, spaceOf(g, hero), at));
    work += 2 + enemyHealth(g, card) - (g.state.wounds[card] ?? 0) + 0.7 * apart;
  }
  const ways = heroesOf(g).map((hero) => Math.max(0, wayOf(g, hero, start) - contractNumbers.home));
  const home = ways.reduce((sum, each) => sum + each, 0);
  const farthest = hasRoles(g.state.seats, g.state.options) ? Math.max(...ways) : 0; // may stay away
  return work + (0.5 * (home - farthest)) / ways.length;
}
