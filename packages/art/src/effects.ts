import { type Hex, type InkSet, mix } from './colour.ts';
import { n, type Page, type Point, polygon, type Stop } from './page.ts';

/** What happens in a picture. */
export type Effect =
  | { readonly does: 'blast'; readonly at: Point; readonly r: number }
  /** A rocket of a feast. */
  | { readonly does: 'firework'; readonly at: Point; readonly r: number; readonly hue?: keyof InkSet }
  /** Shots, from one point to another. */
  | {
      readonly does: 'bolts';
      readonly lines: readonly (readonly [number, number, number, number])[];
      readonly hue?: keyof InkSet;
    }
  /** A bubble of energy. */
  | { readonly does: 'bubble'; readonly at: Point; readonly r: number; readonly hue?: keyof InkSet }
  /** A cone of light that stands on a projector; with a height below 0 it falls from a lamp. */
  | { readonly does: 'beam'; readonly at: Point; readonly w: number; readonly h: number; readonly hue?: keyof InkSet }
  /** Somebody speaks from a projector: head and shoulders of light. */
  | { readonly does: 'call'; readonly at: Point; readonly h: number; readonly hue?: keyof InkSet }
  /** Somebody watches through glass: a ring and ticks. */
  | { readonly does: 'aim'; readonly at: Point; readonly r: number; readonly hue?: keyof InkSet }
  | { readonly does: 'flame'; readonly from: Point; readonly to: Point; readonly w: number }
  | { readonly does: 'smoke'; readonly at: Point; readonly r: number }
  | { readonly does: 'waves'; readonly at: Point; readonly r: number; readonly hue?: keyof InkSet }
  /** What somebody says, out of a mouth to the right. */
  | { readonly does: 'voice'; readonly at: Point; readonly r: number; readonly hue?: keyof InkSet }
  /** The way over or around something: a swoosh that ends in a point. */
  | { readonly does: 'leap'; readonly from: Point; readonly to: Point; readonly h: number; readonly hue?: keyof InkSet }
  /** What something near the eye stands on: a wall, a counter, a rock; `x` is where it stands. */
  | { readonly does: 'ledge'; readonly y: number; readonly x: number; readonly w: number }
  /** Footprints that come from far away, from one point to another. */
  | { readonly does: 'tracks'; readonly from: Point; readonly to: Point }
  /** Lines of speed behind something. */
  | { readonly does: 'rush'; readonly at: Point; readonly w: number; readonly h: number };

function puffs(g: Page, [x, y]: Point, count: number, R: number, size: number, fill: string): string {
  let out = g.dot(x, y, R, fill);
  for (let i = 0; i < count; i++) {
    const [a, q, s] = [(i / count) * 6.283 + g.rnd() * 0.5, R * (0.7 + g.rnd() * 0.5), size * (0.6 + g.rnd() * 0.7)];
    out += g.dot(x + q * Math.cos(a), y + q * Math.sin(a), s, fill);
  }
  return out;
}

function shards(g: Page, [x, y]: Point, r: number): string {
  const k = g.k;
  let [dark, rim] = ['', ''];
  for (let i = 0; i < 26; i++) {
    const [a, q, s] = [g.rnd() * 6.283, r * (1 + 1.5 * g.rnd()), 2 + 9 * g.rnd() ** 2];
    const [px, py] = [x + q * Math.cos(a), y + q * Math.sin(a)];
    const points = [0, 1, 2, 3, 4].map((j): Point => {
      const [t, w] = [a + (j / 5) * 6.283 + g.rnd() * 0.6, s * (0.45 + g.rnd() * 0.6) * (j ? 1 : 1.9)];
      return [px + w * Math.cos(t), py + w * Math.sin(t)];
    });
    dark += polygon(points);
    rim += polygon(points.map(([u, v]): Point => [u - Math.cos(a) * s * 0.3, v - Math.sin(a) * s * 0.3]));
  }
  return g.flat(rim, k.key) + g.flat(dark, mix(k.far, k.ink, 0.6));
}

function blast(g: Page, at: Point, r: number): string {
  const k = g.k;
  const [x, y] = at;
  let rays = '';
  for (let i = 0; i < 30; i++) {
    const [a, w, l] = [(i / 30) * 6.283 + g.rnd() * 0.14, 0.012 + g.rnd() * 0.05, r * (1.7 + g.rnd() * 2)];
    rays += polygon([
      at,
      [x + l * Math.cos(a - w), y + l * Math.sin(a - w)],
      [x + l * Math.cos(a + w), y + l * Math.sin(a + w)],
    ]);
  }
  return (
    g.glow(x, y, r * 3.2, k.glow, 0.95) +
    g.flat(rays, mix(k.halo, k.glow, 0.4), 0.4) +
    puffs(g, at, 13, r * 1.02, r * 0.34, mix(k.far, k.glow, 0.35)) +
    puffs(g, at, 12, r * 0.84, r * 0.3, k.glow) +
    puffs(g, at, 11, r * 0.62, r * 0.26, k.halo) +
    puffs(g, at, 9, r * 0.38, r * 0.2, k.key) +
    shards(g, at, r)
  );
}

