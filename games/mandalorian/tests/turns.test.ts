import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { characters, missionOf } from '../content/all.ts';
import { filler, type HeroAt, mission, type Position } from './kit.ts';
import { eventStep } from './positions.ts';

const plays = (cards: readonly string[], ...areas: readonly string[]): string[] =>
  areas.flatMap((area) => cards.map((card) => `play ${card} on ${area}`));

/** Two heroes far from everything; actions that find nothing to do are over at once. */
const quiet = (hand: readonly string[], more: Partial<HeroAt> = {}): Position => ({
  heroes: {
    mandalorian: { at: 'D1', hand, deck: Array<string>(8).fill(filler('mandalorian')), ...more },
    ig11: { at: 'D1' },
  },
});

describe('a turn', () => {
  it('MA-TRN-01 · actions, then events, then cards are drawn', (play) => {
    const raid = mission(play, {
      ...quiet(['steady-advance', 'quick-draw']),
      areas: { attack: ['vibroblade', 'disruption-white-1'] },
    });
    raid.seat(0).does('play quick-draw on attack', 'play steady-advance on intel', 'end');
    const steps = raid.events.filter((type) => ['play', 'event', 'draw', 'next-player'].includes(type));
    expect(steps).toEqual(['play', 'play', 'event', 'draw', 'next-player']);
  });

  it('MA-TRN-02 MA-DIF-03 MA-DIF-04 · one draws up to four cards, on Hard up to three', (play) => {
    const drawn = (difficulty: 'easy' | 'normal' | 'hard') => {
      const raid = mission(play, { ...quiet(['quick-draw', 'beskar-helmet', 'vibroblade']), difficulty });
      raid.seat(0).does('play quick-draw on attack', 'play beskar-helmet on intel');
      return raid.seat(0).hand.length;
    };
    expect([drawn('easy'), drawn('normal'), drawn('hard')]).toEqual([4, 4, 3]);
  });

  it('MA-TRN-03 · whoever holds enough or more neither draws nor discards', (play) => {
    const held = (size: number) => {
      const raid = mission(play, quiet(['quick-draw', 'beskar-helmet', ...Array<string>(size).fill('vibroblade')]));
      raid.seat(0).does('play quick-draw on attack', 'play beskar-helmet on intel');
      return [raid.seat(0).hand, raid.events.includes('draw'), raid.pile('discard', 0)];
    };
    expect(held(4)).toEqual([Array<string>(4).fill('vibroblade'), false, []]);
    expect(held(5)).toEqual([Array<string>(5).fill('vibroblade'), false, []]);
  });

  it('MA-TRN-04 · the next player clockwise, and after the last the first again', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'D1', hand: ['quick-draw'] },
        ig11: { at: 'D1', hand: ['combat-reflex'] },
        cara: { at: 'D1', hand: ['breach'] },
      },
      active: 1,
    });
    raid.seat(0).notAsked();
    raid.seat(1).does('play combat-reflex on attack');
    expect(raid.state.active).toBe(2);
    raid.seat(2).does('play breach on intel');
    expect(raid.state.active).toBe(0);
    raid.seat(1).notAsked();
    raid.seat(0).asked('prompt.action');
  });

  it('MA-TRN-05 · without an area of 5 there is no event step', (play) => {
    const raid = mission(play, quiet(['steady-advance', 'quick-draw']));
    raid.seat(0).does('play quick-draw on attack', 'play steady-advance on intel');
    expect([raid.events.includes('event'), raid.state.active]).toEqual([false, 1]);
  });

  it('MA-TRN-06 · the goal is looked at after the draw step, not before', (play) => {
    const raid = mission(play, {
      ...quiet(['quick-draw', 'beskar-helmet'], { at: 'D2' }),
      revealed: [['m1-asset', 'D2']],
      carries: { 'm1-asset': 'mandalorian' },
    });
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D1');
    // On the start space with the Asset, but the turn goes on
    raid.seat(0).does('play beskar-helmet on attack');
    raid.table.wonBy(0, 1);
    expect(raid.events.indexOf('draw')).toBeLessThan(raid.events.indexOf('finish'));
    const left = mission(play, {
      ...quiet(['quick-draw', 'beskar-helmet'], { at: 'D1' }),
      revealed: [['m1-asset', 'D1']],
      carries: { 'm1-asset': 'mandalorian' },
    });
    left.seat(0).does('play beskar-helmet on attack', 'play quick-draw on move').asked('prompt.move').answers('D2');
    expect(left.state.outcome).toBeNull();
  });
});

