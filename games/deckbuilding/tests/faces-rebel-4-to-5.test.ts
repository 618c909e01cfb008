import { expect } from 'vitest';
import { ability, inert, rewardExiles, rewardGains } from './face.ts';
import { duel, EMPIRE, REBEL } from './kit.ts';

ability('u-wing', ['DB-IF-01', 'DB-EX-11'], 'gives 3 resources, and repairs 3 if the Force is with you', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { hand: ['u-wing'] }, damage: { dantooine: 5 }, force: 5 });
  table.rebel.does('play u-wing', 'use u-wing');
  expect([table.resources, table.damage('dantooine')]).toEqual([3, 2]);
  const little = duel(play, { turn: 'rebel', rebel: { play: ['u-wing'] }, damage: { dantooine: 2 }, force: 5 });
  little.rebel.does('use u-wing');
  expect(little.damage('dantooine')).toBe(0);
});

inert(
  'u-wing',
  ['DB-IF-01', 'DB-REP-04'],
  'repairs nothing without the Force, without damage, without a base',
  (play) => {
    const rebel = { play: ['u-wing'] } as const;
    duel(play, { turn: 'rebel', rebel, damage: { dantooine: 5 }, force: 4 }).rebel.mayNot(
      'use u-wing',
      'reason.condition',
      'DB-IF-01',
    );
    duel(play, { turn: 'rebel', rebel, force: 5 }).rebel.mayNot('use u-wing', 'reason.no-effect', 'DB-ABL-03');
    const lost = duel(play, { turn: 'rebel', rebel: { ...rebel, base: null }, force: 5 });
    lost.rebel.mayNot('use u-wing', 'reason.no-effect', 'DB-ABL-03');
  },
);

rewardGains('u-wing', { resources: 4 });

ability(
  'hammerhead-corvette',
  ['DB-DST-04', 'DB-DST-05', 'DB-DST-02'],
  'takes a ship of the opponent with it',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { hand: ['hammerhead-corvette'], play: ['blockade-runner'] },
      empire: { play: ['star-destroyer', 'c-roc-cruiser'] },
      row: ['imperial-carrier', 'mon-calamari-cruiser', 'nebulon-b-frigate', 'tie-fighter'],
    });
    table.rebel
      .does('play hammerhead-corvette', 'use hammerhead-corvette')
      .asked('prompt.destroy-ship')
      .offers('star-destroyer', 'c-roc-cruiser', 'imperial-carrier')
      .answers('c-roc-cruiser');
    expect(table.resources).toBe(2);
    expect(table.exiled).toEqual(['hammerhead-corvette']);
    expect(table.empire.ships).toEqual(['star-destroyer']);
    expect(table.empire.discard).toEqual(['c-roc-cruiser']);
  },
);

ability('hammerhead-corvette', ['DB-DST-03'], 'destroys an Empire ship of the row, which is refilled', (play) => {
  const row = ['imperial-carrier', 'tie-fighter', 'lobot', 'bossk', 'dengar', 'ig-88'] as const;
  const table = duel(play, { turn: 'rebel', rebel: { play: ['hammerhead-corvette'] }, row, galaxy: ['x-wing'] });
  table.rebel.does('use hammerhead-corvette');
  expect(table.galaxyDiscard).toEqual(['imperial-carrier']);
  expect(table.row).toEqual(['x-wing', 'tie-fighter', 'lobot', 'bossk', 'dengar', 'ig-88']);
  expect(table.resources).toBe(0);
});

inert(
  'hammerhead-corvette',
  ['DB-DST-04'],
  'destroys neither own nor neutral ships of the row, nor your own',
  (play) => {
    const row = ['mon-calamari-cruiser', 'nebulon-b-frigate', 'tie-fighter', 'lobot', 'bossk', 'dengar'] as const;
    const table = duel(play, { turn: 'rebel', rebel: { play: ['hammerhead-corvette', 'blockade-runner'] }, row });
    table.rebel.does('use hammerhead-corvette');
    expect(table.exiled).toEqual(['hammerhead-corvette']);
    expect(table.row).toEqual(row);
    expect(table.rebel.ships).toEqual(['blockade-runner']);
  },
);

