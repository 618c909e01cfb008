import { FACTIONS, SPACES, type Space } from '../content/index.ts';
import { patrolSpace } from '../rules/abilities/conditions.ts';
import { reputationOf } from '../rules/lookup.ts';
import { distance, linksOf, spaceIndex } from '../rules/movement/map.ts';
import type { Errand } from './errands.ts';
import type { Plans } from './plans.ts';
import { PATIENCE } from './values.ts';

const MOST_STOPS = 3;
/** Errands that bring less are not worth a way of their own. */
const WORTHWHILE = 0.06;

interface Stop {
  readonly space: Space;
  readonly action: number;
  /** What the encounters here bring, best first: only one in a turn. */
  readonly encounters: readonly number[];
}

function stopsOf(errands: readonly Errand[]): readonly Stop[] {
  const stops = new Map<Space, { space: Space; action: number; encounters: number[] }>();
  for (const { space, step, worth } of errands) {
    const stop = stops.get(space) ?? { space, action: 0, encounters: [] };
    stops.set(space, stop);
    if (step === 'action') stop.action += worth;
    else if (worth > WORTHWHILE) stop.encounters.push(worth);
  }
  for (const { encounters } of stops.values()) encounters.sort((a, b) => b - a);
  return [...stops.values()].filter((stop) => gainAt(stop) > WORTHWHILE);
}

const gainAt = ({ action, encounters }: Stop): number => action + (encounters[0] ?? 0);

/** What the best way through a few errands brings that begins next turn, the later the less. */
export function tourWorth(plans: Plans, from: Space, errands: readonly Errand[], most = MOST_STOPS): number {
  const stops = stopsOf(errands);
  if (stops.length === 0) return 0;
  const { g, hyper, reach } = plans;
  const ways = plans.movesFrom(from);
  let best = 0;
  const visit = (at: Space | null, turns: number, worth: number, left: readonly Stop[], stop: number): void => {
    for (const each of left) {
      const far = each.action > 0 ? 0 : reach;
      const way =
        at === null
          ? firstLeg(ways, each.space, distance(g, from, each.space) <= far)
          : Math.max(1, Math.ceil((distance(g, at, each.space) - far) / hyper));
      const after = turns + way;
      const total = worth + gainAt(each) * PATIENCE ** after;
      if (total > best) best = total;
      if (stop < most) visit(each.space, after, total, without(left, each), stop + 1);
    }
  };
  visit(null, -1, 0, stops, 1);
  return best;
}

const firstLeg = (ways: readonly number[], to: Space, inReach: boolean): number =>
  inReach ? 1 : Math.max(1, ways[spaceIndex(to)] as number);

/** What is left after a visit: all but the first encounter there. */
function without(stops: readonly Stop[], visited: Stop): readonly Stop[] {
  const left = stops.filter((each) => each !== visited);
  const after: Stop = { space: visited.space, action: 0, encounters: visited.encounters.slice(1) };
  return gainAt(after) > WORTHWHILE ? [...left, after] : left;
}

const FAR = 9;
const MAELSTROM = spaceIndex('maelstrom');

/** Space → moves that it takes to get there: patrols and the Maelstrom end a move, who dislikes the player bars the way. */
export function movesFrom({ g, seat, hyper }: Plans, from: Space): readonly number[] {
  const links = linksOf(g);
  const stopping = new Set([MAELSTROM]);
  const barred = new Set<number>();
  for (const faction of FACTIONS) {
    const at = spaceIndex(patrolSpace(g, faction));
    const reputation = reputationOf(g, seat, faction);
    if (reputation < 1) stopping.add(at);
    if (reputation < 0) barred.add(at);
  }
  const moves = SPACES.map(() => FAR);
  moves[spaceIndex(from)] = 0;
  let starts = [spaceIndex(from)];
  for (let move = 1; move < FAR && starts.length > 0; move++) {
    const reached: number[] = [];
    let edge = starts;
    for (let step = 0; step < hyper && edge.length > 0; step++) {
      const next: number[] = [];
      for (const at of edge) {
        if (step > 0 && stopping.has(at)) continue;
        for (const to of links[at] as readonly number[]) {
          if ((moves[to] as number) < FAR) continue;
          moves[to] = move;
          next.push(to);
          reached.push(to);
        }
      }
      edge = next;
    }
    starts = reached.filter((at) => !barred.has(at));
  }
  return moves;
}
