import { expect } from 'vitest';
import { ability, inert } from './face.ts';
import { Duel, duel, subject } from './kit.ts';

ability('dantooine', ['DB-SET-02', 'DB-SET-05'], 'is the base with which the Rebels begin', (play) => {
  const table = new Duel(play(subject, { options: { bases: 'galaxy' } }));
  expect(table.rebel.base).toBe('dantooine');
  expect(table.rebel.baseDeck).not.toContain('dantooine');
});

inert('dantooine', ['DB-STA-05'], 'was never revealed and has nothing to use', (play) => {
  const table = duel(play, { step: 'begin', turn: 'rebel' });
  table.rebel.may('end');
  expect(table.events).not.toContain('reveal-base');
});

ability(
  'bespin',
  ['DB-CARD-17', 'DB-FAC-07'],
  'draws 1 for the first neutral card of a turn, ships included',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { base: 'bespin', hand: ['blockade-runner', 'outer-rim-pilot'], deck: ['x-wing', 'temple-guardian'] },
    });
    table.rebel.does('play blockade-runner').asked('prompt.trigger').offers('bespin', 'pass').answers('bespin');
    expect(table.rebel.hand).toEqual(['outer-rim-pilot', 'temple-guardian']);
    table.rebel.does('play outer-rim-pilot').asked('prompt.action');
    expect(table.rebel.hand).toEqual(['temple-guardian']);
  },
);

inert(
  'bespin',
  ['DB-CARD-17', 'DB-ABL-12'],
  "draws nothing for Rebel cards or for the opponent's neutral ones",
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { base: 'bespin', hand: ['rebel-trooper'], deck: ['temple-guardian'] },
      empire: { hand: ['bossk'], deck: ['stormtrooper'] },
    });
    table.rebel.does('play rebel-trooper').asked('prompt.action');
    expect(table.rebel.hand).toEqual([]);
    table.rebel.does('end');
    table.empire.does('play bossk').asked('prompt.action');
  },
);

ability(
  'hoth',
  ['DB-EX-25', 'DB-DMG-05', 'DB-GAP-34'],
  'prevents the first 2 damage of a turn, however they come',
  (play) => {
    const table = duel(play, {
      empire: { hand: ['inquisitor'], play: ['at-st'] },
      rebel: { base: 'hoth' },
    });
    table.empire.does('play inquisitor').asked('prompt.choose').answers('choice:0');
    table.empire.does('assign inquisitor to base', 'attack base');
    expect(table.damage('hoth')).toBe(0);
    table.empire.does('assign at-st to base', 'attack base');
    expect(table.damage('hoth')).toBe(3);
  },
);

inert(
  'hoth',
  ['DB-GAP-19', 'DB-DMG-05'],
  'prevents nothing more in that turn, nothing for ships; anew in the next',
  (play) => {
    const table = duel(play, {
      empire: { play: ['stormtrooper', 'stormtrooper', 'star-destroyer'] },
      rebel: { base: 'hoth', play: ['rebel-transport'] },
    });
    table.empire.does('assign stormtrooper to base', 'attack base');
    expect(table.rebel.discard).toEqual(['rebel-transport']);
    table.empire.does('assign star-destroyer to base', 'attack base');
    expect(table.damage('hoth')).toBe(2);
    table.empire.does('assign stormtrooper to base', 'attack base', 'end');
    expect(table.damage('hoth')).toBe(4);
    table.rebel.does('end');
    table.empire.does('assign star-destroyer to base', 'attack base');
    expect(table.damage('hoth')).toBe(6);
  },
);

ability(
  'jedha',
  ['DB-END-10', 'DB-CARD-05'],
  'puts the first neutral purchase of a turn into your hand for now',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { base: 'jedha' },
      row: ['y-wing', 'rodian-gunslinger', 'kel-dor-mystic'],
      pilots: 1,
      resources: 7,
    });
    table.rebel.does('buy y-wing');
    expect(table.rebel.discard).toEqual(['y-wing']);
    table.rebel.does('buy outer-rim-pilot').asked('prompt.destination').offers('hand', 'discard').answers('hand');
    expect(table.rebel.hand).toEqual(['outer-rim-pilot']);
    table.rebel.does('buy rodian-gunslinger').asked('prompt.action');
    expect(table.rebel.discard).toEqual(['y-wing', 'rodian-gunslinger']);
    table.rebel.does('play outer-rim-pilot', 'end');
    expect(table.exiled).toEqual(['outer-rim-pilot']);
    expect([...table.rebel.hand].sort()).toEqual(['rodian-gunslinger', 'y-wing']);
  },
);

