import { expect } from 'vitest';
import { ability, inert } from './face.ts';
import { Duel, duel, EMPIRE, REBEL, subject } from './kit.ts';

ability('lothal', ['DB-SET-03', 'DB-SET-05'], 'is the base with which the Empire begins', (play) => {
  const table = new Duel(play(subject, { options: { bases: 'galaxy' } }));
  expect(table.empire.base).toBe('lothal');
  expect(table.empire.baseDeck).not.toContain('lothal');
});

inert('lothal', ['DB-STA-05'], 'was never revealed and has nothing to use', (play) => {
  const table = duel(play, { step: 'begin' });
  table.empire.may('end');
  expect(table.events).not.toContain('reveal-base');
});

ability(
  'kafrene',
  ['DB-CARD-17', 'DB-FAC-07'],
  'draws 1 for the first neutral card of a turn, pilots included',
  (play) => {
    const table = duel(play, {
      empire: {
        base: 'kafrene',
        hand: ['stormtrooper', 'outer-rim-pilot', 'z-95-headhunter'],
        deck: ['at-st', 'inquisitor'],
      },
    });
    table.empire.does('play stormtrooper', 'play outer-rim-pilot');
    table.empire.asked('prompt.trigger').offers('kafrene', 'pass').answers('kafrene');
    expect(table.empire.hand).toEqual(['z-95-headhunter', 'inquisitor']);
    table.empire.does('play z-95-headhunter').asked('prompt.action');
    expect(table.empire.hand).toEqual(['inquisitor']);
  },
);

inert(
  'kafrene',
  ['DB-CARD-17', 'DB-WHEN-03'],
  'draws nothing for Empire cards, nor for the second after a no',
  (play) => {
    const table = duel(play, {
      empire: { base: 'kafrene', hand: ['stormtrooper', 'bossk', 'dengar'], deck: ['inquisitor'] },
    });
    table.empire.does('play stormtrooper', 'play bossk').asked('prompt.trigger').answers('pass');
    table.empire.does('play dengar').asked('prompt.action');
    expect(table.empire.hand).toEqual([]);
  },
);

ability(
  'ord-mantell',
  ['DB-BTY-04', 'DB-GAP-24'],
  'lets you hunt a neutral unit: its cost is target and reward',
  (play) => {
    const table = duel(play, {
      empire: { base: 'ord-mantell', play: ['dengar', 'stormtrooper'] },
      row: ['jabbas-sail-barge', 'hwk-290', 'blockade-runner', 'lobot', 'tie-fighter', 'bossk'],
      galaxy: ['y-wing'],
    });
    table.empire
      .mayNot('attack blockade-runner', 'reason.ship-target', 'DB-BTY-05')
      .mayNot('attack tie-fighter', 'reason.own-target', 'DB-BTY-03')
      .does('assign dengar to hwk-290', 'attack hwk-290')
      .asked('prompt.reward', { face: 'hwk-290' })
      .offers('take', 'pass')
      .answers('take');
    expect(table.resources).toBe(4);
    expect(table.galaxyDiscard).toEqual(['hwk-290']);
    expect(table.row[1]).toBe('y-wing');
    table.empire
      .asked('prompt.trigger')
      .answers('dengar')
      .mayNot('attack lobot', 'reason.one-neutral-hunt', 'DB-BTY-04');
    expect(table.resources).toBe(6);
  },
);

inert(
  'ord-mantell',
  ['DB-BTY-04', 'DB-BTY-14'],
  'allows one hunt a turn, failed or not, and none to other bases',
  (play) => {
    const failed = duel(play, {
      empire: { base: 'ord-mantell', play: ['stormtrooper', 'stormtrooper'] },
      row: ['lobot', 'jawa-scavenger'],
    });
    failed.empire.does('assign stormtrooper to lobot', 'attack lobot');
    failed.empire.mayNot('attack jawa-scavenger', 'reason.one-neutral-hunt', 'DB-BTY-04');
    expect([failed.galaxyDiscard, failed.resources]).toEqual([[], 0]);
    const other = duel(play, { empire: { base: 'endor', play: ['stormtrooper'] }, row: ['jawa-scavenger'] });
    other.empire.mayNot('attack jawa-scavenger', 'reason.neutral-target', 'DB-BTY-04');
  },
);

ability('coruscant', ['DB-CARD-20', 'DB-LOOK-01'], 'keeps one of the two top galaxy cards, discards one', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: 'coruscant' },
    galaxy: ['lobot', 'y-wing', 'darth-vader'],
  });
  table.empire.asked('prompt.trigger').offers('coruscant', 'pass').answers('coruscant');
  table.empire.asked('prompt.keep-on-top').offers('y-wing', 'darth-vader').answers('darth-vader');
  expect(table.pile('galaxyDeck')).toEqual(['lobot', 'darth-vader']);
  expect(table.galaxyDiscard).toEqual(['y-wing']);
  const seenBy = (viewer: number | 'spectator') =>
    table.table.view(viewer).zones.galaxyDeck?.[0]?.cards.map(({ face }) => face);
  expect(seenBy(EMPIRE)).toEqual(['darth-vader']);
  for (const viewer of [REBEL, 'spectator'] as const) {
    expect(seenBy(viewer)).toEqual([]);
    expect(JSON.stringify(table.table.log(viewer))).not.toContain('darth-vader');
    expect(JSON.stringify(table.table.log(viewer))).toContain('y-wing');
  }
});

