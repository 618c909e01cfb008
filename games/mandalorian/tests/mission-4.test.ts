import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { missionOf } from '../content/all.ts';
import { BOSS, numbers as m4 } from '../content/locked/p4/mission.ts';
import { mission, type PieceAt, type Position, printedHealth, subject } from './kit.ts';
import { eventStep } from './positions.ts';

describe('Mission 4: Showdown on the Square', () => {
  const square = (play: Play, position: Partial<Position>) =>
    mission(play, {
      mission: 'm4',
      unlocked: 4,
      heroes: { mandalorian: { at: 'D4' }, cara: { at: 'D2' } },
      tokens: [['token-1', 'D2']],
      carries: { 'token-1': 'cara' },
      ...position,
    });
  const health = m4.health + 2 * m4.healthPerCharacter;
  const track = missionOf('m4').track?.base ?? 0;

  it('MD-M4-01 · the Moff is set aside, and you choose who carries the Child', (play) => {
    const table = play(subject, { seats: 2, options: { mission: 'm4', mode: 'listed' } });
    table.seat(0).asked('prompt.character').offers('mandalorian', 'cara', 'greef', 'ig11').answers('cara');
    table.seat(1).asked('prompt.character').answers('ig11');
    table.seat(0).asked('prompt.starter').answers('seat:0');
    table.seat(0).asked('prompt.bearer').offers('cara', 'ig11').answers('ig11');
    table.leavesOpen();
    expect(table.pile('box')).toContain(BOSS);
    expect(table.state.characters[table.state.bearers[table.state.zones.tokens[0]?.[0] ?? -1] ?? -1]).toBe('ig11');
  });

  it('MD-M4-02 MA-REI-07 · he arrives when the last triangle enemy falls, with a guard on the star spaces', (play) => {
    const fight = (others: readonly PieceAt[]) => {
      const raid = square(play, {
        heroes: { mandalorian: { at: 'D4', hand: ['vibroblade', 'quick-draw'] }, cara: { at: 'D2' } },
        revealed: [['m4-t3', 'D5', printedHealth('m4-t3') - 3], ...others],
        box: [BOSS],
        reinforcements: ['m4-r1', 'm4-r4', 'm4-r3', 'm4-r2'],
      });
      raid.seat(0).does('play vibroblade on attack').asked('prompt.attack').answers('attack m4-t3');
      return raid;
    };
    const raid = fight([['m4-c1', 'E6']]);
    // Space 9 is D8; two characters: the first three star spaces
    expect([raid.piece(BOSS), raid.pile('box')]).toEqual([['D8', 0], []]);
    expect(['m4-r2', 'm4-r3', 'm4-r4', 'm4-r1'].map((face) => raid.piece(face)?.[0])).toEqual([
      'A8',
      'G8',
      'A3',
      undefined,
    ]);
    const early = fight([['m4-t1', 'D6']]);
    expect([early.piece(BOSS), early.pile('reinforcements').length]).toEqual([null, 4]);
  });

  it('MD-M4-02 MD-M4-06 · or when the crisis track is full; until then each crisis brings a reinforcement', (play) => {
    const crisis = (before: number) =>
      square(play, {
        heroes: { mandalorian: { at: 'B3' }, cara: { at: 'B3' } },
        revealed: [['m4-t3', 'A5']],
        box: [BOSS],
        reinforcements: ['m4-r1', 'm4-r1', 'm4-r1', 'm4-r3'],
        fields: { track: before },
        ...eventStep('scrambled-comms', 6),
        events: ['overwatch', 'overwatch', 'scrambled-comms'],
      });
    const early = crisis(0);
    early.seat(0).asked('prompt.disrupt');
    expect([early.state.track, early.piece('m4-r3')?.[0], early.piece(BOSS)]).toEqual([1, 'A3', null]);
    const full = crisis(track - 1);
    full.seat(0).asked('prompt.disrupt');
    expect([full.piece(BOSS), full.piece('m4-r3')?.[0], full.pile('reinforcements').length]).toEqual([
      ['D8', 0],
      'A8',
      1,
    ]);
  });

  it('MD-M4-02 · his health grows with the group', (play) => {
    const shoot = (damage: number, third: boolean) => {
      const raid = square(play, {
        heroes: {
          mandalorian: { at: 'D7', hand: ['vibroblade', 'quick-draw'] },
          cara: { at: 'D2' },
          ...(third ? { greef: { at: 'D2' } } : {}),
        },
        revealed: [[BOSS, 'D8', damage]],
      });
      raid.seat(0).does('play vibroblade on attack').asked('prompt.attack').answers(`attack ${BOSS}`);
      return raid.piece(BOSS)?.[1] ?? 'defeated';
    };
    expect([shoot(health - 3, false), shoot(health - 4, false), shoot(health - 3, true)]).toEqual([
      'defeated',
      health - 1,
      health,
    ]);
  });

  it('MD-M4-03 · while another enemy is within range 1 of him he takes no damage', (play) => {
    const shoot = (guard: string) =>
      square(play, {
        heroes: { mandalorian: { at: 'D7', hand: ['vibroblade', 'flamethrower'] }, cara: { at: 'D2' } },
        revealed: [
          [BOSS, 'D8'],
          ['m4-c1', guard, printedHealth('m4-c1') - 2],
        ],
      });
    const guarded = shoot('D8');
    guarded
      .seat(0)
      .does('play flamethrower on attack')
      .asked('prompt.attack')
      .refuses(`attack ${BOSS}`, 'reason.protected', 'MD-M4-03')
      .answers('D8');
    // The flames defeat his guard, but do not touch him
    expect([guarded.piece(BOSS), guarded.piece('m4-c1')]).toEqual([['D8', 0], null]);
    const alone = shoot('D6');
    alone.seat(0).does('play vibroblade on attack').asked('prompt.attack').answers(`attack ${BOSS}`);
    expect(alone.piece(BOSS)).toEqual(['D8', 3]);
  });

  it('MD-M4-03 · not even when the same damage defeats his last guard', (play) => {
    const blasted = (hero: 'mandalorian' | 'ig11', card: string, answer: string) => {
      const raid = square(play, {
        heroes: { [hero]: { at: 'D7', hand: [card, card] }, cara: { at: 'D2' } },
        revealed: [
          ['m4-c1', 'D8', printedHealth('m4-c1') - 1],
          [BOSS, 'D8'],
        ],
      });
      raid.seat(0).does(`play ${card} on attack`).asked('prompt.attack').answers(answer);
      return raid;
    };
    const flames = blasted('mandalorian', 'flamethrower', 'D8');
    const charge = blasted('ig11', 'self-destruct-charge', 'special');
    expect([flames, charge].map((raid) => [raid.piece('m4-c1'), raid.piece(BOSS)])).toEqual([
      [null, ['D8', 0]],
      [null, ['D8', 0]],
    ]);
    // Rotating Torso has hit the guard alone, and so nothing keeps the Moff from the attack itself
    const torso = blasted('ig11', 'rotating-torso', 'special');
    torso.seat(0).asked('prompt.attack').offers(`attack ${BOSS}`, 'pass').answers(`attack ${BOSS}`);
    expect([torso.piece('m4-c1'), torso.piece(BOSS)]).toEqual([null, ['D8', 2]]);
  });

  it('MD-M4-03 · what would only hit him is not offered while he is guarded', (play) => {
    const beside = (guard: string, position: Partial<Position>) =>
      square(play, {
        revealed: [
          [BOSS, 'D8'],
          ['m4-c2', guard],
        ],
        ...position,
      });
    const heroes = { mandalorian: { at: 'E8', hand: ['flamethrower', 'quick-draw'] }, cara: { at: 'D2' } };
    // The guard on C8 is too far away for the flames
    beside('C8', { heroes }).seat(0).does('play flamethrower on attack').asked('prompt.action');
    const alone = beside('C7', { heroes }).seat(0).does('play flamethrower on attack');
    alone.asked('prompt.attack').offers(`attack ${BOSS}`, 'burst:D8', 'pass').answers('pass');
    const shot = (guard: string) =>
      beside(guard, {
        heroes: { mandalorian: { at: 'E8', plans: ['retaliate'] }, cara: { at: 'D2' } },
        ...eventStep('firing-line'),
      });
    expect(shot('C8').damage('mandalorian')).toBe(1);
    const back = shot('C7');
    back.seat(0).asked('prompt.strike-back').answers('use retaliate');
    expect(back.piece(BOSS)).toEqual(['D8', 2]);
  });

  it('MD-M4-04 · he is a blaster for events, is not moved by you, and leaves the Child alone', (play) => {
    const raid = square(play, {
      heroes: { mandalorian: { at: 'D5' }, cara: { at: 'D1' } },
      revealed: [[BOSS, 'D7']],
      tokens: [['token-1', 'D6']],
      carries: {},
      ...eventStep('advance-and-fire'),
    });
    expect([raid.piece(BOSS)?.[0], raid.damage('mandalorian'), raid.carrier, raid.piece('token-1')?.[0]]).toEqual([
      'D6',
      1,
      null,
      'D6',
    ]);
    // Somebody else is further away: it is he who grabs for the Child, and still leaves it there
    const grab = square(play, {
      unlocked: 8,
      heroes: { mandalorian: { at: 'D1' }, cara: { at: 'D1' } },
      revealed: [
        [BOSS, 'D7'],
        ['m4-c1', 'D8'],
      ],
      tokens: [['token-1', 'D5']],
      carries: {},
      ...eventStep('ea-02'),
    });
    expect([grab.piece(BOSS)?.[0], grab.piece('m4-c1')?.[0], grab.carrier]).toEqual(['D5', 'D8', null]);
    const intel = square(play, {
      heroes: { mandalorian: { at: 'D7', hand: ['vibroblade'] }, cara: { at: 'D1' } },
      revealed: [
        [BOSS, 'D8'],
        ['m4-c1', 'D6'],
      ],
    });
    intel.seat(0).does('play vibroblade on intel').asked('prompt.intel').offers('push m4-c1', 'pass').answers('pass');
    const roar = square(play, {
      heroes: { burg: { at: 'D7', hand: ['bur-t2', 'brawler'] }, cara: { at: 'D1' } },
      revealed: [
        [BOSS, 'D6'],
        ['m4-c1', 'C8'],
      ],
    });
    roar.seat(0).does('play bur-t2 on intel').asked('prompt.tactic').answers('special');
    roar.seat(0).asked('prompt.scare', { enemy: 'm4-c1' }).answers('B8').asked('prompt.action');
    expect([roar.piece(BOSS)?.[0], roar.piece('m4-c1')?.[0]]).toEqual(['D6', 'B8']);
  });

  it('MD-M4-05 · the cannon: only on space 2, # damage to every enemy in one space within range 3', (play) => {
    const cannon = (at: string, card: string) =>
      square(play, {
        heroes: { mandalorian: { at, hand: [card, 'quick-draw'] }, cara: { at: 'D2' } },
        revealed: [
          ['m4-c1', 'D6', printedHealth('m4-c1') - 3],
          ['m4-r2', 'D6', printedHealth('m4-r2') - 3],
          ['m4-c2', 'D7'],
          ['m4-t3', 'D8'],
        ],
      });
    const raid = cannon('D4', 'vibroblade');
    raid
      .seat(0)
      .does('play vibroblade on mission')
      .asked('prompt.mission-action')
      .offers('D6', 'D7', 'pass')
      .answers('D6');
    expect(['m4-c1', 'm4-r2', 'm4-c2'].map((face) => raid.piece(face))).toEqual([null, null, ['D7', 0]]);
    cannon('D4', 'flamethrower').seat(0).does('play flamethrower on mission').asked('prompt.action');
    cannon('D5', 'vibroblade').seat(0).does('play vibroblade on mission').asked('prompt.action');
  });

  it('MD-M4-06 · crisis after his arrival: he comes 2 nearer and attacks within range 2', (play) => {
    const raid = square(play, {
      revealed: [[BOSS, 'D8']],
      ...eventStep('headlong-charge', 6),
    });
    expect([raid.piece(BOSS)?.[0], raid.damage('mandalorian'), raid.state.track]).toEqual(['D6', 1, 0]);
    // Too far away: a reinforcement appears instead
    const far = square(play, {
      heroes: { mandalorian: { at: 'D1' }, cara: { at: 'D1' } },
      revealed: [[BOSS, 'D8']],
      reinforcements: ['m4-r1'],
      ...eventStep('clear-shot', 6),
    });
    far.seat(0).asked('prompt.star').offers('A3', 'G3').answers('A3');
    // By the crisis, not because the event after it finds nobody
    expect(far.events.filter((type) => type === 'reinforcement' || type === 'event')).toEqual([
      'reinforcement',
      'event',
    ]);
    expect([far.piece(BOSS)?.[0], far.damage('mandalorian') + far.damage('cara'), far.piece('m4-r1')?.[0]]).toEqual([
      'D6',
      0,
      'A3',
    ]);
  });

  it('MD-M4-07 MA-MEF-04 · mission effect: each character within range 1 of the token suffers 1 damage', (play) => {
    const raid = square(play, {
      heroes: { mandalorian: { at: 'D4', hand: ['steady-advance'] }, cara: { at: 'D3' }, greef: { at: 'D2' } },
      facedown: [['m4-c3', 'D5']],
      tokens: [],
      carries: {},
    });
    raid.seat(0).does('play steady-advance on attack').asked('prompt.attack').answers('attack D5');
    // It is defeated at once, and still hurts the Mandalorian beside it; the others are further away
    expect(['mandalorian', 'cara', 'greef'].map((hero) => raid.damage(hero as 'cara'))).toEqual([1, 0, 0]);
    expect(raid.pile('gone')).toEqual(['m4-c3']);
  });

  it('MD-M4-08 MD-M4-09 · an enemy with the Child makes for the nearest star space; there you have lost', (play) => {
    const flight = (from: string, event = 'headlong-charge') =>
      square(play, {
        unlocked: 8,
        heroes: { mandalorian: { at: 'D1' }, cara: { at: 'D1' } },
        revealed: [['m4-t4', from]],
        tokens: [['token-1', from]],
        carries: {},
        carrier: 'm4-t4',
        ...eventStep(event),
      });
    const lost = flight('C7');
    lost.table.wonBy();
    expect([lost.table.match.outcome?.reason, lost.piece('m4-t4')?.[0]]).toEqual(['captured', 'A8']);
    // From the roof A3 is nearer in a straight line, but A8 is the one that can be walked to in 3 steps
    const roof = flight('A5', 'ea-05');
    expect([roof.table.match.outcome?.reason, roof.piece('m4-t4')?.[0]]).toEqual(['captured', 'A8']);
    const away = flight('D7');
    away.seat(0).asked('prompt.enemy-path').offers('B7', 'B8', 'F7', 'F8').answers('B8');
    expect([away.table.match.outcome, away.carrier]).toEqual([null, 'm4-t4']);
  });

  it('MD-M4-09 MA-WIN-02 · goal: at the end of a turn the Moff has been defeated', (play) => {
    const raid = square(play, {
      heroes: { mandalorian: { at: 'D7', hand: ['vibroblade', 'quick-draw'] }, cara: { at: 'D2' } },
      revealed: [
        [BOSS, 'D8', health - 1],
        ['m4-c1', 'D6'],
      ],
    });
    raid.seat(0).does('play vibroblade on attack').asked('prompt.attack').answers(`attack ${BOSS}`);
    // The turn goes on; other enemies need not be defeated
    expect(raid.table.match.outcome).toBeNull();
    raid.seat(0).does('play quick-draw on plan').asked('prompt.plan').answers('pass');
    raid.table.wonBy(0, 1);
  });
});
