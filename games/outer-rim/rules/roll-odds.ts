import { DIE_FACES, type DiceChange, type DieFace } from '../content/index.ts';
import { SIDES_OF_FACE } from './dice.ts';

/**
 * The exact chances of a roll with everything that may be done to it. Nothing is sampled: the results of a pool are
 * enumerated as counts per face, and whoever may change dice is taken to do it as well as possible.
 */

/** How many dice show each face, in the order of `DIE_FACES`. */
export type Pool = readonly number[];

/** One ability: one of its changes, once. */
export type Aid = readonly DiceChange[];

/** What a roll is for. */
export interface RollPurpose {
  /** The result that matters: damage dealt, or 1 for a passed test. */
  readonly result: (pool: Pool) => number;
  /** How good a result is for the roller. */
  readonly worth: (result: number) => number;
}

/** What the roller and the opponent may do with a roll. */
export interface RollAids {
  readonly own: readonly Aid[];
  readonly opposing: readonly Aid[];
}

/** Result → its chance. */
export type Chances = readonly number[];

export const at = (list: readonly number[], index: number): number => list[index] ?? 0;
const indexOf = (face: DieFace): number => DIE_FACES.indexOf(face);
const SIDES = SIDES_OF_FACE.reduce((sum, sides) => sum + sides, 0);

/** OR-COMBAT-16 */
export const damageIn = (pool: Pool): number => at(pool, indexOf('hit')) + 2 * at(pool, indexOf('crit'));

/** The chances of each result of a roll that is still to be made, when both sides make the best of it. */
export function rollChances(dice: number, aids: RollAids, purpose: RollPurpose): Chances {
  const plain = aids.own.length === 0 && aids.opposing.length === 0 && purpose.result === damageIn;
  const known = plain ? PLAIN_DAMAGE[dice] : undefined;
  if (known !== undefined) return known;
  const roll = bestRoll(aids, purpose);
  return mixed(outcomesOf(dice).map(({ pool, chance }) => ({ chance, chances: roll.from(pool) })));
}

/** The same for dice that lie on the table. */
export const diceChances = (dice: readonly DieFace[], aids: RollAids, purpose: RollPurpose): Chances =>
  bestRoll(aids, purpose).from(DIE_FACES.map((face) => dice.filter((die) => die === face).length));

const isReroll = (aid: Aid): boolean => aid.some((change) => change.change === 'reroll');

const bestRoll = ({ own, opposing }: RollAids, purpose: RollPurpose): BestRoll =>
  new BestRoll(
    own.filter(isReroll), // OR-COMBAT-13 before the results are changed (OR-COMBAT-15)
    own.filter((aid) => !isReroll(aid)),
    opposing.filter((aid) => !isReroll(aid)),
    purpose,
  );

/** Damage of so many dice that nobody can change: asked for very often. */
const PLAIN_DAMAGE: readonly Chances[] = Array.from({ length: 13 }, (_, dice) =>
  mixed(outcomesOf(dice).map(({ pool, chance }) => ({ chance, chances: single(damageIn(pool)) }))),
);

interface Outcome {
  readonly pool: Pool;
  readonly chance: number;
}

/** Every way `dice` dice can fall, as counts, with its chance. */
export function outcomesOf(dice: number): readonly Outcome[] {
  const found: Outcome[] = [];
  const fall = (face: number, left: number, pool: readonly number[], chance: number): void => {
    if (face === DIE_FACES.length - 1) {
      found.push({ pool: [...pool, left], chance: chance * (at(SIDES_OF_FACE, face) / SIDES) ** left });
      return;
    }
    let ways = 1;
    for (let count = 0; count <= left; count++) {
      fall(face + 1, left - count, [...pool, count], chance * ways * (at(SIDES_OF_FACE, face) / SIDES) ** count);
      ways = (ways * (left - count)) / (count + 1);
    }
  };
  fall(0, dice, [], 1);
  return found;
}

/** One roll being improved: which rerolls are still to come decides what each pool is worth. */
class BestRoll {
  private readonly known = new Map<number, Chances>();
  private readonly outcomes = new Map<number, readonly Outcome[]>();

  constructor(
    private readonly rerolls: readonly Aid[],
    private readonly own: readonly Aid[],
    private readonly opposing: readonly Aid[],
    private readonly purpose: RollPurpose,
  ) {}

  /** The chances from a pool that has just been rolled. */
  from(pool: Pool, left = (1 << this.rerolls.length) - 1): Chances {
    const key = pool.reduce((sum, count) => sum * 32 + count, left);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    let best = single(this.settled(pool));
    let worth = this.worthOf(best);
    for (const [i, aid] of this.rerolls.entries()) {
      if ((left & (1 << i)) === 0) continue;
      for (const rerolled of choicesOf(pool, aid)) {
        const chances = this.afterReroll(pool, rerolled, left & ~(1 << i));
        const value = this.worthOf(chances);
        if (value <= worth) continue;
        best = chances;
        worth = value;
      }
    }
    this.known.set(key, best);
    return best;
  }

