import { expect } from 'vitest';
import { ability, inert, rewardGains, rewardPurchase, values } from './face.ts';
import { duel } from './kit.ts';

ability('at-at', ['DB-ABL-01'], 'takes a Trooper from your discard pile into your hand', (play) => {
  const table = duel(play, {
    empire: {
      play: ['at-at'],
      discard: ['stormtrooper', 'at-st', 'quarren-mercenary', 'imperial-shuttle', 'death-trooper'],
      deck: ['scout-trooper'],
    },
  });
  table.empire
    .does('use at-at')
    .asked('prompt.take-from-discard')
    .offers('stormtrooper', 'quarren-mercenary', 'death-trooper')
    .answers('death-trooper');
  expect(table.empire.hand).toEqual(['death-trooper']);
  expect(table.empire.discard).toEqual(['stormtrooper', 'at-st', 'quarren-mercenary', 'imperial-shuttle']);
  table.empire.does('play death-trooper').mayNot('use at-at', 'reason.used', 'DB-ABL-06');
});

inert('at-at', ['DB-ABL-03'], 'finds no Trooper in your deck or in the other discard piles', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at'], discard: ['at-st'], deck: ['stormtrooper'] },
    rebel: { discard: ['rebel-trooper'] },
    galaxyDiscard: ['death-trooper'],
  });
  table.empire.mayNot('use at-at', 'reason.no-effect', 'DB-ABL-03');
});

rewardPurchase('at-at');

ability('grand-moff-tarkin', ['DB-EX-03'], 'brings 2 resources and 2 Force before anything else', (play) => {
  const table = duel(play, { empire: { hand: ['grand-moff-tarkin'] }, force: 7 });
  table.empire.does('play grand-moff-tarkin');
  expect([table.resources, table.force]).toEqual([2, 5]);
});

ability('grand-moff-tarkin', ['DB-BUY-12', 'DB-ROW-02', 'DB-END-10'], 'lends you an Empire card of the row', (play) => {
  const table = duel(play, {
    empire: { play: ['grand-moff-tarkin'] },
    row: ['tie-fighter', 'y-wing', 'star-destroyer', 'lobot', 'bossk', 'dengar'],
    galaxy: ['ig-88'],
  });
  table.empire
    .does('use grand-moff-tarkin')
    .asked('prompt.take-from-row')
    .offers('tie-fighter', 'star-destroyer')
    .answers('star-destroyer');
  expect(table.empire.hand).toEqual(['star-destroyer']);
  expect(table.row).toEqual(['tie-fighter', 'y-wing', 'ig-88', 'lobot', 'bossk', 'dengar']);
  expect(table.state.purchased).toEqual([]);
  table.empire.does('play star-destroyer', 'assign star-destroyer to base', 'attack base', 'end');
  expect(table.damage('dantooine')).toBe(4);
  expect(table.exiled).toEqual(['star-destroyer']);
  expect(table.empire.ships).toEqual([]);
  expect(table.empire.hand).toEqual(['grand-moff-tarkin']);
});

inert('grand-moff-tarkin', ['DB-ABL-03'], 'takes neither neutral nor Rebel cards', (play) => {
  const table = duel(play, { empire: { play: ['grand-moff-tarkin'] }, row: ['y-wing', 'lobot', 'chewbacca'] });
  table.empire.mayNot('use grand-moff-tarkin', 'reason.no-effect', 'DB-ABL-03');
});

rewardGains('grand-moff-tarkin', { resources: 3, force: 3 });

values('star-destroyer', ['DB-PLY-11', 'DB-END-09'], 'attacks for 4 at once and again in later turns', (play) => {
  const table = duel(play, { empire: { hand: ['star-destroyer'] }, rebel: { base: 'yavin-4' }, row: ['y-wing'] });
  table.empire
    .does('play star-destroyer')
    .mayNot('assign star-destroyer to y-wing', 'reason.ship-not-at-row', 'DB-ASG-02')
    .does('assign star-destroyer to base', 'attack base', 'end');
  expect(table.damage('yavin-4')).toBe(4);
  table.rebel.does('end');
  table.empire.does('assign star-destroyer to base', 'attack base').may('end');
  expect(table.damage('yavin-4')).toBe(8);
  expect(table.resources).toBe(0);
});

values(
  'star-destroyer',
  ['DB-ATK-10', 'DB-ATK-11', 'DB-ATK-20'],
  'falls to the seventh damage, not to the sixth',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { play: ['x-wing', 'x-wing', 'rebel-trooper'] },
      empire: { play: ['star-destroyer'] },
    });
    table.rebel.does('assign x-wing to base', 'assign x-wing to base', 'attack base');
    expect(table.damage('star-destroyer')).toBe(6);
    table.rebel.does('assign rebel-trooper to base', 'attack base');
    expect([table.empire.ships, table.empire.discard]).toEqual([[], ['star-destroyer']]);
    expect(table.damage('lothal')).toBe(1);
  },
);

ability(
  'darth-vader',
  ['DB-WHILE-01', 'DB-PLY-04', 'DB-WHILE-03'],
  'deals 10 while the Force is with the Empire',
  (play) => {
    const table = duel(play, { empire: { hand: ['darth-vader'] }, rebel: { base: 'yavin-4' }, force: 5 });
    table.empire.does('play darth-vader');
    expect(table.force).toBe(3);
    table.empire.does('assign darth-vader to base', 'attack base');
    expect(table.damage('yavin-4')).toBe(10);
  },
);

inert('darth-vader', ['DB-WHILE-03', 'DB-FRC-04'], 'deals 6 while the Force is with nobody or the Rebels', (play) => {
  for (const force of [6, 7]) {
    const table = duel(play, { empire: { hand: ['darth-vader'] }, rebel: { base: 'yavin-4' }, force });
    table.empire.does('play darth-vader', 'assign darth-vader to base', 'attack base');
    expect([table.force, table.damage('yavin-4')]).toEqual([force - 2, 6]);
  }
});

rewardGains('darth-vader', { resources: 4, force: 4 });
