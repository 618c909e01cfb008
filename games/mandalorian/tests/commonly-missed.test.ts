import { it } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission } from './kit.ts';

// The list of rules that are often forgotten; each chapter has its own tests, too.

it('MA-MIS-02 MA-SKL-06 MA-SKL-09 · a special ability: before or after the action, or not at all', (play) => {
  const drop = () =>
    mission(play, {
      heroes: { cara: { at: 'D1', hand: ['drop-assault', 'momentum'] }, ig11: { at: 'B1' } },
      revealed: [
        ['m1-raider', 'D2'],
        ['m1-gunman', 'E1'],
      ],
    });
  // Drop Assault on Move: 1 damage to an enemy within range 1
  const before = drop();
  before
    .seat(0)
    .does('play drop-assault on move')
    .asked('prompt.move')
    .answers('special')
    .asked('prompt.damage')
    .offers('m1-raider', 'm1-gunman')
    .answers('m1-gunman')
    .asked('prompt.move')
    .answers('D2');
  expect([before.piece('m1-gunman'), before.where('cara')]).toEqual([['E1', 1], 'D2']);
  const after = drop();
  after
    .seat(0)
    .does('play drop-assault on move')
    .asked('prompt.move')
    .answers('D2')
    .asked('prompt.after')
    .offers('special', 'done')
    .answers('special');
  expect([after.piece('m1-raider'), after.where('cara')]).toEqual([['D2', 1], 'D2']);
  const never = drop();
  never
    .seat(0)
    .does('play drop-assault on move')
    .asked('prompt.move')
    .answers('D2')
    .asked('prompt.after')
    .answers('done');
  expect([never.piece('m1-raider'), never.piece('m1-gunman')]).toEqual([
    ['D2', 0],
    ['E1', 0],
  ]);
});

it('MA-MIS-03 MA-SKL-11 · "any character" includes yourself, "another character" does not', (play) => {
  const any = mission(play, {
    heroes: { cara: { at: 'D1', hand: ['stand-firm'] }, ig11: { at: 'D1' }, mandalorian: { at: 'D7' } },
  });
  any
    .seat(0)
    .does('play stand-firm on move')
    .asked('prompt.move')
    .answers('special')
    .asked('prompt.shield')
    .offers('cara', 'ig11')
    .answers('cara')
    .asked('prompt.move')
    .answers('stop');
  // Nurse Routine heals another character: IG-11's own damage does not count
  const another = mission(play, {
    heroes: { ig11: { at: 'D1', damage: 2, hand: ['nurse-routine'] }, cara: { at: 'D1' } },
  });
  another.seat(0).does('play nurse-routine on plan').asked('prompt.plan').offers('draw', 'pass').answers('pass');
  expect(another.damage('ig11')).toBe(2);
});

it('MA-MIS-04 MA-MIS-05 MA-MOV-03 MA-MOV-04 · an enemy or a facedown token stops you, a revealed object does not', (play) => {
  const walk = (revealed: readonly [string, string][], facedown: readonly [string, string][]) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['steady-advance', 'flamethrower'] }, ig11: { at: 'B1' } },
      revealed,
      facedown,
    });
    return raid.seat(0).does('play steady-advance on move').asked('prompt.move');
  };
  walk([['m1-raider', 'D2']], [])
    .refuses('D3', 'reason.too-far', 'MA-MOV-02')
    .answers('D2')
    .asked('prompt.action');
  walk([], [['m1-medkit', 'D2']])
    .refuses('D3', 'reason.too-far', 'MA-MOV-02')
    .answers('D2')
    .asked('prompt.action');
  walk([['m1-medkit', 'D2']], []).answers('D5');
});

it('MA-MIS-06 MA-MOV-07 · leaving the space of an enemy is free', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D2', hand: ['quick-draw', 'flamethrower'] }, ig11: { at: 'B1' } },
    revealed: [
      ['m1-raider', 'D2'],
      ['m1-scavenger', 'D2'],
    ],
  });
  raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D1').asked('prompt.action');
  expect([raid.where('mandalorian'), raid.damage('mandalorian')]).toEqual(['D1', 0]);
});

it('MA-MIS-07 MA-RNG-04 MA-RNG-05 · range counts through threats, characters, heights and open doors, and around corners', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D6', hand: ['vibroblade', 'flamethrower'] }, ig11: { at: 'D8' } },
    open: ['blast'],
    revealed: [['m1-raider', 'D7']],
    facedown: [
      ['m1-asset', 'D9'],
      ['m1-gunman', 'D10'],
      ['m1-lookout', 'A6'],
      ['m1-medkit', 'B3'],
    ],
  });
  // D9 through the raider, the door and IG-11; A6 up on the roof; B3 and D10 are at range 4
  raid
    .seat(0)
    .does('play vibroblade on intel')
    .asked('prompt.intel')
    .offers('look D9', 'look A6', 'push m1-raider', 'pass')
    .refuses('look D10', 'reason.out-of-range', 'MA-INT-02')
    .answers('pass');
  const closed = mission(play, {
    heroes: { mandalorian: { at: 'D6', hand: ['vibroblade'] }, ig11: { at: 'B1' } },
    facedown: [
      ['m1-asset', 'D9'],
      ['m1-lookout', 'F7'],
    ],
  });
  closed
    .seat(0)
    .does('play vibroblade on intel')
    .asked('prompt.intel')
    .offers('look F7', 'pass')
    .refuses('look D9', 'reason.out-of-range', 'MA-INT-02')
    .answers('pass');
});

it('MA-MIS-08 MA-THR-01 · a facedown token is neither enemy nor object', (play) => {
  const raid = mission(play, {
    heroes: { ig11: { at: 'D2', damage: 1, hand: ['rotating-torso', 'combat-reflex'] }, cara: { at: 'B1' } },
    revealed: [['m1-gate-guard', 'D1']],
    facedown: [
      ['m1-raider', 'D3'],
      ['m1-medkit', 'D2'],
    ],
  });
  // Rotating Torso: 1 damage to every other enemy within range 1. The medkit below IG-11 is no object yet
  raid
    .seat(0)
    .does('play rotating-torso on attack')
    .asked('prompt.attack')
    .answers('special')
    .asked('prompt.attack')
    .answers('pass');
  expect([raid.piece('m1-gate-guard'), raid.pile('facedown')]).toEqual([
    ['D1', 1],
    ['m1-raider', 'm1-medkit'],
  ]);
  raid
    .seat(0)
    .asked('prompt.action')
    .offers(...['move', 'intel', 'plan'].map((area) => `play combat-reflex on ${area}`));
});
