import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { mission, type PieceAt, type Position } from './kit.ts';
import { eventStep } from './positions.ts';

// On the first map the spaces D1 to D7 are a corridor; D8 to D10 lie behind its locked door.

/** The Mandalorian on the start space; IG-11 far away, where nobody of these tests wants to go. */
const hunted = (revealed: readonly PieceAt[], more: Partial<Position> = {}): Position => ({
  heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'B1' } },
  revealed,
  ...more,
});

describe('which enemies move', () => {
  it('MA-EMV-01 MA-EMV-03 · two of three melee enemies move 3; the active player chooses which', (play) => {
    const raid = mission(
      play,
      hunted(
        [
          ['m1-scavenger', 'D5'],
          ['m1-gate-guard', 'D6'],
          ['m1-r-brute', 'D7'],
          ['m1-raider', 'D4'],
        ],
        eventStep('closing-in'),
      ),
    );
    raid
      .seat(0)
      .asked('prompt.mover', { left: 2 })
      .offers('m1-scavenger', 'm1-gate-guard', 'm1-r-brute')
      .answers('m1-r-brute')
      .asked('prompt.mover', { left: 1 })
      .offers('m1-scavenger', 'm1-gate-guard')
      .answers('m1-gate-guard');
    expect(['m1-scavenger', 'm1-gate-guard', 'm1-r-brute', 'm1-raider'].map((face) => raid.piece(face)?.[0])).toEqual([
      'D5',
      'D3',
      'D4',
      'D4',
    ]);
  });

  it('MA-EMV-03 MA-EMV-05 MA-EMV-12 · one that stands with a character or is locked in cannot be chosen to move', (play) => {
    const raid = mission(
      play,
      hunted(
        [
          ['m1-scavenger', 'D1'],
          ['m1-house-guard', 'F9'],
          ['m1-r-brute', 'D4'],
        ],
        eventStep('cornered'),
      ),
    );
    // Only the brute is left, so nobody is asked; then everybody on a character's space attacks.
    expect(raid.piece('m1-scavenger')).toEqual(['D1', 0]);
    expect(raid.piece('m1-house-guard')).toEqual(['F9', 0]);
    expect(raid.piece('m1-r-brute')).toEqual(['D2', 0]);
    expect(raid.damage('mandalorian')).toBe(1);
  });

  it('MA-EMV-04 MA-EMV-12 · when none of them can move, that ability does nothing', (play) => {
    const raid = mission(
      play,
      hunted(
        [
          ['m1-scavenger', 'D1'],
          ['m1-house-guard', 'F9'],
        ],
        eventStep('headlong-charge'),
      ),
    );
    expect(raid.events).not.toContain('threat-moves');
    expect(raid.damage('mandalorian')).toBe(1);
  });

  it('MA-EMV-08 · nobody moves or attacks when nothing tells them to', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D2', hand: ['quick-draw', 'quick-draw'] }, ig11: { at: 'D10' } },
      revealed: [
        ['m1-raider', 'D2'],
        ['m1-scavenger', 'D3'],
        ['m1-roof-sniper', 'A4'],
      ],
    });
    raid
      .seat(0)
      .does('play quick-draw on attack')
      .asked('prompt.attack')
      .answers('attack m1-scavenger')
      .does('play quick-draw on move')
      .asked('prompt.move')
      .answers('stop');
    expect([raid.state.active, raid.damage('mandalorian')]).toEqual([1, 0]);
    expect(raid.events.filter((type) => type === 'threat-moves' || type === 'attack')).toEqual([]);
    // An event for one class leaves the others where they are
    const charge = mission(
      play,
      hunted(
        [
          ['m1-r-brute', 'D6'],
          ['m1-raider', 'D6'],
          ['m1-lookout', 'D6'],
        ],
        eventStep('headlong-charge'),
      ),
    );
    expect(['m1-r-brute', 'm1-raider', 'm1-lookout'].map((face) => charge.piece(face)?.[0])).toEqual([
      'D4',
      'D6',
      'D6',
    ]);
  });
});

