import type { Model, Part } from '../solids/shapes.ts';
import { box, fin, model, pot, slab, tube, wing } from './make.ts';

/** A leg that bends backwards, as a wading bird's: `side` 1 or -1, a step forward or back. */
const wader = (side: number, step: number): Part[] => [
  pot('13 -9 13 9', [side * 31, 12, 0], { axis: 'x', m: 1, n: 14 }),
  box([15, 58, 20], [side * 38, -12, step * 0.3 - 14], { in: [0.8, 0.9], panels: 3, turn: [0, 0, 32] }),
  pot('11 -9 11 9', [side * 38, -38, step * 0.6 - 30], { axis: 'x', m: 2, n: 12 }),
  box([11, 68, 14], [side * 38, -70, step * 0.8 - 14], { in: [0.8, 0.8], m: 1, turn: [0, 0, -28] }),
  slab('0 36 14 22 16 -12 0 -20', [-114, -102], [0.6, 0.5], { at: [side * 38, 0, step] }),
];
/** A leg like a bridge pier, on both sides: hip, knee guard, a foot to stand in snow. */
const pier = (z: number, step: number): Part[] => [
  pot('17 -8 17 8', [44, 2, z], { twin: true, axis: 'x', m: 1, n: 14 }),
  box([22, 62, 26], [50, -30, z + step * 0.2], { twin: true, in: [0.86, 0.8], panels: 4, turn: [0, 0, step * 0.5] }),
  box([28, 24, 32], [52, -62, z + step * 0.5], { twin: true, m: 1, in: [0.8, 0.86] }),
  box([18, 58, 22], [52, -98, z + step * 0.8], { twin: true, in: [1.1, 1.1], panels: 4 }),
  slab('0 24 16 18 22 0 16 -18 0 -24', [-142, -124], [0.6, 0.6], { twin: true, m: 1, at: [52, 0, z + step] }),
];

