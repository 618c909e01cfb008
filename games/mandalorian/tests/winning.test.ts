import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { afterGame, begin, nextMission, nextTable } from '../campaign/deck.ts';
import { missionOf } from '../content/all.ts';
import { type HeroAt, mission, type Position, subject } from './kit.ts';
import { eventStep, healthOf } from './positions.ts';

/** Mission 1; the Mandalorian carries the Asset. The goal is to have it on D1 at the end of a turn. */
const returning = (play: Play, hero: Partial<HeroAt>, more: Partial<Position> = {}) =>
  mission(play, {
    heroes: { mandalorian: { at: 'D2', hand: ['quick-draw'], ...hero }, ig11: { at: 'B1' } },
    revealed: [['m1-asset', 'D2']],
    carries: { 'm1-asset': 'mandalorian' },
    ...more,
  });

describe('winning', () => {
  it('MA-WIN-01 MA-WIN-03 MD-M1-04 · the goal ends the game, and all win together', (play) => {
    const raid = returning(play, {});
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D1');
    raid.table.wonBy(0, 1);
    expect(raid.table.match.outcome?.reason).toBe('goal');
    const short = returning(play, { at: 'D3' });
    short.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D2');
    expect(short.table.match.outcome).toBeNull();
  });

  it('MA-WIN-02 · it is looked at only at the end of the turn, whoever’s turn it is', (play) => {
    const raid = returning(play, { at: 'D2', hand: ['quick-draw', 'quick-draw'] });
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('D1');
    // There is a second card to play
    expect(raid.table.match.outcome).toBeNull();
    raid.seat(0).does('play quick-draw on plan').asked('prompt.plan').answers('pass');
    raid.table.wonBy(0, 1);
    // At the end of IG-11's turn the Mandalorian stands there, too
    const other = returning(play, { at: 'D1' }, { active: 1, step: 'draw' });
    other.table.wonBy(0, 1);
  });

  it('MA-WIN-02 MA-WIN-04 · the characters must survive the event step first', (play) => {
    const last = (damage: number) =>
      returning(
        play,
        { at: 'D1', damage },
        {
          revealed: [
            ['m1-asset', 'D1'],
            ['m1-raider', 'D2'],
          ],
          ...eventStep('firing-line'),
        },
      );
    const lost = last(healthOf('mandalorian') - 1);
    lost.table.wonBy();
    expect(lost.table.match.outcome?.reason).toBe('defeated');
    last(healthOf('mandalorian') - 2).table.wonBy(0, 1);
  });

  it('MA-WIN-06 MD-M1-06 MD-GEN-05 · goal and failure at once: you have failed', (play) => {
    // The Asset is home, and time runs out in the same event step
    const [few] = missionOf('m1').time ?? [0];
    const raid = returning(
      play,
      { at: 'D1' },
      { ...eventStep('firing-line'), events: ['firing-line'], fields: { time: few - 1 } },
    );
    raid.table.wonBy();
    expect(raid.table.match.outcome?.reason).toBe('time');
    const earlier = returning(
      play,
      { at: 'D1' },
      { ...eventStep('firing-line'), events: ['firing-line'], fields: { time: few - 2 } },
    );
    earlier.table.wonBy(0, 1);
  });

  it('MA-WIN-04 MD-GEN-05 · a fail condition loses at once: the event just drawn is not resolved', (play) => {
    const [few, many] = missionOf('m1').time ?? [0, 0];
    const late = (time: number, third: boolean) =>
      mission(play, {
        heroes: {
          mandalorian: { at: 'D1' },
          ig11: { at: 'D1' },
          ...(third ? { cara: { at: 'B1' } } : {}),
        },
        revealed: [['m1-raider', 'D2']],
        ...eventStep('firing-line'),
        events: ['firing-line'],
        fields: { time },
      });
    const lost = late(few - 1, false);
    lost.table.wonBy();
    expect([lost.damage('mandalorian'), lost.damage('ig11')]).toEqual([0, 0]);
    // Three characters have more time
    const longer = late(few - 1, true);
    longer.seat(0).asked('prompt.victim').answers('mandalorian');
    expect([longer.table.match.outcome, longer.state.time]).toEqual([null, few]);
    late(many - 1, true).table.wonBy();
  });
});