ability('coruscant', ['DB-GAP-02'], 'looks also in the turn of its reveal, before ships give resources', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['coruscant'], play: ['gozanti-cruiser'] },
    galaxy: ['y-wing', 'darth-vader'],
    force: 1,
  });
  table.empire.asked('prompt.trigger').answers('coruscant');
  expect(table.resources).toBe(0);
  table.empire.asked('prompt.keep-on-top').answers('y-wing').asked('prompt.action');
  expect([table.resources, table.galaxyDiscard]).toEqual([3, ['darth-vader']]);
});

inert(
  'coruscant',
  ['DB-GAP-03', 'DB-WRD-03'],
  'discards nothing when declined, from one card, or from none',
  (play) => {
    const empire = { base: 'coruscant' } as const;
    const declined = duel(play, { step: 'begin', empire, galaxy: ['y-wing', 'darth-vader'] });
    declined.empire.asked('prompt.trigger').answers('pass');
    expect(declined.pile('galaxyDeck')).toEqual(['y-wing', 'darth-vader']);
    const one = duel(play, { step: 'begin', empire, galaxy: ['y-wing'] });
    one.empire.asked('prompt.trigger').answers('coruscant').asked('prompt.action');
    expect([one.pile('galaxyDeck'), one.galaxyDiscard]).toEqual([['y-wing'], []]);
    const none = duel(play, { step: 'begin', empire, galaxy: [], galaxyDiscard: ['y-wing'] });
    none.empire.asked('prompt.action');
  },
);

ability(
  'death-star',
  ['DB-CARD-19', 'DB-DST-02', 'DB-DST-03'],
  'destroys a ship for 4 resources, in play or any in the row',
  (play) => {
    const position = {
      empire: { base: 'death-star', play: ['gozanti-cruiser'] },
      rebel: { play: ['mon-calamari-cruiser', 'c-roc-cruiser'] },
      row: ['star-destroyer', 'hammerhead-corvette', 'blockade-runner', 'lobot', 'bossk', 'dengar'],
      galaxy: ['y-wing'],
      resources: 9,
    } as const;
    const inPlay = duel(play, position);
    inPlay.empire
      .does('use death-star')
      .asked('prompt.destroy-ship')
      .offers('mon-calamari-cruiser', 'c-roc-cruiser', 'star-destroyer', 'hammerhead-corvette', 'blockade-runner')
      .answers('c-roc-cruiser')
      .mayNot('use death-star', 'reason.used', 'DB-ABL-06');
    expect([inPlay.rebel.discard, inPlay.resources]).toEqual([['c-roc-cruiser'], 5]);
    const inRow = duel(play, position);
    inRow.empire.does('use death-star').asked('prompt.destroy-ship').answers('star-destroyer');
    expect([inRow.row[0], inRow.galaxyDiscard]).toEqual(['y-wing', ['star-destroyer']]);
  },
);

inert('death-star', ['DB-ABL-10'], 'does nothing for 3 resources', (play) => {
  const table = duel(play, {
    empire: { base: 'death-star' },
    rebel: { play: ['mon-calamari-cruiser'] },
    resources: 3,
  });
  table.empire.mayNot('use death-star', 'reason.short', 'DB-ABL-10');
});

ability('endor', ['DB-WHILE-01', 'DB-WHILE-04'], 'gives each Trooper and Vehicle 1 more attack', (play) => {
  for (const [unit, attack] of [
    ['stormtrooper', 3],
    ['at-st', 5],
    ['quarren-mercenary', 5],
    ['scout-trooper', 1],
  ] as const) {
    const table = duel(play, { empire: { base: 'endor', hand: [unit] } });
    table.empire.does(`play ${unit}`, `assign ${unit} to base`, 'attack base');
    expect(table.damage('dantooine')).toBe(attack);
  }
});

inert(
  'endor',
  ['DB-WHILE-02', 'DB-ABL-12'],
  'gives other units and ships nothing, nor anything in the base deck',
  (play) => {
    for (const unit of ['tie-bomber', 'rodian-gunslinger'] as const) {
      const table = duel(play, { empire: { base: 'endor', play: [unit] } });
      table.empire.does(`assign ${unit} to base`, 'attack base');
      expect(table.damage('dantooine')).toBe(2);
    }
    const beneath = duel(play, { empire: { baseDeck: ['endor'], play: ['stormtrooper'] } });
    beneath.empire.does('assign stormtrooper to base', 'attack base');
    expect(beneath.damage('dantooine')).toBe(2);
    const enemy = duel(play, { turn: 'rebel', rebel: { play: ['rebel-trooper'] }, empire: { base: 'endor' } });
    enemy.rebel.does('assign rebel-trooper to base', 'attack base');
    expect(enemy.damage('endor')).toBe(2);
  },
);
