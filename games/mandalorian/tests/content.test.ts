import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from '@cantina/kernel/testing';
import { expect, test } from 'vitest';
import { baseCards, cards, characters, maps, missions, packs } from '../content/all.ts';
import { adventureDeck } from '../content/locked/adventure.ts';
import { child } from '../content/locked/p2/index.ts';
import { game } from '../rules/game.ts';
import { terrainNamed } from '../rules/map/terrains.ts';
import { mission, type PieceAt } from './kit.ts';

const copies = (kind: string): number =>
  cards.reduce((sum, card) => sum + (card.kind === kind ? ('copies' in card ? card.copies : 1) : 0), 0);

test('MA-CMP-01 MA-CMP-02 eight characters with twelve cards each, and five to unlock', () => {
  expect(characters).toHaveLength(8);
  for (const { id, health } of characters) {
    expect(health.easy).toBeGreaterThan(health.normal);
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

test('MA-CMP-06 two envelopes, and what is in them is in no other pack', () => {
  expect(adventureDeck.flatMap(({ envelope }) => envelope ?? [])).toEqual([1, 2]);
  const kinds = (id: string): string[] => packs.find((pack) => pack.id === id)?.missions.map(({ kind }) => kind) ?? [];
  expect([kinds('p5'), kinds('p7')]).toEqual([
    ['contract', 'contract'],
    ['roles', 'roles'],
  ]);
  const elsewhere = packs.filter(({ id }) => id !== 'p5' && id !== 'p7').flatMap((pack) => pack.missions);
  expect(elsewhere.every(({ kind }) => kind === 'story')).toBe(true);
});

it('MA-CMP-09 MA-SET-07 · damage never runs out, whatever the tokens of the box could show', (play) => {
  // 19 tokens of 1/2 and 6 of 3/4 show 62 at most
  const wounded = Array.from({ length: 63 }, (): PieceAt => ['m1-raider', 'D5', 1]);
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D1', hand: ['beskar-helmet', 'quick-draw'] }, ig11: { at: 'D1' } },
    revealed: [['m1-gate-guard', 'D2'], ...wounded],
  });
  raid.seat(0).does('play beskar-helmet on attack').asked('prompt.attack').answers('attack m1-gate-guard');
  expect(raid.state.wounds.reduce((sum, damage) => sum + damage, 0)).toBe(64);
});

test('MA-CMP-11 there is one Child, in the missions that have it', () => {
  expect(cards.find(({ id }) => id === child.id)).toMatchObject({ kind: 'token', copies: 1 });
  expect(missions.filter(({ token }) => token).map(({ id }) => id)).toEqual(['m2', 'm4']);
});

test('MA-CMP-12 MA-SET-19 the overview card: every language tells the steps of a turn and what totals do', () => {
  const overview = ['MA-TRN-01', 'MA-TRN-02', 'MA-ACT-01', 'MA-EVS-04', 'MA-EVS-05', 'MA-EVS-06', 'MA-INE-01'];
  for (const lang of ['de', 'en', 'ru']) {
    const lines = readFileSync(join(import.meta.dirname, `../text/rulebook/${lang}.md`), 'utf8').split('\n');
    for (const id of overview) expect(lines.filter((line) => line.startsWith(`- **${id}** `))).toHaveLength(1);
  }
});

test('MA-CMP-13 one to four people play', () => {
  expect(game.seats).toEqual({ min: 1, max: 4 });
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
