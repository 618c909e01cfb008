import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel } from './kit.ts';

it('DB-GAP-29 · without further ado no ship gets more damage than it can take', (play) => {
  const table = duel(play, {
    empire: { play: ['ig-88'] },
    rebel: { play: ['rebel-transport', 'mon-calamari-cruiser'] },
    damage: { 'rebel-transport': 1 },
  });
  table.empire.does('attack-all:base').asked('prompt.allot').offers('damage:1', 'damage:0').answers('damage:1');
  expect([table.rebel.ships, table.damage('mon-calamari-cruiser')]).toEqual([['mon-calamari-cruiser'], 4]);
});

it('DB-GAP-30 DB-ATK-13 · the ordinary attack puts all the rest on the base, without a question', (play) => {
  const table = duel(play, { empire: { play: ['ig-88', 'stormtrooper'] }, rebel: { play: ['rebel-transport'] } });
  table.empire.does('attack-all:base').asked('prompt.action');
  expect([table.rebel.discard, table.damage('dantooine')]).toEqual([['rebel-transport'], 5]);
});

it('DB-GAP-35 · the damage is divided in one go: nothing is dealt before the last share is named', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at'] },
    rebel: { play: ['rebel-transport', 'hammerhead-corvette', 'mon-calamari-cruiser'] },
  });
  table.empire.does('attack-all:base').asked('prompt.allot', { ship: 'rebel-transport', left: 6 }).answers('damage:2');
  expect(table.rebel.ships).toEqual(['rebel-transport', 'hammerhead-corvette', 'mon-calamari-cruiser']);
  expect(table.damage('rebel-transport')).toBe(0);
  table.empire.asked('prompt.allot', { ship: 'hammerhead-corvette', left: 4 }).answers('damage:3');
  expect([table.rebel.ships, table.rebel.discard]).toEqual([
    ['hammerhead-corvette', 'mon-calamari-cruiser'],
    ['rebel-transport'],
  ]);
  expect([table.damage('hammerhead-corvette'), table.damage('mon-calamari-cruiser')]).toEqual([3, 1]);
});

it('DB-GAP-30 DB-ATK-13 · damage that would reach the base can be held back, all of it or a part', (play) => {
  const dealt = (points: number) => {
    const table = duel(play, { empire: { play: ['ig-88', 'stormtrooper'] } });
    table.empire.does('assign ig-88 to base', 'assign stormtrooper to base', 'divide:base');
    table.empire.asked('prompt.allot-base', { base: 'dantooine', left: 7 }).by('DB-ATK-13').answers(`damage:${points}`);
    table.empire.mayNot('assign ig-88 to base', 'reason.spent', 'DB-ASG-10');
    return table.damage('dantooine');
  };
  expect([dealt(7), dealt(3), dealt(0)]).toEqual([7, 3, 0]);
});

it('DB-GAP-30 DB-ATK-15 · a base that could be destroyed may be left standing, with its last hit point or whole', (play) => {
  const position = { empire: { play: ['at-at', 'ig-88'] }, damage: { dantooine: 3 } } as const;
  const spared = duel(play, position);
  spared.empire.does('assign at-at to base', 'assign ig-88 to base', 'divide:base');
  spared.empire
    .asked('prompt.allot-base', { left: 11 })
    .offers('damage:5', 'damage:4', 'damage:3', 'damage:2', 'damage:1', 'damage:0')
    .answers('damage:0');
  expect([spared.rebel.base, spared.damage('dantooine'), spared.empire.victory]).toEqual(['dantooine', 3, []]);
  const destroyed = duel(play, position);
  destroyed.empire.does('assign at-at to base', 'assign ig-88 to base', 'divide:base');
  destroyed.empire.asked('prompt.allot-base').answers('damage:5');
  expect(destroyed.empire.victory).toEqual(['dantooine']);
});

