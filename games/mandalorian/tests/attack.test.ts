import { it, type Play } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { type HeroAt, mission, type PieceAt, type Position, printedHealth, type Raid } from './kit.ts';

/** The Mandalorian plays a card on Attack; IG-11 stands far away unless `ig11` says otherwise. */
function attacking(play: Play, card: string, at: string, more: Partial<Position> = {}, ig11?: HeroAt): Raid {
  const mandalorian = { at, hand: [card, 'steady-advance'] };
  const raid = mission(play, { heroes: { mandalorian, ig11: ig11 ?? { at: 'G7' } }, ...more });
  raid.seat(0).does(`play ${card} on attack`);
  return raid;
}

const GUARD = printedHealth('m1-gate-guard');

describe('whom an attack can reach', () => {
  it('MA-ATK-01 MA-EX-06 MA-EX-07 · whoever is on your space or beside it, nobody two spaces away', (play) => {
    const raid = attacking(play, 'quick-draw', 'D2', {
      revealed: [
        ['m1-raider', 'D2'],
        ['m1-gate-guard', 'D3'],
        ['m1-scavenger', 'D4'],
      ],
      facedown: [['m1-lookout', 'C2']],
    });
    raid
      .seat(0)
      .asked('prompt.attack', { strength: 2 })
      .by('MA-ATK-01')
      .offers('attack m1-raider', 'attack m1-gate-guard', 'attack C2', 'pass')
      .refuses('attack m1-scavenger', 'reason.out-of-range', 'MA-ATK-09')
      .answers('attack m1-gate-guard');
    expect(raid.piece('m1-gate-guard')).toEqual(GUARD > 2 ? ['D3', 2] : null);
  });

  it('MA-ATK-09 MA-RNG-03 · not through walls and locked doors', (play) => {
    const behind = {
      revealed: [
        ['m1-raider', 'C8'],
        ['m1-captain', 'D8'],
        ['m1-scavenger', 'E7'],
      ],
    } as const;
    const raid = attacking(play, 'quick-draw', 'D7', behind);
    raid
      .seat(0)
      .asked('prompt.attack')
      .offers('attack m1-scavenger', 'blast', 'pass')
      .refuses('attack m1-raider', 'reason.out-of-range', 'MA-ATK-09')
      .refuses('attack m1-captain', 'reason.out-of-range', 'MA-ATK-09')
      .answers('pass');
    const open = attacking(play, 'quick-draw', 'D7', { ...behind, open: ['blast'] });
    open.seat(0).asked('prompt.attack').offers('attack m1-scavenger', 'attack m1-captain', 'pass').answers('pass');
  });

  it('MA-ATK-09 MA-TER-06 · not across a restricted area, only around it', (play) => {
    // From D3 to B3 it would be two spaces through C3, but it is four around it
    const raid = attacking(play, 'phase-pulse-blaster', 'D3', {
      revealed: [
        ['m1-raider', 'B3'],
        ['m1-scavenger', 'D6'],
      ],
    });
    raid
      .seat(0)
      .asked('prompt.attack')
      .offers('attack m1-scavenger', 'pass')
      .refuses('attack m1-raider', 'reason.out-of-range', 'MA-ATK-09')
      .answers('pass');
  });

  it('MA-ATK-09 MA-TER-08 MA-TER-12 · up to a height and down from it', (play) => {
    const up = attacking(play, 'quick-draw', 'B4', { revealed: [['m1-roof-sniper', 'A4']] });
    up.seat(0).asked('prompt.attack').offers('attack m1-roof-sniper', 'pass').answers('pass');
    const down = attacking(play, 'quick-draw', 'A4', { revealed: [['m1-raider', 'B4']] });
    down.seat(0).asked('prompt.attack').offers('attack m1-raider', 'pass').answers('pass');
  });

  it('MA-ATK-01 · in the corner A1 as everywhere, from there and into it', (play) => {
    const corner = (from: string, to: string) => {
      const raid = attacking(play, 'quick-draw', from, { revealed: [['m1-gate-guard', to]] });
      raid.seat(0).asked('prompt.attack').answers('attack m1-gate-guard');
      return raid.piece('m1-gate-guard');
    };
    expect([corner('A1', 'B1'), corner('B1', 'A1')]).toEqual([
      ['B1', 2],
      ['A1', 2],
    ]);
  });

  it('MD-M1-02 MD-M3-02 · no locked door that has no health', (play) => {
    const raid = attacking(play, 'steady-advance', 'B2', { mission: 'm3', unlocked: 3, revealed: [['m3-c1', 'B2']] });
    raid.seat(0).asked('prompt.attack').offers('attack m3-c1', 'pass').answers('pass');
    expect(raid.state.open).toBe(0);
  });

  it('MA-ATK-12 · no companion can be attacked', (play) => {
    const beside = { at: 'D2' };
    const raid = attacking(play, 'quick-draw', 'D2', { revealed: [['m1-raider', 'D3']] }, beside);
    raid.seat(0).asked('prompt.attack').offers('attack m1-raider', 'pass').answers('pass');
    // With nobody else around there is nothing to ask
    const alone = attacking(play, 'quick-draw', 'D2', {}, beside);
    alone.seat(0).asked('prompt.action', { played: 1 });
    expect(alone.damage('ig11')).toBe(0);
  });
});

