import type { InkSet } from '../colour.ts';
import type { Point } from '../page.ts';

export type Vec = readonly [number, number, number];

/** What every part of a model may say. Models are 200 long or so; x right, y up, z forward. */
interface PartBase {
  readonly at?: Vec;
  /** Which material. */
  readonly m?: number;
  /** Also at the other side. */
  readonly twin?: boolean;
  /** How many plates and lit windows are strewn over it. */
  readonly panels?: number;
  readonly lights?: number;
  /** A fixed tone, or lighter and darker than the light says. */
  readonly tone?: number;
  readonly dt?: number;
  /** Shines by itself, in this ink. */
  readonly glow?: keyof InkSet;
  /** Degrees about z (bank), y (turn), x (nose up), before it is moved to `at`. */
  readonly turn?: Vec;
  /** An engine's flame: its size, and where it leaves the model (backwards). */
  readonly burn?: number;
  readonly burnAt?: Vec;
  readonly hue?: keyof InkSet;
}

/** Right half of the plan as [x, z] from nose to tail, from height y0 to y1; the upper rim is smaller by `in`. */
export interface Slab extends PartBase {
  readonly s: 'slab';
  readonly plan: readonly Point[];
  readonly y: Point;
  readonly in?: Point;
  readonly half?: boolean;
}
/** A turned body: profile of [radius, place] along an axis. */
export interface Lathe extends PartBase {
  readonly s: 'lathe';
  readonly prof: readonly Point[];
  readonly n?: number;
  readonly axis?: 'x' | 'y' | 'z';
  readonly squash?: number;
  /** The profile is closed in itself: a ring, not a body. */
  readonly ring?: boolean;
}
export interface Box extends PartBase {
  readonly s: 'box';
  readonly size: Vec;
  readonly in?: Point;
}
export type Part = Slab | Lathe | Box;

export interface Model {
  /** Colours of its materials. */
  readonly mats: readonly string[];
  readonly parts: readonly Part[];
  /** How it is seen best: yaw, pitch, roll; and how large before the eye, which bends its lines. */
  readonly view?: Vec;
  readonly scale?: number;
  readonly persp?: number;
  /** Where the light comes from in the model's own space; gear is lit from the front, ships from behind. */
  readonly sun?: Vec;
}

/** All faces wind the same way. */
export interface Mesh {
  readonly points: readonly Vec[];
  readonly faces: readonly (readonly number[])[];
  readonly round: boolean;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** About y (yaw), then x (pitch), then z (roll), in degrees. */
export function rotate([x0, y0, z0]: Vec, [yaw, pitch, roll]: Vec): Vec {
  const [a, b, c] = [radians(yaw), radians(pitch), radians(roll)];
  const x1 = x0 * Math.cos(a) + z0 * Math.sin(a);
  const z1 = -x0 * Math.sin(a) + z0 * Math.cos(a);
  const y1 = y0 * Math.cos(b) - z1 * Math.sin(b);
  const z2 = y0 * Math.sin(b) + z1 * Math.cos(b);
  return [x1 * Math.cos(c) - y1 * Math.sin(c), x1 * Math.sin(c) + y1 * Math.cos(c), z2];
}

const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

function slabMesh({ plan, y: [low, high], in: [sx, sz] = [1, 1], half = true }: Omit<Slab, 's'>): Mesh {
  const left = plan.filter(([x]) => x !== 0).map(([x, z]): Point => [-x, z]);
  const outline = half ? [...plan, ...left.reverse()] : plan;
  const depths = outline.map(([, z]) => z);
  const zc = (Math.min(...depths) + Math.max(...depths)) / 2;
  const xc = half ? 0 : outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
  const points = [
    ...outline.map(([x, z]): Vec => [x, low, z]),
    ...outline.map(([x, z]): Vec => [xc + (x - xc) * sx, high, zc + (z - zc) * sz]),
  ];
  const count = outline.length;
  const sides = outline.map((_, i) => [i, (i + 1) % count, count + ((i + 1) % count), count + i]);
  return {
    points,
    faces: [outline.map((_, i) => count - 1 - i), outline.map((_, i) => count + i), ...sides],
    round: false,
  };
}

function latheMesh({ prof, n: sides = 20, axis = 'y', squash = 1, ring: isRing = false }: Lathe, detail: number): Mesh {
  const n = Math.max(5, Math.ceil(sides * detail));
  const points: Vec[] = [];
  for (const [r, h] of prof) {
    for (let i = 0; i < n; i++) {
      const angle = (i / n) * 2 * Math.PI;
      const [c, s] = [r * Math.cos(angle), r * Math.sin(angle) * squash];
      points.push(axis === 'y' ? [c, h, s] : axis === 'z' ? [c, s, h] : [h, c, s]);
    }
  }
  const ring = (p: number): number[] => Array.from({ length: n }, (_, i) => p * n + i);
  const faces: number[][] = [];
  for (let p = 0; p + (isRing ? 0 : 1) < prof.length; p++) {
    const q = (p + 1) % prof.length;
    for (let i = 0; i < n; i++) faces.push([p * n + i, p * n + ((i + 1) % n), q * n + ((i + 1) % n), q * n + i]);
  }
  return { points, faces: isRing ? faces : [ring(0).reverse(), ring(prof.length - 1), ...faces], round: true };
}

function meshAtOrigin(part: Part, detail: number): Mesh {
  switch (part.s) {
    case 'slab':
      return slabMesh(part);
    case 'lathe':
      return latheMesh(part, detail);
    case 'box': {
      const [w, h, d] = part.size;
      return slabMesh({
        plan: [
          [w / 2, d / 2],
          [w / 2, -d / 2],
        ],
        y: [-h / 2, h / 2],
        ...(part.in ? { in: part.in } : {}),
      });
    }
  }
}

/** A part's points in the space of its model; with less detail round things have fewer sides. */
export function meshOf(part: Part, detail = 1): Mesh {
  const mesh = meshAtOrigin(part, detail);
  const { turn, at = [0, 0, 0] } = part;
  const placed = mesh.points.map((point) => add(turn ? rotate(point, [turn[1], turn[2], turn[0]]) : point, at));
  return { ...mesh, points: placed };
}
