import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { CharacterId } from '../content/all.ts';
import { CHARACTER_IDS, cards } from '../content/all.ts';
import { type HeroAt, mission, type Position, printedHealth, type Raid } from './kit.ts';
import { plays } from './positions.ts';

/** One hero with a card to play; IG-11, or whoever is named, stands far away. */
function holding(play: Play, character: CharacterId, hero: HeroAt, more: Partial<Position> = {}): Raid {
  const other: CharacterId = character === 'ig11' ? 'mandalorian' : 'ig11';
  return mission(play, { ...more, heroes: { [character]: hero, [other]: { at: 'G7' }, ...more.heroes } });
}

/** What the cards and tokens on an area come to, as everybody is told when one is played. */
const totals = (raid: Raid): unknown[] =>
  raid.table
    .log('spectator')
    .filter(({ type }) => type === 'play')
    .map(({ data }) => data.total);

describe('bonus icons', () => {
  it('MA-SKL-01 MA-SKL-02 MA-SKL-03 MA-EX-04 · strength 1 with an Attack icon: # 2 on Attack, # 1 on Move, and the area grows by 1', (play) => {
    const hand = ['quick-draw', 'steady-advance'];
    const attack = holding(play, 'mandalorian', { at: 'D2', hand }, { revealed: [['m1-raider', 'D3']] });
    attack.seat(0).does('play quick-draw on attack').asked('prompt.attack', { strength: 2 }).answers('pass');
    expect(totals(attack)).toEqual([1]);
    const move = holding(play, 'mandalorian', { at: 'D2', hand });
    move.seat(0).does('play quick-draw on move').asked('prompt.move', { left: 1 }).answers('stop');
    expect(totals(move)).toEqual([1]);
  });

  it('MA-SKL-01 MA-SKL-02 MA-SKL-03 · so it is with every card that has an icon', (play) => {
    const icons = cards.flatMap((card) => (card.kind === 'skill' && card.bonus !== null ? [card] : []));
    for (const { id, character, strength, bonus } of icons) {
      for (const area of [bonus, bonus === 'plan' ? 'move' : 'plan']) {
        const raid = holding(play, character, { at: 'D1', hand: [id] }, { unlocked: 8 });
        raid.seat(0).asked('prompt.action').answers(`play ${id} on ${area}`);
        const told = raid.table.log('spectator').find(({ type }) => type === 'play');
        const added = area === bonus ? 1 : 0;
        expect([id, told?.data.strength, told?.data.total]).toEqual([id, (strength ?? 0) + added, strength]);
        raid.table.leavesOpen();
      }
    }
  });

  it('MA-SKL-02 MA-EVS-03 · an icon does not make a 4 out of 3 a 5: no event follows', (play) => {
    const raid = holding(
      play,
      'mandalorian',
      { at: 'D1', hand: ['quick-draw', 'beskar-helmet'] },
      { areas: { attack: ['vibroblade'] } },
    );
    raid.seat(0).does('play quick-draw on attack', 'play beskar-helmet on intel');
    expect([raid.state.active, raid.pile('eventDiscard'), raid.pile('area', 1)]).toEqual([
      1,
      [],
      ['vibroblade', 'quick-draw'],
    ]);
  });
});

