import { expect } from 'vitest';
import { ability, inert, rewardGains, rewardPurchase, values } from './face.ts';
import { duel } from './kit.ts';

const ROW = ['y-wing', 'luke-skywalker', 'mon-calamari-cruiser', 'lobot', 'tie-fighter', 'bossk'] as const;

ability('princess-leia', ['DB-CARD-09', 'DB-BUY-11'], 'purchases a Rebel card of the row for free', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['princess-leia'] },
    row: ROW,
    galaxy: ['ig-88'],
    force: 4,
  });
  table.rebel
    .does('use princess-leia')
    .asked('prompt.purchase', { free: true })
    .offers('y-wing', 'luke-skywalker', 'mon-calamari-cruiser')
    .answers('luke-skywalker');
  expect(table.rebel.discard).toEqual(['luke-skywalker']);
  expect(table.resources).toBe(0);
  expect(table.row).toEqual(['y-wing', 'ig-88', 'mon-calamari-cruiser', 'lobot', 'tie-fighter', 'bossk']);
});

ability(
  'princess-leia',
  ['DB-BUY-10', 'DB-PLY-05'],
  'puts it on your deck if the Force is with you, her own too',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { hand: ['princess-leia'], deck: ['rebel-trooper'] },
      row: ROW,
      force: 3,
    });
    table.rebel.does('play princess-leia');
    expect([table.resources, table.force]).toEqual([2, 5]);
    table.rebel.does('use princess-leia').asked('prompt.purchase').answers('y-wing');
    expect(table.rebel.deck).toEqual(['rebel-trooper', 'y-wing']);
    expect(table.rebel.discard).toEqual([]);
    expect(table.resources).toBe(2);
  },
);

inert('princess-leia', ['DB-CARD-09', 'DB-BUY-08'], 'gets neither neutral nor Empire cards', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['princess-leia'] }, row: ['lobot', 'tie-fighter'] });
  table.rebel.mayNot('use princess-leia', 'reason.no-effect', 'DB-ABL-03');
});

rewardGains('princess-leia', { resources: 3, force: 3 });

values('mon-calamari-cruiser', ['DB-PLY-11', 'DB-ASG-02'], 'attacks bases for 3, but never the row', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { hand: ['mon-calamari-cruiser'] }, row: ['tie-fighter'] });
  table.rebel
    .does('play mon-calamari-cruiser')
    .mayNot('assign mon-calamari-cruiser to tie-fighter', 'reason.ship-not-at-row', 'DB-ASG-02')
    .does('assign mon-calamari-cruiser to base', 'attack base')
    .may('end');
  expect([table.damage('lothal'), table.resources]).toEqual([3, 0]);
});

values('mon-calamari-cruiser', ['DB-ATK-10', 'DB-ATK-20'], 'falls to the sixth damage, not to the fifth', (play) => {
  const table = duel(play, {
    empire: { play: ['boba-fett', 'stormtrooper'] },
    rebel: { play: ['mon-calamari-cruiser'] },
  });
  table.empire.does('assign boba-fett to base', 'attack base');
  expect(table.damage('mon-calamari-cruiser')).toBe(5);
  table.empire.does('assign stormtrooper to base', 'attack base');
  expect([table.rebel.ships, table.rebel.discard]).toEqual([[], ['mon-calamari-cruiser']]);
  expect(table.damage('dantooine')).toBe(1);
});

ability('millennium-falcon', ['DB-ABL-01'], 'takes a unique unit from your discard pile into your hand', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: {
      hand: ['millennium-falcon'],
      discard: ['x-wing', 'lobot', 'mon-calamari-cruiser', 'han-solo'],
      deck: ['luke-skywalker'],
    },
  });
  table.rebel
    .does('play millennium-falcon', 'use millennium-falcon')
    .asked('prompt.take-from-discard')
    .offers('lobot', 'han-solo')
    .answers('lobot');
  expect(table.resources).toBe(2);
  expect(table.rebel.hand).toEqual(['lobot']);
  expect(table.rebel.discard).toEqual(['x-wing', 'mon-calamari-cruiser', 'han-solo']);
});

inert('millennium-falcon', ['DB-ABL-03'], 'finds nothing unique in your deck or in the other discard piles', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['millennium-falcon'], discard: ['x-wing'], deck: ['luke-skywalker'] },
    empire: { discard: ['darth-vader'] },
    galaxyDiscard: ['chewbacca'],
  });
  table.rebel.mayNot('use millennium-falcon', 'reason.no-effect', 'DB-ABL-03');
});

rewardPurchase('millennium-falcon');

ability('luke-skywalker', ['DB-EX-05', 'DB-DST-01', 'DB-ABL-08'], 'destroys a ship and may still attack', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { hand: ['luke-skywalker'] },
    empire: { play: ['star-destroyer', 'blockade-runner'] },
    row: ['imperial-carrier'],
    force: 3,
    damage: { 'star-destroyer': 2 },
  });
  table.rebel
    .does('play luke-skywalker', 'use luke-skywalker')
    .asked('prompt.destroy-ship')
    .offers('star-destroyer', 'blockade-runner')
    .answers('star-destroyer');
  expect(table.force).toBe(5);
  expect(table.empire.discard).toEqual(['star-destroyer']);
  table.rebel
    .mayNot('use luke-skywalker', 'reason.used', 'DB-ABL-06')
    .does('assign luke-skywalker to base', 'attack base');
  expect(table.empire.discard).toEqual(['star-destroyer', 'blockade-runner']);
  expect(table.damage('lothal')).toBe(2);
});

inert(
  'luke-skywalker',
  ['DB-IF-01', 'DB-DST-04'],
  'destroys nothing without the Force, and nothing in the row',
  (play) => {
    const weak = duel(play, {
      turn: 'rebel',
      rebel: { play: ['luke-skywalker'] },
      empire: { play: ['star-destroyer'] },
      force: 4,
    });
    weak.rebel.mayNot('use luke-skywalker', 'reason.condition', 'DB-IF-01');
    const noShip = duel(play, {
      turn: 'rebel',
      rebel: { play: ['luke-skywalker', 'blockade-runner'] },
      row: ['imperial-carrier'],
      force: 5,
    });
    noShip.rebel.mayNot('use luke-skywalker', 'reason.no-effect', 'DB-ABL-03');
  },
);

rewardGains('luke-skywalker', { resources: 4, force: 4 });
