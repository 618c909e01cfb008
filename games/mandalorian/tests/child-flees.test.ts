import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission, type Position } from './kit.ts';
import { carrying, eventStep, lost } from './positions.ts';

describe('fleeing', () => {
  /** C4, C5, D3, D5, E4 and E5 are the neighbours of D4. */
  const threatened: Partial<Position> = {
    revealed: [
      ['m2-c1', 'D5'],
      ['m2-c4', 'C4'],
      ['m2-c6', 'E4'],
    ],
    facedown: [['m2-c1', 'D3']],
  };

  it('MA-CHD-09 MA-CHD-10 MA-CHD-11 MA-EX-24 · from a character who suffers damage, to a neighbouring space with an enemy or a facedown threat', (play) => {
    const raid = carrying(play, {}, { ...threatened, ...eventStep('firing-line') });
    raid.seat(0).asked('prompt.flee').offers('D5', 'D3', 'C4').by('MA-CHD-10').answers('D3');
    expect([raid.damage('mandalorian'), raid.bearer('token-1'), raid.piece('token-1')]).toEqual([1, null, ['D3', 0]]);
  });

  it('MA-CHD-11 · only where there is no such space it may be an empty one or one with an object', (play) => {
    const raid = carrying(
      play,
      {},
      {
        revealed: [
          ['m2-c1', 'C6'],
          ['m2-c6', 'E4'],
        ],
        ...eventStep('firing-line'),
      },
    );
    raid.seat(0).asked('prompt.flee').offers('C4', 'C5', 'D3', 'D5', 'E4', 'E5').answers('E4');
    expect(raid.piece('token-1')).toEqual(['E4', 0]);
  });

  it('MA-CHD-10 · never over a height: the neighbours are those one could step to', (play) => {
    // B5 borders on the roof (A5, A6, B6), where the sniper stands
    const raid = carrying(
      play,
      { at: 'B5' },
      {
        revealed: [
          ['m2-t1', 'A5'],
          ['m2-c1', 'C5'],
        ],
        ...eventStep('firing-line'),
      },
    );
    expect(raid.piece('token-1')).toEqual(['C5', 0]);
  });

  it('MA-CHD-12 MA-EX-25 · if all damage is blocked, you keep it', (play) => {
    const raid = carrying(play, { plans: ['defend'] }, { ...threatened, ...eventStep('firing-line') });
    raid.seat(0).asked('prompt.block').answers('use defend');
    expect([raid.damage('mandalorian'), raid.bearer('token-1')]).toEqual([0, 'mandalorian']);
  });

  it('MA-EX-26 MA-CHD-08 MA-OPP-02 · leaving a striker: it flees from the space you are leaving, and you may not pick it up on your way', (play) => {
    const raid = carrying(play, { hand: ['steady-advance'] }, { revealed: [['m2-c2', 'D4']] });
    raid
      .seat(0)
      .does('play steady-advance on move')
      .asked('prompt.move')
      .answers('D5')
      .asked('prompt.flee')
      .offers('C4', 'C5', 'D3', 'D5', 'E4', 'E5')
      .answers('D5')
      .asked('prompt.move')
      .refuses('rescue', 'reason.fled', 'MA-CHD-08')
      .answers('D7');
    expect([raid.where('mandalorian'), raid.piece('token-1'), raid.damage('mandalorian')]).toEqual([
      'D7',
      ['D5', 0],
      1,
    ]);
    raid.table.leavesOpen();
  });

  it('MA-CHD-13 · an event may make it flee without damage', (play) => {
    const raid = carrying(play, {}, { revealed: [['m2-c1', 'D5']], ...eventStep('ea-01') });
    expect([raid.damage('mandalorian'), raid.bearer('token-1'), raid.carrier]).toEqual([0, null, null]);
    expect(raid.piece('token-1')).toEqual(['D5', 0]);
  });

  it('MA-CHD-14 MA-CHD-15 · it does not flee from a space nor from an enemy, nor when somebody else is hurt', (play) => {
    const lying = lost(play, 'D4', {}, { ...threatened, ...eventStep('firing-line') });
    expect([lying.damage('mandalorian'), lying.piece('token-1')]).toEqual([1, ['D4', 0]]);
    const taken = lost(play, 'D5', {}, { revealed: [['m2-c1', 'D5']], carrier: 'm2-c1', ...eventStep('ea-01') });
    expect([taken.carrier, taken.events.includes('flee')]).toEqual(['m2-c1', false]);
    const other = lost(play, 'B1', {}, { carries: { 'token-1': 'paz' }, ...threatened, ...eventStep('firing-line') });
    expect([other.damage('mandalorian'), other.bearer('token-1')]).toEqual([1, 'paz']);
  });

  it('MA-CHD-16 · without any neighbouring space it stays where you are, uncarried', (play) => {
    // Only a locked cell of the third map has no neighbours, so this is a contract there, and the Child a guest
    const raid = mission(play, {
      mission: 'c1',
      map: 'map3',
      unlocked: 5,
      heroes: { mandalorian: { at: 'A2' }, cara: { at: 'D1' } },
      tokens: [['token-1', 'A2']],
      carries: { 'token-1': 'mandalorian' },
      revealed: [['m3-c1', 'A2']],
      ...eventStep('firing-line'),
    });
    expect([raid.damage('mandalorian'), raid.bearer('token-1'), raid.piece('token-1')]).toEqual([1, null, ['A2', 0]]);
  });
});
