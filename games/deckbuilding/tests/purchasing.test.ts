import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, FILLER, shuttles } from './kit.ts';

it('DB-BUY-01 DB-BUY-07 · cards are bought from the row or from the pilots, and only the row is refilled', (play) => {
  const table = duel(play, { row: ['tie-fighter'], galaxy: ['bossk'], pilots: 2, resources: 3 });
  table.empire.may('buy tie-fighter', 'buy outer-rim-pilot', 'end').does('buy outer-rim-pilot');
  expect([table.pile('pilots').length, table.pile('galaxyDeck')]).toEqual([1, ['bossk']]);
  expect(table.row[0]).toBe('tie-fighter');
  table.empire.does('buy tie-fighter');
  expect([table.row[0], table.pile('galaxyDeck')]).toEqual(['bossk', []]);
  expect([table.empire.discard, table.resources]).toEqual([['outer-rim-pilot', 'tie-fighter'], 0]);
});

it('DB-BUY-02 · the whole cost must be there: one short is too little', (play) => {
  const table = duel(play, { row: ['gozanti-cruiser'], empire: { hand: ['imperial-shuttle'] }, resources: 2 });
  table.empire.mayNot('buy gozanti-cruiser', 'reason.short', 'DB-BUY-02').may('play imperial-shuttle', 'end');
  table.empire.does('play imperial-shuttle', 'buy gozanti-cruiser');
  expect([table.resources, table.empire.discard]).toEqual([0, ['gozanti-cruiser']]);
});

it('DB-BUY-03 DB-BUY-04 · a purchase lies on my discard pile and comes only with the next shuffle', (play) => {
  const table = duel(play, {
    empire: { discard: ['inquisitor'], deck: shuttles(5) },
    rebel: { deck: shuttles(5, 'rebel') },
    row: ['death-trooper'],
    resources: 3,
  });
  table.empire.does('buy death-trooper');
  expect(table.empire.discard).toEqual(['inquisitor', 'death-trooper']);
  table.empire.does('end');
  expect([table.empire.hand, table.empire.discard]).toEqual([shuttles(5), ['inquisitor', 'death-trooper']]);
  table.rebel.does('end');
  table.empire.does('play-all', 'end');
  expect(table.empire.discard).toEqual([]);
  expect([...table.empire.hand, ...table.empire.deck].sort()).toEqual(['death-trooper', ...shuttles(5), 'inquisitor']);
});

it('DB-BUY-05 DB-BUY-09 · the card that takes its place may be bought in the same turn', (play) => {
  const table = duel(play, { row: [FILLER, 'tie-fighter'], galaxy: ['at-st', 'tie-bomber'], resources: 3 });
  table.empire.does('buy tie-fighter');
  expect(table.row).toEqual([FILLER, 'tie-bomber', FILLER, FILLER, FILLER, FILLER]);
  table.empire.does('buy tie-bomber');
  expect([table.row[1], table.resources]).toEqual(['at-st', 0]);
  expect(table.empire.discard).toEqual(['tie-fighter', 'tie-bomber']);
});

it('DB-BUY-06 · ten pilots are all there are', (play) => {
  const table = duel(play, { pilots: 1, resources: 4 });
  table.empire.does('buy outer-rim-pilot').mayNot('buy:pilot', 'reason.no-pilots', 'DB-BUY-06').may('end');
  expect([table.pile('pilots'), table.resources]).toEqual([[], 2]);
});

it('DB-BUY-08 · enemy cards are never bought, not even for free', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['corellia'] },
    row: ['y-wing', 'x-wing', 'tie-fighter', 'bossk', 'luke-skywalker', 'han-solo'],
  });
  table.empire
    .asked('prompt.trigger')
    .answers('corellia')
    .asked('prompt.purchase', { free: true })
    .offers('tie-fighter', 'bossk')
    .answers('bossk')
    .mayNot('buy y-wing', 'reason.enemy-card', 'DB-BUY-08');
  expect(table.empire.hand).toEqual(['bossk']);
});

