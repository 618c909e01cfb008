import { DIE_FACES, type DiceChange, type DieFace } from '../../content/index.ts';
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
  return bestRoll(dice, aids, purpose).after(NO_DICE);
}

/** The same for dice that lie on the table. */
export const diceChances = (dice: readonly DieFace[], aids: RollAids, purpose: RollPurpose): Chances =>
  bestRoll(dice.length, aids, purpose).after(DIE_FACES.map((face) => dice.filter((die) => die === face).length));

const NO_DICE: Pool = DIE_FACES.map(() => 0);
const countOf = (pool: Pool): number => pool.reduce((sum, count) => sum + count, 0);

const isReroll = (aid: Aid): boolean => aid.some((change) => change.change === 'reroll');

const bestRoll = (dice: number, { own, opposing }: RollAids, purpose: RollPurpose): BestRoll =>
  new BestRoll(
    dice,
    own.filter(isReroll), // OR-COMBAT-13 before the results are changed (OR-COMBAT-15)
    own.filter((aid) => !isReroll(aid)),
    opposing.filter((aid) => !isReroll(aid)),
    purpose,
  );

/** What may still come of some dice, and how good that is for the roller. */
interface Prospect {
  readonly chances: Chances;
  readonly worth: number;
}

/** One roll being improved: which rerolls are still to come decides what each pool is worth. */
class BestRoll {
  private readonly known = new Map<number, Prospect>();

  constructor(
    private readonly dice: number,
    private readonly rerolls: readonly Aid[],
    private readonly own: readonly Aid[],
    private readonly opposing: readonly Aid[],
    private readonly purpose: RollPurpose,
  ) {}

  /** The chances when these dice lie and the rest is still to fall. */
  after(pool: Pool): Chances {
    return this.prospect(pool, (1 << this.rerolls.length) - 1).chances;
  }

  /** Die by die, so that pools which differ only in the order of their dice are looked at once. */
  private prospect(pool: Pool, rerolls: number): Prospect {
    const key = pool.reduce((sum, count) => sum * 32 + count, rerolls);
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const found = countOf(pool) < this.dice ? this.falling(pool, rerolls) : this.lying(pool, rerolls);
    this.known.set(key, found);
    return found;
  }

  private falling(pool: Pool, rerolls: number): Prospect {
    const chances: number[] = [];
    let worth = 0;
    for (const face of DIE_FACES.keys()) {
      const chance = at(SIDES_OF_FACE, face) / SIDES;
      const then = this.prospect(moved(pool, null, face, 1), rerolls);
      then.chances.forEach((each, result) => {
        chances[result] = at(chances, result) + chance * each;
      });
      worth += chance * then.worth;
    }
    return { chances, worth };
  }

  /** All dice lie: the best of leaving them and of every reroll that is left. */
  private lying(pool: Pool, rerolls: number): Prospect {
    const result = this.settled(pool);
    let best: Prospect = { chances: single(result), worth: this.purpose.worth(result) };
    for (const [i, aid] of this.rerolls.entries()) {
      if ((rerolls & (1 << i)) === 0) continue;
      for (const kept of keptBy(pool, aid)) {
        const then = this.prospect(kept, rerolls & ~(1 << i));
        if (then.worth > best.worth) best = then;
      }
    }
    return best;
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
}

/** What may be left lying when an ability rerolls at least one die. */
function keptBy(pool: Pool, aid: Aid): readonly Pool[] {
  const found: Pool[] = [];
  for (const change of aid) {
    if (change.change !== 'reroll') continue;
    const most = change.upTo === 'any' ? Number.POSITIVE_INFINITY : change.upTo;
    const limits = pool.map((count, face) => (change.faces.includes(DIE_FACES[face] as DieFace) ? count : 0));
    const keep = (face: number, left: number, kept: readonly number[]): void => {
      if (face === DIE_FACES.length) {
        if (countOf(kept) < countOf(pool)) found.push(kept);
        return;
      }
      for (let count = 0; count <= Math.min(left, at(limits, face)); count++) {
        keep(face + 1, left - count, [...kept, at(pool, face) - count]);
      }
    };
    keep(0, most, []);
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

/** Damage of so many dice that nobody can change: asked for very often. */
const PLAIN_DAMAGE: readonly Chances[] = plainDamage(12);

function plainDamage(mostDice: number): readonly Chances[] {
  const found: Chances[] = [[1]];
  for (let dice = 0; dice < mostDice; dice++) {
    const withOneMore: number[] = [];
    found[dice]?.forEach((chance, damage) => {
      for (const face of DIE_FACES.keys()) {
        const total = damage + damageIn(moved(NO_DICE, null, face, 1));
        withOneMore[total] = at(withOneMore, total) + (chance * at(SIDES_OF_FACE, face)) / SIDES;
      }
    });
    found.push(withOneMore);
  }
  return found;
}
