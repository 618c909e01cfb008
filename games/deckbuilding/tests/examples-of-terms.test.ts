import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, FILLER, shuttles } from './kit.ts';

it('DB-EX-11 · repair 3 with 2 damage on the base removes 2', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['u-wing'] }, force: 5, damage: { dantooine: 2 } });
  table.rebel.does('use u-wing');
  expect(table.damage('dantooine')).toBe(0);
});

it('DB-EX-12 · Rodian Gunslinger: 4 against a row target, 2 against a base', (play) => {
  const table = duel(play, {
    empire: { play: ['rodian-gunslinger', 'rodian-gunslinger', 'rodian-gunslinger'] },
    row: ['u-wing', 'b-wing'],
  });
  table.empire.does('assign rodian-gunslinger to base', 'attack base');
  expect(table.damage('dantooine')).toBe(2);
  table.empire.does('assign rodian-gunslinger to u-wing', 'attack u-wing').asked('prompt.reward').answers('pass');
  expect(table.galaxyDiscard).toEqual(['u-wing']);
  table.empire.does('assign rodian-gunslinger to b-wing', 'attack b-wing');
  expect([table.galaxyDiscard, table.row[1]]).toEqual([['u-wing'], 'b-wing']);
});

it('DB-EX-13 · an Imperial Carrier gives Fighters 1 attack until it leaves play', (play) => {
  const table = duel(play, {
    empire: { play: ['imperial-carrier'], hand: ['tie-fighter', 'tie-fighter'] },
    rebel: { base: 'sullust', hand: ['luke-skywalker'] },
    force: 5,
  });
  table.empire.does('play tie-fighter', 'assign tie-fighter to base', 'attack base');
  expect(table.damage('sullust')).toBe(3);
  table.empire.does('end');
  table.rebel.does('play luke-skywalker', 'use luke-skywalker', 'end');
  expect(table.empire.ships).toEqual([]);
  table.empire.does('play tie-fighter', 'assign tie-fighter to base', 'attack base');
  expect(table.damage('sullust')).toBe(5);
});

it('DB-EX-14 · Alderaan: its text is offered once when it is revealed, and never again', (play) => {
  const table = duel(play, {
    step: 'begin',
    turn: 'rebel',
    rebel: { base: null, baseDeck: ['alderaan', 'dagobah'], deck: shuttles(5, 'rebel') },
    empire: { deck: shuttles(5) },
    force: 1,
  });
  table.rebel.asked('prompt.reveal-base').answers('alderaan');
  table.rebel.asked('prompt.trigger').offers('alderaan', 'pass').answers('alderaan');
  expect(table.force).toBe(5);
  table.rebel.does('end');
  table.empire.does('end');
  table.rebel.asked('prompt.action');
  expect([table.rebel.base, table.force, table.rebel.can('use alderaan')]).toEqual(['alderaan', 5, false]);
});

it('DB-EX-15 · Kel Dor Mystic: first its Force, then both cards leave the game', (play) => {
  const table = duel(play, {
    empire: { hand: ['kel-dor-mystic', 'imperial-shuttle', 'imperial-shuttle'] },
    force: 7,
  });
  table.empire.does('play kel-dor-mystic');
  expect(table.force).toBe(5);
  table.empire.does('use kel-dor-mystic').asked('prompt.exile').answers('imperial-shuttle');
  expect([table.exiled, table.empire.hand]).toEqual([['kel-dor-mystic', 'imperial-shuttle'], ['imperial-shuttle']]);
  expect([table.resources, table.force]).toEqual([0, 5]);
});

it('DB-EX-16 · buying out: 2 for the Rodian Gunslinger, 3 for the C-ROC Cruiser', (play) => {
  const table = duel(play, {
    options: { buyOut: true },
    row: [FILLER, 'rodian-gunslinger', 'c-roc-cruiser'],
    galaxy: ['dengar', 'bossk'],
    resources: 5,
  });
  table.empire.does('buy out rodian-gunslinger');
  expect([table.resources, table.galaxyDiscard, table.row[1]]).toEqual([3, ['rodian-gunslinger'], 'bossk']);
  table.empire.does('buy out c-roc-cruiser');
  expect([table.resources, table.galaxyDiscard]).toEqual([0, ['rodian-gunslinger', 'c-roc-cruiser']]);
  expect([table.row[2], table.empire.discard]).toEqual(['dengar', []]);
});

it('DB-EX-17 · a Y-Wing destroys the base; 6 attack then destroy a ship of 4, and 2 are lost', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['y-wing', 'x-wing', 'x-wing'], deck: shuttles(5, 'rebel') },
    empire: { play: ['blockade-runner'], baseDeck: ['endor'] },
    damage: { lothal: 7 },
  });
  table.rebel.does('use y-wing').asked('prompt.damage').answers('base').does('attack-all:base');
  expect([table.empire.discard, table.rebel.victory]).toEqual([['blockade-runner'], ['lothal']]);
  table.rebel.does('end');
  expect([table.empire.base, table.damage('endor')]).toEqual(['endor', 0]);
});

it('DB-EX-18 · Scout Trooper and a neutral top card: no gain, no discard, the same card on top', (play) => {
  const table = duel(play, { empire: { play: ['scout-trooper'] }, galaxy: ['tie-fighter', 'lobot'] });
  table.empire.does('use scout-trooper');
  expect([table.force, table.galaxyDiscard, table.pile('galaxyDeck')]).toEqual([4, [], ['tie-fighter', 'lobot']]);
  table.empire.mayNot('use scout-trooper', 'reason.used', 'DB-ABL-06');
});

it('DB-EX-19 · Duros Spy with the marker on 7: no choice but to discard; on 6: both options', (play) => {
  const position = {
    turn: 'rebel',
    rebel: { play: ['duros-spy'] },
    empire: { hand: ['inquisitor', 'stormtrooper'] },
  } as const;
  const edge = duel(play, { ...position, force: 7 });
  edge.rebel.does('use duros-spy');
  edge.empire.asked('prompt.discard-only').answers('stormtrooper');
  expect([edge.force, edge.empire.discard]).toEqual([7, ['stormtrooper']]);
  const free = duel(play, { ...position, force: 6 });
  free.rebel.does('use duros-spy');
  free.empire.asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:0');
  free.empire.asked('prompt.discard').answers('inquisitor');
  expect([free.force, free.empire.discard]).toEqual([6, ['inquisitor']]);
});

it('DB-EX-20 · Yavin IV and two Snowspeeders: twice 2 damage, past the ships', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['snowspeeder', 'snowspeeder'] },
    empire: { hand: ['inquisitor', 'stormtrooper'], play: ['star-destroyer'] },
  });
  table.rebel.does('use snowspeeder');
  table.empire.asked('prompt.discard').answers('inquisitor');
  table.rebel.asked('prompt.trigger').answers('yavin-4').does('use snowspeeder');
  table.rebel.asked('prompt.trigger').answers('yavin-4');
  expect([table.damage('lothal'), table.damage('star-destroyer')]).toEqual([4, 0]);
  expect(table.empire.discard).toEqual(['inquisitor', 'stormtrooper']);
});