inert(
  'jedha',
  ['DB-WRD-03', 'DB-GAP-39'],
  'exiles nothing that was declined; the second purchase is too late',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { base: 'jedha' },
      row: ['rodian-gunslinger', 'kel-dor-mystic'],
      resources: 4,
    });
    table.rebel.does('buy rodian-gunslinger').asked('prompt.destination').answers('discard');
    table.rebel.does('buy kel-dor-mystic').asked('prompt.action');
    expect(table.rebel.discard).toEqual(['rodian-gunslinger', 'kel-dor-mystic']);
    table.rebel.does('end');
    expect(table.exiled).toEqual([]);
  },
);

ability('sullust', ['DB-BUY-10', 'DB-BUY-03'], 'puts the first purchase of a turn on top of your deck', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'sullust', deck: ['rebel-trooper'] },
    row: ['y-wing', 'jawa-scavenger'],
    resources: 2,
  });
  table.rebel.does('buy y-wing').asked('prompt.destination').offers('deck', 'discard').answers('deck');
  expect(table.rebel.deck).toEqual(['rebel-trooper', 'y-wing']);
  table.rebel.does('buy jawa-scavenger').asked('prompt.action');
  expect(table.rebel.discard).toEqual(['jawa-scavenger']);
});

inert(
  'sullust',
  ['DB-WRD-03', 'DB-ABL-12'],
  'changes nothing when declined, nor a purchase of the opponent',
  (play) => {
    const declined = duel(play, {
      turn: 'rebel',
      rebel: { base: 'sullust' },
      row: ['y-wing', 'jawa-scavenger'],
      resources: 2,
    });
    declined.rebel.does('buy y-wing').asked('prompt.destination').answers('discard');
    declined.rebel.does('buy jawa-scavenger').asked('prompt.action');
    expect([declined.rebel.deck, declined.rebel.discard]).toEqual([[], ['y-wing', 'jawa-scavenger']]);
    const enemy = duel(play, { rebel: { base: 'sullust' }, row: ['tie-fighter'], resources: 1 });
    enemy.empire.does('buy tie-fighter').asked('prompt.action');
    expect(enemy.empire.discard).toEqual(['tie-fighter']);
  },
);

ability(
  'yavin-4',
  ['DB-FAQ-11', 'DB-EX-20', 'DB-WHEN-02'],
  'deals 2 damage past the ships for each forced discard',
  (play) => {
    const table = duel(play, {
      turn: 'rebel',
      rebel: { base: 'yavin-4', play: ['snowspeeder', 'snowspeeder'] },
      empire: { hand: ['stormtrooper', 'inquisitor', 'at-st'], play: ['star-destroyer'] },
    });
    for (const [times, copy] of ['stormtrooper', 'inquisitor'].entries()) {
      table.rebel.does('use snowspeeder');
      table.empire.asked('prompt.discard').answers(copy);
      table.rebel.asked('prompt.trigger').offers('yavin-4', 'pass').answers('yavin-4');
      expect(table.damage('lothal')).toBe(2 * (times + 1));
    }
    expect(table.damage('star-destroyer')).toBe(0);
  },
);

inert(
  'yavin-4',
  ['DB-WRD-03', 'DB-GAP-12'],
  'hurts nobody when declined, at the end of a turn, or without a base',
  (play) => {
    const position = {
      turn: 'rebel',
      rebel: { base: 'yavin-4', play: ['snowspeeder'], hand: ['rebel-trooper'] },
      empire: { hand: ['stormtrooper'] },
    } as const;
    const declined = duel(play, position);
    declined.rebel.does('use snowspeeder').asked('prompt.trigger').answers('pass').does('end');
    declined.empire.does('end');
    declined.rebel.asked('prompt.action');
    expect(declined.damage('lothal')).toBe(0);
    const lost = duel(play, { ...position, empire: { ...position.empire, base: null, baseDeck: ['endor'] } });
    lost.rebel.does('use snowspeeder').asked('prompt.action');
    expect(lost.empire.discard).toEqual(['stormtrooper']);
  },
);
