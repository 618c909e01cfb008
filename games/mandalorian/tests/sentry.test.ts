import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission, type PieceAt } from './kit.ts';
import { eventStep } from './positions.ts';

/** The Mandalorian with a card of strength 4 (or another one) plays it on Move. */
const walks = (
  play: Play,
  from: string,
  revealed: readonly PieceAt[],
  more: { damage?: number; facedown?: readonly PieceAt[]; hand?: readonly string[] } = {},
) => {
  const { damage = 0, facedown = [], hand = ['steady-advance', 'flamethrower'] } = more;
  const raid = mission(play, {
    heroes: { mandalorian: { at: from, hand, damage }, ig11: { at: 'D10' } },
    revealed,
    facedown,
  });
  raid.seat(0).does(`play ${hand[0]} on move`);
  return raid;
};

it('MA-SEN-01 MA-EX-21 · who ends a movement on its space or beside it suffers 1 damage', (play) => {
  const beside = walks(play, 'D1', [['m1-gate-guard', 'D3']]);
  beside.seat(0).asked('prompt.move').answers('D2').asked('prompt.move').answers('stop');
  expect(beside.damage('mandalorian')).toBe(1);
  const onIt = walks(play, 'D1', [['m1-gate-guard', 'D3']]);
  onIt.seat(0).asked('prompt.move').answers('D3');
  expect([onIt.where('mandalorian'), onIt.damage('mandalorian')]).toEqual(['D3', 1]);
});

it('MA-SEN-02 MA-EX-21 · whoever passes by and ends at range 2 suffers nothing', (play) => {
  // The watch on the roof A5 is at range 1 of B4 and B5
  const past = walks(play, 'B3', [['m1-roof-watch', 'A5']]);
  past.seat(0).asked('prompt.move').answers('B4').asked('prompt.move').answers('B6');
  past.seat(0).asked('prompt.move').answers('stop');
  expect([past.where('mandalorian'), past.damage('mandalorian')]).toEqual(['B6', 0]);
  const below = walks(play, 'B3', [['m1-roof-watch', 'A5']]);
  below.seat(0).asked('prompt.move').answers('B5').asked('prompt.move').answers('stop');
  expect(below.damage('mandalorian')).toBe(1);
});

it('MA-SEN-03 MA-EX-22 · a facedown one that you walk onto stops you and strikes as usual', (play) => {
  const raid = walks(play, 'D1', [], { facedown: [['m1-gate-guard', 'D3']] });
  raid.seat(0).asked('prompt.move').answers('D3');
  expect([raid.where('mandalorian'), raid.damage('mandalorian'), raid.piece('m1-gate-guard')]).toEqual([
    'D3',
    1,
    ['D3', 0],
  ]);
  raid.seat(0).asked('prompt.action');
});

it('MA-SEN-04 MA-EX-22 · revealed by an attack or by an event it does nothing', (play) => {
  const raid = mission(play, {
    heroes: { mandalorian: { at: 'D2', hand: ['quick-draw', 'flamethrower'] }, ig11: { at: 'D10' } },
    facedown: [['m1-gate-guard', 'D3']],
  });
  raid.seat(0).does('play quick-draw on attack').asked('prompt.attack').answers('attack D3');
  expect([raid.damage('mandalorian'), raid.piece('m1-gate-guard')]).toEqual([0, ['D3', 2]]);
  // Ambush reveals it; the one damage is the attack that the card tells it to make
  const ambush = mission(play, {
    heroes: { mandalorian: { at: 'D2' }, ig11: { at: 'D10' } },
    facedown: [['m1-gate-guard', 'D3']],
    ...eventStep('ambush'),
  });
  expect([ambush.damage('mandalorian'), ambush.events.includes('sentry')]).toEqual([1, false]);
});

it('MA-SEN-05 MA-EX-21 · a Move of 0 beside it is no movement', (play) => {
  const raid = walks(play, 'D2', [['m1-gate-guard', 'D3']]);
  raid.seat(0).asked('prompt.move').answers('stop');
  expect(raid.damage('mandalorian')).toBe(0);
});

