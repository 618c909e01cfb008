import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, EMPIRE, REBEL, shuttles } from './kit.ts';

it('DB-PLY-01 DB-PLY-02 · a card is played from hand, open, at no cost', (play) => {
  const table = duel(play, { empire: { hand: ['darth-vader', 'star-destroyer'] } });
  expect(table.table.view(REBEL).zones.hand?.[EMPIRE]).toEqual({ count: 2, cards: [] });
  table.empire.does('play darth-vader', 'play star-destroyer');
  expect([table.empire.hand, table.empire.units, table.empire.ships]).toEqual([
    [],
    ['darth-vader'],
    ['star-destroyer'],
  ]);
  expect(table.resources).toBe(0);
  expect(table.table.view(REBEL).zones.units?.[EMPIRE]?.cards.map(({ face }) => face)).toEqual(['darth-vader']);
});

it('DB-PLY-03 DB-PLY-09 · units and ships give their resources at once, a ship again each turn', (play) => {
  const table = duel(play, {
    empire: { hand: ['imperial-shuttle', 'gozanti-cruiser'], deck: shuttles(10) },
    rebel: { deck: shuttles(10, 'rebel') },
  });
  table.empire.does('play imperial-shuttle');
  expect(table.resources).toBe(1);
  table.empire.does('play gozanti-cruiser');
  expect(table.resources).toBe(3);
  for (let turn = 0; turn < 2; turn++) {
    table.empire.does('end');
    table.rebel.does('end');
    expect(table.resources).toBe(2);
  }
});

it('DB-PLY-03 DB-PLY-04 · first the resources, then the Force', (play) => {
  const table = duel(play, { empire: { hand: ['grand-moff-tarkin', 'stormtrooper'] }, force: 7 });
  table.empire.does('play grand-moff-tarkin');
  expect([table.resources, table.force]).toEqual([2, 5]);
  expect(table.events.filter((type) => ['gain-resources', 'move-force'].includes(type))).toEqual([
    'gain-resources',
    'move-force',
  ]);
  table.empire.does('play stormtrooper');
  expect([table.resources, table.force]).toEqual([2, 5]);
});

it('DB-PLY-05 · Luke brings the Force before his text is used: it may be with you by then', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { hand: ['luke-skywalker'] },
    empire: { play: ['star-destroyer'] },
    force: 3,
  });
  table.rebel.does('play luke-skywalker');
  expect(table.force).toBe(5);
  table.rebel.does('use luke-skywalker');
  expect([table.empire.ships, table.empire.discard]).toEqual([[], ['star-destroyer']]);
  const tooLittle = duel(play, {
    turn: 'rebel',
    rebel: { hand: ['luke-skywalker'] },
    empire: { play: ['star-destroyer'] },
    force: 2,
  });
  tooLittle.rebel.does('play luke-skywalker').mayNot('use luke-skywalker', 'reason.condition', 'DB-IF-01');
});

it('DB-PLY-06 DB-PLY-11 · a card just played may use its text and attack, a ship too', (play) => {
  const table = duel(play, { empire: { hand: ['tie-bomber', 'star-destroyer'] }, row: ['x-wing'] });
  table.empire
    .does('play tie-bomber', 'play star-destroyer')
    .may(
      ...['use tie-bomber', 'assign tie-bomber to base', 'assign tie-bomber to x-wing'],
      ...['assign star-destroyer to base', 'attack-all:base', 'end'],
    )
    .does('attack-all:base');
  expect(table.damage('dantooine')).toBe(6);
});

it('DB-PLY-07 DB-PLY-08 · units leave at the end of the turn, ships stay', (play) => {
  const table = duel(play, {
    empire: { hand: ['stormtrooper', 'star-destroyer', 'bossk'], deck: shuttles(10) },
    rebel: { deck: shuttles(5, 'rebel') },
  });
  table.empire.does('play stormtrooper', 'play star-destroyer', 'play bossk', 'end');
  expect([table.empire.units, table.empire.ships]).toEqual([[], ['star-destroyer']]);
  expect(table.empire.discard).toEqual(['stormtrooper', 'bossk']);
  table.rebel.does('end');
  expect(table.empire.ships).toEqual(['star-destroyer']);
  table.empire.does('assign star-destroyer to base', 'attack base');
  expect(table.damage('dantooine')).toBe(4);
});

it('DB-PLY-08 · a ship goes when its damage reaches its hit points, not before', (play) => {
  const position = { turn: 'rebel', empire: { play: ['star-destroyer'] }, damage: { 'star-destroyer': 2 } } as const;
  const stays = duel(play, { ...position, rebel: { play: ['jyn-erso'] } });
  stays.rebel.does('attack-all:base');
  expect([stays.empire.ships, stays.damage('star-destroyer')]).toEqual([['star-destroyer'], 6]);
  const goes = duel(play, { ...position, rebel: { play: ['chewbacca'] } });
  goes.rebel.does('attack-all:base');
  expect([goes.empire.ships, goes.empire.discard]).toEqual([[], ['star-destroyer']]);
});

it('DB-PLY-10 · there is no limit to the cards in play', (play) => {
  const hand = [...shuttles(12), ...(['gozanti-cruiser', 'gozanti-cruiser', 'gozanti-cruiser'] as const)];
  const table = duel(play, { empire: { hand, play: ['star-destroyer', 'star-destroyer', 'imperial-carrier'] } });
  table.empire.does('play-all');
  expect([table.empire.units.length, table.empire.ships.length, table.resources]).toEqual([12, 6, 18]);
});

it('DB-PLY-12 · a played card does not go back to hand', (play) => {
  const table = duel(play, { empire: { hand: ['imperial-shuttle', 'stormtrooper'] } });
  table.empire
    .does('play imperial-shuttle', 'play stormtrooper')
    .may('assign stormtrooper to base', 'attack-all:base', 'end');
});
