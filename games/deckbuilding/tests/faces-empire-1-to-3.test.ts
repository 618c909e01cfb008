import { expect } from 'vitest';
import { ability, inert, rewardExiles, rewardGains } from './face.ts';
import { duel, EMPIRE, REBEL } from './kit.ts';

const EMPTY_ROW = [null, null, null, null, null, null];

ability('tie-fighter', ['DB-IF-01', 'DB-ABL-04'], 'draws a card when you have a ship, even a neutral one', (play) => {
  const table = duel(play, {
    empire: { hand: ['tie-fighter'], play: ['blockade-runner'], deck: ['stormtrooper', 'inquisitor'] },
  });
  table.empire.does('play tie-fighter', 'use tie-fighter').mayNot('use tie-fighter', 'reason.used', 'DB-ABL-06');
  expect(table.empire.hand).toEqual(['inquisitor']);
  expect(table.empire.deck).toEqual(['stormtrooper']);
});

inert('tie-fighter', ['DB-IF-01', 'DB-ABL-03'], "draws nothing for the opponent's ship or from empty piles", (play) => {
  duel(play, {
    empire: { play: ['tie-fighter'], deck: ['inquisitor'] },
    rebel: { play: ['blockade-runner'] },
  }).empire.mayNot('use tie-fighter', 'reason.condition', 'DB-IF-01');
  duel(play, { empire: { play: ['tie-fighter', 'star-destroyer'] } }).empire.mayNot(
    'use tie-fighter',
    'reason.no-effect',
    'DB-ABL-03',
  );
});

rewardGains('tie-fighter', { resources: 1 });

ability(
  'admiral-piett',
  ['DB-CARD-18', 'DB-WHILE-01'],
  'each of your ships has 1 more attack, also one with 0',
  (play) => {
    const table = duel(play, { empire: { hand: ['admiral-piett'], play: ['star-destroyer', 'gozanti-cruiser'] } });
    table.empire.mayNot('assign gozanti-cruiser to base', 'reason.no-attack', 'DB-GAP-07').does('play admiral-piett');
    expect(table.resources).toBe(2);
    table.empire.does('assign gozanti-cruiser to base', 'attack base');
    expect(table.damage('dantooine')).toBe(1);
    table.empire.does('assign star-destroyer to base', 'attack base');
    expect(table.damage('dantooine')).toBe(6);
  },
);

inert(
  'admiral-piett',
  ['DB-WHILE-02', 'DB-END-02'],
  'gives units nothing, and ships nothing once he has left',
  (play) => {
    const units = duel(play, { empire: { play: ['admiral-piett', 'stormtrooper'] } });
    units.empire
      .mayNot('assign admiral-piett to base', 'reason.no-attack', 'DB-GAP-07')
      .does('assign stormtrooper to base', 'attack base');
    expect(units.damage('dantooine')).toBe(2);
    const later = duel(play, { empire: { play: ['admiral-piett', 'gozanti-cruiser'] } });
    later.empire.does('end');
    later.rebel.does('end');
    later.empire.mayNot('assign gozanti-cruiser to base', 'reason.no-attack', 'DB-GAP-07');
  },
);

rewardGains('admiral-piett', { force: 1 });

ability('tie-bomber', ['DB-CARD-04', 'DB-DSC-03', 'DB-ROW-02'], 'discards any row card, without reward', (play) => {
  const table = duel(play, {
    empire: { play: ['tie-bomber'] },
    row: ['tie-fighter', 'y-wing', 'lobot', 'star-destroyer', 'bossk', 'dengar'],
    galaxy: ['ig-88', 'x-wing'],
  });
  table.empire
    .does('use tie-bomber')
    .asked('prompt.discard-from-row')
    .offers('tie-fighter', 'y-wing', 'lobot', 'star-destroyer', 'bossk', 'dengar')
    .answers('y-wing');
  expect(table.row).toEqual(['tie-fighter', 'x-wing', 'lobot', 'star-destroyer', 'bossk', 'dengar']);
  expect(table.galaxyDiscard).toEqual(['y-wing']);
  expect(table.resources).toBe(0);
});

inert('tie-bomber', ['DB-ABL-03'], 'has nothing to discard when the row is empty', (play) => {
  const table = duel(play, { empire: { play: ['tie-bomber'] }, row: EMPTY_ROW, galaxy: [] });
  table.empire.mayNot('use tie-bomber', 'reason.no-effect', 'DB-ABL-03');
});

rewardExiles('tie-bomber', 1);

ability('scout-trooper', ['DB-REV-01', 'DB-REV-02'], 'gains 1 Force for an Empire card, which stays on top', (play) => {
  const table = duel(play, { empire: { hand: ['scout-trooper'] }, galaxy: ['lobot', 'tie-fighter'] });
  table.empire.does('play scout-trooper', 'use scout-trooper');
  expect([table.resources, table.force]).toEqual([2, 3]);
  expect(table.pile('galaxyDeck')).toEqual(['lobot', 'tie-fighter']);
  for (const viewer of [EMPIRE, REBEL]) {
    const [deck] = table.table.view(viewer).zones.galaxyDeck ?? [];
    expect(deck?.cards.map(({ face }) => face)).toEqual(['tie-fighter']);
  }
});

