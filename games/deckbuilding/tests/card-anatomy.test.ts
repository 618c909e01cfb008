import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { type Card, cardOf, cards, type Face } from '../content/index.ts';
import { duel } from './kit.ts';

const all: readonly Card<Face>[] = cards;
const galaxy = all.filter(({ deck }) => deck === 'galaxy');

it('DB-CRD-01 · every card is a unit, a capital ship or a base', () => {
  const count = (kind: string) => all.filter((card) => card.kind === kind).length;
  expect(count('unit') + count('ship') + count('base')).toBe(all.length);
  expect([count('ship'), count('base')]).toEqual([9, 20]);
});

it('DB-CRD-02 · the cost is what a purchase takes from the pool', (play) => {
  const table = duel(play, { row: ['gozanti-cruiser'], resources: 5 });
  table.empire.does('buy gozanti-cruiser');
  expect(table.resources).toBe(2);
});

it('DB-CRD-03 DB-CRD-04 DB-CRD-05 · Tarkin has 2 attack, 2 resources and 2 Force', (play) => {
  const table = duel(play, { force: 4, empire: { hand: ['grand-moff-tarkin'] } });
  table.empire.does('play grand-moff-tarkin');
  expect([table.resources, table.force]).toEqual([2, 2]);
  table.empire.does('assign grand-moff-tarkin to base', 'attack base');
  expect(table.damage('dantooine')).toBe(2);
});

it('DB-CRD-06 DB-CRD-07 · a target value of 3 takes 3 attack; then the reward may be taken', (play) => {
  const failed = duel(play, { empire: { play: ['stormtrooper'] }, row: ['x-wing'] });
  failed.empire.does('assign stormtrooper to x-wing', 'attack x-wing');
  expect(failed.row[0]).toBe('x-wing');
  const table = duel(play, { empire: { play: ['bossk'] }, row: ['x-wing'], force: 1 });
  table.empire
    .does('assign bossk to x-wing', 'attack x-wing')
    .asked('prompt.reward', { face: 'x-wing' })
    .offers('take', 'pass')
    .answers('take');
  expect([table.resources, table.galaxyDiscard]).toEqual([3, ['x-wing']]);
});

it('DB-CRD-08 · only the side that can read a target value may attack that card', (play) => {
  const row = ['tie-fighter', 'y-wing'] as const;
  duel(play, { row, empire: { play: ['stormtrooper'] } })
    .empire.mayNot('attack tie-fighter', 'reason.own-target', 'DB-BTY-03')
    .does('assign stormtrooper to y-wing');
  duel(play, { row, turn: 'rebel', rebel: { play: ['rebel-trooper'] } })
    .rebel.mayNot('attack y-wing', 'reason.own-target', 'DB-BTY-03')
    .does('assign rebel-trooper to tie-fighter');
});

it('DB-CRD-09 · hit points are the damage that destroys a ship or a base', (play) => {
  const ship = duel(play, { empire: { play: ['bossk'] }, rebel: { play: ['hammerhead-corvette'] } });
  ship.empire.does('attack-all:base');
  expect([ship.rebel.ships, ship.damage('hammerhead-corvette')]).toEqual([['hammerhead-corvette'], 3]);
  const sunk = duel(play, { empire: { play: ['dengar'] }, rebel: { play: ['hammerhead-corvette'] } });
  sunk.empire.does('attack-all:base');
  expect([sunk.rebel.ships, sunk.damage('dantooine')]).toEqual([[], 0]);
  const base = duel(play, { empire: { play: ['dengar', 'bossk'] } });
  base.empire.does('attack-all:base');
  expect(base.damage('dantooine')).toBe(7);
  const gone = duel(play, { empire: { play: ['dengar', 'at-st'] } });
  gone.empire.does('attack-all:base');
  expect([gone.rebel.base, gone.empire.victory]).toEqual([null, ['dantooine']]);
});

