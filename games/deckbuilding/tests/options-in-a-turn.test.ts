import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, REBEL, shuttles } from './kit.ts';

it('DB-OPT-01 DB-OPT-02 · what may I do? Play, buy, use, assign, resolve – or just end the turn', (play) => {
  const table = duel(play, {
    empire: { hand: ['stormtrooper'], play: ['tie-bomber'], deck: shuttles(5) },
    row: ['tie-fighter'],
    resources: 1,
  });
  table.empire
    .may(
      ...['play stormtrooper', 'buy tie-fighter', 'use tie-bomber'],
      ...['assign tie-bomber to base', 'attack-all:base', 'end'],
    )
    .does('end');
  expect(table.state.active).toBe(REBEL);
  expect([...table.empire.discard].sort()).toEqual(['stormtrooper', 'tie-bomber']);
  expect([table.row[0], table.damage('dantooine')]).toEqual(['tie-fighter', 0]);
});

it('DB-OPT-02 · with nothing left to do the turn can only be ended', (play) => {
  duel(play, {}).empire.may('end');
});

it('DB-OPT-03 DB-OPT-04 · attack, buy with the reward, draw, play, attack again: everything may be mixed', (play) => {
  const table = duel(play, {
    empire: { hand: ['bossk', 'director-krennic'], deck: ['dengar'] },
    row: ['x-wing', 'gozanti-cruiser', 'x-wing'],
    force: 1,
  });
  table.empire
    .does('play bossk', 'assign bossk to x-wing', 'attack x-wing')
    .asked('prompt.reward')
    .answers('take')
    .does('buy gozanti-cruiser', 'play director-krennic', 'use director-krennic', 'play dengar')
    .does('assign dengar to x-wing', 'attack x-wing')
    .asked('prompt.reward')
    .answers('take')
    .asked('prompt.trigger')
    .answers('dengar')
    .does('assign director-krennic to base', 'attack base');
  expect(table.galaxyDiscard).toEqual(['x-wing', 'x-wing']);
  expect(table.empire.discard).toEqual(['gozanti-cruiser']);
  // 3 reward – 3 Gozanti + 2 Krennic + 3 reward + 2 Dengar
  expect(table.resources).toBe(7);
  expect(table.damage('dantooine')).toBe(3);
});

it('DB-OPT-01 DB-OPT-04 · buying and attacking first takes nothing away from the cards still in hand', (play) => {
  const table = duel(play, {
    empire: { hand: ['imperial-shuttle', 'stormtrooper'], play: ['stormtrooper', 'scout-trooper'] },
    row: ['tie-fighter', 'tie-bomber'],
    galaxy: ['jabba-the-hutt', 'darth-vader', 'star-destroyer', 'darth-vader'],
    resources: 3,
  });
  table.empire
    .does('attack-all:base', 'buy tie-fighter', 'use scout-trooper', 'buy tie-bomber')
    .does('play stormtrooper', 'play imperial-shuttle', 'attack-all:base');
  expect([table.damage('dantooine'), table.resources, table.force]).toEqual([4, 1, 3]);
  expect(table.empire.discard).toEqual(['tie-fighter', 'tie-bomber']);
  expect(table.empire.units).toEqual(['stormtrooper', 'scout-trooper', 'stormtrooper', 'imperial-shuttle']);
});
