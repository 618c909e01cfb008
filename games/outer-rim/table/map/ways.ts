import { SPACES, type Space } from '../../content/index.ts';
import { linksOf, spaceIndex } from '../../rules/movement/map.ts';
import { patrolStops } from '../../rules/movement/patrols.ts';
import type { Board } from '../board.ts';

/**
 * The way a ship would take, both ends included: as short as possible, and of equally short ones one where nothing ends
 * the movement before its end (OR-MOVE-04, OR-MOVE-07). Where every way is blocked, the shortest of all.
 */
export function flight(board: Board, player: number, from: Space, to: Space): readonly Space[] {
  const free = wayOver(board, from, to, (space) => space === 'maelstrom' || patrolStops(board.g, player, space));
  return free.length > 0 ? free : wayOver(board, from, to, () => false);
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
