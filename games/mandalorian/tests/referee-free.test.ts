import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission } from './kit.ts';
import { eventStep } from './positions.ts';

describe('a free action of your choice', () => {
  it('MA-FRE-01 MA-MAC-01 · may be the mission action: Prepared opens the cell beside you', (play) => {
    const raid = mission(play, {
      mission: 'm3',
      unlocked: 3,
      heroes: {
        mandalorian: { at: 'B2', hand: ['quick-draw', 'vibroblade'], plans: ['prepared'] },
        xian: { at: 'D1' },
      },
    });
    raid
      .seat(0)
      .does('use prepared')
      .asked('prompt.free-action', { strength: 3 })
      .offers('action:move', 'action:attack', 'action:intel', 'action:plan', 'action:mission')
      .answers('action:mission')
      .asked('prompt.mission-action', { strength: 3 })
      .offers('c1', 'pass')
      .answers('c1')
      // Nothing lies on the green area, and it is not used up (MA-FRE-03)
      .asked('prompt.action', { played: 0, left: 2 });
    expect(raid.events).toContain('door-opens');
    expect(raid.pile('area', 4)).toEqual([]);
  });

  it('MA-FRE-01 MA-MAC-01 · a companion may choose it, too; elsewhere there are four actions', (play) => {
    const speech = (id: 'm1' | 'm4') => {
      const raid = mission(play, {
        mission: id,
        unlocked: 8,
        heroes: { greef: { at: 'D1', hand: ['gre-t2', 'quick-exit'] }, mandalorian: { at: id === 'm4' ? 'D4' : 'D2' } },
        revealed: [[id === 'm4' ? 'm4-c1' : 'm1-raider', 'D6']],
      });
      raid.seat(0).does('play gre-t2 on intel').asked('prompt.tactic').answers('special');
      return raid;
    };
    const base = ['action:move', 'action:attack', 'action:intel', 'action:plan'];
    speech('m4')
      .seat(1)
      .asked('prompt.free-action')
      .offers(...base, 'action:mission')
      .answers('action:plan')
      .asked('prompt.plan');
    speech('m1')
      .seat(1)
      .asked('prompt.free-action')
      .offers(...base)
      .answers('action:plan')
      .asked('prompt.plan');
  });
});

describe('the third card of Second Wind', () => {
  const HAND = ['quick-draw', 'beskar-helmet', 'hunters-patience'];
  const inspired = (hand: readonly string[]) => ({
    heroes: { mandalorian: { at: 'D1', hand, plans: ['second-wind'] }, ig11: { at: 'G7' } },
  });

  it('MA-XTR-01 MA-XTR-04 · is optional: two cards are enough, whenever it was used', (play) => {
    const raid = mission(play, inspired(HAND));
    raid
      .seat(0)
      .does('use second-wind', 'play quick-draw on attack')
      .asked('prompt.action', { played: 1, left: 2 })
      .refuses('end', 'reason.must-play', 'MA-ACT-01')
      .answers('play beskar-helmet on intel')
      .asked('prompt.action', { played: 2, left: 1 })
      .offers('play hunters-patience on move', 'play hunters-patience on plan', 'end')
      .answers('end');
    raid.seat(1).asked('prompt.action', { played: 0 });
    expect(raid.seat(0).hand).toContain('hunters-patience');
  });

  it('MA-XTR-01 MA-ACT-01 · may still be played, and the two others must', (play) => {
    const raid = mission(play, inspired(HAND));
    raid
      .seat(0)
      .does('use second-wind')
      .asked('prompt.action', { left: 3 })
      .refuses('end', 'reason.must-play', 'MA-ACT-01');
    raid.seat(0).does('play quick-draw on attack', 'play beskar-helmet on intel', 'play hunters-patience on plan');
    raid.seat(0).asked('prompt.plan').answers('pass');
    expect([1, 2, 3].map((area) => raid.pile('area', area).length)).toEqual([1, 1, 1]);
  });
});

describe('Keep Calm', () => {
  const noGoodChoice = (play: Parameters<typeof mission>[0], plans: readonly string[]) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', plans }, ig11: { at: 'D1' } },
      unlocked: 8,
      ...eventStep('ea-10'),
    });
    raid.seat(0).asked('prompt.suffer-or-crisis').answers('crisis');
    return raid;
  };

  it('MA-CRI-01 MA-PLN-08 · answers the crisis of an event card as well', (play) => {
    const calm = noGoodChoice(play, ['keep-calm']);
    calm.seat(0).asked('prompt.keep-calm').offers('use keep-calm', 'pass').answers('use keep-calm');
    expect([calm.state.track, calm.state.crises, calm.pile('planDiscard')]).toEqual([0, [0, 0], ['keep-calm']]);
    expect(calm.events).toContain('crisis-skipped');
    const declined = noGoodChoice(play, ['keep-calm']);
    declined.seat(0).asked('prompt.keep-calm').answers('pass');
    expect([declined.state.track, declined.plansOf('mandalorian')]).toEqual([1, ['keep-calm']]);
  });

  it('MA-CRI-01 · and such a crisis is told and counted like any other', (play) => {
    const raid = noGoodChoice(play, []);
    expect([raid.state.track, raid.state.crises]).toEqual([1, [1, 0]]);
    expect(raid.events.filter((type) => type === 'crisis')).toHaveLength(1);
    expect(raid.events).not.toContain('ineffective');
  });
});
