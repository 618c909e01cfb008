import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, EMPIRE, REBEL, shuttles } from './kit.ts';

it('DB-WIN-01 DB-WIN-02 · the third destroyed base wins at once', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at', 'stormtrooper'], victory: ['hoth', 'sullust'] },
    rebel: { baseDeck: ['yavin-4', 'mon-cala'], play: [] },
  });
  table.empire.does('attack-all:base');
  table.table.wonBy(EMPIRE);
  expect(table.empire.victory).toEqual(['hoth', 'sullust', 'dantooine']);
});

it('DB-WIN-01 · the second one does not', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['luke-skywalker', 'rebel-trooper'], victory: ['endor'] },
    empire: { baseDeck: ['corellia', 'coruscant'] },
  });
  table.rebel.does('attack-all:base').may('end');
  expect([table.rebel.victory, table.state.outcome]).toEqual([['endor', 'lothal'], null]);
});

it('DB-WIN-01 · with another number of bases agreed it is that one', (play) => {
  const position = { empire: { play: ['at-at', 'stormtrooper'], victory: ['hoth'] } } as const;
  const two = duel(play, { ...position, options: { basesToWin: 2 } });
  two.empire.does('attack-all:base');
  two.table.wonBy(EMPIRE);
  const four = duel(play, {
    empire: { play: ['at-at', 'stormtrooper'], victory: ['hoth', 'sullust'] },
    options: { basesToWin: 4 },
  });
  four.empire.does('attack-all:base').may('end');
});

it('DB-WIN-02 DB-WIN-03 · Rodia deals the last damage: the row is not even discarded any more', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['rodia'], victory: ['hoth', 'sullust'], play: ['gozanti-cruiser'] },
    row: ['y-wing', 'x-wing'],
    damage: { dantooine: 6 },
    force: 1,
  });
  table.empire.asked('prompt.trigger').answers('rodia');
  table.table.wonBy(EMPIRE);
  expect([table.row[0], table.row[1], table.galaxyDiscard]).toEqual(['y-wing', 'x-wing', []]);
  expect(table.resources).toBe(0);
});

it('DB-WIN-03 · Yavin IV ends the game in the middle of an attack on the row: the other trigger is lost', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['cassian-andor', 'bossk'], victory: ['endor', 'corellia'] },
    empire: { hand: ['stormtrooper'] },
    row: ['at-at'],
    damage: { lothal: 6 },
  });
  table.rebel.does('assign cassian-andor to at-at', 'assign bossk to at-at', 'attack at-at');
  table.rebel.asked('prompt.trigger').offers('cassian-andor', 'bossk', 'pass').answers('cassian-andor');
  table.rebel.asked('prompt.trigger').offers('yavin-4', 'pass').answers('yavin-4');
  table.table.wonBy(REBEL);
  expect(table.force).toBe(4);
});

it('DB-WIN-04 · an ability destroys the last base as well as an attack', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['y-wing'], victory: ['endor', 'corellia'] },
    empire: { play: ['star-destroyer'] },
    damage: { lothal: 6 },
  });
  table.rebel.does('use y-wing').asked('prompt.damage').offers('base', 'star-destroyer').answers('base');
  table.table.wonBy(REBEL);
  expect([table.rebel.victory, table.empire.ships]).toEqual([['endor', 'corellia', 'lothal'], ['star-destroyer']]);
});

it('DB-WIN-05 · the start base is one of the three', (play) => {
  const table = duel(play, {
    empire: { play: ['star-destroyer', 'star-destroyer', 'star-destroyer', 'star-destroyer'], deck: shuttles(5) },
    rebel: { baseDeck: ['sullust', 'yavin-4', 'hoth'], deck: shuttles(5, 'rebel') },
  });
  table.empire.does('attack-all:base', 'end');
  expect(table.empire.victory).toEqual(['dantooine']);
  table.rebel.asked('prompt.reveal-base').answers('sullust').does('end');
  table.empire.does('attack-all:base', 'end');
  expect(table.empire.victory).toEqual(['dantooine', 'sullust']);
  table.rebel.asked('prompt.reveal-base').answers('yavin-4').does('end');
  table.empire.does('attack-all:base');
  table.table.wonBy(EMPIRE);
});

it('DB-WIN-06 · everybody sees the victory piles', (play) => {
  const table = duel(play, { empire: { victory: ['hoth', 'sullust'] }, rebel: { victory: ['endor'] } });
  for (const viewer of [EMPIRE, REBEL, 'spectator'] as const) {
    const { victory } = table.table.view(viewer).zones;
    expect(victory?.map(({ cards }) => cards.map(({ face }) => face))).toEqual([['hoth', 'sullust'], ['endor']]);
  }
});