describe('special abilities', () => {
  /** Mayfeld may look at a threat within range 2 when he plays Point Man (3) on Move. */
  const pointMan = (play: Play): Raid =>
    holding(
      play,
      'mayfeld',
      { at: 'D1', hand: ['point-man', 'strictly-professional'] },
      {
        facedown: [
          ['m1-lookout', 'D3'],
          ['m1-raider', 'B3'],
        ],
        plans: ['defend', 'cover', 'no-luck', 'no-luck'],
      },
    );

  it('MA-SKL-04 MA-SKL-05 MA-SKL-06 MA-EX-05 · on its area it is used before or after the action', (play) => {
    const before = pointMan(play);
    before
      .seat(0)
      .does('play point-man on move')
      .asked('prompt.move', { left: 3 })
      .answers('special')
      .asked('prompt.look')
      .offers('look D3')
      .answers('look D3')
      .asked('prompt.move', { left: 3 })
      .answers('B2')
      .asked('prompt.move', { left: 1 })
      .answers('stop')
      .asked('prompt.action');
    const after = pointMan(play);
    after
      .seat(0)
      .does('play point-man on move')
      .asked('prompt.move')
      .answers('B2')
      .asked('prompt.move')
      .answers('stop')
      .asked('prompt.after')
      .by('MA-SKL-06')
      .offers('special', 'done')
      .answers('special')
      .asked('prompt.look')
      .offers('look B3')
      .answers('look B3')
      .asked('prompt.action');
    expect(after.where('mayfeld')).toBe('B2');
  });

  it('MA-SKL-07 MA-EX-05 · not in the middle of a movement', (play) => {
    const raid = pointMan(play);
    raid
      .seat(0)
      .does('play point-man on move')
      .asked('prompt.move')
      .answers('D2')
      .asked('prompt.move', { left: 2 })
      .offers('C1', 'C2', 'D1', 'D3', 'E1', 'E2', 'B1', 'B2', 'F1', 'F2', 'stop')
      .answers('stop')
      .asked('prompt.after')
      .answers('done');
  });

  it('MA-SKL-07 · nor while drawn planning cards lie there', (play) => {
    const raid = holding(
      play,
      'mandalorian',
      { at: 'D1', hand: ['part-of-the-deal', 'steady-advance'] },
      { areas: { move: ['disruption-white-2'] }, plans: ['no-luck', 'no-luck', 'no-luck', 'defend'] },
    );
    raid
      .seat(0)
      .does('play part-of-the-deal on plan')
      .asked('prompt.plan')
      .offers('draw', 'special', 'pass')
      .answers('draw')
      .asked('prompt.keep')
      .offers('keep defend', 'pass')
      .answers('keep defend')
      .asked('prompt.put-back')
      .answers('pass')
      .asked('prompt.after')
      .answers('special')
      .asked('prompt.remove-disruption')
      .answers('disruption-white-2');
    expect(raid.pile('areaTokens', 0)).toEqual([]);
  });

  it('MA-SKL-04 MA-SKL-08 MA-EX-05 · on another area not at all, but the action has its strength', (play) => {
    const raid = pointMan(play);
    raid
      .seat(0)
      .does('play point-man on plan')
      .asked('prompt.plan', { amount: 3 })
      .offers('draw', 'pass')
      .answers('draw')
      .asked('prompt.keep')
      .answers('pass')
      .asked('prompt.put-back')
      .offers('cover', 'no-luck', 'no-luck#2', 'pass')
      .answers('pass')
      .asked('prompt.action');
  });

  it('MA-SKL-09 MA-MIS-02 · it is always optional', (play) => {
    const raid = pointMan(play);
    raid
      .seat(0)
      .does('play point-man on move')
      .asked('prompt.move')
      .answers('stop')
      .asked('prompt.after')
      .answers('done');
    expect(raid.events).not.toContain('special');
  });

  it('MA-SKL-09 · but whoever uses it carries out all of it, the bad part too', (play) => {
    const raid = holding(
      play,
      'ig11',
      { at: 'D2', hand: ['self-destruct-charge', 'cold-calculation'] },
      {
        revealed: [
          ['m1-raider', 'D2'],
          ['m1-scavenger', 'D3'],
          ['m1-lookout', 'D4'],
        ],
      },
    );
    raid
      .seat(0)
      .does('play self-destruct-charge on attack')
      .asked('prompt.attack')
      .offers('attack m1-raider', 'attack m1-scavenger', 'special', 'pass')
      .answers('special')
      .asked('prompt.action');
    expect([raid.pile('revealed'), raid.damage('ig11')]).toEqual([['m1-lookout'], 2]);
  });

  it('MA-SKL-10 · it may be used although the action itself is skipped', (play) => {
    const raid = holding(play, 'burg', { at: 'D2', hand: ['throw', 'brawler'] }, { revealed: [['m1-raider', 'D2']] });
    raid
      .seat(0)
      .does('play throw on attack')
      .asked('prompt.attack')
      .answers('pass')
      .asked('prompt.after')
      .answers('special')
      .asked('prompt.push-to')
      .answers('D4')
      .asked('prompt.action');
    expect(raid.piece('m1-raider')).toEqual(['D4', 0]);
  });

  it('MA-SKL-05 MA-SKL-10 · used before the action it comes besides it, and only once', (play) => {
    const raid = holding(play, 'burg', { at: 'D2', hand: ['throw', 'brawler'] }, { revealed: [['m1-raider', 'D2']] });
    raid
      .seat(0)
      .does('play throw on attack')
      .asked('prompt.attack')
      .offers('attack m1-raider', 'special', 'pass')
      .answers('special')
      .asked('prompt.push-to')
      .answers('D3')
      .asked('prompt.attack')
      .offers('attack m1-raider', 'pass')
      .answers('attack m1-raider')
      .asked('prompt.action');
    expect(raid.piece('m1-raider')).toEqual(printedHealth('m1-raider') > 3 ? ['D3', 3] : null);
  });

  it('MA-SKL-11 MA-MIS-03 · "any character" may be yourself, "another" is not', (play) => {
    const shield = (chosen: CharacterId) => {
      const raid = mission(play, {
        heroes: { cara: { at: 'D1', hand: ['stand-firm', 'breach'] }, ig11: { at: 'D2' }, greef: { at: 'D5' } },
      });
      raid
        .seat(0)
        .does('play stand-firm on move')
        .asked('prompt.move')
        .answers('special')
        .asked('prompt.shield')
        .by('MA-SKL-11')
        .offers('cara', 'ig11')
        .answers(chosen)
        .asked('prompt.move')
        .answers('stop');
      return raid.state.shields.map((until) => until > 0);
    };
    expect([shield('cara'), shield('ig11')]).toEqual([
      [true, false, false],
      [false, true, false],
    ]);
    const nurse = mission(play, {
      heroes: {
        ig11: { at: 'D1', damage: 2, hand: ['nurse-routine', 'cold-calculation'] },
        cara: { at: 'D2', damage: 2 },
      },
    });
    nurse.seat(0).does('play nurse-routine on plan').asked('prompt.plan').answers('special');
    nurse.seat(0).asked('prompt.plan').answers('pass');
    expect([nurse.damage('ig11'), nurse.damage('cara')]).toEqual([2, 1]);
  });

  it('MA-SKL-11 · with nobody else to heal, an ability for another is not offered', (play) => {
    const raid = holding(play, 'ig11', { at: 'D1', damage: 2, hand: ['nurse-routine', 'cold-calculation'] });
    raid.seat(0).does('play nurse-routine on plan').asked('prompt.plan').offers('draw', 'pass').answers('pass');
    expect(raid.damage('ig11')).toBe(2);
  });

  it('MA-SKL-09 · an ability that could do nothing now is not offered', (play) => {
    const planning = (character: CharacterId, card: string, more: Partial<Position>, at = 'D1') => {
      const heroes = { [character]: { at, hand: [card, card] }, ig11: { at: 'D5' }, ...more.heroes };
      return plays(play, card, 'plan', { ...more, heroes }).hero.asked('prompt.plan');
    };
    const idle = ['draw', 'pass'];
    // Nobody on Burg’s own space, and no companion within range 3 of Cara
    planning('burg', 'bur-w', { revealed: [['m1-raider', 'D2']] })
      .offers(...idle)
      .answers('pass')
      .asked('prompt.action');
    planning('cara', 'rally-the-line', {})
      .offers(...idle)
      .answers('pass')
      .asked('prompt.action');
    // No disruption anywhere, or none on this area
    const clean = { areas: { move: ['quick-draw'] } } as const;
    for (const [character, card] of [
      ['mandalorian', 'part-of-the-deal'],
      ['greef', 'favor-owed'],
    ] as const)
      planning(character, card, clean)
        .offers(...idle)
        .answers('pass')
        .asked('prompt.action');
    planning('greef', 'gre-w', { areas: { move: ['disruption-white-1'] } })
      .offers(...idle)
      .answers('pass')
      .asked('prompt.action');
    // Behind a locked door there is nowhere to go
    const cell = {
      mission: 'm3',
      heroes: { xian: { at: 'A2', hand: ['xia-w', 'xia-w'] }, ig11: { at: 'D1' } },
    } as const;
    planning('xian', 'xia-w', cell)
      .offers(...idle)
      .answers('pass')
      .asked('prompt.action');
    planning('xian', 'xia-w', { ...cell, open: ['c1'] })
      .offers('draw', 'special', 'pass')
      .answers('special')
      .asked('prompt.move', { left: 1 })
      .offers('B2', 'stop')
      .answers('B2')
      .asked('prompt.plan')
      .answers('pass');
  });

  it('MA-SKL-09 · nor is one beside another action, or in the place of it', (play) => {
    const blast = plays(play, 'self-destruct-charge', 'attack', {
      heroes: { ig11: { at: 'D1', hand: ['self-destruct-charge', 'combat-reflex'] }, cara: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
      facedown: [['m1-lookout', 'D2']],
    });
    blast.hero.asked('prompt.attack').offers('attack D2', 'pass').answers('pass').asked('prompt.action');
    const scope = plays(play, 'tracking-scope', 'intel', {
      heroes: { mandalorian: { at: 'D1', hand: ['tracking-scope', 'quick-draw'] }, ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'D2']],
      facedown: [['m1-lookout', 'D4']],
    });
    scope.hero.asked('prompt.intel').offers('push m1-raider', 'pass').answers('pass').asked('prompt.action');
    const airlift = (open: readonly string[]) =>
      plays(play, 'paz-t2', 'move', {
        mission: 'm3',
        heroes: { paz: { at: 'A2', hand: ['paz-t2', 'wide-stance'] }, ig11: { at: 'D1' } },
        revealed: [['m3-c1', 'B2']],
        open,
      }).hero;
    airlift([]).asked('prompt.action');
    airlift(['c1'])
      .asked('prompt.tactic')
      .answers('special')
      .asked('prompt.move', { left: 3 })
      .offers('B2', 'stop')
      .answers('B2');
  });

  it('MA-SKL-12 · a card with two lights is there twice, all others once', () => {
    for (const character of CHARACTER_IDS) {
      const own = cards.flatMap((card) => (card.kind === 'skill' && card.character === character ? [card] : []));
      expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
      const twice = own.filter(({ type, copies }) => type === 'base' && copies === 2).length;
      const once = own.filter(({ type, copies }) => type === 'base' && copies === 1).length;
      expect([twice > 0, twice * 2 + once]).toEqual([true, 12]);
    }
  });

  it('MA-SKL-13 · a companion beside adds nothing to a card that asks for something else', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D2', hand: ['vibroblade', 'quick-draw'] }, ig11: { at: 'D2' } },
      revealed: [['m1-r-brute', 'D3', -2]],
    });
    raid.seat(0).does('play vibroblade on attack').asked('prompt.attack', { strength: 3 }).answers('attack m1-r-brute');
    expect(raid.piece('m1-r-brute')).toEqual(['D3', 1]);
  });

  it('MA-SKL-13 MA-EVS-03 · added strength counts for the action, not for the area', (play) => {
    const beside = (at: string) => {
      const raid = mission(play, {
        unlocked: 8,
        heroes: { mandalorian: { at: 'D1', hand: ['man-w', 'steady-advance'] }, ig11: { at } },
      });
      raid.seat(0).does('play man-w on move');
      return raid;
    };
    const near = beside('D2');
    near.seat(0).asked('prompt.move', { left: 3 }).answers('stop');
    const far = beside('D3');
    far.seat(0).asked('prompt.move', { left: 2 }).answers('stop');
    expect([totals(near), totals(far)]).toEqual([[2], [2]]);
  });
});