describe('damage on enemies', () => {
  it('MA-ATK-02 · all of it goes to one of two enemies', (play) => {
    const raid = attacking(play, 'beskar-helmet', 'D2', {
      revealed: [
        ['m1-gate-guard', 'D3'],
        ['m1-raider', 'D3'],
      ],
    });
    raid.seat(0).asked('prompt.attack', { strength: 1 }).answers('attack m1-gate-guard').asked('prompt.action');
    expect([raid.piece('m1-gate-guard'), raid.piece('m1-raider')]).toEqual([
      ['D3', 1],
      ['D3', 0],
    ]);
  });

  it('MA-ATK-02 · unless a card says that it may be split', (play) => {
    const raid = mission(play, {
      heroes: { paz: { at: 'D2', hand: ['rotary-cannon', 'line-breaker'] }, ig11: { at: 'G7' } },
      revealed: [
        ['m1-gate-guard', 'D3'],
        ['m1-raider', 'D4'],
      ],
    });
    raid
      .seat(0)
      .does('play rotary-cannon on attack')
      .asked('prompt.attack', { strength: 3 })
      .offers('attack m1-gate-guard', 'attack m1-raider', 'split', 'pass')
      .answers('split')
      .asked('prompt.split', { left: 3 })
      .by('MA-ATK-02')
      .answers('attack m1-raider')
      .asked('prompt.split', { left: 2 })
      .answers('attack m1-gate-guard')
      .asked('prompt.split', { left: 1 })
      .answers('attack m1-gate-guard');
    expect([raid.piece('m1-gate-guard'), raid.piece('m1-raider')]).toEqual([
      ['D3', 2],
      ['D4', 1],
    ]);
  });

  it('MA-ATK-02 · only among enemies within its range, and only where there are two', (play) => {
    const cannon = (revealed: readonly PieceAt[]) => {
      const raid = mission(play, {
        heroes: { paz: { at: 'B2', hand: ['rotary-cannon', 'line-breaker'] }, ig11: { at: 'G7' } },
        revealed,
        facedown: [['m1-lookout', 'B4']],
      });
      return { raid, asked: raid.seat(0).does('play rotary-cannon on attack').asked('prompt.attack') };
    };
    const one = cannon([
      ['m1-gate-guard', 'A1', -1],
      ['m1-raider', 'B5'],
    ]);
    one.asked
      .offers('attack m1-gate-guard', 'pass')
      .refuses('attack B4', 'reason.out-of-range', 'MA-ATK-09')
      .answers('pass');
    const two = cannon([
      ['m1-gate-guard', 'A1', -1],
      ['m1-r-brute', 'B4', -1],
      ['m1-raider', 'B5'],
    ]);
    two.asked
      .answers('split')
      .asked('prompt.split', { left: 3 })
      .offers('attack m1-gate-guard', 'attack m1-r-brute')
      .answers('attack m1-gate-guard')
      .asked('prompt.split')
      .answers('attack m1-r-brute')
      .asked('prompt.split')
      .answers('attack m1-gate-guard');
    expect(['m1-gate-guard', 'm1-r-brute', 'm1-raider'].map((face) => two.raid.piece(face))).toEqual([
      ['A1', 1],
      ['B4', 0],
      ['B5', 0],
    ]);
  });

  it('MA-ATK-03 MA-THR-04 · it stays on an enemy from turn to turn until the enemy is defeated', (play) => {
    const raid = mission(play, {
      heroes: {
        mandalorian: { at: 'D2', hand: ['beskar-helmet', 'use-the-cover'] },
        ig11: { at: 'D2', hand: ['cold-calculation', 'target-analysis'] },
      },
      revealed: [['m1-gate-guard', 'D3', GUARD - 2]],
    });
    raid
      .seat(0)
      .does('play beskar-helmet on attack')
      .asked('prompt.attack')
      .answers('attack m1-gate-guard')
      .does('play use-the-cover on move')
      .asked('prompt.move')
      .answers('stop');
    expect([raid.state.active, raid.piece('m1-gate-guard')]).toEqual([1, ['D3', GUARD - 1]]);
    raid.seat(1).does('play target-analysis on attack').asked('prompt.attack').answers('attack m1-gate-guard');
    expect([raid.piece('m1-gate-guard'), raid.pile('gone')]).toEqual([null, ['m1-gate-guard']]);
  });

  it('MA-ATK-04 · at its health an enemy is defeated; what is too much hits nobody else', (play) => {
    const raid = attacking(play, 'quick-draw', 'D2', {
      revealed: [
        ['m1-gate-guard', 'D3', GUARD - 1],
        ['m1-raider', 'D3'],
      ],
    });
    raid.seat(0).asked('prompt.attack').answers('attack m1-gate-guard');
    expect([raid.pile('revealed'), raid.piece('m1-raider')]).toEqual([['m1-raider'], ['D3', 0]]);
    const exactly = attacking(play, 'beskar-helmet', 'D2', { revealed: [['m1-gate-guard', 'D3', GUARD - 1]] });
    exactly.seat(0).asked('prompt.attack').answers('attack m1-gate-guard');
    expect(exactly.pile('gone')).toEqual(['m1-gate-guard']);
    const almost = attacking(play, 'beskar-helmet', 'D2', { revealed: [['m1-gate-guard', 'D3', GUARD - 2]] });
    almost.seat(0).asked('prompt.attack').answers('attack m1-gate-guard');
    expect(almost.pile('gone')).toEqual([]);
  });

  it('MA-ATK-10 · a defeated reinforcement waits to come back, any other enemy is gone', (play) => {
    const beaten = (face: string) => {
      const raid = attacking(play, 'quick-draw', 'D2', { revealed: [[face, 'D3', printedHealth(face) - 1]] });
      raid.seat(0).asked('prompt.attack').answers(`attack ${face}`);
      return [raid.pile('defeated'), raid.pile('gone')];
    };
    expect(beaten('m1-r-brute')).toEqual([['m1-r-brute'], []]);
    expect(beaten('m1-scavenger')).toEqual([[], ['m1-scavenger']]);
  });

  it('MA-ATK-11 · an attacked enemy neither strikes back nor moves', (play) => {
    const raid = attacking(play, 'beskar-helmet', 'D2', { revealed: [['m1-gate-guard', 'D3']] });
    raid.seat(0).asked('prompt.attack').answers('attack m1-gate-guard').asked('prompt.action');
    expect([raid.damage('mandalorian'), raid.piece('m1-gate-guard')]).toEqual([0, ['D3', 1]]);
  });
});

