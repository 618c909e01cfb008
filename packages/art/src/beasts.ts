import { type Hex, mix, ramp } from './colour.ts';
import { n, type Page, type Point, polygon } from './page.ts';

/** Whole animals, each drawn in 300 × 300. */
export type Beast = 'ray' | 'kraken' | 'leviathan' | 'swarm' | 'ogre' | 'wyrm' | 'hound' | 'rhino' | 'spider' | 'bird';
type DrawBeast = (g: Page, hide: Hex, eye: Hex) => string;

/** A limb that gets thinner along a bent line. */
function limb(from: Point, bend: Point, to: Point, w: number): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1];
    const dx = 2 * (1 - t) * (bend[0] - from[0]) + 2 * t * (to[0] - bend[0]);
    const dy = 2 * (1 - t) * (bend[1] - from[1]) + 2 * t * (to[1] - bend[1]);
    const [l, s] = [Math.hypot(dx, dy) || 1, w * (1 - t * 0.92)];
    left.push([x - (dy / l) * s, y + (dx / l) * s]);
    right.unshift([x + (dy / l) * s, y - (dx / l) * s]);
  }
  return polygon([...left, ...right]);
}

const stare = (g: Page, x: number, y: number, r: number, eye: Hex): string =>
  g.glow(x, y, r * 3, eye, 0.8) + g.dot(x, y, r, eye) + g.dot(x + r * 0.25, y - r * 0.3, r * 0.45, g.k.key);

