import { expect, test } from 'vitest';
import type { Options } from '../../rules/state.ts';
import { fieldsOf } from '../../table/sight.ts';
import { progressIn } from '../progress.ts';
import { known, staged } from './kit.ts';

const usual: Options = { mission: 'm1', map: 'map1', difficulty: 'easy', balanced: false, mode: 'listed', unlocked: 8 };
const tables = (['m1', 'm2', 'm3', 'm4', 'c1', 'c2', 'h1', 'h2'] as const).map((mission, i) => ({
  seats: 1 + (i % 4),
  options: { ...usual, mission, map: (['map1', 'map2', 'map3', 'map4'] as const)[i % 4] ?? 'map1' },
  seed: `progress ${mission}`,
}));

test.each(tables)('says at every moment how far a group is, and where it goes on: $options.mission', (table) => {
  const all = staged(table, 0).map(({ beat }) => beat.view);
  expect(all.length).toBeGreaterThan(20);
  for (const view of all) {
    if (fieldsOf(view).turn === 0) continue;
    const progress = progressIn(known, view);
    expect(progress?.share).toBeGreaterThanOrEqual(0);
    expect(progress?.share).toBeLessThanOrEqual(1);
    expect(progress?.spaces.every((space) => /^[A-Z]\d+$/.test(space))).toBe(true);
    expect(JSON.stringify(progress)).not.toContain('null');
  }
});

test('the first mission begins at the door', () => {
  const [first] = staged({ seats: 1, options: { ...usual, unlocked: 1 }, seed: 'door' }, 0);
  const progress = first === undefined ? null : progressIn(known, first.beat.view);
  expect(progress?.task).toEqual({ do: 'door', door: 'blast', space: 'D7', left: 7, of: 7 });
  expect(progress?.spaces).toEqual(['D7']);
});