it('DB-GAP-30 DB-DMG-05 · Hoth takes its share of what is dealt, so more than its hit points may be meant for it', (play) => {
  const table = duel(play, { empire: { play: ['at-at', 'ig-88'] }, rebel: { base: 'hoth' }, damage: { hoth: 12 } });
  table.empire.does('assign at-at to base', 'assign ig-88 to base', 'divide:base');
  table.empire
    .asked('prompt.allot-base')
    .offers('damage:4', 'damage:3', 'damage:2', 'damage:1', 'damage:0')
    .answers('damage:3');
  expect(table.damage('hoth')).toBe(13);
});

it('DB-GAP-29 DB-ATK-10 · a ship may get more damage than it takes; the surplus hits nothing else', (play) => {
  const table = duel(play, { empire: { play: ['ig-88', 'stormtrooper'] }, rebel: { play: ['rebel-transport'] } });
  table.empire.does('assign ig-88 to base', 'assign stormtrooper to base', 'divide:base');
  // Just enough comes first, so that nobody wastes anything by habit
  expect(table.table.match.pending[0]?.options.map(({ id }) => id).slice(0, 2)).toEqual(['damage:2', 'damage:3']);
  table.empire
    .asked('prompt.allot', { ship: 'rebel-transport', left: 7 })
    .offers('damage:7', 'damage:6', 'damage:5', 'damage:4', 'damage:3', 'damage:2')
    .answers('damage:6');
  table.empire.asked('prompt.allot-base', { left: 1 }).answers('damage:1');
  expect([table.rebel.discard, table.damage('dantooine')]).toEqual([['rebel-transport'], 1]);
});

it('DB-GAP-29 DB-ATK-09 · overkill on the first ship spares the second, and then the base takes nothing', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at'] },
    rebel: { play: ['rebel-transport', 'hammerhead-corvette'] },
  });
  table.empire.does('assign at-at to base', 'divide:base');
  table.empire
    .asked('prompt.allot', { ship: 'rebel-transport', left: 6 })
    .offers('damage:6', 'damage:5', 'damage:4', 'damage:3', 'damage:2', 'damage:1', 'damage:0')
    .answers('damage:5');
  table.empire.asked('prompt.action');
  expect([table.rebel.ships, table.damage('hammerhead-corvette'), table.damage('dantooine')]).toEqual([
    ['hammerhead-corvette'],
    1,
    0,
  ]);
});

it('DB-GAP-29 DB-ATK-07 · dividing oneself opens no way past a ship', (play) => {
  const table = duel(play, {
    empire: { play: ['at-at', 'stormtrooper'] },
    rebel: { play: ['rebel-transport', 'hammerhead-corvette'] },
  });
  table.empire.does('assign at-at to base', 'assign stormtrooper to base', 'divide:base');
  table.empire.asked('prompt.allot', { left: 8 }).answers('damage:1');
  table.empire.asked('prompt.action');
  expect([table.rebel.ships, table.damage('rebel-transport'), table.damage('dantooine')]).toEqual([
    ['rebel-transport'],
    1,
    0,
  ]);
});

it('DB-GAP-29 DB-GAP-30 · it is offered only where it could make a difference', (play) => {
  const offered = (ships: readonly ('mon-calamari-cruiser' | 'rebel-transport')[], base: 'hoth' | null = 'hoth') => {
    const table = duel(play, { empire: { play: ['ig-88'] }, rebel: { play: ships, base } });
    expect(table.empire.can('divide:base')).toBe(false);
    table.empire.does('assign ig-88 to base');
    return table.empire.can('divide:base');
  };
  expect(offered([])).toBe(true);
  expect(offered(['rebel-transport'])).toBe(true);
  expect(offered(['mon-calamari-cruiser'])).toBe(false);
  expect(offered(['mon-calamari-cruiser', 'rebel-transport'])).toBe(true);
  expect(offered(['rebel-transport'], null)).toBe(false);
});
