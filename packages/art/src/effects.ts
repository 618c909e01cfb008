import { type InkSet, mix } from './colour.ts';
import { n, type Page, type Point, polygon } from './page.ts';

/** What happens in a picture. */
export type Effect =
  | { readonly does: 'blast'; readonly at: Point; readonly r: number }
  /** Shots, from one point to another. */
  | {
      readonly does: 'bolts';
      readonly lines: readonly (readonly [number, number, number, number])[];
      readonly hue?: keyof InkSet;
    }
  /** A bubble of energy. */
  | { readonly does: 'bubble'; readonly at: Point; readonly r: number; readonly hue?: keyof InkSet }
  /** A cone of light that stands on a projector. */
  | { readonly does: 'beam'; readonly at: Point; readonly w: number; readonly h: number; readonly hue?: keyof InkSet }
  /** Somebody watches through glass: a ring and ticks. */
  | { readonly does: 'aim'; readonly at: Point; readonly r: number; readonly hue?: keyof InkSet }
  | { readonly does: 'flame'; readonly from: Point; readonly to: Point; readonly w: number }
  | { readonly does: 'smoke'; readonly at: Point; readonly r: number }
  | { readonly does: 'waves'; readonly at: Point; readonly r: number; readonly hue?: keyof InkSet }
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

export function drawEffect(g: Page, effect: Effect): string {
  const k = g.k;
  switch (effect.does) {
    case 'blast':
      return blast(g, effect.at, effect.r);
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
      return g.flat(
        d,
        g.linear([
          [0, hue, 0],
          [0.5, hue, 0.35],
          [1, mix(hue, k.key, 0.5), 0.8],
        ]),
      );
    }
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
      return (
        puffs(g, effect.at, 11, effect.r, effect.r * 0.5, mix(k.far, k.glow, 0.4)) +
        puffs(
          g,
          [effect.at[0] - effect.r * 0.15, effect.at[1] + effect.r * 0.2],
          10,
          effect.r * 0.8,
          effect.r * 0.42,
          mix(k.deep, k.far, 0.7),
        )
      );
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
