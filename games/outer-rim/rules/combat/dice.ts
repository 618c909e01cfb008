import { roll } from '@cantina/kernel';
import { DIE_FACES, type DieFace } from '../../content/index.ts';
import type { G } from '../state.ts';

/** OR-DICE-01, OR-DIFF-34 what the eight sides of a die show. */
const SIDES: readonly DieFace[] = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'];

/** How many of the eight sides show each face, in the order of `DIE_FACES`. */
export const SIDES_OF_FACE: readonly number[] = DIE_FACES.map((face) => SIDES.filter((side) => side === face).length);

export const rollDie = (g: G): DieFace => SIDES[roll(g, SIDES.length) - 1] as DieFace;

/** OR-COMP-03, OR-EX-21 a pool has no upper limit. */
export function rollDice(g: G, count: number): DieFace[] {
  const dice: DieFace[] = [];
  for (let i = 0; i < count; i++) dice.push(rollDie(g));
  return dice;
}

/** OR-COMBAT-16, OR-DICE-02 one damage for each hit, two for each critical hit, nothing for the rest. */
export function damageOf(dice: readonly DieFace[]): number {
  let damage = 0;
  for (const die of dice) damage += die === 'hit' ? 1 : die === 'crit' ? 2 : 0;
  return damage;
}

/** OR-TEST-02, OR-TEST-03, OR-TEST-04 the faces that pass a test, by the copies of the skill. */
export const passingFaces = (copies: number): readonly DieFace[] =>
  PASSING[Math.min(copies, PASSING.length - 1)] as readonly DieFace[];

const PASSING: readonly (readonly DieFace[])[] = [['crit'], ['hit', 'crit'], ['hit', 'crit', 'focus']];
