import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { duel, inquisitorAtTheEdge } from './kit.ts';

it('DB-CHO-01 DB-CHO-04 · once I use a "choose" text I take one of its options, and only one', (play) => {
  const position = { empire: { play: ['landing-craft'] }, damage: { lothal: 6 } } as const;
  const gains = duel(play, position);
  gains.empire
    .does('use landing-craft')
    .asked('prompt.choose')
    .by('DB-CHO-01')
    .offers('choice:0', 'choice:1')
    .answers('choice:0');
  expect([gains.resources, gains.damage('lothal')]).toEqual([4, 6]);
  const repairs = duel(play, position);
  repairs.empire.does('use landing-craft').asked('prompt.choose').answers('choice:1');
  expect([repairs.resources, repairs.damage('lothal')]).toEqual([0, 2]);
});

it('DB-CHO-02 · what can not be carried out must not be chosen', (play) => {
  const table = inquisitorAtTheEdge(play, 'choice:1');
  expect([table.resources, table.force]).toEqual([1, 1]);
});

it('DB-CHO-02 DB-CHO-06 · nor by the opponent: with an empty hand he can not choose to discard', (play) => {
  const bWing = duel(play, { turn: 'rebel', rebel: { play: ['b-wing'] }, empire: { base: 'endor' } });
  bWing.rebel.does('use b-wing');
  bWing.empire.notAsked();
  bWing.rebel.does('assign b-wing to base', 'attack base');
  expect(bWing.damage('endor')).toBe(7);
  const spy = duel(play, { turn: 'rebel', rebel: { play: ['duros-spy'] }, force: 4 });
  spy.rebel.does('use duros-spy');
  spy.empire.notAsked();
  expect(spy.force).toBe(5);
});

it('DB-CHO-03 · 2 Force can be chosen only when the marker can move 2 spaces', (play) => {
  const short = duel(play, { empire: { hand: ['lobot'] }, force: 2 });
  short.empire
    .does('play lobot')
    .asked('prompt.choose')
    .offers('choice:0', 'choice:1', 'pass')
    .refuses('choice:2', 'reason.cannot-complete', 'DB-CHO-03')
    .answers('pass');
  expect(short.force).toBe(2);
  const enough = duel(play, { empire: { hand: ['lobot'] }, force: 3 });
  enough.empire
    .does('play lobot')
    .asked('prompt.choose')
    .offers('choice:0', 'choice:1', 'choice:2', 'pass')
    .answers('choice:2');
  expect(enough.force).toBe(1);
});

it('DB-CHO-03 DB-GAP-37 · a repair can be chosen only when there is as much damage as it names', (play) => {
  const cases = [
    { face: 'landing-craft', amount: 4, repair: 'choice:1' },
    { face: 'nebulon-b-frigate', amount: 3, repair: 'choice:0' },
    { face: 'rebel-transport', amount: 2, repair: 'choice:0' },
  ] as const;
  for (const { face, amount, repair } of cases) {
    const who = face === 'rebel-transport' ? 'rebel' : 'empire';
    const base = who === 'rebel' ? 'dantooine' : 'lothal';
    const at = (damage: number) => {
      const table = duel(play, { turn: who, [who]: { play: [face] }, damage: { [base]: damage } });
      table[who].does(`use ${face}`);
      return table;
    };
    const short = at(amount - 1);
    short[who].asked('prompt.action');
    expect([short.damage(base), short.resources > 0]).toEqual([amount - 1, true]);
    const enough = at(amount);
    enough[who].asked('prompt.choose').offers('choice:0', 'choice:1').answers(repair);
    expect([enough.damage(base), enough.resources]).toEqual([0, 0]);
  }
});

it('DB-GAP-37 DB-REP-02 · without a choice a text repairs what there is', (play) => {
  const table = duel(play, { empire: { play: ['hwk-290'] }, damage: { lothal: 1 } });
  table.empire.does('use hwk-290');
  expect(table.damage('lothal')).toBe(0);
});

it('DB-CHO-04 · Lobot is 2 attack or 2 resources or 2 Force', (play) => {
  const outcome = (choice: string) => {
    const table = duel(play, { empire: { hand: ['lobot'] } });
    table.empire.does('play lobot').asked('prompt.choose').answers(choice);
    if (table.empire.can('attack-all:base')) table.empire.does('attack-all:base');
    return [table.damage('dantooine'), table.resources, table.force];
  };
  expect(outcome('choice:0')).toEqual([2, 0, 4]);
  expect(outcome('choice:1')).toEqual([0, 2, 4]);
  expect(outcome('choice:2')).toEqual([0, 0, 2]);
});

it('DB-CHO-05 · with an undamaged or missing base only the gain is left', (play) => {
  const undamaged = duel(play, { empire: { play: ['landing-craft', 'nebulon-b-frigate'] } });
  undamaged.empire.does('use landing-craft', 'use nebulon-b-frigate');
  expect(undamaged.resources).toBe(4 + 3);
  const missing = duel(play, { turn: 'rebel', rebel: { base: null, play: ['rebel-transport'] } });
  missing.rebel.does('use rebel-transport');
  expect(missing.resources).toBe(1);
});

it('DB-CHO-07 · the opponent must choose, and I can not choose for him', (play) => {
  const table = duel(play, {
    turn: 'rebel',
    rebel: { play: ['duros-spy'] },
    empire: { hand: ['inquisitor'] },
    force: 6,
  });
  table.rebel.does('use duros-spy').notAsked();
  table.empire.asked('prompt.choose').offers('choice:0', 'choice:1').answers('choice:1');
  expect([table.force, table.empire.hand]).toEqual([7, ['inquisitor']]);
});
