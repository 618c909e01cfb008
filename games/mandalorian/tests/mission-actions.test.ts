import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { AREAS, cards, type SkillCard } from '../content/all.ts';
import { numbers as m4 } from '../content/locked/p4/mission.ts';
import { mission, printedHealth, subject } from './kit.ts';

/** Mission 3 with its fifth area; the Mandalorian stands before the locked cell c1. */
const transport = (play: Play, hand: readonly string[], track = 0) =>
  mission(play, {
    mission: 'm3',
    unlocked: 3,
    heroes: { mandalorian: { at: 'B2', hand }, xian: { at: 'D1' } },
    fields: { track },
  });

describe('numbered spaces', () => {
  it('MA-NUM-01 MD-M3-03 · a number does nothing by itself: space 5 is a lookout in Mission 3 because its rules say so', (play) => {
    const lookout = mission(play, {
      mission: 'm3',
      unlocked: 3,
      heroes: { mandalorian: { at: 'D5', hand: ['quick-draw'] }, xian: { at: 'D1' } },
      facedown: [
        ['m3-q1', 'A2'],
        ['m3-c1', 'F1'],
      ],
    });
    lookout.seat(0).does('play quick-draw on intel').asked('prompt.intel').offers('look A2', 'look F1', 'pass');
    // It is for Intel actions: a card that looks around while moving sees no further than it says
    const passing = mission(play, {
      mission: 'm3',
      unlocked: 3,
      heroes: { mayfeld: { at: 'D5', hand: ['point-man'] }, xian: { at: 'D1' } },
      facedown: [
        ['m3-c1', 'D3'],
        ['m3-c2', 'F1'],
      ],
    });
    passing.seat(0).does('play point-man on move').asked('prompt.move').answers('special');
    passing.seat(0).asked('prompt.look').offers('look D3').answers('look D3').asked('prompt.move').answers('stop');
    // Another space of that map, and space 5 of the first map
    const elsewhere = mission(play, {
      mission: 'm3',
      unlocked: 3,
      heroes: { mandalorian: { at: 'D4', hand: ['quick-draw'] }, xian: { at: 'D1' } },
      facedown: [['m3-q1', 'A2']],
    });
    // There is nothing to find, so the turn is over
    elsewhere.seat(0).does('play quick-draw on intel');
    expect(elsewhere.state.active).toBe(1);
    const first = mission(play, {
      heroes: { mandalorian: { at: 'G7', hand: ['quick-draw'] }, ig11: { at: 'D1' } },
      facedown: [['m1-raider', 'B3']],
    });
    first.seat(0).does('play quick-draw on intel');
    expect(first.state.active).toBe(1);
  });
});

