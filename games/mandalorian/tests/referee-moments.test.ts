import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type HeroAt, mission, type PieceAt, type Position } from './kit.ts';

describe('objects that give a free action', () => {
  const crate = (play: Play, hand: readonly string[], more: Partial<Position> = {}) =>
    mission(play, {
      heroes: { mandalorian: { at: 'D1', hand }, ig11: { at: 'G7' } },
      revealed: [
        ['m1-supply-crate', 'D2'],
        ['m1-gate-guard', 'D3'],
      ],
      ...more,
    });

  it('MA-SEN-07 MA-THR-08 MA-FRE-04 · are used before a sentry strikes, also after the last step', (play) => {
    const raid = crate(play, ['quick-draw', 'vibroblade'], { plans: ['no-luck', 'defend', 'no-luck'] });
    raid
      .seat(0)
      .does('play quick-draw on move')
      .asked('prompt.move', { left: 1 })
      .answers('D2')
      .asked('prompt.before-sentry')
      .offers('use m1-supply-crate', 'done')
      .answers('use m1-supply-crate');
    expect(raid.damage('mandalorian')).toBe(0);
    // The plan it found blocks the sentry
    raid.seat(0).asked('prompt.plan', { amount: 2 }).answers('draw');
    raid.seat(0).asked('prompt.keep').answers('defend').asked('prompt.put-back').answers('pass');
    raid.seat(0).asked('prompt.block').answers('use defend').asked('prompt.action', { played: 1 });
    expect([raid.damage('mandalorian'), raid.pile('gone')]).toEqual([0, ['m1-supply-crate']]);
  });

  it('MA-SEN-07 MA-THR-08 · who leaves them alone is struck, and has them still', (play) => {
    const raid = crate(play, ['quick-draw', 'vibroblade']);
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D2');
    raid.seat(0).asked('prompt.before-sentry').answers('done').asked('prompt.action');
    expect([raid.damage('mandalorian'), raid.piece('m1-supply-crate')]).toEqual([1, ['D2', 0]]);
  });

  it('MA-SEN-07 MA-FRE-04 · one used in passing acts when the movement ends, before the sentry', (play) => {
    const raid = crate(play, ['hunters-patience', 'vibroblade']);
    raid.seat(0).does('play hunters-patience on move').asked('prompt.move').answers('D2');
    raid.seat(0).asked('prompt.move', { left: 1 }).answers('use m1-supply-crate').asked('prompt.move').answers('stop');
    raid.seat(0).asked('prompt.plan', { amount: 2 });
    expect(raid.damage('mandalorian')).toBe(0);
    raid.seat(0).asked('prompt.plan').answers('pass');
    expect(raid.damage('mandalorian')).toBe(1);
  });

  const square = (play: Play, at: string, revealed: readonly PieceAt[], hero: Partial<HeroAt> = {}) =>
    mission(play, {
      mission: 'm4',
      unlocked: 4,
      heroes: { mandalorian: { at, hand: ['quick-draw', 'vibroblade'], ...hero }, cara: { at: 'D1' } },
      revealed: [...revealed, ['m4-t1', 'G5']],
    });

  it('MA-SEN-07 · the Ammo Crate defeats the sentry before it strikes', (play) => {
    const raid = square(play, 'D5', [
      ['m4-c6', 'D6'],
      ['m4-t2', 'D7'],
    ]);
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D6');
    raid.seat(0).asked('prompt.before-sentry').answers('use m4-c6');
    raid.seat(0).asked('prompt.attack', { strength: 3 }).answers('attack m4-t2').asked('prompt.action');
    expect([raid.damage('mandalorian'), raid.piece('m4-t2'), raid.events.includes('sentry')]).toEqual([0, null, false]);
  });

  it('MA-OPP-02 MA-FRE-04 · and an enemy that would strike when you leave, too', (play) => {
    const raid = square(play, 'D6', [
      ['m4-c6', 'D6'],
      ['m4-t4', 'D6', 1],
    ]);
    raid.seat(0).does('play quick-draw on move').asked('prompt.move', { left: 1 }).answers('use m4-c6');
    raid.seat(0).asked('prompt.attack', { strength: 3 }).answers('attack m4-t4');
    raid.seat(0).asked('prompt.move', { left: 1 }).answers('D5').asked('prompt.action');
    expect([raid.damage('mandalorian'), raid.where('mandalorian')]).toEqual([0, 'D5']);
  });

  it('MA-SEN-01 MA-SEN-07 · the Jet Cell carries you away from the sentry', (play) => {
    const raid = mission(play, {
      mission: 'm2',
      unlocked: 2,
      heroes: { mandalorian: { at: 'D4', hand: ['quick-draw', 'vibroblade'] }, paz: { at: 'B1' } },
      revealed: [
        ['m2-c7', 'D5'],
        ['m2-t2', 'D6'],
      ],
    });
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D5');
    raid.seat(0).asked('prompt.before-sentry').answers('use m2-c7').asked('prompt.move', { left: 3 }).answers('D4');
    raid.seat(0).asked('prompt.move').answers('stop').asked('prompt.action');
    expect([raid.damage('mandalorian'), raid.where('mandalorian')]).toEqual([0, 'D4']);
  });
});

