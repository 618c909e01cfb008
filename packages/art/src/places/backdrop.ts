import { mix } from '../colour.ts';
import { n, type Page, type Stop } from '../page.ts';
import { BODIES } from './bodies.ts';
import { BUILT } from './built.ts';
import { type Draw, LAND } from './land.ts';
import type { Layer, LayerKind, Scene, Sky, Weather } from './scene.ts';

const LAYERS: Readonly<Record<LayerKind, Draw>> = { ...LAND, ...BUILT };
/** Layers whose lights are the colour of the counter-light. */
const COLD = new Set<LayerKind>(['pods', 'crystals']);

function skyStops(g: Page, sky: Sky): readonly Stop[] {
  const k = g.k;
  switch (sky) {
    case 'dusk':
      return [
        [0, k.deep],
        [0.38, k.far],
        [0.68, mix(k.far, k.glow, 0.72)],
        [0.86, k.glow],
      ];
    case 'night':
      return [
        [0, k.ink],
        [0.25, k.deep],
        [0.45, k.far],
        [0.6, mix(k.far, k.glow, 0.75)],
        [0.72, mix(k.glow, k.halo, 0.4)],
      ];
    case 'void':
      return [
        [0, k.ink],
        [0.55, k.deep],
        [1, mix(k.deep, k.far, 0.6)],
      ];
    case 'pit':
      return [
        [0, mix(k.deep, k.far, 0.4)],
        [0.6, k.deep],
        [1, k.ink],
      ];
    case 'day':
      return [
        [0, mix(k.far, k.glow, 0.4)],
        [0.4, k.glow],
        [0.75, mix(k.glow, k.halo, 0.7)],
        [1, k.halo],
      ];
  }
}

function stars(g: Page, count: number, low: number): string {
  let d = '';
  for (let i = 0; i < (g.isToken ? count / 3 : count); i++) {
    const [x, y, r] = [-160 + g.rnd() * 620, -60 + g.rnd() * low, 0.5 + g.rnd() ** 4 * (g.isToken ? 3 : 1.6)];
    d += `M${n(x)} ${n(y - r * 1.4)}l${n(r)} ${n(r * 1.4)}l${n(-r)} ${n(r * 1.4)}l${n(-r)} ${n(-r * 1.4)}z`;
  }
  return g.flat(d, g.k.key, 0.8);
}

function bands(g: Page, count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const [y, x, w, h] = [60 + g.rnd() * 130, -140 + g.rnd() * 400, 90 + g.rnd() * 190, 1.5 + g.rnd() * 5];
    const d = `M${n(x)} ${n(y)}q${n(w * 0.3)} ${n(-h)} ${n(w * 0.6)} ${n(-h * 0.4)}t${n(w * 0.4)} ${n(h * 0.6)}q${n(-w * 0.4)} ${n(h)} ${n(-w)} ${n(-h * 0.2)}z`;
    out += g.flat(d, i % 2 ? g.k.halo : g.k.far, i % 2 ? 0.35 : 0.3);
  }
  return out;
}

/** Each nearer layer is darker; fog lies between them. */
function layer(g: Page, [kind, y, o = {}]: Layer, t: number): string {
  const k = g.k;
  const top = mix(mix(k.far, k.glow, 0.5 * Math.max(0, 1 - t)), k.ink, Math.min(1, t ** 0.8 * 0.92));
  const low = mix(top, t < 0.8 ? k.glow : k.ink, t < 0.8 ? 0.55 * (1 - t) : 0.7);
  const fill = g.linear([
    [0, top],
    [0.3, top],
    [0.9, low],
  ]);
  const [rim, lit] = [
    mix(top, k.halo, Math.max(0.1, 0.72 - 0.22 * t)),
    mix(top, k.glow, Math.max(0.05, 0.34 - 0.2 * t)),
  ];
  const shapes = LAYERS[kind](g, y, o);
  let out = '';
  for (const [d, lights] of shapes) {
    if (g.isToken) out += g.flat(d, fill);
    else {
      const [path, clip, r] = [g.id(), g.id(), 1 + t * 1.3];
      g.defs += `<path id="${path}" d="${d}"/><clipPath id="${clip}"><use href="#${path}"/></clipPath>`;
      const at = (q: number, colour: string): string =>
        `<use href="#${path}" fill="${colour}"${q ? ` transform="translate(${n(-q)} ${n(q * 0.7)})"` : ''}/>`;
      out += `<g clip-path="url(#${clip})">${at(0, rim)}${at(r, lit)}${at(r * (shapes.length > 1 ? 4.5 : 3), fill)}</g>`;
    }
    if (lights) out += lampsOf(g, kind, lights, top);
  }
  if (o.fog && !g.isToken) {
    const fog = g.linear([
      [0, k.glow, 0],
      [0.6, k.glow, 0.62],
      [1, k.glow, 0],
    ]);
    out += `<rect x="-160" y="${n(y - o.fog * 0.6)}" width="620" height="${n(o.fog * 1.6)}" fill="${fog}"/>`;
  }
  return out;
}

function lampsOf(g: Page, kind: LayerKind, lights: string, top: string): string {
  if (kind === 'fields') return g.flat(lights, mix(top, g.k.halo, 0.35), 0.8);
  if (kind === 'volcano') return g.flat(lights, mix(g.k.glow, g.k.key, 0.3));
  if (kind === 'sea') return g.flat(lights, g.k.halo, 0.75);
  if (kind === 'monolith') return g.flat(lights, g.k.cool, 0.9);
  return g.flat(lights, COLD.has(kind) ? mix(g.k.cool, g.k.key, 0.35) : g.k.halo, 0.92);
}

