import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mapNamed, mission, type PieceAt, type Position, subject } from './kit.ts';
import { eventStep, guards } from './positions.ts';

describe('Mission 2: Out of Town', () => {
  const town = (play: Play, position: Partial<Position> & Pick<Position, 'heroes'>) =>
    mission(play, {
      mission: 'm2',
      unlocked: 2,
      tokens: [['token-1', 'B1']],
      carries: { 'token-1': 'paz' },
      ...position,
    });

  it('MD-M2-01 MD-M2-03 · Paz starts on space 2; the front door is open, the side door locked', (play) => {
    const table = play(subject, { seats: 2, options: { mission: 'm2', mode: 'listed' } });
    table.seat(0).asked('prompt.character').answers('mandalorian');
    table.seat(0).asked('prompt.starter').answers('seat:1');
    table.leavesOpen();
    const placed = table.log('spectator').flatMap(({ type, data }) => (type === 'hero' ? [data.space] : []));
    expect(placed).toEqual(['B1', 'D6']);
    expect(mapNamed('map2').doors.map(({ id, locked }) => [id, locked])).toEqual([
      ['front', false],
      ['side', true],
    ]);
    expect(table.pile('revealed').filter((face) => face === 'm2-q1')).toHaveLength(3);
  });

  it('MD-M2-01 · two roofs are watched; with Cantina balance three on hard', (play) => {
    const levels = (['easy', 'normal', 'hard'] as const).map((level) => guards(play, 'm2', level));
    expect(levels).toEqual(Array(3).fill(['A5', 'B6']));
    expect(guards(play, 'm2', 'hard', true)).toEqual(['A5', 'B6', 'F5']);
  });

  it('MD-M2-02 · an Intel action with # 2 on its space removes a clamp; nothing else does', (play) => {
    const clamp = (at: string, card: string) =>
      town(play, {
        heroes: { mandalorian: { at, hand: [card, 'vibroblade'] }, paz: { at: 'B1' } },
        revealed: [['m2-q1', 'A8']],
      });
    const removed = clamp('A8', 'flamethrower');
    removed
      .seat(0)
      .does('play flamethrower on intel')
      .asked('prompt.intel')
      .offers('remove m2-q1', 'pass')
      .answers('remove m2-q1');
    expect([removed.piece('m2-q1'), removed.pile('gone')]).toEqual([null, ['m2-q1']]);
    // Neither an enemy nor another object is removed
    const others = town(play, {
      heroes: { mandalorian: { at: 'A8', hand: ['vibroblade', 'flamethrower'] }, paz: { at: 'B1' } },
      revealed: [
        ['m2-c1', 'A8'],
        ['m2-c7', 'A8'],
      ],
    });
    others.seat(0).does('play vibroblade on intel').asked('prompt.intel').offers('push m2-c1', 'pass').answers('pass');
    // With # 1 or from the next space there is nothing to do
    clamp('A8', 'quick-draw').seat(0).does('play quick-draw on intel').asked('prompt.action');
    clamp('A7', 'flamethrower').seat(0).does('play flamethrower on intel').asked('prompt.action');
    clamp('A8', 'flamethrower')
      .seat(0)
      .asked('prompt.action')
      .offers(
        ...['flamethrower', 'vibroblade'].flatMap((card) =>
          ['move', 'attack', 'intel', 'plan'].map((area) => `play ${card} on ${area}`),
        ),
      );
  });

  it('MD-M2-03 · an Intel action with # 3 beside it opens the side door', (play) => {
    const door = (at: string, card: string) =>
      town(play, { heroes: { mandalorian: { at, hand: [card, 'quick-draw'] }, paz: { at: 'B1' } } });
    for (const at of ['C1', 'D1']) {
      const raid = door(at, 'vibroblade');
      raid.seat(0).does('play vibroblade on intel').asked('prompt.intel').offers('side', 'pass').answers('side');
      expect(raid.events).toContain('door-opens');
    }
    door('C1', 'flamethrower').seat(0).does('play flamethrower on intel').asked('prompt.action');
    door('B1', 'vibroblade').seat(0).does('play vibroblade on intel').asked('prompt.action');
    town(play, {
      heroes: { mandalorian: { at: 'C1', hand: ['flamethrower', 'quick-draw'] }, paz: { at: 'B1' } },
      revealed: [['m2-c1', 'B1']],
    })
      .seat(0)
      .does('play flamethrower on intel')
      .asked('prompt.intel')
      .offers('push m2-c1', 'pass')
      .refuses('side', 'reason.too-weak', 'MD-M2-03');
  });

  it('MD-M2-04 MD-GEN-07 · an enemy that ends on the Child’s space takes it, and later brings it to space 9', (play) => {
    const raid = town(play, {
      heroes: { mandalorian: { at: 'D5' }, paz: { at: 'B1' } },
      revealed: [['m2-c2', 'D7']],
      tokens: [['token-1', 'D5']],
      carries: {},
      ...eventStep('cornered'),
    });
    expect([raid.carrier, raid.piece('m2-c2')?.[0], raid.damage('mandalorian')]).toEqual(['m2-c2', 'D5', 1]);
    // Next time it does not stay with the Mandalorian: E7 is on the way to G6
    const later = town(play, {
      heroes: { mandalorian: { at: 'D5' }, paz: { at: 'B1' } },
      revealed: [['m2-c2', 'D5']],
      tokens: [['token-1', 'D5']],
      carries: {},
      carrier: 'm2-c2',
      ...eventStep('cornered'),
    });
    expect([later.piece('m2-c2')?.[0], later.damage('mandalorian')]).toEqual(['E7', 0]);
    // Walking through its space is not enough
    const through = town(play, {
      heroes: { mandalorian: { at: 'D4' }, paz: { at: 'B1' } },
      revealed: [['m2-c2', 'D7']],
      tokens: [['token-1', 'D6']],
      carries: {},
      ...eventStep('cornered'),
    });
    expect([through.carrier, through.piece('token-1')?.[0], through.piece('m2-c2')?.[0]]).toEqual([null, 'D6', 'D5']);
  });

  it('MD-GEN-06 · one that appears on its space does not take it', (play) => {
    const raid = town(play, {
      heroes: { mandalorian: { at: 'B3' }, paz: { at: 'B1' } },
      tokens: [['token-1', 'A4']],
      carries: {},
      reinforcements: ['m2-r1'],
      ...eventStep('headlong-charge'),
    });
    expect([raid.piece('m2-r1')?.[0], raid.carrier, raid.piece('token-1')?.[0]]).toEqual(['A4', null, 'A4']);
  });

  it('MD-M2-05 · mission effect: a reinforcement on the star space nearest to the token, not to you', (play) => {
    const raid = town(play, {
      heroes: { mayfeld: { at: 'D6', hand: ['long-shot'] }, paz: { at: 'B1' } },
      facedown: [['m2-c3', 'E10']],
      reinforcements: ['m2-r1'],
    });
    raid.seat(0).does('play long-shot on attack').asked('prompt.attack').answers('attack E10');
    expect(raid.piece('m2-r1')).toEqual(['G10', 0]);
  });

  it('MD-M2-06 · crisis: the enemy with the Child runs on, or the nearest one comes for it', (play) => {
    const crisis = (position: Partial<Position>) =>
      town(play, {
        heroes: { mandalorian: { at: 'B3' }, paz: { at: 'B1' } },
        tokens: [['token-1', 'D4']],
        carries: {},
        reinforcements: ['m2-r1'],
        ...eventStep('scrambled-comms', 6),
        ...position,
      });
    // With the Child it moves 2 towards space 9 (G6); nobody comes to help
    const running = crisis({ revealed: [['m2-c1', 'E7']], carrier: 'm2-c1' });
    running.seat(0).asked('prompt.disrupt');
    expect([running.piece('m2-c1')?.[0], running.pile('reinforcements')]).toEqual(['G7', ['m2-r1']]);
    // Otherwise the nearest enemy moves 2 towards the Child, here two steps away: it takes it
    const hunted = crisis({
      revealed: [
        ['m2-c1', 'D6'],
        ['m2-c4', 'D8'],
      ],
    });
    hunted.seat(0).asked('prompt.disrupt');
    expect([hunted.carrier, hunted.piece('m2-c1')?.[0], hunted.piece('m2-c4')?.[0]]).toEqual(['m2-c1', 'D4', 'D8']);
    // Then a reinforcement appears on the star space nearest to you, also where no enemy could come
    expect(hunted.piece('m2-r1')).toEqual(['A4', 0]);
    // Who stands on its space already does not come; the next one does
    const beside = crisis({
      revealed: [
        ['m2-c1', 'D4'],
        ['m2-c4', 'D8'],
      ],
    });
    beside.seat(0).asked('prompt.disrupt');
    expect([beside.carrier, beside.piece('m2-c1')?.[0], beside.piece('m2-c4')?.[0]]).toEqual([null, 'D4', 'D6']);
    const quiet = crisis({});
    quiet.seat(0).asked('prompt.disrupt');
    expect(quiet.piece('m2-r1')).toEqual(['A4', 0]);
  });

  it('MD-M2-07 MA-WIN-02 · goal: no clamp is left, and who carries the Child is on space 8', (play) => {
    const ends = (at: string, bearer: 'mandalorian' | 'paz', revealed: readonly PieceAt[]) =>
      town(play, {
        heroes: { mandalorian: { at }, paz: { at: 'B1' } },
        carries: { 'token-1': bearer },
        revealed,
        step: 'draw',
      }).table.match.outcome?.winners;
    expect(ends('C11', 'mandalorian', [['m2-c1', 'C11']])).toEqual([0, 1]);
    expect(ends('C11', 'mandalorian', [['m2-q1', 'A8']])).toBeUndefined();
    expect(ends('C10', 'mandalorian', [])).toBeUndefined();
    expect(ends('C11', 'paz', [])).toBeUndefined();
  });

  it('MD-M2-08 MA-WIN-04 · an enemy that reaches space 9 with the Child: lost at once', (play) => {
    const flight = (from: string) =>
      town(play, {
        heroes: { mandalorian: { at: 'B3' }, paz: { at: 'B1' } },
        revealed: [['m2-c2', from]],
        tokens: [['token-1', from]],
        carries: {},
        carrier: 'm2-c2',
        ...eventStep('headlong-charge'),
      });
    const lost = flight('G8');
    lost.table.wonBy();
    expect([lost.table.match.outcome?.reason, lost.piece('m2-c2')?.[0]]).toEqual(['captured', 'G6']);
    const near = flight('G9');
    expect([near.table.match.outcome, near.piece('m2-c2')?.[0]]).toEqual([null, 'G7']);
  });
});
