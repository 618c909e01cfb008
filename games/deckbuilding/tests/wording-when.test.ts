import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, shuttles } from './kit.ts';

it('DB-WHEN-01 DB-WHEN-03 · Bossk gains Force only at the moment he defeats a target', (play) => {
  const position = { empire: { play: ['bossk'] }, row: ['x-wing'] } as const;
  const before = duel(play, position);
  before.empire.may(
    ...['assign bossk to base', 'attack-all:base', 'assign bossk to x-wing', 'help with x-wing', 'end'],
  );
  const passed = duel(play, position);
  passed.empire.does('assign bossk to x-wing', 'attack x-wing').asked('prompt.reward').answers('pass');
  passed.empire.asked('prompt.trigger').by('DB-WHEN-01').offers('bossk', 'pass').answers('pass').may('end');
  expect(passed.force).toBe(4);
  const used = duel(play, position);
  used.empire.does('assign bossk to x-wing', 'attack x-wing').asked('prompt.reward').answers('pass');
  used.empire.asked('prompt.trigger').answers('bossk').may('end');
  expect(used.force).toBe(3);
});

it('DB-WHEN-01 DB-WHEN-03 · an attack on the base or one that fails is not that moment', (play) => {
  const table = duel(play, { empire: { play: ['bossk', 'dengar'] }, row: ['luke-skywalker'] });
  table.empire.does('assign bossk to base', 'attack base').asked('prompt.action');
  table.empire.does('assign dengar to luke-skywalker', 'attack luke-skywalker').asked('prompt.action');
  expect([table.force, table.resources, table.events.includes('trigger')]).toEqual([4, 0, false]);
});

it('DB-WHEN-02 DB-WHEN-06 · Yavin IV works at each discard of the turn and is never tilted', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['snowspeeder', 'snowspeeder', 'rebel-commando'] },
    empire: { base: 'endor', hand: ['stormtrooper', 'stormtrooper', 'stormtrooper'] },
    force: 4,
  });
  for (const [user, damage] of [
    ['snowspeeder', 2],
    ['snowspeeder', 4],
    ['rebel-commando', 6],
  ] as const) {
    table.rebel.does(`use ${user}`);
    if (damage < 6) table.empire.asked('prompt.discard').answers('stormtrooper');
    table.rebel.asked('prompt.trigger').answers('yavin-4');
    expect([table.damage('endor'), table.state.used.length]).toEqual([damage, damage / 2]);
  }
  table.rebel.mayNot('use snowspeeder', 'reason.used', 'DB-ABL-06');
});

it('DB-WHEN-04 · the reward comes before what the attackers trigger', (play) => {
  const table = duel(play, {
    empire: { play: ['boba-fett'], deck: ['stormtrooper'], hand: ['inquisitor'] },
    row: ['snowspeeder'],
  });
  table.empire.does('assign boba-fett to snowspeeder', 'attack snowspeeder');
  table.empire.asked('prompt.reward').answers('take').asked('prompt.exile').offers('inquisitor').answers('inquisitor');
  expect([table.exiled, table.empire.hand]).toEqual([['inquisitor'], []]);
  table.empire.asked('prompt.trigger').answers('boba-fett');
  expect(table.empire.hand).toEqual(['stormtrooper']);
});

it('DB-WHEN-05 · "when you reveal this base" is over with the reveal', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['mustafar'], deck: shuttles(10) },
    rebel: { deck: shuttles(10, 'rebel') },
    force: 7,
  });
  table.empire.asked('prompt.trigger').answers('pass').may('end').does('end');
  table.rebel.does('end');
  table.empire.asked('prompt.action');
  expect([table.force, table.empire.can('use mustafar'), table.empire.base]).toEqual([7, false, 'mustafar']);
});

it('DB-WHILE-01 · a "while" text needs no use and is not tilted', (play) => {
  const table = duel(play, { empire: { play: ['death-trooper', 'imperial-carrier', 'tie-fighter'] }, force: 3 });
  table.empire.does('assign death-trooper to base', 'attack base');
  expect([table.damage('dantooine'), table.state.used, table.events.includes('ability')]).toEqual([5, [], false]);
  expect([table.empire.can('use death-trooper'), table.empire.can('use imperial-carrier')]).toEqual([false, false]);
  table.empire.does('assign tie-fighter to base', 'attack base');
  expect([table.rebel.base, table.empire.victory]).toEqual([null, ['dantooine']]);
});

it('DB-WHILE-02 · the bonus of a carrier or of Endor ends at once when it is gone', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'sullust', play: ['hammerhead-corvette', 'luke-skywalker', 'luke-skywalker', 'luke-skywalker'] },
    empire: { base: 'endor', baseDeck: ['lothal'], play: ['imperial-carrier'], hand: ['tie-fighter', 'stormtrooper'] },
  });
  table.rebel.does('use hammerhead-corvette', 'attack-all:base', 'end');
  expect([table.empire.ships, table.empire.base]).toEqual([[], 'lothal']);
  table.empire.does('play tie-fighter', 'assign tie-fighter to base', 'attack base');
  expect(table.damage('sullust')).toBe(2);
  table.empire.does('play stormtrooper', 'assign stormtrooper to base', 'attack base');
  expect(table.damage('sullust')).toBe(4);
});

it('DB-WHILE-03 · the bonus goes and comes with the marker', (play) => {
  const table = duel(play, {
    empire: { hand: ['death-trooper', 'death-trooper'], deck: ['outer-rim-pilot'] },
    rebel: { base: 'sullust', hand: ['temple-guardian'] },
    force: 3,
  });
  table.empire.does('play death-trooper', 'assign death-trooper to base', 'attack base');
  expect(table.damage('sullust')).toBe(5);
  table.empire.does('end');
  table.rebel.does('play temple-guardian').asked('prompt.choose').answers('choice:2').does('end');
  expect(table.force).toBe(4);
  table.empire.does('play death-trooper', 'assign death-trooper to base', 'attack base');
  expect(table.damage('sullust')).toBe(8);
  table.empire.does(
    'play death-trooper',
    'assign death-trooper to base',
    'play outer-rim-pilot',
    'use outer-rim-pilot',
  );
  expect(table.force).toBe(3);
  table.empire.does('attack base');
  expect(table.damage('sullust')).toBe(13);
});

it('DB-WHILE-04 · a carrier helps Fighters that are there and those that come later', (play) => {
  const table = duel(play, {
    empire: { play: ['tie-fighter', 'stormtrooper'], hand: ['imperial-carrier', 'z-95-headhunter'] },
    rebel: { base: 'sullust' },
  });
  table.empire.does('assign tie-fighter to base', 'play imperial-carrier', 'play z-95-headhunter');
  table.empire.does('assign z-95-headhunter to base', 'attack base');
  expect(table.damage('sullust')).toBe(3 + 3);
  table.empire.does('assign stormtrooper to base', 'attack base');
  expect(table.damage('sullust')).toBe(8);
});

it('DB-WHILE-05 · the bonuses of several cards add up', (play) => {
  const table = duel(play, {
    empire: { base: 'endor', play: ['tie-fighter', 'imperial-carrier', 'imperial-carrier', 'death-trooper'] },
    rebel: { base: 'sullust' },
    force: 1,
  });
  table.empire.does('assign tie-fighter to base', 'attack base');
  expect(table.damage('sullust')).toBe(2 + 1 + 1);
  table.empire.does('assign death-trooper to base', 'attack base');
  expect(table.damage('sullust')).toBe(4 + (3 + 2 + 1));
});
