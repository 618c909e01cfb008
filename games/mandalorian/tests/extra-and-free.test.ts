import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission, type Position } from './kit.ts';

const HAND = ['quick-draw', 'beskar-helmet', 'hunters-patience'];

/** The Mandalorian has three small cards and a kept planning card; nobody is near. */
const holding = (plan: string, hand: readonly string[] = HAND): Position => ({
  heroes: { mandalorian: { at: 'D1', hand, plans: [plan] }, ig11: { at: 'G7' } },
});

const plays = (cards: readonly string[], ...areas: readonly string[]): string[] =>
  areas.flatMap((area) => cards.map((card) => `play ${card} on ${area}`));

describe('extra actions', () => {
  it('MA-XTR-01 MA-XTR-02 MA-XTR-04 MA-EX-11 · a third card goes to an area that has none of this turn', (play) => {
    const raid = mission(play, holding('second-wind'));
    raid
      .seat(0)
      .does('play quick-draw on attack', 'play beskar-helmet on move')
      .asked('prompt.move')
      .answers('stop')
      .asked('prompt.after')
      .answers('done')
      .asked('prompt.action', { played: 2, left: 0 })
      .offers('use second-wind', 'end')
      .answers('use second-wind')
      .asked('prompt.action', { played: 2, left: 1 })
      .offers(...plays(['hunters-patience'], 'intel', 'plan'), 'end')
      .refuses('play hunters-patience on move', 'reason.area-used', 'MA-ACT-04')
      .refuses('play hunters-patience on attack', 'reason.area-used', 'MA-ACT-04')
      .answers('play hunters-patience on intel');
    expect([0, 1, 2, 3].map((area) => raid.pile('area', area))).toEqual([
      ['beskar-helmet'],
      ['quick-draw'],
      ['hunters-patience'],
      [],
    ]);
    expect(raid.pile('planDiscard')).toEqual(['second-wind']);
  });

  it('MA-XTR-01 · it is for this turn: whoever comes next plays two cards', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'D1', hand: HAND, plans: ['second-wind'] },
        ig11: { at: 'G7', hand: ['combat-reflex', 'combat-reflex', 'combat-reflex'] },
      },
    });
    raid.seat(0).does('use second-wind', 'play quick-draw on attack', 'play beskar-helmet on intel');
    raid.seat(0).does('play hunters-patience on plan').asked('prompt.plan').answers('pass');
    raid.seat(1).asked('prompt.action', { played: 0, left: 2 });
  });

  it('MA-XTR-03 MA-XTR-04 · taken first, it blocks its area, and of three cards two must be played', (play) => {
    const raid = mission(play, holding('second-wind'));
    raid
      .seat(0)
      .does('use second-wind')
      .asked('prompt.action', { played: 0, left: 3 })
      .answers('play quick-draw on attack')
      .asked('prompt.action', { played: 1, left: 2 })
      .offers(...plays(['beskar-helmet', 'hunters-patience'], 'move', 'intel', 'plan'))
      .refuses('end', 'reason.must-play', 'MA-ACT-01')
      .answers('play beskar-helmet on intel')
      .asked('prompt.action', { played: 2, left: 1, must: 0 })
      .offers(...plays(['hunters-patience'], 'move', 'plan'), 'end');
  });

  it('MA-XTR-01 MA-XTR-02 · without a card for it, it can’t be used', (play) => {
    const raid = mission(play, holding('second-wind', ['quick-draw', 'beskar-helmet']));
    raid.seat(0).asked('prompt.action').refuses('use second-wind', 'reason.no-cards', 'MA-XTR-02');
  });
});

