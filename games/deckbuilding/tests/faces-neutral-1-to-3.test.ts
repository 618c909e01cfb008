import { expect } from 'vitest';
import { ability, inert } from './face.ts';
import { duel } from './kit.ts';

ability('z-95-headhunter', ['DB-IF-01'], 'draws a card when the opponent has a ship, even a neutral one', (play) => {
  for (const ship of ['mon-calamari-cruiser', 'c-roc-cruiser'] as const) {
    const table = duel(play, {
      empire: { play: ['z-95-headhunter'], deck: ['inquisitor', 'stormtrooper'] },
      rebel: { play: [ship] },
    });
    table.empire.does('use z-95-headhunter').mayNot('use z-95-headhunter', 'reason.used', 'DB-ABL-06');
    expect(table.empire.hand).toEqual(['stormtrooper']);
  }
});

inert('z-95-headhunter', ['DB-IF-01'], 'draws nothing for your own ship or one in the row', (play) => {
  const table = duel(play, {
    empire: { play: ['z-95-headhunter', 'star-destroyer'], deck: ['stormtrooper'] },
    row: ['mon-calamari-cruiser'],
  });
  table.empire.mayNot('use z-95-headhunter', 'reason.condition', 'DB-IF-01');
});

ability(
  'jawa-scavenger',
  ['DB-CARD-11', 'DB-BUY-02', 'DB-BUY-07'],
  'sells you a card of the galaxy discard pile',
  (play) => {
    const table = duel(play, {
      empire: { hand: ['jawa-scavenger'] },
      galaxyDiscard: ['tie-fighter', 'y-wing', 'rodian-gunslinger', 'bossk', 'tie-bomber'],
      galaxy: ['ig-88'],
    });
    const { row } = table;
    table.empire
      .does('play jawa-scavenger', 'use jawa-scavenger')
      .asked('prompt.purchase', { free: false })
      .offers('tie-fighter', 'rodian-gunslinger', 'tie-bomber')
      .answers('tie-bomber');
    expect(table.resources).toBe(0);
    expect(table.exiled).toEqual(['jawa-scavenger']);
    expect(table.empire.discard).toEqual(['tie-bomber']);
    expect(table.galaxyDiscard).toEqual(['tie-fighter', 'y-wing', 'rodian-gunslinger', 'bossk']);
    expect(table.row).toEqual(row);
    expect(table.pile('galaxyDeck')).toEqual(['ig-88']);
  },
);

inert(
  'jawa-scavenger',
  ['DB-CARD-11', 'DB-BUY-08'],
  'finds nothing among enemy cards and what you cannot pay',
  (play) => {
    const table = duel(play, {
      empire: { hand: ['jawa-scavenger'] },
      galaxyDiscard: ['y-wing', 'darth-vader'],
    });
    table.empire.does('play jawa-scavenger', 'use jawa-scavenger').asked('prompt.action');
    expect(table.exiled).toEqual(['jawa-scavenger']);
    expect(table.empire.discard).toEqual([]);
    expect(table.resources).toBe(2);
  },
);

ability('rodian-gunslinger', ['DB-EX-12', 'DB-BTY-17'], 'has 4 attack against a card in the row', (play) => {
  const table = duel(play, { empire: { play: ['rodian-gunslinger'] }, row: ['chewbacca'] });
  table.empire.does('assign rodian-gunslinger to chewbacca', 'attack chewbacca').asked('prompt.reward').answers('pass');
  expect(table.galaxyDiscard).toEqual(['chewbacca']);
  const rebel = duel(play, { turn: 'rebel', rebel: { play: ['rodian-gunslinger'] }, row: ['at-st'] });
  rebel.rebel.does('assign rodian-gunslinger to at-st', 'attack at-st').asked('prompt.action');
  expect(rebel.galaxyDiscard).toEqual(['at-st']);
});

inert('rodian-gunslinger', ['DB-EX-12'], 'has 2 attack against a base, and not 5 against the row', (play) => {
  const table = duel(play, { empire: { play: ['rodian-gunslinger'] }, row: ['han-solo'] });
  table.empire.does('assign rodian-gunslinger to base', 'attack base');
  expect(table.damage('dantooine')).toBe(2);
  const weak = duel(play, { empire: { play: ['rodian-gunslinger'] }, row: ['han-solo'] });
  weak.empire.does('assign rodian-gunslinger to han-solo', 'attack han-solo').asked('prompt.action');
  expect(weak.galaxyDiscard).toEqual([]);
});

