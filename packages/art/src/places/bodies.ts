import { mix } from '../colour.ts';
import { n, type Page } from '../page.ts';
import { ROOM_BODIES } from './rooms.ts';
import type { Body, DrawBody } from './scene.ts';

const sun: DrawBody = (g, x, y, r) =>
  g.glow(x, y, r * 2.6, g.k.halo, 0.55) +
  g.dot(
    x,
    y,
    r,
    g.linear([
      [0, g.k.key],
      [1, mix(g.k.halo, g.k.glow, 0.25)],
    ]),
  );

const disc: DrawBody = (g, x, y, r) =>
  g.glow(x, y, r * 1.8, g.k.glow, 0.5) +
  g.dot(
    x,
    y,
    r,
    g.linear([
      [0, g.k.halo],
      [0.55, mix(g.k.halo, g.k.glow, 0.55)],
      [1, mix(g.k.glow, g.k.far, 0.55)],
    ]),
  );

const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r)} ${n(y)}Z`;

const inside = (g: Page, x: number, y: number, r: number, what: string): string =>
  `<g clip-path="url(#${g.clip(circle(x, y, r))})">${what}</g>`;

const moon: DrawBody = (g, x, y, r) => {
  const k = g.k;
  return (
    g.glow(x, y, r * 1.5, k.glow, 0.28) +
    inside(
      g,
      x,
      y,
      r,
      g.dot(x, y, r, mix(k.halo, k.glow, 0.35)) +
        g.dot(x - r * 0.3, y + r * 0.26, r * 1.06, mix(k.far, k.glow, 0.25)) +
        g.dot(x - r * 0.46, y + r * 0.4, r * 1.08, mix(k.deep, k.far, 0.55)),
    )
  );
};

const ringed: DrawBody = (g, x, y, r) => {
  const colour = mix(g.k.halo, g.k.glow, 0.4);
  const ring = (sweep: 0 | 1): string =>
    `<g transform="rotate(-18 ${n(x)} ${n(y)})"><path d="M${n(x - r * 1.9)} ${n(y)}A${n(r * 1.9)} ${n(r * 0.46)} 0 0 ${sweep} ${n(x + r * 1.9)} ${n(y)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.16)}" opacity=".8"/></g>`;
  return ring(1) + moon(g, x, y, r) + ring(0);
};

/** A giant with belts of cloud. */
const gas: DrawBody = (g, x, y, r) => {
  const k = g.k;
  const tones = [
    mix(k.glow, k.halo, 0.5),
    k.glow,
    mix(k.glow, k.far, 0.4),
    mix(k.halo, k.glow, 0.3),
    mix(k.glow, k.far, 0.6),
    k.far,
  ];
  let belts = '';
  tones.forEach((tone, i) => {
    const at = y - r + (i * r) / 2.7;
    belts += g.flat(
      `M${n(x - r)} ${n(at)}Q${n(x)} ${n(at + r * 0.3)} ${n(x + r)} ${n(at - r * 0.06)}V${n(y + r)}H${n(x - r)}Z`,
      tone,
    );
  });
  belts += g.dot(x + r * 0.3, y + r * 0.36, r * 0.16, mix(k.halo, k.cool, 0.4), r * 0.08);
  const shadow = `<path fill-rule="evenodd" d="${circle(x, y, r * 1.4)}${circle(x + r * 0.42, y - r * 0.38, r * 1.2)}" fill="${k.ink}" opacity=".5"/>`;
  return (
    g.glow(x, y, r * 1.6, k.glow, 0.4) + inside(g, x, y, r, g.dot(x, y, r, mix(k.glow, k.halo, 0.75)) + belts + shadow)
  );
};

/** Coasts of a living world, in radii from its middle. */
const COASTS = [
  'M-.7 -.6C-.56 -.78 -.36 -.74 -.28 -.84C-.16 -.94 .08 -.86 .12 -.74C.16 -.6 .02 -.6 -.04 -.5C-.12 -.42 -.08 -.32 -.2 -.28C-.3 -.24 -.36 -.2 -.3 -.1C-.26 0 -.14 -.06 -.14 .04C-.26 .08 -.42 0 -.46 -.14C-.54 -.26 -.66 -.3 -.7 -.42C-.74 -.5 -.74 -.54 -.7 -.6Z',
  'M-.18 .06C-.06 0 .1 .06 .16 .16C.26 .22 .34 .28 .28 .4C.22 .48 .2 .56 .1 .62C.06 .7 .02 .84 -.06 .86C-.12 .8 -.1 .68 -.12 .58C-.14 .46 -.26 .38 -.28 .26C-.3 .16 -.26 .1 -.18 .06Z',
  'M.4 -.66C.5 -.78 .66 -.78 .76 -.7C.9 -.62 1 -.4 .98 -.2C1 .04 .94 .3 .82 .44C.74 .5 .68 .4 .68 .28C.66 .14 .52 .16 .44 .08C.36 0 .34 -.14 .42 -.22C.5 -.28 .56 -.3 .52 -.4C.48 -.48 .36 -.54 .4 -.66Z',
];
/** Weather: streaks that lie across it and get thin at both ends. */
const CLOUDS = [
  'M-.8 -.24C-.5 -.34 -.2 -.3 .1 -.36C.3 -.4 .5 -.36 .66 -.42C.5 -.3 .3 -.3 .12 -.27C-.2 -.22 -.5 -.24 -.8 -.24Z',
  'M-.5 .3C-.3 .2 0 .26 .24 .16C.5 .08 .7 .1 .94 0C.76 .16 .5 .18 .3 .25C.04 .34 -.2 .28 -.5 .3Z',
  'M-.3 -.62C-.1 -.7 .2 -.62 .46 -.6C.2 -.54 -.06 -.56 -.3 -.62Z',
  'M-.86 .12C-.7 .06 -.56 .1 -.42 .06C-.54 .16 -.7 .16 -.86 .12ZM-.2 .7C0 .62 .3 .66 .52 .54C.36 .7 .1 .74 -.2 .7Z',
];

/** A world with seas, land and weather. */
const living: DrawBody = (g, x, y, r) => {
  const k = g.k;
  const coasts = COASTS.map((coast) => g.flat(coast, mix(k.halo, '#5a8a44', 0.62))).join('');
  const clouds = CLOUDS.map((cloud) => g.flat(cloud, k.key, 0.8)).join('');
  const shadow = `<path fill-rule="evenodd" d="${circle(x, y, r * 1.4)}${circle(x + r * 0.42, y - r * 0.38, r * 1.2)}" fill="${k.ink}" opacity=".5"/>`;
  return (
    g.glow(x, y, r * 1.6, k.glow, 0.4) +
    inside(
      g,
      x,
      y,
      r,
      g.dot(x, y, r, mix(k.far, k.glow, 0.4)) +
        `<g transform="translate(${n(x)} ${n(y)})rotate(-14)scale(${n(r)})">${coasts}${clouds}</g>` +
        shadow,
    )
  );
};

/** A world broken in two. */
const shard: DrawBody = (g, x, y, r) => {
  let bits = '';
  for (let i = 0; i < 16; i++) {
    const [a, q, s] = [-0.9 + g.rnd() * 1.5, r * (0.9 + g.rnd() * 0.9), r * (0.03 + g.rnd() ** 2 * 0.16)];
    const [px, py] = [x + q * Math.cos(a), y + q * Math.sin(a)];
    bits += `M${n(px - s)} ${n(py)}L${n(px)} ${n(py - s * 1.2)}L${n(px + s * 1.3)} ${n(py - s * 0.2)}L${n(px + s * 0.3)} ${n(py + s)}Z`;
  }
  const bite = `M${n(x + r * 0.1)} ${n(y - r * 1.1)}L${n(x + r * 0.3)} ${n(y - r * 0.5)}L${n(x + r * 0.02)} ${n(y - r * 0.3)}L${n(x + r * 0.42)} ${n(y + r * 0.1)}L${n(x + r * 0.2)} ${n(y + r * 0.3)}L${n(x + r * 0.7)} ${n(y + r)}L${n(x + r * 1.2)} ${n(y - r)}Z`;
  return (
    moon(g, x, y, r) +
    inside(g, x, y, r, g.flat(bite, g.k.deep) + g.line(bite, g.k.halo, 3)) +
    g.glow(x + r * 0.5, y, r * 0.9, g.k.cool, 0.55) +
    g.flat(bits, mix(g.k.glow, g.k.halo, 0.4))
  );
};

const eclipse: DrawBody = (g, x, y, r) =>
  g.glow(x, y, r * 2.4, g.k.halo, 0.9) + g.dot(x + 2, y - 3, r * 1.05, g.k.key) + g.dot(x, y, r, g.k.ink);

/** Matter that falls into a hole. */
const spiral: DrawBody = (g, x, y, r) => {
  let arms = '';
  for (let arm = 0; arm < 5; arm++) {
    let [outer, inner] = ['', ''];
    for (let i = 0; i <= 28; i++) {
      const t = i / 28;
      const a = arm * 1.257 + t * 4.6;
      const q = r * (0.14 + t ** 1.3 * 1.9);
      const w = q * 0.24 * Math.sin(Math.PI * Math.min(1, 0.2 + t * 0.8));
      outer += `${i ? 'L' : 'M'}${n(x + (q + w) * Math.cos(a))} ${n(y + (q + w) * 0.5 * Math.sin(a))}`;
      inner = `L${n(x + (q - w) * Math.cos(a))} ${n(y + (q - w) * 0.5 * Math.sin(a))}${inner}`;
    }
    arms += g.flat(`${outer}${inner}Z`, arm % 2 ? g.k.glow : mix(g.k.glow, g.k.halo, 0.5), 0.5);
  }
  return (
    g.glow(x, y, r * 1.8, g.k.glow, 0.7, r) +
    arms +
    g.glow(x, y, r * 0.7, g.k.key, 0.9, r * 0.4) +
    g.dot(x, y, r * 0.22, g.k.ink, r * 0.13)
  );
};

const comet: DrawBody = (g, x, y, r) =>
  g.flat(
    `M${n(x)} ${n(y - r)}L${n(x - r * 9)} ${n(y + r * 5)}L${n(x + r * 0.4)} ${n(y + r)}Z`,
    g.linear(
      [
        [0, g.k.halo, 0],
        [1, g.k.halo, 0.8],
      ],
      [0, 1, 1, 0],
    ),
  ) +
  g.glow(x, y, r * 3, g.k.key, 0.8) +
  g.dot(x, y, r, g.k.key);

/** A made moon: shells of plates round a core, and a cleft from which the core looks out. */
const orb: DrawBody = (g, x, y, r) => {
  const k = g.k;
  let plates = '';
  for (let i = 0; i < 60; i++) {
    const [u, v] = [g.rnd() * 2 - 1, Math.floor(g.rnd() * 12) / 6 - 1];
    plates += `M${n(x + u * r)} ${n(y + v * r)}h${n(r * (0.05 + g.rnd() * 0.2))}v${n(r * 0.1)}h${n(-r * 0.08)}z`;
  }
  let lights = '';
  for (let i = 0; i < 70; i++)
    lights += `M${n(x + (g.rnd() * 2 - 1) * r)} ${n(y + (g.rnd() * 2 - 1) * r * 0.9)}h${n(1 + g.rnd() * 3)}v1.2h-2z`;
  const at = (u: number, v: number): string => `${n(x + u * r)} ${n(y + v * r)}`;
  const cleft = `M${at(-0.16, -1.1)}L${at(0.34, -1.1)}C${at(0.5, -0.5)} ${at(0.46, -0.1)} ${at(0.3, 0.34)}L${at(0.12, 0.6)}L${at(0.04, 0.3)}C${at(0.16, -0.1)} ${at(0.1, -0.6)} ${at(-0.16, -1.1)}Z`;
  const edge = `M${at(0.34, -1.1)}C${at(0.5, -0.5)} ${at(0.46, -0.1)} ${at(0.3, 0.34)}L${at(0.12, 0.6)}`;
  const seam = (v: number): string => `M${at(-1, v)}Q${at(0, v + 0.34)} ${at(1, v)}`;
  return (
    g.glow(x, y, r * 1.5, k.glow, 0.3) +
    inside(
      g,
      x,
      y,
      r,
      g.dot(x, y, r, mix(k.halo, k.glow, 0.45)) +
        g.dot(x - r * 0.22, y + r * 0.2, r * 1.04, mix(k.far, k.glow, 0.45)) +
        g.dot(x - r * 0.42, y + r * 0.38, r * 1.08, mix(k.deep, k.far, 0.6)) +
        g.flat(plates, k.ink, 0.16) +
        g.line(seam(-0.52) + seam(0.3) + seam(0.62), k.ink, r * 0.035, 0.6) +
        (g.isToken ? '' : g.flat(lights, k.key, 0.8)) +
        g.flat(cleft, k.ink) +
        g.line(edge, k.halo, r * 0.03, 0.8) +
        g.glow(x + r * 0.26, y - r * 0.34, r * 0.4, k.cool, 0.95, r * 0.5) +
        g.dot(x + r * 0.27, y - r * 0.34, r * 0.1, mix(k.cool, k.key, 0.5), r * 0.2),
    )
  );
};

export const BODIES: Readonly<Record<Body, DrawBody>> = {
  sun,
  disc,
  moon,
  ringed,
  gas,
  living,
  shard,
  eclipse,
  spiral,
  comet,
  orb,
  ...ROOM_BODIES,
};
