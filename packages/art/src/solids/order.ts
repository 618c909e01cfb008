import type { Vec } from './shapes.ts';

/** Something flat to draw: a face, a line, or a point with a drawing. */
export interface Item {
  readonly points: readonly Vec[];
  /** Only faces have one. */
  readonly normal?: Vec;
  readonly fill?: string;
  readonly isThin?: boolean;
  readonly line?: string;
  readonly width?: number;
  readonly svg?: string;
  /** Lies on this face and goes wherever it goes. */
  readonly kids?: Item[];
  readonly rank?: number;
}

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export function unit(a: Vec): Vec {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
export const middle = (points: readonly Vec[]): Vec => {
  const sum = points.reduce<Vec>((s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
};
export const between = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const EPSILON = 0.04;

/** Cuts an item in two along a plane. */
function split(item: Item, heights: readonly number[], isFront: (point: Vec) => boolean): [Item, Item] {
  const front: Vec[] = [];
  const back: Vec[] = [];
  const count = item.points.length;
  item.points.forEach((point, i) => {
    const h = heights[i] ?? 0;
    if (h >= 0) front.push(point);
    if (h <= 0) back.push(point);
    const next = (i + 1) % count;
    const [other, otherHeight] = [item.points[next], heights[next] ?? 0];
    if (other === undefined || h * otherHeight >= 0 || (count === 2 && i === 1)) return;
    const cut = between(point, other, h / (h - otherHeight));
    front.push(cut);
    back.push(cut);
  });
  const kids = item.kids ?? [];
  const side = (kid: Item): boolean => kid.points[0] !== undefined && isFront(kid.points[0]);
  return [
    { ...item, points: front, kids: kids.filter(side) },
    { ...item, points: back, kids: kids.filter((kid) => !side(kid)) },
  ];
}

/** Back to front, exactly: space is split along faces, so parts may cut into one another and come in any order. */
export function ordered(items: readonly Item[], eye: Vec): Item[] {
  const out: Item[] = [];
  const walk = (list: readonly Item[]): void => {
    const faces = list.filter((item) => item.normal !== undefined);
    const root = faces[faces.length >> 1];
    const first = root?.points[0];
    if (root?.normal === undefined || first === undefined) {
      out.push(...list);
      return;
    }
    const { normal } = root;
    const level = dot(normal, first);
    const [on, front, back]: [Item[], Item[], Item[]] = [[root], [], []];
    for (const item of list) {
      if (item === root) continue;
      const heights = item.points.map((point) => dot(normal, point) - level);
      const [high, low] = [Math.max(...heights), Math.min(...heights)];
      if (high < EPSILON && low > -EPSILON) (item.points.length === 1 ? front : on).push(item);
      else if (low > -EPSILON) front.push(item);
      else if (high < EPSILON) back.push(item);
      else {
        const [a, b] = split(item, heights, (point) => dot(normal, point) - level >= 0);
        front.push(a);
        back.push(b);
      }
    }
    const isNear = dot(normal, eye) - level > 0;
    on.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
    walk(isNear ? back : front);
    out.push(...on);
    walk(isNear ? front : back);
  };
  walk(items);
  return out;
}
