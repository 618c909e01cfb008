import { mix } from '../colour.ts';
import { n, type Page } from '../page.ts';
import type { DrawBody } from './scene.ts';

const floor = (g: Page, y: number): string =>
  `<path d="M-160 ${n(y)}H460V370H-160Z" fill="${g.linear([
    [0, mix(g.k.deep, g.k.far, 0.5)],
    [1, g.k.ink],
  ])}"/>`;

/** A hall with a gate full of light. */
const door: DrawBody = (g, x, y, r) => {
  const k = g.k;
  const q = (a: number, b: number): string => `${n(x + a * r)} ${n(y + b * r)}`;
  const hole = (s: number): string =>
    `M${q(-0.72 * s, 1)}L${q(-0.86 * s, 0.1)}L${q(-0.5 * s, -0.9 * s)}L${q(0.5 * s, -0.9 * s)}L${q(0.86 * s, 0.1)}L${q(0.72 * s, 1)}Z`;
  const ribs = [1.35, 1.8, 2.4, 3.2].map((s) => g.line(hole(s), mix(k.deep, k.glow, 0.5 / s), 5 / s + 1, 0.8)).join('');
  const beam = g.linear([
    [0, k.key, 0.85],
    [0.25, k.halo, 0.5],
    [0.8, k.glow, 0],
  ]);
  return (
    ribs +
    floor(g, y + r) +
    g.glow(x, y, r * 2.3, k.glow, 0.8) +
    g.flat(hole(1.14), mix(k.far, k.ink, 0.5)) +
    g.flat(
      hole(1),
      g.linear([
        [0, mix(k.halo, k.glow, 0.4)],
        [0.6, k.halo],
        [1, k.key],
      ]),
    ) +
    g.flat(`M${q(-0.72, 1)}L${q(0.72, 1)}L${q(2.1, 3.4)}L${q(-2.1, 3.4)}Z`, beam)
  );
};

/** A tavern: niches with lamps. */
const arches: DrawBody = (g, x, y, r) => {
  const k = g.k;
  let out = '';
  for (let i = -3; i <= 3; i++) {
    const [cx, w] = [x + i * r * 1.1, r * 0.42];
    const arch = (s: number): string =>
      `M${n(cx - w * s)} ${n(y + r)}V${n(y - r * 0.1)}A${n(w * s)} ${n(w * s * 1.2)} 0 0 1 ${n(cx + w * s)} ${n(y - r * 0.1)}V${n(y + r)}Z`;
    out +=
      g.flat(arch(1.16), mix(k.far, k.ink, 0.45)) +
      g.flat(
        arch(1),
        g.linear([
          [0, k.far],
          [0.45, mix(k.glow, k.far, 0.3)],
          [1, k.deep],
        ]),
      ) +
      g.glow(cx, y - r * 0.2, r * 0.5, k.halo, 0.6) +
      // a lamp on a chain: a shade, and the light below it
      g.line(`M${n(cx)} ${n(y - r * 0.6)}V${n(y - r * 0.3)}`, mix(k.far, k.ink, 0.6), 1.6) +
      g.dot(cx, y - r * 0.19, r * 0.075, k.key) +
      g.flat(
        `M${n(cx - r * 0.13)} ${n(y - r * 0.19)}C${n(cx - r * 0.12)} ${n(y - r * 0.34)} ${n(cx + r * 0.12)} ${n(y - r * 0.34)} ${n(cx + r * 0.13)} ${n(y - r * 0.19)}Z`,
        mix(k.far, k.ink, 0.55),
      );
  }
  return out + floor(g, y + r) + g.flat(`M-160 ${n(y + r)}H460v7H-160Z`, mix(k.glow, k.far, 0.3));
};

/** A round strong-room door. */
const vault: DrawBody = (g, x, y, r) => {
  const k = g.k;
  let bolts = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283;
    bolts += g.dot(x + r * 0.88 * Math.cos(a), y + r * 0.88 * Math.sin(a), r * 0.06, mix(k.halo, k.far, 0.2));
  }
  const spokes = [0.3, 1.35, 2.4]
    .map((a) =>
      g.line(
        `M${n(x + r * 0.6 * Math.cos(a))} ${n(y + r * 0.6 * Math.sin(a))}L${n(x - r * 0.6 * Math.cos(a))} ${n(y - r * 0.6 * Math.sin(a))}`,
        mix(k.glow, k.key, 0.3),
        r * 0.07,
      ),
    )
    .join('');
  return (
    floor(g, y + r * 1.1) +
    g.glow(x, y, r * 1.9, k.glow, 0.5) +
    g.dot(x, y, r * 1.12, k.ink) +
    g.dot(
      x,
      y,
      r,
      g.linear(
        [
          [0, mix(k.glow, k.halo, 0.3)],
          [1, k.far],
        ],
        [1, 0, 0, 1],
      ),
    ) +
    g.dot(x, y, r * 0.76, mix(k.deep, k.far, 0.5)) +
    g.dot(
      x + 2,
      y - 2,
      r * 0.7,
      g.linear(
        [
          [0, k.glow],
          [1, k.far],
        ],
        [1, 0, 0, 1],
      ),
    ) +
    bolts +
    spokes +
    g.dot(x, y, r * 0.2, k.deep) +
    g.dot(x + 1, y - 1, r * 0.13, k.halo)
  );
};

/** A cockpit or bridge: struts in front of space. */
const window: DrawBody = (g, x, y, r) => {
  const k = g.k;
  const pane = `M${n(x - r * 1.9)} ${n(y + r * 0.7)}L${n(x - r * 1.3)} ${n(y - r * 0.9)}H${n(x + r * 1.3)}L${n(x + r * 1.9)} ${n(y + r * 0.7)}Z`;
  const strut = [-0.62, 0, 0.62]
    .map((q) => g.line(`M${n(x + q * r * 1.3)} ${n(y - r)}L${n(x + q * r * 1.9)} ${n(y + r * 0.8)}`, k.deep, 7))
    .join('');
  let lamps = '';
  for (let i = 0; i < 34; i++)
    lamps += `M${n(x - r * 2 + g.rnd() * r * 4)} ${n(y + r * (0.86 + Math.floor(g.rnd() * 3) * 0.16))}h${n(3 + g.rnd() * 7)}v3h-4z`;
  return (
    g
      .flat(`M-160 -70H460V370H-160Z${pane}`, mix(k.deep, k.ink, 0.35), 0.999)
      .replace('<path', '<path fill-rule="evenodd"') +
    strut +
    g.line(pane, mix(k.far, k.glow, 0.5), 3) +
    g.flat(lamps, k.cool, 0.8)
  );
};

/** Looking out of the rock. */
const cave: DrawBody = (g, x, y, r) => {
  let d = '';
  for (let i = 0; i < 18; i++) {
    const [a, q] = [(i / 18) * 6.283, r * (0.9 + g.rnd() * 0.35)];
    d += `${i ? 'L' : 'M'}${n(x + q * 1.1 * Math.cos(a))} ${n(y + q * Math.sin(a))}`;
  }
  const rock = (s: number): string =>
    `<g transform="translate(${n(x * (1 - s))} ${n(y * (1 - s))}) scale(${s})"><path d="M-500 -500H900V900H-500Z${d}Z" fill-rule="evenodd" fill="${mix(g.k.ink, g.k.far, s > 1.1 ? 0.12 : 0.45)}"/></g>`;
  return rock(1) + rock(1.28);
};

/** What stands behind somebody indoors, drawn like a body in the sky. */
export const ROOM_BODIES = { door, arches, vault, window, cave } as const satisfies Readonly<Record<string, DrawBody>>;
