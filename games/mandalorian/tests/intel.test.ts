import type { Viewer } from '@cantina/kernel';
import { it, type Play } from '@cantina/kernel/testing';
import { expect } from 'vitest';
import { mission, type Position, type Raid } from './kit.ts';

/** The Mandalorian plays a card on Intel; IG-11 stands far away. */
function spying(play: Play, card: string, at: string, more: Partial<Position> = {}): Raid {
  const heroes = { mandalorian: { at, hand: [card, 'steady-advance'] }, ig11: { at: 'G7' } };
  const raid = mission(play, { heroes, ...more });
  raid.seat(0).does(`play ${card} on intel`);
  return raid;
}

/** Whether a card's face stands anywhere in what somebody is sent. */
const isShown = (raid: Raid, viewer: Viewer, face: string): boolean =>
  JSON.stringify([raid.table.view(viewer), raid.table.log(viewer)]).includes(`"${face}"`);

it('MA-INT-01 MA-INT-05 · a look or a moved enemy, not both', (play) => {
  const table = { facedown: [['m1-lookout', 'D3']], revealed: [['m1-raider', 'D2']] } as const;
  const looking = spying(play, 'quick-draw', 'D2', table);
  looking
    .seat(0)
    .asked('prompt.intel', { strength: 1 })
    .by('MA-INT-01')
    .offers('look D3', 'push m1-raider', 'pass')
    .answers('look D3')
    .asked('prompt.action');
  expect(looking.piece('m1-raider')).toEqual(['D2', 0]);
  const pushing = spying(play, 'quick-draw', 'D2', table);
  pushing
    .seat(0)
    .asked('prompt.intel')
    .answers('push m1-raider')
    .asked('prompt.push-to')
    .answers('C2')
    .asked('prompt.action');
  expect([pushing.piece('m1-raider'), isShown(pushing, 0, 'm1-lookout')]).toEqual([['C2', 0], false]);
});

it('MA-INT-02 MA-INT-07 MA-EX-03 · with # 3 one sees what lies three spaces away, but not four, nor through a wall', (play) => {
  const raid = spying(play, 'vibroblade', 'D5', {
    facedown: [
      ['m1-lookout', 'B7'],
      ['m1-raider', 'G7'],
      ['m1-captain', 'C8'],
      ['m1-gunman', 'D8'],
    ],
  });
  raid
    .seat(0)
    .asked('prompt.intel', { strength: 3 })
    .offers('look B7', 'pass')
    .refuses('look G7', 'reason.out-of-range', 'MA-INT-02')
    .refuses('look C8', 'reason.out-of-range', 'MA-INT-02')
    .refuses('look D8', 'reason.out-of-range', 'MA-INT-02')
    .answers('look B7');
  expect(isShown(raid, 0, 'm1-lookout')).toBe(true);
});

it('MA-INT-03 MA-COM-02 · only who looks sees it; the others learn where, not what', (play) => {
  const raid = spying(play, 'quick-draw', 'D2', { facedown: [['m1-lookout', 'D3']] });
  expect(isShown(raid, 0, 'm1-lookout')).toBe(false);
  raid.seat(0).asked('prompt.intel').answers('look D3');
  const viewers = [0, 1, 'spectator'] as const;
  expect(viewers.map((viewer) => isShown(raid, viewer, 'm1-lookout'))).toEqual([true, false, false]);
  const told = raid.table.log('spectator').find(({ type }) => type === 'look-at');
  expect(told?.data.space).toBe('D3');
});

it('MA-INT-04 MA-THR-01 · a look reveals nothing: it stays facedown, and neither enemy nor sentry', (play) => {
  const raid = spying(play, 'quick-draw', 'D2', { facedown: [['m1-gate-guard', 'D3']] });
  raid.seat(0).asked('prompt.intel').answers('look D3').does('play steady-advance on attack');
  raid.seat(0).asked('prompt.attack').offers('attack D3', 'pass').answers('pass');
  expect([raid.pile('facedown'), raid.damage('mandalorian')]).toEqual([['m1-gate-guard'], 0]);
  expect(raid.events).not.toContain('reveal-threat');
});

