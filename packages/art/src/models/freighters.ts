import type { Model } from '../solids/shapes.ts';
import { box, fin, model, pot, slab, tube, wing } from './make.ts';

/** Ships that carry something. */
export const FREIGHTERS = {
  /** A disc with a beak. */
  disc: model(
    ['#b9aa92', '#b5532c', '#5b6068'],
    [
      slab('0 -60 52 -64 56 -92 44 -104 0 -108', [-8, 12], [0.86, 0.8], {
        m: 2,
        burn: 15,
        burnAt: [28, 2, -112],
        twin: true,
      }),
      pot('44 -20 92 -4 94 5 50 17', [0, 0, 0], { n: 32, panels: 50, lights: 30 }),
      slab('0 118 20 110 30 60 24 30 0 20', [-8, 15], [0.62, 0.8], { panels: 12, lights: 8 }),
      slab('0 104 11 98 15 78 0 70', [13, 21], [0.7, 0.6], { m: 2, tone: 1 }),
      pot('42 16 42 22 26 27', [0, 0, 0], { panels: 20 }),
      box([22, 11, 50], [58, 17, -4], { in: [0.8, 0.9], twin: true, m: 1, panels: 6 }),
      pot('14 26 14 31 8 38', [0, 0, 0], { n: 18, m: 1 }),
      box([3, 3, 34], [5, 34, 24], { m: 2 }),
    ],
    { view: [42, 19, -10], scale: 1.14, persp: 380 },
  ),
  /** A manta with a cabin in front and two tails that lean apart. */
  manta: model(
    ['#c4c8c8', '#6a7480', '#3a4048'],
    [
      slab('0 96 13 88 22 44 58 -10 62 -40 26 -58 0 -62', [-8, 12], [0.5, 0.84], { panels: 20, lights: 8 }),
      slab('0 92 12 84 15 58 0 52', [8, 22], [0.66, 0.6], { m: 2, tone: 1 }),
      // a cabin for passengers, as a coach has one: a row of windows under a roof
      slab('0 56 22 50 30 0 28 -48 0 -52', [10, 30], [0.86, 0.9], { panels: 10, lights: 44 }),
      fin('-6 28 -44 96 -72 100 -56 26', 0, 6, { panels: 6 }),
      wing('50 0 98 -34 104 -66 54 -44', [-4, 4], { turn: [-24, 0, 0], at: [0, 12, 0], m: 1, panels: 6 }),
      box([44, 12, 10], [0, 2, -60], { m: 1, burn: 15, burnAt: [12, 2, -68], twin: true }),
    ],
    { view: [38, 20, -8], scale: 1.16, persp: 330 },
  ),
  /** A blunt shuttle with two round engines on top. */
  tug: model(
    ['#b8ac98', '#b5502c', '#4f565e'],
    [
      slab('0 84 22 76 34 40 36 -50 26 -60 0 -62', [-20, 16], [0.74, 0.86], { panels: 24, lights: 10 }),
      slab('0 80 20 72 24 48 0 40', [10, 26], [0.7, 0.6], { m: 2, tone: 1 }),
      tube('12 -50 18 -36 18 16 11 28', [36, 20, -24], {
        twin: true,
        m: 1,
        panels: 8,
        burn: 18,
        burnAt: [36, 20, -76],
      }),
      wing('30 0 72 -16 72 -40 30 -40', [-4, 4], { at: [0, -10, 0], turn: [-12, 0, 0] }),
      box([30, 8, 60], [0, -24, -6], { m: 2 }),
    ],
    { view: [42, 20, -8], scale: 1.22, persp: 340 },
  ),
  /** A bus with portholes that has landed: wings folded up, the door open, its ramp down. */
  shuttle: model(
    ['#d0c6b2', '#b5502c', '#4a4f57'],
    [
      slab('0 82 18 76 30 44 32 -56 22 -68 0 -70', [-18, 20], [0.72, 0.88], { panels: 14 }),
      slab('0 74 17 66 23 40 0 36', [16, 28], [0.6, 0.6], { m: 2, tone: 1 }),
      ...[26, 8, -10, -28, -46].map((z) => box([4, 8, 9], [30, 4, z], { twin: true, glow: 'halo' })),
      box([66, 5, 104], [0, -8, -8], { m: 1 }),
      wing('26 14 72 -6 78 -46 26 -46', [-3, 3], { turn: [48, 0, 0], panels: 6 }),
      tube('9 -36 12 -22 12 14 6 24', [54, 58, -26], { twin: true, m: 1 }),
      fin('-26 18 -54 56 -72 56 -64 16', 0, 6, { m: 1 }),
      box([7, 32, 8], [22, -32, -44], { twin: true, m: 2 }),
      box([18, 5, 22], [22, -48, -44], { twin: true, m: 2 }),
      box([7, 28, 8], [16, -32, 50], { twin: true, m: 2 }),
      box([14, 5, 18], [16, -48, 50], { twin: true, m: 2 }),
      box([22, 20, 4], [0, -6, 80], { glow: 'halo' }),
      box([22, 3, 48], [0, -33, 100], { turn: [0, 0, 38], dt: 1 }),
    ],
    { view: [38, 12, 0], scale: 1.22, persp: 380 },
  ),
  /** A shell of a transport, packed with boxes underneath. */
  pod: model(
    ['#b8b4a8', '#b5632c', '#5a6068'],
    [
      slab('0 120 22 100 40 50 46 -20 38 -80 20 -104 0 -108', [4, 30], [0.5, 0.84], { panels: 40, lights: 16 }),
      slab('0 112 20 94 38 48 44 -20 36 -78 0 -100', [4, -8], [0.8, 0.9], { panels: 12, lights: 20, m: 2 }),
      box([20, 20, 26], [22, -16, 44], { twin: true, m: 1 }),
      box([22, 22, 28], [24, -18, 8], { twin: true }),
      box([22, 22, 28], [24, -18, -28], { twin: true, m: 1 }),
      box([20, 20, 24], [20, -16, -62], { twin: true }),
      box([16, 12, 18], [0, 32, -76], { in: [0.8, 0.8], burn: 16, burnAt: [0, 10, -110] }),
    ],
    { view: [46, 12, -8], scale: 1.06, persp: 330 },
  ),
  /** A hammer head on a long neck. */
  hammer: model(
    ['#a8a49c', '#9a4a34', '#4a5058'],
    [
      slab('0 124 36 122 74 104 78 88 46 80 0 78', [-11, 11], [0.84, 0.86], { panels: 22, lights: 18 }),
      box([8, 10, 14], [74, 0, 96], { twin: true, glow: 'cool' }),
      slab('0 84 16 80 22 20 32 -30 26 -70 0 -72', [-18, 20], [0.7, 0.84], { panels: 26, lights: 26 }),
      tube('12 -40 17 -26 17 10 11 20', [22, 12, -70], { twin: true, m: 2, burn: 16, burnAt: [22, 12, -112] }),
      tube('12 -40 17 -26 17 10 11 20', [22, -12, -70], { twin: true, m: 2, burn: 16, burnAt: [22, -12, -112] }),
      fin('14 18 -30 66 -50 68 -44 18', 0, 6, { m: 1 }),
    ],
    { view: [40, 26, -10], scale: 1.12, persp: 330 },
  ),
  /** A long racer with a bank of eleven flames. */
  runner: model(
    ['#c8c0b2', '#b5452c', '#565c64'],
    [
      slab('0 128 20 122 26 96 20 88 0 86', [-12, 12], [0.7, 0.8], { panels: 10, lights: 10, m: 0 }),
      tube('10 -40 12 -30 12 84 9 90', [0, 0, 0], { panels: 20, lights: 10 }),
      pot('18 8 18 14 8 22', [0, 0, 10], { m: 1 }),
      box([60, 26, 36], [0, 0, -54], { in: [0.9, 0.8], m: 2, panels: 10 }),
      ...[-24, 0, 24].flatMap((x) =>
        [-13, 9].map((y) => tube('9 -40 12 -30 12 0', [x, y, -70], { m: 0, burn: 10, burnAt: [x, y, -112] })),
      ),
      fin('20 10 0 34 -16 34 -14 10', 0, 4, { m: 1 }),
      box([3, 16, 3], [0, 20, 106], { m: 2 }),
    ],
    { view: [46, 14, -12], scale: 1.08, persp: 330 },
  ),
  /** A boxy cruiser with pods slung below. */
  carrierbox: model(
    ['#9aa2aa', '#6a747e', '#3a4048', '#b8452f'],
    [
      slab('0 96 16 90 30 60 32 -70 22 -86 0 -88', [-6, 18], [0.6, 0.9], { panels: 26, lights: 24 }),
      slab('0 10 16 4 18 -60 0 -66', [17, 32], [0.7, 0.8], { panels: 10, lights: 12 }),
      box([30, 10, 16], [0, 36, -44], { m: 2, lights: 8 }),
      wing('28 20 56 10 56 -50 28 -56', [-4, 4], { m: 1 }),
      box([16, 24, 40], [44, -16, -20], { twin: true, m: 2, panels: 6 }),
      tube('11 -30 15 -16 15 6', [20, 4, -84], { twin: true, m: 1, burn: 15, burnAt: [20, 4, -116] }),
      box([62, 4, 14], [0, 10, 40], { m: 3 }),
    ],
    { view: [44, 16, -8], scale: 1.14, persp: 330 },
  ),
  /** A block with a cargo mouth: landing craft. */
  lander: model(
    ['#8e98a0', '#59636c', '#2f353c', '#c2632c'],
    [
      slab('0 70 40 62 46 20 46 -50 36 -60 0 -60', [-26, 10], [0.76, 0.86], { panels: 20, lights: 12 }),
      slab('0 60 24 52 28 10 0 4', [10, 26], [0.7, 0.7], { m: 1, panels: 6 }),
      box([40, 8, 6], [0, 20, 40], { m: 2, tone: 0 }),
      box([44, 24, 4], [0, -14, 69], { m: 2, tone: 0 }),
      wing('42 0 92 -20 96 -60 42 -50', [-5, 5], { turn: [30, 0, 0], panels: 8, at: [0, -6, 0] }),
      box([16, 16, 30], [30, 10, -54], { twin: true, m: 1, burn: 16, burnAt: [30, 10, -72] }),
      box([96, 4, 12], [0, -8, 20], { m: 3 }),
    ],
    { view: [36, 14, -6], scale: 1.16, persp: 320 },
  ),
  /** A beetle with a hump and a rail of engines: merchant cruiser. */
  beetle: model(
    ['#8c7a5c', '#6a4a34', '#4a4a48', '#c89a4a'],
    [
      slab('0 110 24 96 40 40 44 -40 34 -80 0 -86', [-10, 10], [0.8, 0.9], { panels: 26, lights: 20 }),
      slab('0 60 26 44 34 -30 22 -70 0 -74', [9, 34], [0.56, 0.74], { m: 1, panels: 18, lights: 14 }),
      slab('0 104 14 92 18 70 0 60', [9, 18], [0.7, 0.6], { m: 2, tone: 1 }),
      wing('40 10 76 -10 80 -60 40 -60', [-6, 6], { m: 3, panels: 6 }),
      tube('13 -34 18 -20 18 8', [26, 8, -80], { twin: true, m: 2, burn: 17, burnAt: [26, 8, -116] }),
      tube('10 -24 13 -14 13 8', [62, 0, -56], { twin: true, m: 2, burn: 12, burnAt: [62, 0, -82] }),
    ],
    { view: [42, 22, -8], scale: 1.08, persp: 330 },
  ),
  /** Stands upright when it flies: a flat iron with a fin. */
  flatiron: model(
    ['#6a7a6e', '#8c4a34', '#4a4a48', '#c8b04a'],
    [
      fin('40 100 60 60 48 -40 0 -70 -30 -60 -20 40 0 96', 0, 34, { panels: 24 }),
      pot('30 -30 64 -10 66 0 40 16', [0, -46, 0], { m: 1, panels: 20, n: 26 }),
      slab('0 60 10 52 12 36 0 30', [60, 78], [0.7, 0.6], { m: 2, tone: 3 }),
      wing('16 20 70 8 70 -12 16 -10', [-4, 4], { at: [0, 30, 0], m: 0 }),
      fin('20 46 8 60 -40 60 -30 10 0 10', 70, 6, { twin: true, m: 1 }),
      tube('12 -20 14 0', [20, -58, -50], { twin: true, m: 2, burn: 17, burnAt: [20, -58, -72] }),
      box([20, 10, 6], [0, 26, 50], { m: 3 }),
    ],
    { view: [40, 10, -8], scale: 1.14, persp: 330 },
  ),
  /** A slab with a bite taken out: three decks of a hunter's hauler. */
  hauler: model(
    ['#9a7c50', '#6a5238', '#4a4844', '#c2632c'],
    [
      box([50, 70, 130], [0, 0, -6], { in: [0.86, 0.94], panels: 40, lights: 24 }),
      slab('0 96 20 88 25 50 0 44', [10, 36], [0.8, 0.8], { m: 1, panels: 8 }),
      box([36, 8, 6], [0, 28, 86], { m: 2, tone: 0 }),
      box([60, 16, 80], [0, -22, -16], { m: 1, panels: 10 }),
      wing('24 0 62 -8 66 -50 24 -56', [-4, 4], { m: 0, at: [0, 6, 0] }),
      box([18, 20, 26], [14, 18, -76], { twin: true, m: 2, burn: 17, burnAt: [14, 18, -92] }),
      box([18, 20, 26], [14, -18, -76], { twin: true, m: 2, burn: 17, burnAt: [14, -18, -92] }),
      box([54, 6, 20], [0, 2, 30], { m: 3 }),
    ],
    { view: [42, 16, -6], scale: 1.12, persp: 340 },
  ),
  /** A cab in front, a naked rack of cargo behind. */
  rigger: model(
    ['#8c948c', '#c8862e', '#4a4f54'],
    [
      slab('0 100 24 92 32 60 30 40 0 36', [-18, 20], [0.74, 0.84], { panels: 14, lights: 8 }),
      box([34, 10, 6], [0, 10, 92], { m: 2, tone: 0 }),
      box([10, 10, 120], [0, 12, -20], { m: 2 }),
      box([10, 10, 120], [0, -14, -20], { m: 2 }),
      box([44, 40, 30], [0, -2, 8], { m: 1, panels: 8 }),
      box([44, 40, 30], [0, -2, -30], { m: 0, panels: 8 }),
      box([56, 44, 22], [0, 0, -78], { m: 2, panels: 8, burn: 20, burnAt: [16, 0, -92], twin: true }),
      wing('24 66 54 40 54 20 24 30', [-3, 3], { m: 1 }),
    ],
    { view: [46, 18, -8], scale: 1.14, persp: 340 },
  ),
  /** A brick with a lift of four turning engines. */
  lifter: model(
    ['#a08a5c', '#6a6a64', '#3f4448'],
    [
      box([70, 46, 110], [0, 0, 0], { in: [0.84, 0.92], panels: 36, lights: 14 }),
      slab('0 84 22 78 28 52 0 48', [-6, 22], [0.8, 0.8], { m: 1 }),
      box([36, 10, 4], [0, 12, 80], { m: 2, tone: 0 }),
      ...[44, -44].map((z) => pot('20 -26 24 -14 24 12 16 22', [58, 4, z], { twin: true, m: 1, n: 18, panels: 4 })),
      ...[44, -44].map((z) => box([30, 8, 14], [42, 8, z], { twin: true, m: 2 })),
      box([40, 16, 20], [0, 10, -62], { m: 2, burn: 20, burnAt: [0, 6, -74] }),
    ],
    { view: [40, 22, -6], scale: 1.12, persp: 340 },
  ),
  /** A short fat bus. */
  bus: model(
    ['#5c7a86', '#c8b48a', '#3f464c'],
    [
      tube('22 -70 34 -56 36 30 28 60 10 76', [0, 0, 0], { squash: 0.9, panels: 30, lights: 16, n: 20 }),
      slab('0 72 18 62 24 38 0 30', [14, 32], [0.7, 0.6], { m: 2, tone: 1 }),
      fin('-10 26 -40 62 -66 62 -60 24', 0, 6, { m: 1 }),
      tube('12 -30 15 -16 15 12', [36, -14, -50], { twin: true, m: 1, burn: 15, burnAt: [36, -14, -82] }),
      tube('37 -14 37 -6', [0, 0, 0], { squash: 0.9, m: 1, n: 20 }),
    ],
    { view: [40, 18, -8], scale: 1.34, persp: 340 },
  ),
  /** A white ship with a red band and a ring. */
  mercy: model(
    ['#e0e2de', '#c2402a', '#6a747c'],
    [
      tube('10 -90 24 -70 26 50 18 84 6 104', [0, 0, 0], { panels: 26, lights: 30 }),
      tube('27 4 27 18', [0, 0, 0], { m: 1 }),
      tube('64 -22 70 -22 70 -6 64 -6', [0, 0, 0], { n: 28, lights: 20, panels: 10, ring: true }),
      box([130, 5, 8], [0, 0, -14], { m: 2 }),
      box([5, 130, 8], [0, 0, -14], { m: 2 }),
      tube('14 -24 18 -10', [0, 0, -84], { m: 2, burn: 20, burnAt: [0, 0, -110] }),
    ],
    { view: [44, 16, -8], scale: 1.12, persp: 340 },
  ),
  /** Decks of windows, swept like a yacht. */
  liner: model(
    ['#e4dcc8', '#c8992e', '#3c4a5c'],
    [
      slab('0 128 14 100 28 40 30 -60 20 -92 0 -96', [-14, 8], [0.84, 0.92], { panels: 12, lights: 60 }),
      slab('0 76 16 50 22 -20 20 -66 0 -70', [8, 22], [0.84, 0.88], { lights: 50 }),
      slab('0 30 12 14 16 -30 0 -56', [22, 34], [0.8, 0.8], { lights: 30 }),
      fin('-10 34 -30 62 -50 62 -44 30', 0, 5, { m: 1 }),
      slab('0 126 13 98 28 38 30 -60 0 -90', [6, 9], [1, 1], { m: 1 }),
      box([40, 14, 12], [0, -2, -96], { m: 2, burn: 18, burnAt: [10, -2, -104], twin: true }),
    ],
    { view: [44, 18, -10], scale: 1.1, persp: 330 },
  ),
  /** Round silos on a spine. */
  silo: model(
    ['#b8ae86', '#8a9a4a', '#565c58'],
    [
      slab('0 108 20 100 26 78 0 70', [-12, 14], [0.7, 0.8], { m: 2, lights: 8 }),
      box([8, 8, 170], [0, 0, 0], { m: 2 }),
      ...[48, 2, -44].map((z) => pot('16 -24 26 -16 26 16 12 28', [28, 0, z], { twin: true, panels: 6, n: 18 })),
      ...[48, 2, -44].map((z) => pot('27 -3 27 4', [28, 0, z], { twin: true, m: 1, n: 18 })),
      box([50, 30, 20], [0, 0, -88], { m: 2, burn: 19, burnAt: [14, 0, -100], twin: true }),
    ],
    { view: [42, 22, -8], scale: 1.12, persp: 340 },
  ),
} as const satisfies Readonly<Record<string, Model>>;
