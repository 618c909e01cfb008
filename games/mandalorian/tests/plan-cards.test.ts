import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { holding, plays } from './positions.ts';

describe('planning and decks', () => {
  it('plan-draw and plan-keep: one more is drawn, two may be kept', (play) => {
    const { raid, hero } = plays(play, 'guild-network', 'plan', {
      heroes: { greef: holding('greef', 'guild-network', 'D1'), ig11: { at: 'D1' } },
      plans: ['no-luck', 'defend', 'cover', 'prepared'],
    });
    hero
      .asked('prompt.plan', { amount: 3 })
      .answers('draw')
      .asked('prompt.keep', { left: 2 })
      .answers('keep defend')
      .asked('prompt.keep', { left: 1 })
      .offers('keep cover', 'keep prepared', 'pass')
      .answers('keep cover')
      .asked('prompt.put-back')
      .answers('pass');
    expect([raid.plansOf('greef'), raid.pile('planDiscard')]).toEqual([['defend', 'cover'], ['prepared']]);
  });

  it('plan-give: the kept card may go to somebody within range who has none', (play) => {
    const { raid, hero } = plays(play, 'cover-me', 'plan', {
      heroes: {
        cara: { ...holding('cara', 'cover-me', 'D1'), plans: ['defend'] },
        ig11: { at: 'D4' },
        paz: { at: 'D5' },
      },
      plans: ['no-luck', 'defend', 'cover'],
    });
    hero.asked('prompt.plan').answers('draw').asked('prompt.keep').answers('keep defend');
    // Cara has a copy and Paz is too far away: it goes to IG-11
    raid.seat(0).asked('prompt.put-back').answers('pass');
    expect([raid.plansOf('cara'), raid.plansOf('ig11'), raid.plansOf('paz')]).toEqual([['defend'], ['defend'], []]);
    const choice = plays(play, 'cover-me', 'plan', {
      heroes: { cara: holding('cara', 'cover-me', 'D1'), ig11: { at: 'D4' }, paz: { at: 'D5' } },
      plans: ['no-luck', 'no-luck', 'defend', 'cover'],
    });
    choice.hero.asked('prompt.plan').answers('draw').asked('prompt.keep').answers('keep cover');
    choice.raid
      .seat(0)
      .asked('prompt.give')
      .offers('cara', 'ig11')
      .answers('cara')
      .asked('prompt.put-back')
      .answers('pass');
    expect([choice.raid.plansOf('cara'), choice.raid.plansOf('ig11')]).toEqual([['cover'], []]);
  });

  it('let-keep: somebody else keeps one of the cards that are left', (play) => {
    const { raid, hero } = plays(play, 'car-s2', 'plan', {
      heroes: { cara: holding('cara', 'car-s2', 'D1'), ig11: { at: 'D4' } },
      plans: ['no-luck', 'no-luck', 'defend', 'cover'],
    });
    hero
      .asked('prompt.plan')
      .answers('draw')
      .asked('prompt.keep')
      .offers('keep defend', 'keep cover', 'special', 'pass')
      .answers('keep defend')
      .asked('prompt.keep')
      .offers('special', 'pass')
      .answers('special')
      .asked('prompt.search')
      .offers('cover')
      .answers('cover');
    expect([raid.plansOf('cara'), raid.plansOf('ig11'), raid.pile('planDiscard')]).toEqual([['defend'], ['cover'], []]);
  });

  it('let-keep: nobody may keep No Luck, nor a second copy', (play) => {
    const { raid, hero } = plays(play, 'car-s2', 'plan', {
      heroes: { cara: { ...holding('cara', 'car-s2', 'D1'), plans: ['cover'] }, ig11: { at: 'D4', plans: ['cover'] } },
      plans: ['defend', 'no-luck', 'cover'],
    });
    hero.asked('prompt.plan').answers('draw').asked('prompt.put-back').answers('pass').asked('prompt.action');
    expect([raid.plansOf('ig11'), raid.pile('planDiscard')]).toEqual([['cover'], ['cover', 'no-luck']]);
  });

  it('take-plan: a Defend from the discard pile, unless one has it already', (play) => {
    const taken = (own: readonly string[], discard: readonly string[]) => {
      const { raid, hero } = plays(play, 'careful-deal', 'move', {
        heroes: { greef: { ...holding('greef', 'careful-deal', 'D1'), plans: own }, ig11: { at: 'D1' } },
        planDiscard: discard,
      });
      const asked = hero.asked('prompt.move', { left: 3 });
      const offered = own.length === 0 && discard.length > 0;
      if (offered) asked.answers('special').asked('prompt.move').answers('stop');
      else asked.answers('stop').asked('prompt.action');
      return [raid.plansOf('greef'), raid.pile('planDiscard')];
    };
    expect(taken([], ['defend', 'cover'])).toEqual([['defend'], ['cover']]);
    expect(taken(['defend'], ['defend'])).toEqual([['defend'], ['defend']]);
    expect(taken([], [])).toEqual([[], []]);
  });

  it('search-plans: any card that may be kept; what was seen is shuffled again', (play) => {
    const { raid, hero } = plays(play, 'gre-t1', 'plan', {
      heroes: { greef: { ...holding('greef', 'gre-t1', 'D1'), plans: ['cover'] }, ig11: { at: 'D1' } },
      plans: ['no-luck', 'defend', 'cover', 'prepared'],
    });
    const search = hero.asked('prompt.tactic').answers('special').asked('prompt.search').offers('defend', 'prepared');
    const shown = ([0, 1] as const).map((viewer) => raid.table.view(viewer).zones.planDeck?.[0]?.cards.length);
    expect(shown).toEqual([4, 0]);
    search.answers('prepared');
    expect([raid.plansOf('greef'), [...raid.pile('planDeck')].sort()]).toEqual([
      ['cover', 'prepared'],
      ['cover', 'defend', 'no-luck'],
    ]);
    expect(raid.table.view(0).zones.planDeck?.[0]).toEqual({ count: 3, cards: [] });
    expect(JSON.stringify(raid.table.log(1))).not.toContain('"defend"');
  });

  it('search-plans: where nothing may be kept, nothing is', (play) => {
    const { raid, hero } = plays(play, 'gre-t1', 'plan', {
      heroes: { greef: { ...holding('greef', 'gre-t1', 'D1'), plans: ['cover'] }, ig11: { at: 'D1' } },
      plans: ['no-luck', 'cover'],
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.action');
    expect([raid.plansOf('greef'), [...raid.pile('planDeck')].sort()]).toEqual([['cover'], ['cover', 'no-luck']]);
  });

  it('search-plans: whoever takes the last card has the discard pile shuffled (MA-EMP-01)', (play) => {
    const { raid, hero } = plays(play, 'gre-t1', 'plan', {
      heroes: { greef: holding('greef', 'gre-t1', 'D1'), ig11: { at: 'D1' } },
      plans: ['defend'],
      planDiscard: ['no-luck', 'cover'],
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.search').offers('defend').answers('defend');
    expect([raid.plansOf('greef'), [...raid.pile('planDeck')].sort(), raid.pile('planDiscard')]).toEqual([
      ['defend'],
      ['cover', 'no-luck'],
      [],
    ]);
  });

  it('remove-disruption: one token from any area', (play) => {
    const { raid, hero } = plays(play, 'part-of-the-deal', 'plan', {
      heroes: { mandalorian: holding('mandalorian', 'part-of-the-deal', 'D1'), ig11: { at: 'D1' } },
      areas: { move: ['disruption-white-2'], intel: ['disruption-yellow-3', 'disruption-white-1'] },
    });
    hero
      .asked('prompt.plan')
      .answers('special')
      .asked('prompt.remove-disruption')
      .offers('disruption-white-2', 'disruption-yellow-3', 'disruption-white-1')
      .answers('disruption-yellow-3')
      .asked('prompt.plan')
      .offers('draw', 'pass')
      .answers('pass');
    expect([raid.pile('areaTokens', 0), raid.pile('areaTokens', 2), raid.pile('disruptionDiscard')]).toEqual([
      ['disruption-white-2'],
      ['disruption-white-1'],
      ['disruption-yellow-3'],
    ]);
  });

  it('remove-disruption: up to two from one area, or only one', (play) => {
    const removed = (second: string) => {
      const { raid, hero } = plays(play, 'favor-owed', 'plan', {
        heroes: { greef: holding('greef', 'favor-owed', 'D1'), ig11: { at: 'D1' } },
        areas: { move: ['disruption-white-2'], intel: ['disruption-yellow-3', 'disruption-white-1'] },
      });
      hero
        .asked('prompt.plan')
        .answers('special')
        .asked('prompt.remove-disruption', { left: 2 })
        .answers('disruption-yellow-3')
        .asked('prompt.remove-disruption', { left: 1 })
        .offers('disruption-white-1', 'done')
        .answers(second)
        .asked('prompt.plan')
        .answers('pass');
      return [raid.pile('areaTokens', 0), raid.pile('areaTokens', 2)];
    };
    expect(removed('disruption-white-1')).toEqual([['disruption-white-2'], []]);
    expect(removed('done')).toEqual([['disruption-white-2'], ['disruption-white-1']]);
    // The second one is of the same area, or there is none
    const last = plays(play, 'favor-owed', 'plan', {
      heroes: { greef: holding('greef', 'favor-owed', 'D1'), ig11: { at: 'D1' } },
      areas: { move: ['disruption-white-2'], intel: ['disruption-yellow-3'] },
    });
    last.hero.asked('prompt.plan').answers('special').asked('prompt.remove-disruption').answers('disruption-white-2');
    last.raid.seat(0).asked('prompt.plan').answers('pass');
    expect([last.raid.pile('areaTokens', 0), last.raid.pile('areaTokens', 2)]).toEqual([[], ['disruption-yellow-3']]);
  });

  it('foresee: also the last card of the deck', (play) => {
    const { raid, hero } = plays(play, 'expect-the-worst', 'plan', {
      heroes: { mayfeld: holding('mayfeld', 'expect-the-worst', 'D1'), ig11: { at: 'D1' } },
      events: ['ambush'],
    });
    hero.asked('prompt.plan').answers('special').asked('prompt.foresee', { event: 'ambush' }).answers('leave');
    raid.seat(0).asked('prompt.plan').answers('pass');
    expect(raid.pile('eventDeck')).toEqual(['ambush']);
  });

  it('foresee: the top event is seen by one person alone, and stays or goes to the bottom', (play) => {
    const foresee = (choice: string) => {
      const { raid, hero } = plays(play, 'expect-the-worst', 'plan', {
        heroes: { mayfeld: holding('mayfeld', 'expect-the-worst', 'D1'), ig11: { at: 'D1' } },
        events: ['firing-line', 'cornered', 'ambush'],
      });
      hero.asked('prompt.plan').answers('special').asked('prompt.foresee', { event: 'ambush' }).answers(choice);
      // The back of the next card is seen by burying this one: that is not to be tried out and taken back.
      expect(raid.table.match.undoable(0)?.free).toBe(choice === 'leave');
      raid.seat(0).asked('prompt.plan').answers('pass');
      for (const viewer of [1, 'spectator'] as const)
        expect(JSON.stringify([raid.table.view(viewer), raid.table.log(viewer)])).not.toContain('"ambush"');
      return raid.pile('eventDeck');
    };
    expect(foresee('leave')).toEqual(['firing-line', 'cornered', 'ambush']);
    expect(foresee('bury')).toEqual(['ambush', 'firing-line', 'cornered']);
  });
});
