import type { Point } from '../page.ts';
import type { Box, Lathe, Model, Part, Slab, Vec } from '../solids/shapes.ts';

type More<T> = Partial<Omit<T, 's'>>;

/** Pairs of numbers, written one after the other: `'0 96 12 90'` are two points. */
export type Points = string | readonly Point[];

export function points(list: Points): readonly Point[] {
  if (typeof list !== 'string') return list;
  const numbers = list.split(' ').map(Number);
  return Array.from({ length: numbers.length >> 1 }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

/** From a half plan, nose first. */
export const slab = (plan: Points, y: Point, inset: Point = [1, 1], more: More<Slab> = {}): Slab => ({
  s: 'slab',
  plan: points(plan),
  y,
  in: inset,
  ...more,
});
/** A plan that is not mirrored: wings, fins. */
export const wing = (plan: Points, y: Point, more: More<Slab> = {}): Slab => ({
  s: 'slab',
  plan: points(plan),
  y,
  half: false,
  in: [0.92, 0.92],
  twin: true,
  ...more,
});
export const box = (size: Vec, at: Vec = [0, 0, 0], more: More<Box> = {}): Box => ({ s: 'box', size, at, ...more });
/** Turned about the long axis; places run from tail to nose. */
export const tube = (prof: Points, at: Vec = [0, 0, 0], more: More<Lathe> = {}): Lathe => ({
  s: 'lathe',
  axis: 'z',
  prof: points(prof),
  at,
  n: 16,
  ...more,
});
/** Turned about the upright axis. */
export const pot = (prof: Points, at: Vec = [0, 0, 0], more: More<Lathe> = {}): Lathe => ({
  s: 'lathe',
  axis: 'y',
  prof: points(prof),
  at,
  n: 24,
  ...more,
});
/** A thin upright plate, seen from the side: [z, y] points. */
export const fin = (side: Points, x: number, thick: number, more: More<Slab> = {}): Slab => ({
  s: 'slab',
  plan: points(side).map(([z, y]): Point => [y, z]),
  y: [-thick / 2, thick / 2],
  half: false,
  turn: [90, 0, 0],
  at: [x, 0, 0],
  in: [0.94, 0.94],
  ...more,
});

export const model = (
  mats: readonly string[],
  parts: readonly (Part | readonly Part[])[],
  more: Omit<Model, 'mats' | 'parts'> = {},
): Model => ({ mats, parts: parts.flat(), ...more });

/** Gear is lit from the front. */
export const LAMP: Vec = [0.55, 0.65, 0.45];
