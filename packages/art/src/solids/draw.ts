import { type Hex, mix, type Ramp, ramp } from '../colour.ts';
import { LIGHT, n, type Page, type Point, polygon, toneOf } from '../page.ts';
import { between, dot, type Item, middle, minus, ordered, unit } from './order.ts';
import { type Mesh, type Model, meshOf, type Part, rotate, type Vec } from './shapes.ts';

/** Where and how a model stands in a picture. */
export interface Pose {
  readonly view?: Vec;
  /** Its middle, or the middle of its foot. */
  readonly at?: Point;
  readonly stands?: boolean;
  /** 1: it fills the picture. */
  readonly scale?: number;
  /** Other colours for its materials. */
  readonly mats?: readonly string[];
}

interface Camera {
  readonly view: Vec;
  readonly scale: number;
  readonly sun: Vec;
  readonly eye: Vec;
  project(point: Vec): Point;
}

/** A side that is turned towards the eye. */
interface Side {
  readonly index: number;
  readonly points: readonly Vec[];
  readonly tone: number;
  readonly light: number;
  readonly kids: Item[];
}

const GREY: Hex = '#8a8f96';
/** What a model may fill of the 300. */
const WIDEST = 262;
const TALLEST = 212;

function camera(model: Model, pose: Pose): Camera {
  const view: Vec = pose.view ?? model.view ?? [40, 18, -8];
  const [scale, persp] = [model.scale ?? 1, model.persp ?? 400];
  const project = ([x, y, z]: Vec): Point => {
    const q = persp / Math.max(60, persp - z * scale);
    return [x * scale * q, -y * scale * q];
  };
  return { view, scale, sun: unit(model.sun ?? [0.62, 0.66, 0.12]), eye: [0, 0, persp / scale], project };
}

const toneAt = (light: number): number =>
  light > 0.8 ? 4 : light > 0.52 ? 3 : light > 0.16 ? 2 : light > -0.3 ? 1 : 0;

/** As long as the face is wide. */
function normalOf(points: readonly Vec[]): Vec {
  let [x, y, z] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  });
  return [x, y, z];
}

/** A point of a four-sided face, from its corners. */
function onQuad(points: readonly Vec[], a: number, b: number): Vec {
  const [p, q, r, s] = points;
  if (!(p && q && r && s)) return [0, 0, 0];
  return between(between(p, q, a), between(s, r, a), b);
}

/** Plates of a neighbouring tone. */
function addPanels(g: Page, part: Part, sides: readonly Side[], isRound: boolean, r: Ramp): void {
  const quads = sides.filter(({ points }) => points.length === 4 || (points.length > 4 && !isRound));
  for (let i = 0; i < (part.panels ?? 0) && quads.length > 0; i++) {
    const side = quads[Math.floor(g.rnd() * quads.length)];
    if (!side) continue;
    const [u, w] = [0.06 + g.rnd() * 0.7, 0.08 + g.rnd() * 0.66];
    const [du, dw] = [0.05 + g.rnd() * 0.2, 0.05 + g.rnd() * 0.2];
    const corner = (a: number, b: number): Vec => onQuad(side.points, a, b);
    const fill = mix(toneOf(r, side.tone), toneOf(r, side.tone + (g.rnd() < 0.6 ? -1 : 1)), 0.55);
    side.kids.push({ points: [corner(u, w), corner(u + du, w), corner(u + du, w + dw), corner(u, w + dw)], fill });
  }
}

