import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission, type PieceAt, type Position } from './kit.ts';
import { eventStep } from './positions.ts';

describe('opportunity strike', () => {
  const leaving = (play: Play, revealed: readonly PieceAt[], more: Partial<Position> = {}) =>
    mission(play, {
      mission: 'm2',
      unlocked: 2,
      heroes: { mandalorian: { at: 'D4', hand: ['flamethrower', 'quick-draw'] }, paz: { at: 'B1' } },
      revealed,
      tokens: [['token-1', 'B1']],
      carries: { 'token-1': 'paz' },
      ...more,
    });

  it('MA-OPP-01 MA-OPP-02 · whoever moves out of its space suffers 1 damage, before leaving', (play) => {
    const raid = leaving(play, [['m2-c2', 'D4']]);
    raid.seat(0).does('play flamethrower on move').asked('prompt.move').answers('C4');
    expect([raid.where('mandalorian'), raid.damage('mandalorian')]).toEqual(['C4', 1]);
    const told = raid.events.filter((type) => ['strike', 'hurt', 'hero-moves'].includes(type));
    expect(told).toEqual(['strike', 'hurt', 'hero-moves']);
    raid.table.leavesOpen();
  });

  it('MA-OPP-01 · entering its space or staying there costs nothing', (play) => {
    const raid = leaving(play, [['m2-c2', 'D5']]);
    raid.seat(0).does('play flamethrower on move').asked('prompt.move').answers('D5');
    raid.seat(0).does('play quick-draw on attack').asked('prompt.attack').answers('attack m2-c2');
    expect([raid.where('mandalorian'), raid.damage('mandalorian')]).toEqual(['D5', 0]);
  });

  it('MA-OPP-03 · when it is the one that leaves, nobody is hurt', (play) => {
    const raid = leaving(play, [['m2-c2', 'D4']]);
    raid
      .seat(0)
      .does('play quick-draw on intel')
      .asked('prompt.intel')
      .answers('push m2-c2')
      .asked('prompt.push-to')
      .answers('D5')
      .does('play flamethrower on move')
      .asked('prompt.move')
      .answers('D3');
    expect(raid.damage('mandalorian')).toBe(0);
    raid.table.leavesOpen();
  });

  it('MA-OPP-04 · each of them on that space strikes', (play) => {
    const raid = leaving(play, [
      ['m2-c2', 'D4'],
      ['m2-r2', 'D4'],
      ['m2-t3', 'D5'],
    ]);
    raid.seat(0).does('play quick-draw on move').asked('prompt.move').answers('C4');
    expect(raid.damage('mandalorian')).toBe(2);
    raid.table.leavesOpen();
  });
});

describe('mission effect', () => {
  // In Mission 2 a reinforcement appears on the star space nearest to the token; that of D7 is F1, G10 or A11
  const hunted = (play: Play, facedown: readonly PieceAt[], hand: readonly string[]) =>
    mission(play, {
      mission: 'm2',
      unlocked: 2,
      heroes: { mandalorian: { at: 'B3', hand }, paz: { at: 'B1' } },
      facedown,
      tokens: [['token-1', 'B1']],
      carries: { 'token-1': 'paz' },
      reinforcements: ['m2-r1', 'm2-r3'],
    });

  it('MA-MEF-01 · whoever reveals such a threat resolves the section of the briefing; others have none', (play) => {
    const raid = hunted(play, [['m2-c3', 'B4']], ['flamethrower']);
    raid.seat(0).does('play flamethrower on move').asked('prompt.move').answers('B4');
    expect(raid.piece('m2-r3')).toEqual(['A4', 0]);
    const plain = hunted(play, [['m2-c1', 'B4']], ['flamethrower']);
    plain.seat(0).does('play flamethrower on move').asked('prompt.move').answers('B4');
    expect([plain.pile('reinforcements').length, plain.events.includes('mission-effect')]).toEqual([2, false]);
  });

  it('MA-MEF-02 MA-MEF-04 · it happens before the damage of the attack, even if that defeats the enemy at once', (play) => {
    const raid = hunted(play, [['m2-c3', 'B4']], ['steady-advance']);
    raid.seat(0).does('play steady-advance on attack').asked('prompt.attack').answers('attack B4');
    expect([raid.piece('m2-c3'), raid.pile('gone'), raid.piece('m2-r3')]).toEqual([null, ['m2-c3'], ['A4', 0]]);
    const told = raid.events.filter((type) => ['mission-effect', 'reinforcement', 'wound', 'defeat'].includes(type));
    expect(told).toEqual(['mission-effect', 'reinforcement', 'wound', 'defeat']);
  });

  it('MA-MEF-01 · looking at it by Intel is not revealing it', (play) => {
    const raid = hunted(play, [['m2-c3', 'B4']], ['flamethrower']);
    raid.seat(0).does('play flamethrower on intel').asked('prompt.intel').answers('look B4');
    expect([raid.pile('facedown'), raid.pile('reinforcements').length]).toEqual([['m2-c3'], 2]);
  });

  it('MA-MEF-03 · objects can have it: the Prisoner raises the alarm, an empty cell does not', (play) => {
    const found = (face: string) => {
      const raid = mission(play, {
        mission: 'm3',
        unlocked: 3,
        heroes: { mandalorian: { at: 'B2', hand: ['flamethrower'] }, xian: { at: 'D1' } },
        facedown: [[face, 'A2']],
        open: ['c1'],
      });
      raid.seat(0).does('play flamethrower on move').asked('prompt.move').answers('A2');
      return raid.state.track;
    };
    expect([found('m3-q1'), found('m3-q3')]).toEqual([1, 0]);
  });

  it('MA-MEF-05 · it also happens when an event reveals the threat', (play) => {
    const raid = mission(play, {
      mission: 'm2',
      unlocked: 2,
      heroes: { mandalorian: { at: 'B1' }, paz: { at: 'B1' } },
      facedown: [['m2-c3', 'B4']],
      tokens: [['token-1', 'B1']],
      carries: { 'token-1': 'paz' },
      reinforcements: ['m2-r1', 'm2-r3'],
      ...eventStep('ambush'),
    });
    expect([raid.piece('m2-c3'), raid.piece('m2-r3')]).toEqual([
      ['B4', 0],
      ['A4', 0],
    ]);
  });
});

