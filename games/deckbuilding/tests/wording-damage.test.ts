import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, FILLER, shuttles } from './kit.ts';

it('DB-REP-01 DB-REP-02 · repair takes off up to the number, and no more than there is', (play) => {
  const repaired = (damage: number) => {
    const table = duel(play, { turn: 'rebel', rebel: { play: ['u-wing'] }, force: 5, damage: { dantooine: damage } });
    table.rebel.does('use u-wing');
    return table.damage('dantooine');
  };
  expect([repaired(7), repaired(3), repaired(2), repaired(1)]).toEqual([4, 0, 0, 0]);
});

it('DB-REP-01 · only my own base', (play) => {
  const table = duel(play, { empire: { play: ['hwk-290'] }, damage: { lothal: 5, dantooine: 5 } });
  table.empire.does('use hwk-290');
  expect([table.damage('lothal'), table.damage('dantooine')]).toEqual([1, 5]);
});

it('DB-REP-03 · ships are not repaired, and hit points never rise', (play) => {
  const table = duel(play, {
    empire: { play: ['c-roc-cruiser', 'star-destroyer'], hand: ['inquisitor'] },
    damage: { lothal: 1, 'star-destroyer': 5, 'c-roc-cruiser': 1 },
  });
  table.empire.does('use c-roc-cruiser');
  const left = ['lothal', 'star-destroyer', 'c-roc-cruiser'].map((name) => table.damage(name));
  expect([left, table.empire.discard]).toEqual([[0, 5, 1], ['inquisitor']]);
});

it('DB-REP-04 · a destroyed base can not be repaired', (play) => {
  const table = duel(play, { turn: 'rebel', rebel: { base: null, play: ['u-wing'] }, force: 7 });
  table.rebel.mayNot('use u-wing', 'reason.no-effect', 'DB-ABL-03');
});

it('DB-DMG-01 · damage by a text goes past the ships', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { base: 'yavin-4', play: ['y-wing', 'snowspeeder'] },
    empire: { play: ['star-destroyer'], hand: ['inquisitor'] },
  });
  table.rebel.does('use y-wing').asked('prompt.damage', { amount: 2 }).offers('base', 'star-destroyer').answers('base');
  expect([table.damage('lothal'), table.damage('star-destroyer')]).toEqual([2, 0]);
  table.rebel.does('use snowspeeder').asked('prompt.trigger').answers('yavin-4');
  expect([table.damage('lothal'), table.damage('star-destroyer')]).toEqual([4, 0]);
});

it('DB-DMG-02 DB-DMG-03 · it stays on the base and can destroy it, for my victory pile', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['y-wing', 'y-wing'], deck: shuttles(5, 'rebel') },
    empire: { baseDeck: ['endor', 'corellia'], deck: shuttles(5) },
    damage: { lothal: 4 },
  });
  table.rebel.does('use y-wing');
  expect([table.damage('lothal'), table.rebel.victory]).toEqual([6, []]);
  table.rebel.does('use y-wing');
  expect([table.empire.base, table.rebel.victory, table.empire.victory]).toEqual([null, ['lothal'], []]);
  table.rebel.does('end');
  table.empire.asked('prompt.reveal-base').offers('endor', 'corellia').answers('endor');
  expect(table.damage('endor')).toBe(0);
});

it('DB-DMG-04 · damage to a ship can destroy it; the rest is lost', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['y-wing', 'y-wing'] },
    empire: { play: ['gozanti-cruiser'] },
  });
  table.rebel.does('use y-wing').asked('prompt.damage').by('DB-DMG-04').answers('gozanti-cruiser');
  expect(table.damage('gozanti-cruiser')).toBe(2);
  table.rebel.does('use y-wing').asked('prompt.damage').answers('gozanti-cruiser');
  expect([table.empire.ships, table.empire.discard]).toEqual([[], ['gozanti-cruiser']]);
  expect(table.damage('lothal')).toBe(0);
});

