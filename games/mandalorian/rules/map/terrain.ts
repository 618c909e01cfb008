import type { Door, GameMap } from '../../content/vocabulary.ts';

/** Distances that cannot be counted (MA-RNG-06). */
export const FAR = 255;

/** Which doors are open, one bit per door of the map. */
export type OpenDoors = number;

/**
 * A map with everything about it that never changes. Spaces are numbered as the map lists them; restricted areas are no
 * spaces (MA-TER-06). What depends on doors is worked out once for every set of open doors, so that the rules only look
 * things up. Nobody stands in the way of range (MA-RNG-04), and terrain is the same for all (MA-TER-11).
 */
export interface Terrain {
  readonly map: GameMap;
  readonly size: number;
  readonly ids: readonly string[];
  readonly start: number;
  readonly stars: readonly number[];
  /** Printed number → space (MA-NUM-01); index 0 is not used. */
  readonly numbered: readonly number[];
  readonly doors: readonly (Door & { readonly sides: readonly [number, number] })[];
  /** The doors that are open when the game begins, and all of them. */
  readonly opened: OpenDoors;
  readonly allOpen: OpenDoors;
  /** By open doors, then by space: where one may step (MA-TER-01), and the same across heights (MA-TER-07). */
  readonly steps: readonly (readonly (readonly number[])[])[];
  readonly climbs: readonly (readonly (readonly number[])[])[];
  /** By open doors: walking distance and range (MA-RNG-01) of each pair of spaces. */
  readonly walks: readonly Uint8Array[];
  readonly ranges: readonly Uint8Array[];
  /** Range through walls and locked doors. */
  readonly through: Uint8Array;
}

type Crossing = 'open' | 'height' | 'wall' | number;

export function terrainOf(map: GameMap): Terrain {
  const ids = map.spaces.map(({ id }) => id);
  const space = (id: string): number => {
    const index = ids.indexOf(id);
    if (index < 0) throw new Error(`${map.id} has no space ${id}`);
    return index;
  };
  const doors = map.doors.map((door) => ({
    ...door,
    sides: [space(door.between[0]), space(door.between[1])] as const,
  }));
  const beside: { readonly to: number; readonly crossing: Crossing }[][] = ids.map(() => []);
  for (const [a, b, border] of map.borders) {
    const crossing = crossingOf(map, border);
    beside[space(a)]?.push({ to: space(b), crossing });
    beside[space(b)]?.push({ to: space(a), crossing });
  }
  const neighbours = (free: (crossing: Crossing) => boolean): number[][] =>
    beside.map((borders) => borders.filter(({ crossing }) => free(crossing)).map(({ to }) => to));
  const sets = Array.from({ length: 1 << doors.length }, (_, open: OpenDoors) => open);
  // MA-TER-02, MA-RNG-03 walls are never crossed
  const isOpen = (crossing: Crossing, open: OpenDoors): boolean =>
    crossing === 'open' || (typeof crossing === 'number' && (open & (1 << crossing)) !== 0); // MA-TER-03, MA-TER-04
  const steps = sets.map((open) => neighbours((crossing) => isOpen(crossing, open)));
  // MA-TER-08 heights do not block range
  const climbs = sets.map((open) => neighbours((crossing) => crossing === 'height' || isOpen(crossing, open)));
  return {
    map,
    size: ids.length,
    ids,
    start: map.spaces.findIndex(({ start }) => start === true),
    stars: map.spaces.flatMap(({ star }, at) => (star === true ? [at] : [])),
    numbered: Array.from({ length: 10 }, (_, number) => map.spaces.findIndex((each) => each.number === number)),
    doors,
    opened: doors.reduce((open, { locked }, i) => (locked ? open : open | (1 << i)), 0),
    allOpen: (1 << doors.length) - 1,
    steps,
    climbs,
    walks: steps.map(distances),
    ranges: climbs.map(distances),
    through: distances(neighbours(() => true)),
  };
}

function crossingOf({ doors }: GameMap, border: GameMap['borders'][number][2]): Crossing {
  if (border === 'open' || border === 'stairs') return 'open'; // MA-TER-09
  if (border === 'height' || border === 'wall') return border;
  return doors.findIndex(({ id }) => border === `door:${id}`);
}

/** MA-RNG-01, MA-RNG-05, MA-MIS-07 shortest paths of all pairs, around walls and restricted areas. */
function distances(neighbours: readonly (readonly number[])[]): Uint8Array {
  const size = neighbours.length;
  const found = new Uint8Array(size * size).fill(FAR);
  for (let from = 0; from < size; from++) {
    const queue = [from];
    found[from * size + from] = 0;
    for (const at of queue) {
      const next = (found[from * size + at] ?? FAR) + 1;
      for (const to of neighbours[at] ?? []) {
        if (found[from * size + to] !== FAR) continue;
        found[from * size + to] = next;
        queue.push(to);
      }
    }
  }
  return found;
}

/**
 * The spaces where an enemy may end a movement of `steps` on a shortest path to the nearest of the goals (MA-EMV-02,
 * MD-GEN-02, MA-EMV-06). Empty when it would not move (MA-EMV-05) or can't come there (MA-EMV-12).
 */
export function endsToward(
  { walks, size }: Terrain,
  open: OpenDoors,
  from: number,
  goals: readonly number[],
  steps: number,
): number[] {
  const walk = walks[open];
  let distance = FAR;
  for (const goal of goals) distance = Math.min(distance, walk?.[from * size + goal] ?? FAR);
  if (walk === undefined || distance === FAR || distance === 0) return [];
  const taken = Math.min(steps, distance);
  const ends: number[] = [];
  for (let space = 0; space < size; space++) {
    if (walk[from * size + space] !== taken) continue;
    if (goals.some((goal) => walk[from * size + goal] === distance && walk[space * size + goal] === distance - taken))
      ends.push(space);
  }
  return ends;
}