describe('sabotage', () => {
  /** Mission 3 has a fifth area, which brings the event; totals of the others from left to right. */
  const sabotage = (play: Play, at: string, totals: readonly [number, number, number, number], card = 'cornered') =>
    mission(play, {
      mission: 'm3',
      unlocked: 3,
      heroes: { mandalorian: { at: 'D1' }, xian: { at: 'D7' } },
      revealed: [['m3-c3', at]],
      areas: {
        move: Array<string>(totals[0]).fill('disruption-white-1'),
        attack: Array<string>(totals[1]).fill('disruption-white-1'),
        intel: Array<string>(totals[2]).fill('disruption-white-1'),
        plan: Array<string>(totals[3]).fill('disruption-white-1'),
        mission: ['disruption-yellow-3', 'disruption-white-2'],
      },
      step: 'events',
      events: ['firing-line', card],
      disruption: ['disruption-white-1', 'disruption-yellow-1'],
    });

  it('MA-SAB-01 MA-SAB-05 MA-EX-27 · having moved in the event step it disrupts the area with the lowest total, once however far it went', (play) => {
    const raid = sabotage(play, 'D4', [4, 3, 1, 2]);
    expect(raid.piece('m3-c3')?.[0]).toBe('D2');
    expect(raid.pile('areaTokens', 2)).toEqual(['disruption-white-1', 'disruption-yellow-1']);
    expect(raid.pile('disruption')).toEqual(['disruption-white-1']);
  });

  it('MA-SAB-02 MA-EX-27 · already on a character’s space it does not move, and disrupts nothing', (play) => {
    const raid = sabotage(play, 'D1', [4, 3, 1, 2]);
    expect([raid.pile('disruption').length, raid.damage('mandalorian')]).toEqual([2, 1]);
  });

  it('MA-SAB-03 · moved by a character in the action step it disrupts nothing', (play) => {
    const raid = mission(play, {
      mission: 'm3',
      unlocked: 3,
      heroes: { mandalorian: { at: 'D1', hand: ['flamethrower'] }, xian: { at: 'D7' } },
      revealed: [['m3-c3', 'D2']],
    });
    raid
      .seat(0)
      .does('play flamethrower on intel')
      .asked('prompt.intel')
      .answers('push m3-c3')
      .asked('prompt.push-to')
      .answers('D3');
    expect([raid.piece('m3-c3')?.[0], raid.events.includes('disrupt')]).toEqual(['D3', false]);
  });

  it('MA-SAB-04 · several lowest totals: the active player chooses', (play) => {
    const raid = sabotage(play, 'D4', [4, 1, 2, 1]);
    raid.seat(0).asked('prompt.disrupt').offers('attack', 'plan').by('MA-SAB-04').answers('plan');
    expect([raid.pile('areaTokens', 1).length, raid.pile('areaTokens', 3).length]).toEqual([1, 2]);
  });

  it('MA-SAB-06 · an empty area is the lowest', (play) => {
    const raid = sabotage(play, 'D4', [0, 1, 1, 1]);
    expect(raid.pile('areaTokens', 0)).toEqual(['disruption-yellow-1']);
  });
});