describe('golden rules', () => {
  it('MA-GLD-01 · a card beats the rulebook: it may let you pass enemies, or not be seen by sentries', (play) => {
    const walk = (card: string) => {
      const raid = mission(play, {
        heroes: { xian: { at: 'D1', hand: [card, 'scout-ahead'] }, ig11: { at: 'B1' } },
        revealed: [['m1-gate-guard', 'D2']],
      });
      return raid.seat(0).does(`play ${card} on move`).asked('prompt.move');
    };
    walk('shadow-step').refuses('E5', 'reason.too-far', 'MA-MOV-02').answers('D4');
    walk('scout-ahead').refuses('D4', 'reason.too-far', 'MA-MOV-02');
  });

  it('MA-GLD-02 · two cards for the same damage: the active player says which one it is', (play) => {
    // The two shared characters have one card each; only one of them is used
    const raid = mission(play, {
      shared: true,
      heroes: { mandalorian: { at: 'D1', plans: ['defend'] }, ig11: { at: 'D1', plans: ['cover'] } },
      revealed: [['m1-raider', 'D2']],
      ...eventStep('firing-line'),
    });
    raid.seat(0).asked('prompt.you').answers('ig11').asked('prompt.victim').answers('mandalorian');
    raid.seat(0).asked('prompt.block').offers('use defend', 'use cover', 'suffer').answers('use cover');
    expect([raid.plansOf('mandalorian'), raid.plansOf('ig11'), raid.damage('mandalorian')]).toEqual([
      ['defend'],
      [],
      0,
    ]);
  });

  it('MA-GLD-05 MA-EVT-01 · one effect is finished before the next one begins', (play) => {
    // Headlong Charge: all move first, and only then two attack
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'B1' } },
      revealed: [
        ['m1-scavenger', 'D2'],
        ['m1-r-brute', 'D3'],
      ],
      ...eventStep('headlong-charge'),
    });
    const told = raid.events.filter((type) => ['threat-moves', 'attack', 'hurt'].includes(type));
    expect(told).toEqual(['threat-moves', 'threat-moves', 'attack', 'hurt', 'attack', 'hurt']);
  });
});

describe('after the game', () => {
  it('MA-END-01 MA-END-04 · won or lost, the adventure deck is read on from where it was', () => {
    const first = begin().state;
    const readings = [true, false].map((won) => afterGame(first, { mission: 'm1', won, difficulty: 'easy' }, 2));
    for (const { state, cards } of readings) {
      expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, i) => i + 3));
      expect(nextMission(state)).toBe('m2');
      // What is kept between two games is plain data
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
  });

  it('MA-END-02 MA-END-05 · the next game begins without damage, with fresh hands and nothing from the last one', (play) => {
    const { state } = afterGame(begin().state, { mission: 'm1', won: false, difficulty: 'easy' }, 2);
    const options = nextTable(state, { mission: 'm2', difficulty: 'normal', mode: 'listed' });
    expect(Object.keys(options).sort()).toEqual(['balanced', 'difficulty', 'map', 'mission', 'mode', 'unlocked']);
    const table = play(subject, { seats: 2, options });
    // The characters are chosen anew, in either order
    table.seat(0).asked('prompt.character').offers('mandalorian', 'paz').answers('paz');
    table.seat(0).asked('prompt.starter').answers('seat:0');
    table.leavesOpen();
    const { damage, track, time, substitutes } = table.state;
    expect([damage, track, time, substitutes]).toEqual([[0, 0], 0, 0, [0, 0, 0, 0, 0]]);
    for (const zone of ['plans', 'discard', 'area'] as const)
      expect([0, 1, 2, 3].flatMap((slot) => table.pile(zone, slot))).toEqual([]);
    expect([table.pile('hand', 0).length, table.pile('hand', 1).length]).toEqual([4, 4]);
    expect([0, 1, 2, 3].map((area) => table.pile('areaTokens', area).length)).toEqual([1, 1, 1, 1]);
  });

  it('MA-END-03 MA-CHC-05 · people, difficulty and mode may change, and the deck goes on all the same', () => {
    let { state } = begin();
    state = afterGame(state, { mission: 'm1', won: false, difficulty: 'easy' }, 2).state;
    expect(nextTable(state, { mission: 'm2', difficulty: 'hard', mode: 'shared' })).toMatchObject({
      difficulty: 'hard',
      mode: 'shared',
      unlocked: 2,
    });
    state = afterGame(state, { mission: 'm2', won: true, difficulty: 'hard' }, 1).state;
    expect(nextTable(state, { mission: 'm3', difficulty: 'normal', mode: 'sandbox' })).toMatchObject({
      difficulty: 'normal',
      mode: 'sandbox',
      unlocked: 3,
    });
  });
});
