import { it } from '@cantina/kernel/testing';
import { expect, test } from 'vitest';
import { spotOf } from '../rules/lookup.ts';
import { terrainNamed } from '../rules/map/terrains.ts';
import type { G } from '../rules/state.ts';
import { mission } from './kit.ts';

test('a space is called by what it is for, by its number or its room; else by its name on the map', () => {
  const g = { state: { options: { mission: 'm1', map: 'map1' } } } as unknown as G;
  const spot = (id: string) => {
    const { space, place } = spotOf(g, terrainNamed('map1').ids.indexOf(id));
    return [space, place?.message ?? null];
  };
  expect(['D1', 'D8', 'E8', 'A4', 'D4'].map(spot)).toEqual([
    ['D1', { key: 'place.start' }],
    ['D8', { key: 'place.number', args: { number: 3 } }],
    ['E8', { key: 'name.room:hall' }],
    ['A4', { key: 'place.height' }],
    ['D4', null],
  ]);
});

it('MA-MAC-01 · a free action of your choice names the green area as the mission does', (play) => {
  const raid = mission(play, {
    mission: 'm3',
    unlocked: 3,
    heroes: { mandalorian: { at: 'B2', plans: ['prepared'] }, xian: { at: 'D1' } },
  });
  raid.seat(0).does('use prepared').asked('prompt.free-action');
  const labels = raid.table.match.pending.flatMap(({ options }) => options.map(({ label }) => label?.key));
  expect(labels).toEqual([...Array<string>(4).fill('option.action'), 'mission.m3.area']);
  raid.seat(0).asked('prompt.free-action').answers('action:plan').asked('prompt.plan').answers('pass');
});