const BEASTS: Readonly<Record<Beast, DrawBeast>> = {
  ray: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    return (
      g.form('M128 190C110 220 92 250 60 286C76 286 118 262 146 200Z', r, { rim: 2, lit: 5, shade: 9 }) +
      g.form(
        'M214 96C226 110 224 128 212 138C190 176 150 200 112 204C64 214 20 204 -20 168C30 172 66 160 92 138C84 104 84 60 60 16C112 34 150 60 176 88C190 84 204 86 214 96Z',
        r,
        {
          rim: 3.4,
          lit: 12,
          shade: 30,
          extra:
            g.line('M92 138C120 130 150 112 176 88M112 204C128 170 146 146 172 130', r[0], 4, 0.6) +
            g.line('M70 40C96 70 120 90 150 104M10 172C60 182 100 178 134 160', mix(g.k.cool, g.k.key, 0.2), 3, 0.8),
        },
      ) +
      stare(g, 190, 108, 6, eye) +
      stare(g, 206, 124, 5, eye)
    );
  },
  kraken: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    const arms: readonly (readonly [Point, Point, Point, number])[] = [
      [[130, 170], [20, 190], [10, 60], 18],
      [[140, 190], [30, 290], [-30, 230], 18],
      [[150, 200], [120, 320], [40, 330], 18],
      [[180, 190], [260, 300], [180, 340], 18],
      [[190, 180], [320, 230], [300, 120], 19],
      [[190, 160], [270, 190], [330, 250], 16],
    ];
    return (
      arms.map(([a, b, c, w]) => g.form(limb(a, b, c, w), r, { rim: 2.4, lit: 6, shade: 12 })).join('') +
      g.form('M98 150C84 96 108 34 170 20C226 22 250 84 226 150C216 184 190 206 160 206C130 204 106 184 98 150Z', r, {
        rim: 3.4,
        lit: 13,
        shade: 40,
        extra: g.isToken
          ? ''
          : [
              [132, 70],
              [160, 52],
              [188, 64],
              [146, 98],
              [176, 92],
              [126, 110],
            ]
              .map(([x = 0, y = 0]) => g.dot(x, y, 7, r[1]) + g.dot(x + 1.5, y - 1.5, 4, r[3]))
              .join(''),
      }) +
      stare(g, 138, 148, 11, eye) +
      stare(g, 196, 144, 10, eye) +
      g.flat('M156 178l12 16l10 -18z', r[0])
    );
  },
  leviathan: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    return (
      g.form(
        'M-60 140C-20 90 60 62 140 74C210 78 262 110 280 150C276 172 262 184 240 188C180 236 80 250 10 222C-20 236 -60 250 -90 300C-100 240 -90 180 -60 140Z',
        r,
        {
          rim: 3.6,
          lit: 14,
          shade: 46,
          extra: g.isToken
            ? ''
            : g.line(
                'M-20 120C-10 160 -10 190 0 216M30 96C40 140 42 190 40 228M80 80C92 130 92 190 84 232M130 76C142 120 142 180 134 226',
                r[0],
                5,
                0.5,
              ),
        },
      ) +
      g.form('M60 78C70 40 96 18 126 12C122 36 130 60 146 76ZM-10 112C-14 80 0 56 20 46C22 70 30 86 44 94Z', r, {
        rim: 2.6,
        lit: 7,
        shade: 12,
      }) +
      g.flat('M150 168C190 176 240 172 276 154C270 176 250 186 236 188C206 196 170 190 150 168Z', '#0a0608') +
      g.flat('M160 172l6 10l8 -8l7 11l8 -10l7 10l8 -11l7 9l8 -11l7 8l8 -11l7 6l8 -10l-40 10z', g.k.key) +
      stare(g, 214, 132, 8, eye) +
      g.form('M110 214C130 250 120 290 90 310C88 270 84 240 80 226Z', r, { rim: 2.4, lit: 6, shade: 12 })
    );
  },
  swarm: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    let out = g.glow(160, 140, 150, eye, 0.4);
    for (let i = 0; i < 26; i++) {
      const [a, q] = [i * 2.4, 14 + i * 5.4];
      const [x, y, s] = [158 + q * Math.cos(a), 146 + q * 0.8 * Math.sin(a), 16 - i * 0.35];
      out +=
        g.form(
          `M${n(x - s)} ${n(y)}Q${n(x)} ${n(y - s * 1.5)} ${n(x + s * 1.2)} ${n(y - s * 0.2)}Q${n(x)} ${n(y + s)} ${n(x - s)} ${n(y)}ZM${n(x - s * 0.6)} ${n(y + s * 0.3)}l${n(-s * 1.6)} ${n(s * 0.9)}l${n(s * 2)} ${n(-s * 0.5)}Z`,
          r,
          { rim: 1.6, lit: 4, shade: 7, cool: 0 },
        ) +
        g.glow(x + s * 0.5, y - s * 0.4, s * 1.2, eye, 0.9) +
        g.dot(x + s * 0.5, y - s * 0.4, s * 0.28, g.k.key);
    }
    return out;
  },
  ogre: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    return (
      g.form('M-30 340C-30 240 20 150 90 110C130 80 196 84 226 118C280 150 320 230 330 340Z', r, {
        rim: 3.6,
        lit: 14,
        shade: 50,
      }) +
      g.form('M10 210C-20 240 -40 290 -20 330L10 320L24 340L44 318L70 330C90 290 80 240 60 210Z', r, {
        rim: 3,
        lit: 9,
        shade: 18,
      }) +
      g.form('M240 200C270 230 300 270 284 322L262 306L246 330L228 306L206 318C190 280 200 230 220 206Z', r, {
        rim: 3,
        lit: 9,
        shade: 18,
      }) +
      g.form(
        'M92 96C90 54 124 30 162 32C204 34 230 66 222 104C236 140 226 180 190 196C158 208 116 200 102 172C88 150 88 120 92 96Z',
        r,
        { rim: 3.2, lit: 12, shade: 36 },
      ) +
      g.flat('M108 140C140 126 196 124 222 132C226 164 208 188 180 192C146 196 112 178 108 140Z', '#12080a') +
      g.flat('M112 144l8 16l10 -18l10 20l12 -22l10 18l12 -20l10 18l10 -20l10 16l8 -20z', g.k.key) +
      g.flat('M124 182l8 -16l10 18l10 -16l12 16l10 -16l10 14l10 -16l4 10z', mix(g.k.halo, g.k.glow, 0.2)) +
      stare(g, 136, 96, 5.5, eye) +
      stare(g, 194, 92, 5.5, eye) +
      g.flat('M160 108l6 10l-8 0zM176 107l6 9l-8 1z', r[0])
    );
  },
  wyrm: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    return (
      g.form(
        'M20 340C-10 260 30 190 90 170C80 120 110 70 166 66C226 66 262 108 270 152L286 168L262 186C240 204 208 208 180 200C150 230 150 280 170 340Z',
        r,
        {
          rim: 3.4,
          lit: 13,
          shade: 40,
          extra: g.isToken
            ? ''
            : g.line(
                'M60 210C90 220 130 220 160 206M40 250C80 264 120 262 154 244M36 292C76 304 120 304 156 286',
                r[0],
                4,
                0.6,
              ),
        },
      ) +
      g.form(
        'M112 96C92 76 86 46 92 22C108 50 126 60 144 70ZM160 66C156 40 166 20 184 6C184 34 194 52 208 72ZM100 130C76 124 56 106 48 84C72 98 92 100 106 106Z',
        ramp('#d8c8a0', g.k),
        { rim: 2.4, lit: 6, shade: 10 },
      ) +
      g.flat('M184 158C220 156 254 156 280 162L262 184C236 196 204 192 184 158Z', '#12080a') +
      g.flat('M192 160l7 14l8 -13l8 14l8 -14l8 13l9 -13l8 11l8 -11l8 8l-20 -10z', g.k.key) +
      stare(g, 206, 118, 9, eye)
    );
  },
  hound: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    return (
      g.form('M-20 340C0 250 40 200 100 186L200 192C240 220 256 280 262 340Z', r, { rim: 3, lit: 11, shade: 36 }) +
      g.form('M104 92C92 66 90 36 100 12C122 34 136 52 142 74ZM176 66C186 42 204 24 226 14C228 44 216 72 202 92Z', r, {
        rim: 2.6,
        lit: 7,
        shade: 13,
      }) +
      g.form(
        'M96 128C88 90 118 62 156 62C190 62 210 82 214 108L258 134C268 146 262 164 248 168L206 178C186 204 140 206 116 184C102 170 98 150 96 128Z',
        r,
        { rim: 3.2, lit: 12, shade: 34 },
      ) +
      g.flat('M168 164C200 164 234 160 260 150C258 164 250 168 244 170C218 180 186 184 168 164Z', '#12080a') +
      g.flat('M178 166l6 10l7 -10l7 10l7 -11l7 9l7 -10l7 8l7 -10z', g.k.key) +
      g.flat('M248 132C258 132 264 140 262 146C254 148 248 142 248 132Z', '#0c0808') +
      stare(g, 182, 116, 7, eye)
    );
  },
  rhino: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    return (
      g.form(
        'M-60 340C-60 230 -10 140 70 116C120 92 180 100 206 130C252 150 276 186 280 226C272 250 244 260 214 252C190 280 176 310 170 340Z',
        r,
        {
          rim: 3.6,
          lit: 14,
          shade: 46,
          extra: g.isToken
            ? ''
            : g.line(
                'M20 160C30 220 26 280 10 340M80 130C96 190 98 260 84 340M130 118C150 160 156 220 146 300',
                r[0],
                4,
                0.5,
              ),
        },
      ) +
      g.form('M226 176C236 120 236 70 214 30C264 66 286 130 270 196Z', ramp('#e0cfa8', g.k), {
        rim: 3,
        lit: 8,
        shade: 16,
      }) +
      g.form('M116 116C104 92 104 76 110 62C126 80 138 92 150 104Z', r, { rim: 2.4, lit: 6, shade: 10 }) +
      stare(g, 196, 170, 6, eye) +
      g.line('M216 236C236 240 254 236 270 226', r[0], 4) +
      g.dot(262, 206, 5, r[0])
    );
  },
  spider: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    const legs: readonly (readonly [Point, Point, Point])[] = [
      [
        [120, 150],
        [40, 20],
        [-30, 230],
      ],
      [
        [124, 164],
        [50, 110],
        [0, 300],
      ],
      [
        [130, 176],
        [70, 190],
        [60, 330],
      ],
      [
        [190, 146],
        [260, 10],
        [320, 220],
      ],
      [
        [188, 162],
        [250, 100],
        [300, 300],
      ],
      [
        [182, 176],
        [230, 180],
        [236, 330],
      ],
    ];
    return (
      legs.map(([a, b, c]) => g.form(limb(a, b, c, 9), r, { rim: 2, lit: 4, shade: 8 })).join('') +
      g.form('M84 110C80 60 120 30 158 32C200 34 228 66 222 112C216 140 190 152 156 152C120 152 92 140 84 110Z', r, {
        rim: 3.2,
        lit: 12,
        shade: 34,
        extra: g.isToken
          ? ''
          : g.flat('M120 60l16 -8l8 14l-14 8zM160 50l16 2l-2 16l-16 -2zM190 74l12 10l-8 12l-12 -8z', r[1], 0.8),
      }) +
      g.form(
        'M112 160C112 134 132 126 156 126C182 126 202 136 200 162C196 190 178 202 156 202C132 202 116 190 112 160Z',
        r,
        { rim: 2.6, lit: 8, shade: 18 },
      ) +
      [
        [132, 154, 7],
        [180, 152, 7],
        [146, 168, 5],
        [168, 167, 5],
        [140, 140, 3.5],
        [172, 139, 3.5],
      ]
        .map(([x = 0, y = 0, q = 4]) => stare(g, x, y, q, eye))
        .join('') +
      g.form('M138 194L146 226L154 198ZM160 198L170 226L176 194Z', r, { rim: 2, lit: 4, shade: 7 })
    );
  },
  bird: (g, hide, eye) => {
    const r = ramp(hide, g.k);
    return (
      g.form(
        'M150 130C100 60 40 40 -40 50C0 70 10 90 -20 100C30 104 40 120 20 136C60 136 90 150 116 170ZM168 126C200 50 260 20 340 20C300 50 296 70 330 76C284 90 276 104 300 118C256 122 222 144 200 168Z',
        r,
        { rim: 3, lit: 10, shade: 22 },
      ) +
      g.form(
        'M118 150C126 120 150 106 176 112C196 110 214 120 236 140C220 146 210 152 204 164C204 200 184 230 150 262C160 230 130 200 118 150Z',
        r,
        { rim: 3, lit: 10, shade: 24 },
      ) +
      stare(g, 192, 132, 5.5, eye)
    );
  },
};

export interface BeastItem {
  readonly beast: Beast;
  readonly hide?: Hex;
  readonly eye?: Hex;
}

export const drawBeast = (g: Page, { beast, hide = '#6a6058', eye = '#ffd24a' }: BeastItem): string =>
  BEASTS[beast](g, hide, eye);
