import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, EMPIRE, shuttles } from './kit.ts';

it('DB-WRD-01 · Ord Mantell lets me hunt a neutral unit, although neutral cards are no targets', (play) => {
  const position = { row: ['lobot'] } as const;
  const plain = duel(play, { ...position, empire: { play: ['bossk'] } });
  plain.empire
    .mayNot('attack lobot', 'reason.neutral-target', 'DB-BTY-04')
    .may('assign bossk to base', 'attack-all:base', 'end');
  const table = duel(play, { ...position, empire: { base: 'ord-mantell', play: ['bossk'] }, force: 1 });
  table.empire.does('assign bossk to lobot', 'attack lobot').asked('prompt.reward', { face: 'lobot' }).answers('take');
  expect([table.galaxyDiscard, table.resources]).toEqual([['lobot'], 3]);
});

it('DB-WRD-02 · a text without a time: any time in my turn while the card is in play, once', (play) => {
  const table = duel(play, {
    empire: { hand: ['tie-bomber'], play: ['stormtrooper'], deck: shuttles(5) },
    rebel: { hand: ['alliance-shuttle'], deck: shuttles(5, 'rebel') },
    row: ['x-wing', 'gozanti-cruiser'],
    resources: 3,
  });
  expect(table.empire.can('use tie-bomber')).toBe(false);
  table.empire.does('play tie-bomber', 'assign tie-bomber to base', 'attack base');
  expect(table.empire.can('use tie-bomber')).toBe(true);
  table.empire.does('buy gozanti-cruiser', 'use tie-bomber').asked('prompt.discard-from-row').answers('x-wing');
  expect([table.galaxyDiscard, table.damage('dantooine')]).toEqual([['x-wing'], 2]);
  table.empire.mayNot('use tie-bomber', 'reason.used', 'DB-ABL-06').does('end');
  table.empire.notAsked();
  table.rebel.may('play alliance-shuttle', 'end');
});

it('DB-WRD-03 · every text is optional, those of bases too', (play) => {
  const revealed = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['kessel'], hand: ['inquisitor'] },
  });
  revealed.empire.asked('prompt.trigger').offers('kessel', 'pass').answers('pass');
  expect([revealed.exiled, revealed.empire.hand]).toEqual([[], ['inquisitor']]);
  const unused = duel(play, {
    empire: { base: 'death-star', play: ['tie-bomber'] },
    row: ['hammerhead-corvette'],
    resources: 4,
  });
  unused.empire.does('end');
  expect([unused.row[0], unused.galaxyDiscard]).toEqual(['hammerhead-corvette', []]);
  const yavin = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['snowspeeder'] },
    empire: { hand: ['inquisitor'] },
  });
  yavin.rebel.does('use snowspeeder').asked('prompt.trigger').offers('yavin-4', 'pass').answers('pass');
  expect([yavin.empire.discard, yavin.damage('lothal')]).toEqual([['inquisitor'], 0]);
});

it('DB-WRD-04 · once Lando is used, the discard follows the draw whether I want it or not', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['lando-calrissian'], deck: ['rebel-trooper'] },
    empire: { hand: ['inquisitor', 'stormtrooper'] },
    force: 5,
  });
  table.rebel.does('use lando-calrissian').notAsked();
  table.empire.asked('prompt.discard').offers('inquisitor', 'stormtrooper').answers('stormtrooper');
  expect([table.rebel.hand, table.empire.discard]).toEqual([['rebel-trooper'], ['stormtrooper']]);
});

it('DB-WRD-04 · Tatooine, once used, swaps: I can not take only the resource', (play) => {
  const table = duel(play, {
    step: 'begin',
    turn: 'rebel',
    rebel: { base: null, baseDeck: ['tatooine'] },
    row: ['tie-fighter', 'bossk', 'dengar', 'lobot', 'ig-88', 'at-st'],
    galaxyDiscard: ['x-wing', 'y-wing', 'at-at'],
  });
  table.rebel.asked('prompt.trigger').answers('tatooine');
  table.rebel.asked('prompt.swap-into-row').offers('x-wing', 'y-wing').answers('y-wing');
  table.rebel
    .asked('prompt.swap-out-of-row')
    .offers('tie-fighter', 'bossk', 'dengar', 'lobot', 'ig-88', 'at-st')
    .answers('tie-fighter');
  expect([table.row[0], table.galaxyDiscard, table.resources]).toEqual([
    'y-wing',
    ['x-wing', 'at-at', 'tie-fighter'],
    1,
  ]);
});

