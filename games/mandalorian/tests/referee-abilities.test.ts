import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import type { mission, PieceAt } from './kit.ts';
import { plays } from './positions.ts';

describe('an ability that adds strength', () => {
  const lock = (play: Parameters<typeof mission>[0], at: string, health: number) =>
    plays(play, 'arm-lock', 'attack', {
      heroes: { cara: { at: 'D4', hand: ['arm-lock', 'momentum'] }, ig11: { at: 'G7' } },
      revealed: [['m4-q1', at, 13 - health]],
    });

  it('MA-SKL-09 MD-GEN-08 · may be left out where that makes a difference: 2 damage instead of 4', (play) => {
    const full = lock(play, 'D4', 9);
    full.hero.asked('prompt.attack', { strength: 2, most: 4 }).offers('attack m4-q1', 'plain m4-q1', 'pass');
    full.hero.asked('prompt.attack').answers('attack m4-q1');
    expect(full.raid.piece('m4-q1')?.[1]).toBe(8);
    const plain = lock(play, 'D4', 9);
    plain.hero.asked('prompt.attack').answers('plain m4-q1');
    expect(plain.raid.piece('m4-q1')?.[1]).toBe(6);
  });

  it('MA-SKL-09 MD-GEN-08 · nobody is asked where it changes nothing', (play) => {
    const weak = lock(play, 'D4', 2);
    weak.hero.asked('prompt.attack').offers('attack m4-q1', 'pass').answers('pass');
    const beside = lock(play, 'D5', 9);
    beside.hero.asked('prompt.attack', { strength: 2, most: 2 }).offers('attack m4-q1', 'pass').answers('pass');
  });

  it('MA-SKL-09 MD-GEN-09 · a wild card that adds 1 to any action may do without, too', (play) => {
    const side = (area: 'attack' | 'plan') =>
      plays(play, 'man-w', area, {
        heroes: { mandalorian: { at: 'D4', hand: ['man-w', 'quick-draw'] }, ig11: { at: 'D4' } },
        revealed: [['m4-q1', 'D5']],
      });
    const attack = side('attack');
    attack.hero.asked('prompt.attack').offers('attack m4-q1', 'plain m4-q1', 'pass').answers('plain m4-q1');
    expect(attack.raid.piece('m4-q1')?.[1]).toBe(2);
    const plan = side('plan');
    plan.hero.asked('prompt.plan', { amount: 3 }).offers('draw', 'draw-plain', 'pass').answers('draw-plain');
    expect(plan.raid.events.filter((type) => type === 'plans-discarded')).toHaveLength(0);
    plan.hero.asked('prompt.put-back').offers('pass', 'no-luck', 'no-luck#2').answers('pass');
  });

  it('MA-SKL-09 MA-PLN-02 · Guild Network draws and keeps one more, or neither', (play) => {
    const network = () =>
      plays(play, 'guild-network', 'plan', {
        heroes: { greef: { at: 'D1', hand: ['guild-network', 'quick-exit'] }, ig11: { at: 'D1' } },
        plans: ['defend', 'retaliate', 'prepared', 'cover'],
      });
    const plain = network();
    plain.hero.asked('prompt.plan', { amount: 3 }).offers('draw', 'draw-plain', 'pass').answers('draw-plain');
    plain.hero.asked('prompt.keep', { left: 1 }).offers('keep cover', 'keep prepared', 'pass').answers('keep cover');
    plain.hero.asked('prompt.put-back').answers('pass');
    expect(plain.raid.plansOf('greef')).toEqual(['cover']);
    const full = network();
    full.hero.asked('prompt.plan').answers('draw').asked('prompt.keep', { left: 2 }).answers('pass');
    full.hero.asked('prompt.put-back').answers('pass');
  });
});

describe('an ability is used as a whole', () => {
  const PAIR: readonly PieceAt[] = [
    ['m4-q1', 'D6'],
    ['m1-raider', 'D6'],
  ];
  const ricochet = (play: Parameters<typeof mission>[0], at: string, pieces: readonly PieceAt[] = PAIR) =>
    plays(play, 'may-s1', 'attack', {
      heroes: { mayfeld: { at, hand: ['may-s1', 'strictly-professional'] }, ig11: { at: 'G7' } },
      revealed: pieces,
    });

  it('MA-SKL-09 MD-GEN-08 · who reaches further with Ricochet hits another enemy there', (play) => {
    const far = ricochet(play, 'D4', [
      ['m1-gate-guard', 'D6'],
      ['m1-raider', 'D6'],
    ]);
    far.hero.asked('prompt.attack').answers('attack m1-gate-guard').asked('prompt.action');
    expect([far.raid.piece('m1-gate-guard'), far.raid.piece('m1-raider')]).toEqual([null, ['D6', 1]]);
  });

  it('MA-SKL-09 MD-GEN-08 · beside you the reach is not needed, and the rest stays optional', (play) => {
    const near = ricochet(play, 'D5', [
      ['m1-gate-guard', 'D6'],
      ['m1-raider', 'D6'],
    ]);
    near.hero.asked('prompt.attack').answers('attack m1-gate-guard').asked('prompt.after').offers('special', 'done');
    near.hero.asked('prompt.after').answers('done');
    expect(near.raid.piece('m1-raider')).toEqual(['D6', 0]);
  });

  it('MA-SKL-09 MD-GEN-08 · Headbutt: the added damage and the push, or neither', (play) => {
    const butt = () =>
      plays(play, 'headbutt', 'attack', {
        heroes: { burg: { at: 'D4', hand: ['headbutt', 'brawler'] }, ig11: { at: 'G7' } },
        revealed: [['m1-gate-guard', 'D4', -1]],
      });
    const full = butt();
    full.hero.asked('prompt.attack').offers('attack m1-gate-guard', 'plain m1-gate-guard', 'pass');
    full.hero.asked('prompt.attack').answers('attack m1-gate-guard').asked('prompt.push-to').answers('D5');
    full.hero.asked('prompt.action');
    expect(full.raid.piece('m1-gate-guard')).toEqual(['D5', 2]);
    const plain = butt();
    plain.hero.asked('prompt.attack').answers('plain m1-gate-guard').asked('prompt.action');
    expect(plain.raid.piece('m1-gate-guard')).toEqual(['D4', 1]);
  });
});

describe('away from a character', () => {
  const roar = (play: Parameters<typeof mission>[0], burg: string, sniper: string) => {
    const { raid, hero } = plays(play, 'bur-t2', 'intel', {
      heroes: { burg: { at: burg, hand: ['bur-t2', 'brawler'] }, ig11: { at: 'D10' } },
      revealed: [['m1-roof-sniper', sniper]],
    });
    hero.asked('prompt.tactic').answers('special');
    return raid;
  };

  it('MA-EMV-09 MD-GEN-10 · means a greater range: from the roof A5 to A6, not to A4', (play) => {
    expect(roar(play, 'B4', 'A5').piece('m1-roof-sniper')?.[0]).toBe('A6');
    expect(roar(play, 'F6', 'G6').piece('m1-roof-sniper')?.[0]).toBe('G5');
  });
});