  private afterReroll(pool: Pool, rerolled: Pool, left: number): Chances {
    const dice = rerolled.reduce((sum, count) => sum + count, 0);
    const outcomes = this.outcomes.get(dice) ?? outcomesOf(dice);
    this.outcomes.set(dice, outcomes);
    const parts = outcomes.map((outcome) => ({
      chance: outcome.chance,
      chances: this.from(
        pool.map((count, face) => count - at(rerolled, face) + at(outcome.pool, face)),
        left,
      ),
    }));
    return mixed(parts);
  }

  /** OR-COMBAT-15 the roller changes results first, then the opponent. */
  private settled(pool: Pool): number {
    return this.changed(pool, this.own, 1, (own) =>
      this.changed(own, this.opposing, -1, (final) => this.purpose.result(final)),
    );
  }

  private changed(pool: Pool, aids: readonly Aid[], sign: 1 | -1, then: (pool: Pool) => number): number {
    const [aid, ...rest] = aids;
    if (aid === undefined) return then(pool);
    let best = this.changed(pool, rest, sign, then);
    for (const after of changesOf(pool, aid)) {
      const result = this.changed(after, rest, sign, then);
      if (this.isBetter(result, best, sign)) best = result;
    }
    return best;
  }

  /** What is worth the same is decided by the result itself: more for the roller, less for the opponent. */
  private isBetter(one: number, other: number, sign: 1 | -1): boolean {
    const ahead = sign * (this.purpose.worth(one) - this.purpose.worth(other));
    return ahead === 0 ? sign * (one - other) > 0 : ahead > 0;
  }

  private worthOf(chances: Chances): number {
    return chances.reduce((sum, chance, result) => sum + (chance > 0 ? chance * this.purpose.worth(result) : 0), 0);
  }
}

/** The sets of dice an ability may reroll, at least one die. */
function choicesOf(pool: Pool, aid: Aid): readonly Pool[] {
  const found: Pool[] = [];
  for (const change of aid) {
    if (change.change !== 'reroll') continue;
    const most = change.upTo === 'any' ? Number.POSITIVE_INFINITY : change.upTo;
    const limits = pool.map((count, face) => (change.faces.includes(DIE_FACES[face] as DieFace) ? count : 0));
    const choose = (face: number, left: number, chosen: readonly number[]): void => {
      if (face === DIE_FACES.length) {
        if (chosen.some((count) => count > 0)) found.push(chosen);
        return;
      }
      for (let count = 0; count <= Math.min(left, at(limits, face)); count++) {
        choose(face + 1, left - count, [...chosen, count]);
      }
    };
    choose(0, most, []);
  }
  return found;
}

/** The pools an ability can turn this one into. */
const changesOf = (pool: Pool, aid: Aid): readonly Pool[] => aid.flatMap((change) => changed(pool, change));

function changed(pool: Pool, change: DiceChange): Pool[] {
  switch (change.change) {
    case 'turn':
      return steps(change.from, change.upTo, pool, indexOf(change.to)); // OR-CABIL-02
    case 'negate':
      return steps(change.faces, change.upTo, pool, null); // OR-CABIL-01
    case 'add':
      return [moved(pool, null, indexOf(change.face), change.amount)]; // OR-CABIL-03
    case 'reroll':
    case 'more-dice':
    case 'fewer-dice':
      return [];
  }
}

/** One to `upTo` dice of one of these faces become another face, or are ignored. */
const steps = (from: readonly DieFace[], upTo: number, pool: Pool, to: number | null): Pool[] =>
  from.flatMap((face) => {
    const most = Math.min(upTo, at(pool, indexOf(face)));
    return Array.from({ length: most }, (_, i) => moved(pool, indexOf(face), to, i + 1));
  });

const moved = (pool: Pool, from: number | null, to: number | null, amount: number): Pool =>
  pool.map((count, face) => count - (face === from ? amount : 0) + (face === to ? amount : 0));

function single(result: number): Chances {
  const chances = new Array<number>(result + 1).fill(0);
  chances[result] = 1;
  return chances;
}

function mixed(parts: readonly { readonly chance: number; readonly chances: Chances }[]): Chances {
  const sum: number[] = [];
  for (const { chance, chances } of parts) {
    for (let result = 0; result < chances.length; result++) {
      sum[result] = at(sum, result) + chance * at(chances, result);
    }
  }
  return Array.from(sum, (chance) => chance ?? 0);
}
