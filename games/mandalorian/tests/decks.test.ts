import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { cards, type EventCard } from '../content/all.ts';
import { mission, subject } from './kit.ts';
import { eventStep } from './positions.ts';

describe('event card backs', () => {
  const events = cards.filter((card): card is EventCard => card.kind === 'event');
  const CLASSES = ['melee', 'blaster', 'sharpshooter'] as const;

  it('MA-BCK-01 · a class on the back means that enemies of this class will move or attack', () => {
    expect(events).toHaveLength(22);
    for (const { back, steps } of events) {
      const classes = steps.flatMap((step) => ('classes' in step ? step.classes : []));
      const hinted = CLASSES.filter((each) => each === back);
      expect(hinted.filter((each) => !classes.includes(each))).toEqual([]);
      expect(back !== 'star' || steps.some(({ verb }) => verb === 'reinforce')).toBe(true);
    }
  });

  it('MA-BCK-02 MA-BCK-04 MA-EX-20 MA-COM-04 · everybody sees the back of the top card, and nothing of the second; nobody sees a front', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' } },
      events: ['backup-arrives', 'overwatch', 'headlong-charge'],
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = raid.table.view(viewer);
      expect(view.fields.back).toBe('melee');
      expect(view.zones.eventDeck).toEqual([{ count: 3, cards: [] }]);
      expect(JSON.stringify(view)).not.toMatch(/sharpshooter|overwatch|headlong|backup/);
    }
  });

  it('MA-BCK-02 · when a card is drawn, the next back comes to light', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' } },
      ...eventStep('headlong-charge'),
      events: ['backup-arrives', 'overwatch', 'headlong-charge'],
    });
    expect(raid.table.view('spectator').fields.back).toBe('sharpshooter');
  });

  it('MA-BCK-03 · whatever its back, every card comes up on top', (play) => {
    const tops = new Set(
      Array.from({ length: 120 }, (_, seed) => {
        const table = play(subject, { seats: 2, seed: `shuffle ${seed}` });
        table.leavesOpen();
        return table.pile('eventDeck').at(-1);
      }),
    );
    expect(tops.size).toBe(12);
  });

  it('MA-BCK-04 MA-GLD-01 · only a card that says so lets you look at the top one – and only you', (play) => {
    const raid = mission(play, {
      heroes: { mayfeld: { at: 'D1', hand: ['expect-the-worst'] }, ig11: { at: 'D1' } },
      events: ['overwatch', 'headlong-charge'],
    });
    raid.seat(0).does('play expect-the-worst on plan').asked('prompt.plan').answers('special').asked('prompt.foresee');
    const seen = (viewer: 0 | 1 | 'spectator') => raid.table.view(viewer).zones.eventDeck?.[0]?.cards;
    expect(seen(0)?.map(({ face, index }) => [face, index])).toEqual([['headlong-charge', 1]]);
    expect([seen(1), seen('spectator')]).toEqual([[], []]);
    raid.seat(0).asked('prompt.foresee').offers('leave', 'bury').answers('bury');
    expect(raid.pile('eventDeck')).toEqual(['headlong-charge', 'overwatch']);
    expect(raid.state.back).toBe('sharpshooter');
    raid.table.leavesOpen();
  });
});