ability('kel-dor-mystic', ['DB-EX-15', 'DB-EXI-05'], 'brings 2 Force, then exiles itself and another card', (play) => {
  const table = duel(play, {
    empire: { hand: ['kel-dor-mystic', 'imperial-shuttle'], discard: ['stormtrooper'], deck: ['inquisitor'] },
  });
  table.empire.does('play kel-dor-mystic');
  expect(table.force).toBe(2);
  table.empire
    .does('use kel-dor-mystic')
    .asked('prompt.exile')
    .offers('imperial-shuttle', 'stormtrooper')
    .answers('imperial-shuttle');
  expect(table.exiled).toEqual(['kel-dor-mystic', 'imperial-shuttle']);
  expect([table.empire.hand, table.empire.discard]).toEqual([[], ['stormtrooper']]);
  expect([table.resources, table.force]).toEqual([0, 2]);
});

inert(
  'kel-dor-mystic',
  ['DB-EXI-04', 'DB-ABL-10'],
  'exiles itself alone when hand and discard pile are empty',
  (play) => {
    const table = duel(play, { empire: { play: ['kel-dor-mystic', 'stormtrooper'], deck: ['inquisitor'] } });
    table.empire.does('use kel-dor-mystic').asked('prompt.action');
    expect(table.exiled).toEqual(['kel-dor-mystic']);
    expect(table.empire.units).toEqual(['stormtrooper']);
  },
);

ability('lobot', ['DB-CARD-01', 'DB-CHO-04'], 'is played for 2 attack, 2 resources or 2 Force', (play) => {
  const played = (choice: string) => {
    const table = duel(play, { empire: { hand: ['lobot'] } });
    const chosen = table.empire.does('play lobot').asked('prompt.choose', { face: 'lobot' });
    chosen.offers('choice:0', 'choice:1', 'choice:2', 'pass').answers(choice);
    return table;
  };
  const attack = played('choice:0');
  attack.empire.does('assign lobot to base', 'attack base');
  expect([attack.damage('dantooine'), attack.resources, attack.force]).toEqual([2, 0, 4]);
  const resources = played('choice:1');
  expect([resources.resources, resources.force]).toEqual([2, 4]);
  const force = played('choice:2');
  expect([force.resources, force.force]).toEqual([0, 2]);
});

inert('lobot', ['DB-CHO-03', 'DB-WHEN-03'], 'brings nothing when declined, and no 2 Force where 1 is left', (play) => {
  const table = duel(play, { empire: { hand: ['lobot'] }, force: 2 });
  table.empire
    .does('play lobot')
    .asked('prompt.choose')
    .offers('choice:0', 'choice:1', 'pass')
    .refuses('choice:2', 'reason.cannot-complete', 'DB-CHO-03')
    .answers('pass')
    .may('end');
  expect([table.resources, table.force]).toEqual([0, 2]);
});

ability(
  'bossk',
  ['DB-WHEN-04', 'DB-BTY-20'],
  'gains 1 Force after the reward when he helps to defeat a target',
  (play) => {
    const table = duel(play, { empire: { play: ['bossk', 'stormtrooper'] }, row: ['han-solo'] });
    table.empire.does('help with han-solo', 'attack han-solo').asked('prompt.reward').answers('pass');
    table.empire.asked('prompt.trigger').offers('bossk', 'pass').answers('bossk');
    expect(table.force).toBe(3);
  },
);

inert(
  'bossk',
  ['DB-BTY-14', 'DB-FRC-07'],
  'gains no Force at the base, in failure, or when it is fully with you',
  (play) => {
    const position = { empire: { play: ['bossk'] }, row: ['chewbacca', 'y-wing'] } as const;
    const base = duel(play, position);
    base.empire.does('assign bossk to base', 'attack base').asked('prompt.action');
    const failed = duel(play, position);
    failed.empire.does('assign bossk to chewbacca', 'attack chewbacca').asked('prompt.action');
    for (const table of [base, failed]) expect(table.force).toBe(4);
    const edge = duel(play, { ...position, force: 1 });
    edge.empire.does('assign bossk to y-wing', 'attack y-wing').asked('prompt.reward').answers('pass');
    edge.empire.asked('prompt.action');
  },
);

ability(
  'fang-fighter',
  ['DB-CARD-06', 'DB-BUY-10'],
  'goes into your hand when purchased, and can be played at once',
  (play) => {
    const table = duel(play, { empire: { deck: ['stormtrooper'] }, row: ['fang-fighter'], resources: 3 });
    table.empire.does('buy fang-fighter').asked('prompt.destination').offers('hand', 'discard').answers('hand');
    expect(table.empire.hand).toEqual(['fang-fighter']);
    table.empire.does('play fang-fighter', 'assign fang-fighter to base', 'attack base', 'end');
    expect(table.damage('dantooine')).toBe(3);
    expect(table.exiled).toEqual([]);
  },
);

