import type { Point } from '../page.ts';
import type { Model, Part, Vec } from '../solids/shapes.ts';
import { box, LAMP, model, pot, tube } from './make.ts';

const lying = { view: [34, 22, 0], scale: 1.15, sun: LAMP } as const;

/** A cube and the pips of the three sides one sees, each from -1 to 1 across its side. */
function die(
  [x, y, z]: Vec,
  size: number,
  { m, top, right, left }: Readonly<{ m: number } & Record<'top' | 'right' | 'left', readonly Point[]>>,
): Part[] {
  const [half, step, r] = [size / 2, size * 0.27, size * 0.1];
  const pip = `${r} 0 ${r} 1.5`;
  return [
    box([size, size, size], [x, y, z], { m }),
    ...top.map(([u, v]) => pot(pip, [x + u * step, y + half, z + v * step], { m: 1, n: 12 })),
    ...right.map(([u, v]) => tube(pip, [x + u * step, y + v * step, z + half], { m: 1, n: 12 })),
    ...left.map(([u, v]) =>
      pot(`${r} -1.5 ${r} 0`, [x - half, y + v * step, z + u * step], { axis: 'x', m: 1, n: 12 }),
    ),
  ];
}

/** What people play with. */
export const PASTIMES = {
  dice: model(
    ['#c23c2c', '#f0e6cc', '#3a6a9a'],
    [
      die([-20, 2, 0], 76, {
        m: 0,
        top: [[0, 0]],
        right: [
          [-1, 1],
          [1, -1],
        ],
        left: [
          [-1, -1],
          [0, 0],
          [1, 1],
        ],
      }),
      die([52, -16, 52], 44, {
        m: 2,
        top: [
          [-1, -1],
          [1, 1],
          [-1, 1],
          [1, -1],
        ],
        right: [[0, 0]],
        left: [
          [-1, 1],
          [1, -1],
        ],
      }),
    ],
    { ...lying, view: [40, 24, 0], scale: 1.4 },
  ),
  cards: model(
    ['#e8dcc0', '#7a2a3a', '#c8992e', '#2c4a6a'],
    [
      ...[-36, -12, 12, 36].map((a, i) =>
        box([42, 76, 3], [a * 0.9, -10 - Math.abs(a) * 0.2, i * 4], { turn: [-a * 0.6, 0, 0], m: i % 2 }),
      ),
      ...[-36, -12, 12, 36].map((a, i) =>
        pot('10 -1 10 1', [a * 1.1, -6 - Math.abs(a) * 0.2, i * 4 + 3], { turn: [0, 0, 90], m: 2 + (i % 2), n: 12 }),
      ),
      ...[0, 1, 2, 3].map((i) => pot('15 -4 15 4', [50, -60 + i * 8, 34], { m: 1 + (i % 3), n: 16 })),
      ...[0, 1].map((i) => pot('15 -4 15 4', [18, -60 + i * 8, 46], { m: 2, n: 16 })),
    ],
    { ...lying, view: [14, 14, 0], scale: 1.5 },
  ),
} as const satisfies Readonly<Record<string, Model>>;