/** On the ground and just above it. */
export const VEHICLES = {
  /** A round cabin on the legs of a wading bird, guns under its chin, a fin on its back. */
  strider: model(
    ['#9aa4aa', '#5a6470', '#b8452f'],
    [
      wader(-1, -20),
      wader(1, 20),
      box([56, 12, 20], [0, 12, -2], { m: 1 }),
      tube('8 -46 26 -36 30 -6 26 28 13 46', [0, 40, 0], { panels: 16, n: 16, squash: 0.86 }),
      slab('0 54 16 44 22 14 0 12', [44, 60], [0.8, 0.8], { m: 1, tone: 0 }),
      tube('4 0 4 48', [8, 16, 26], { twin: true, m: 1 }),
      tube('6 0 6 14', [8, 16, 68], { twin: true, m: 2 }),
      fin('-20 62 -38 96 -50 96 -42 58', 0, 4, { m: 2 }),
    ],
    { view: [34, 8, 0], scale: 1.2, persp: 360 },
  ),
  /** A fortress that walks on four piers: a turtle's back, guns under its brow, a mast on its bridge. */
  bulwark: model(
    ['#98a2aa', '#5a646e', '#b8452f'],
    [
      pier(58, 12),
      pier(-56, -8),
      slab('0 112 26 98 46 50 48 -60 34 -98 0 -104', [-12, 16], [0.9, 0.94], { panels: 30, lights: 8 }),
      slab('0 100 23 90 41 46 43 -56 30 -90 0 -96', [16, 48], [0.56, 0.7], { panels: 24, lights: 14 }),
      slab('0 40 16 34 22 6 18 -26 0 -30', [48, 66], [0.8, 0.8], { panels: 8, lights: 6 }),
      slab('0 104 24 92 34 66 0 66', [4, 14], [0.96, 0.96], { m: 1, tone: 0 }),
      slab('0 96 16 84 18 52 0 44', [-28, -10], [1.3, 1.1], { m: 1 }),
      tube('5 60 4 148', [9, -20, 0], { twin: true }),
      tube('7 132 7 148', [9, -20, 0], { twin: true, m: 2 }),
      box([3, 40, 3], [8, 84, -18], { m: 1 }),
      fin('-50 44 -92 66 -100 52 -88 26', 0, 6, { m: 2 }),
    ],
    { view: [38, 6, 0], scale: 1.02, persp: 330 },
  ),
  /** An open racer with two engines. */
  skimmer: model(
    ['#a8512f', '#5b5550', '#d8c8a0'],
    [
      tube('9 -78 13 -66 13 -30 9 -22', [34, 8, 0], { twin: true, m: 1, burn: 9, burnAt: [34, 8, -80] }),
      slab('0 92 18 84 30 20 34 -50 24 -64 0 -66', [-12, 8], [0.8, 0.92], { panels: 18 }),
      slab('0 20 20 10 22 -34 0 -40', [8, 13], [0.9, 0.9], { m: 1, tone: 0 }),
      slab('0 30 18 20 20 8 0 14', [8, 26], [0.8, 0.4], { m: 2, dt: 1 }),
      box([16, 12, 10], [0, 14, -36], { m: 2 }),
    ],
    { view: [62, 24, 4], scale: 1.25, persp: 420 },
  ),
  /** One rider, two vanes in front. */
  bike: model(
    ['#6a5a4a', '#b5632c', '#3c3e42'],
    [
      tube('7 -60 12 -46 12 10 6 24', [0, 0, 0], { panels: 8, burn: 10, burnAt: [0, 0, -62] }),
      box([4, 4, 70], [6, -2, 54], { twin: true, m: 2 }),
      wing('4 96 20 90 22 70 4 72', [-2, 2], { m: 1, at: [0, -4, 0] }),
      box([12, 9, 40], [0, 14, -20], { m: 1, in: [0.7, 0.9] }),
      box([34, 4, 5], [0, 18, 18], { m: 2 }),
      wing('8 -20 26 -44 26 -60 8 -54', [-2, 2], { m: 2, turn: [-30, 0, 0] }),
    ],
    { view: [52, 16, -4], scale: 1.5, persp: 400 },
  ),
  /** A pleasure barge under two sails. */
  barge: model(
    ['#8a5a34', '#c2622f', '#5a4230', '#d8b45a'],
    [
      slab('0 128 16 104 28 50 30 -80 20 -104 0 -108', [-20, 8], [1.15, 1.02], { panels: 26, lights: 24 }),
      slab('0 40 20 30 22 -80 0 -86', [8, 24], [0.9, 0.94], { m: 2, panels: 8, lights: 16 }),
      box([4, 96, 4], [0, 56, 44], { m: 2 }),
      box([4, 90, 4], [0, 56, -50], { m: 2 }),
      ...[46, -48].flatMap((z) => [
        fin('-2 24 -58 40 -44 62 -24 84 -2 100', 0, 3, { m: 1, at: [0, 0, z], panels: 3 }),
        fin('2 30 30 36 18 66 2 92', 0, 3, { m: 1, at: [0, 0, z] }),
      ]),
      slab('0 134 10 120 14 100 0 96', [0, 16], [0.6, 0.7], { m: 3 }),
      box([64, 4, 4], [0, 8, 0], { m: 3 }),
    ],
    { view: [62, 12, -4], scale: 1.02, persp: 340 },
  ),
  /** Two engines on lines that pull a seat. */
  racer: model(
    ['#c8992e', '#4a6a8a', '#4a4a48'],
    [
      tube('10 20 18 36 18 110 22 120 14 132', [34, 0, 0], { twin: true, panels: 12, burn: 16, burnAt: [34, 0, 18] }),
      wing('48 60 74 70 74 50 48 44', [-2, 2], { m: 1, turn: [20, 0, 0] }),
      box([2, 2, 110], [24, -2, -30], { twin: true, m: 2, turn: [0, -8, 0] }),
      slab('0 -50 10 -58 13 -90 8 -104 0 -106', [-10, 8], [0.7, 0.8], { m: 1, panels: 6 }),
      box([44, 3, 5], [0, 0, 70], { glow: 'cool' }),
    ],
    { view: [46, 20, -6], scale: 1.2, persp: 320 },
  ),
  /** A gun on a turntable. */
  cannon: model(
    ['#7c868e', '#4a5258', '#b8862e'],
    [
      pot('50 -60 44 -48 30 -44', [0, 0, 0], { m: 1, n: 20 }),
      box([34, 44, 44], [0, -22, 0], { in: [0.7, 0.8], panels: 10 }),
      tube('16 -60 20 -40 18 10 10 20', [0, 16, 0], { panels: 10, turn: [0, 0, -14] }),
      tube('7 10 6 90', [9, 20, 0], { twin: true, m: 1, turn: [0, 0, -14] }),
      tube('10 84 10 100', [9, 20, 0], { twin: true, m: 2, turn: [0, 0, -14] }),
      box([8, 30, 30], [26, 4, -6], { twin: true, m: 2 }),
    ],
    { view: [58, 12, 0], scale: 1.24, sun: [0.5, 0.6, 0.3] },
  ),
  /** A floating ball with arms: probe. */
  probe: model(
    ['#3c4248', '#5c646c', '#c2402a'],
    [
      pot('10 -30 26 -16 28 6 20 22 8 28', [0, 20, 0], { panels: 10 }),
      pot('29 -4 29 2', [0, 20, 0], { m: 1 }),
      tube('9 22 11 30', [6, 26, 0], { m: 2, glow: 'cool' }),
      ...[
        [-16, 8],
        [0, -14],
        [16, 6],
        [8, 18],
      ].flatMap(([x = 0, z = 0]) => [
        box([4, 50, 4], [x, -26, z], { m: 1, turn: [x * 0.8, 0, 0] }),
        box([6, 30, 5], [x * 1.5, -58, z], { turn: [-x, 0, 0] }),
      ]),
      box([2, 44, 2], [-12, 62, 0], { m: 1 }),
      box([2, 30, 2], [8, 56, -6], { m: 1 }),
    ],
    { view: [30, 6, 0], scale: 1.5 },
  ),
  /** A tiny box on wheels. */
  mouse: model(
    ['#2c3238', '#5a646c', '#c2402a'],
    [
      slab('0 60 22 54 28 20 28 -44 0 -48', [-16, 22], [0.7, 0.8], { panels: 14 }),
      box([36, 6, 4], [0, 2, 56], { m: 1 }),
      pot('12 -8 12 8', [24, -20, 30], { twin: true, m: 1, turn: [90, 0, 0] }),
      pot('12 -8 12 8', [24, -20, -26], { twin: true, m: 1, turn: [90, 0, 0] }),
      box([8, 8, 6], [8, 14, 44], { glow: 'cool' }),
      box([2, 30, 2], [-12, 34, -24], { m: 1 }),
    ],
    { view: [34, 20, 0], scale: 1.5, sun: [0.6, 0.7, 0.3] },
  ),
  /** A wheel of a station. */
  station: model(
    ['#9aa2a8', '#5a626a', '#c8862e'],
    [
      pot('76 -10 92 -6 92 6 76 10', [0, 0, 0], { n: 28, panels: 30, lights: 40, ring: true }),
      pot('12 -70 24 -30 24 30 8 80', [0, 0, 0], { panels: 14, lights: 20, n: 18 }),
      box([160, 6, 10], [0, 0, 0], { m: 1 }),
      box([10, 6, 160], [0, 0, 0], { m: 1 }),
      pot('26 18 26 26', [0, 0, 0], { m: 2 }),
      fin('10 -60 40 -80 40 -90 4 -84', 0, 4, { m: 2 }),
    ],
    { view: [30, 24, -12], scale: 1.2, persp: 360 },
  ),
  /** A cradle of ribs, open above, a hull between them under lamps, a crane. */
  dock: model(
    ['#8a9096', '#c8862e', '#4a5058', '#b4a890'],
    [
      slab('0 138 18 116 34 46 38 -58 26 -100 0 -104', [-26, 14], [0.6, 0.86], { m: 3, panels: 26, lights: 14 }),
      slab('0 -6 16 -20 20 -66 0 -74', [14, 34], [0.7, 0.9], { m: 3, lights: 8 }),
      tube('10 -120 13 -104 11 -94', [15, -4, 0], { twin: true, m: 2 }),
      ...[-84, -28, 28, 84].flatMap((z) => [
        box([6, 84, 9], [56, 0, z], { twin: true, panels: 3 }),
        box([34, 6, 9], [42, 42, z], { twin: true }),
        box([116, 6, 9], [0, -42, z], { m: 2 }),
        box([7, 5, 7], [28, 37, z], { twin: true, glow: 'cool' }),
      ]),
      box([7, 7, 200], [57, 42, 0], { twin: true, m: 2 }),
      box([7, 7, 200], [57, -42, 0], { twin: true, m: 2 }),
      box([76, 5, 8], [26, 50, 50], { m: 1 }),
      box([3, 22, 3], [4, 36, 50], { m: 1 }),
    ],
    { view: [46, 20, 0], scale: 1.3, persp: 420 },
  ),
  /** Broken open, cold. */
  hulk: model(
    ['#6c6660', '#44403c', '#8a6a4a'],
    [
      slab('0 20 30 8 36 -50 24 -90 0 -94', [-22, 20], [0.7, 0.86], { panels: 30 }),
      slab('0 110 14 96 26 60 18 40 0 50', [-16, 12], [0.7, 0.8], { panels: 12, turn: [16, 10, 4], at: [14, -14, 6] }),
      ...[-20, -8, 6, 18].map((x) => box([3, 3, 50], [x, x * 0.4, 34], { m: 2, turn: [0, x, x * 0.6] })),
      box([16, 10, 22], [50, 30, 50], { m: 1, turn: [30, 20, 10] }),
      box([10, 8, 14], [-54, 26, 20], { m: 2, turn: [20, 50, 0] }),
      fin('-30 20 -60 60 -80 44 -70 18', 0, 5, { m: 1 }),
    ],
    { view: [48, 16, -16], scale: 1.16, persp: 330 },
  ),
} as const satisfies Readonly<Record<string, Model>>;