ability(
  'chewbacca',
  ['DB-CARD-15', 'DB-IF-01'],
  'draws with another unique unit in play, a neutral one too',
  (play) => {
    for (const unit of ['han-solo', 'lobot', 'millennium-falcon'] as const) {
      const table = duel(play, {
        turn: 'rebel',
        rebel: { play: ['chewbacca', unit], deck: ['temple-guardian', 'rebel-trooper'] },
      });
      table.rebel.does('use chewbacca');
      expect(table.rebel.hand).toEqual(['rebel-trooper']);
    }
  },
);

inert('chewbacca', ['DB-CARD-15'], 'counts neither himself, nor his base, nor cards that are not unique', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['chewbacca', 'x-wing', 'mon-calamari-cruiser'], hand: ['han-solo'], deck: ['rebel-trooper'] },
  });
  table.rebel.mayNot('use chewbacca', 'reason.condition', 'DB-IF-01');
});

rewardGains('chewbacca', { force: 3 });

ability(
  'jyn-erso',
  ['DB-LOOK-01', 'DB-IF-03'],
  "looks at the opponent's hand, and no more without the Force",
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { play: ['jyn-erso'] },
      empire: { hand: ['stormtrooper', 'inquisitor'], deck: ['imperial-shuttle'] },
    });
    const seenBy = (viewer: number | 'spectator') =>
      table.table.view(viewer).zones.hand?.[EMPIRE]?.cards.map(({ face }) => face);
    expect(seenBy(REBEL)).toEqual([]);
    table.rebel.does('use jyn-erso').asked('prompt.action');
    expect(seenBy(REBEL)).toEqual(['stormtrooper', 'inquisitor']);
    expect(seenBy('spectator')).toEqual([]);
    expect(table.empire.hand).toEqual(['stormtrooper', 'inquisitor']);
  },
);

ability(
  'jyn-erso',
  ['DB-IF-04', 'DB-GAP-33'],
  'puts one of those cards on his deck if the Force is with you',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { play: ['jyn-erso'] },
      empire: { hand: ['stormtrooper', 'inquisitor'], deck: ['imperial-shuttle'] },
      force: 5,
    });
    table.rebel
      .does('use jyn-erso')
      .asked('prompt.put-on-deck')
      .offers('stormtrooper', 'inquisitor')
      .answers('inquisitor');
    expect(table.empire.hand).toEqual(['stormtrooper']);
    expect(table.empire.deck).toEqual(['imperial-shuttle', 'inquisitor']);
    expect(table.empire.discard).toEqual([]);
    const seenBy = (viewer: number | 'spectator') =>
      table.table.view(viewer).zones.deck?.[EMPIRE]?.cards.map(({ face }) => face);
    expect([EMPIRE, REBEL, 'spectator' as const].map(seenBy)).toEqual([['inquisitor'], ['inquisitor'], []]);
  },
);

inert('jyn-erso', ['DB-ABL-03'], 'has nothing to look at when the hand is empty', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['jyn-erso'] },
    empire: { deck: ['stormtrooper'] },
    force: 5,
  });
  table.rebel.mayNot('use jyn-erso', 'reason.no-effect', 'DB-ABL-03');
});

rewardGains('jyn-erso', { force: 3 });

ability('b-wing', ['DB-CHO-07', 'DB-GAIN-03'], 'lets the opponent choose: a discard, or 2 more attack', (play) => {
  const position = {
    turn: 'rebel',
    rebel: { play: ['b-wing', 'rebel-trooper'] },
    empire: { hand: ['stormtrooper', 'inquisitor'], base: 'endor' },
  } as const;
  const discards = duel(play, position);
  discards.rebel.does('use b-wing');
  discards.empire.asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:0');
  discards.empire.asked('prompt.discard').answers('inquisitor');
  discards.rebel.does('assign b-wing to base', 'attack base');
  expect([discards.empire.hand, discards.damage('endor')]).toEqual([['stormtrooper'], 5]);
  const stronger = duel(play, position);
  stronger.rebel.does('use b-wing');
  stronger.empire.asked('prompt.choose').answers('choice:1');
  stronger.rebel.does('assign rebel-trooper to base', 'attack base');
  expect(stronger.damage('endor')).toBe(2);
  stronger.rebel.does('assign b-wing to base', 'attack base');
  expect([stronger.empire.hand.length, stronger.damage('endor')]).toEqual([2, 9]);
});

