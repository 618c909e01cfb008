import type { Link, Point, Space } from './map.ts';

/** The ways of a map, for drawing: which spaces are linked, and the shortest line of links between two of them. */
export class Ways {
  private readonly linked = new Map<string, string[]>();

  constructor(links: readonly Link[]) {
    for (const { from, to } of links) {
      this.add(from, to);
      this.add(to, from);
    }
  }

  from(space: string): readonly string[] {
    return this.linked.get(space) ?? [];
  }

  /** From one space to another, both included; without a way just these two. */
  route(from: string, to: string): readonly string[] {
    const cameFrom = new Map<string, string | null>([[from, null]]);
    const queue = [from];
    for (let i = 0; i < queue.length; i++) {
      const here = queue[i] as string;
      if (here === to) return trace(cameFrom, to);
      for (const next of this.from(here)) {
        if (cameFrom.has(next)) continue;
        cameFrom.set(next, here);
        queue.push(next);
      }
    }
    return [from, to];
  }

  private add(from: string, to: string): void {
    const known = this.linked.get(from);
    if (known === undefined) this.linked.set(from, [to]);
    else known.push(to);
  }
}

function trace(cameFrom: ReadonlyMap<string, string | null>, to: string): readonly string[] {
  const route: string[] = [];
  for (let at: string | null = to; at !== null; at = cameFrom.get(at) ?? null) route.unshift(at);
  return route;
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const TOWARDS: Readonly<Record<Direction, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Aside counts twice, and beyond 65° it is another direction. */
const WIDEST = Math.cos((65 * Math.PI) / 180);
/** A linked space is taken before one that merely lies nearer. */
const LINK_BONUS = 0.55;

export const isDirection = (key: string): key is Direction => Object.hasOwn(TOWARDS, key);

/** The space an arrow key leads to. */
export function neighbour(spaces: readonly Space[], ways: Ways, here: Space, key: Direction): Space | undefined {
  const toward = TOWARDS[key];
  const linked = ways.from(here.id);
  let best: Space | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const space of spaces) {
    const x = space.x - here.x;
    const y = space.y - here.y;
    const distance = Math.hypot(x, y);
    const ahead = x * toward.x + y * toward.y;
    if (distance === 0 || ahead / distance < WIDEST) continue;
    const aside = Math.abs(x * toward.y - y * toward.x);
    const cost = (ahead + 2 * aside) * (linked.includes(space.id) ? LINK_BONUS : 1);
    if (cost >= least) continue;
    least = cost;
    best = space;
  }
  return best;
}

/** Half the way from each space to the one that lies nearest to it. */
export function reachesOf(spaces: readonly Space[]): ReadonlyMap<string, number> {
  const nearest = ({ x, y, id }: Space): number =>
    Math.min(...spaces.flatMap((other) => (other.id === id ? [] : Math.hypot(other.x - x, other.y - y))));
  return new Map(spaces.map((space) => [space.id, nearest(space) / 2]));
}