it('DB-WRD-05 · up to three cards: none, some, or three and then no more', (play) => {
  const position = {
    step: 'begin',
    empire: { base: null, baseDeck: ['kessel'], hand: ['inquisitor', 'stormtrooper'], discard: shuttles(2) },
  } as const;
  const none = duel(play, position);
  none.empire.asked('prompt.trigger').answers('kessel');
  none.empire.asked('prompt.exile', { picked: [], min: 0, max: 3 }).answers('done');
  expect(none.exiled).toEqual([]);
  const one = duel(play, position);
  one.empire.asked('prompt.trigger').answers('kessel').asked('prompt.exile').answers('inquisitor');
  one.empire
    .asked('prompt.exile')
    .offers('stormtrooper', 'imperial-shuttle', 'imperial-shuttle#2', 'done')
    .answers('done');
  expect(one.exiled).toEqual(['inquisitor']);
  const three = duel(play, position);
  three.empire.asked('prompt.trigger').answers('kessel');
  for (let i = 0; i < 2; i++) three.empire.asked('prompt.exile').answers('imperial-shuttle');
  three.empire.asked('prompt.exile').answers('stormtrooper');
  three.empire.asked('prompt.action');
  expect([three.exiled, three.empire.hand]).toEqual([[...shuttles(2), 'stormtrooper'], ['inquisitor']]);
});

it('DB-WRD-06 · 2 instead of 1 is 2, not 3', (play) => {
  const deck = shuttles(5);
  const krennic = duel(play, { empire: { base: 'death-star', play: ['director-krennic'], deck } });
  krennic.empire.does('use director-krennic');
  expect([krennic.empire.hand, krennic.empire.deck]).toEqual([shuttles(2), shuttles(3)]);
  const jabba = { play: ['jabba-the-hutt'], hand: ['inquisitor'], deck } as const;
  const without = duel(play, { empire: jabba, force: 4 });
  without.empire.does('use jabba-the-hutt');
  expect([without.exiled, without.empire.hand]).toEqual([['inquisitor'], shuttles(1)]);
  const withForce = duel(play, { empire: jabba, force: 3 });
  withForce.empire.does('use jabba-the-hutt');
  expect([withForce.exiled, withForce.empire.hand]).toEqual([['inquisitor'], shuttles(2)]);
});

it('DB-IF-01 · a text that begins with "if" can not be used while the condition is false', (play) => {
  const area = { play: ['x-wing'], deck: ['rebel-trooper'] } as const;
  const neutral = duel(play, { turn: 'rebel', rebel: area, force: 4 });
  neutral.rebel.mayNot('use x-wing', 'reason.condition', 'DB-IF-01');
  const light = duel(play, { turn: 'rebel', rebel: area, force: 5 });
  light.rebel.does('use x-wing');
  expect(light.rebel.hand).toEqual(['rebel-trooper']);
});

it('DB-IF-02 · the condition counts when the text is carried out: a ship that is gone does not help', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['z-95-headhunter', 'z-95-headhunter', 'hammerhead-corvette'], deck: shuttles(3, 'rebel') },
    empire: { play: ['gozanti-cruiser'] },
  });
  table.rebel.does('use z-95-headhunter', 'use hammerhead-corvette');
  expect([table.empire.ships, table.rebel.hand]).toEqual([[], shuttles(1, 'rebel')]);
  table.rebel.mayNot('use z-95-headhunter#2', 'reason.condition', 'DB-IF-01');
  const later = duel(play, { empire: { play: ['tie-fighter'], hand: ['gozanti-cruiser'], deck: ['stormtrooper'] } });
  later.empire
    .mayNot('use tie-fighter', 'reason.condition', 'DB-IF-01')
    .does('play gozanti-cruiser', 'use tie-fighter');
  expect(later.empire.hand).toEqual(['stormtrooper']);
});

it('DB-IF-03 · an "if" inside a text limits only its own part', (play) => {
  const lando = duel(play, {
    empire: { play: ['lando-calrissian'], deck: ['stormtrooper'] },
    rebel: { hand: ['rebel-trooper'] },
    force: 4,
  });
  lando.empire.does('use lando-calrissian').asked('prompt.action');
  expect([lando.empire.hand, lando.rebel.hand, lando.rebel.discard]).toEqual([['stormtrooper'], ['rebel-trooper'], []]);
  const moff = duel(play, { empire: { play: ['moff-jerjerrod'] }, galaxy: ['darth-vader'], force: 4 });
  moff.empire.does('use moff-jerjerrod').asked('prompt.action');
  expect(moff.table.view(EMPIRE).zones.galaxyDeck?.[0]?.cards.map(({ face }) => face)).toEqual(['darth-vader']);
  expect(moff.pile('galaxyDeck')).toEqual(['darth-vader']);
});

it('DB-IF-04 · the marker counts as it lies now, not as it lay when the turn began', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['x-wing'], hand: ['chirrut-imwe'], deck: ['rebel-trooper'] },
    force: 3,
  });
  table.rebel.mayNot('use x-wing', 'reason.condition', 'DB-IF-01').does('play chirrut-imwe', 'use x-wing');
  expect([table.force, table.rebel.hand]).toEqual([5, ['rebel-trooper']]);
});
