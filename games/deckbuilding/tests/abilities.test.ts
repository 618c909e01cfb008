import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, shuttles } from './kit.ts';

it('DB-ABL-01 DB-ABL-02 · I name a card in play and carry out its text; nobody forces me to', (play) => {
  const table = duel(play, { empire: { play: ['tie-fighter', 'gozanti-cruiser'], deck: ['stormtrooper'] } });
  table.empire.does('use tie-fighter');
  expect(table.empire.hand).toEqual(['stormtrooper']);
  const unused = duel(play, {
    empire: { play: ['tie-fighter', 'gozanti-cruiser'], deck: ['stormtrooper', ...shuttles(5)] },
  });
  unused.empire.does('end');
  expect(unused.empire.deck).toEqual(['stormtrooper']);
  expect(unused.events).not.toContain('ability');
});

it('DB-ABL-03 · Lando draws and makes the opponent discard: what is impossible is skipped', (play) => {
  const area = { play: ['lando-calrissian'], deck: ['stormtrooper'] } as const;
  const both = duel(play, { force: 1, empire: area, rebel: { hand: ['rebel-trooper'] } });
  both.empire.does('use lando-calrissian');
  expect([both.empire.hand, both.rebel.discard]).toEqual([['stormtrooper'], ['rebel-trooper']]);
  const emptyHand = duel(play, { force: 1, empire: area });
  emptyHand.empire.does('use lando-calrissian');
  expect([emptyHand.empire.hand, emptyHand.rebel.discard]).toEqual([['stormtrooper'], []]);
  const nothingToDraw = duel(play, {
    force: 1,
    empire: { play: ['lando-calrissian'] },
    rebel: { hand: ['rebel-trooper'] },
  });
  nothingToDraw.empire.does('use lando-calrissian');
  expect([nothingToDraw.empire.hand, nothingToDraw.rebel.discard]).toEqual([[], ['rebel-trooper']]);
  const neither = duel(play, { force: 1, empire: { play: ['lando-calrissian'] } });
  neither.empire.mayNot('use lando-calrissian', 'reason.no-effect', 'DB-ABL-03');
});

it('DB-ABL-04 DB-ABL-05 DB-ABL-06 · once per turn and card, also in the turn in which it was played', (play) => {
  const table = duel(play, { empire: { hand: ['tie-bomber'] }, row: ['x-wing', 'y-wing'] });
  table.empire.does('play tie-bomber', 'use tie-bomber').asked('prompt.discard-from-row').answers('x-wing');
  table.empire
    .mayNot('use tie-bomber', 'reason.used', 'DB-ABL-06')
    .may('assign tie-bomber to base', 'assign tie-bomber to y-wing', 'attack-all:base', 'help with y-wing', 'end');
  expect(table.galaxyDiscard).toEqual(['x-wing']);
});

it('DB-ABL-07 · my base and my ships can use their texts again in my next turn', (play) => {
  const table = duel(play, {
    empire: { base: 'death-star', play: ['nebulon-b-frigate', 'imperial-carrier'], deck: shuttles(5) },
    rebel: { deck: shuttles(5, 'rebel') },
    row: ['hammerhead-corvette', 'hammerhead-corvette'],
    resources: 5,
  });
  table.empire.does('use nebulon-b-frigate', 'use death-star');
  table.empire
    .asked('prompt.destroy-ship')
    .offers('hammerhead-corvette', 'hammerhead-corvette#2')
    .answers('hammerhead-corvette');
  expect(table.resources).toBe(5 + 3 - 4);
  table.empire
    .mayNot('use nebulon-b-frigate', 'reason.used', 'DB-ABL-06')
    .mayNot('use death-star', 'reason.used', 'DB-ABL-06')
    .does('end');
  table.rebel.does('end');
  table.empire.does('use nebulon-b-frigate');
  expect(table.resources).toBe(3 + 3);
  table.empire.does('use death-star');
  expect(table.galaxyDiscard).toEqual(['hammerhead-corvette', 'hammerhead-corvette']);
});

it('DB-ABL-08 DB-ASG-07 · text and attack are independent: both, in either order', (play) => {
  const position = { turn: 'rebel', rebel: { play: ['x-wing'], deck: ['rebel-trooper'] }, force: 7 } as const;
  const attackFirst = duel(play, position);
  attackFirst.rebel.does('assign x-wing to base');
  expect(attackFirst.rebel.can('use x-wing')).toBe(true);
  attackFirst.rebel.does('attack base', 'use x-wing');
  expect([attackFirst.damage('lothal'), attackFirst.rebel.hand]).toEqual([3, ['rebel-trooper']]);
  const textFirst = duel(play, position);
  textFirst.rebel.does('use x-wing', 'assign x-wing to base', 'attack base');
  expect([textFirst.damage('lothal'), textFirst.rebel.hand]).toEqual([3, ['rebel-trooper']]);
  textFirst.rebel
    .mayNot('use x-wing', 'reason.used', 'DB-ABL-06')
    .mayNot('assign x-wing to base', 'reason.spent', 'DB-ASG-10')
    .may('play rebel-trooper', 'end');
});

