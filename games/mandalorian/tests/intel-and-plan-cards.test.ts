import type { Viewer } from '@cantina/kernel';
import { scenario } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { PieceAt } from './kit.ts';
import { holding, plays } from './positions.ts';

describe('Intel', () => {
  scenario('intel-steps: an enemy goes one or two spaces', (play) => {
    const { raid, hero } = plays(play, 'silver-tongue', 'intel', {
      heroes: { greef: holding('greef', 'silver-tongue', 'D1'), ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
    });
    hero
      .asked('prompt.intel')
      .answers('push m1-raider')
      .asked('prompt.push-to')
      .offers('D2', 'D4', 'C2', 'D1', 'E2', 'C5', 'D5', 'E5')
      .answers('D5');
    expect(raid.piece('m1-raider')).toEqual(['D5', 0]);
  });

  scenario('intel-through: range is counted through walls and locked doors', (play) => {
    const { hero } = plays(play, 'thermal-scan', 'intel', {
      heroes: { ig11: holding('ig11', 'thermal-scan', 'D7'), cara: { at: 'G7' } },
      facedown: [
        ['m1-captain', 'D8'],
        ['m1-gunman', 'C8'],
        ['m1-house-guard', 'D10'],
        ['m1-asset', 'C11'],
      ],
    });
    hero
      .asked('prompt.intel', { strength: 3 })
      .offers('look D8', 'look C8', 'look D10', 'skip')
      .refuses('look C11', 'reason.out-of-range', 'MA-INT-02')
      .answers('skip');
  });

  scenario('intel-both: a look and a moved enemy, each once', (play) => {
    const { raid, hero } = plays(play, 'xia-s2', 'intel', {
      heroes: { xian: holding('xian', 'xia-s2', 'D2'), ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
      facedown: [['m1-lookout', 'D4']],
    });
    hero
      .asked('prompt.intel')
      .offers('look D4', 'push m1-raider', 'skip')
      .answers('look D4')
      .asked('prompt.intel')
      .offers('push m1-raider', 'skip')
      .answers('push m1-raider')
      .asked('prompt.push-to')
      .answers('D2')
      .asked('prompt.action');
    expect([raid.piece('m1-raider'), raid.pile('facedown')]).toEqual([['D2', 0], ['m1-lookout']]);
  });

  scenario('intel-both: the other way round, and the second is optional', (play) => {
    const { raid, hero } = plays(play, 'xia-s2', 'intel', {
      heroes: { xian: holding('xian', 'xia-s2', 'D2'), ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
      facedown: [['m1-lookout', 'D4']],
    });
    hero.asked('prompt.intel').answers('push m1-raider').asked('prompt.push-to').answers('D2');
    raid.seat(0).asked('prompt.intel').offers('look D4', 'skip').answers('skip').asked('prompt.action');
    expect([raid.piece('m1-raider'), raid.events.includes('look-at')]).toEqual([['D2', 0], false]);
  });

  scenario('intel-both: what a mission lets Intel do instead is instead of both', (play) => {
    const both = () =>
      plays(play, 'xia-s2', 'intel', {
        mission: 'm2',
        heroes: { xian: holding('xian', 'xia-s2', 'A8'), ig11: { at: 'G7' } },
        revealed: [
          ['m2-q1', 'A8'],
          ['m2-c1', 'A8'],
        ],
        facedown: [['m2-c4', 'B8']],
      });
    const clamp = both();
    clamp.hero
      .asked('prompt.intel')
      .offers('look B8', 'push m2-c1', 'remove m2-q1', 'skip')
      .answers('remove m2-q1')
      .asked('prompt.action');
    expect(clamp.raid.pile('gone')).toEqual(['m2-q1']);
    const look = both();
    look.hero
      .asked('prompt.intel')
      .answers('look B8')
      .asked('prompt.intel')
      .offers('push m2-c1', 'skip')
      .answers('skip')
      .asked('prompt.action');
    expect(look.raid.piece('m2-q1')).toEqual(['A8', 0]);
  });

  scenario('intel-through: it reaches an enemy in a cell, who moves only when the door is open', (play) => {
    const scan = (open: readonly string[]) =>
      plays(play, 'thermal-scan', 'intel', {
        mission: 'm3',
        heroes: { ig11: holding('ig11', 'thermal-scan', 'B2'), cara: { at: 'D1' } },
        revealed: [['m3-q2', 'A2']],
        open,
      }).hero;
    scan([]).asked('prompt.action');
    scan(['c1'])
      .asked('prompt.intel')
      .offers('push m3-q2', 'skip')
      .answers('push m3-q2')
      .asked('prompt.push-to')
      .offers('B2')
      .answers('B2');
  });

  scenario('look: one more threat, seen by that person alone', (play) => {
    const { raid, hero } = plays(play, 'tracking-scope', 'intel', {
      heroes: { mandalorian: holding('mandalorian', 'tracking-scope', 'D1'), ig11: { at: 'G7' } },
      facedown: [
        ['m1-lookout', 'D2'],
        ['m1-warden', 'D3'],
        ['m1-captain', 'D4'],
      ],
    });
    hero
      .asked('prompt.intel')
      .answers('special')
      .asked('prompt.look')
      .offers('look D2', 'look D3')
      .answers('look D3')
      .asked('prompt.intel')
      .offers('look D2', 'look D3', 'skip')
      .answers('skip');
    const sees = (viewer: Viewer) =>
      ['m1-lookout', 'm1-warden', 'm1-captain'].filter((face) =>
        JSON.stringify(raid.table.view(viewer)).includes(`"${face}"`),
      );
    expect([sees(0), sees(1), sees('spectator')]).toEqual([['m1-warden'], [], []]);
  });

  scenario('push: up to three enemies, each once, one space each', (play) => {
    const { raid, hero } = plays(play, 'may-t1', 'intel', {
      heroes: { mayfeld: holding('mayfeld', 'may-t1', 'D3'), ig11: { at: 'G7' } },
      revealed: [
        ['m1-raider', 'D4'],
        ['m1-scavenger', 'D5'],
        ['m1-gunman', 'D6'],
        ['m1-captain', 'D7'],
      ],
    });
    hero
      .asked('prompt.tactic')
      .answers('special')
      .asked('prompt.push', { left: 3 })
      .offers('m1-raider', 'm1-scavenger', 'm1-gunman')
      .answers('m1-raider')
      .asked('prompt.push-to')
      .offers('D3', 'D5', 'C5', 'E5')
      .answers('D3')
      .asked('prompt.push', { left: 2 })
      .offers('m1-scavenger', 'm1-gunman', 'done')
      .answers('m1-scavenger')
      .asked('prompt.push-to')
      .answers('D4')
      .asked('prompt.push', { left: 1 })
      .offers('m1-gunman', 'done')
      .answers('done')
      .asked('prompt.action');
    expect(['m1-raider', 'm1-scavenger', 'm1-gunman'].map((face) => raid.piece(face)?.[0])).toEqual(['D3', 'D4', 'D6']);
  });

  scenario('push and damage-moved: the enemy that was moved suffers', (play) => {
    const { raid, hero } = plays(play, 'man-t2', 'intel', {
      heroes: { mandalorian: holding('mandalorian', 'man-t2', 'D1'), ig11: { at: 'G7' } },
      revealed: [
        ['m1-gate-guard', 'D3'],
        ['m1-r-brute', 'D4'],
      ],
    });
    hero
      .asked('prompt.tactic')
      .answers('special')
      .asked('prompt.push')
      .offers('m1-gate-guard', 'm1-r-brute')
      .answers('m1-r-brute')
      .asked('prompt.push-to')
      .answers('D7');
    expect([raid.piece('m1-r-brute'), raid.piece('m1-gate-guard')]).toEqual([
      ['D7', 1],
      ['D3', 0],
    ]);
  });

  scenario('push and damage-moved: “up to” may be no space at all; it suffers where it stands', (play) => {
    const { raid, hero } = plays(play, 'man-t2', 'intel', {
      heroes: { mandalorian: holding('mandalorian', 'man-t2', 'D1'), ig11: { at: 'G7' } },
      revealed: [['m1-gate-guard', 'D3']],
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.push-to').answers('D3');
    expect([raid.piece('m1-gate-guard'), raid.events.includes('threat-moves')]).toEqual([['D3', 1], false]);
  });

  scenario('push and damage-moved: into the corner A1 and out of it', (play) => {
    const whipcord = (from: string) =>
      plays(play, 'man-t2', 'intel', {
        heroes: { mandalorian: holding('mandalorian', 'man-t2', 'B2'), ig11: { at: 'G7' } },
        revealed: [['m1-gate-guard', from]],
      });
    const into = whipcord('A2');
    into.hero.asked('prompt.tactic').answers('special').asked('prompt.push-to').answers('A1');
    expect(into.raid.piece('m1-gate-guard')).toEqual(['A1', 1]);
    const out = plays(play, 'silver-tongue', 'intel', {
      heroes: { greef: holding('greef', 'silver-tongue', 'A1'), ig11: { at: 'G7' } },
      revealed: [['m1-gate-guard', 'A1']],
    });
    out.hero
      .asked('prompt.intel')
      .answers('push m1-gate-guard')
      .asked('prompt.push-to')
      .offers('A2', 'B1', 'B2', 'C1', 'C2')
      .answers('C1');
    expect(out.raid.piece('m1-gate-guard')).toEqual(['C1', 0]);
  });

  scenario('push another: not the enemy that Intel moves, whichever comes first', (play) => {
    const intimidated = (revealed: readonly PieceAt[]) =>
      plays(play, 'intimidate', 'intel', {
        heroes: { burg: holding('burg', 'intimidate', 'D3'), ig11: { at: 'G7' } },
        revealed,
      });
    const two: readonly PieceAt[] = [
      ['m1-raider', 'D4'],
      ['m1-scavenger', 'D2'],
    ];
    const after = intimidated(two);
    after.hero
      .asked('prompt.intel')
      .answers('push m1-raider')
      .asked('prompt.push-to')
      .answers('D3')
      .asked('prompt.after')
      .answers('special')
      // Nobody but the scavenger is left for it
      .asked('prompt.push-to', { card: 'm1-scavenger' })
      .answers('D1');
    const before = intimidated(two);
    before.hero
      .asked('prompt.intel')
      .answers('special')
      .asked('prompt.push')
      .offers('m1-raider', 'm1-scavenger')
      .answers('m1-raider')
      .asked('prompt.push-to')
      .answers('D5')
      .asked('prompt.intel')
      .offers('push m1-scavenger', 'skip')
      .answers('skip');
    const one = intimidated([['m1-raider', 'D4']]);
    one.hero
      .asked('prompt.intel')
      .answers('push m1-raider')
      .asked('prompt.push-to')
      .answers('D3')
      .asked('prompt.action');
    expect([after, before, one].map(({ raid }) => two.map(([face]) => raid.piece(face)?.[0]))).toEqual([
      ['D3', 'D1'],
      ['D5', 'D2'],
      ['D3', undefined],
    ]);
  });

  scenario('scare: every enemy beside moves away; one that can’t get further away stays', (play) => {
    const { raid, hero } = plays(play, 'bur-t2', 'intel', {
      heroes: { burg: holding('burg', 'bur-t2', 'D3'), ig11: { at: 'G7' } },
      revealed: [
        ['m1-raider', 'D4'],
        ['m1-scavenger', 'D2'],
        ['m1-gunman', 'D5'],
      ],
    });
    hero
      .asked('prompt.tactic')
      .answers('special')
      .asked('prompt.scare', { enemy: 'm1-raider' })
      .offers('C5', 'D5', 'E5')
      .answers('C5')
      .asked('prompt.scare', { enemy: 'm1-scavenger' })
      .offers('C2', 'D1', 'E2')
      .answers('E2');
    expect(['m1-raider', 'm1-scavenger', 'm1-gunman'].map((face) => raid.piece(face)?.[0])).toEqual(['C5', 'E2', 'D5']);
    // From the corner A1 nothing leads away from B1
    const corner = plays(play, 'bur-t2', 'intel', {
      heroes: { burg: holding('burg', 'bur-t2', 'B1'), ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'A1']],
    });
    corner.hero.asked('prompt.action');
    expect(corner.raid.piece('m1-raider')).toEqual(['A1', 0]);
  });
});

describe('planning and decks', () => {
  scenario('plan-draw and plan-keep: one more is drawn, two may be kept', (play) => {
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
      .offers('keep cover', 'keep prepared', 'none')
      .answers('keep cover')
      .asked('prompt.put-back')
      .answers('none');
    expect([raid.plansOf('greef'), raid.pile('planDiscard')]).toEqual([['defend', 'cover'], ['prepared']]);
  });

  scenario('plan-give: the kept card may go to somebody within range who has none', (play) => {
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
    raid.seat(0).asked('prompt.put-back').answers('none');
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
      .answers('none');
    expect([choice.raid.plansOf('cara'), choice.raid.plansOf('ig11')]).toEqual([['cover'], []]);
  });

  scenario('let-keep: somebody else keeps one of the cards that are left', (play) => {
    const { raid, hero } = plays(play, 'car-s2', 'plan', {
      heroes: { cara: holding('cara', 'car-s2', 'D1'), ig11: { at: 'D4' } },
      plans: ['no-luck', 'no-luck', 'defend', 'cover'],
    });
    hero
      .asked('prompt.plan')
      .answers('draw')
      .asked('prompt.keep')
      .offers('keep defend', 'keep cover', 'special', 'none')
      .answers('keep defend')
      .asked('prompt.keep')
      .offers('special', 'none')
      .answers('special')
      .asked('prompt.search')
      .offers('cover')
      .answers('cover');
    expect([raid.plansOf('cara'), raid.plansOf('ig11'), raid.pile('planDiscard')]).toEqual([['defend'], ['cover'], []]);
  });

  scenario('let-keep: nobody may keep No Luck, nor a second copy', (play) => {
    const { raid, hero } = plays(play, 'car-s2', 'plan', {
      heroes: { cara: { ...holding('cara', 'car-s2', 'D1'), plans: ['cover'] }, ig11: { at: 'D4', plans: ['cover'] } },
      plans: ['defend', 'no-luck', 'cover'],
    });
    hero.asked('prompt.plan').answers('draw').asked('prompt.put-back').answers('none').asked('prompt.action');
    expect([raid.plansOf('ig11'), raid.pile('planDiscard')]).toEqual([['cover'], ['cover', 'no-luck']]);
  });

  scenario('take-plan: a Defend from the discard pile, unless one has it already', (play) => {
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

  scenario('search-plans: any card that may be kept; what was seen is shuffled again', (play) => {
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

  scenario('search-plans: where nothing may be kept, nothing is', (play) => {
    const { raid, hero } = plays(play, 'gre-t1', 'plan', {
      heroes: { greef: { ...holding('greef', 'gre-t1', 'D1'), plans: ['cover'] }, ig11: { at: 'D1' } },
      plans: ['no-luck', 'cover'],
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.action');
    expect([raid.plansOf('greef'), [...raid.pile('planDeck')].sort()]).toEqual([['cover'], ['cover', 'no-luck']]);
  });

  scenario('search-plans: whoever takes the last card has the discard pile shuffled (MA-EMP-01)', (play) => {
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

  scenario('remove-disruption: one token from any area', (play) => {
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
      .offers('draw', 'skip')
      .answers('skip');
    expect([raid.pile('areaTokens', 0), raid.pile('areaTokens', 2), raid.pile('disruptionDiscard')]).toEqual([
      ['disruption-white-2'],
      ['disruption-white-1'],
      ['disruption-yellow-3'],
    ]);
  });

  scenario('remove-disruption: up to two from one area, or only one', (play) => {
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
        .answers('skip');
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
    last.raid.seat(0).asked('prompt.plan').answers('skip');
    expect([last.raid.pile('areaTokens', 0), last.raid.pile('areaTokens', 2)]).toEqual([[], ['disruption-yellow-3']]);
  });

  scenario('foresee: also the last card of the deck', (play) => {
    const { raid, hero } = plays(play, 'expect-the-worst', 'plan', {
      heroes: { mayfeld: holding('mayfeld', 'expect-the-worst', 'D1'), ig11: { at: 'D1' } },
      events: ['ambush'],
    });
    hero.asked('prompt.plan').answers('special').asked('prompt.foresee', { event: 'ambush' }).answers('leave');
    raid.seat(0).asked('prompt.plan').answers('skip');
    expect(raid.pile('eventDeck')).toEqual(['ambush']);
  });

  scenario('foresee: the top event is seen by one person alone, and stays or goes to the bottom', (play) => {
    const foresee = (choice: string) => {
      const { raid, hero } = plays(play, 'expect-the-worst', 'plan', {
        heroes: { mayfeld: holding('mayfeld', 'expect-the-worst', 'D1'), ig11: { at: 'D1' } },
        events: ['firing-line', 'cornered', 'ambush'],
      });
      hero.asked('prompt.plan').answers('special').asked('prompt.foresee', { event: 'ambush' }).answers(choice);
      raid.seat(0).asked('prompt.plan').answers('skip');
      for (const viewer of [1, 'spectator'] as const)
        expect(JSON.stringify([raid.table.view(viewer), raid.table.log(viewer)])).not.toContain('"ambush"');
      return raid.pile('eventDeck');
    };
    expect(foresee('leave')).toEqual(['firing-line', 'cornered', 'ambush']);
    expect(foresee('bury')).toEqual(['ambush', 'firing-line', 'cornered']);
  });
});
