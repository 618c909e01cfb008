import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseCards, cards, characters, maps, missions, packs } from '../content/all.ts';
import { terrainNamed } from '../rules/terrain.ts';

const copies = (kind: string): number =>
  cards.reduce((sum, card) => sum + (card.kind === kind ? ('copies' in card ? card.copies : 1) : 0), 0);

test('MA-CMP-01 MA-CMP-02 eight characters with twelve cards each, and five to unlock', () => {
  expect(characters).toHaveLength(8);
  for (const { id, health } of characters) {
    expect(health.easy).toBe(health.normal + 1);
    const own = cards.flatMap((card) => (card.kind === 'skill' && card.character === id ? [card] : []));
    const base = own.filter(({ type }) => type === 'base');
    expect(base.reduce((sum, card) => sum + card.copies, 0)).toBe(12);
    expect(own.filter(({ type }) => type !== 'base').map(({ type }) => type)).toEqual([
      'tactical',
      'tactical',
      'wild',
      'signature',
      'signature',
    ]);
  }
});

test('MA-CMP-03 MA-CMP-04 MA-CMP-10 decks and tokens', () => {
  expect(baseCards.filter(({ kind }) => kind === 'event')).toHaveLength(12);
  expect(copies('event')).toBe(22);
  expect(copies('planning')).toBe(20);
  expect(copies('disruption')).toBe(10);
});

test('MA-CMP-07 threat tokens by mission', () => {
  const count = (mission: string): number =>
    cards.reduce((sum, card) => sum + (card.kind === 'threat' && card.mission === mission ? card.copies : 0), 0);
  expect(['m1', 'm2', 'm3', 'm4'].map(count)).toEqual([24, 29, 28, 25]);
});

test('every map has a start space, star spaces, the numbers 1 to 9, and enough tokens for its icons', () => {
  for (const map of maps) {
    const terrain = terrainNamed(map.id);
    expect(terrain.start).toBeGreaterThanOrEqual(0);
    expect(terrain.stars.length).toBeGreaterThanOrEqual(2);
    expect(terrain.numbered.slice(1).every((space) => space >= 0)).toBe(true);
    for (const shape of ['circle', 'triangle', 'square'] as const) {
      const icons = map.spaces.filter(({ icon }) => icon?.shape === shape).length;
      const tokens = cards.reduce(
        (sum, card) =>
          sum + (card.kind === 'threat' && card.mission === map.mission && card.shape === shape ? card.copies : 0),
        0,
      );
      expect(tokens).toBeGreaterThanOrEqual(icons);
    }
  }
});

test('every pair of neighbouring hexes has exactly one border', () => {
  for (const map of maps) {
    const at = new Map(map.spaces.map((space) => [`${space.row} ${space.col}`, space.id]));
    const expected = map.spaces.flatMap(({ id, row, col }) => {
      const shift = row % 2 === 0 ? -1 : 0;
      return [at.get(`${row} ${col + 1}`), at.get(`${row + 1} ${col + shift}`), at.get(`${row + 1} ${col + shift + 1}`)]
        .filter((other) => other !== undefined)
        .map((other) => [id, other].sort().join());
    });
    expect(map.borders.map(([a, b]) => [a, b].sort().join()).sort()).toEqual(expected.sort());
  }
});

test('MA-NUM-01 everything can be reached once all doors are open', () => {
  for (const { id } of maps) {
    const { walks, size, start, allOpen } = terrainNamed(id);
    const reached = [...(walks[allOpen]?.slice(start * size, start * size + size) ?? [])];
    expect(Math.max(...reached)).toBeLessThan(30);
  }
});

test('eight missions, of which the first alone is there from the start', () => {
  expect(missions.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3', 'm4', 'c1', 'c2', 'h1', 'h2']);
  expect(packs.flatMap((pack) => pack.missions)).toHaveLength(7);
});

test('what the browser is built from imports nothing that is locked', () => {
  const folder = join(import.meta.dirname, '../content');
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, path = ''] of source.matchAll(/from '(\.[^']+)'/g)) visit(join(file, '..', path));
  };
  visit(join(folder, 'index.ts'));
  expect([...seen].filter((file) => file.includes('locked') || file.endsWith('all.ts'))).toEqual([]);
});
