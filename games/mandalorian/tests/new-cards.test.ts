import { it } from '@cantina/kernel/testing';
import { describe, expect } from 'vitest';
import { cards } from '../content/all.ts';
import { holding, plays } from './positions.ts';

const ELSEWHERE = { at: 'G7' };

describe('abilities in the place of an action', () => {
  it('instead of moving: Brawler hits everybody in your space, and you stay', (play) => {
    const { raid, hero } = plays(play, 'brawler', 'move', {
      heroes: { burg: holding('burg', 'brawler', 'D3'), ig11: ELSEWHERE },
      revealed: [
        ['m1-raider', 'D3'],
        ['m1-gate-guard', 'D3'],
        ['m1-captain', 'D4'],
      ],
    });
    hero.asked('prompt.move').answers('special').asked('prompt.action', { played: 1 });
    expect(['m1-raider', 'm1-gate-guard', 'm1-captain'].map((face) => raid.piece(face)?.[1])).toEqual([1, 1, 0]);
    expect(raid.where('burg')).toBe('D3');
  });

  it('instead of Intel and of Plan: nothing else of the action is left', (play) => {
    const calc = plays(play, 'cold-calculation', 'intel', {
      heroes: { ig11: holding('ig11', 'cold-calculation', 'D3'), cara: ELSEWHERE },
      revealed: [['m1-raider', 'D4']],
    });
    calc.hero.asked('prompt.intel').answers('special').asked('prompt.foresee').answers('bury').asked('prompt.action');
    const pro = plays(play, 'strictly-professional', 'plan', {
      heroes: { mayfeld: holding('mayfeld', 'strictly-professional', 'D3'), cara: ELSEWHERE },
      areas: { move: ['disruption-yellow-3'] },
    });
    pro.hero.asked('prompt.plan').answers('special').asked('prompt.remove-disruption').answers('disruption-yellow-3');
    expect([pro.raid.pile('areaTokens', 0), pro.raid.pile('planDiscard')]).toEqual([[], []]);
  });
});

describe('late rewards', () => {
  it('Head of the Guild: one more card this turn, if you like', (play) => {
    const { hero } = plays(play, 'gre-s2', 'plan', {
      heroes: { greef: { at: 'D1', hand: ['gre-s2', 'quick-exit', 'careful-deal'] }, ig11: ELSEWHERE },
    });
    hero.asked('prompt.plan').answers('special').asked('prompt.plan').answers('pass');
    hero.asked('prompt.action', { played: 1, left: 2, must: 1 });
  });

  it('Heavy Repeater: a second attack, by the same character, within range 2', (play) => {
    const { raid, hero } = plays(play, 'car-s1', 'attack', {
      heroes: { cara: holding('cara', 'car-s1', 'D3'), ig11: ELSEWHERE },
      revealed: [
        ['m1-raider', 'D4'],
        ['m1-gate-guard', 'D5'],
      ],
    });
    hero.asked('prompt.attack', { strength: 3 }).answers('attack m1-raider').asked('prompt.after').answers('special');
    hero.asked('prompt.attack', { strength: 2 }).offers('attack m1-gate-guard', 'pass').answers('attack m1-gate-guard');
    expect([raid.piece('m1-raider'), raid.piece('m1-gate-guard')]).toEqual([null, ['D5', 2]]);
  });

  it('Reforged Armor: 1 damage less, and a shield', (play) => {
    const { raid, hero } = plays(play, 'man-s2', 'plan', {
      heroes: { mandalorian: { ...holding('mandalorian', 'man-s2', 'D3'), damage: 2 }, ig11: ELSEWHERE },
    });
    hero.asked('prompt.plan').answers('special').asked('prompt.plan').answers('pass');
    expect([raid.damage('mandalorian'), (raid.state.shields[0] ?? 0) > 0]).toEqual([1, true]);
  });

  it('no two of them do the same, and none does what another card of its character does', () => {
    const skills = cards.flatMap((card) => (card.kind === 'skill' ? [card] : []));
    const said = (card: (typeof skills)[number]): string => JSON.stringify([card.special, card.bonus]);
    const signature = skills.filter(({ type }) => type === 'signature');
    expect(new Set(signature.map(said)).size).toBe(signature.length);
    for (const card of signature) expect(skills.filter((other) => said(other) === said(card))).toEqual([card]);
  });
});