it('DB-BUY-10 · Corellia puts the card into the hand, Leia on top of the deck: not into the discard pile', (play) => {
  const leia = duel(play, {
    turn: 'rebel',
    rebel: { play: ['princess-leia'], deck: shuttles(2, 'rebel') },
    row: ['x-wing'],
    force: 5,
  });
  leia.rebel.does('use princess-leia');
  expect([leia.rebel.deck, leia.rebel.discard]).toEqual([[...shuttles(2, 'rebel'), 'x-wing'], []]);
  const without = duel(play, { turn: 'rebel', rebel: { play: ['princess-leia'] }, row: ['x-wing'], force: 4 });
  without.rebel.does('use princess-leia');
  expect([without.rebel.deck, without.rebel.discard]).toEqual([[], ['x-wing']]);
});

it('DB-BUY-10 · the Fang Fighter may go to the hand when it is bought', (play) => {
  const table = duel(play, { row: ['fang-fighter', 'fang-fighter'], resources: 6, force: 4 });
  table.empire.does('buy fang-fighter').asked('prompt.destination').offers('hand', 'discard').answers('hand');
  expect([table.empire.hand, table.empire.discard, table.resources]).toEqual([['fang-fighter'], [], 3]);
  table.empire.does('buy fang-fighter').asked('prompt.destination').answers('discard');
  expect([table.empire.hand, table.empire.discard]).toEqual([['fang-fighter'], ['fang-fighter']]);
});

it('DB-BUY-11 · a free purchase is my first purchase of the turn for Sullust', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'sullust', play: ['princess-leia'] },
    row: ['x-wing', 'y-wing'],
    resources: 1,
  });
  table.rebel.does('use princess-leia').asked('prompt.purchase').offers('x-wing', 'y-wing').answers('x-wing');
  table.rebel.asked('prompt.destination').offers('deck', 'discard').answers('deck');
  expect([table.rebel.deck, table.resources]).toEqual([['x-wing'], 1]);
  table.rebel.does('buy y-wing');
  expect([table.rebel.deck, table.rebel.discard]).toEqual([['x-wing'], ['y-wing']]);
});

it('DB-BUY-11 · a free purchase triggers what the card says about purchasing it', (play) => {
  const table = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['corellia'], discard: ['imperial-shuttle'], hand: ['stormtrooper'] },
    row: ['quarren-mercenary', 'y-wing', 'y-wing', 'y-wing', 'y-wing', 'y-wing'],
  });
  table.empire.asked('prompt.trigger').answers('corellia');
  expect(table.empire.hand).toEqual(['stormtrooper', 'quarren-mercenary']);
  table.empire.asked('prompt.trigger').answers('quarren-mercenary').asked('prompt.exile').answers('imperial-shuttle');
  expect([table.exiled, table.empire.discard]).toEqual([['imperial-shuttle'], []]);
});

it('DB-BUY-12 · Tarkin takes a card without buying it: no cost, and it is not purchased', (play) => {
  const table = duel(play, { empire: { play: ['grand-moff-tarkin'] }, row: ['star-destroyer', 'bossk'] });
  table.empire.does('use grand-moff-tarkin');
  expect([table.empire.hand, table.resources, table.state.purchased]).toEqual([['star-destroyer'], 0, []]);
  expect(table.events).toContain('take-from-row');
  expect(table.events).not.toContain('purchase');
});

it('DB-BUY-13 · resources from a reward buy as well', (play) => {
  const table = duel(play, { empire: { play: ['bossk'] }, row: ['x-wing', 'gozanti-cruiser'], force: 1 });
  table.empire.mayNot('buy gozanti-cruiser', 'reason.short', 'DB-BUY-02');
  table.empire.does('assign bossk to x-wing', 'attack x-wing').asked('prompt.reward').answers('take');
  table.empire.does('buy gozanti-cruiser');
  expect([table.resources, table.empire.discard]).toEqual([0, ['gozanti-cruiser']]);
});