describe('the action step', () => {
  it('MA-ACT-01 MA-ACT-04 · exactly two cards on two different areas', (play) => {
    const raid = mission(play, quiet(['quick-draw', 'beskar-helmet', 'vibroblade']));
    raid
      .seat(0)
      .asked('prompt.action', { played: 0, left: 2 })
      .by('MA-ACT-01')
      .refuses('end', 'reason.must-play', 'MA-ACT-01')
      .answers('play quick-draw on attack')
      .asked('prompt.action', { played: 1, left: 1 })
      .offers(...plays(['beskar-helmet', 'vibroblade'], 'move', 'intel', 'plan'))
      .refuses('play vibroblade on attack', 'reason.area-used', 'MA-ACT-04')
      .refuses('end', 'reason.must-play', 'MA-ACT-01')
      .answers('play beskar-helmet on intel');
    // No third card: the turn is over
    expect([raid.state.active, raid.seat(0).hand.includes('vibroblade')]).toEqual([1, true]);
  });

  it('MA-ACT-02 MA-ACT-06 · each card may go to each of the four areas and has its strength there', (play) => {
    const raid = mission(play, quiet(['vibroblade', 'quick-draw']));
    raid
      .seat(0)
      .asked('prompt.action')
      .offers(...plays(['vibroblade', 'quick-draw'], 'move', 'attack', 'intel', 'plan'))
      .answers('play vibroblade on move')
      .asked('prompt.move', { left: 3 })
      .answers('stop')
      .does('play quick-draw on plan')
      .asked('prompt.plan', { amount: 1 })
      .answers('pass');
    expect(raid.state.active).toBe(1);
  });

  it('MA-ACT-06 · a mission may add an area of its own', (play) => {
    expect([missionOf('m1').missionArea, missionOf('m3').missionArea]).toEqual([false, true]);
    const raid = mission(play, {
      mission: 'm3',
      map: 'map3',
      heroes: { mandalorian: { at: 'D1', hand: ['quick-draw'] }, xian: { at: 'D1' } },
    });
    raid
      .seat(0)
      .asked('prompt.action')
      .offers(...plays(['quick-draw'], 'move', 'attack', 'intel', 'plan', 'mission'));
  });

  it('MA-ACT-03 · a card goes on top of what lies there, and all of it stays in sight', (play) => {
    const raid = mission(play, { ...quiet(['quick-draw', 'beskar-helmet']), areas: { attack: ['combat-reflex'] } });
    raid.seat(0).does('play quick-draw on attack');
    expect(raid.pile('area', 1)).toEqual(['combat-reflex', 'quick-draw']);
    const spectator = JSON.stringify(raid.table.view('spectator'));
    expect([spectator.includes('"combat-reflex"'), spectator.includes('"quick-draw"')]).toEqual([true, true]);
  });

  it('MA-ACT-04 · in the next turn the same area is free again', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['quick-draw'] }, ig11: { at: 'D1', hand: ['combat-reflex'] } },
    });
    raid.seat(0).does('play quick-draw on attack');
    raid.seat(1).does('play combat-reflex on attack');
    expect(raid.pile('area', 1)).toEqual(['quick-draw', 'combat-reflex']);
  });

  it('MA-ACT-05 · an action may be left undone; its strength still counts', (play) => {
    const raid = mission(play, {
      ...quiet(['steady-advance', 'quick-draw']),
      areas: { move: ['disruption-white-1'] },
    });
    raid
      .seat(0)
      .does('play steady-advance on move')
      .asked('prompt.move')
      .answers('stop')
      .does('play quick-draw on plan')
      .asked('prompt.plan')
      .answers('pass')
      .does('end');
    expect([raid.where('mandalorian'), raid.plansOf('mandalorian'), raid.pile('planDiscard')]).toEqual(['D1', [], []]);
    expect(raid.events).toContain('event');
    expect([raid.pile('area', 0), raid.pile('area', 3)]).toEqual([[], ['quick-draw']]);
  });

  it('MA-ACT-07 · the second card is played after the first action is done', (play) => {
    const raid = mission(play, quiet(['vibroblade', 'quick-draw']));
    raid.seat(0).does('play vibroblade on move').asked('prompt.move').answers('D2');
    const open = raid.table.match.pending.map(({ prompt }) => prompt.key);
    expect(open).toEqual(['prompt.move']);
    raid.seat(0).asked('prompt.move').answers('stop').asked('prompt.action', { played: 1 });
  });

  it('MA-ACT-08 · also on an area that reaches 6 by it', (play) => {
    const raid = mission(play, {
      ...quiet(['steady-advance', 'quick-draw']),
      areas: { attack: ['vibroblade', 'disruption-white-1'] },
    });
    raid.seat(0).does('play steady-advance on attack', 'play quick-draw on intel', 'end');
    const crisis = raid.table.log('spectator').find(({ type }) => type === 'crisis');
    expect(crisis?.data.total).toBe(8);
  });

  it('MA-ACT-09 · who has fewer cards plays what there is', (play) => {
    const one = mission(play, quiet(['quick-draw']));
    one.seat(0).does('play quick-draw on attack');
    expect(one.state.active).toBe(1);
    const none = mission(play, quiet([]));
    expect([none.state.active, none.seat(0).hand.length]).toEqual([1, 4]);
  });

  it('MA-ACT-10 · Move, Attack, Intel, Plan, then the mission’s own area: from left to right', (play) => {
    const five = ['disruption-yellow-3', 'disruption-white-2'];
    const raid = mission(play, {
      mission: 'm3',
      map: 'map3',
      heroes: { mandalorian: { at: 'D1' }, xian: { at: 'D1' } },
      areas: { mission: five, plan: five, intel: five, attack: five, move: five },
      events: Array<string>(8).fill('overwatch'),
      step: 'events',
    });
    const cleared = raid.table.log('spectator').filter(({ type }) => type === 'area-cleared');
    const order = ['move', 'attack', 'intel', 'plan', 'mission'];
    expect(cleared.map(({ data }) => order.find((area) => JSON.stringify(data).includes(`"${area}"`)))).toEqual(order);
  });
});

describe('difficulty', () => {
  it('MA-DIF-02 MA-DIF-03 MA-DIF-04 MA-DIF-05 MA-SET-16 MA-CMP-01 · on Easy everybody survives the damage that would defeat them on Normal and Hard', (play) => {
    for (const hero of ['mandalorian', 'ig11'] as const) {
      const normal = characters.find(({ id }) => id === hero)?.health.normal ?? 0;
      const shot = (difficulty: 'easy' | 'normal' | 'hard') => {
        const at = (character: 'mandalorian' | 'ig11') => ({
          at: character === hero ? 'D1' : 'G7',
          damage: normal - 1,
        });
        const raid = mission(play, {
          heroes: { mandalorian: at('mandalorian'), ig11: at('ig11') },
          difficulty,
          revealed: [['m1-raider', 'D3']],
          ...eventStep('firing-line'),
        });
        return raid.state.outcome === null;
      };
      expect([shot('easy'), shot('normal'), shot('hard')]).toEqual([true, false, false]);
    }
  });
});