function flame(g: Page, [x1, y1]: Point, [x2, y2]: Point, w: number): string {
  const k = g.k;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const l = Math.hypot(dx, dy) || 1;
  const at = (t: number, s: number): Point => [x1 + dx * t - (dy / l) * s, y1 + dy * t + (dx / l) * s];
  const tongue = (size: number, reach: number): string => {
    const [up, down]: [Point[], Point[]] = [[], []];
    for (let i = 0; i <= 8; i++) {
      const t = (i / 8) * reach;
      const s = w * size * Math.sin(Math.min(1, t * 1.1) * 2.4) * (0.8 + g.rnd() * 0.5);
      up.push(at(t, s));
      down.unshift(at(t * (0.94 + g.rnd() * 0.1), -s));
    }
    return polygon([[x1, y1], ...up, at(reach * 1.1, 0), ...down]);
  };
  return (
    g.glow((x1 + x2) / 2, (y1 + y2) / 2, l * 0.7, k.glow, 0.6) +
    g.flat(tongue(1, 1), k.glow, 0.9) +
    g.flat(tongue(0.66, 0.86), k.halo) +
    g.flat(tongue(0.34, 0.66), k.key)
  );
}

/** Heaps that get smaller as they drift up and away: [sideways, down, size] by the whole. */
const PLUME = [
  [-0.1, 0.75, 0.74],
  [-0.55, 0.2, 0.46],
  [0.4, 0.05, 0.6],
  [-0.05, -0.55, 0.42],
  [0.6, -0.85, 0.32],
  [0.25, -1.3, 0.2],
] as const;

function smoke(g: Page, [x, y]: Point, r: number): string {
  const k = g.k;
  return PLUME.map(([u, v, w]): string => {
    const heap = (by: number, size: number, fill: string): string =>
      puffs(g, [x + u * r - by * w, y + v * r + by * 1.3 * w], 8, r * w * size, r * w * 0.36 * size, fill);
    return (
      heap(0, 1, mix(k.far, k.halo, 0.55)) +
      heap(r * 0.1, 0.92, mix(k.far, k.glow, 0.4)) +
      heap(r * 0.24, 0.72, mix(k.deep, k.far, 0.8))
    );
  }).join('');
}

function firework(g: Page, [x, y]: Point, r: number, hue: Hex): string {
  let [rays, dots] = ['', ''];
  for (let i = 0; i < 22; i++) {
    const [a, q] = [(i / 22) * 6.283 + g.rnd() * 0.2, r * (0.6 + g.rnd() * 0.4)];
    const [c, s] = [Math.cos(a), Math.sin(a)];
    rays += `M${n(x + c * r * 0.22)} ${n(y + s * r * 0.22)}L${n(x + c * q * 0.84)} ${n(y + s * q * 0.84)}`;
    dots += g.dot(x + c * q, y + s * q + r * 0.04, r * (0.03 + g.rnd() * 0.03), g.k.key);
  }
  return g.glow(x, y, r * 1.1, hue, 0.6) + g.line(rays, hue, r * 0.035, 0.9) + dots;
}

function call(g: Page, [x, y]: Point, h: number, hue: Hex): string {
  const u = h / 100;
  const [light, dark] = [mix(hue, g.k.key, 0.55), mix(hue, g.k.deep, 0.45)];
  const at = (dx: number, dy: number): string => `${n(x + dx * u)} ${n(y + dy * u)}`;
  const bust = `M${at(-40, -16)}C${at(-38, -38)} ${at(-22, -44)} ${at(-9, -48)}L${at(-8, -56)}C${at(-20, -66)} ${at(-20, -96)} ${at(2, -98)}C${at(22, -96)} ${at(22, -68)} ${at(10, -56)}L${at(11, -48)}C${at(26, -44)} ${at(40, -38)} ${at(42, -16)}Z`;
  const lit = `M${at(4, -97)}C${at(22, -94)} ${at(22, -68)} ${at(10, -56)}L${at(11, -48)}C${at(26, -44)} ${at(40, -38)} ${at(42, -16)}L${at(26, -16)}C${at(24, -34)} ${at(10, -40)} ${at(2, -46)}L${at(4, -58)}C${at(12, -68)} ${at(14, -84)} ${at(4, -97)}Z`;
  let lines = '';
  for (let i = 0; i < 14; i++) lines += `M${at(-42, -18 - i * 6)}h${n(86 * u)}`;
  const cone = `M${at(-6, 0)}L${at(-46, -30)}L${at(-46, -104)}L${at(48, -104)}L${at(48, -30)}L${at(6, 0)}Z`;
  return (
    g.flat(
      cone,
      g.linear([
        [0, hue, 0],
        [0.6, hue, 0.16],
        [1, light, 0.7],
      ]),
    ) +
    g.flat(bust, dark, 0.9) +
    g.flat(lit, light, 0.9) +
    (g.isToken ? '' : `<g clip-path="url(#${g.clip(bust)})">${g.line(lines, g.k.ink, 1.2, 0.4)}</g>`) +
    g.dot(x, y, 14 * u, light, 3.4 * u)
  );
}

