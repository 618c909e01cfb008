import { expect } from 'vitest';
import { ability, inert, rewardExiles, rewardGains } from './face.ts';
import { duel } from './kit.ts';

ability(
  'y-wing',
  ['DB-DMG-01', 'DB-DMG-04', 'DB-EXI-01'],
  'leaves the game for 2 damage to the base or a ship',
  (play) => {
    const position = {
      turn: 'rebel',
      rebel: { play: ['y-wing'] },
      empire: { play: ['gozanti-cruiser', 'blockade-runner'] },
      damage: { 'gozanti-cruiser': 1 },
    } as const;
    const base = duel(play, position);
    base.rebel
      .does('use y-wing')
      .asked('prompt.damage', { amount: 2 })
      .offers('base', 'gozanti-cruiser', 'blockade-runner')
      .answers('base');
    expect(base.damage('lothal')).toBe(2);
    expect(base.exiled).toEqual(['y-wing']);
    const ship = duel(play, position);
    ship.rebel.does('use y-wing').asked('prompt.damage').answers('gozanti-cruiser');
    expect(ship.empire.ships).toEqual(['blockade-runner']);
    expect(ship.empire.discard).toEqual(['gozanti-cruiser']);
    expect(ship.damage('lothal')).toBe(0);
  },
);

ability('y-wing', ['DB-EXI-02', 'DB-EXI-03'], 'may attack first and then leave the game', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['y-wing'] } });
  table.rebel.does('assign y-wing to base', 'attack base', 'use y-wing').may('end');
  expect(table.damage('lothal')).toBe(4);
  expect(table.exiled).toEqual(['y-wing']);
});

inert(
  'y-wing',
  ['DB-GAP-11', 'DB-GAP-12'],
  'counts no more for an attack, and hits nothing without base and ships',
  (play) => {
    const early = duel(play, { turn: 'rebel', rebel: { play: ['y-wing', 'rebel-trooper'] } });
    early.rebel.does('assign y-wing to base', 'assign rebel-trooper to base', 'use y-wing', 'attack base');
    expect(early.damage('lothal')).toBe(4);
    const nothing = duel(play, {
      turn: 'rebel',
      rebel: { play: ['y-wing'] },
      empire: { base: null, baseDeck: ['endor'] },
    });
    nothing.rebel.does('use y-wing');
    expect(nothing.exiled).toEqual(['y-wing']);
  },
);

rewardGains('y-wing', { resources: 1 });

ability(
  'baze-malbus',
  ['DB-CARD-12', 'DB-WHILE-01'],
  'has 1 more attack for each base the Rebels have lost',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { play: ['baze-malbus'], base: 'hoth' },
      empire: { victory: ['dantooine', 'mon-cala'] },
    });
    table.rebel.does('assign baze-malbus to base', 'attack base');
    expect(table.damage('lothal')).toBe(4);
  },
);

inert(
  'baze-malbus',
  ['DB-CARD-12'],
  'has his 2 when no Rebel base is lost, whatever the Rebels have destroyed',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { play: ['baze-malbus'], victory: ['lothal', 'corellia'] },
      empire: { base: 'endor' },
    });
    table.rebel.does('assign baze-malbus to base', 'attack base');
    expect(table.damage('endor')).toBe(2);
  },
);

rewardGains('baze-malbus', { force: 1 });

ability('snowspeeder', ['DB-DSC-01', 'DB-DSC-02'], 'makes the opponent discard a card of his choice', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['snowspeeder'] },
    empire: { hand: ['stormtrooper', 'imperial-shuttle'] },
  });
  table.rebel.does('use snowspeeder').notAsked();
  table.empire
    .asked('prompt.discard')
    .by('DB-DSC-01')
    .offers('stormtrooper', 'imperial-shuttle')
    .answers('stormtrooper');
  expect(table.empire.hand).toEqual(['imperial-shuttle']);
  expect(table.empire.discard).toEqual(['stormtrooper']);
});

inert('snowspeeder', ['DB-DSC-04'], 'does nothing to an empty hand', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['snowspeeder'] },
    empire: { deck: ['stormtrooper'], discard: ['stormtrooper'] },
  });
  table.rebel.mayNot('use snowspeeder', 'reason.no-effect', 'DB-ABL-03');
});

rewardExiles('snowspeeder', 1);

ability('duros-spy', ['DB-CHO-07', 'DB-EX-19'], 'lets the opponent choose: a discard, or 1 Force for you', (play) => {
  const position = {
    turn: 'rebel',
    rebel: { hand: ['duros-spy'] },
    empire: { hand: ['stormtrooper', 'imperial-shuttle'] },
    force: 6,
  } as const;
  const spied = () => {
    const table = duel(play, position);
    table.rebel.does('play duros-spy', 'use duros-spy').notAsked();
    expect(table.resources).toBe(2);
    return table;
  };
  const discards = spied();
  discards.empire.asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:0');
  discards.empire.asked('prompt.discard').answers('imperial-shuttle');
  expect([discards.force, discards.empire.hand]).toEqual([6, ['stormtrooper']]);
  const force = spied();
  force.empire.asked('prompt.choose').answers('choice:1');
  expect([force.force, force.resources]).toEqual([7, 2]);
  expect(force.empire.hand).toEqual(['stormtrooper', 'imperial-shuttle']);
});

