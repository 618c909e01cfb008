import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission, type PieceAt, type Raid } from './kit.ts';
import { eventStep, lost } from './positions.ts';

/** The event step of the Mandalorian on D1; IG-11 is out of everybody's way. */
const event = (play: Play, card: string, revealed: readonly PieceAt[], total: 5 | 6 = 5): Raid =>
  mission(play, {
    unlocked: 8,
    heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'F10' } },
    revealed,
    ...eventStep(card, total),
  });

const places = (raid: Raid, ...faces: readonly string[]) => faces.map((face) => raid.piece(face)?.[0]);

describe('movement and attacks', () => {
  it('MA-EVT-01 MA-EVT-04 · Flanking Move: two blasters move 2, one attacks, at 6 another one', (play) => {
    const enemies: readonly PieceAt[] = [
      ['m1-raider', 'D5'],
      ['m1-gunman', 'D6'],
      ['m1-scavenger', 'D4'],
    ];
    const flank = (total: 5 | 6) => {
      const raid = event(play, 'flanking-move', enemies, total);
      return [places(raid, 'm1-raider', 'm1-gunman', 'm1-scavenger'), raid.damage('mandalorian')];
    };
    // Only the raider comes within range 2; as the second attack is another ability, it attacks again
    expect([flank(5), flank(6)]).toEqual([
      [['D3', 'D4', 'D4'], 1],
      [['D3', 'D4', 'D4'], 2],
    ]);
  });

  it('MA-EVT-01 · Reckless Rush: all melee enemies move 3, but one attacks', (play) => {
    const raid = event(play, 'ea-05', [
      ['m1-scavenger', 'D3'],
      ['m1-gate-guard', 'D4'],
      ['m1-raider', 'D4'],
    ]);
    raid.seat(0).asked('prompt.attacker', { left: 1 }).offers('m1-scavenger', 'm1-gate-guard').answers('m1-scavenger');
    expect(places(raid, 'm1-scavenger', 'm1-gate-guard', 'm1-raider')).toEqual(['D1', 'D1', 'D4']);
    expect(raid.damage('mandalorian')).toBe(1);
  });

  it('MA-EVT-01 · Crossfire: each of its two classes has its own range', (play) => {
    const hurt = (sniper: string, blaster: string) =>
      event(play, 'ea-06', [
        ['m1-lookout', sniper],
        ['m1-raider', blaster],
      ]).damage('mandalorian');
    expect([hurt('D6', 'D2'), hurt('D6', 'D3'), hurt('D7', 'D2'), hurt('D7', 'D3')]).toEqual([2, 1, 1, 0]);
  });

  it('MA-EVT-01 · Pinned Down: every sharpshooter within range 3', (play) => {
    const raid = event(play, 'ea-08', [
      ['m1-lookout', 'D2'],
      ['m1-roof-sniper', 'D3'],
      ['m1-roof-watch', 'D4'],
      ['m1-r-marksman', 'D5'],
      ['m1-raider', 'D2'],
    ]);
    expect(raid.damage('mandalorian')).toBe(3);
  });

  it('MA-EVT-01 · From All Sides: one of each class, no more', (play) => {
    const raid = event(play, 'ea-09', [
      ['m1-scavenger', 'D1'],
      ['m1-gate-guard', 'D1'],
      ['m1-raider', 'D2'],
      ['m1-lookout', 'D3'],
    ]);
    raid.seat(0).asked('prompt.attacker').offers('m1-scavenger', 'm1-gate-guard').answers('m1-gate-guard');
    // One melee enemy and the raider; the lookout is two spaces away
    expect(raid.damage('mandalorian')).toBe(2);
  });

  it('MA-EVT-04 · Heavy Weapons: at 6 the same blaster may attack again', (play) => {
    const shots = (total: 5 | 6) => event(play, 'ea-04', [['m1-raider', 'D4']], total).damage('mandalorian');
    expect([shots(5), shots(6)]).toEqual([1, 2]);
  });
});

describe('text abilities', () => {
  it('MA-EVT-05 · Grab It: the enemy nearest to the Child moves 3 toward it', (play) => {
    const raid = lost(
      play,
      'D7',
      {},
      {
        unlocked: 8,
        revealed: [
          ['m2-c1', 'D10'],
          ['m2-c4', 'D5'],
        ],
        ...eventStep('ea-02'),
      },
    );
    // Two steps to D7 and not three to the Mandalorian; it takes the Child
    expect([places(raid, 'm2-c1', 'm2-c4'), raid.carrier]).toEqual([['D10', 'D7'], 'm2-c4']);
  });

  it('MA-EVT-05 MA-EVT-04 · Grab It without the Child: the enemy nearest to you; at 6 a reinforcement', (play) => {
    const grab = (total: 5 | 6) => {
      const raid = mission(play, {
        unlocked: 8,
        heroes: { mandalorian: { at: 'C1' }, ig11: { at: 'F10' } },
        revealed: [
          ['m1-raider', 'D5'],
          ['m1-gunman', 'D7'],
        ],
        reinforcements: ['m1-r-brute'],
        ...eventStep('ea-02', total),
      });
      return [places(raid, 'm1-raider', 'm1-gunman'), raid.piece('m1-r-brute')];
    };
    expect([grab(5), grab(6)]).toEqual([
      [['D2', 'D7'], null],
      [
        ['D2', 'D7'],
        ['A1', 0],
      ],
    ]);
  });

  it('MA-EVT-05 · No Good Choice: 1 damage or the crisis, as the active player likes', (play) => {
    const choice = (answer: string) => {
      const raid = event(play, 'ea-10', []);
      raid.seat(0).asked('prompt.suffer-or-crisis').by('MA-EVT-05').offers('suffer', 'crisis').answers(answer);
      return [raid.damage('mandalorian'), raid.state.track];
    };
    expect([choice('suffer'), choice('crisis')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