ability(
  'scout-trooper',
  ['DB-REV-03'],
  'discards an enemy card without reward and without touching the row',
  (play) => {
    const table = duel(play, {
      empire: { play: ['scout-trooper'] },
      row: ['y-wing', 'x-wing', 'lobot', 'bossk', 'dengar', 'ig-88'],
      galaxy: ['tie-fighter', 'chewbacca'],
    });
    table.empire.does('use scout-trooper');
    expect(table.galaxyDiscard).toEqual(['chewbacca']);
    expect(table.pile('galaxyDeck')).toEqual(['tie-fighter']);
    expect(table.row).toEqual(['y-wing', 'x-wing', 'lobot', 'bossk', 'dengar', 'ig-88']);
    expect(table.force).toBe(4);
  },
);

inert(
  'scout-trooper',
  ['DB-FAQ-09', 'DB-GAP-03'],
  'changes nothing for a neutral card or an empty galaxy deck',
  (play) => {
    const neutral = duel(play, { empire: { play: ['scout-trooper'] }, galaxy: ['y-wing', 'lobot'] });
    neutral.empire.does('use scout-trooper');
    expect(neutral.pile('galaxyDeck')).toEqual(['y-wing', 'lobot']);
    expect([neutral.galaxyDiscard.length, neutral.force]).toEqual([0, 4]);
    const empty = duel(play, { empire: { play: ['scout-trooper'] }, galaxy: [], galaxyDiscard: ['tie-fighter'] });
    empty.empire.mayNot('use scout-trooper', 'reason.no-effect', 'DB-ABL-03');
  },
);

rewardExiles('scout-trooper', 1);

ability('death-trooper', ['DB-WHILE-01', 'DB-FRC-08'], 'deals 5 while the Force is with the Empire', (play) => {
  const table = duel(play, { empire: { play: ['death-trooper'] }, force: 3 });
  table.empire.does('assign death-trooper to base', 'attack base');
  expect(table.damage('dantooine')).toBe(5);
});

inert('death-trooper', ['DB-WHILE-03', 'DB-FRC-04'], 'deals 3 while the Force is with nobody or the Rebels', (play) => {
  for (const force of [4, 5]) {
    const table = duel(play, { empire: { play: ['death-trooper'] }, force });
    table.empire.does('assign death-trooper to base', 'attack base');
    expect(table.damage('dantooine')).toBe(3);
  }
});

rewardGains('death-trooper', { force: 2 });

ability(
  'tie-interceptor',
  ['DB-REV-02', 'DB-REV-03'],
  'draws for an Empire card and discards an enemy card',
  (play) => {
    const own = duel(play, {
      empire: { play: ['tie-interceptor'], deck: ['inquisitor', 'stormtrooper'] },
      galaxy: ['star-destroyer'],
    });
    own.empire.does('use tie-interceptor');
    expect(own.empire.hand).toEqual(['stormtrooper']);
    expect(own.pile('galaxyDeck')).toEqual(['star-destroyer']);
    const enemy = duel(play, {
      empire: { play: ['tie-interceptor'], deck: ['inquisitor', 'stormtrooper'] },
      galaxy: ['y-wing'],
    });
    enemy.empire.does('use tie-interceptor');
    expect(enemy.empire.hand).toEqual([]);
    expect([enemy.pile('galaxyDeck'), enemy.galaxyDiscard]).toEqual([[], ['y-wing']]);
  },
);

inert('tie-interceptor', ['DB-REV-02', 'DB-GAP-03'], 'changes nothing for a neutral card or an empty deck', (play) => {
  const neutral = duel(play, { empire: { play: ['tie-interceptor'], deck: ['stormtrooper'] }, galaxy: ['lobot'] });
  neutral.empire.does('use tie-interceptor').mayNot('use tie-interceptor', 'reason.used', 'DB-ABL-06');
  expect(neutral.empire.hand).toEqual([]);
  expect([neutral.pile('galaxyDeck'), neutral.galaxyDiscard]).toEqual([['lobot'], []]);
  const empty = duel(play, { empire: { play: ['tie-interceptor'], deck: ['stormtrooper'] }, galaxy: [] });
  empty.empire.mayNot('use tie-interceptor', 'reason.no-effect', 'DB-ABL-03');
});

rewardGains('tie-interceptor', { resources: 3 });

ability(
  'gozanti-cruiser',
  ['DB-ABL-10', 'DB-PLY-09'],
  'gives 2 resources, and a new card for a discarded one',
  (play) => {
    const table = duel(play, {
      empire: { hand: ['gozanti-cruiser', 'stormtrooper', 'imperial-shuttle'], deck: ['tie-fighter', 'inquisitor'] },
    });
    table.empire.does('play gozanti-cruiser');
    expect(table.resources).toBe(2);
    table.empire
      .does('use gozanti-cruiser')
      .asked('prompt.discard-cost')
      .by('DB-ABL-10')
      .offers('stormtrooper', 'imperial-shuttle')
      .answers('stormtrooper');
    expect(table.empire.hand).toEqual(['imperial-shuttle', 'inquisitor']);
    expect(table.empire.discard).toEqual(['stormtrooper']);
    table.empire.does('end');
    table.rebel.does('end');
    expect(table.resources).toBe(2);
    expect(table.empire.ships).toEqual(['gozanti-cruiser']);
  },
);

inert('gozanti-cruiser', ['DB-ABL-10'], 'draws nothing for an empty hand', (play) => {
  const table = duel(play, { empire: { play: ['gozanti-cruiser'], deck: ['inquisitor'] } });
  table.empire.mayNot('use gozanti-cruiser', 'reason.cost-hand', 'DB-ABL-10');
});