function lanes(g: Page, count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [150 + g.rnd() * 110, 150 + g.rnd() * 110];
    out += `<path d="M-150 ${n(a)}Q150 ${n((a + b) / 2 + 10)} 450 ${n(b)}" stroke="${i % 2 ? g.k.cool : g.k.halo}" stroke-width="2" stroke-dasharray="7 3 2 9 4 5" fill="none"/>`;
  }
  return out;
}

function rays(g: Page, [x, y]: readonly [number, number]): string {
  let d = '';
  for (let i = 0; i < 18; i++) {
    const [a, w] = [(i / 18) * 6.283 + g.rnd() * 0.2, 0.03 + g.rnd() * 0.07];
    d += `M${x} ${y}L${n(x + 420 * Math.cos(a))} ${n(y + 420 * Math.sin(a))}L${n(x + 420 * Math.cos(a + w))} ${n(y + 420 * Math.sin(a + w))}Z`;
  }
  return g.flat(d, g.k.halo, 0.16);
}

/** What falls or flies through the air, in front of the land. */
export function weather(g: Page, kind: Weather): string {
  const k = g.k;
  let d = '';
  const many = (count: number, one: (x: number, y: number) => string): string => {
    for (let i = 0; i < count; i++) d += one(-160 + g.rnd() * 620, -60 + g.rnd() * 420);
    return d;
  };
  switch (kind) {
    case 'rain':
      return g.line(
        many(110, (x, y) => `M${n(x)} ${n(y)}l-5 ${n(14 + g.rnd() * 14)}`),
        k.halo,
        1,
        0.4,
      );
    case 'snow':
      return g.flat(
        many(120, (x, y) => diamond(x, y, 0.8 + g.rnd() ** 3 * 3)),
        k.key,
        0.85,
      );
    case 'dust':
      return g.flat(
        many(
          26,
          (x, y) => `M${n(x)} ${n(y * 0.5 + 150)}q${n(50 + g.rnd() * 80)} -5 ${n(110 + g.rnd() * 90)} 0q-60 6 -120 1z`,
        ),
        k.halo,
        0.2,
      );
    case 'embers':
      return g.flat(
        many(70, (x, y) => diamond(x, y, 0.8 + g.rnd() ** 3 * 2.6)),
        mix(k.glow, k.key, 0.4),
        0.9,
      );
    case 'spores':
      return g.flat(
        many(44, (x, y) => diamond(x, y, 1 + g.rnd() ** 2 * 3)),
        mix(k.halo, k.cool, 0.3),
        0.6,
      );
    case 'streaks': {
      for (let i = 0; i < 90; i++) {
        const [a, from] = [g.rnd() * 6.283, 26 + g.rnd() * 130];
        const [to, w] = [from * (1.4 + g.rnd() * 1.5), 0.004 + g.rnd() * 0.008];
        const at = (q: number, b: number): string => `${n(170 + q * Math.cos(b))} ${n(130 + q * Math.sin(b))}`;
        d += `M${at(from, a)}L${at(to, a - w)}L${at(to, a + w)}Z`;
      }
      return g.glow(170, 130, 150, k.glow, 0.6) + g.flat(d, k.key, 0.85) + g.glow(170, 130, 34, k.key, 0.9);
    }
    case 'lightning': {
      for (const from of [70, 230]) {
        let [x, y] = [from, -60];
        d += `M${n(x)} ${n(y)}`;
        while (y < 230) {
          x += (g.rnd() - 0.5) * 60;
          y += 16 + g.rnd() * 30;
          d += `L${n(x)} ${n(y)}`;
          if (g.rnd() < 0.25) d += `l${n((g.rnd() - 0.5) * 70)} ${n(20 + g.rnd() * 20)}M${n(x)} ${n(y)}`;
        }
      }
      return g.line(d, mix(k.cool, k.glow, 0.3), 7, 0.35) + g.line(d, k.key, 2.2);
    }
  }
}

const diamond = (x: number, y: number, r: number): string =>
  `M${n(x)} ${n(y - r)}l${n(r)} ${n(r)}l${n(-r)} ${n(r)}l${n(-r)} ${n(-r)}z`;

export function backdrop(g: Page, scene: Scene): string {
  const sky = scene.sky ?? 'dusk';
  let out = `<rect x="-160" y="-70" width="620" height="440" fill="${g.linear(skyStops(g, sky))}"/>`;
  if (!g.isToken) for (const [x, y, r, ink] of scene.nebula ?? []) out += g.glow(x, y, r, g.k[ink], 0.4, r * 0.6);
  if (scene.stars) out += stars(g, scene.stars, sky === 'void' ? 420 : 190);
  for (const [kind, x, y, r] of scene.bodies ?? []) out += BODIES[kind](g, x, y, r);
  if (scene.bands && !g.isToken) out += bands(g, scene.bands);
  const layers = scene.layers ?? [];
  layers.forEach((each, i) => {
    if (scene.lanes && !g.isToken && i > 0 && i === layers.length - 1) out += lanes(g, scene.lanes);
    out += layer(g, each, each[2]?.t ?? (i + 1) / layers.length);
  });
  if (scene.rays) out += rays(g, scene.rays);
  return out;
}
