import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { CharacterId } from '../content/all.ts';
import type { PieceAt } from './kit.ts';
import { holding, plays } from './positions.ts';

describe('movement', () => {
  it('walk: enemies do not stop it, facedown threats do', (play) => {
    const { raid, hero } = plays(play, 'servo-stride', 'move', {
      heroes: { ig11: holding('ig11', 'servo-stride', 'D2'), cara: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
      facedown: [['m1-supply-crate', 'D4']],
    });
    hero
      .asked('prompt.move', { left: 3 })
      .refuses('D5', 'reason.too-far', 'MA-MOV-02')
      .answers('D4')
      .asked('prompt.action');
    expect(raid.where('ig11')).toBe('D4');
  });

  it('walk: it may end on the space of an enemy, and go on from there', (play) => {
    const { raid, hero } = plays(play, 'servo-stride', 'move', {
      heroes: { ig11: holding('ig11', 'servo-stride', 'D2'), cara: { at: 'G7' } },
      revealed: [['m1-raider', 'D3']],
    });
    hero.asked('prompt.move').answers('D3').asked('prompt.move', { left: 2 }).answers('D5');
    expect(raid.where('ig11')).toBe('D5');
  });

  it('walk: sentries do not strike at its end', (play) => {
    const ends = (card: string) => {
      const { raid, hero } = plays(play, card, 'move', {
        heroes: { mandalorian: holding('mandalorian', card, 'D2'), cara: { at: 'G7' } },
        revealed: [['m1-gate-guard', 'D6']],
      });
      hero.asked('prompt.move').answers('D5');
      return raid.damage('mandalorian');
    };
    expect([ends('use-the-cover'), ends('vibroblade')]).toEqual([0, 1]);
  });

  it('walk: opportunity strikes do not happen', (play) => {
    const leaves = (card: string) => {
      const { raid, hero } = plays(play, card, 'move', {
        mission: 'm2',
        map: 'map2',
        heroes: { xian: holding('xian', card, 'D4'), cara: { at: 'G10' } },
        revealed: [['m2-c2', 'D4']],
      });
      const asked = card === 'xia-t2' ? hero.asked('prompt.tactic').answers('special') : hero;
      asked.asked('prompt.move', { left: 4 }).answers('D8');
      return [raid.where('xian'), raid.damage('xian')];
    };
    expect([leaves('xia-t2'), leaves('reckless-grin')]).toEqual([
      ['D8', 0],
      ['D8', 1],
    ]);
  });

  it('MA-OPP-01 MA-MOV-02 · who passes enemies goes, of several shortest ways, the one where nobody strikes', (play) => {
    const walk = (...strikers: readonly string[]) => {
      const { raid, hero } = plays(play, 'servo-stride', 'move', {
        mission: 'm2',
        heroes: { ig11: holding('ig11', 'servo-stride', 'B4'), cara: { at: 'G10' } },
        revealed: strikers.map((at) => ['m2-c2', at] as const),
        tokens: [],
      });
      hero.asked('prompt.move', { left: 3 }).answers('D4').asked('prompt.move', { left: 1 }).answers('stop');
      return [raid.where('ig11'), raid.damage('ig11')];
    };
    // From B4 one comes to D4 by C4 or by C5
    expect([walk('C4'), walk('C5'), walk('C4', 'C5')]).toEqual([
      ['D4', 0],
      ['D4', 0],
      ['D4', 1],
    ]);
  });

  it('MA-OPP-01 MA-MOV-04 · of these ways only such as it could really go, counted from their beginning', (play) => {
    const ways = (from: string, to: string, card: string, striker: string, facedown: readonly PieceAt[] = []) => {
      const character = card === 'jump-pack' ? 'paz' : 'ig11';
      const { raid, hero } = plays(play, card, 'move', {
        mission: 'm2',
        heroes: { [character]: holding(character, card, from), cara: { at: 'G10' } },
        revealed: [['m2-c2', striker]],
        facedown,
      });
      hero.asked('prompt.move', { left: 3 }).answers(to);
      raid.table.leavesOpen();
      return [raid.where(character), raid.damage(character), raid.pile('facedown')];
    };
    // C5 would stop it, so that D4 is reached by C4
    expect(ways('B4', 'D4', 'servo-stride', 'C4', [['m2-c1', 'C5']])).toEqual(['D4', 1, ['m2-c1']]);
    // E4 is reached by D3 or D4, and D3 by C4 alone
    expect(ways('B4', 'E4', 'servo-stride', 'C4')).toEqual(['E4', 0, []]);
    // The roof B6 is another way for who can fly
    expect(ways('B5', 'C7', 'jump-pack', 'C6')).toEqual(['C7', 0, []]);
    expect(ways('A6', 'B7', 'jump-pack', 'A7')).toEqual(['B7', 0, []]);
    expect(ways('A6', 'B7', 'servo-stride', 'A7')).toEqual(['B7', 1, []]);
  });

  it('move-together: a companion of the same space comes along, also up a height', (play) => {
    const together = (companion: string) => {
      const { raid, hero } = plays(play, 'paz-t2', 'move', {
        heroes: { paz: holding('paz', 'paz-t2', 'B4'), cara: { at: 'B4' }, greef: { at: 'B5' } },
      });
      hero
        .asked('prompt.tactic')
        .answers('special')
        .asked('prompt.together')
        .offers('cara', 'done')
        .answers(companion)
        .asked('prompt.move', { left: 3 })
        .answers('A4')
        .asked('prompt.move', { left: 2 })
        .answers('stop');
      return [raid.where('paz'), raid.where('cara'), raid.where('greef')];
    };
    expect([together('cara'), together('done')]).toEqual([
      ['A4', 'A4', 'B5'],
      ['A4', 'B4', 'B5'],
    ]);
  });

  it('move-together: who is alone is not asked, and goes alone', (play) => {
    const { raid, hero } = plays(play, 'paz-t2', 'move', {
      heroes: { paz: holding('paz', 'paz-t2', 'B4'), cara: { at: 'B5' } },
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.move', { left: 3 }).answers('B1');
    expect([raid.where('paz'), raid.where('cara')]).toEqual(['B1', 'B5']);
  });

  it('MA-SEN-01 MA-SEN-06 · a sentry strikes everybody who ends a movement beside it', (play) => {
    const { raid, hero } = plays(play, 'paz-t2', 'move', {
      heroes: { paz: holding('paz', 'paz-t2', 'D2'), cara: { at: 'D2' }, greef: { at: 'D5' } },
      revealed: [['m1-gate-guard', 'D6']],
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.together').answers('cara');
    raid.seat(0).asked('prompt.move').answers('D5');
    // Greef was there before and has not moved
    expect([raid.damage('paz'), raid.damage('cara'), raid.damage('greef')]).toEqual([1, 1, 0]);
  });

  it('damage: one enemy in your space, before or after the movement', (play) => {
    const { raid, hero } = plays(play, 'bull-rush', 'move', {
      heroes: { burg: holding('burg', 'bull-rush', 'D2'), cara: { at: 'G7' } },
      revealed: [
        ['m1-r-brute', 'D4'],
        ['m1-gate-guard', 'D5'],
      ],
    });
    // Nobody is there before
    hero.asked('prompt.move', { left: 3 }).refuses('D5', 'reason.too-far', 'MA-MOV-02').answers('D4');
    raid.seat(0).asked('prompt.after').offers('special', 'done').answers('special').asked('prompt.action');
    expect([raid.piece('m1-r-brute'), raid.piece('m1-gate-guard')]).toEqual([
      ['D4', 1],
      ['D5', 0],
    ]);
  });
});

describe('companions', () => {
  it('companion-acts: one within range moves, its own player decides, nobody else is asked', (play) => {
    const { raid, hero } = plays(play, 'give-orders', 'intel', {
      heroes: {
        greef: holding('greef', 'give-orders', 'D1'),
        cara: { at: 'D3' },
        ig11: { at: 'D4' },
        paz: { at: 'D5' },
      },
    });
    hero.asked('prompt.intel').answers('special').asked('prompt.companion').offers('cara', 'ig11').answers('ig11');
    raid.seat(0).notAsked();
    raid.seat(2).asked('prompt.move', { left: 2 }).answers('D6');
    raid.seat(0).asked('prompt.action');
    expect([raid.where('ig11'), raid.where('cara'), raid.where('paz')]).toEqual(['D6', 'D3', 'D5']);
  });

  it('companion-acts: a free attack, and only such', (play) => {
    const { raid, hero } = plays(play, 'rally-the-line', 'plan', {
      heroes: { cara: holding('cara', 'rally-the-line', 'D1'), ig11: { at: 'D3' } },
      revealed: [['m1-gate-guard', 'D4']],
    });
    hero.asked('prompt.plan').answers('special');
    raid
      .seat(1)
      .asked('prompt.attack', { strength: 1 })
      .offers('attack m1-gate-guard', 'pass')
      .answers('attack m1-gate-guard');
    raid.seat(0).asked('prompt.plan').answers('pass');
    expect([raid.piece('m1-gate-guard'), raid.pile('area', 1)]).toEqual([['D4', 1], []]);
  });

  it('companion-acts: each of those within range, in the order of the active player (MA-GLD-04)', (play) => {
    const { raid, hero } = plays(play, 'car-t2', 'move', {
      heroes: { cara: holding('cara', 'car-t2', 'D1'), ig11: { at: 'D3' }, greef: { at: 'D4' }, paz: { at: 'D5' } },
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.companion').offers('ig11', 'greef').answers('greef');
    raid.seat(1).notAsked();
    raid.seat(2).asked('prompt.move', { left: 2 }).answers('stop');
    raid.seat(1).asked('prompt.move', { left: 2 }).answers('D1');
    raid.seat(3).notAsked();
    expect([raid.where('ig11'), raid.where('greef')]).toEqual(['D1', 'D4']);
  });

  it('companion-acts: anywhere, any action', (play) => {
    const { raid, hero } = plays(play, 'gre-t2', 'intel', {
      heroes: { greef: holding('greef', 'gre-t2', 'D1'), ig11: { at: 'G7' } },
    });
    hero.asked('prompt.tactic').answers('special');
    raid.seat(1).asked('prompt.free-action', { strength: 2 }).answers('action:move');
    raid.seat(1).asked('prompt.move', { left: 2 }).answers('F6');
    expect(raid.where('ig11')).toBe('F6');
    raid.table.leavesOpen();
  });

  it('heal: any character within range 1, not beyond, and not below 0', (play) => {
    const { raid, hero } = plays(play, 'ig-t2', 'plan', {
      heroes: {
        ig11: { ...holding('ig11', 'ig-t2', 'D1'), damage: 1 },
        cara: { at: 'D2', damage: 2 },
        greef: { at: 'D3', damage: 2 },
        paz: { at: 'D1' },
      },
    });
    hero.asked('prompt.tactic').answers('special').asked('prompt.heal').offers('ig11', 'cara').answers('ig11');
    expect(['ig11', 'cara', 'greef', 'paz'].map((each) => raid.damage(each as CharacterId))).toEqual([0, 2, 2, 0]);
  });
});

describe('strength', () => {
  it('strength-per-disruption: one for each token on this area, at most two', (play) => {
    const strength = (tokens: number) => {
      const { raid, hero } = plays(play, 'ig-w', 'move', {
        heroes: { ig11: holding('ig11', 'ig-w', 'D1'), cara: { at: 'G7' } },
        areas: { move: Array<string>(tokens).fill('disruption-white-1'), plan: ['disruption-white-1'] },
      });
      hero.asked('prompt.move', { left: 1 + Math.min(tokens, 2) }).answers('stop');
      return raid.table.log('spectator').find(({ type }) => type === 'play')?.data.total;
    };
    // The card itself counts 1 on the area
    expect([0, 1, 2, 3].map(strength)).toEqual([1, 2, 3, 4]);
  });

  it('MA-DIS-08 · strength-per-disruption: a substitute is as good as a token', (play) => {
    const { hero } = plays(play, 'ig-w', 'move', {
      heroes: { ig11: holding('ig11', 'ig-w', 'D1'), cara: { at: 'G7' } },
      areas: { move: ['disruption-white-1'] },
      change: (state) => {
        state.substitutes[0] = 1;
      },
    });
    hero.asked('prompt.move', { left: 3 }).answers('stop');
  });

  it('you-carry-the-token: one more space with the Child', (play) => {
    const steps = (carrier: CharacterId, left: number) => {
      const { raid, hero } = plays(play, 'ig-s1', 'move', {
        mission: 'm2',
        map: 'map2',
        heroes: { ig11: holding('ig11', 'ig-s1', 'D4'), cara: { at: 'G10' } },
        tokens: [['token-1', 'D4']],
        carries: { 'token-1': carrier },
      });
      hero.asked('prompt.move', { left }).answers('stop');
      return raid.bearer('token-1');
    };
    expect([steps('ig11', 4), steps('cara', 3)]).toEqual(['ig11', 'cara']);
  });
});