describe('free actions', () => {
  it('MA-FRE-01 MA-FRE-02 MA-FRE-03 MA-EX-10 · an action already performed is performed again, and no card is played', (play) => {
    const raid = mission(play, holding('prepared'));
    raid
      .seat(0)
      .does('play quick-draw on move')
      .asked('prompt.move', { left: 1 })
      .answers('D2')
      .asked('prompt.action')
      .answers('use prepared')
      .asked('prompt.free-action', { strength: 3 })
      .by('MA-FRE-01')
      .offers('action:move', 'action:attack', 'action:intel', 'action:plan')
      .answers('action:move')
      .asked('prompt.move', { left: 3 })
      .answers('D5')
      .asked('prompt.action', { played: 1, left: 1 });
    expect([raid.where('mandalorian'), raid.pile('area', 0), raid.seat(0).hand]).toEqual([
      'D5',
      ['quick-draw'],
      ['beskar-helmet', 'hunters-patience'],
    ]);
  });

  it('MA-FRE-02 MA-FRE-03 · a free action does not use up its area', (play) => {
    const raid = mission(play, holding('prepared'));
    raid
      .seat(0)
      .does('use prepared')
      .asked('prompt.free-action')
      .answers('action:move')
      .asked('prompt.move')
      .answers('D4')
      .asked('prompt.action', { played: 0, left: 2 })
      .offers(...plays(HAND, 'move', 'attack', 'intel', 'plan'))
      .answers('play quick-draw on move')
      .asked('prompt.move', { left: 1 })
      .answers('D5');
    expect(raid.where('mandalorian')).toBe('D5');
  });

  it('MA-FRE-04 · it waits until the action that is running is over', (play) => {
    const raid = mission(play, {
      ...holding('prepared'),
      revealed: [['m1-supply-crate', 'D2']],
    });
    raid
      .seat(0)
      .does('play hunters-patience on move')
      .asked('prompt.move')
      .answers('D2')
      .asked('prompt.move', { left: 1 })
      .offers('C2', 'D1', 'D3', 'E2', 'use m1-supply-crate', 'stop')
      .answers('stop')
      .asked('prompt.action', { played: 1 })
      .offers(
        ...plays(['quick-draw', 'beskar-helmet'], 'attack', 'intel', 'plan'),
        'use prepared',
        'use m1-supply-crate',
      )
      .answers('use m1-supply-crate')
      .asked('prompt.plan', { amount: 2 })
      .answers('pass');
    expect(raid.pile('gone')).toEqual(['m1-supply-crate']);
  });

  it('MA-FRE-04 MA-THR-08 · an object used in passing gives its free action when the movement is over', (play) => {
    const raid = mission(play, {
      mission: 'm4',
      unlocked: 4,
      heroes: { mandalorian: { at: 'D4', hand: ['vibroblade', 'quick-draw'] }, cara: { at: 'D2' } },
      revealed: [
        ['m4-c6', 'D5'],
        ['m4-t1', 'C8'],
      ],
    });
    raid
      .seat(0)
      .does('play vibroblade on move')
      .asked('prompt.move')
      .answers('D5')
      .asked('prompt.move', { left: 2 })
      .answers('use m4-c6')
      // It is discarded at once, and the movement goes on
      .asked('prompt.move', { left: 2 })
      .answers('D7')
      // From D5 the troopers on C8 would have been out of range
      .asked('prompt.attack', { strength: 3 })
      .answers('attack m4-t1')
      .asked('prompt.action', { played: 1 });
    expect([raid.pile('gone'), raid.piece('m4-t1')]).toEqual([['m4-c6', 'm4-t1'], null]);
  });

  it('MA-FRE-04 · so does one that is used during a free movement, which is over in the corner A1', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'C2', hand: HAND, plans: ['prepared'] }, ig11: { at: 'G7' } },
      revealed: [['m1-supply-crate', 'B1']],
    });
    raid.seat(0).does('use prepared').asked('prompt.free-action').answers('action:move');
    raid
      .seat(0)
      .asked('prompt.move', { left: 3 })
      .answers('B1')
      .asked('prompt.move', { left: 2 })
      .answers('use m1-supply-crate')
      .asked('prompt.move', { left: 2 })
      .answers('A1')
      .asked('prompt.move', { left: 1 })
      .answers('stop')
      .asked('prompt.plan', { amount: 2 })
      .answers('pass')
      .asked('prompt.action', { played: 0 });
    expect([raid.where('mandalorian'), raid.pile('gone')]).toEqual(['A1', ['m1-supply-crate']]);
  });

  it('MA-FRE-04 MA-MOV-01 · where the last step ends on such an object, it is used after the movement', (play) => {
    const raid = mission(play, { ...holding('prepared'), revealed: [['m1-supply-crate', 'D2']] });
    raid
      .seat(0)
      .does('play quick-draw on move')
      .asked('prompt.move', { left: 1 })
      .answers('D2')
      .asked('prompt.action', { played: 1 })
      .answers('use m1-supply-crate')
      .asked('prompt.plan', { amount: 2 })
      .answers('pass');
    expect(raid.pile('gone')).toEqual(['m1-supply-crate']);
  });

  it('MA-OBJ-06 MA-THR-08 · but not in the turn of another player', (play) => {
    const raid = mission(play, {
      heroes: { greef: { at: 'D1', hand: ['give-orders', 'quick-exit'] }, ig11: { at: 'D1' } },
      revealed: [['m1-supply-crate', 'D2']],
    });
    raid.seat(0).does('play give-orders on intel').asked('prompt.intel').answers('special');
    raid
      .seat(1)
      .asked('prompt.move')
      .answers('D2')
      .asked('prompt.move')
      .offers('C2', 'D1', 'D3', 'E2', 'stop')
      .answers('stop');
    expect(raid.piece('m1-supply-crate')).toEqual(['D2', 0]);
  });

  it('MA-SKL-14 MA-FRE-01 · it has neither a bonus nor a special ability', (play) => {
    const raid = mission(play, { ...holding('prepared'), revealed: [['m1-raider', 'D2']] });
    raid
      .seat(0)
      .does('use prepared')
      .asked('prompt.free-action')
      .answers('action:attack')
      .asked('prompt.attack', { strength: 3 })
      .offers('attack m1-raider', 'pass')
      .answers('pass')
      .asked('prompt.action');
  });
});
