import { expect } from 'vitest';
import { ability, inert, rewardExiles, rewardGains } from './face.ts';
import { duel, EMPIRE, REBEL } from './kit.ts';

const EMPTY_ROW = [null, null, null, null, null, null];
const ROW = ['y-wing', 'tie-fighter', 'lobot', 'bossk', 'dengar', 'ig-88'] as const;

ability('moff-jerjerrod', ['DB-LOOK-01', 'DB-LOOK-02', 'DB-IF-03'], 'looks at the top galaxy card alone', (play) => {
  const table = duel(play, { empire: { hand: ['moff-jerjerrod'] }, row: ROW, galaxy: ['x-wing', 'darth-vader'] });
  table.empire.does('play moff-jerjerrod', 'use moff-jerjerrod');
  expect(table.resources).toBe(2);
  const seenBy = (viewer: number) => table.table.view(viewer).zones.galaxyDeck?.[0]?.cards.map(({ face }) => face);
  expect(seenBy(EMPIRE)).toEqual(['darth-vader']);
  expect(seenBy(REBEL)).toEqual([]);
  expect(table.pile('galaxyDeck')).toEqual(['x-wing', 'darth-vader']);
  expect(table.row).toEqual(ROW);
});

ability('moff-jerjerrod', ['DB-ROW-05', 'DB-GAP-27'], 'swaps it with a row card when the Force is with you', (play) => {
  const position = {
    empire: { play: ['moff-jerjerrod'] },
    row: ROW,
    galaxy: ['x-wing', 'darth-vader'],
    force: 3,
  } as const;
  const table = duel(play, position);
  table.empire.does('use moff-jerjerrod');
  table.empire.asked('prompt.may', { card: 'darth-vader' }).offers('yes', 'no').answers('yes');
  table.empire
    .asked('prompt.swap-out-of-row', { card: 'darth-vader' })
    .offers(...ROW)
    .answers('y-wing');
  expect(table.row).toEqual(['darth-vader', 'tie-fighter', 'lobot', 'bossk', 'dengar', 'ig-88']);
  expect(table.pile('galaxyDeck')).toEqual(['x-wing', 'y-wing']);
  expect(table.galaxyDiscard).toEqual([]);
  const [deck] = table.table.view(REBEL).zones.galaxyDeck ?? [];
  expect(deck?.cards.map(({ face }) => face)).toEqual(['y-wing']);

  const declined = duel(play, position);
  declined.empire.does('use moff-jerjerrod').asked('prompt.may').answers('no');
  expect(declined.row).toEqual(ROW);
  expect(declined.pile('galaxyDeck')).toEqual(['x-wing', 'darth-vader']);
});

inert(
  'moff-jerjerrod',
  ['DB-GAP-03'],
  'finds nothing in an empty galaxy deck, which is not rebuilt for a look',
  (play) => {
    const table = duel(play, {
      empire: { play: ['moff-jerjerrod'] },
      galaxy: [],
      galaxyDiscard: ['darth-vader'],
      force: 3,
    });
    table.empire.mayNot('use moff-jerjerrod', 'reason.no-effect', 'DB-ABL-03');
  },
);

rewardGains('moff-jerjerrod', { force: 3 });

ability('general-veers', ['DB-IF-01'], 'draws with a Trooper or a Vehicle in play, neutral ones too', (play) => {
  for (const unit of ['stormtrooper', 'at-st', 'quarren-mercenary', 'jabbas-sail-barge'] as const) {
    const table = duel(play, { empire: { play: ['general-veers', unit], deck: ['tie-fighter', 'inquisitor'] } });
    table.empire.does('use general-veers');
    expect(table.empire.hand).toEqual(['inquisitor']);
  }
});

inert('general-veers', ['DB-CARD-16', 'DB-IF-01'], 'is no Trooper himself, and no help for other traits', (play) => {
  for (const unit of ['tie-fighter', 'imperial-shuttle', 'admiral-piett', 'star-destroyer'] as const) {
    const table = duel(play, {
      empire: { play: ['general-veers', unit], hand: ['stormtrooper'], deck: ['inquisitor'] },
    });
    table.empire.mayNot('use general-veers', 'reason.condition', 'DB-IF-01');
  }
});