describe('facedown threats and objects', () => {
  it('MA-ATK-05 MA-ATK-08 MA-THR-02 · it is revealed, then an enemy takes the damage; no sentry strikes', (play) => {
    const raid = attacking(play, 'beskar-helmet', 'D2', { facedown: [['m1-gate-guard', 'D3']] });
    raid.seat(0).asked('prompt.attack').offers('attack D3', 'pass').answers('attack D3').asked('prompt.action');
    expect([raid.piece('m1-gate-guard'), raid.damage('mandalorian')]).toEqual([['D3', 1], 0]);
    expect(raid.events.filter((type) => ['reveal-threat', 'wound', 'sentry'].includes(type))).toEqual([
      'reveal-threat',
      'wound',
    ]);
  });

  it('MA-MEF-01 MA-THR-10 · one that was revealed before is not revealed again', (play) => {
    const tracker = (where: 'facedown' | 'revealed') => {
      const raid = attacking(play, 'quick-draw', 'D4', {
        mission: 'm2',
        unlocked: 2,
        [where]: [['m2-c3', 'D5', -1]],
        reinforcements: ['m2-r1'],
      });
      raid
        .seat(0)
        .asked('prompt.attack')
        .answers(where === 'revealed' ? 'attack m2-c3' : 'attack D5');
      return [raid.events.includes('reveal-threat'), raid.pile('reinforcements'), raid.piece('m2-c3')];
    };
    expect([tracker('facedown'), tracker('revealed')]).toEqual([
      [true, [], ['D5', 1]],
      [false, ['m2-r1'], ['D5', 1]],
    ]);
  });

  it('MA-ATK-06 · if it is an object, nothing more happens and it stays', (play) => {
    const raid = attacking(play, 'vibroblade', 'D2', { facedown: [['m1-medkit', 'D3']] });
    raid.seat(0).asked('prompt.attack').answers('attack D3').asked('prompt.action');
    expect([raid.pile('revealed'), raid.piece('m1-medkit')]).toEqual([['m1-medkit'], ['D3', 0]]);
  });

  it('MA-ATK-07 · a revealed object can’t be attacked', (play) => {
    const raid = attacking(play, 'vibroblade', 'D2', {
      revealed: [
        ['m1-medkit', 'D3'],
        ['m1-raider', 'D3'],
      ],
    });
    raid
      .seat(0)
      .asked('prompt.attack')
      .offers('attack m1-raider', 'pass')
      .refuses('attack m1-medkit', 'reason.object', 'MA-ATK-07')
      .answers('pass');
    expect(raid.piece('m1-medkit')).toEqual(['D3', 0]);
  });
});
