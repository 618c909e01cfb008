import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, REBEL, shuttles } from './kit.ts';

it('DB-END-01 DB-END-02 DB-END-04 DB-END-06 · all units and the whole hand go, five cards come', (play) => {
  const table = duel(play, {
    empire: {
      play: ['stormtrooper', 'bossk', 'outer-rim-pilot', 'darth-vader'],
      hand: ['inquisitor', 'tie-fighter'],
      deck: [...shuttles(2), 'scout-trooper', ...shuttles(4)],
      discard: ['at-st'],
    },
  });
  table.empire.does('end').notAsked();
  expect(table.state.active).toBe(REBEL);
  expect([table.empire.units, table.empire.discard]).toEqual([
    [],
    ['at-st', 'stormtrooper', 'bossk', 'outer-rim-pilot', 'darth-vader', 'inquisitor', 'tie-fighter'],
  ]);
  expect([[...table.empire.hand].sort(), table.empire.deck]).toEqual([[...shuttles(4), 'scout-trooper'], shuttles(2)]);
});

it('DB-END-03 · base and ships are ready again', (play) => {
  const table = duel(play, {
    empire: { play: ['nebulon-b-frigate', 'star-destroyer'], deck: shuttles(5) },
    rebel: { base: 'sullust', deck: shuttles(5, 'rebel') },
  });
  table.empire.does('use nebulon-b-frigate', 'attack-all:base', 'end');
  expect([table.state.used, table.state.spent]).toEqual([[], []]);
  table.rebel.does('end');
  table.empire.does('use nebulon-b-frigate', 'attack-all:base');
  expect([table.resources, table.damage('sullust')]).toEqual([3, 8]);
});

it('DB-END-05 · resources are not saved', (play) => {
  const table = duel(play, { resources: 5, empire: { deck: shuttles(5) }, rebel: { deck: shuttles(5, 'rebel') } });
  table.empire.does('end');
  expect(table.resources).toBe(0);
  table.rebel.does('end');
  expect(table.resources).toBe(0);
});

it('DB-END-07 DB-END-08 · three cards left: draw them, shuffle everything discarded, draw two more', (play) => {
  const table = duel(play, {
    empire: { deck: ['scout-trooper', 'bossk', 'at-st'], play: shuttles(2), hand: shuttles(2), discard: shuttles(1) },
  });
  table.empire.does('end');
  expect(table.empire.hand).toEqual(['at-st', 'bossk', 'scout-trooper', ...shuttles(2)]);
  expect([table.empire.deck, table.empire.discard]).toEqual([shuttles(3), []]);
});

it('DB-END-07 · the pile is not shuffled while the deck suffices', (play) => {
  const table = duel(play, { empire: { deck: shuttles(5), hand: ['bossk'] } });
  table.empire.does('end');
  expect([table.empire.hand, table.empire.deck, table.empire.discard]).toEqual([shuttles(5), [], ['bossk']]);
  expect(table.events).not.toContain('rebuild-deck');
});

it('DB-END-09 · ships stay with their damage', (play) => {
  const table = duel(play, {
    empire: { play: ['star-destroyer'], deck: shuttles(5) },
    damage: { 'star-destroyer': 5 },
  });
  table.empire.does('end');
  expect([table.empire.ships, table.damage('star-destroyer')]).toEqual([['star-destroyer'], 5]);
});

it('DB-END-10 · a card that Tarkin took is exiled, from play or from hand', (play) => {
  const table = duel(play, {
    empire: { play: ['grand-moff-tarkin', 'grand-moff-tarkin'], deck: shuttles(5) },
    row: ['darth-vader', 'tie-fighter'],
  });
  table.empire.does('use grand-moff-tarkin').asked('prompt.take-from-row').answers('darth-vader');
  table.empire.does('use grand-moff-tarkin', 'play darth-vader');
  expect(table.empire.hand).toEqual(['tie-fighter']);
  table.empire.does('end');
  expect([...table.exiled].sort()).toEqual(['darth-vader', 'tie-fighter']);
  expect(table.empire.discard).toEqual(['grand-moff-tarkin', 'grand-moff-tarkin']);
});

it('DB-END-10 · the neutral card Jedha put into my hand is exiled; a second purchase stays mine', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'jedha', deck: shuttles(5, 'rebel') },
    row: ['bossk', 'z-95-headhunter'],
    resources: 4,
  });
  table.rebel.does('buy bossk').asked('prompt.destination').offers('hand', 'discard').answers('hand');
  table.rebel.does('buy z-95-headhunter', 'play bossk', 'end');
  expect([table.exiled, table.rebel.discard]).toEqual([['bossk'], ['z-95-headhunter']]);
});

it('DB-END-11 · an attack that was never resolved is void', (play) => {
  const table = duel(play, {
    empire: { play: ['star-destroyer', 'stormtrooper'], deck: shuttles(5) },
    rebel: { deck: shuttles(5, 'rebel') },
    row: ['y-wing'],
  });
  table.empire.does('assign star-destroyer to base', 'assign stormtrooper to y-wing', 'end');
  expect([table.state.assigned, table.damage('dantooine'), table.row[0]]).toEqual([[], 0, 'y-wing']);
  table.rebel.does('end');
  table.empire.mayNot('attack base', 'reason.nobody-assigned', 'DB-ATK-02').does('assign star-destroyer to base');
});

it('DB-END-12 · bonuses of a turn end with it', (play) => {
  const table = duel(play, {
    empire: { hand: ['inquisitor'], play: ['twilek-smuggler'], deck: shuttles(3) },
    rebel: { deck: shuttles(5, 'rebel') },
    row: ['jawa-scavenger'],
  });
  table.empire.does('play inquisitor').asked('prompt.choose').answers('choice:0');
  expect(table.empire.can('assign inquisitor to base')).toBe(true);
  table.empire.does('use twilek-smuggler', 'end');
  table.rebel.does('end');
  table.empire.does('play inquisitor').asked('prompt.choose').answers('choice:1');
  table.empire.mayNot('assign inquisitor to base', 'reason.no-attack', 'DB-GAP-07').does('buy jawa-scavenger');
  expect([table.empire.discard, table.empire.deck]).toEqual([['jawa-scavenger'], []]);
});
