import { expect } from 'vitest';
import { ability, inert, values } from './face.ts';
import { duel } from './kit.ts';

ability('dengar', ['DB-WHEN-01', 'DB-BTY-20'], 'gains 2 resources after the reward of a target he defeats', (play) => {
  const table = duel(play, { empire: { play: ['dengar'] }, row: ['x-wing'] });
  table.empire.does('assign dengar to x-wing', 'attack x-wing').asked('prompt.reward').answers('take');
  expect(table.resources).toBe(3);
  table.empire.asked('prompt.trigger').offers('dengar', 'pass').answers('dengar');
  expect([table.resources, table.force]).toEqual([5, 4]);
});

inert('dengar', ['DB-BTY-14', 'DB-WHEN-03'], 'gains nothing at the base, in failure, or when declined', (play) => {
  const position = { empire: { play: ['dengar'] }, row: ['han-solo', 'y-wing'] } as const;
  const base = duel(play, position);
  base.empire.does('assign dengar to base', 'attack base').asked('prompt.action');
  const failed = duel(play, position);
  failed.empire.does('assign dengar to han-solo', 'attack han-solo').asked('prompt.action');
  const declined = duel(play, position);
  declined.empire.does('assign dengar to y-wing', 'attack y-wing').asked('prompt.reward').answers('pass');
  declined.empire.asked('prompt.trigger').answers('pass');
  for (const table of [base, failed, declined]) expect(table.resources).toBe(0);
});

ability(
  'quarren-mercenary',
  ['DB-WHEN-01', 'DB-EXI-04'],
  'lets you exile 1 card when you purchase it, even itself',
  (play) => {
    const table = duel(play, {
      empire: { hand: ['stormtrooper'], discard: ['imperial-shuttle'], deck: ['inquisitor'] },
      row: ['quarren-mercenary'],
      resources: 4,
    });
    table.empire.does('buy quarren-mercenary').asked('prompt.trigger').offers('quarren-mercenary', 'pass');
    table.empire.asked('prompt.trigger').answers('quarren-mercenary');
    table.empire
      .asked('prompt.exile')
      .offers('stormtrooper', 'imperial-shuttle', 'quarren-mercenary')
      .answers('imperial-shuttle');
    expect(table.exiled).toEqual(['imperial-shuttle']);
    expect(table.empire.discard).toEqual(['quarren-mercenary']);
  },
);

ability('quarren-mercenary', ['DB-WRD-05', 'DB-EXI-06'], 'exiles up to 2 if the Force is with you', (play) => {
  const position = {
    empire: { hand: ['stormtrooper'], discard: ['imperial-shuttle'] },
    row: ['quarren-mercenary'],
    resources: 4,
    force: 3,
  } as const;
  const two = duel(play, position);
  two.empire.does('buy quarren-mercenary').asked('prompt.trigger').answers('quarren-mercenary');
  two.empire
    .asked('prompt.exile')
    .offers('stormtrooper', 'imperial-shuttle', 'quarren-mercenary', 'done')
    .answers('stormtrooper');
  two.empire.asked('prompt.exile').offers('imperial-shuttle', 'quarren-mercenary', 'done').answers('imperial-shuttle');
  expect(two.exiled).toEqual(['stormtrooper', 'imperial-shuttle']);
  const none = duel(play, position);
  none.empire.does('buy quarren-mercenary').asked('prompt.trigger').answers('quarren-mercenary');
  none.empire.asked('prompt.exile').answers('done');
  expect(none.exiled).toEqual([]);
});

inert(
  'quarren-mercenary',
  ['DB-WRD-03', 'DB-ABL-11'],
  'exiles nothing when declined, and nothing when played',
  (play) => {
    const declined = duel(play, { empire: { hand: ['stormtrooper'] }, row: ['quarren-mercenary'], resources: 4 });
    declined.empire.does('buy quarren-mercenary').asked('prompt.trigger').answers('pass');
    expect([declined.exiled, declined.empire.discard]).toEqual([[], ['quarren-mercenary']]);
    const played = duel(play, { empire: { hand: ['quarren-mercenary', 'stormtrooper'] } });
    played.empire.does('play quarren-mercenary', 'assign quarren-mercenary to base', 'attack base');
    expect([played.exiled, played.damage('dantooine')]).toEqual([[], 4]);
  },
);

ability('hwk-290', ['DB-EXI-02', 'DB-REP-01'], 'gives 4 resources, then leaves the game to repair 4', (play) => {
  const table = duel(play, { empire: { hand: ['hwk-290'] }, damage: { lothal: 6 } });
  table.empire.does('play hwk-290', 'use hwk-290');
  expect([table.resources, table.damage('lothal')]).toEqual([4, 2]);
  expect(table.exiled).toEqual(['hwk-290']);
});

