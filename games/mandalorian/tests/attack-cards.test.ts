import { type AskedQuestion, it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type CharacterId, cardOf } from '../content/all.ts';
import { BOSS } from '../content/locked/p4/mission.ts';
import type { MandoState } from '../rules/state.ts';
import { mission, type Person, type PieceAt, type Position, type Raid } from './kit.ts';
import { holding, plays } from './positions.ts';

/** A hero on D4 plays a card on Attack; somebody else stands far away. */
function attack(
  play: Play,
  character: CharacterId,
  card: string,
  revealed: readonly PieceAt[],
  more: Partial<Position> = {},
): { readonly raid: Raid; readonly asked: AskedQuestion<MandoState, Person> } {
  const heroes = { [character]: holding(character, card, 'D4'), [other(character)]: { at: 'G7' } };
  const { raid, hero } = plays(play, card, 'attack', { heroes, revealed, ...more });
  return { raid, asked: hero.asked('prompt.attack') };
}

const other = (character: CharacterId): CharacterId => (character === 'ig11' ? 'cara' : 'ig11');

/** Health to spare, for enemies that must survive any attack. */
const SPARE = 20;
const TOUGH = 'm4-t1';
const BRUTE = 'm1-r-brute';

const strengthOf = (card: string): number => {
  const face = cardOf(card);
  return face.kind === 'skill' ? (face.strength ?? 0) : 0;
};

/** The damage an attack with this card does to an enemy on this space that has some already or not. */
function hits(play: Play, character: CharacterId, card: string, at: string, had = 0): number {
  const { raid, asked } = attack(play, character, card, [[TOUGH, at, had - SPARE]]);
  asked.answers(`attack ${TOUGH}`);
  raid.table.leavesOpen();
  return (raid.piece(TOUGH)?.[1] ?? 0) - (had - SPARE);
}

describe('reach', () => {
  it('attack-range: a threat further away, facedown or not, but no further than the card says', (play) => {
    const { asked } = attack(
      play,
      'mayfeld',
      'long-shot',
      [
        ['m1-raider', 'E7'],
        ['m1-scavenger', 'F7'],
        ['m1-gunman', 'A1'],
      ],
      { facedown: [['m1-lookout', 'D7']] },
    );
    asked
      .offers('attack m1-raider', 'attack m1-scavenger', 'attack D7', 'pass')
      .refuses('attack m1-gunman', 'reason.out-of-range', 'MA-ATK-09')
      .answers('pass');
  });

  it('attack-space: every enemy of one space instead of one threat', (play) => {
    const enemies: readonly PieceAt[] = [
      [BRUTE, 'D5'],
      ['m1-gate-guard', 'D5'],
      ['m1-house-guard', 'D4'],
    ];
    const { raid, asked } = attack(play, 'mandalorian', 'flamethrower', enemies, { facedown: [['m1-lookout', 'D5']] });
    asked
      .offers(
        ...[`attack ${BRUTE}`, 'attack m1-gate-guard', 'attack m1-house-guard', 'attack D5'],
        ...['burst:D4', 'burst:D5', 'pass'],
      )
      .answers('burst:D5');
    expect(enemies.map(([face]) => raid.piece(face)?.[1])).toEqual([2, 2, 0]);
    expect(raid.pile('facedown')).toEqual(['m1-lookout']);
  });
});

