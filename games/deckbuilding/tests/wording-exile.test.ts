import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, shuttles } from './kit.ts';

it('DB-EXI-01 · an exiled card is out at once and never comes back, whatever is shuffled', (play) => {
  const table = duel(play, {
    empire: { play: ['kel-dor-mystic'], hand: ['inquisitor'], discard: shuttles(5) },
    rebel: { deck: shuttles(5, 'rebel') },
  });
  table.empire.does('use kel-dor-mystic').asked('prompt.exile').answers('inquisitor');
  expect(table.exiled).toEqual(['kel-dor-mystic', 'inquisitor']);
  table.empire.does('end');
  expect([table.empire.hand, table.empire.deck, table.empire.discard]).toEqual([shuttles(5), [], []]);
  table.rebel.does('end');
  table.empire.does('end');
  expect([table.empire.hand, table.exiled]).toEqual([shuttles(5), ['kel-dor-mystic', 'inquisitor']]);
});

it('DB-EXI-02 DB-EXI-03 · first the values and the attack, then the exile', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { hand: ['y-wing', 'hwk-290'] }, damage: { dantooine: 5 } });
  table.rebel.does('play y-wing', 'play hwk-290', 'assign y-wing to base', 'attack base', 'use y-wing', 'use hwk-290');
  expect([table.damage('lothal'), table.resources, table.damage('dantooine')]).toEqual([2 + 2, 4, 1]);
  expect([table.exiled, table.rebel.units]).toEqual([['y-wing', 'hwk-290'], []]);
});

it('DB-EXI-03 · exiled before the attack is resolved, its attack does not count', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { play: ['y-wing', 'rebel-trooper'] } });
  table.rebel.does('assign y-wing to base', 'assign rebel-trooper to base', 'use y-wing', 'attack base');
  expect(table.damage('lothal')).toBe(2 + 2);
  const alone = duel(play, { turn: 'rebel', rebel: { play: ['y-wing'] } });
  alone.rebel.does('assign y-wing to base', 'use y-wing').mayNot('attack base', 'reason.nobody-assigned', 'DB-ATK-02');
  expect(alone.damage('lothal')).toBe(2);
});

it('DB-EXI-04 · only cards in hand or discard pile at that moment, not those in play or in the deck', (play) => {
  const table = duel(play, {
    empire: { play: ['kel-dor-mystic', 'bossk'], hand: ['inquisitor'], discard: ['stormtrooper'], deck: shuttles(1) },
  });
  table.empire
    .does('use kel-dor-mystic')
    .asked('prompt.exile')
    .by('DB-EXI-04')
    .offers('inquisitor', 'stormtrooper')
    .answers('stormtrooper');
  expect([table.exiled, table.empire.hand]).toEqual([['kel-dor-mystic', 'stormtrooper'], ['inquisitor']]);
});

it('DB-EXI-05 · a card exiled from hand can not be played any more and gives nothing', (play) => {
  const table = duel(play, { empire: { play: ['kel-dor-mystic'], hand: ['imperial-shuttle'] } });
  expect(table.empire.can('play imperial-shuttle')).toBe(true);
  table.empire.does('use kel-dor-mystic').asked('prompt.exile').answers('imperial-shuttle').may('end');
  expect([table.resources, table.empire.hand]).toEqual([0, []]);
});

it('DB-EXI-06 · two cards may come from hand and discard pile', (play) => {
  const table = duel(play, {
    empire: { hand: ['inquisitor', 'stormtrooper'], discard: ['imperial-shuttle', 'tie-fighter'] },
    row: ['quarren-mercenary'],
    resources: 4,
    force: 3,
  });
  table.empire.does('buy quarren-mercenary').asked('prompt.trigger').answers('quarren-mercenary');
  table.empire
    .asked('prompt.exile', { min: 0, max: 2 })
    .offers('inquisitor', 'stormtrooper', 'imperial-shuttle', 'tie-fighter', 'quarren-mercenary', 'done')
    .answers('inquisitor')
    .asked('prompt.exile')
    .answers('imperial-shuttle');
  expect(table.exiled).toEqual(['inquisitor', 'imperial-shuttle']);
  expect([table.empire.hand, table.empire.discard]).toEqual([['stormtrooper'], ['tie-fighter', 'quarren-mercenary']]);
});

it('DB-EXI-07 · exiling from hand is no discard', (play) => {
  const table = duel(play, {
    empire: { play: ['jabba-the-hutt'], hand: ['inquisitor', 'stormtrooper'], deck: shuttles(1) },
    rebel: { base: 'yavin-4' },
  });
  table.empire.does('use jabba-the-hutt').asked('prompt.exile-cost').by('DB-ABL-10').answers('inquisitor');
  expect([table.exiled, table.empire.discard, table.events.includes('discard')]).toEqual([['inquisitor'], [], false]);
  expect(table.damage('lothal')).toBe(0);
});

it('DB-EXI-08 · an exiled pilot does not return to the pilots', (play) => {
  const table = duel(play, { empire: { play: ['outer-rim-pilot'] }, pilots: 3 });
  table.empire.does('use outer-rim-pilot');
  expect([table.pile('pilots').length, table.exiled, table.force]).toEqual([3, ['outer-rim-pilot'], 3]);
});