inert(
  'duros-spy',
  ['DB-FAQ-10', 'DB-EX-19', 'DB-CHO-06', 'DB-GAP-18'],
  'leaves only what can be carried out, maybe nothing',
  (play) => {
    const rebel = { play: ['duros-spy'] } as const;
    const edge = duel(play, { turn: 'rebel', rebel, empire: { hand: ['stormtrooper', 'imperial-shuttle'] }, force: 7 });
    edge.rebel.does('use duros-spy');
    edge.empire.asked('prompt.discard-only').answers('stormtrooper');
    expect(edge.force).toBe(7);
    const bare = duel(play, { turn: 'rebel', rebel, force: 6 });
    bare.rebel.does('use duros-spy');
    bare.empire.notAsked();
    expect(bare.force).toBe(7);
    const both = duel(play, { turn: 'rebel', rebel, force: 7 });
    both.rebel.mayNot('use duros-spy', 'reason.no-effect', 'DB-ABL-03');
  },
);

rewardExiles('duros-spy', 1);

ability('rebel-transport', ['DB-CHO-01', 'DB-ABL-07'], 'repairs 2 or gives 1 resource, again in each turn', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { hand: ['rebel-transport'] }, damage: { dantooine: 5 } });
  table.rebel.does('play rebel-transport');
  expect(table.resources).toBe(0);
  table.rebel.does('use rebel-transport').asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:0');
  expect([table.damage('dantooine'), table.resources]).toEqual([3, 0]);
  table.rebel.mayNot('use rebel-transport', 'reason.used', 'DB-ABL-06').does('end');
  table.empire.does('end');
  table.rebel.does('use rebel-transport').asked('prompt.choose').answers('choice:1');
  expect([table.damage('dantooine'), table.resources, table.force]).toEqual([3, 1, 4]);
});

inert(
  'rebel-transport',
  ['DB-CHO-05', 'DB-GAP-37', 'DB-REP-03'],
  'repairs only the base, and not less than 2',
  (play) => {
    const sound = duel(play, { turn: 'rebel', rebel: { play: ['rebel-transport'] }, damage: { 'rebel-transport': 1 } });
    sound.rebel.does('use rebel-transport');
    expect([sound.resources, sound.damage('rebel-transport')]).toEqual([1, 1]);
    const scratched = duel(play, { turn: 'rebel', rebel: { play: ['rebel-transport'] }, damage: { dantooine: 1 } });
    scratched.rebel.does('use rebel-transport');
    expect([scratched.damage('dantooine'), scratched.resources]).toEqual([1, 1]);
  },
);

ability(
  'chirrut-imwe',
  ['DB-WHILE-01', 'DB-PLY-04'],
  'brings 2 Force, and 2 attack while the Force is with you',
  (play) => {
    const table = duel(play, { turn: 'rebel', rebel: { hand: ['chirrut-imwe'] }, force: 3 });
    table.rebel.does('play chirrut-imwe');
    expect(table.force).toBe(5);
    table.rebel.does('assign chirrut-imwe to base', 'attack base');
    expect(table.damage('lothal')).toBe(2);
  },
);

inert(
  'chirrut-imwe',
  ['DB-WHILE-03', 'DB-FRC-04', 'DB-GAP-07'],
  'has no attack while the Force is not with you',
  (play) => {
    const table = duel(play, { turn: 'rebel', rebel: { hand: ['chirrut-imwe'] }, force: 2 });
    table.rebel.does('play chirrut-imwe', 'assign chirrut-imwe to base', 'attack base');
    expect([table.force, table.damage('lothal')]).toEqual([4, 0]);
  },
);

rewardGains('chirrut-imwe', { force: 2 });

ability(
  'rebel-commando',
  ['DB-DSC-01'],
  'makes the opponent discard: his choice, or at random with the Force',
  (play) => {
    const position = {
      turn: 'rebel',
      rebel: { play: ['rebel-commando'] },
      empire: { hand: ['stormtrooper', 'imperial-shuttle', 'inquisitor'] },
    } as const;
    const chosen = duel(play, { ...position, force: 4 });
    chosen.rebel.does('use rebel-commando');
    chosen.empire
      .asked('prompt.discard')
      .offers('stormtrooper', 'imperial-shuttle', 'inquisitor')
      .answers('inquisitor');
    expect(chosen.empire.discard).toEqual(['inquisitor']);
    const lost = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const random = duel(play, { ...position, force: 5, seed });
      random.rebel.does('use rebel-commando');
      random.empire.notAsked();
      expect(random.empire.hand).toHaveLength(2);
      return random.empire.discard.join();
    });
    expect(new Set(lost).size).toBeGreaterThan(1);
  },
);

inert('rebel-commando', ['DB-DSC-04'], 'does nothing to an empty hand', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['rebel-commando'] }, force: 5 });
  table.rebel.mayNot('use rebel-commando', 'reason.no-effect', 'DB-ABL-03');
});

rewardGains('rebel-commando', { force: 2 });

ability('x-wing', ['DB-IF-01', 'DB-IF-04'], 'draws a card if the Force is with you', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { hand: ['chirrut-imwe'], play: ['x-wing'], deck: ['temple-guardian', 'rebel-trooper'] },
    force: 3,
  });
  table.rebel.mayNot('use x-wing', 'reason.condition', 'DB-IF-01').does('play chirrut-imwe', 'use x-wing');
  expect(table.rebel.hand).toEqual(['rebel-trooper']);
});

inert('x-wing', ['DB-IF-01', 'DB-FRC-04'], 'draws nothing while the Force is with nobody or the Empire', (play) => {
  for (const force of [1, 3, 4]) {
    const table = duel(play, { turn: 'rebel', rebel: { play: ['x-wing'], deck: ['rebel-trooper'] }, force });
    table.rebel.mayNot('use x-wing', 'reason.condition', 'DB-IF-01');
  }
});

rewardGains('x-wing', { resources: 3 });
