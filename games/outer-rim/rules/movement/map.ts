import {
  clockwise,
  type Faction,
  hyperlanes,
  patrolStarts,
  SPACES,
  type Space,
  TILES,
  type Tile,
} from '../../content/index.ts';
import type { G } from '../state.ts';

/** One order of the six tiles with everything that follows from it. */
interface RimMap {
  readonly order: readonly Tile[];
  /** Space → the spaces one hyperlane away (OR-ADJ-01), as numbers and by name. */
  readonly links: readonly (readonly number[])[];
  readonly neighbours: readonly (readonly Space[])[];
  /** From one space to another along the shortest route, the Maelstrom being a space like any other (OR-GAP-29). */
  readonly distance: Uint8Array;
  /** Space → how far it lies along the arc from the Rebel to the Imperial end (OR-GAP-01). */
  readonly clockwise: readonly number[];
  readonly starts: Readonly<Record<Faction, Space>>;
}

const COUNT = SPACES.length;

const INDEX: ReadonlyMap<Space, number> = new Map(SPACES.map((space, index) => [space, index]));

/** The number of a space in the order of `SPACES`. */
export const spaceIndex = (space: Space): number => INDEX.get(space) as number;

const orders = (tiles: readonly Tile[]): readonly (readonly Tile[])[] =>
  tiles.length <= 1
    ? [tiles]
    : tiles.flatMap((first) => orders(tiles.filter((tile) => tile !== first)).map((rest) => [first, ...rest]));

function mapOf(order: readonly Tile[]): RimMap {
  const links: number[][] = SPACES.map(() => []);
  for (const [one, other] of hyperlanes(order)) {
    links[spaceIndex(one)]?.push(spaceIndex(other));
    links[spaceIndex(other)]?.push(spaceIndex(one));
  }
  const distance = new Uint8Array(COUNT * COUNT).fill(COUNT);
  for (let from = 0; from < COUNT; from++) measureFrom(from, links, distance);
  return {
    order,
    links,
    neighbours: links.map((list) => list.map((index) => SPACES[index] as Space)),
    distance,
    clockwise: SPACES.map((space) => clockwise(space, order)),
    starts: patrolStarts(order),
  };
}

function measureFrom(from: number, links: readonly (readonly number[])[], distance: Uint8Array): void {
  distance[from * COUNT + from] = 0;
  const found = [from];
  for (let i = 0; i < found.length; i++) {
    const at = found[i] as number;
    const next = (distance[from * COUNT + at] as number) + 1;
    for (const to of links[at] as readonly number[]) {
      if ((distance[from * COUNT + to] as number) <= next) continue;
      distance[from * COUNT + to] = next;
      found.push(to);
    }
  }
}

/** Every order in which the six tiles can lie (OR-MODULAR-01 to OR-MODULAR-05), the standard one first. */
const ORDERS = orders(TILES);

/** Made when it is first looked at: there are 720 of them, and most evenings see one. */
const MAPS: readonly (() => RimMap)[] = ORDERS.map((order) => once(() => mapOf(order)));

function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** OR-SETUP-02 */
export const STANDARD_MAP = 0;
export const MAP_COUNT = ORDERS.length;

const mapIn = (g: G): RimMap => (MAPS[g.state.map] as () => RimMap)();

export const tileOrder = (map: number): readonly Tile[] => ORDERS[map] as readonly Tile[];

export const neighboursOf = (g: G, space: Space): readonly Space[] =>
  mapIn(g).neighbours[spaceIndex(space)] as readonly Space[];

/** The same by numbers, for walks over the map. */
export const linksOf = (g: G): readonly (readonly number[])[] => mapIn(g).links;

/** OR-NEAR-01 fewest spaces along the shortest route. */
export const distance = (g: G, from: Space, to: Space): number =>
  mapIn(g).distance[spaceIndex(from) * COUNT + spaceIndex(to)] as number;

/** OR-PMOVE-07 how far along the arc a space lies. */
export const clockwiseOf = (g: G, space: Space): number => mapIn(g).clockwise[spaceIndex(space)] as number;

/** OR-ADJ-03, OR-ADJ-04 the space beside a faction's stack, where its patrols appear. */
export const stackSpace = (g: G, faction: Faction): Space => mapIn(g).starts[faction];

/** The candidates nearest to a space, its own at distance 0 (OR-NEAR-03, OR-NEAR-04); several when equally near (OR-NEAR-02). */
export function nearestOf<T>(g: G, from: Space, candidates: readonly T[], spaceOf: (candidate: T) => Space): T[] {
  let least = COUNT;
  let nearest: T[] = [];
  for (const candidate of candidates) {
    const away = distance(g, from, spaceOf(candidate));
    if (away > least) continue;
    if (away < least) nearest = [];
    least = away;
    nearest.push(candidate);
  }
  return nearest;
}