it('MA-INT-05 MA-INT-08 · a revealed enemy within # goes one space wherever it could step', (play) => {
  const raid = spying(play, 'vibroblade', 'D4', {
    revealed: [
      ['m1-raider', 'D7'],
      ['m1-scavenger', 'F7'],
    ],
  });
  raid
    .seat(0)
    .asked('prompt.intel')
    .offers('push m1-raider', 'pass')
    .answers('push m1-raider')
    .asked('prompt.push-to')
    .by('MA-INT-08')
    // Neither through the locked door to D8 nor through the walls to C8 and E8
    .offers('C7', 'D6', 'E7')
    .answers('C7');
  expect([raid.piece('m1-raider'), raid.piece('m1-scavenger')]).toEqual([
    ['C7', 0],
    ['F7', 0],
  ]);
});

it('MA-INT-08 MA-TER-07 MA-TER-10 · nor up a height, unless there are stairs', (play) => {
  const raid = spying(play, 'quick-draw', 'B4', { revealed: [['m1-raider', 'B4']] });
  raid
    .seat(0)
    .asked('prompt.intel')
    .answers('push m1-raider')
    .asked('prompt.push-to')
    .offers('B3', 'B5', 'C5')
    .answers('B5');
  const stairs = spying(play, 'quick-draw', 'B6', { revealed: [['m1-raider', 'B6']] });
  stairs
    .seat(0)
    .asked('prompt.intel')
    .answers('push m1-raider')
    .asked('prompt.push-to')
    .offers('A6', 'B5', 'B7', 'C7')
    .answers('A6');
});

it('MA-INT-06 · facedown threats and objects are not moved', (play) => {
  const raid = spying(play, 'vibroblade', 'D2', {
    facedown: [['m1-raider', 'D3']],
    revealed: [['m1-medkit', 'C2']],
  });
  raid.seat(0).asked('prompt.intel').offers('look D3', 'pass').answers('pass');
  expect(raid.piece('m1-medkit')).toEqual(['C2', 0]);
});

it('MA-INT-07 MA-RNG-04 · a closed door hides an enemy from Intel, an open one does not', (play) => {
  const raid = spying(play, 'vibroblade', 'D7', { revealed: [['m1-captain', 'D8']] });
  // Nothing to look at and nobody in range: the action is over at once
  raid.seat(0).asked('prompt.action', { played: 1 });
  const open = spying(play, 'vibroblade', 'D7', { revealed: [['m1-captain', 'D8']], open: ['blast'] });
  open.seat(0).asked('prompt.intel').offers('push m1-captain', 'pass').answers('pass');
});

it('MA-INT-09 · a moved saboteur disrupts nothing, a moved striker hurts nobody', (play) => {
  const raid = spying(play, 'quick-draw', 'D4', {
    mission: 'm2',
    map: 'map2',
    revealed: [
      ['m2-c2', 'D4'],
      ['m2-c5', 'D4'],
    ],
  });
  raid
    .seat(0)
    .asked('prompt.intel')
    .offers('push m2-c2', 'push m2-c5', 'pass')
    .answers('push m2-c5')
    .asked('prompt.push-to')
    .answers('D5')
    .does('play steady-advance on attack')
    .asked('prompt.attack')
    .answers('pass');
  expect([0, 1, 2, 3].map((area) => raid.pile('areaTokens', area))).toEqual([[], [], [], []]);
  const striker = spying(play, 'quick-draw', 'D4', { mission: 'm2', map: 'map2', revealed: [['m2-c2', 'D4']] });
  striker.seat(0).asked('prompt.intel').answers('push m2-c2').asked('prompt.push-to').answers('D5');
  expect([striker.damage('mandalorian'), striker.piece('m2-c2')]).toEqual([0, ['D5', 0]]);
});