inert(
  'hwk-290',
  ['DB-REP-02', 'DB-ABL-02'],
  'repairs nothing unused, no more than there is, and no missing base',
  (play) => {
    const unused = duel(play, { empire: { play: ['hwk-290'] }, damage: { lothal: 6 } });
    unused.empire.does('end');
    expect([unused.exiled, unused.damage('lothal')]).toEqual([[], 6]);
    const little = duel(play, { empire: { play: ['hwk-290'] }, damage: { lothal: 3 } });
    little.empire.does('use hwk-290');
    expect(little.damage('lothal')).toBe(0);
    const lost = duel(play, { empire: { play: ['hwk-290'], base: null } });
    lost.empire.does('use hwk-290');
    expect(lost.exiled).toEqual(['hwk-290']);
  },
);

values('blockade-runner', ['DB-PLY-09', 'DB-STA-08'], 'gives 1 resource each turn and attacks for 1', (play) => {
  const table = duel(play, { empire: { hand: ['blockade-runner'] } });
  table.empire.does('play blockade-runner', 'assign blockade-runner to base', 'attack base').may('end');
  expect([table.resources, table.damage('dantooine')]).toEqual([1, 1]);
  table.empire.does('end');
  table.rebel.does('end');
  expect(table.resources).toBe(1);
});

values('blockade-runner', ['DB-ATK-10'], 'guards the base until the fourth damage', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['x-wing', 'rebel-trooper'] },
    empire: { play: ['blockade-runner'] },
  });
  table.rebel.does('assign x-wing to base', 'attack base');
  expect([table.damage('blockade-runner'), table.damage('lothal')]).toEqual([3, 0]);
  table.rebel.does('assign rebel-trooper to base', 'attack base');
  expect([table.empire.discard, table.damage('lothal')]).toEqual([['blockade-runner'], 1]);
});

ability('ig-88', ['DB-WHEN-04', 'DB-EXI-06'], 'exiles one of your cards after a target it defeats', (play) => {
  const table = duel(play, {
    empire: { play: ['ig-88'], hand: ['stormtrooper'], discard: ['imperial-shuttle'] },
    row: ['y-wing'],
  });
  table.empire.does('assign ig-88 to y-wing', 'attack y-wing').asked('prompt.reward').answers('take');
  table.empire.asked('prompt.trigger').offers('ig-88', 'pass').answers('ig-88');
  table.empire.asked('prompt.exile').offers('stormtrooper', 'imperial-shuttle').answers('imperial-shuttle');
  expect(table.exiled).toEqual(['imperial-shuttle']);
  expect(table.resources).toBe(1);
});

inert('ig-88', ['DB-BTY-14', 'DB-EXI-04'], 'exiles nothing in failure, at the base, or without cards', (play) => {
  const empire = { play: ['ig-88'], hand: ['stormtrooper'] } as const;
  const base = duel(play, { empire, row: ['princess-leia'] });
  base.empire.does('assign ig-88 to base', 'attack base').asked('prompt.action');
  const failed = duel(play, { empire, row: ['princess-leia'] });
  failed.empire.does('assign ig-88 to princess-leia', 'attack princess-leia').asked('prompt.action');
  const bare = duel(play, { empire: { play: ['ig-88'], deck: ['stormtrooper'] }, row: ['y-wing'] });
  bare.empire.does('assign ig-88 to y-wing', 'attack y-wing').asked('prompt.reward').answers('pass');
  bare.empire.asked('prompt.action');
  for (const table of [base, failed, bare]) expect(table.exiled).toEqual([]);
});

ability('nebulon-b-frigate', ['DB-CHO-01', 'DB-ABL-07'], 'repairs 3 or gives 3 resources, each turn anew', (play) => {
  const table = duel(play, { empire: { hand: ['nebulon-b-frigate'] }, damage: { lothal: 7 } });
  table.empire.does('play nebulon-b-frigate');
  expect(table.resources).toBe(0);
  table.empire.does('use nebulon-b-frigate').asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:0');
  expect([table.damage('lothal'), table.resources]).toEqual([4, 0]);
  table.empire.mayNot('use nebulon-b-frigate', 'reason.used', 'DB-ABL-06').does('end');
  table.rebel.does('end');
  table.empire.does('use nebulon-b-frigate').asked('prompt.choose').answers('choice:1');
  expect([table.damage('lothal'), table.resources, table.force]).toEqual([4, 3, 4]);
});

inert('nebulon-b-frigate', ['DB-CHO-05'], 'can only give resources while your base is undamaged or missing', (play) => {
  const sound = duel(play, { empire: { play: ['nebulon-b-frigate'] }, damage: { 'nebulon-b-frigate': 3 } });
  sound.empire.does('use nebulon-b-frigate');
  expect([sound.resources, sound.damage('nebulon-b-frigate')]).toEqual([3, 3]);
  const lost = duel(play, { empire: { play: ['nebulon-b-frigate'], base: null } });
  lost.empire.does('use nebulon-b-frigate');
  expect(lost.resources).toBe(3);
});