function leap(g: Page, [x1, y1]: Point, [x2, y2]: Point, h: number, hue: Hex): string {
  const [x, y] = [(x1 + x2) / 2, Math.min(y1, y2) - h];
  const l = Math.hypot(x2 - x, y2 - y) || 1;
  const [u, v] = [(x2 - x) / l, (y2 - y) / l];
  const arc = (w: number): string =>
    `M${n(x1)} ${n(y1)}Q${n(x)} ${n(y - w)} ${n(x2 + v * w * 0.3)} ${n(y2 - u * w * 0.3)}L${n(x2 - v * w * 0.3)} ${n(y2 + u * w * 0.3)}Q${n(x)} ${n(y + w)} ${n(x1)} ${n(y1)}Z`;
  const tip = polygon([
    [x2 + u * 26, y2 + v * 26],
    [x2 + v * 17, y2 - u * 17],
    [x2 - v * 17, y2 + u * 17],
  ]);
  return g.flat(arc(30), hue, 0.35) + g.flat(arc(15), mix(hue, g.k.key, 0.6)) + g.flat(tip, mix(hue, g.k.key, 0.6));
}

function ledge(g: Page, x: number, y: number, w: number): string {
  const k = g.k;
  const top = `M-160 ${n(y + 4)}L60 ${n(y - 3)}L${n(x - w)} ${n(y - 8)}L${n(x + w)} ${n(y - 9)}L460 ${n(y - 2)}L460 ${n(y + 14)}L${n(x)} ${n(y + 10)}L-160 ${n(y + 18)}Z`;
  const face = `M-160 ${n(y + 18)}L${n(x)} ${n(y + 10)}L460 ${n(y + 14)}V370H-160Z`;
  return (
    g.flat(top, mix(k.far, k.glow, 0.35)) +
    g.flat(face, mix(k.deep, k.ink, 0.45)) +
    g.line(`M-160 ${n(y + 18)}L${n(x)} ${n(y + 10)}L460 ${n(y + 14)}`, mix(k.far, k.halo, 0.35), 1.6, 0.8) +
    g.dot(x - w * 0.22, y + 1, w, mix(k.deep, k.ink, 0.6), w * 0.1)
  );
}

function tracks(g: Page, [x1, y1]: Point, [x2, y2]: Point): string {
  const k = g.k;
  let [lit, dark] = ['', ''];
  const COUNT = 8;
  for (let i = 0; i < COUNT; i++) {
    // as far apart as steps are to the eye
    const t = ((i + 1) / COUNT) ** 2;
    const size = 7 + 27 * t;
    const x = x1 + (x2 - x1) * t + Math.sin(t * 3.14) * 24 + (i % 2 ? 1 : -1) * size * 0.62;
    const y = y1 + (y2 - y1) * t;
    const print = (by: number, fill: Hex): string =>
      g.dot(x, y + by - size * 0.2, size * 0.5, fill, size * 0.25) +
      g.dot(x - size * 0.1, y + by + size * 0.24, size * 0.34, fill, size * 0.15);
    lit += print(size * 0.16, mix(k.glow, k.key, 0.25));
    dark += print(0, mix(k.deep, k.ink, 0.4));
  }
  return lit + dark;
}