describe('strength that depends on the target', () => {
  it('target in your space', (play) => {
    expect([hits(play, 'mandalorian', 'vibroblade', 'D4'), hits(play, 'mandalorian', 'vibroblade', 'D5')]).toEqual([
      strengthOf('vibroblade') + 1,
      strengthOf('vibroblade'),
    ]);
    expect([hits(play, 'cara', 'arm-lock', 'D4'), hits(play, 'cara', 'arm-lock', 'D5')]).toEqual([
      strengthOf('arm-lock') + 2,
      strengthOf('arm-lock'),
    ]);
  });

  it('target damaged, or without damage', (play) => {
    const protocol = (had: number) => {
      const { raid, asked } = attack(play, 'ig11', 'bounty-protocol', [[BOSS, 'D5', had]], FOUR);
      asked.answers(`attack ${BOSS}`);
      return (raid.piece(BOSS)?.[1] ?? 0) - had;
    };
    const burst = (had: number) => {
      const { raid, asked } = attack(play, 'ig11', 'ig-s2', [[BOSS, 'D5', had]], FOUR);
      asked.answers(`attack ${BOSS}`);
      return (raid.piece(BOSS)?.[1] ?? 0) - had;
    };
    const [plain, precise] = [strengthOf('bounty-protocol'), strengthOf('ig-s2')];
    expect([protocol(0), protocol(1), burst(0), burst(1)]).toEqual([plain, plain + 1, precise + 1, precise]);
  });

  it('target two spaces away or more', (play) => {
    const plain = strengthOf('called-shot');
    const shots = ['D4', 'D5', 'D6', 'D7'].map((at) => hits(play, 'mayfeld', 'called-shot', at));
    expect(shots).toEqual([plain, plain, plain + 1, plain + 1]);
  });

  it('target with a health of 3 or more, the villain of the last mission as well', (play) => {
    const plain = strengthOf('line-breaker');
    expect(hits(play, 'paz', 'line-breaker', 'D5')).toBe(plain + 1);
    const { raid, asked } = attack(play, 'paz', 'line-breaker', [[BOSS, 'D5']], FOUR);
    asked.answers(`attack ${BOSS}`);
    expect(raid.piece(BOSS)).toEqual(['D5', plain + 1]);
    const weak = attack(play, 'paz', 'line-breaker', [['m4-c2', 'D5', -SPARE]], FOUR);
    weak.asked.answers('attack m4-c2');
    expect((weak.raid.piece('m4-c2')?.[1] ?? 0) + SPARE).toBe(plain);
  });
});

const FOUR = { mission: 'm4', map: 'map4' } as const;