ability('lando-calrissian', ['DB-IF-03', 'DB-ABL-01'], 'draws 1; with the Force the opponent discards too', (play) => {
  const position = {
    empire: { hand: ['lando-calrissian'], deck: ['inquisitor', 'stormtrooper'] },
    rebel: { hand: ['rebel-trooper', 'temple-guardian'] },
  } as const;
  const alone = duel(play, { ...position, force: 4 });
  alone.empire.does('play lando-calrissian', 'use lando-calrissian');
  expect([alone.resources, alone.empire.hand]).toEqual([3, ['stormtrooper']]);
  expect(alone.rebel.hand).toEqual(['rebel-trooper', 'temple-guardian']);
  const both = duel(play, { ...position, force: 3 });
  both.empire.does('play lando-calrissian', 'use lando-calrissian');
  both.rebel.asked('prompt.discard').offers('rebel-trooper', 'temple-guardian').answers('rebel-trooper');
  expect([both.empire.hand, both.rebel.discard]).toEqual([['stormtrooper'], ['rebel-trooper']]);
});

inert(
  'lando-calrissian',
  ['DB-ABL-03', 'DB-DSC-04'],
  'does the rest when a part is impossible, or nothing at all',
  (play) => {
    const noHand = duel(play, { empire: { play: ['lando-calrissian'], deck: ['stormtrooper'] }, force: 3 });
    noHand.empire.does('use lando-calrissian');
    expect(noHand.empire.hand).toEqual(['stormtrooper']);
    const noDeck = duel(play, { empire: { play: ['lando-calrissian'] }, rebel: { hand: ['rebel-trooper'] }, force: 3 });
    noDeck.empire.does('use lando-calrissian');
    expect(noDeck.rebel.discard).toEqual(['rebel-trooper']);
    const nothing = duel(play, { empire: { play: ['lando-calrissian'] }, rebel: { hand: ['rebel-trooper'] } });
    nothing.empire.mayNot('use lando-calrissian', 'reason.no-effect', 'DB-ABL-03');
  },
);

ability('jabbas-sail-barge', ['DB-ABL-01'], 'takes a Bounty Hunter from your discard pile into your hand', (play) => {
  const table = duel(play, {
    empire: {
      hand: ['jabbas-sail-barge'],
      discard: ['stormtrooper', 'boba-fett', 'ig-88', 'lobot'],
      deck: ['dengar'],
    },
  });
  table.empire
    .does('play jabbas-sail-barge', 'use jabbas-sail-barge')
    .asked('prompt.take-from-discard')
    .offers('boba-fett', 'ig-88')
    .answers('boba-fett');
  expect([table.resources, table.empire.hand]).toEqual([3, ['boba-fett']]);
  expect(table.empire.discard).toEqual(['stormtrooper', 'ig-88', 'lobot']);
});

inert(
  'jabbas-sail-barge',
  ['DB-ABL-03'],
  'finds no Bounty Hunter in your deck or in the galaxy discard pile',
  (play) => {
    const table = duel(play, {
      empire: { play: ['jabbas-sail-barge'], discard: ['lobot'], deck: ['dengar'] },
      galaxyDiscard: ['bossk'],
    });
    table.empire.mayNot('use jabbas-sail-barge', 'reason.no-effect', 'DB-ABL-03');
  },
);

ability(
  'jabba-the-hutt',
  ['DB-ABL-10', 'DB-WRD-06'],
  'exiles a card from hand to draw 1, or 2 with the Force',
  (play) => {
    const deck = ['stormtrooper', 'inquisitor', 'tie-fighter'] as const;
    const usual = duel(play, {
      empire: { hand: ['jabba-the-hutt', 'imperial-shuttle', 'at-st'], discard: ['at-at'], deck },
      force: 6,
    });
    usual.empire.does('play jabba-the-hutt');
    expect([usual.resources, usual.force]).toEqual([2, 4]);
    usual.empire
      .does('use jabba-the-hutt')
      .asked('prompt.exile-cost')
      .offers('imperial-shuttle', 'at-st')
      .answers('imperial-shuttle');
    expect(usual.exiled).toEqual(['imperial-shuttle']);
    expect(usual.empire.hand).toEqual(['at-st', 'tie-fighter']);
    const strong = duel(play, { empire: { play: ['jabba-the-hutt'], hand: ['imperial-shuttle'], deck }, force: 3 });
    strong.empire.does('use jabba-the-hutt');
    expect(strong.empire.hand).toEqual(['tie-fighter', 'inquisitor']);
  },
);

inert('jabba-the-hutt', ['DB-ABL-10'], 'draws nothing for an empty hand: the discard pile does not pay', (play) => {
  const table = duel(play, {
    empire: { play: ['jabba-the-hutt'], discard: ['imperial-shuttle'], deck: ['stormtrooper'] },
  });
  table.empire.mayNot('use jabba-the-hutt', 'reason.cost-hand', 'DB-ABL-10');
});
