import { SPACES, type Space } from '../../content/index.ts';
import { linksOf, spaceIndex } from '../../rules/movement/map.ts';
import { endsMovement } from '../../rules/movement/patrols.ts';
import type { Board } from '../board.ts';

/**
 * The way a ship would take, both ends included: in as few turns as possible, and where it makes no difference one where
 * nothing ends the movement before its end (OR-MOVE-04, OR-MOVE-07).
 */
export function flight(board: Board, player: number, from: Space, to: Space): readonly Space[] {
  const free = wayOver(board, from, to, (space) => endsMovement(board.g, player, space));
  const shortest = wayOver(board, from, to, () => false);
  const isFreeWorthIt = free.length > 0 && turnsFor(board, player, free) <= turnsFor(board, player, shortest);
  return isFreeWorthIt ? free : shortest;
}

/** How many turns a way takes at least: what ends a movement (OR-MOVE-04, OR-MAEL-01) ends the turn's flight as well. */
export function turnsFor(board: Board, player: number, way: readonly Space[]): number {
  const reach = Math.max(1, board.players.find((each) => each.player === player)?.hyper ?? 0);
  let turns = 0;
  let left = 0;
  for (const space of way.slice(1)) {
    if (left === 0) {
      turns++;
      left = reach;
    }
    left = endsMovement(board.g, player, space) ? 0 : left - 1;
  }
  return turns;
}

function wayOver({ g }: Board, from: Space, to: Space, stops: (space: Space) => boolean): Space[] {
  const links = linksOf(g);
  const start = spaceIndex(from);
  const goal = spaceIndex(to);
  const before = new Map<number, number>([[start, start]]);
  const found = [start];
  for (const at of found) {
    if (at === goal) break;
    if (at !== start && stops(SPACES[at] as Space)) continue;
    for (const next of links[at] ?? []) {
      if (before.has(next)) continue;
      before.set(next, at);
      found.push(next);
    }
  }
  if (!before.has(goal)) return [];
  const way: Space[] = [];
  for (let at = goal; ; at = before.get(at) ?? start) {
    way.unshift(SPACES[at] as Space);
    if (at === start) return way;
  }
}