describe('other enemies', () => {
  it('one other enemy: after the attack not its target', (play) => {
    const { raid, asked } = attack(play, 'ig11', 'twin-blasters', [
      ['m1-gate-guard', 'D5'],
      [BRUTE, 'D6'],
      ['m1-house-guard', 'D7'],
    ]);
    asked
      .answers('attack m1-gate-guard')
      .asked('prompt.after')
      .answers('special')
      // Only the brute: the guard was attacked, the other guard is three spaces away
      .asked('prompt.action');
    expect(['m1-gate-guard', BRUTE, 'm1-house-guard'].map((face) => raid.piece(face)?.[1])).toEqual([2, 1, 0]);
  });

  it('one other enemy: used before, the attack must go to somebody else', (play) => {
    const { raid, asked } = attack(play, 'ig11', 'twin-blasters', [
      ['m1-gate-guard', 'D5'],
      [BRUTE, 'D5'],
    ]);
    asked
      .answers('special')
      .asked('prompt.damage')
      .offers('m1-gate-guard', BRUTE)
      .answers(BRUTE)
      .asked('prompt.attack')
      .offers('attack m1-gate-guard', 'pass')
      .answers('attack m1-gate-guard');
    expect(['m1-gate-guard', BRUTE].map((face) => raid.piece(face)?.[1])).toEqual([2, 1]);
  });

  it('each other enemy: all but the target, and none of them can be the target afterwards', (play) => {
    const enemies: readonly PieceAt[] = [
      ['m1-gate-guard', 'D5'],
      [BRUTE, 'D4'],
      ['m1-house-guard', 'D6'],
    ];
    const after = attack(play, 'ig11', 'rotating-torso', enemies);
    after.asked.answers('attack m1-gate-guard').asked('prompt.after').answers('special');
    expect(enemies.map(([face]) => after.raid.piece(face)?.[1])).toEqual([2, 1, 0]);
    const before = attack(play, 'ig11', 'rotating-torso', enemies, { facedown: [['m1-medkit', 'C5']] });
    before.asked.answers('special').asked('prompt.attack').offers('attack C5', 'pass').answers('pass');
    expect(enemies.map(([face]) => before.raid.piece(face)?.[1])).toEqual([1, 1, 0]);
  });

  it('up to two others: the second is optional, and nobody is hit twice', (play) => {
    const { raid, asked } = attack(play, 'xian', 'throwing-knives', [
      ['m1-gate-guard', 'D5'],
      [BRUTE, 'D6'],
      ['m1-house-guard', 'D4'],
    ]);
    asked
      .answers('attack m1-gate-guard')
      .asked('prompt.after')
      .answers('special')
      .asked('prompt.damage', { left: 2 })
      .offers(BRUTE, 'm1-house-guard')
      .answers(BRUTE)
      .asked('prompt.damage', { left: 1 })
      .offers('m1-house-guard', 'done')
      .answers('done');
    expect(['m1-gate-guard', BRUTE, 'm1-house-guard'].map((face) => raid.piece(face)?.[1])).toEqual([1, 1, 0]);
  });

  it('one enemy, not “another”: the same one as the attack, before or after it', (play) => {
    const force = () => attack(play, 'burg', 'bur-w', [[BRUTE, 'D4', -SPARE]]);
    const before = force();
    before.asked
      .answers('special')
      .asked('prompt.attack')
      .offers(`attack ${BRUTE}`, 'pass')
      .answers(`attack ${BRUTE}`)
      .asked('prompt.action');
    const after = force();
    after.asked.answers(`attack ${BRUTE}`).asked('prompt.after').answers('special').asked('prompt.action');
    const both = ['D4', strengthOf('bur-w') + 1 - SPARE];
    expect([before.raid.piece(BRUTE), after.raid.piece(BRUTE)]).toEqual([both, both]);
  });

  it('one other enemy in the space of the target, wherever that is', (play) => {
    const { raid, asked } = attack(play, 'mayfeld', 'may-s1', [
      ['m1-gate-guard', 'D7', -SPARE],
      [BRUTE, 'D7'],
      ['m1-house-guard', 'D6'],
    ]);
    asked.answers('attack m1-gate-guard').asked('prompt.action');
    expect(['m1-gate-guard', BRUTE, 'm1-house-guard'].map((face) => raid.piece(face)?.[1])).toEqual([
      strengthOf('may-s1') - SPARE,
      1,
      0,
    ]);
  });
});

describe('instead of the attack', () => {
  const enemies: readonly PieceAt[] = [
    ['m1-gate-guard', 'D4'],
    [BRUTE, 'D6'],
    ['m1-house-guard', 'D6'],
    ['m1-captain', 'D7'],
  ];
  const tactic = (play: Play, character: CharacterId, card: string) => {
    const heroes = { [character]: holding(character, card, 'D4'), [other(character)]: { at: 'G7' } };
    const { raid, hero } = plays(play, card, 'attack', { heroes, revealed: enemies, facedown: [['m1-lookout', 'D5']] });
    const damage = () => enemies.map(([face]) => raid.piece(face)?.[1]);
    return { damage, asked: hero.asked('prompt.tactic').answers('special') };
  };

  it('damage to every enemy within range, to those in one space, to those in your own space', (play) => {
    const all = tactic(play, 'paz', 'paz-t1');
    all.asked.asked('prompt.action');
    expect(all.damage()).toEqual([1, 1, 1, 0]);
    const one = tactic(play, 'cara', 'car-t1');
    one.asked.asked('prompt.damage-space').offers('D4', 'D6', 'D7').answers('D6');
    expect(one.damage()).toEqual([0, 1, 1, 0]);
    const own = tactic(play, 'xian', 'xia-t1');
    own.asked.asked('prompt.action');
    expect(own.damage()).toEqual([2, 0, 0, 0]);
  });
});