it('DB-CRD-10 · a card without faction symbol is neutral', () => {
  expect(cardOf('darth-vader').faction).toBe('empire');
  expect(cardOf('luke-skywalker').faction).toBe('rebel');
  expect(cardOf('ig-88').faction).toBe('neutral');
  expect(all.filter(({ kind, faction }) => kind === 'base' && faction === 'neutral')).toEqual([]);
});

it('DB-CRD-11 · may I have two of a unique card in play? Yes; the mark is only something texts speak of', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { hand: ['luke-skywalker', 'luke-skywalker', 'chewbacca'], deck: ['rebel-trooper'] },
  });
  table.rebel.does('play luke-skywalker', 'play luke-skywalker', 'play chewbacca', 'use chewbacca');
  expect(table.rebel.units).toEqual(['luke-skywalker', 'luke-skywalker', 'chewbacca']);
  expect(table.rebel.hand).toEqual(['rebel-trooper']);
});

it('DB-CRD-12 · a trait does nothing by itself; other cards ask for it', (play) => {
  const table = duel(play, { empire: { play: ['general-veers'], hand: ['stormtrooper'], deck: ['imperial-shuttle'] } });
  table.empire.mayNot('use general-veers', 'reason.condition', 'DB-IF-01').does('play stormtrooper');
  expect([table.resources, table.force, table.empire.hand]).toEqual([0, 4, []]);
  table.empire.does('use general-veers');
  expect(table.empire.hand).toEqual(['imperial-shuttle']);
});

it('DB-CRD-13 · a card may have several traits or none', (play) => {
  expect(cardOf('ig-88').traits).toEqual(['bounty-hunter', 'droid']);
  expect(cardOf('inquisitor').traits).toEqual([]);
  const table = duel(play, { empire: { play: ['jabbas-sail-barge'], discard: ['ig-88', 'inquisitor'] } });
  table.empire.does('use jabbas-sail-barge');
  expect([table.empire.hand, table.empire.discard]).toEqual([['ig-88'], ['inquisitor']]);
});

it('DB-CRD-14 · some cards have a text, some have none', (play) => {
  expect(all.filter(({ ability }) => ability === null).map(({ id }) => id)).toEqual([
    ...['imperial-shuttle', 'stormtrooper', 'alliance-shuttle', 'rebel-trooper'],
    ...['star-destroyer', 'mon-calamari-cruiser', 'blockade-runner'],
  ]);
  const table = duel(play, { empire: { play: ['stormtrooper', 'star-destroyer', 'tie-bomber'] } });
  expect(table.empire.can('use tie-bomber')).toBe(true);
  expect(table.empire.can('use stormtrooper')).toBe(false);
  expect(table.empire.can('use star-destroyer')).toBe(false);
});

it('DB-CRD-15 · units have no hit points; a base has nothing else but a text', () => {
  expect(all.filter(({ kind, hitPoints }) => (kind === 'unit') !== (hitPoints === 0))).toEqual([]);
  for (const card of all.filter(({ kind }) => kind === 'base')) {
    const { cost, attack, resources, force, traits, target, reward, ability } = card;
    expect([cost, attack, resources, force, traits, target, reward]).toEqual([0, 0, 0, 0, [], null, null]);
    expect(ability).not.toBeNull();
  }
});

it('DB-CRD-16 · ships have neither target value nor reward; their hit points are their cost', () => {
  for (const ship of all.filter(({ kind }) => kind === 'ship')) {
    expect([ship.target, ship.reward, ship.hitPoints]).toEqual([null, null, ship.cost]);
  }
});

it('DB-CRD-17 · starter cards cost nothing and are not in the galaxy deck', () => {
  const starters = all.filter(({ deck }) => deck === 'starter');
  expect(starters.map(({ id }) => id)).toEqual([
    ...['imperial-shuttle', 'stormtrooper', 'inquisitor'],
    ...['alliance-shuttle', 'rebel-trooper', 'temple-guardian'],
  ]);
  expect(starters.every(({ cost, target, reward }) => cost === 0 && target === null && reward === null)).toBe(true);
  expect(galaxy.every(({ cost }) => cost > 0)).toBe(true);
});
