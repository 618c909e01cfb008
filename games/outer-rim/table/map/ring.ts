import { type Point, pointOf, type Space as SpaceId, type Tile } from '../../content/index.ts';

/** The middle of the half ring on its ground line, and how far the ring reaches, as content/board.ts lays it out. */
const MIDDLE = 800;
const GROUND = 850;
const OUTER = 785;
const INNER = 385;
/** How high the bow is inside: so much of its height is free for the stage. */
const INSIDE = 0.66;
const [OUTER_CURVE, INNER_CURVE] = [3, 4.2];
const SAMPLES = 240;

/** Half of a superellipse from its left foot to its right one; `at` goes along it at an even pace. */
interface Arch {
  readonly half: number;
  readonly height: number;
  readonly at: (share: number) => Point;
}

/** The half ring as it is drawn: a bow as wide as its window, broad enough inside for the stage. */
export interface Ring {
  readonly outer: Arch;
  readonly inner: Arch;
}

/** For a window that is so many times wider than high; where nothing lies inside, the ring is broader. */
export function ringFor(aspect: number, hasRoom: boolean): Ring {
  const half = Math.max(520, Math.min(1700, (aspect * 880) / 2));
  const side = hasRoom ? Math.max(250, Math.min(440, half * 0.36)) : half * 0.56;
  return {
    outer: archOf(half, OUTER, OUTER_CURVE),
    inner: archOf(half - side, OUTER * (hasRoom ? INSIDE : 0.5), INNER_CURVE),
  };
}

function archOf(half: number, height: number, curve: number): Arch {
  const points = Array.from({ length: SAMPLES + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / SAMPLES);
    const x = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** (2 / curve);
    return { x: MIDDLE + half * x, y: GROUND - height * Math.sin(angle) ** (2 / curve) };
  });
  const lengths = [0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths.at(-1) ?? 1;
  const at = (share: number): Point => {
    const wanted = Math.max(0, Math.min(1, share)) * whole;
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const [from = 0, to = 1] = [lengths[next - 1], lengths[next]];
    return between(points[next - 1] as Point, points[next] as Point, (wanted - from) / Math.max(1e-6, to - from));
  };
  return { half, height, at };
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** A place on the ring: `along` from its left foot to its right one, `out` from the inner edge to the outer one. */
export const onRing = ({ inner, outer }: Ring, along: number, out: number): Point =>
  between(inner.at(along), outer.at(along), out);

/** Planets are as large as ever on a narrower ring: they keep away from its edges, most from the inner one, for their contacts. */
const keptInside = (out: number): number => 0.21 + 0.7 * out;

/** Where a point of the printed half ring lies on the bow. */
export function bent(ring: Ring, { x, y }: Point): Point {
  const [right, up] = [x - MIDDLE, GROUND - y];
  const along = 1 - Math.atan2(up, right) / Math.PI;
  return onRing(ring, along, keptInside((Math.hypot(right, up) - INNER) / (OUTER - INNER)));
}

export const placeOn = (ring: Ring, space: SpaceId, order: readonly Tile[]): Point => bent(ring, pointOf(space, order));

/** The outline of the ring, as the path of an svg. */
export function outlineOf({ outer, inner }: Ring): string {
  const along = ({ at }: Arch): string[] =>
    Array.from({ length: 61 }, (_, i) => at(i / 60)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${[...along(outer), ...along(inner).reverse()].join('L')}z`;
}

/** The free room inside, on the ground line. */
export const roomIn = ({ inner: { half, height } }: Ring) => ({
  left: MIDDLE - 0.96 * half,
  top: GROUND - 0.97 * height,
  width: 1.92 * half,
  height: 0.97 * height,
});