describe('moving the target', () => {
  it('push-target: the target is moved when it is still there', (play) => {
    const { raid, asked } = attack(play, 'burg', 'headbutt', [[BRUTE, 'D4', -SPARE]]);
    asked.answers(`attack ${BRUTE}`).asked('prompt.push-to').offers('C5', 'D3', 'D5', 'E5').answers('D5');
    expect(raid.piece(BRUTE)).toEqual(['D5', strengthOf('headbutt') + 1 - SPARE]);
    const gone = attack(play, 'burg', 'headbutt', [['m1-lookout', 'D4']]);
    gone.asked.answers('attack m1-lookout').asked('prompt.action');
    expect(gone.raid.pile('gone')).toEqual(['m1-lookout']);
  });

  it('push-target: also into and out of the corner A1', (play) => {
    const heroes = { burg: holding('burg', 'headbutt', 'A1'), ig11: { at: 'G7' } };
    const { raid, asked } = attack(play, 'burg', 'headbutt', [[BRUTE, 'A1', -SPARE]], { heroes });
    asked.answers(`attack ${BRUTE}`);
    raid.seat(0).asked('prompt.push-to').offers('A2', 'B1').answers('B1');
    expect(raid.piece(BRUTE)?.[0]).toBe('B1');
  });

  it('push-target and pull-target: neither an object that the attack has revealed nor the Moff', (play) => {
    for (const card of ['headbutt', 'bur-s2']) {
      const crate = attack(play, 'burg', card, [], { facedown: [['m1-medkit', 'D5']] });
      crate.asked.answers('attack D5').asked('prompt.action');
      expect(crate.raid.piece('m1-medkit')).toEqual(['D5', 0]);
      const moff = attack(play, 'burg', card, [[BOSS, 'D5', -SPARE]], FOUR);
      moff.asked.answers(`attack ${BOSS}`).asked('prompt.action');
      expect(moff.raid.piece(BOSS)).toEqual(['D5', strengthOf(card) - SPARE]);
    }
  });

  it('pull-target: not one that is defeated, nor one that is on the space already', (play) => {
    const gone = attack(play, 'burg', 'bur-s2', [['m1-lookout', 'D5']]);
    gone.asked.answers('attack m1-lookout').asked('prompt.action');
    const here = attack(play, 'burg', 'bur-s2', [[BRUTE, 'D4', -SPARE]]);
    here.asked.answers(`attack ${BRUTE}`).asked('prompt.action');
    expect([gone.raid.piece('m1-lookout'), here.raid.piece(BRUTE)]).toEqual([
      null,
      ['D4', strengthOf('bur-s2') - SPARE],
    ]);
  });

  it('push: by “up to” two spaces it may stay where it is, by one space it moves', (play) => {
    const far = attack(play, 'burg', 'throw', [[BRUTE, 'D4']]);
    far.asked
      .answers('special')
      .asked('prompt.push-to')
      .offers('D4', 'D3', 'D5', 'C5', 'E5', 'D2', 'D6', 'B4', 'B5', 'F4', 'F5')
      .answers('D4')
      .asked('prompt.attack')
      .answers('pass');
    const near = attack(play, 'paz', 'suppressing-fire', [[BRUTE, 'D4']]);
    near.asked
      .answers('special')
      .asked('prompt.push-to')
      .offers('D3', 'D5', 'C5', 'E5')
      .answers('D3')
      .asked('prompt.attack')
      .answers('pass');
    expect([far.raid.piece(BRUTE), near.raid.piece(BRUTE)]).toEqual([
      ['D4', 0],
      ['D3', 0],
    ]);
  });

  it('open-door: instead of the attack, a locked door beside the hero', (play) => {
    const raid = mission(play, {
      heroes: { burg: { at: 'D7', hand: ['rip-it-open', 'brawler'] }, ig11: { at: 'G7' } },
      revealed: [['m1-raider', 'D7']],
    });
    raid
      .seat(0)
      .does('play rip-it-open on attack')
      .asked('prompt.attack')
      .offers('attack m1-raider', 'blast', 'special', 'pass')
      .answers('special')
      .asked('prompt.action');
    expect([raid.state.open, raid.piece('m1-raider')]).toEqual([1, ['D7', 0]]);
    const { asked } = attack(play, 'burg', 'rip-it-open', [['m1-raider', 'D4']]);
    asked.offers('attack m1-raider', 'pass').answers('pass');
  });
});