it('DB-ABL-09 · two copies are two cards, each with a use of its own', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['x-wing', 'x-wing'], deck: ['rebel-trooper', 'alliance-shuttle', 'temple-guardian'] },
    force: 5,
  });
  table.rebel.does('use x-wing', 'use x-wing').mayNot('use x-wing#2', 'reason.used', 'DB-ABL-06');
  expect([table.rebel.hand, table.rebel.deck]).toEqual([['temple-guardian', 'alliance-shuttle'], ['rebel-trooper']]);
  expect(table.rebel.can('use x-wing')).toBe(false);
});

it('DB-ABL-10 · a cost is paid in full, or the text can not be used', (play) => {
  const short = duel(play, { empire: { base: 'death-star' }, row: ['hammerhead-corvette'], resources: 3 });
  short.empire.mayNot('use death-star', 'reason.short', 'DB-ABL-10').may('end');
  const emptyHand = duel(play, { empire: { play: ['gozanti-cruiser'], deck: ['stormtrooper'] } });
  emptyHand.empire.mayNot('use gozanti-cruiser', 'reason.cost-hand', 'DB-ABL-10').may('end');
  const paid = duel(play, {
    empire: { play: ['gozanti-cruiser'], hand: ['imperial-shuttle', 'inquisitor'], deck: ['stormtrooper'] },
  });
  paid.empire.does('use gozanti-cruiser').asked('prompt.discard-cost').by('DB-ABL-10').answers('inquisitor');
  expect([paid.empire.hand, paid.empire.discard]).toEqual([['imperial-shuttle', 'stormtrooper'], ['inquisitor']]);
  const exiled = duel(play, { empire: { play: ['outer-rim-pilot'] }, force: 5 });
  exiled.empire.does('use outer-rim-pilot');
  expect([exiled.force, exiled.empire.units, exiled.exiled]).toEqual([4, [], ['outer-rim-pilot']]);
});

it('DB-ABL-11 · cards in hand, deck, discard pile or row do nothing; only a purchase text speaks from the row', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { hand: ['x-wing'], discard: ['x-wing'], deck: ['x-wing'] },
    row: ['duros-spy', 'fang-fighter'],
    resources: 3,
    force: 4,
  });
  table.rebel.may('play x-wing', 'buy duros-spy', 'buy fang-fighter', 'end').does('buy fang-fighter');
  table.rebel.asked('prompt.destination').answers('hand');
  expect(table.rebel.hand).toEqual(['x-wing', 'fang-fighter']);
});

it('DB-ABL-12 · the cards of my opponent give me nothing', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['y-wing'] },
    empire: { base: 'death-star', play: ['imperial-carrier', 'nebulon-b-frigate'] },
    row: ['star-destroyer'],
    resources: 6,
  });
  table.rebel.may('use y-wing', 'assign y-wing to base', 'attack-all:base', 'end').does('attack-all:base');
  table.rebel.asked('prompt.allot', { ship: 'imperial-carrier', left: 2 }).answers('damage:2');
  expect([table.damage('imperial-carrier'), table.damage('death-star')]).toEqual([2, 0]);
});

it('DB-GAP-38 · whoever would pay for nothing is told so before', (play) => {
  const labelOf = (table: ReturnType<typeof duel>, face: string) => {
    const named = table.table.match.pending[0]?.options ?? [];
    return named.find(({ id, card }) => id.startsWith('ability:') && card !== undefined && table.faceOf(card) === face)
      ?.label?.key;
  };
  const at = (ship: boolean, damage: number) =>
    duel(play, {
      turn: 'rebel',
      rebel: { play: ['hammerhead-corvette', 'hwk-290', 'c-roc-cruiser'], hand: ['x-wing'] },
      empire: { play: ship ? ['gozanti-cruiser'] : [] },
      damage: { dantooine: damage },
    });
  const vain = at(false, 0);
  const useful = at(true, 1);
  for (const face of ['hammerhead-corvette', 'hwk-290', 'c-roc-cruiser']) {
    expect([face, labelOf(vain, face), labelOf(useful, face)]).toEqual([
      face,
      'option.ability-in-vain',
      'option.ability',
    ]);
  }
  vain.rebel.does('use hammerhead-corvette');
  expect(vain.exiled).toEqual(['hammerhead-corvette']);
  const deathStar = duel(play, { empire: { base: 'death-star' }, resources: 4 });
  expect(labelOf(deathStar, 'death-star')).toBe('option.ability-in-vain');
});

it('DB-GAP-38 · a discarded card can be drawn again, so a Gozanti Cruiser is never used in vain', (play) => {
  const table = duel(play, { empire: { play: ['gozanti-cruiser'], hand: ['stormtrooper'] } });
  const option = table.table.match.pending[0]?.options.find(({ id }) => id.startsWith('ability:'));
  expect(option?.label?.key).toBe('option.ability');
  table.empire.does('use gozanti-cruiser');
  expect(table.empire.hand).toEqual(['stormtrooper']);
});