describe('the green area', () => {
  it('MA-MAC-01 · Mission 3 has a fifth area that takes cards like the others; Mission 1 has four', (play) => {
    const offered = (id: 'm1' | 'm3') =>
      mission(play, {
        mission: id,
        heroes: { mandalorian: { at: 'D1', hand: ['flamethrower'] }, xian: { at: 'D1' } },
      })
        .seat(0)
        .asked('prompt.action');
    const basic = ['move', 'attack', 'intel', 'plan'].map((area) => `play flamethrower on ${area}`);
    offered('m1').offers(...basic);
    offered('m3').offers(...basic, 'play flamethrower on mission');
  });

  it('MA-MAC-01 · one card per turn there, as on every area', (play) => {
    const raid = transport(play, ['quick-draw', 'quick-draw', 'flamethrower']);
    raid
      .seat(0)
      .does('play quick-draw on mission')
      .asked('prompt.action')
      .refuses('play flamethrower on mission', 'reason.area-used', 'MA-ACT-04');
  });

  it('MA-MAC-02 MD-M3-01 · a card there resolves the mission action: a door beside you opens with # 2', (play) => {
    const raid = transport(play, ['flamethrower']);
    raid.seat(0).does('play flamethrower on mission').asked('prompt.mission-action').offers('c1', 'pass').answers('c1');
    expect(raid.events).toContain('door-opens');
    expect(raid.pile('area', AREAS.indexOf('mission'))).toEqual(['flamethrower']);
  });

  it('MA-MAC-03 · at setup it gets one white disruption token like the others', (play) => {
    for (const [id, areas] of [
      ['m1', 4],
      ['m3', 5],
      ['m4', 5],
    ] as const) {
      const table = play(subject, { seats: 2, options: { mission: id, mode: 'sandbox' } });
      table.leavesOpen();
      const tokens = AREAS.map((_, area) => table.pile('areaTokens', area));
      expect(tokens.map((pile) => pile.length)).toEqual(AREAS.map((_, area) => (area < areas ? 1 : 0)));
      expect(tokens.flat().filter((face) => !face.startsWith('disruption-white'))).toEqual([]);
      expect(table.pile('disruption')).toHaveLength(10 - areas);
    }
  });

  it('MA-MAC-04 · its total brings events and crises', (play) => {
    const step = (second: string) =>
      mission(play, {
        mission: 'm3',
        unlocked: 3,
        heroes: { mandalorian: { at: 'D1' }, xian: { at: 'D1' } },
        areas: { mission: ['disruption-yellow-3', second] },
        step: 'events',
      });
    const told = (second: string) => step(second).events.filter((type) => type === 'event' || type === 'crisis');
    expect([told('disruption-white-1'), told('disruption-white-2'), told('disruption-yellow-3')]).toEqual([
      [],
      ['event'],
      ['crisis', 'event'],
    ]);
  });

  it('MA-MAC-05 MD-M3-01 · "if # is 4+": weaker cards may be played there, but have no such effect', (play) => {
    const far = transport(play, ['steady-advance'], 1);
    far
      .seat(0)
      .does('play steady-advance on mission')
      .asked('prompt.mission-action')
      .offers('c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'bulk', 'track-back', 'pass')
      .answers('track-back');
    expect(far.state.track).toBe(0);
    const near = transport(play, ['vibroblade'], 1);
    near.seat(0).does('play vibroblade on mission').asked('prompt.mission-action').offers('c1', 'pass').answers('pass');
    // Strength 1 does nothing at all; the card lies there and counts
    const weak = transport(play, ['quick-draw', 'flamethrower'], 1);
    weak.seat(0).does('play quick-draw on mission').asked('prompt.action');
    expect([weak.state.track, weak.pile('area', 4)]).toEqual([1, ['quick-draw']]);
  });

  it('MA-MAC-06 MA-EX-29 MD-M4-05 MD-GEN-09 · a special ability that adds strength counts for the action, not for the total', (play) => {
    // The cannon on space 2 needs 3; Side by Side has 2 and one more with a companion within range 1
    const before = printedHealth('m4-t1') - m4.cannonStrength;
    const cannon = (companion: string) =>
      mission(play, {
        mission: 'm4',
        unlocked: 4,
        heroes: { mandalorian: { at: 'D4', hand: ['man-w'] }, cara: { at: companion } },
        revealed: [['m4-t1', 'D6', before]],
        tokens: [['token-1', 'D4']],
        carries: { 'token-1': 'mandalorian' },
      });
    expect(m4.cannonStrength).toBe(3);
    const strong = cannon('D3');
    strong.seat(0).does('play man-w on mission').asked('prompt.mission-action').offers('D6', 'pass').answers('D6');
    expect(strong.piece('m4-t1')).toBeNull();
    const played = strong.table.log('spectator').find(({ type }) => type === 'play');
    expect(played?.data).toMatchObject({ strength: 3, total: 2 });
    const weak = cannon('D1');
    weak.seat(0).does('play man-w on mission');
    expect(weak.state.active).toBe(1);
    expect(weak.piece('m4-t1')).toEqual(['D6', before]);
  });

  it('MA-MAC-01 MA-SKL-05 MA-CHD-03 · a wild card’s ability comes besides it, and the Child can be rescued there', (play) => {
    const cannon = (at: string) =>
      mission(play, {
        mission: 'm4',
        unlocked: 4,
        heroes: { paz: { at, hand: ['paz-w', 'wide-stance'] }, cara: { at: 'D1' } },
        revealed: [['m4-t1', 'D6', -3]],
        tokens: [['token-1', 'D4']],
      });
    const raid = cannon('D4');
    raid
      .seat(0)
      .does('play paz-w on mission')
      .asked('prompt.mission-action')
      .offers('D6', 'special', 'rescue', 'pass')
      .answers('special')
      .asked('prompt.mission-action')
      .offers('D6', 'rescue', 'pass')
      .answers('rescue')
      .asked('prompt.mission-action')
      .offers('D6', 'pass')
      .answers('D6')
      .asked('prompt.action');
    expect([raid.piece('m4-t1'), raid.bearer('token-1'), (raid.state.shields[0] ?? 0) > 0]).toEqual([
      ['D6', 0],
      'paz',
      true,
    ]);
    // Away from the cannon and the Child only the ability is left
    const away = cannon('D5');
    away.seat(0).does('play paz-w on mission').asked('prompt.mission-action').offers('special', 'pass').answers('pass');
    away.seat(0).asked('prompt.after').offers('special', 'done').answers('done').asked('prompt.action');
    expect([away.piece('m4-t1'), away.bearer('token-1'), away.state.shields[0]]).toEqual([['D6', -3], null, 0]);
  });

  it('MA-MAC-07 · no bonus icon helps there', (play) => {
    const skills = cards.filter((card): card is SkillCard => card.kind === 'skill');
    const basic = AREAS.filter((area) => area !== 'mission');
    const bonuses = skills.flatMap(({ bonus }) => (bonus === null ? [] : [bonus]));
    expect(basic).toEqual(expect.arrayContaining(bonuses));
    // Scout Ahead has 3 and a bonus for Intel: no 4 on the green area
    const raid = mission(play, {
      mission: 'm3',
      unlocked: 3,
      heroes: { xian: { at: 'B2', hand: ['scout-ahead'] }, mandalorian: { at: 'D1' } },
    });
    raid
      .seat(0)
      .does('play scout-ahead on mission')
      .asked('prompt.mission-action')
      .offers('c1', 'pass')
      .answers('pass');
  });
});