/** Lit windows, on sides in the shadow. */
function addWindows(g: Page, part: Part, sides: readonly Side[], scale: number): void {
  const dark = sides.filter(({ index, light, points }) => index > 1 && light < 0.5 && points.length === 4);
  for (let i = 0; i < (part.lights ?? 0) && dark.length > 0; i++) {
    const side = dark[Math.floor(g.rnd() * dark.length)];
    const [p, q, , s] = side?.points ?? [];
    if (!(side && p && q && s)) continue;
    const centre = onQuad(side.points, 0.05 + g.rnd() * 0.9, 0.25 + Math.floor(g.rnd() * 3) * 0.22);
    const [along, up] = [unit(minus(q, p)), unit(minus(s, p))];
    const w = (g.rnd() < 0.3 ? 3.6 : 1.7) / scale;
    const at = (j: 0 | 1 | 2, x: number, y: number): number =>
      centre[j] + along[j] * x * w + (up[j] * y * 1.05) / scale;
    const corner = (x: number, y: number): Vec => [at(0, x, y), at(1, x, y), at(2, x, y)];
    side.kids.push({
      points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
      fill: g.k.halo,
      isThin: true,
    });
  }
}

/** The lit edges of a silhouette, and the counter-light opposite. */
function outlines(g: Page, cam: Camera, points: readonly Vec[], edges: Map<string, number[]>, r: Ramp): Item[] {
  const out: Item[] = [];
  const c = cam.project(middle(points));
  for (const [key, seen] of edges) {
    if (seen.filter((face) => face >= 0).length !== 1) continue;
    const [from, to] = key.split(',').map((i) => points[Number(i)]);
    if (!(from && to)) continue;
    const [a, b] = [cam.project(from), cam.project(to)];
    const outward =
      (b[1] - a[1]) * ((a[0] + b[0]) / 2 - c[0]) + (a[0] - b[0]) * ((a[1] + b[1]) / 2 - c[1]) < 0 ? -1 : 1;
    const facing =
      (outward * ((b[1] - a[1]) * LIGHT[0] + (a[0] - b[0]) * LIGHT[1])) / (Math.hypot(b[1] - a[1], a[0] - b[0]) || 1);
    if (facing > 0.25)
      out.push({ points: [from, to], rank: 3, line: mix(r[4], g.k.key, 0.5), width: g.isToken ? 3 : 1.5 });
    else if (facing < -0.45 && !g.isToken) {
      out.push({ points: [from, to], rank: 3, line: mix(mix(g.k.cool, g.k.ink, 0.25), r[1], 0.2), width: 1.1 });
    }
  }
  return out;
}

function flame(g: Page, cam: Camera, part: Part, flip: number): Item[] {
  if (!(part.burn && part.burnAt)) return [];
  const [bx, by, bz] = part.burnAt;
  const origin = rotate([bx * flip, by, bz - 0.5], cam.view);
  const o = cam.project(origin);
  const e = cam.project(rotate([bx * flip, by, bz - part.burn * 6], cam.view));
  const size = part.burn * cam.scale;
  const [dx, dy] = [e[0] - o[0], e[1] - o[1]];
  const length = Math.hypot(dx, dy) || 1;
  const across: Point = [(-dy / length) * size * 0.45, (dx / length) * size * 0.45];
  const hue = g.k[part.hue ?? 'cool'];
  const tongue = (wide: number, far: number): string =>
    polygon([
      [o[0] + across[0] * wide, o[1] + across[1] * wide],
      [o[0] + dx * far, o[1] + dy * far],
      [o[0] - across[0] * wide, o[1] - across[1] * wide],
    ]);
  const isTowardsUs = rotate([0, 0, -1], cam.view)[2] > 0.3;
  const trail = isTowardsUs ? '' : g.flat(tongue(1, 1), hue, 0.55) + g.flat(tongue(0.6, 0.55), mix(hue, g.k.key, 0.75));
  const svg =
    g.glow(o[0], o[1], size * 2.4, hue, 0.8) + trail + g.dot(o[0], o[1], size * 0.46, mix(hue, '#ffffff', 0.82));
  return [{ points: [origin], svg }];
}

