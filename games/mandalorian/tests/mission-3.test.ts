import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { missionOf } from '../content/all.ts';
import { mapNamed, mission, type Position, subject } from './kit.ts';
import { eventStep } from './positions.ts';

describe('Mission 3: The Transport', () => {
  const transport = (play: Play, position: Partial<Position>) =>
    mission(play, {
      mission: 'm3',
      unlocked: 3,
      heroes: { mandalorian: { at: 'D1' }, xian: { at: 'D1' } },
      ...position,
    });
  const { base = 0, perCharacter = 0, lessWhenHard = 0 } = missionOf('m3').track ?? {};

  it('MD-M3-02 · six locked cells with a square token each, one of them the Prisoner, and a locked bulkhead', (play) => {
    const table = play(subject, { seats: 2, options: { mission: 'm3', mode: 'listed' } });
    table.leavesOpen();
    expect([table.state.open, mapNamed('map3').doors.map(({ locked }) => locked)]).toEqual([0, Array(7).fill(true)]);
    const squares = table.pile('facedown').filter((face) => face.startsWith('m3-q'));
    expect(squares.sort()).toEqual(['m3-q1', 'm3-q2', 'm3-q2', 'm3-q3', 'm3-q4', 'm3-q5']);
    const cells = mapNamed('map3').spaces.filter(({ icon }) => icon?.shape === 'square');
    expect(cells.map(({ room }) => room)).toEqual(['cell1', 'cell2', 'cell3', 'cell4', 'cell5', 'cell6']);
  });

  it('MD-M3-01 · Override opens a door beside you with # 2, and with # 4 any door', (play) => {
    const override = (card: string) =>
      transport(play, { heroes: { xian: { at: 'D5', hand: [card] }, mandalorian: { at: 'D1' } } })
        .seat(0)
        .does(`play ${card} on mission`)
        .asked('prompt.mission-action');
    override('backstab').offers('bulk', 'pass').answers('bulk');
    override('scout-ahead').offers('bulk', 'pass').answers('pass');
    override('reckless-grin').offers('bulk', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'pass').answers('c6');
  });

  it('MD-M3-04 MA-WIN-04 · the alarm grows with the group; when it is full, you have lost at once', (play) => {
    const alarm = (track: number, third: boolean, difficulty: 'normal' | 'hard' = 'normal', balanced = false) =>
      transport(play, {
        difficulty,
        balanced,
        heroes: { mandalorian: { at: 'D1' }, xian: { at: 'D1' }, ...(third ? { burg: { at: 'D1' } } : {}) },
        fields: { track },
        ...eventStep('firing-line', 6),
      });
    const full = alarm(base + 2 * perCharacter - 1, false);
    full.table.wonBy();
    // Neither the reinforcement of the crisis nor the event came any more
    expect([full.table.match.outcome?.reason, full.events.includes('event')]).toEqual(['track', false]);
    expect(alarm(base + 2 * perCharacter - 2, false).table.match.outcome).toBeNull();
    expect(alarm(base + 2 * perCharacter - 1, true).table.match.outcome).toBeNull();
    // Hard has the same alarm, and a shorter one with Cantina balance (MD-GEN-12)
    expect(alarm(base + 2 * perCharacter - 2, false, 'hard').table.match.outcome).toBeNull();
    const size = base + 2 * perCharacter - lessWhenHard;
    alarm(size - 1, false, 'hard', true).table.wonBy();
    expect(alarm(size - 2, false, 'hard', true).table.match.outcome).toBeNull();
    expect(alarm(size - 1, false, 'normal', true).table.match.outcome).toBeNull();
  });

  it('MD-M3-05 · crisis: 1 alarm, then a reinforcement on the star space nearest to you', (play) => {
    const raid = transport(play, {
      heroes: { mandalorian: { at: 'B4' }, xian: { at: 'F7' } },
      revealed: [['m3-c1', 'B4']],
      reinforcements: ['m3-r2', 'm3-r1'],
      ...eventStep('firing-line', 6),
    });
    expect([raid.state.track, raid.piece('m3-r1'), raid.pile('reinforcements')]).toEqual([1, ['A6', 0], ['m3-r2']]);
  });

  it('MD-M3-05 MD-M3-06 · an empty event deck is 1 alarm; there is no time track', (play) => {
    const raid = transport(play, { ...eventStep('firing-line'), events: ['firing-line'] });
    expect([raid.state.track, raid.state.time]).toEqual([1, 0]);
  });

  it('MD-M3-06 · goal: at the end of a turn the Prisoner’s bearer is on the start space', (play) => {
    const ends = (at: string, bearer: 'mandalorian' | 'xian') =>
      transport(play, {
        heroes: { mandalorian: { at }, xian: { at: 'D5' } },
        revealed: [['m3-q1', at]],
        carries: { 'm3-q1': bearer },
        step: 'draw',
      }).table.match.outcome?.winners;
    expect([ends('D1', 'mandalorian'), ends('D2', 'mandalorian'), ends('D1', 'xian')]).toEqual([
      [0, 1],
      undefined,
      undefined,
    ]);
  });

  it('MD-M3-06 · the Prisoner is taken in the cell, other things found there are not', (play) => {
    const cell = (face: string) =>
      transport(play, {
        heroes: { mandalorian: { at: 'A2', hand: ['quick-draw'] }, xian: { at: 'D1' } },
        revealed: [[face, 'A2']],
      })
        .seat(0)
        .asked('prompt.action');
    const plays = ['move', 'attack', 'intel', 'plan', 'mission'].map((area) => `play quick-draw on ${area}`);
    cell('m3-q1').offers(...plays, 'take m3-q1');
    cell('m3-q3').offers(...plays);
  });
});
