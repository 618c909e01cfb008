import type { Viewer } from '@cantina/kernel';
import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type HeroAt, mission, type Raid } from './kit.ts';
import { eventStep } from './positions.ts';

/** The Mandalorian plays a card on Plan; the top card of the planning deck is the last of `deck`. */
function planning(play: Play, card: string, deck: readonly string[], more: Partial<HeroAt> = {}): Raid {
  const mandalorian = { at: 'D1', hand: [card, 'use-the-cover'], ...more };
  const raid = mission(play, { heroes: { mandalorian, ig11: { at: 'D1' } }, plans: ['no-luck', 'no-luck', ...deck] });
  raid.seat(0).does(`play ${card} on plan`);
  return raid;
}

describe('drawing and keeping', () => {
  it('MA-PLN-01 MA-PLN-02 MA-PLN-05 MA-PLN-06 · three cards: one is kept, one goes back on top, one is discarded', (play) => {
    const raid = planning(play, 'vibroblade', ['cover', 'defend', 'prepared']);
    raid
      .seat(0)
      .asked('prompt.plan', { amount: 3 })
      .by('MA-PLN-01')
      .answers('draw')
      .asked('prompt.keep', { left: 1 })
      .offers('keep cover', 'keep defend', 'keep prepared', 'pass')
      .answers('keep defend')
      .asked('prompt.put-back')
      .by('MA-PLN-05')
      .offers('cover', 'prepared', 'pass')
      .answers('cover');
    expect(raid.plansOf('mandalorian')).toEqual(['defend']);
    expect(raid.pile('planDeck')).toEqual(['no-luck', 'no-luck', 'cover']);
    expect(raid.pile('planDiscard')).toEqual(['prepared']);
  });

  it('MA-PLN-01 MA-COM-05 · nobody else sees what was drawn and not kept, before it is discarded', (play) => {
    const raid = planning(play, 'vibroblade', ['cover', 'defend', 'prepared']);
    const seen = (viewer: Viewer): boolean =>
      JSON.stringify([raid.table.view(viewer), raid.table.log(viewer)]).includes('"cover"');
    raid.seat(0).asked('prompt.plan').answers('draw').asked('prompt.keep').answers('keep defend');
    expect([seen(0), seen(1), seen('spectator')]).toEqual([true, false, false]);
    raid.seat(0).asked('prompt.put-back').answers('prepared');
    expect([seen(0), seen(1), seen('spectator')]).toEqual([true, true, true]);
  });

  it('MA-PLN-02 MA-PLN-05 MA-PLN-06 · nothing must be kept, nothing must go back', (play) => {
    const raid = planning(play, 'hunters-patience', ['cover', 'defend', 'prepared']);
    raid
      .seat(0)
      .asked('prompt.plan', { amount: 3 })
      .answers('draw')
      .asked('prompt.keep')
      .answers('pass')
      .asked('prompt.put-back')
      .offers('cover', 'defend', 'prepared', 'pass')
      .answers('pass');
    expect([raid.plansOf('mandalorian'), raid.pile('planDeck')]).toEqual([[], ['no-luck', 'no-luck']]);
    expect([...raid.pile('planDiscard')].sort()).toEqual(['cover', 'defend', 'prepared']);
  });

  it('MA-PLN-03 · No Luck is never kept, but may go back on top', (play) => {
    const raid = planning(play, 'vibroblade', ['defend', 'no-luck', 'no-luck']);
    raid
      .seat(0)
      .asked('prompt.plan')
      .answers('draw')
      .asked('prompt.keep')
      .offers('keep defend', 'pass')
      .refuses('keep no-luck', 'reason.no-luck', 'MA-PLN-03')
      .answers('pass')
      .asked('prompt.put-back')
      .answers('no-luck');
    expect(raid.pile('planDeck').at(-1)).toBe('no-luck');
  });

  it('MA-PLN-04 MA-EX-33 · a second copy is not kept, but may go back on top', (play) => {
    const raid = planning(play, 'vibroblade', ['cover', 'defend', 'no-luck'], { plans: ['defend'] });
    raid
      .seat(0)
      .asked('prompt.plan')
      .answers('draw')
      .asked('prompt.keep')
      .offers('keep cover', 'pass')
      .refuses('keep defend', 'reason.has-copy', 'MA-PLN-04')
      .answers('keep cover')
      .asked('prompt.put-back')
      .offers('defend', 'no-luck', 'pass')
      .answers('defend');
    expect([raid.plansOf('mandalorian'), raid.pile('planDeck').at(-1)]).toEqual([['defend', 'cover'], 'defend']);
  });

  it('MA-PLN-07 · there is no limit to different cards', (play) => {
    const all = ['defend', 'second-wind', 'prepared', 'retaliate', 'keep-calm'];
    const raid = planning(play, 'quick-draw', ['cover'], { plans: all });
    raid.seat(0).asked('prompt.plan').answers('draw').asked('prompt.keep').answers('keep cover');
    expect(raid.plansOf('mandalorian')).toEqual([...all, 'cover']);
  });

  it('MA-PLN-10 · a single card is kept, put back or discarded', (play) => {
    const single = (keep: string, back?: string) => {
      const raid = planning(play, 'quick-draw', ['cover']);
      const asked = raid.seat(0).asked('prompt.plan', { amount: 1 }).answers('draw').asked('prompt.keep');
      asked.offers('keep cover', 'pass').answers(keep);
      if (back !== undefined) raid.seat(0).asked('prompt.put-back').offers('cover', 'pass').answers(back);
      return [raid.plansOf('mandalorian'), raid.pile('planDeck').at(-1), raid.pile('planDiscard')];
    };
    expect(single('keep cover')).toEqual([['cover'], 'no-luck', []]);
    expect(single('pass', 'cover')).toEqual([[], 'cover', []]);
    expect(single('pass', 'pass')).toEqual([[], 'no-luck', ['cover']]);
  });

  it('MA-EX-32 · with # 4 at most one is kept, at most one goes back, at least two are discarded', (play) => {
    const raid = planning(play, 'steady-advance', ['retaliate', 'cover', 'defend', 'prepared']);
    raid
      .seat(0)
      .asked('prompt.plan', { amount: 4 })
      .answers('draw')
      .asked('prompt.keep')
      .offers('keep retaliate', 'keep cover', 'keep defend', 'keep prepared', 'pass')
      .answers('keep retaliate')
      .asked('prompt.put-back')
      .offers('cover', 'defend', 'prepared', 'pass')
      .answers('cover')
      .asked('prompt.action');
    expect([...raid.pile('planDiscard')].sort()).toEqual(['defend', 'prepared']);
  });
});