describe('between an opportunity strike and the step', () => {
  const town = (play: Play, hero: Partial<HeroAt>, revealed: readonly PieceAt[], more: Partial<Position> = {}) =>
    mission(play, {
      mission: 'm2',
      unlocked: 2,
      heroes: { mandalorian: { at: 'D4', hand: ['flamethrower', 'vibroblade'], ...hero }, paz: { at: 'B1' } },
      revealed: [['m2-c2', 'D4'], ...revealed],
      ...more,
    });

  it('MA-OPP-02 MA-THR-08 · the medkit of this space heals what the blow did', (play) => {
    const raid = town(play, {}, [['m2-c6', 'D4']]);
    raid.seat(0).does('play flamethrower on move').asked('prompt.move').answers('D3');
    raid.seat(0).asked('prompt.before-leaving').by('MA-OPP-02').offers('use m2-c6', 'done').answers('use m2-c6');
    expect([raid.damage('mandalorian'), raid.where('mandalorian'), raid.piece('m2-c6')]).toEqual([0, 'D3', null]);
    const left = town(play, {}, [['m2-c6', 'D4']]);
    left.seat(0).does('play flamethrower on move').asked('prompt.move').answers('D3');
    left.seat(0).asked('prompt.before-leaving').answers('done');
    expect([left.damage('mandalorian'), left.where('mandalorian'), left.piece('m2-c6')]).toEqual([1, 'D3', ['D4', 0]]);
    for (const each of [raid, left]) each.seat(0).asked('prompt.move', { left: 1 });
  });

  it('MA-OPP-02 MA-CHD-04 MA-CHD-09 · the Child is rescued after the blow and does not flee', (play) => {
    const raid = town(play, {}, [], { tokens: [['token-1', 'D4']] });
    raid.seat(0).does('play flamethrower on move').asked('prompt.move').answers('D3');
    raid.seat(0).asked('prompt.before-leaving').offers('rescue', 'done').answers('rescue');
    expect([raid.damage('mandalorian'), raid.bearer('token-1'), raid.where('mandalorian')]).toEqual([
      1,
      'mandalorian',
      'D3',
    ]);
    expect(raid.events).not.toContain('flee');
    raid.seat(0).asked('prompt.move', { left: 1 });
  });

  it('MA-OPP-02 MA-CHD-08 · not if it has just fled from you, and nobody is asked for nothing', (play) => {
    const raid = town(play, {}, [], { tokens: [['token-1', 'D4']], carries: { 'token-1': 'mandalorian' } });
    raid.seat(0).does('play flamethrower on move').asked('prompt.move').answers('D3');
    raid.seat(0).asked('prompt.flee').answers('C4');
    expect([raid.where('mandalorian'), raid.bearer('token-1')]).toEqual(['D3', null]);
    raid.seat(0).asked('prompt.move', { left: 1 });
    const plain = town(play, {}, []);
    plain
      .seat(0)
      .does('play flamethrower on move')
      .asked('prompt.move')
      .answers('D3')
      .asked('prompt.move', { left: 1 });
    expect(plain.damage('mandalorian')).toBe(1);
  });
});