inert(
  'b-wing',
  ['DB-CHO-06', 'DB-GAP-36', 'DB-END-12'],
  'needs no choice of an empty hand; the 2 attack end',
  (play) => {
    const table = duel(play, { turn: 'rebel', rebel: { play: ['b-wing'] }, empire: { base: 'endor' } });
    table.rebel.does('use b-wing', 'end');
    table.empire.does('end');
    table.rebel.does('play b-wing', 'assign b-wing to base', 'attack base');
    expect(table.damage('endor')).toBe(5);
  },
);

rewardExiles('b-wing', 'up to 2');

ability('han-solo', ['DB-CARD-14', 'DB-WRD-06'], 'draws 1, or 2 in all with the Millennium Falcon in play', (play) => {
  const deck = ['rebel-trooper', 'temple-guardian', 'alliance-shuttle'] as const;
  const alone = duel(play, { turn: 'rebel', rebel: { hand: ['han-solo'], deck } });
  alone.rebel.does('play han-solo', 'use han-solo');
  expect([alone.resources, alone.rebel.hand]).toEqual([2, ['alliance-shuttle']]);
  const piloting = duel(play, { turn: 'rebel', rebel: { play: ['han-solo', 'millennium-falcon'], deck } });
  piloting.rebel.does('use han-solo');
  expect(piloting.rebel.hand).toEqual(['alliance-shuttle', 'temple-guardian']);
});

inert('han-solo', ['DB-CARD-14', 'DB-ABL-03'], 'ignores a Falcon in hand or discard pile, and empty piles', (play) => {
  const elsewhere = duel(play, {
    turn: 'rebel',
    rebel: { play: ['han-solo'], hand: ['millennium-falcon'], deck: ['rebel-trooper', 'temple-guardian'] },
  });
  elsewhere.rebel.does('use han-solo');
  expect(elsewhere.rebel.hand).toEqual(['millennium-falcon', 'temple-guardian']);
  const empty = duel(play, { turn: 'rebel', rebel: { play: ['han-solo', 'millennium-falcon'] } });
  empty.rebel.mayNot('use han-solo', 'reason.no-effect', 'DB-ABL-03');
});

rewardGains('han-solo', { resources: 3, force: 2 });

ability(
  'cassian-andor',
  ['DB-EX-06', 'DB-WHEN-04'],
  'makes the opponent discard after each target he defeats',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { play: ['mon-calamari-cruiser', 'rebel-commando', 'cassian-andor'], discard: ['alliance-shuttle'] },
      empire: { hand: ['stormtrooper', 'inquisitor'] },
      row: ['scout-trooper'],
    });
    table.rebel.does('assign mon-calamari-cruiser to base', 'assign rebel-commando to base');
    table.rebel.does('assign cassian-andor to scout-trooper', 'attack base', 'attack scout-trooper');
    expect(table.damage('lothal')).toBe(6);
    expect(table.galaxyDiscard).toEqual(['scout-trooper']);
    table.rebel.asked('prompt.reward').answers('take').asked('prompt.exile').answers('alliance-shuttle');
    table.rebel.asked('prompt.trigger').offers('cassian-andor', 'pass').answers('cassian-andor');
    table.empire.asked('prompt.discard').offers('stormtrooper', 'inquisitor').answers('inquisitor');
    expect(table.empire.discard).toEqual(['inquisitor']);
  },
);

inert(
  'cassian-andor',
  ['DB-BTY-14', 'DB-DSC-04'],
  'causes no discard at the base, in failure, or of an empty hand',
  (play) => {
    const position = {
      turn: 'rebel',
      rebel: { play: ['cassian-andor', 'rebel-trooper'] },
      empire: { hand: ['stormtrooper'] },
      row: ['darth-vader', 'tie-fighter'],
    } as const;
    const base = duel(play, position);
    base.rebel.does('assign cassian-andor to base', 'attack base').asked('prompt.action');
    const failed = duel(play, position);
    failed.rebel.does('assign cassian-andor to darth-vader', 'attack darth-vader').asked('prompt.action');
    const absent = duel(play, position);
    absent.rebel
      .does('assign rebel-trooper to tie-fighter', 'attack tie-fighter')
      .asked('prompt.reward')
      .answers('pass');
    for (const table of [base, failed, absent]) expect(table.empire.hand).toEqual(['stormtrooper']);
    const bare = duel(play, { ...position, empire: {} });
    bare.rebel.does('assign cassian-andor to tie-fighter', 'attack tie-fighter').asked('prompt.reward').answers('pass');
    bare.rebel.asked('prompt.action');
  },
);

rewardGains('cassian-andor', { resources: 3, force: 2 });
