import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission, type Position, type Raid } from './kit.ts';
import { eventStep } from './positions.ts';

/** A healthy brute stands beside the Mandalorian; a melee event makes it attack. */
const attacked = (play: Play, plans: readonly string[], more: Partial<Position> = {}): Raid =>
  mission(play, {
    heroes: { mandalorian: { at: 'D1', plans }, ig11: { at: 'G7' } },
    revealed: [['m1-r-brute', 'D1', -1]],
    ...eventStep('cornered'),
    ...more,
  });

describe('Strike Back', () => {
  it('MA-PLN-08 · after an attack its enemy suffers 2 damage, also when the attack was blocked', (play) => {
    const raid = attacked(play, ['retaliate']);
    raid.seat(0).asked('prompt.strike-back').offers('use retaliate', 'pass').answers('use retaliate');
    expect([raid.damage('mandalorian'), raid.piece('m1-r-brute'), raid.pile('planDiscard')]).toEqual([
      1,
      ['D1', 1],
      ['retaliate'],
    ]);
    const blocked = attacked(play, ['defend', 'retaliate']);
    blocked.seat(0).asked('prompt.block').answers('use defend').asked('prompt.strike-back').answers('use retaliate');
    expect([blocked.damage('mandalorian'), blocked.piece('m1-r-brute')]).toEqual([0, ['D1', 1]]);
  });

  it('MA-PLN-08 · it may be saved, and only who was attacked has it', (play) => {
    const raid = attacked(play, ['retaliate']);
    raid.seat(0).asked('prompt.strike-back').answers('pass');
    expect([raid.piece('m1-r-brute'), raid.plansOf('mandalorian')]).toEqual([['D1', -1], ['retaliate']]);
    const other = attacked(play, [], {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D2', plans: ['retaliate'] } },
    });
    expect([other.damage('mandalorian'), other.piece('m1-r-brute')]).toEqual([1, ['D1', -1]]);
  });

  it('MA-PLN-08 · a sentry is no attack', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['quick-draw'], plans: ['retaliate'] }, ig11: { at: 'G7' } },
      revealed: [['m1-gate-guard', 'D3']],
    });
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D2');
    expect([raid.damage('mandalorian'), raid.plansOf('mandalorian')]).toEqual([1, ['retaliate']]);
  });
});

describe('Covering Shot', () => {
  const covered = (play: Play, at: string): Raid =>
    attacked(play, [], { heroes: { mandalorian: { at: 'D1' }, ig11: { at, plans: ['cover'] } } });

  it('MA-PLN-08 MA-PLN-12 · it blocks damage to another character within range 3', (play) => {
    const raid = covered(play, 'D4');
    raid.seat(1).asked('prompt.cover').offers('use cover', 'pass').answers('use cover');
    expect([raid.damage('mandalorian'), raid.pile('planDiscard')]).toEqual([0, ['cover']]);
    const declined = covered(play, 'D4');
    declined.seat(1).asked('prompt.cover').answers('pass');
    expect([declined.damage('mandalorian'), declined.plansOf('ig11')]).toEqual([1, ['cover']]);
  });

  it('MA-PLN-08 · not further away, and not for oneself', (play) => {
    expect(covered(play, 'D5').damage('mandalorian')).toBe(1);
    const own = attacked(play, ['cover']);
    expect([own.damage('mandalorian'), own.plansOf('mandalorian')]).toEqual([1, ['cover']]);
  });
});

describe('Keep Calm', () => {
  const crisis = (play: Play, holder: 'mandalorian' | 'ig11', total: 5 | 6): Raid =>
    mission(play, {
      heroes: {
        mandalorian: { at: 'D1', plans: holder === 'mandalorian' ? ['keep-calm'] : [] },
        ig11: { at: 'D1', plans: holder === 'ig11' ? ['keep-calm'] : [] },
      },
      ...eventStep('overwatch', total),
    });

  it('MA-CRI-01 MA-PLN-08 · the crisis does not happen, the event does', (play) => {
    const raid = crisis(play, 'mandalorian', 6);
    raid.seat(0).asked('prompt.keep-calm').offers('use keep-calm', 'pass').answers('use keep-calm');
    expect([raid.state.track, raid.pile('planDiscard'), raid.pile('eventDiscard')]).toEqual([
      0,
      ['keep-calm'],
      ['overwatch'],
    ]);
    const declined = crisis(play, 'mandalorian', 6);
    declined.seat(0).asked('prompt.keep-calm').answers('pass');
    expect([declined.state.track, declined.plansOf('mandalorian')]).toEqual([1, ['keep-calm']]);
  });

  it('MA-PLN-08 · without a crisis nobody is asked, and only the active player resolves one', (play) => {
    const event = crisis(play, 'mandalorian', 5);
    expect([event.state.track, event.plansOf('mandalorian')]).toEqual([0, ['keep-calm']]);
    const other = crisis(play, 'ig11', 6);
    expect([other.state.track, other.plansOf('ig11')]).toEqual([1, ['keep-calm']]);
  });
});
