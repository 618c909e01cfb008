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
  'M-.62 -.66L-.3 -.86L.06 -.8L.14 -.6L-.1 -.5L-.16 -.3L-.34 -.22L-.28 -.04L-.44 -.1L-.62 -.34Z',
  'M-.26 .02L.04 .06L.2 .28L.1 .5L-.04 .86L-.16 .74L-.2 .44L-.36 .24Z',
  'M.42 -.7L.8 -.66L1 -.2L.94 .26L.78 .5L.66 .46L.62 .16L.4 .12L.34 -.12L.52 -.3Z',
  'M-.94 .3L-.74 .34L-.7 .56L-.9 .6Z',
];

/** A world with seas, land and weather. */
const living: DrawBody = (g, x, y, r) => {
  const k = g.k;
  const coasts = COASTS.map((coast) => g.flat(coast, mix(k.halo, '#5a8a44', 0.62))).join('');
  const cloud = (at: number, from: number, to: number): string =>
    `<path d="M${n(x + from * r)} ${n(y + at * r)}Q${n(x + ((from + to) * r) / 2)} ${n(y + (at + 0.14) * r)} ${n(x + to * r)} ${n(y + (at - 0.04) * r)}" fill="none" stroke="${k.key}" stroke-width="${n(r * 0.07)}" stroke-linecap="round" opacity=".8"/>`;
  const shadow = `<path fill-rule="evenodd" d="${circle(x, y, r * 1.4)}${circle(x + r * 0.42, y - r * 0.38, r * 1.2)}" fill="${k.ink}" opacity=".5"/>`;
  return (
    g.glow(x, y, r * 1.6, k.glow, 0.4) +
    inside(
      g,
      x,
      y,
      r,
      g.dot(x, y, r, mix(k.far, k.glow, 0.4)) +
        `<g transform="translate(${n(x)} ${n(y)})scale(${n(r)})">${coasts}</g>` +
        cloud(-0.46, -0.5, 0.3) +
        cloud(0.02, 0.1, 0.86) +
        cloud(0.36, -0.8, -0.1) +
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
  for (let arm = 0; arm < 4; arm++) {
    let [outer, inner] = ['', ''];
    for (let i = 0; i <= 20; i++) {
      const a = arm * 1.571 + i * 0.2;
      const q = r * (0.12 + (i / 20) ** 1.4 * 1.9);
      const w = q * (0.16 + 0.12 * Math.sin(i));
      outer += `${i ? 'L' : 'M'}${n(x + (q + w) * Math.cos(a))} ${n(y + (q + w) * 0.5 * Math.sin(a))}`;
      inner = `L${n(x + (q - w) * Math.cos(a))} ${n(y + (q - w) * 0.5 * Math.sin(a))}${inner}`;
    }
    arms += g.flat(`${outer}${inner}Z`, arm % 2 ? g.k.glow : mix(g.k.glow, g.k.halo, 0.5), 0.55);
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

/** A made moon: plates, an equator of lights, a hollow eye of its own off the middle. */
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
  const belt = `M${n(x - r)} ${n(y + r * 0.06)}Q${n(x)} ${n(y + r * 0.28)} ${n(x + r)} ${n(y + r * 0.06)}L${n(x + r)} ${n(y + r * 0.12)}Q${n(x)} ${n(y + r * 0.36)} ${n(x - r)} ${n(y + r * 0.12)}Z`;
  const [ex, ey] = [x + r * 0.2, y - r * 0.46];
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
        g.flat(belt, k.ink, 0.75) +
        (g.isToken ? '' : g.flat(lights, k.key, 0.8)) +
        `<g transform="rotate(24 ${n(ex)} ${n(ey)})">${g.dot(ex, ey, r * 0.34, mix(k.far, k.ink, 0.35), r * 0.24)}${g.dot(ex - r * 0.03, ey + r * 0.03, r * 0.3, mix(k.glow, k.far, 0.5), r * 0.2)}${g.dot(ex, ey + r * 0.02, r * 0.1, k.cool, r * 0.07)}</g>`,
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