describe('using what was kept', () => {
  it('MA-PLN-08 · each card has its own time, and is discarded when it is used', (play) => {
    const plans = ['prepared', 'retaliate', 'keep-calm', 'defend', 'cover'];
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['steady-advance', 'quick-draw'], plans }, ig11: { at: 'D1' } },
    });
    const asked = raid.seat(0).asked('prompt.action');
    for (const face of ['retaliate', 'keep-calm', 'defend', 'cover'])
      asked.refuses(`use ${face}`, 'reason.wrong-time', 'MA-PLN-08');
    asked
      .answers('use prepared')
      .asked('prompt.free-action')
      .answers('action:move')
      .asked('prompt.move')
      .answers('stop');
    expect([raid.plansOf('mandalorian'), raid.pile('planDiscard')]).toEqual([plans.slice(1), ['prepared']]);
  });

  /** A blaster shoots at the Mandalorian in an event step. */
  const shotAt = (play: Play, hero: Partial<HeroAt>, active = 0): Raid =>
    mission(play, {
      heroes: { mandalorian: { at: 'D1', ...hero }, ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
      ...eventStep('firing-line'),
      active,
    });

  it('MA-PLN-09 · Defend blocks one damage to its owner', (play) => {
    const raid = shotAt(play, { plans: ['defend'] });
    raid.seat(0).asked('prompt.block').by('MA-PLN-09').offers('use defend', 'suffer').answers('use defend');
    expect([raid.damage('mandalorian'), raid.plansOf('mandalorian'), raid.pile('planDiscard')]).toEqual([
      0,
      [],
      ['defend'],
    ]);
    const without = shotAt(play, {});
    expect(without.damage('mandalorian')).toBe(1);
    const saved = shotAt(play, { plans: ['defend'] });
    saved.seat(0).asked('prompt.block').answers('suffer');
    expect([saved.damage('mandalorian'), saved.plansOf('mandalorian')]).toEqual([1, ['defend']]);
  });

  it('MA-PLN-09 · the Defend of somebody else does not help', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1', plans: ['defend'] } },
      revealed: [['m1-gate-guard', 'D1']],
      ...eventStep('cornered'),
    });
    raid.seat(0).asked('prompt.victim').offers('mandalorian', 'ig11').answers('mandalorian');
    expect([raid.damage('mandalorian'), raid.plansOf('ig11')]).toEqual([1, ['defend']]);
  });

  it('MA-PLN-12 · also in the turn of another player, if its time fits', (play) => {
    const raid = shotAt(play, { plans: ['defend', 'second-wind'] }, 1);
    expect(raid.state.active).toBe(1);
    raid.seat(1).notAsked();
    raid.seat(0).asked('prompt.block').offers('use defend', 'suffer').answers('use defend');
    expect([raid.damage('mandalorian'), raid.plansOf('mandalorian')]).toEqual([0, ['second-wind']]);
  });

  it('MA-PLN-12 · the planning cards of others are not yours to use', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'D1', plans: ['prepared'] },
        ig11: { at: 'D1', hand: ['cold-calculation', 'target-analysis'] },
      },
      active: 1,
    });
    const cards = ['cold-calculation', 'target-analysis'];
    const plays = ['move', 'attack', 'intel', 'plan'].flatMap((area) => cards.map((card) => `play ${card} on ${area}`));
    raid
      .seat(1)
      .asked('prompt.action')
      .offers(...plays);
    raid.seat(0).notAsked();
  });

  it('MA-PLN-11 · what is kept lies open for all', (play) => {
    const raid = mission(play, { heroes: { mandalorian: { at: 'D1', plans: ['cover'] }, ig11: { at: 'D1' } } });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(raid.table.view(viewer))).toContain('"cover"');
  });
});
