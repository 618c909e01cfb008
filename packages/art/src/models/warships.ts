import type { Model } from '../solids/shapes.ts';
import { box, fin, model, pot, slab, tube, wing } from './make.ts';

const EMPIRE = ['#a9b6c0', '#7b8894', '#3c4650', '#b8452f'];

/** Ships with a crew of hundreds, and pirates who would like to have one. */
export const WARSHIPS = {
  /** A long blade, split at the bow, under a stepped keep with a ring of masts. */
  wedge: model(
    EMPIRE,
    [
      slab('0 64 10 84 18 150 30 132 66 -10 90 -84 64 -106 0 -96', [0, -26], [0.6, 0.82], {
        lights: 70,
        panels: 8,
        burn: 13,
        burnAt: [40, -12, -100],
        twin: true,
      }),
      slab('0 64 10 84 18 150 30 132 66 -10 90 -84 64 -106 0 -96', [0, 13], [0.7, 0.86], { panels: 60, lights: 50 }),
      slab('0 40 20 26 42 -50 32 -82 0 -78', [12, 26], [0.82, 0.86], { panels: 20, lights: 30 }),
      slab('0 8 14 0 26 -52 18 -72 0 -70', [26, 40], [0.8, 0.84], { panels: 12, lights: 24 }),
      slab('0 -22 12 -30 16 -56 0 -64', [40, 58], [0.6, 0.7], { lights: 14 }),
      fin('-34 50 -52 104 -60 104 -58 50', 0, 7, {}),
      ...[-1, 1].map((side) => fin('-40 36 -66 82 -74 82 -66 36', side * 20, 5, { m: 1 })),
      box([60, 4, 10], [0, 14, 30], { m: 3 }),
    ],
    { view: [46, 17, -8], scale: 0.98, persp: 300 },
  ),
  /** A flat arrowhead with a hangar mouth: carrier. */
  arrowhead: model(
    EMPIRE,
    [
      slab('0 110 30 96 96 -30 100 -64 60 -78 0 -80', [-12, 8], [0.84, 0.88], { panels: 40, lights: 50 }),
      slab('0 40 40 -20 40 -60 0 -64', [8, 20], [0.7, 0.8], { panels: 12, lights: 20 }),
      box([70, 12, 6], [0, -4, 84], { m: 2, tone: 0 }),
      box([50, 10, 40], [0, -14, 10], { m: 2, lights: 20 }),
      box([30, 12, 18], [0, 26, -48], { m: 1, lights: 10 }),
      tube('10 -20 13 0', [30, -2, -76], { twin: true, m: 1, burn: 14, burnAt: [30, -2, -98] }),
      tube('8 -20 10 0', [60, -2, -72], { twin: true, m: 1, burn: 11, burnAt: [60, -2, -92] }),
      box([100, 3, 8], [0, 6, 20], { m: 3 }),
    ],
    { view: [34, 24, -8], scale: 1.06, persp: 300 },
  ),
  /** Organic, like a whale with blisters. */
  whale: model(
    ['#a8a89e', '#7a86a0', '#5a6068'],
    [
      tube('16 -110 30 -90 36 -40 34 20 24 80 8 124', [0, 0, 0], { squash: 0.7, panels: 50, lights: 60, n: 22 }),
      tube('6 -40 18 -20 18 10 6 30', [22, 18, 10], { twin: true, n: 14, lights: 8 }),
      tube('6 -30 14 -14 14 10 5 24', [30, 4, -46], { twin: true, n: 14, m: 1, lights: 6 }),
      tube('5 -30 14 -10 12 14 4 30', [0, 28, -30], { n: 14, m: 1, lights: 8 }),
      tube('5 -24 11 -8 10 12 3 24', [14, 20, 58], { twin: true, n: 14, lights: 4 }),
      tube('9 -20 12 0', [16, 0, -108], { twin: true, m: 2, burn: 15, burnAt: [16, 0, -130] }),
    ],
    { view: [48, 16, -10], scale: 1.02, persp: 320 },
  ),
  /** Two hulls side by side under one arch, the bridge on top of it: frigate. */
  twinhull: model(
    ['#b4ac9c', '#9a5a3c', '#565c62'],
    [
      wing('34 112 46 124 56 96 58 -70 50 -104 36 -104 30 -70 28 84', [-16, 14], { panels: 24, lights: 40 }),
      wing('36 40 48 48 54 20 54 -40 36 -44', [14, 26], { m: 1, panels: 6, lights: 12 }),
      slab('0 8 40 0 40 -36 0 -44', [18, 30], [0.94, 0.86], { m: 1, panels: 8, lights: 14 }),
      slab('0 4 12 -2 14 -26 0 -30', [30, 50], [0.7, 0.8], { lights: 12 }),
      box([34, 4, 5], [0, 0, 74], { m: 2 }),
      box([2, 16, 2], [0, 60, -16], { m: 2 }),
      tube('11 -22 14 0', [43, -2, -104], { twin: true, m: 2, burn: 16, burnAt: [43, -2, -128] }),
    ],
    { view: [52, 20, -8], scale: 1.02, persp: 330 },
  ),
  /** Six rotating guns on a keel: destroyer. */
  keel: model(
    ['#8e9aa6', '#5a6672', '#343c44', '#d0a03c'],
    [
      slab('0 132 16 96 24 20 26 -80 14 -98 0 -100', [-16, 10], [0.7, 0.9], { panels: 30, lights: 40 }),
      slab('0 20 14 4 16 -60 0 -66', [10, 30], [0.7, 0.8], { panels: 8, lights: 20 }),
      box([24, 12, 16], [0, 36, -36], { m: 2, lights: 10 }),
      ...[70, 30, -70].flatMap((z) => [
        pot('9 8 9 16 6 19', [0, z < 0 ? 2 : 0, z], { m: 1, n: 12 }),
        box([3, 3, 26], [3, 14, z + 16], { twin: true, m: 2 }),
      ]),
      wing('22 -30 60 -60 60 -88 22 -84', [-4, 4], { m: 1, panels: 6 }),
      box([36, 18, 12], [0, -2, -100], { m: 2, burn: 18, burnAt: [10, -2, -108], twin: true }),
      box([50, 3, 10], [0, 2, -10], { m: 3 }),
    ],
    { view: [46, 18, -10], scale: 1.08, persp: 320 },
  ),
  /** Broad as a fortress, with four bastions: battlecruiser. */
  bastion: model(
    ['#7c8896', '#525c68', '#2c343c', '#c2452f'],
    [
      slab('0 130 26 120 60 40 72 -70 50 -96 0 -100', [-22, 6], [0.76, 0.9], { panels: 40, lights: 70 }),
      slab('0 86 30 60 44 -40 0 -70', [6, 22], [0.76, 0.86], { panels: 24, lights: 40 }),
      ...[40, -50].map((z) => pot('15 0 15 20 9 26', [44, 4, z], { twin: true, m: 1, n: 14, lights: 4 })),
      ...[40, -50].map((z) => box([4, 4, 34], [44, 24, z + 20], { twin: true, m: 2 })),
      box([22, 40, 22], [0, 40, -40], { lights: 20, in: [0.8, 0.8] }),
      box([60, 10, 16], [0, 62, -40], { m: 1, lights: 14 }),
      tube('14 -20 18 0', [26, -6, -96], { twin: true, m: 2, burn: 19, burnAt: [26, -6, -118] }),
      box([110, 4, 8], [0, 6, 0], { m: 3 }),
    ],
    { view: [44, 18, -8], scale: 0.98, persp: 310 },
  ),
  /** A sharp little patrol boat with a searchlight. */
  cutter: model(
    ['#9eb0bc', '#3c5a78', '#3a424a', '#e8c04a'],
    [
      slab('0 110 12 88 22 20 24 -50 14 -66 0 -68', [-12, 10], [0.6, 0.86], { panels: 16, lights: 14 }),
      slab('0 40 10 24 12 -30 0 -36', [10, 24], [0.6, 0.7], { m: 2, tone: 1 }),
      wing('18 -6 54 -34 56 -66 18 -58', [-3, 3], { m: 1, turn: [16, 0, 0] }),
      tube('9 -30 12 -14 12 8', [18, 0, -60], { twin: true, m: 2, burn: 14, burnAt: [18, 0, -92] }),
      box([46, 3, 12], [0, 4, 10], { m: 1 }),
      pot('6 22 6 28 3 31', [0, 2, -10], { m: 3, n: 10 }),
    ],
    { view: [40, 22, -14], scale: 1.24, persp: 320 },
  ),
  /** A cutter with a boarding clamp in front: customs. */
  clamp: model(
    ['#b0b4b0', '#c8862e', '#3f464c'],
    [
      slab('0 60 26 50 34 10 32 -60 20 -74 0 -76', [-16, 14], [0.7, 0.88], { panels: 20, lights: 20 }),
      wing('18 56 30 60 36 100 26 118 22 110 26 90 16 66', [-8, 8], { m: 1 }),
      slab('0 36 14 28 16 0 0 -6', [14, 28], [0.7, 0.7], { m: 2, tone: 1 }),
      box([70, 4, 16], [0, 2, -20], { m: 1 }),
      box([14, 8, 30], [0, 18, -44], { m: 1 }),
      tube('11 -24 15 -8', [18, 0, -70], { twin: true, m: 2, burn: 16, burnAt: [18, 0, -96] }),
    ],
    { view: [42, 22, -10], scale: 1.24, persp: 320 },
  ),
  /** Welded from three other ships. */
  scrap: model(
    ['#8a6248', '#5a6468', '#b8a07a', '#c23c2c'],
    [
      box([40, 30, 70], [0, 0, -10], { panels: 18, in: [0.8, 0.9] }),
      slab('0 96 10 84 20 40 16 20 0 18', [-8, 14], [0.7, 0.8], { m: 1, panels: 8 }),
      tube('14 -60 20 -40 18 10 8 30', [38, 6, -20], { m: 2, panels: 8, burn: 19, burnAt: [38, 6, -82] }),
      box([22, 20, 60], [-36, -4, -24], { m: 1, panels: 8, burn: 13, burnAt: [-36, -4, -56] }),
      fin('20 16 -10 60 -34 54 -30 14', -6, 5, { m: 3 }),
      box([4, 4, 60], [-20, 20, 40], { m: 1 }),
      box([44, 5, 14], [0, 12, 12], { m: 3 }),
    ],
    { view: [40, 20, -14], scale: 1.3, persp: 310 },
  ),
  /** A hull round a great lamp. */
  lantern: model(
    ['#6a4a44', '#a83228', '#3c3634', '#ffcf6a'],
    [
      slab('0 100 10 80 30 30 34 -30 20 -70 0 -76', [-14, 12], [0.6, 0.84], { panels: 18, lights: 8 }),
      tube('10 -6 20 4 20 20 10 30', [0, 18, 14], { glow: 'halo', n: 14 }),
      ...[-18, 0, 18].map((x) => box([3, 34, 36], [x, 22, 26], { m: 2 })),
      wing('26 10 80 -40 70 -70 26 -46', [-4, 4], { m: 1, turn: [-20, 0, 0], panels: 8 }),
      wing('20 -10 60 -40 54 -64 20 -50', [-3, 3], { m: 1, turn: [26, 0, 0] }),
      tube('12 -24 15 -8', [14, 0, -70], { twin: true, m: 2, burn: 17, burnAt: [14, 0, -96], hue: 'glow' }),
    ],
    { view: [38, 20, -12], scale: 1.22, persp: 310 },
  ),
  /** A jaw with teeth. */
  jackal: model(
    ['#4a5058', '#8a7a5c', '#26292e', '#e8c04a'],
    [
      wing('6 110 22 100 40 40 44 -20 20 -40 8 20', [-6, 8], { panels: 10 }),
      ...[96, 78, 60, 42].map((z, i) => box([9, 5, 5], [8 + i * 3, 2, z], { twin: true, m: 1 })),
      slab('0 10 20 0 26 -50 16 -74 0 -78', [-12, 18], [0.6, 0.8], { panels: 12 }),
      box([12, 6, 6], [0, 14, 0], { m: 3, glow: 'cool' }),
      wing('20 -30 72 -20 90 20 80 -50 20 -64', [-3, 3], { m: 1, turn: [14, 0, 0] }),
      tube('11 -24 14 -8', [14, 2, -72], { twin: true, m: 2, burn: 16, burnAt: [14, 2, -98] }),
    ],
    { view: [36, 30, -14], scale: 1.24, persp: 300 },
  ),
  /** Smooth and black, all nose. */
  comet: model(
    ['#2c3038', '#4a525c', '#c8502c'],
    [
      tube('4 -90 12 -70 24 -10 30 40 24 66 6 84', [0, 0, 0], { squash: 0.7, panels: 14, n: 22 }),
      wing('20 -10 64 -70 70 -110 52 -90 14 -60', [-2, 2], { m: 1, turn: [10, 0, 0] }),
      fin('-10 16 -60 60 -90 60 -60 12', 0, 4, { m: 1 }),
      slab('0 66 10 54 12 30 0 22', [12, 24], [0.6, 0.6], { m: 2, tone: 3 }),
      tube('8 -10 9 6', [0, 0, -84], { m: 1, burn: 22, burnAt: [0, 0, -94], hue: 'glow' }),
    ],
    { view: [40, 22, -20], scale: 1.26, persp: 300 },
  ),
  /** A ring of chained hulks one has to fly through. */
  gate: model(
    ['#7a6a5c', '#a83a2c', '#44403c', '#e8c04a'],
    [
      tube('78 -10 92 -10 92 10 78 10', [0, 0, 0], { n: 10, panels: 20, lights: 20, ring: true }),
      ...[0, 72, 144, 216, 288].map((a) =>
        box([30, 24, 40], [86 * Math.cos((a * Math.PI) / 180), 86 * Math.sin((a * Math.PI) / 180), 0], {
          m: 2,
          panels: 4,
        }),
      ),
      ...[36, 108, 180, 252, 324].map((a) =>
        box([14, 14, 50], [86 * Math.cos((a * Math.PI) / 180), 86 * Math.sin((a * Math.PI) / 180), 6], { m: 1 }),
      ),
      box([8, 8, 8], [0, 86, 24], { m: 3, glow: 'halo' }),
      box([8, 8, 8], [0, -86, 24], { m: 3, glow: 'cool' }),
    ],
    { view: [26, 10, -8], scale: 1.18, persp: 340 },
  ),
  /** Sails of metal, a beak, a castle at the stern: pirate flagship. */
  galleon: model(
    ['#5c4038', '#8a3a30', '#33302e', '#c8a04a'],
    [
      slab('0 120 14 90 34 30 36 -50 26 -84 0 -88', [-26, 6], [0.9, 0.94], { panels: 30, lights: 30 }),
      slab('0 -20 30 -28 32 -70 24 -86 0 -88', [6, 36], [0.84, 0.92], { panels: 12, lights: 24 }),
      box([5, 5, 60], [0, 8, 130], { m: 3 }),
      fin('70 10 50 90 20 104 10 12', 0, 4, { m: 1, panels: 4 }),
      fin('0 20 -16 110 -50 112 -50 30', 0, 4, { m: 1, panels: 4 }),
      ...[60, 34, 8, -18].map((z) => box([22, 5, 5], [34, -8, z], { twin: true, m: 2 })),
      wing('30 0 72 -30 70 -66 30 -50', [-3, 3], { m: 3, turn: [-24, 0, 0], at: [0, -10, 0] }),
      box([50, 20, 10], [0, -8, -90], { m: 2, burn: 18, burnAt: [14, -8, -98], twin: true }),
    ],
    { view: [46, 14, -8], scale: 1.04, persp: 320 },
  ),
} as const satisfies Readonly<Record<string, Model>>;