function facesOf(g: Page, cam: Camera, part: Part, mesh: Mesh, points: readonly Vec[], r: Ramp): Item[] {
  const centre = middle(points);
  const at = (face: readonly number[]): Vec[] => face.map((i) => points[i] ?? centre);
  // A mirrored part winds the other way; its volume says so.
  const isInsideOut = mesh.faces.reduce((sum, face) => sum + dot(normalOf(at(face)), middle(at(face))), 0) < 0;
  const edges = new Map<string, number[]>();
  const sides: Side[] = [];
  const items: Item[] = [];
  mesh.faces.forEach((face, index) => {
    const corners = at(face);
    const faceCentre = middle(corners);
    const raw = unit(normalOf(corners));
    const normal: Vec = isInsideOut ? [-raw[0], -raw[1], -raw[2]] : raw;
    const isSeen = dot(normal, minus(cam.eye, faceCentre)) > 0.001;
    face.forEach((a, i) => {
      const b = face[(i + 1) % face.length] ?? a;
      const key = a < b ? `${a},${b}` : `${b},${a}`;
      edges.set(key, [...(edges.get(key) ?? []), isSeen ? index : -1]);
    });
    if (!isSeen) return;
    const light = dot(normal, cam.sun);
    const tone = part.tone ?? Math.max(0, Math.min(4, toneAt(light) + (part.dt ?? 0)));
    const side: Side = { index, points: corners, tone, light, kids: [] };
    sides.push(side);
    items.push({ points: corners, normal, fill: part.glow ? g.k[part.glow] : toneOf(r, tone), kids: side.kids });
  });
  if (!g.isToken) {
    addPanels(g, part, sides, mesh.round, r);
    addWindows(g, part, sides, cam.scale);
  }
  return part.glow ? items : [...items, ...outlines(g, cam, points, edges, r)];
}

/** A model as it is seen from somewhere, flat-shaded in five tones. */
export function drawModel(g: Page, model: Model, pose: Pose = {}): string {
  const cam = camera(model, pose);
  const mats = pose.mats ?? model.mats;
  const items: Item[] = [];
  const seen: Point[] = [];
  for (const part of model.parts) {
    const mesh = meshOf(part, g.isToken ? 0.6 : 1);
    const r = ramp(mats[part.m ?? 0] ?? GREY, g.k);
    for (const flip of part.twin ? [-1, 1] : [1]) {
      const points = mesh.points.map(([x, y, z]) => rotate([x * flip, y, z], cam.view));
      seen.push(...points.map((point) => cam.project(point)));
      items.push(...facesOf(g, cam, part, mesh, points, r), ...flame(g, cam, part, flip));
    }
  }
  const sorted = ordered(items, cam.eye).flatMap((item) => [item, ...(item.kids ?? [])]);
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round" transform="${fitted(seen, pose)}">${joined(sorted, cam)}</g>`;
}

/** Moves what was seen to its place, as large as there is room. */
function fitted(seen: readonly Point[], { at = [150, 146], scale = 1, stands = false }: Pose): string {
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const k = scale * Math.min(WIDEST / (right - left), TALLEST / (low - top));
  return `translate(${n(at[0])} ${n(at[1])}) scale(${Math.round(k * 1000) / 1000}) translate(${n(-(left + right) / 2)} ${n(stands ? -low : -(top + low) / 2)})`;
}

/** Neighbours of one colour become one path. */
function joined(items: readonly Item[], cam: Camera): string {
  let [out, d, open] = ['', '', ''];
  const flush = (): void => {
    if (d) out += `<path d="${d}"${open}/>`;
    d = '';
  };
  for (const { svg, line, width = 1, fill = '', isThin, points } of items) {
    if (svg !== undefined) {
      flush();
      out += svg;
      continue;
    }
    const next = line
      ? ` stroke="${line}" stroke-width="${width}"`
      : ` fill="${fill}"${isThin ? '' : ` stroke="${fill}" stroke-width=".6"`}`;
    if (next !== open) flush();
    open = next;
    const path = polygon(points.map((point) => cam.project(point)));
    d += line ? path.slice(0, -1) : path;
  }
  flush();
  return out;
}