ability('fang-fighter', ['DB-IF-04'], 'lets you draw too if the Force is with you', (play) => {
  const table = duel(play, {
    empire: { deck: ['inquisitor', 'stormtrooper'] },
    row: ['fang-fighter'],
    resources: 3,
    force: 3,
  });
  table.empire.does('buy fang-fighter').asked('prompt.destination').answers('hand');
  expect(table.empire.hand).toEqual(['fang-fighter', 'stormtrooper']);
});

inert(
  'fang-fighter',
  ['DB-WRD-03', 'DB-ABL-11'],
  'is discarded as usual when you decline; played, it does nothing',
  (play) => {
    const declined = duel(play, { empire: { deck: ['stormtrooper'] }, row: ['fang-fighter'], resources: 3, force: 3 });
    declined.empire.does('buy fang-fighter').asked('prompt.destination').answers('discard').asked('prompt.action');
    expect([declined.empire.hand, declined.empire.discard]).toEqual([[], ['fang-fighter']]);
    const played = duel(play, { empire: { hand: ['fang-fighter'], deck: ['stormtrooper'] }, force: 3 });
    played.empire.does('play fang-fighter').may('assign fang-fighter to base', 'attack-all:base', 'end');
    expect(played.empire.hand).toEqual([]);
  },
);

ability('twilek-smuggler', ['DB-CARD-07', 'DB-BUY-10'], 'sends the next purchase to the top of your deck', (play) => {
  const table = duel(play, {
    empire: { hand: ['twilek-smuggler'], deck: ['stormtrooper'] },
    row: ['tie-fighter', 'tie-bomber'],
  });
  table.empire.does('play twilek-smuggler');
  expect(table.resources).toBe(3);
  table.empire.does('use twilek-smuggler', 'buy tie-fighter');
  expect(table.empire.deck).toEqual(['stormtrooper', 'tie-fighter']);
  table.empire.does('buy tie-bomber');
  expect(table.empire.deck).toEqual(['stormtrooper', 'tie-fighter']);
  expect(table.empire.discard).toEqual(['tie-bomber']);
});

inert(
  'twilek-smuggler',
  ['DB-CARD-07', 'DB-END-12'],
  'changes no purchase before its use or in a later turn',
  (play) => {
    const table = duel(play, {
      empire: { hand: ['twilek-smuggler'], deck: ['imperial-shuttle'] },
      row: ['tie-fighter', 'z-95-headhunter'],
    });
    table.empire.does('play twilek-smuggler', 'buy tie-fighter');
    expect([table.empire.deck, table.empire.discard]).toEqual([['imperial-shuttle'], ['tie-fighter']]);
    table.empire.does('use twilek-smuggler', 'end');
    expect(table.state.nextToDeck).toBe(0);
    table.rebel.does('end');
    table.empire.does('play imperial-shuttle', 'buy z-95-headhunter');
    expect(table.empire.discard).toEqual(['z-95-headhunter']);
  },
);

ability('c-roc-cruiser', ['DB-ABL-10', 'DB-REP-01'], 'gives 1 resource, and repairs 3 for a discarded card', (play) => {
  const table = duel(play, {
    empire: { hand: ['c-roc-cruiser', 'stormtrooper', 'inquisitor'] },
    damage: { lothal: 5 },
  });
  table.empire
    .does('play c-roc-cruiser', 'use c-roc-cruiser')
    .asked('prompt.discard-cost')
    .offers('stormtrooper', 'inquisitor')
    .answers('inquisitor');
  expect([table.resources, table.damage('lothal')]).toEqual([1, 2]);
  expect([table.empire.hand, table.empire.discard]).toEqual([['stormtrooper'], ['inquisitor']]);
});

inert(
  'c-roc-cruiser',
  ['DB-ABL-10', 'DB-REP-02'],
  'repairs nothing for an empty hand, nor what is not damaged',
  (play) => {
    const poor = duel(play, { empire: { play: ['c-roc-cruiser'] }, damage: { lothal: 5 } });
    poor.empire.mayNot('use c-roc-cruiser', 'reason.cost-hand', 'DB-ABL-10');
    const sound = duel(play, { empire: { play: ['c-roc-cruiser'], hand: ['stormtrooper'] } });
    sound.empire.does('use c-roc-cruiser');
    expect([sound.damage('lothal'), sound.empire.discard]).toEqual([0, ['stormtrooper']]);
  },
);