rewardGains('general-veers', { force: 3 });

ability(
  'at-st',
  ['DB-CARD-04', 'DB-DSC-03', 'DB-RWD-03'],
  'discards any row card, own, neutral or enemy, without reward',
  (play) => {
    for (const face of ROW) {
      const table = duel(play, { empire: { play: ['at-st'] }, row: ROW, galaxy: ['chewbacca'] });
      table.empire
        .does('use at-st')
        .asked('prompt.discard-from-row')
        .offers(...ROW)
        .answers(face);
      expect(table.galaxyDiscard).toEqual([face]);
      expect(table.row).toEqual(ROW.map((each) => (each === face ? 'chewbacca' : each)));
      expect([table.resources, table.force]).toEqual([0, 4]);
    }
  },
);

inert('at-st', ['DB-ABL-03'], 'has nothing to discard when the row is empty', (play) => {
  const table = duel(play, { empire: { play: ['at-st'] }, row: EMPTY_ROW, galaxy: [] });
  table.empire.mayNot('use at-st', 'reason.no-effect', 'DB-ABL-03');
});

rewardExiles('at-st', 'up to 2');

ability('landing-craft', ['DB-CHO-01', 'DB-REP-01'], 'gives 4 resources or repairs 4 damage', (play) => {
  const position = { empire: { play: ['landing-craft'] }, damage: { lothal: 6 } } as const;
  const supplied = duel(play, position);
  supplied.empire.does('use landing-craft').asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:0');
  expect([supplied.resources, supplied.force, supplied.damage('lothal')]).toEqual([4, 4, 6]);
  const repaired = duel(play, position);
  repaired.empire.does('use landing-craft').asked('prompt.choose').answers('choice:1');
  expect([repaired.resources, repaired.damage('lothal')]).toEqual([0, 2]);
});

inert(
  'landing-craft',
  ['DB-CHO-05', 'DB-ABL-04'],
  'repairs nothing on an undamaged base, and works once a turn',
  (play) => {
    const table = duel(play, { empire: { hand: ['landing-craft'] } });
    table.empire.does('play landing-craft');
    expect(table.resources).toBe(0);
    table.empire.does('use landing-craft').mayNot('use landing-craft', 'reason.used', 'DB-ABL-06');
    expect(table.resources).toBe(4);
  },
);

rewardGains('landing-craft', { resources: 4 });

ability(
  'director-krennic',
  ['DB-CARD-13', 'DB-WRD-06'],
  'draws 1, or 2 in all while the Death Star is your base',
  (play) => {
    const deck = ['stormtrooper', 'inquisitor', 'imperial-shuttle'] as const;
    const usual = duel(play, { empire: { hand: ['director-krennic'], deck, base: 'endor' } });
    usual.empire.does('play director-krennic', 'use director-krennic');
    expect(usual.resources).toBe(2);
    expect(usual.empire.hand).toEqual(['imperial-shuttle']);
    const station = duel(play, { empire: { play: ['director-krennic'], deck, base: 'death-star' } });
    station.empire.does('use director-krennic');
    expect(station.empire.hand).toEqual(['imperial-shuttle', 'inquisitor']);
  },
);

inert('director-krennic', ['DB-CARD-13', 'DB-ABL-03'], 'ignores a Death Star that is not your base now', (play) => {
  const deck = ['stormtrooper', 'inquisitor', 'imperial-shuttle'] as const;
  const later = duel(play, { empire: { play: ['director-krennic'], deck, baseDeck: ['death-star'] } });
  later.empire.does('use director-krennic');
  expect(later.empire.hand).toEqual(['imperial-shuttle']);
  const lost = duel(play, {
    empire: { play: ['director-krennic'], deck, base: null },
    rebel: { victory: ['death-star'] },
  });
  lost.empire.does('use director-krennic');
  expect(lost.empire.hand).toEqual(['imperial-shuttle']);
  const empty = duel(play, { empire: { play: ['director-krennic'] } });
  empty.empire.mayNot('use director-krennic', 'reason.no-effect', 'DB-ABL-03');
});

