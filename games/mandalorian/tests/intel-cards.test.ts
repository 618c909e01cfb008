import type { Viewer } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { PieceAt } from './kit.ts';
import { holding, plays } from './positions.ts';

describe('Intel', () => {
  it('intel-steps: an enemy goes one or two spaces', (play) => {
    const { raid, hero } = plays(play, 'running-mouth', 'intel', {
      heroes: { mayfeld: holding('mayfeld', 'running-mouth', 'D1'), ig11: { at: 'G7' } },
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

  it('intel-through: range is counted through walls and locked doors', (play) => {
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
      .offers('look D8', 'look C8', 'look D10', 'pass')
      .refuses('look C11', 'reason.out-of-range', 'MA-INT-02')
      .answers('pass');
  });

  it('intel-both: a look and a moved enemy, each once', (play) => {
    const { raid, hero } = plays(play, 'xia-s2', 'intel', {
      heroes: { xian: holding('xian', 'xia-s2', 'D2'), ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
      facedown: [['m1-lookout', 'D4']],
    });
    hero
      .asked('prompt.intel')
      .offers('look D4', 'push m1-raider', 'pass')
      .answers('look D4')
      .asked('prompt.intel')
      .offers('push m1-raider', 'pass')
      .answers('push m1-raider')
      .asked('prompt.push-to')
      .answers('D2')
      .asked('prompt.action');
    expect([raid.piece('m1-raider'), raid.pile('facedown')]).toEqual([['D2', 0], ['m1-lookout']]);
  });

  it('intel-both: the other way round, and the second is optional', (play) => {
    const { raid, hero } = plays(play, 'xia-s2', 'intel', {
      heroes: { xian: holding('xian', 'xia-s2', 'D2'), ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
      facedown: [['m1-lookout', 'D4']],
    });
    hero.asked('prompt.intel').answers('push m1-raider').asked('prompt.push-to').answers('D2');
    raid.seat(0).asked('prompt.intel').offers('look D4', 'pass').answers('pass').asked('prompt.action');
    expect([raid.piece('m1-raider'), raid.events.includes('look-at')]).toEqual([['D2', 0], false]);
  });

  it('intel-both: what a mission lets Intel do instead is instead of both', (play) => {
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
      .offers('look B8', 'push m2-c1', 'remove m2-q1', 'pass')
      .answers('remove m2-q1')
      .asked('prompt.action');
    expect(clamp.raid.pile('gone')).toEqual(['m2-q1']);
    const look = both();
    look.hero
      .asked('prompt.intel')
      .answers('look B8')
      .asked('prompt.intel')
      .offers('push m2-c1', 'pass')
      .answers('pass')
      .asked('prompt.action');
    expect(look.raid.piece('m2-q1')).toEqual(['A8', 0]);
  });

  it('intel-through: it reaches an enemy in a cell, who moves only when the door is open', (play) => {
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
      .offers('push m3-q2', 'pass')
      .answers('push m3-q2')
      .asked('prompt.push-to')
      .offers('B2')
      .answers('B2');
  });

  it('look: one more threat, seen by that person alone', (play) => {
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
      .offers('look D2', 'look D3', 'pass')
      .answers('pass');
    const sees = (viewer: Viewer) =>
      ['m1-lookout', 'm1-warden', 'm1-captain'].filter((face) =>
        JSON.stringify(raid.table.view(viewer)).includes(`"${face}"`),
      );
    expect([sees(0), sees(1), sees('spectator')]).toEqual([['m1-warden'], [], []]);
  });

  it('push: up to three enemies, each once, one space each', (play) => {
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

  it('push and damage-moved: the enemy that was moved suffers', (play) => {
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

  it('push and damage-moved: “up to” may be no space at all; it suffers where it stands', (play) => {
    const { raid, hero } = plays(play, 'man-t2', 'intel', {
      heroes: { mandalorian: holding('mandalorian', 'man-t2', 'D1'), ig11: { at: 'G7' } },
      revealed: [['m1-gate-guard', 'D3']],
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.push-to').answers('D3');
    expect([raid.piece('m1-gate-guard'), raid.events.includes('threat-moves')]).toEqual([['D3', 1], false]);
  });

  it('push and damage-moved: into the corner A1 and out of it', (play) => {
    const whipcord = (from: string) =>
      plays(play, 'man-t2', 'intel', {
        heroes: { mandalorian: holding('mandalorian', 'man-t2', 'B2'), ig11: { at: 'G7' } },
        revealed: [['m1-gate-guard', from]],
      });
    const into = whipcord('A2');
    into.hero.asked('prompt.tactic').answers('special').asked('prompt.push-to').answers('A1');
    expect(into.raid.piece('m1-gate-guard')).toEqual(['A1', 1]);
    const out = plays(play, 'running-mouth', 'intel', {
      heroes: { mayfeld: holding('mayfeld', 'running-mouth', 'A1'), ig11: { at: 'G7' } },
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

  it('push another: not the enemy that Intel moves, whichever comes first', (play) => {
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
      .offers('push m1-scavenger', 'pass')
      .answers('pass');
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

  it('scare: every enemy beside moves away; one that can’t get further away stays', (play) => {
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