describe('empty decks', () => {
  it('MA-EMP-01 MA-EMP-02 · whoever draws the last skill card shuffles the discard pile at once', (play) => {
    const drawing = (deck: readonly string[]) =>
      mission(play, {
        heroes: {
          mandalorian: { at: 'D1', hand: ['quick-draw', 'quick-draw', 'flamethrower'], deck, discard: ['vibroblade'] },
          ig11: { at: 'D1' },
        },
        step: 'draw',
      });
    const last = drawing(['steady-advance']);
    expect(last.seat(0).hand).toEqual(['quick-draw', 'quick-draw', 'flamethrower', 'steady-advance']);
    expect([last.pile('deck'), last.pile('discard')]).toEqual([['vibroblade'], []]);
    // One card is left: nothing is shuffled
    const enough = drawing(['grappling-line', 'steady-advance']);
    expect([enough.pile('deck'), enough.pile('discard')]).toEqual([['grappling-line'], ['vibroblade']]);
  });

  it('MA-EMP-01 MA-EMP-02 · in the middle of drawing it goes on with the new deck', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: {
          at: 'D1',
          hand: ['quick-draw'],
          deck: ['vibroblade'],
          discard: ['flamethrower', 'flamethrower'],
        },
        ig11: { at: 'D1' },
      },
      step: 'draw',
    });
    expect(raid.seat(0).hand).toEqual(['quick-draw', 'vibroblade', 'flamethrower', 'flamethrower']);
  });

  it('MA-EMP-02 MA-EMP-04 MA-EMP-01 · the planning deck, too, but without the cards that were just drawn', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['flamethrower'] }, ig11: { at: 'D1' } },
      plans: ['cover', 'defend'],
      planDiscard: ['no-luck'],
    });
    raid.seat(0).does('play flamethrower on plan').asked('prompt.plan').answers('draw');
    expect([raid.pile('planDeck'), raid.pile('planDiscard'), raid.pile('drawn')]).toEqual([
      ['no-luck'],
      [],
      ['defend', 'cover'],
    ]);
    raid.seat(0).asked('prompt.keep').answers('defend').asked('prompt.put-back').answers('pass');
    expect(raid.pile('planDiscard')).toEqual(['cover']);
  });

  it('MA-EMP-01 · a planning deck that stayed empty is made of what is discarded next', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand: ['flamethrower'] }, ig11: { at: 'D1' } },
      plans: ['cover', 'defend'],
    });
    raid.seat(0).does('play flamethrower on plan').asked('prompt.plan').answers('draw');
    expect([raid.pile('planDeck'), raid.pile('planDiscard')]).toEqual([[], []]);
    raid.seat(0).asked('prompt.keep').answers('pass').asked('prompt.put-back').answers('pass');
    expect([[...raid.pile('planDeck')].sort(), raid.pile('planDiscard')]).toEqual([['cover', 'defend'], []]);
  });

  it('MA-EMP-02 MA-EMP-04 MD-GEN-05 · the event deck without the card that is being resolved; and time passes', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D10' } },
      revealed: [['m1-raider', 'D2']],
      ...eventStep('firing-line'),
      events: ['firing-line'],
      eventDiscard: ['overwatch', 'cornered'],
    });
    expect([...raid.pile('eventDeck')].sort()).toEqual(['cornered', 'overwatch']);
    expect([raid.pile('eventDiscard'), raid.state.time, raid.damage('mandalorian')]).toEqual([['firing-line'], 1, 1]);
  });

  it('MA-EMP-03 · deck and discard pile both empty: the missing cards are drawn as soon as there are some', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'D1', hand: ['flamethrower'], deck: [] },
        ig11: { at: 'D1', hand: ['target-analysis', 'target-analysis'] },
      },
      areas: { move: ['quick-draw', 'vibroblade'] },
      active: 1,
    });
    raid.seat(1).does('play target-analysis on move').asked('prompt.move').answers('stop');
    expect(raid.seat(0).hand).toEqual(['flamethrower']);
    raid.seat(1).does('play target-analysis on intel').does('end');
    // The total of 6 has cleared the area in the other player's turn
    expect([...raid.seat(0).hand].sort()).toEqual(['flamethrower', 'quick-draw', 'vibroblade']);
    expect([raid.pile('deck'), raid.pile('discard')]).toEqual([[], []]);
  });

  it('MA-EMP-01 MA-BCK-03 · the new decks are shuffled: with luck any card comes up first', (play) => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const events = seeds.map((seed) => {
      const raid = mission(play, {
        heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D1' } },
        ...eventStep('firing-line'),
        events: ['firing-line'],
        eventDiscard: ['overwatch', 'cornered', 'ambush'],
        seed,
      });
      return raid.pile('eventDeck').at(-1);
    });
    expect(new Set(events)).toEqual(new Set(['overwatch', 'cornered', 'ambush']));
    const skills = seeds.map((seed) => {
      const discard = ['vibroblade', 'flamethrower'];
      const raid = mission(play, {
        heroes: { mandalorian: { at: 'D1', hand: ['quick-draw'], deck: ['quick-draw'], discard }, ig11: { at: 'D1' } },
        difficulty: 'hard',
        step: 'draw',
        seed,
      });
      return raid.seat(0).hand.at(-1);
    });
    expect(new Set(skills)).toEqual(new Set(['vibroblade', 'flamethrower']));
    const plans = seeds.map((seed) => {
      const raid = mission(play, {
        heroes: { mandalorian: { at: 'D1', hand: ['quick-draw'] }, ig11: { at: 'D1' } },
        plans: ['defend'],
        planDiscard: ['no-luck', 'cover', 'retaliate'],
        seed,
      });
      raid.seat(0).does('play quick-draw on plan').asked('prompt.plan').answers('draw').asked('prompt.keep');
      return raid.pile('planDeck').at(-1);
    });
    expect(new Set(plans)).toEqual(new Set(['no-luck', 'cover', 'retaliate']));
  });

  it('MA-EMP-03 · with one deck for all everybody gets what is missing, the next in turn first', (play) => {
    const raid = mission(play, {
      shared: true,
      seats: 3,
      difficulty: 'hard',
      heroes: { mandalorian: { at: 'D1', deck: [] }, ig11: { at: 'D1', deck: [] } },
      hands: [['flamethrower'], ['combat-reflex', 'combat-reflex'], ['combat-reflex', 'combat-reflex']],
      ...eventStep('firing-line'),
      areas: { move: ['quick-draw', 'vibroblade', 'quick-draw'] },
    });
    expect([0, 1, 2].map((seat) => raid.seat(seat).hand.length)).toEqual([2, 3, 3]);
  });

  it('MA-EMP-03 · whoever holds enough draws nothing then', (play) => {
    const hand = ['flamethrower', 'flamethrower', 'flamethrower', 'flamethrower'];
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1', hand, deck: [] }, ig11: { at: 'D1' } },
      ...eventStep('firing-line'),
      areas: { move: ['steady-advance', 'quick-draw'] },
      active: 1,
    });
    expect(raid.seat(0).hand).toEqual(hand);
    expect([...raid.pile('deck')].sort()).toEqual(['quick-draw', 'steady-advance']);
  });

  it('MA-EMP-05 · the last disruption token and the last reinforcement shuffle nothing yet', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'B2' }, ig11: { at: 'D10' } },
      disruption: ['disruption-white-1'],
      defeated: ['m1-r-brute'],
      reinforcements: ['m1-r-gunner'],
      ...eventStep('scrambled-comms', 6),
      areas: {
        move: ['disruption-yellow-3', 'disruption-yellow-3'],
        attack: ['disruption-white-1'],
        intel: ['disruption-white-2'],
        plan: ['disruption-white-2'],
      },
    });
    // Firing Line, the additional event, finds nobody, so a reinforcement has appeared, too
    expect([raid.pile('areaTokens', 1), raid.piece('m1-r-gunner')]).toEqual([
      ['disruption-white-1', 'disruption-white-1'],
      ['A1', 0],
    ]);
    expect([raid.pile('disruption'), raid.pile('disruptionDiscard').length]).toEqual([[], 2]);
    expect([raid.pile('reinforcements'), raid.pile('defeated')]).toEqual([[], ['m1-r-brute']]);
  });
});
