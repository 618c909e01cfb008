import { type Flow, option, type Seat } from '@cantina/kernel';
import { FACTIONS, type Faction, type PatrolMove, type Space } from '../../content/index.ts';
import { patrolSpace } from '../abilities/conditions.ts';
import { usable } from '../abilities/usable.ts';
import { conductOf } from '../conduct.ts';
import { decideUnlessForced } from '../decide.ts';
import { playerOf, playersOf, spaceOfPlayer } from '../lookup.ts';
import { message } from '../messages.ts';
import { putPatrol, raisePatrol } from '../ops/index.ts';
import type { G, Patrol, PatrolLevel } from '../state.ts';
import { clockwiseOf, distance, neighboursOf, stackSpace } from './map.ts';

export function patrolOf(g: G, faction: Faction): Readonly<Patrol> {
  const found = g.state.patrols[FACTIONS.indexOf(faction)];
  if (found === undefined) throw new Error(`there is no patrol of ${faction}`);
  return found;
}

/** OR-MOVE-04, OR-REP-05, OR-DIFF-51 whether the patrols of a space stop a player; OR-MOVE-05 one of them is enough. */
export const patrolStops = (g: G, player: Seat, space: Space): boolean =>
  g.state.patrols.some((patrol, i) => patrol.space === space && (playerOf(g, player).reputation[i] as number) < 1);

/** OR-MOVE-04, OR-MOVE-07 entering this space ends a movement; leaving it is free (OR-MOVE-08, OR-MAEL-02). */
export const endsMovement = (g: G, player: Seat, space: Space): boolean =>
  space === 'maelstrom' || patrolStops(g, player, space);

const HIGHEST: PatrolLevel = 4;

/** OR-SPAWN-01 the next patrol of the stack appears beside it; OR-SPAWN-02 in the order of the levels; nobody fights (OR-SPAWN-03). */
export function spawnPatrol(g: G, faction: Faction): void {
  const { level } = patrolOf(g, faction);
  if (level === HIGHEST) return; // OR-PATROL-05 the last one is never eliminated
  raisePatrol(g, faction, (level + 1) as PatrolLevel, stackSpace(g, faction));
}

/** OR-PMOVE-11 lifted and put there; arriving in somebody's space starts no combat (OR-PMOVE-10, OR-MOVE-10). */
export function movePatrolTo(g: G, faction: Faction, space: Space): void {
  if (patrolSpace(g, faction) !== space) putPatrol(g, faction, space);
}

/** OR-ENCPAT-07, OR-PATROL-06, OR-DIFF-11 after a lost fight the player moves the patrol to any adjacent space. */
export function* movePatrolAside(g: G, player: Seat, faction: Faction): Flow<void> {
  const to = yield* chooseSpace(g, player, faction, 'OR-ENCPAT-07', () => neighboursOf(g, patrolSpace(g, faction)));
  movePatrolTo(g, faction, to);
}

const chooseSpace = (g: G, player: Seat, faction: Faction, rule: string, spaces: () => readonly Space[]): Flow<Space> =>
  decideUnlessForced<Space>(g, {
    player,
    prompt: message('prompt.move-patrol', { faction }),
    rule,
    options: () =>
      spaces().map((space) => option<Space>(`space:${space}`, space, { label: message('option.space', { space }) })),
  });

/**
 * OR-PMOVE-01 the one symbol (OR-GAP-16) on a card that was revealed after a purchase; OR-PMOVE-03, OR-GAP-15 always towards the active
 * player, who carries it out (OR-PMOVE-04).
 */
export function* resolvePatrolSymbol(g: G, { faction, spaces }: PatrolMove, afterMarketAction: boolean): Flow<void> {
  const { active } = g.state;
  const towards = afterMarketAction ? yield* divert(g, active, faction) : active;
  yield* movePatrolTowards(g, faction, spaces, towards);
}

/** Jyn Erso sends a patrol that is near enough towards somebody else; one that is there already would not move (OR-GAP-14). */
function* divert(g: G, player: Seat, faction: Faction): Flow<Seat> {
  const away = distance(g, spaceOfPlayer(g, player), patrolSpace(g, faction));
  if (away === 0) return player;
  const ability = usable(g, player, 'divert-patrol').find((each) => away <= each.ability.within);
  if (ability === undefined) return player;
  return yield* decideUnlessForced<Seat>(g, {
    player,
    prompt: message('prompt.divert-patrol', { faction }),
    rule: 'OR-GOLD-02',
    source: ability.card,
    options: () =>
      playersOf(g).map((each) =>
        option<Seat>(`seat:${each}`, each, { label: message('option.player', { player: { seat: each } }) }),
      ),
  });
}

export function* movePatrolTowards(g: G, faction: Faction, spaces: number, towards: Seat): Flow<void> {
  const from = patrolSpace(g, faction);
  const goal = spaceOfPlayer(g, towards);
  if (from === goal) return; // OR-GAP-14
  // OR-PMOVE-06, OR-PMOVE-08, OR-DIFF-10 close enough: it goes there and stops
  if (distance(g, from, goal) <= spaces) return movePatrolTo(g, faction, goal);
  const { active } = g.state;
  const { detours } = conductOf(g, active);
  const ends = (detours ? routeEnds : shortestEnds)(g, from, goal, spaces);
  const to = yield* chooseSpace(g, active, faction, 'OR-PMOVE-05', () => ends);
  movePatrolTo(g, faction, to);
}

const shortestEnds = (g: G, from: Space, goal: Space, spaces: number): readonly Space[] => {
  const left = distance(g, from, goal) - spaces;
  return routeEnds(g, from, goal, spaces).filter((end) => distance(g, end, goal) === left);
};

/**
 * OR-PMOVE-05, OR-PMOVE-07 where a patrol may end: it uses its whole distance, comes through no space twice and never turns
 * away from the player – no step leads further from them along the arc, unless it is part of a shortest way (OR-GAP-17) –
 * and is nearer in the end (OR-DIFF-37).
 * Others and the Maelstrom do not stop it (OR-PMOVE-09, OR-MAEL-07).
 */
function routeEnds(g: G, from: Space, goal: Space, spaces: number): readonly Space[] {
  const ends: Space[] = [];
  const route: Space[] = [];
  const arc = (space: Space): number => Math.abs(clockwiseOf(g, space) - clockwiseOf(g, goal));
  const walk = (at: Space, left: number): void => {
    if (left === 0) {
      if (!ends.includes(at) && distance(g, at, goal) < distance(g, from, goal)) ends.push(at);
      return;
    }
    route.push(at);
    const away = distance(g, at, goal);
    for (const next of neighboursOf(g, at)) {
      if (route.includes(next)) continue;
      if (distance(g, next, goal) < away || arc(next) <= arc(at)) walk(next, left - 1);
    }
    route.pop();
  };
  walk(from, spaces);
  return ends;
}
