import { type Flow, randomOf, type Seat } from '@cantina/kernel';
import { isPlanet, type Space } from '../../content/index.ts';
import { hasAbility } from '../abilities/usable.ts';
import { playersOf, spaceOfPlayer } from '../lookup.ts';
import { distance, nearestOf, neighboursOf } from '../movement/map.ts';
import { hyperdrive, isMadeToStop } from '../movement/movement.ts';
import { patrolStops } from '../movement/patrols.ts';
import { travel } from '../ops/index.ts';
import type { G } from '../state.ts';
import { goalSpaces, goalTokensOn } from './goals.ts';

/** One way the AI could go: the spaces it enters, and whether a patrol stops it at its end. */
interface Way {
  readonly spaces: readonly Space[];
  readonly stopped: boolean;
}

/** Whether "move towards the nearest goal" would have an effect (OR-GAP-30 not without a goal token). */
export const canMoveToGoal = (g: G, player: Seat): boolean =>
  goalSpaces(g).length > 0 && goalTokensOn(g, spaceOfPlayer(g, player)) === 0; // OR-AIMOVE-02

/** OR-AIMOVE-01 towards the nearest goal token; OR-GAP-30 a random one of several. */
export function* moveToGoal(g: G, player: Seat): Flow<void> {
  const from = spaceOfPlayer(g, player);
  const goal = randomOf(
    g,
    nearestOf(g, from, goalSpaces(g), (space) => space),
  );
  yield* go(g, player, chooseWay(g, player, waysTo(g, player, from, goal)));
}

/** Every shortest way (OR-AIMOVE-04, OR-AIMOVE-07, OR-DIFF-29), as far as the hyperdrive and patrols let it go. */
function waysTo(g: G, player: Seat, from: Space, goal: Space): Way[] {
  const ways: Way[] = [];
  const most = Math.min(hyperdrive(g, player), distance(g, from, goal)); // OR-AIMOVE-03
  const spaces: Space[] = [];
  const walk = (at: Space): void => {
    // OR-AIMOVE-05 a patrol stops it; OR-AIMOVE-06, OR-MAEL-10 the Maelstrom does not
    const stopped = spaces.length > 0 && patrolStops(g, player, at);
    if (stopped || spaces.length === most) {
      ways.push({ spaces: [...spaces], stopped });
      return;
    }
    const away = distance(g, at, goal);
    for (const next of neighboursOf(g, at)) {
      if (distance(g, next, goal) >= away) continue;
      spaces.push(next);
      walk(next);
      spaces.pop();
    }
  };
  walk(from);
  return ways;
}

const endOf = (spaces: readonly Space[]): Space => spaces[spaces.length - 1] as Space;

/** Of the ways that bring it closest, the one it takes, as far as it takes it. */
function chooseWay(g: G, player: Seat, ways: readonly Way[]): readonly Space[] {
  const furthest = Math.max(...ways.map(({ spaces }) => spaces.length));
  const closest = ways.filter(({ spaces }) => spaces.length === furthest);
  const free = closest.filter(({ stopped }) => !stopped); // OR-AIMOVE-08
  const planets = free.filter(({ spaces }) => isPlanet(endOf(spaces))); // OR-AIMOVE-09
  const best = planets.length > 0 ? planets : free.length > 0 ? free : closest;
  const flown = best.map(({ spaces }) => shortened(g, player, spaces));
  // OR-GAP-30 if it can end a full move on a planet on any of them, it does; OR-AIMOVE-12 rather 1 space short than 2
  const isFull = furthest >= hyperdrive(g, player);
  const landing = flown.filter((spaces) => isFull && isPlanet(endOf(spaces)));
  const longest = Math.max(...landing.map(({ length }) => length));
  const open = landing.length > 0 ? landing.filter(({ length }) => length === longest) : flown;
  // OR-AIMOVE-10, OR-EX-29, OR-GAP-30 a coin for the spaces, however many ways lead to each
  const end = randomOf(g, [...new Set(open.map(endOf))]);
  return randomOf(
    g,
    open.filter((spaces) => endOf(spaces) === end),
  );
}

/** OR-AIMOVE-11, OR-AIMOVE-12, OR-AIMOVE-13 a full move that would end on a navpoint (OR-GAP-32 or in the Maelstrom) ends on a planet before it. */
function shortened(g: G, player: Seat, spaces: readonly Space[]): readonly Space[] {
  if (spaces.length < hyperdrive(g, player) || isPlanet(endOf(spaces))) return spaces;
  for (const fewer of [1, 2]) {
    const end = spaces[spaces.length - 1 - fewer]; // OR-DIFF-28 never the space where it began
    if (end !== undefined && isPlanet(end)) return spaces.slice(0, spaces.length - fewer); // OR-GAP-31 at least one space
  }
  return spaces;
}

/** OR-AICLAR-01 others may still make it stop on its way. */
function* go(g: G, player: Seat, spaces: readonly Space[]): Flow<void> {
  const stoppers = playersOf(g).filter((other) => other !== player && hasAbility(g, other, 'stop-others'));
  for (const [i, space] of spaces.entries()) {
    const watched = i < spaces.length - 1 && stoppers.some((other) => spaceOfPlayer(g, other) === space);
    if (!watched) continue;
    if (yield* isMadeToStop(g, player, space, stoppers)) return;
  }
  if (spaces.length > 0) travel(g, player, endOf(spaces), false);
}
