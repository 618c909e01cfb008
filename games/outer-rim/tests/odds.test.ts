import { Table } from '@cantina/kernel';
import { it } from '@cantina/kernel/testing';
import { expect, test } from 'vitest';
import type { DieFace } from '../content/index.ts';
import { deliveryOdds, fightOdds, testOdds } from '../rules/combat/odds.ts';
import { damageIn, type RollAids, rollChances } from '../rules/combat/roll-odds.ts';
import { game } from '../rules/game.ts';
import type { G, RimState } from '../rules/state.ts';
import { table } from './kit.ts';

const FACES: readonly DieFace[] = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'];
const DAMAGE: Readonly<Record<DieFace, number>> = { hit: 1, crit: 2, focus: 0, blank: 0 };
const NOTHING: RollAids = { own: [], opposing: [] };
const byDamage = { result: damageIn, worth: (damage: number) => damage };

/** Every way dice can fall, one by one. */
function throws(dice: number): DieFace[][] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((rest) => FACES.map((face) => [...rest, face]));
}

const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, value) => sum + chance * value, 0);

test('the damage of plain dice is that of every single way they can fall', () => {
  for (const dice of [0, 1, 2, 3, 4]) {
    const all = throws(dice);
    const counted: number[] = [];
    for (const way of all) {
      const damage = way.reduce((sum, face) => sum + DAMAGE[face], 0);
      counted[damage] = (counted[damage] ?? 0) + 1;
    }
    const chances = rollChances(dice, NOTHING, byDamage);
    counted.forEach((count, damage) => {
      expect(chances[damage]).toBeCloseTo(count / all.length, 12);
    });
  }
});

test('whoever may reroll any dice keeps what hits', () => {
  const any: RollAids = {
    own: [[{ change: 'reroll', faces: ['hit', 'crit', 'focus', 'blank'], upTo: 'any' }]],
    opposing: [],
  };
  expect(mean(rollChances(4, any, byDamage))).toBeCloseTo(4 * (5 / 8 + (4 / 8) * (5 / 8)), 12);
});

test('the opponent takes the best result, so the roller prefers several small ones', () => {
  const aids: RollAids = {
    own: [
      [
        { change: 'turn', from: ['focus'], to: 'crit', upTo: 1 },
        { change: 'turn', from: ['focus'], to: 'hit', upTo: 2 },
      ],
    ],
    opposing: [[{ change: 'negate', faces: ['crit'], upTo: 1 }]],
  };
  const all = throws(2);
  const best = (way: readonly DieFace[]): number => {
    const focus = way.filter((face) => face === 'focus').length;
    const options = [
      way.map((face) => DAMAGE[face]),
      ...(focus > 0 ? [turned(way, 'crit', 1), turned(way, 'hit', 1), turned(way, 'hit', 2)] : []),
    ];
    return Math.max(
      ...options.map((values) => values.reduce((sum, value) => sum + value, 0) - (values.includes(2) ? 2 : 0)),
    );
  };
  const expected = all.reduce((sum, way) => sum + best(way), 0) / all.length;
  expect(mean(rollChances(2, aids, byDamage))).toBeCloseTo(expected, 12);
});

function turned(way: readonly DieFace[], to: 'hit' | 'crit', most: number): number[] {
  let left = most;
  return way.map((face) => (face === 'focus' && left-- > 0 ? DAMAGE[to] : DAMAGE[face]));
}

it('OR-TEST-02 OR-TEST-03 OR-TEST-04 OR-DELIV-02 · the chances of tests and deliveries are exact', (play) => {
  const rim = table(play, {
    players: [
      { character: 'han-solo', assets: ['databank/boshek'] },
      { character: 'lando-calrissian', assets: ['smuggling-compartment'] },
    ],
  });
  const g: G = new Table<RimState>(game, rim.state);
  expect(testOdds(g, 0, ['influence'])).toBeCloseTo(15 / 64, 12);
  expect(testOdds(g, 0, ['tech'])).toBeCloseTo(48 / 64, 12);
  expect(testOdds(g, 0, ['piloting'])).toBeCloseTo(60 / 64, 12);
  expect(testOdds(g, 1, ['tech'])).toBeCloseTo(1 - (7 / 8) ** 3, 12); // Lando rerolls one die
  expect(deliveryOdds(g, 0)).toBeCloseTo(3 / 8, 12);
  // a hit, or a blank that is turned, or the reroll shows one of them
  expect(deliveryOdds(g, 1)).toBeCloseTo(1 - (3 / 8) ** 2, 12);
  rim.table.leavesOpen();
});

it('OR-COMBAT-19 OR-PATROL-05 · the chances of a combat: ties win, the last patrol always wins', (play) => {
  const rim = table(play, { players: [{ character: 'boba-fett' }, {}] });
  const g: G = new Table<RimState>(game, rim.state);
  const all = throws(2).flatMap((attack) => throws(2).map((defense) => [attack, defense] as const));
  const damage = (dice: readonly DieFace[]): number => dice.reduce((sum, face) => sum + DAMAGE[face], 0);
  const won = all.filter(([attack, defense]) => damage(attack) >= damage(defense)).length / all.length;
  const defeated = all.filter(([, defense]) => damage(defense) >= 3).length / all.length;
  const odds = fightOdds(g, { type: 'ship', attacker: 0, against: { value: 2 } });
  expect(odds.win).toBeCloseTo(won, 12);
  expect(odds.defeat).toBeCloseTo(defeated, 12);
  expect(fightOdds(g, { type: 'ship', attacker: 0, against: { value: null } })).toEqual({
    win: 0,
    defeat: 1,
    damage: 3,
  });
  rim.table.leavesOpen();
});
