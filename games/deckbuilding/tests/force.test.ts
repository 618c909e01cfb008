import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, inquisitorAtTheEdge, shuttles } from './kit.ts';

const SPACES = [1, 2, 3, 4, 5, 6, 7];

it('DB-FRC-01 DB-FRC-02 DB-FRC-03 DB-FRC-04 DB-FRC-08 · with whom is the Force? Three dark spaces, one neutral, three light ones', (play) => {
  for (const force of SPACES) {
    const empire = duel(play, { force, empire: { play: ['death-trooper'] } });
    empire.empire.does('attack-all:base');
    expect(empire.damage('dantooine'), `space ${force}`).toBe(force <= 3 ? 5 : 3);
    const rebel = duel(play, { force, turn: 'rebel', rebel: { play: ['x-wing'], deck: ['rebel-trooper'] } });
    expect(rebel.rebel.can('use x-wing'), `space ${force}`).toBe(force >= 5);
    if (force <= 4) rebel.rebel.mayNot('use x-wing', 'reason.condition', 'DB-IF-01');
  }
});

it('DB-FRC-05 DB-PLY-04 · gained Force moves the marker towards the one who gains it', (play) => {
  const empire = duel(play, { force: 6, empire: { hand: ['kel-dor-mystic'] } });
  empire.empire.does('play kel-dor-mystic');
  expect(empire.force).toBe(4);
  const rebel = duel(play, { force: 2, turn: 'rebel', rebel: { hand: ['kel-dor-mystic'] } });
  rebel.rebel.does('play kel-dor-mystic');
  expect(rebel.force).toBe(4);
});

it('DB-FRC-06 · one gain can carry the marker across the neutral space', (play) => {
  const table = duel(play, { force: 5, empire: { hand: ['darth-vader'] } });
  table.empire.does('play darth-vader');
  expect(table.force).toBe(3);
  table.empire.does('attack-all:base');
  expect(table.empire.victory).toEqual(['dantooine']);
  const rebel = duel(play, { force: 3, turn: 'rebel', rebel: { hand: ['kel-dor-mystic'] } });
  rebel.rebel.does('play kel-dor-mystic');
  expect(rebel.force).toBe(5);
});

it('DB-FRC-07 · the marker stops at the edge, and a gain there is nothing', (play) => {
  const table = duel(play, { force: 2, empire: { hand: ['kel-dor-mystic', 'kel-dor-mystic'] } });
  table.empire.does('play kel-dor-mystic');
  expect(table.force).toBe(1);
  table.empire.does('play kel-dor-mystic');
  expect(table.force).toBe(1);
  expect(table.events.filter((type) => type === 'move-force')).toHaveLength(1);
});

it('DB-FRC-07 · a choice of Force can not be made when the marker is at the own edge', (play) => {
  const table = inquisitorAtTheEdge(play, 'choice:1');
  expect(table.resources).toBe(1);
});

it('DB-FRC-09 DB-FRC-10 DB-STA-06 · only on the last space a turn starts with an extra resource', (play) => {
  for (const force of SPACES) {
    expect(duel(play, { step: 'begin', force }).resources, `Empire, ${force}`).toBe(force === 1 ? 1 : 0);
    expect(duel(play, { step: 'begin', force, turn: 'rebel' }).resources, `Rebels, ${force}`).toBe(force === 7 ? 1 : 0);
  }
});

it('DB-FRC-11 · reaching the last space in the middle of a turn gives nothing in that turn', (play) => {
  const table = duel(play, { force: 3, empire: { hand: ['kel-dor-mystic'] } });
  table.empire.does('play kel-dor-mystic');
  expect([table.force, table.resources]).toEqual([1, 0]);
});

it('DB-FRC-12 DB-FRC-13 · Force is never spent: it stays with you over the turns', (play) => {
  const table = duel(play, {
    force: 2,
    empire: { hand: ['death-trooper', 'outer-rim-pilot'], deck: shuttles(5), discard: shuttles(1) },
    rebel: { deck: shuttles(5, 'rebel') },
  });
  table.empire.does('play death-trooper', 'play outer-rim-pilot', 'attack-all:base');
  expect([table.damage('dantooine'), table.force]).toEqual([5, 2]);
  table.empire.does('use outer-rim-pilot');
  expect(table.force).toBe(1);
  table.empire.does('end');
  expect([table.force, table.resources]).toEqual([1, 0]);
  table.rebel.does('end');
  expect([table.force, table.resources]).toEqual([1, 1]);
  table.empire.does('end');
  table.rebel.does('end');
  expect([table.force, table.resources]).toEqual([1, 1]);
});
