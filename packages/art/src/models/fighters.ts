import type { Model } from '../solids/shapes.ts';
import { box, fin, model, slab, tube, wing } from './make.ts';

const PALE = ['#c9bfae', '#c2472f', '#4a4f57', '#5a7fa0'];
const GREY = ['#9aa4ae', '#59636f', '#b8452f', '#2f3640'];

/** Small craft for one or two. Own drawings: each name says what the shape is, not whose it is. */
export const FIGHTERS = {
  /** Four narrow wings that open like scissors and lean forward, an engine at the end of each. */
  scissor: model(
    PALE,
    [
      wing('10 -20 60 -2 90 22 94 4 62 -28 10 -52', [-2, 2], { turn: [19, 0, 0], panels: 6 }),
      wing('10 -20 60 -2 90 22 94 4 62 -28 10 -52', [-2, 2], { turn: [-19, 0, 0], panels: 6 }),
      tube('5 -32 8 -22 8 14 4 30', [88, 31, 8], { twin: true, m: 1, burn: 9, burnAt: [88, 31, -26] }),
      tube('5 -32 8 -22 8 14 4 30', [88, -31, 8], { twin: true, m: 1, burn: 9, burnAt: [88, -31, -26] }),
      tube('8 -84 16 -62 17 -20 13 40 7 84 2 96', [0, 0, 0], { squash: 0.9, panels: 20 }),
      slab('0 52 8 36 9 10 0 0', [9, 21], [0.5, 0.6], { m: 2, dt: 1 }),
      wing('6 78 30 66 32 56 6 58', [-2, 2], { m: 1 }),
      fin('-40 12 -74 44 -88 44 -78 10', 0, 4, { m: 1 }),
      tube('3 0 3 30', [7, -10, 66], { twin: true, m: 2 }),
    ],
    { view: [38, 24, -20], scale: 1.18, persp: 320 },
  ),
  /** One neck that parts into two long engines. */
  fork: model(
    ['#c8c2b0', '#c8992e', '#4a4f57'],
    [
      tube('10 -14 15 10 14 60 8 96 3 112', [0, 0, 0], { squash: 0.8, panels: 12 }),
      slab('0 84 8 70 9 46 0 36', [8, 18], [0.6, 0.6], { m: 2, dt: 1 }),
      tube('9 -58 13 -40 14 36 9 50', [44, 0, -54], {
        twin: true,
        panels: 12,
        turn: [0, -24, 0],
        burn: 13,
        burnAt: [68, 0, -108],
      }),
      tube('15 -14 15 -4', [44, 0, -54], { twin: true, m: 1, turn: [0, -24, 0] }),
      slab('0 14 36 -36 28 -52 0 -24', [-5, 5], [0.9, 0.9], { m: 2, panels: 8 }),
      fin('-84 8 -106 36 -118 36 -112 8', 62, 4, { twin: true, m: 1 }),
      box([3, 3, 34], [0, -10, 104], { m: 2 }),
      box([31, 5, 8], [0, 1, 20], { m: 1 }),
    ],
    { view: [36, 30, -14], scale: 1.14, persp: 330 },
  ),
  /** One tall cross of blades, the pilot at its upper end. */
  cross: model(
    ['#c0c4c0', '#8a5a3c', '#4a4f57'],
    [
      fin('20 96 34 84 30 -70 10 -100 -30 -96 -26 80', 0, 12, { panels: 14 }),
      tube('8 -34 17 -20 18 8 12 26 4 36', [0, 92, 10], { panels: 8 }),
      box([14, 12, 16], [0, 98, 34], { m: 2, tone: 1 }),
      wing('6 12 92 -6 92 -26 6 -34', [-4, 4], { at: [0, 8, 0], turn: [-10, 0, 0], panels: 6 }),
      tube('5 -24 5 44', [92, -8, -6], { twin: true, m: 1 }),
      wing('6 6 46 -4 46 -20 6 -24', [-3, 3], { at: [0, -52, 0], turn: [8, 0, 0], m: 1 }),
      tube('9 -30 12 -16 12 10 8 16', [0, 40, -24], { m: 2, burn: 12, burnAt: [0, 40, -58] }),
      tube('9 -30 12 -16 12 10 8 16', [0, -10, -24], { m: 2, burn: 12, burnAt: [0, -10, -58] }),
      tube('5 -20 5 40', [0, -98, 0], { m: 1 }),
    ],
    { view: [48, 6, -16], scale: 1.12, persp: 340 },
  ),
  /** Wide body, wings that fold forward. */
  crane: model(
    ['#b9bcb4', '#5a7fa0', '#4a4f57'],
    [
      slab('0 66 16 60 26 20 24 -44 16 -56 0 -58', [-10, 14], [0.7, 0.86], { panels: 16, lights: 4 }),
      slab('0 58 14 52 17 34 0 30', [13, 21], [0.7, 0.6], { m: 2, tone: 1 }),
      wing('26 -24 46 -30 84 96 74 100 40 10 24 4', [-3, 3], { m: 1, panels: 8, at: [0, 6, 0] }),
      tube('9 -30 13 -20 13 16 8 24', [24, 12, -50], { twin: true, m: 2, burn: 12, burnAt: [24, 12, -82] }),
      tube('9 -30 13 -20 13 16 8 24', [24, -8, -50], { twin: true, m: 2, burn: 12, burnAt: [24, -8, -82] }),
      box([3, 3, 34], [8, -10, 74], { twin: true, m: 2 }),
    ],
    { view: [34, 30, -12], scale: 1.22, persp: 330 },
  ),
  /** A ball hung in a wheel, two dark vanes between its spokes. */
  wheel: model(
    GREY,
    [
      tube('62 -9 74 -5 74 5 62 9', [0, 0, -4], { ring: true, n: 28, panels: 16 }),
      slab('20 8 60 30 68 10 68 -10 60 -30 20 -8', [-2, 2], [1, 1], {
        half: false,
        twin: true,
        m: 3,
        panels: 8,
        turn: [0, 0, 90],
        at: [0, 0, -4],
      }),
      box([10, 136, 8], [0, 0, -6], { m: 1 }),
      tube('12 -40 22 -22 25 0 20 18 10 30', [0, 0, 4], { n: 18, panels: 8, burn: 12, burnAt: [0, 0, -40] }),
      tube('9 26 11 33', [0, 0, 2], { m: 3, n: 8 }),
      tube('3 0 3 34', [0, 66, 6], { m: 2 }),
      tube('3 0 3 34', [0, -66, 6], { m: 2 }),
    ],
    { view: [40, 14, -14], scale: 1.22, persp: 320 },
  ),
  /** The same family: half a wheel, drawn out into three points. */
  talon: model(
    GREY,
    [
      wing('14 -34 60 -30 88 20 96 92 74 44 40 4 14 0', [-4, 4], { m: 3, panels: 10, turn: [-8, 0, 0] }),
      wing('58 -34 66 -30 94 22 99 96 92 92 84 20 56 -26', [-6, 6], { turn: [-8, 0, 0] }),
      fin('-34 10 -50 40 -30 74 56 96 10 62 6 16', 0, 7, { m: 3, panels: 8 }),
      fin('-50 40 -34 76 60 102 52 94 -26 68 -40 40', 0, 9),
      tube('12 -44 22 -26 25 0 19 20 8 38', [0, 0, 0], { n: 18, panels: 6, burn: 14, burnAt: [0, 0, -46] }),
      tube('8 30 9 38', [0, 0, 0], { m: 3, n: 8 }),
      tube('3 0 3 30', [20, -14, 10], { twin: true, m: 2 }),
    ],
    { view: [38, 22, -18], scale: 1.16, persp: 300 },
  ),
  /** The same family: two long hulls through one wide hoop. */
  double: model(
    GREY,
    [
      tube('70 -9 84 -5 84 5 70 9', [0, 0, -14], { ring: true, n: 28, squash: 0.62, panels: 16 }),
      box([146, 9, 12], [0, 0, -14], { m: 1 }),
      slab('34 14 68 22 76 8 76 -8 68 -22 34 -14', [-2, 2], [1, 1], {
        half: false,
        twin: true,
        m: 3,
        turn: [0, 0, 90],
        at: [0, 0, -14],
      }),
      tube('10 -70 19 -56 21 0 17 36 6 54', [25, 0, 0], {
        twin: true,
        n: 16,
        panels: 14,
        burn: 12,
        burnAt: [25, 0, -72],
      }),
      slab('0 40 8 30 9 10 0 6', [16, 24], [0.6, 0.6], { at: [-25, 0, 8], m: 3, tone: 0 }),
      tube('6 -24 8 -16 8 16 3 28', [25, -26, 0], { twin: true, m: 2 }),
    ],
    { view: [38, 18, -8], scale: 1.06, persp: 330 },
  ),
  /** Two booms, an old training fighter. */
  trainer: model(
    ['#b8a890', '#7a8a4a', '#4a4f57'],
    [
      tube('9 -60 15 -44 16 10 10 60 3 104', [0, 0, 0], { squash: 0.8, panels: 14 }),
      slab('0 34 8 18 8 -10 0 -18', [10, 21], [0.5, 0.6], { m: 2, dt: 1 }),
      wing('12 10 84 -30 84 -48 12 -44', [-2, 2], { panels: 6 }),
      tube('9 -80 12 -66 12 -20 8 -10', [22, 6, 0], { twin: true, m: 1, burn: 11, burnAt: [22, 6, -82] }),
      tube('2.5 -40 2.5 20', [84, 0, 0], { twin: true, m: 2 }),
      box([32, 5, 7], [0, 2, 30], { m: 1 }),
    ],
    { view: [38, 24, 14], scale: 1.24, persp: 330 },
  ),
  /** Curved fangs as wings. */
  fang: model(
    ['#b4a890', '#8a3230', '#3a3d42'],
    [
      tube('8 -50 15 -36 15 16 9 46 3 66', [0, 0, 0], { squash: 1.2, panels: 8, burn: 13, burnAt: [0, 0, -52] }),
      slab('0 30 7 18 8 -4 0 -12', [14, 22], [0.5, 0.6], { m: 2, dt: 1 }),
      wing('10 8 54 20 96 70 104 110 76 74 50 40 40 -20 10 -30', [-3, 3], { m: 1, turn: [22, 0, 0], panels: 8 }),
      wing('12 0 40 2 44 -30 12 -34', [-3, 3], { turn: [-24, 0, 0] }),
      tube('4 -30 4 26', [46, 16, 0], { twin: true, m: 2 }),
    ],
    { view: [34, 28, -22], scale: 1.16, persp: 310 },
  ),
  /** A low two-seater for cold air. */
  snowhopper: model(
    ['#b8bcc0', '#c2622f', '#3f464e'],
    [
      slab('0 74 20 70 46 20 50 -30 36 -44 0 -44', [-8, 8], [0.7, 0.84], { panels: 16 }),
      slab('0 30 13 20 14 -24 0 -30', [7, 22], [0.6, 0.66], { m: 2, dt: 1 }),
      box([6, 6, 60], [50, 0, 40], { twin: true, m: 2 }),
      box([24, 14, 40], [34, 8, -26], { twin: true, in: [0.7, 0.8], m: 1 }),
      tube('10 -20 12 0', [20, 2, -40], { twin: true, m: 2, burn: 12, burnAt: [20, 2, -62] }),
      box([5, 5, 22], [0, 10, -46], { m: 2, turn: [0, 0, 20] }),
    ],
    { view: [36, 22, -14], scale: 1.4, persp: 300 },
  ),
  /** Small and round with stub fins: a light courier. */
  courier: model(
    ['#a8a49a', '#5c7a86', '#4a4f57', '#c8992e'],
    [
      slab('0 96 10 90 20 52 34 10 36 -40 24 -62 0 -66', [-10, 10], [0.62, 0.8], { panels: 24, lights: 6 }),
      slab('0 78 9 70 12 48 0 42', [8, 18], [0.6, 0.6], { m: 2, tone: 1 }),
      wing('30 6 58 -20 62 -54 30 -48', [-4, 4], { m: 1, turn: [12, 0, 0] }),
      tube('10 -30 13 -14 13 14 7 24', [22, 4, -52], { twin: true, m: 2, burn: 13, burnAt: [22, 4, -84] }),
      box([8, 10, 34], [0, 14, -18], { m: 3, in: [0.6, 0.8] }),
    ],
    { view: [40, 24, -12], scale: 1.28, persp: 320 },
  ),
  /** Long neck, hunting dart. */
  lance: model(
    ['#5a6068', '#8c2f3c', '#c8c0b0'],
    [
      slab('0 120 7 110 12 40 18 0 18 -60 10 -74 0 -76', [-8, 10], [0.6, 0.86], { panels: 18 }),
      slab('0 60 8 50 9 24 0 16', [9, 18], [0.5, 0.6], { m: 2, tone: 3 }),
      wing('14 10 100 -50 108 -84 92 -80 14 -48', [-3, 3], { m: 1, turn: [-10, 0, 0], panels: 8 }),
      wing('12 -30 40 -60 44 -90 12 -70', [-2, 2], { turn: [44, 0, 0] }),
      tube('9 -30 12 -16 12 12 8 20', [18, 0, -62], { twin: true, m: 2, burn: 12, burnAt: [18, 0, -94] }),
    ],
    { view: [36, 26, -18], scale: 1.12, persp: 310 },
  ),
  /** A fat engine with a cockpit: raider's bargain. */
  hornet: model(
    ['#8a6a4a', '#c89a2e', '#4a4440'],
    [
      tube('16 -60 24 -44 22 10 14 40 6 56', [0, 0, 0], { panels: 20, burn: 22, burnAt: [0, 0, -62] }),
      slab('0 60 10 48 12 20 0 12', [12, 28], [0.5, 0.6], { m: 2, dt: 1 }),
      wing('18 0 70 10 78 44 64 40 60 -20 18 -34', [-4, 4], { m: 1, turn: [-18, 0, 0], panels: 6 }),
      tube('4 -10 4 50', [34, -14, 20], { twin: true, m: 2 }),
      fin('-20 22 -50 54 -66 54 -56 20', 0, 5, { m: 1 }),
    ],
    { view: [36, 22, -20], scale: 1.3, persp: 310 },
  ),
  /** Lyre-shaped assault ship with a spike of guns. */
  lyre: model(
    ['#7c6e5c', '#5a4a40', '#c8b89a'],
    [
      tube('20 -40 34 -20 34 10 20 30', [0, 0, 0], { squash: 0.7, panels: 18 }),
      wing('24 -20 60 10 66 70 52 110 46 104 50 60 40 20 20 10', [-7, 7], { panels: 12 }),
      slab('0 60 8 50 14 20 0 10', [-4, 10], [0.6, 0.7], { m: 2 }),
      fin('10 10 -40 60 -64 60 -40 10', 0, 7, { m: 1 }),
      tube('10 -34 13 -20 13 10', [24, 0, -40], { twin: true, m: 1, burn: 14, burnAt: [24, 0, -76] }),
      tube('3 -10 3 40', [10, -14, 40], { twin: true, m: 2 }),
    ],
    { view: [34, 30, -10], scale: 1.2, persp: 320 },
  ),
} as const satisfies Readonly<Record<string, Model>>;