describe('where they go', () => {
  it('MA-EMV-02 MA-EMV-06 · to the nearest character by the shortest way, and no further', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D7' } },
      revealed: [
        ['m1-r-brute', 'D5'],
        ['m1-scavenger', 'D2'],
      ],
      ...eventStep('closing-in'),
    });
    // Two steps to IG-11 and one to the Mandalorian: the third and second step are lost
    expect([raid.piece('m1-r-brute')?.[0], raid.piece('m1-scavenger')?.[0]]).toEqual(['D7', 'D1']);
    raid.seat(0).asked('prompt.attacker').answers('m1-r-brute');
    expect([raid.damage('mandalorian'), raid.damage('ig11')]).toEqual([0, 1]);
  });

  it('MD-GEN-01 · from a roof: to whom it is the shortest walk, but it shoots at whom is in the nearest range', (play) => {
    const raid = mission(play, {
      // Down the stairs at B6 the gunner walks 3 steps to IG-11 and 5 to the Mandalorian right below
      heroes: { mandalorian: { at: 'B4' }, ig11: { at: 'B6' } },
      revealed: [['m1-roof-gunner', 'A4']],
      ...eventStep('advance-and-fire'),
    });
    expect(raid.piece('m1-roof-gunner')).toEqual(['A5', 0]);
    expect([raid.damage('mandalorian'), raid.damage('ig11')]).toEqual([1, 0]);
  });

  it('MA-EMV-07 · through other threats without stopping', (play) => {
    const raid = mission(
      play,
      hunted(
        [
          ['m1-r-brute', 'D5'],
          ['m1-raider', 'D4'],
        ],
        { ...eventStep('closing-in'), facedown: [['m1-lookout', 'D3']] },
      ),
    );
    expect(raid.piece('m1-r-brute')).toEqual(['D2', 0]);
    expect(raid.pile('facedown')).toEqual(['m1-lookout']);
  });

  it('MA-EMV-07 MD-GEN-07 · through a character, too, when it brings the Child away', (play) => {
    const raid = mission(play, {
      mission: 'm2',
      unlocked: 2,
      heroes: { mandalorian: { at: 'F7' }, paz: { at: 'B1' } },
      revealed: [['m2-c2', 'E7']],
      tokens: [['token-1', 'E7']],
      carrier: 'm2-c2',
      ...eventStep('headlong-charge'),
    });
    // Space 9 is G6: past the Mandalorian on F7 to G7
    expect(raid.piece('m2-c2')).toEqual(['G7', 0]);
    expect(raid.damage('mandalorian')).toBe(0);
  });

  it('MA-EMV-11 MA-EX-15 MD-GEN-02 MA-GLD-03 MA-MIS-01 · two characters equally near: the active player chooses whom it goes to', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'D1' }, ig11: { at: 'D7' } },
      revealed: [['m1-scavenger', 'D4']],
      active: 1,
      ...eventStep('cornered'),
    });
    // Having set out for one of them it does not turn round: D3, D4 and D5 are no ends of this movement
    raid.seat(0).notAsked();
    raid.seat(1).asked('prompt.enemy-path').offers('D2', 'D6').by('MA-EMV-11').answers('D6');
    expect(raid.piece('m1-scavenger')).toEqual(['D6', 0]);
  });

  it('MA-EMV-11 · two shortest ways to the same character: the active player chooses as well', (play) => {
    const raid = mission(play, {
      heroes: { mandalorian: { at: 'B6' }, ig11: { at: 'D10' } },
      revealed: [['m1-scavenger', 'D5']],
      ...eventStep('cornered'),
    });
    raid.seat(0).asked('prompt.enemy-path').offers('B5', 'C7').answers('C7');
    expect(raid.piece('m1-scavenger')).toEqual(['C7', 0]);
  });

  it('MA-EMV-10 MA-GLD-04 · all of a class: one after the other, in the order of your choice', (play) => {
    const rush = (carries: Readonly<Record<string, 'paz'>>) =>
      mission(play, {
        mission: 'm2',
        unlocked: 2,
        heroes: { mandalorian: { at: 'D5' }, paz: { at: 'B1' } },
        revealed: [
          ['m2-c2', 'D3'],
          ['m2-r2', 'D7'],
        ],
        tokens: [['token-1', 'D5']],
        carries,
        ...eventStep('headlong-charge'),
      });
    // Whoever comes first takes the Child, so the order matters
    const raid = rush({});
    raid.seat(0).asked('prompt.mover').offers('m2-c2', 'm2-r2').answers('m2-r2');
    expect([raid.carrier, raid.piece('m2-c2')?.[0], raid.piece('m2-r2')?.[0]]).toEqual(['m2-r2', 'D5', 'D5']);
    // When Paz carries it, it makes no difference, and nobody is asked
    const other = rush({ 'token-1': 'paz' });
    expect([other.carrier, other.piece('m2-c2')?.[0], other.piece('m2-r2')?.[0]]).toEqual([null, 'D5', 'D5']);
  });

  it('MA-EMV-09 · away from a character: only a step that leads further away, whoever else is there', (play) => {
    const raid = mission(play, {
      unlocked: 3,
      heroes: { burg: { at: 'B1', hand: ['bur-t2'] }, cara: { at: 'B4' } },
      revealed: [
        ['m1-scavenger', 'A1'],
        ['m1-raider', 'B2'],
        ['m1-lookout', 'B3'],
      ],
    });
    raid.seat(0).does('play bur-t2 on intel').asked('prompt.tactic').answers('special');
    // In its corner the scavenger can't get away; the raider comes closer to Cara; the lookout was not near enough
    expect(['m1-scavenger', 'm1-raider', 'm1-lookout'].map((face) => raid.piece(face)?.[0])).toEqual([
      'A1',
      'B3',
      'B3',
    ]);
  });
});

it('MA-EX-14 · of three charging melee enemies only the one that arrives attacks', (play) => {
  const raid = mission(
    play,
    hunted(
      [
        ['m1-scavenger', 'D3'],
        ['m1-r-brute', 'D5'],
        ['m1-gate-guard', 'D6'],
      ],
      eventStep('headlong-charge'),
    ),
  );
  expect(['m1-scavenger', 'm1-r-brute', 'm1-gate-guard'].map((face) => raid.piece(face)?.[0])).toEqual([
    'D1',
    'D3',
    'D4',
  ]);
  expect(raid.events.filter((type) => type === 'attack')).toHaveLength(1);
  expect(raid.damage('mandalorian')).toBe(1);
});