it('DB-DMG-05 · Hoth prevents the first 2 damage of a turn, by attack or by text', (play) => {
  const attack = duel(play, { empire: { play: ['bossk', 'stormtrooper'] }, rebel: { base: 'hoth' } });
  attack.empire.does('assign bossk to base', 'attack base');
  expect(attack.damage('hoth')).toBe(1);
  attack.empire.does('assign stormtrooper to base', 'attack base');
  expect(attack.damage('hoth')).toBe(3);
  const text = duel(play, {
    step: 'begin',
    empire: { base: null, baseDeck: ['rodia'], hand: ['bossk'] },
    rebel: { base: 'hoth' },
    row: ['x-wing', 'y-wing', 'u-wing'],
  });
  text.empire.asked('prompt.trigger').answers('rodia');
  expect(text.damage('hoth')).toBe(1);
  text.empire.does('play bossk', 'assign bossk to base', 'attack base');
  expect(text.damage('hoth')).toBe(4);
});

it('DB-DST-01 DB-DST-02 DB-DST-05 · a destroyed ship goes to its owner, whatever damage it had', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['luke-skywalker', 'hammerhead-corvette'] },
    empire: { play: ['star-destroyer', 'blockade-runner'], discard: ['inquisitor'] },
    damage: { 'star-destroyer': 1 },
    force: 5,
  });
  table.rebel.does('use luke-skywalker').asked('prompt.destroy-ship').by('DB-DST-04');
  table.rebel
    .asked('prompt.destroy-ship')
    .offers('star-destroyer', 'blockade-runner')
    .answers('star-destroyer')
    .does('use hammerhead-corvette');
  expect([table.empire.ships, table.empire.discard]).toEqual([[], ['inquisitor', 'star-destroyer', 'blockade-runner']]);
  expect([table.galaxyDiscard, table.rebel.discard]).toEqual([[], []]);
});

it('DB-DST-03 · a ship of the row goes to the galaxy discard pile, and the row is refilled', (play) => {
  const table = duel(play, {
    empire: { base: 'death-star' },
    row: [FILLER, 'mon-calamari-cruiser'],
    galaxy: ['bossk'],
    resources: 4,
  });
  table.empire.does('use death-star');
  expect([table.galaxyDiscard, table.row[1], table.resources]).toEqual([['mon-calamari-cruiser'], 'bossk', 0]);
});

it('DB-DST-04 · Luke, the Hammerhead and the Death Star reach different ships', (play) => {
  const row = ['gozanti-cruiser', 'mon-calamari-cruiser', 'nebulon-b-frigate', 'x-wing', 'bossk', 'at-st'] as const;
  const rebels = { turn: 'rebel', row, force: 7, empire: { play: ['star-destroyer', 'c-roc-cruiser'] } } as const;
  const luke = duel(play, { ...rebels, rebel: { play: ['luke-skywalker', 'blockade-runner'] } });
  luke.rebel.does('use luke-skywalker');
  luke.rebel.asked('prompt.destroy-ship').offers('star-destroyer', 'c-roc-cruiser').answers('c-roc-cruiser');
  const hammerhead = duel(play, { ...rebels, rebel: { play: ['hammerhead-corvette', 'blockade-runner'] } });
  hammerhead.rebel.does('use hammerhead-corvette');
  hammerhead.rebel
    .asked('prompt.destroy-ship')
    .offers('star-destroyer', 'c-roc-cruiser', 'gozanti-cruiser')
    .answers('gozanti-cruiser');
  const station = duel(play, {
    row,
    resources: 4,
    empire: { base: 'death-star', play: ['star-destroyer'] },
    rebel: { play: ['blockade-runner', 'rebel-transport'] },
  });
  station.empire.does('use death-star');
  station.empire
    .asked('prompt.destroy-ship')
    .offers('blockade-runner', 'rebel-transport', 'gozanti-cruiser', 'mon-calamari-cruiser', 'nebulon-b-frigate')
    .answers('nebulon-b-frigate');
  expect(station.galaxyDiscard).toEqual(['nebulon-b-frigate']);
});