export function drawEffect(g: Page, effect: Effect): string {
  const k = g.k;
  switch (effect.does) {
    case 'blast':
      return blast(g, effect.at, effect.r);
    case 'firework':
      return firework(g, effect.at, effect.r, k[effect.hue ?? 'halo']);
    case 'bolts': {
      const hue = k[effect.hue ?? 'cool'];
      return effect.lines
        .map(([x1, y1, x2, y2]) => {
          const d = `M${x1} ${y1}L${x2} ${y2}`;
          return (
            g.line(d, hue, 9, 0.35) +
            g.line(d, hue, 5, 0.85) +
            g.line(d, mix(hue, '#ffffff', 0.8), 2) +
            g.glow(x2, y2, 16, k.key, 0.8)
          );
        })
        .join('');
    }
    case 'bubble': {
      const hue = k[effect.hue ?? 'cool'];
      const [x, y] = effect.at;
      const fill = g.radial([
        [0, hue, 0.02],
        [0.7, hue, 0.12],
        [0.94, hue, 0.5],
        [1, mix(hue, k.key, 0.6), 0.9],
      ]);
      return (
        g.dot(x, y, effect.r, fill) +
        g.line(
          `M${n(x + effect.r * 0.5)} ${n(y - effect.r * 0.72)}A${n(effect.r * 0.88)} ${n(effect.r * 0.88)} 0 0 1 ${n(x + effect.r * 0.86)} ${n(y - effect.r * 0.1)}`,
          k.key,
          5,
          0.8,
        )
      );
    }
    case 'beam': {
      const hue = k[effect.hue ?? 'cool'];
      const [x, y] = effect.at;
      const d = `M${n(x - 8)} ${n(y)}L${n(x - effect.w)} ${n(y - effect.h)}L${n(x + effect.w)} ${n(y - effect.h)}L${n(x + 8)} ${n(y)}Z`;
      const fades: readonly Stop[] = [
        [0, hue, 0],
        [0.5, hue, 0.35],
        [1, mix(hue, k.key, 0.5), 0.8],
      ];
      return g.flat(d, g.linear(fades, effect.h < 0 ? [0, 1, 0, 0] : [0, 0, 0, 1]));
    }
    case 'call':
      return call(g, effect.at, effect.h, k[effect.hue ?? 'cool']);
    case 'aim': {
      const hue = k[effect.hue ?? 'cool'];
      const [x, y] = effect.at;
      const r = effect.r;
      const ring = (q: number): string =>
        `M${n(x - q)} ${n(y)}A${n(q)} ${n(q)} 0 0 1 ${n(x + q)} ${n(y)}A${n(q)} ${n(q)} 0 0 1 ${n(x - q)} ${n(y)}`;
      const ticks = `M${n(x - r * 1.3)} ${n(y)}h${n(r * 0.7)}M${n(x + r * 0.6)} ${n(y)}h${n(r * 0.7)}M${n(x)} ${n(y - r * 1.3)}v${n(r * 0.7)}M${n(x)} ${n(y + r * 0.6)}v${n(r * 0.7)}`;
      return (
        g.line(ring(r) + ticks, mix(hue, k.key, 0.2), 3.4, 0.95) +
        g.line(ring(r * 0.5), hue, 1.6, 0.7) +
        g.dot(x, y, 3, k.key)
      );
    }
    case 'flame':
      return flame(g, effect.from, effect.to, effect.w);
    case 'smoke':
      return smoke(g, effect.at, effect.r);
    case 'waves': {
      const [x, y] = effect.at;
      return [0.4, 0.7, 1]
        .map((q) =>
          g.line(
            `M${n(x - effect.r * q)} ${n(y)}A${n(effect.r * q)} ${n(effect.r * q)} 0 0 1 ${n(x + effect.r * q)} ${n(y)}`,
            k[effect.hue ?? 'halo'],
            5 - q * 2,
            1.1 - q * 0.6,
          ),
        )
        .join('');
    }
    case 'voice': {
      const [x, y] = effect.at;
      return [0.4, 0.7, 1]
        .map((q): string => {
          const [u, v, r] = [effect.r * q * 0.72, effect.r * q * 0.69, n(effect.r * q)];
          return g.line(
            `M${n(x + u)} ${n(y - v)}A${r} ${r} 0 0 1 ${n(x + u)} ${n(y + v)}`,
            k[effect.hue ?? 'halo'],
            3 + 3 * q,
            1.1 - q * 0.5,
          );
        })
        .join('');
    }
    case 'leap':
      return leap(g, effect.from, effect.to, effect.h, k[effect.hue ?? 'halo']);
    case 'tracks':
      return tracks(g, effect.from, effect.to);
    case 'ledge':
      return ledge(g, effect.x, effect.y, effect.w);
    case 'rush': {
      let d = '';
      for (let i = 0; i < 16; i++) {
        const [x, y, w] = [
          effect.at[0] - g.rnd() * effect.w,
          effect.at[1] + (g.rnd() - 0.5) * effect.h,
          effect.w * (0.3 + g.rnd() * 0.6),
        ];
        d += `M${n(x)} ${n(y)}l${n(-w)} ${n(w * 0.16)}l${n(w)} ${n(-w * 0.16 + 2.4)}z`;
      }
      return g.flat(d, k.key, 0.6);
    }
  }
}