rewardGains('director-krennic', { resources: 3, force: 2 });

ability(
  'boba-fett',
  ['DB-WHEN-01', 'DB-WHEN-04', 'DB-BTY-20'],
  'draws after the reward whenever he defeats',
  (play) => {
    const table = duel(play, {
      empire: { play: ['boba-fett'], deck: ['inquisitor', 'stormtrooper'] },
      row: ['han-solo'],
    });
    table.empire.does('assign boba-fett to han-solo', 'attack han-solo').asked('prompt.reward').answers('take');
    expect(table.resources).toBe(3);
    expect(table.empire.hand).toEqual([]);
    table.empire.asked('prompt.trigger').offers('boba-fett', 'pass').answers('boba-fett');
    expect(table.empire.hand).toEqual(['stormtrooper']);
  },
);

inert(
  'boba-fett',
  ['DB-BTY-14', 'DB-WHEN-03'],
  'draws nothing without a victory, at the base, or when declined',
  (play) => {
    const position = {
      empire: { play: ['boba-fett'], deck: ['stormtrooper'] },
      row: ['princess-leia', 'y-wing'],
    } as const;
    const failed = duel(play, position);
    failed.empire.does('assign boba-fett to princess-leia', 'attack princess-leia').asked('prompt.action');
    const base = duel(play, position);
    base.empire.does('assign boba-fett to base', 'attack base').asked('prompt.action');
    const declined = duel(play, position);
    declined.empire.does('assign boba-fett to y-wing', 'attack y-wing').asked('prompt.reward').answers('pass');
    declined.empire.asked('prompt.trigger').answers('pass').asked('prompt.action');
    for (const table of [failed, base, declined]) expect(table.empire.hand).toEqual([]);
  },
);

rewardGains('boba-fett', { resources: 3, force: 2 });

ability(
  'imperial-carrier',
  ['DB-EX-13', 'DB-WHILE-04', 'DB-WHILE-05'],
  'each Fighter has 1 more attack per carrier',
  (play) => {
    const table = duel(play, {
      empire: { hand: ['imperial-carrier', 'fang-fighter'], play: ['tie-fighter', 'imperial-carrier'] },
      rebel: { base: 'hoth' },
      damage: { hoth: 1 },
      fields: { prevented: 2 },
    });
    table.empire.does('assign tie-fighter to base', 'attack base');
    expect(table.damage('hoth')).toBe(4);
    table.empire.does('play imperial-carrier', 'play fang-fighter', 'assign fang-fighter to base', 'attack base');
    expect(table.damage('hoth')).toBe(9);
    expect(table.resources).toBe(3);
  },
);

inert(
  'imperial-carrier',
  ['DB-EX-13', 'DB-WHILE-02'],
  'gives other units nothing, nor anything after it is gone',
  (play) => {
    const others = duel(play, {
      empire: { play: ['imperial-carrier', 'stormtrooper', 'darth-vader'] },
      row: ['y-wing'],
    });
    others.empire
      .mayNot('assign imperial-carrier to base', 'reason.no-attack', 'DB-GAP-07')
      .mayNot('assign imperial-carrier to y-wing', 'reason.ship-not-at-row', 'DB-ASG-02')
      .does('assign stormtrooper to base', 'attack base');
    expect(others.damage('dantooine')).toBe(2);
    const gone = duel(play, {
      turn: 'rebel',
      rebel: { play: ['luke-skywalker'] },
      empire: { play: ['imperial-carrier'], hand: ['tie-fighter'] },
      force: 5,
    });
    gone.rebel.does('use luke-skywalker', 'end');
    gone.empire.does('play tie-fighter', 'assign tie-fighter to base', 'attack base');
    expect(gone.empire.discard).toEqual(['imperial-carrier']);
    expect(gone.damage('dantooine')).toBe(2);
  },
);