it('MA-SEN-06 · each sentry within range 1 deals 1', (play) => {
  const raid = walks(play, 'D1', [
    ['m1-gate-guard', 'D3'],
    ['m1-warden', 'D3'],
    ['m1-captain', 'D4'],
  ]);
  raid.seat(0).asked('prompt.move').answers('D2').asked('prompt.move').answers('stop');
  expect(raid.damage('mandalorian')).toBe(2);
});

it('MA-SEN-07 MA-EX-23 MA-MIS-09 · with 1 damage you may use a medkit on the way, or just before the sentry strikes', (play) => {
  const threats: readonly PieceAt[] = [
    ['m1-medkit', 'D2'],
    ['m1-gate-guard', 'D3'],
  ];
  const passing = walks(play, 'D1', threats, { damage: 1 });
  passing.seat(0).asked('prompt.move').answers('D2').asked('prompt.move').answers('use m1-medkit');
  expect(passing.damage('mandalorian')).toBe(0);
  passing.seat(0).asked('prompt.move').answers('D3');
  expect(passing.damage('mandalorian')).toBe(1);

  const late = walks(play, 'D1', threats, { damage: 1 });
  late
    .seat(0)
    .asked('prompt.move')
    .answers('D2')
    .asked('prompt.move')
    .answers('stop')
    .asked('prompt.before-sentry')
    .offers('use m1-medkit', 'done')
    .by('MA-SEN-07')
    .answers('use m1-medkit');
  expect([late.damage('mandalorian'), late.piece('m1-medkit')]).toEqual([1, null]);

  const saving = walks(play, 'D1', threats, { damage: 1 });
  saving.seat(0).asked('prompt.move').answers('D2').asked('prompt.move').answers('stop');
  saving.seat(0).asked('prompt.before-sentry').answers('done').asked('prompt.action');
  expect([saving.damage('mandalorian'), saving.piece('m1-medkit')]).toEqual([2, ['D2', 0]]);
});

it('MA-EX-23 MA-SEN-07 · with 0 damage there is nothing to use it for before the sentry strikes', (play) => {
  const raid = walks(
    play,
    'D1',
    [
      ['m1-medkit', 'D2'],
      ['m1-gate-guard', 'D3'],
    ],
    { hand: ['quick-draw', 'flamethrower'] },
  );
  // Nothing more is asked after the one step
  raid.seat(0).asked('prompt.move').answers('D2').asked('prompt.action');
  expect([raid.damage('mandalorian'), raid.piece('m1-medkit')]).toEqual([1, ['D2', 0]]);
  // Now there is: the action is over, the action step is not
  raid.seat(0).does('use m1-medkit');
  expect(raid.damage('mandalorian')).toBe(0);
});

it('MA-SEN-08 · one that comes to you does not strike, whoever moved it', (play) => {
  const event = mission(play, {
    heroes: { mandalorian: { at: 'D2' }, ig11: { at: 'D10' } },
    revealed: [['m1-gate-guard', 'D5']],
    ...eventStep('cornered'),
  });
  expect([event.piece('m1-gate-guard')?.[0], event.damage('mandalorian')]).toEqual(['D3', 0]);
  const pushed = mission(play, {
    heroes: { mandalorian: { at: 'D2', hand: ['flamethrower'] }, ig11: { at: 'D10' } },
    revealed: [['m1-gate-guard', 'D4']],
  });
  pushed
    .seat(0)
    .does('play flamethrower on intel')
    .asked('prompt.intel')
    .answers('push m1-gate-guard')
    .asked('prompt.push-to')
    .answers('D3');
  expect(pushed.damage('mandalorian')).toBe(0);
});

it('MA-SEN-09 · leaving a space and coming back is a movement', (play) => {
  const raid = walks(play, 'D2', [['m1-gate-guard', 'D3']]);
  raid
    .seat(0)
    .asked('prompt.move')
    .answers('D1')
    .asked('prompt.move')
    .answers('D2')
    .asked('prompt.move')
    .answers('stop');
  expect([raid.where('mandalorian'), raid.damage('mandalorian')]).toEqual(['D2', 1]);
});
