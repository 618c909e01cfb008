import type { SeenEvent } from '@cantina/kernel';
import { DEMAND, type Demand, planets, type Starport } from '../../content/index.ts';
import type { RollFor } from '../../rules/messages.ts';
import { isOf, type Of } from '../events.ts';

/** A table of the rulebook with the row that counts and the dice that were rolled on it. */
export type Lit =
  | { readonly table: 'customs' | 'availability'; readonly row: Starport; readonly die: number }
  | { readonly table: 'demand'; readonly row: Demand; readonly die: number }
  | { readonly table: 'damage' | 'wormhole' | 'black-hole' | 'escape'; readonly row: null; readonly die: number };

export interface RolledDie {
  readonly die: number;
  /** Who rolled it; null: a card ship. */
  readonly seat: number | null;
  readonly isSpent: boolean;
}

/** What was rolled last. */
export interface Rolled {
  /** Another one for every roll. */
  readonly key: string;
  readonly purpose: RollFor;
  readonly seat: number;
  readonly dice: readonly RolledDie[];
  readonly lit: readonly Lit[];
  /** Sums and winner of a manoeuvre or a dogfight. */
  readonly totals: Totals | null;
}

interface Totals {
  readonly own: number;
  readonly other: number;
  /** Null: the card ship. */
  readonly winner: number | null;
}

type DieEvent = Of<'die'>;

/** Dice of one occasion: a trade has two, for availability and for demand. */
const occasion = (roll: RollFor): string => (roll === 'availability' ? 'demand' : roll);

/** The last roll among these events with everything that belongs to it. */
export function lastRoll(events: readonly SeenEvent[]): Rolled | null {
  const at = events.findLastIndex((event) => isOf(event, 'die'));
  const last = events[at];
  if (last === undefined || !isOf(last, 'die')) return null;
  const { roll: purpose, seat } = last.data;
  const first = beginOf(events, at, purpose);
  const since = events.slice(first);
  const dice = since.filter((event): event is DieEvent => isOf(event, 'die'));
  const rolled = { key: String(last.n), purpose, seat: seat.seat, lit: [], totals: null };
  if (purpose === 'manoeuvre' || purpose === 'dogfight') return { ...rolled, ...duel(since, dice, purpose) };
  if (purpose === 'customs') return { ...rolled, ...customs(since, dice) };
  if (occasion(purpose) === 'demand') return { ...rolled, ...trade(since, dice) };
  // Of several dice one was chosen, and nobody said which; a second one instead of the first counts.
  const isChosen = dice.length > 1 && !since.some((event) => isOf(event, 'reroll'));
  return { ...rolled, dice: dice.map(shown), lit: isChosen ? [] : single(purpose, last.data.die) };
}

/** Where the occasion began; dice of the same kind on another occasion are divided by something else that happened. */
function beginOf(events: readonly SeenEvent[], at: number, purpose: RollFor): number {
  let first = at;
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i];
    if (event === undefined || isOf(event, 'turn') || isOf(event, 'combat') || isOf(event, 'customs')) break;
    if (isOf(event, 'announce')) return i;
    if (isOf(event, 'die')) {
      if (occasion(event.data.roll) !== occasion(purpose)) break;
      first = i;
    }
  }
  return first;
}

const shown = ({ data }: DieEvent): RolledDie => ({
  die: data.die,
  seat: data.card === null ? data.seat.seat : null,
  isSpent: false,
});

/** Of both sides the last die counts: ties are rolled again. */
function duel(since: readonly SeenEvent[], dice: readonly DieEvent[], type: 'manoeuvre' | 'dogfight') {
  const sides = new Map(dice.map((event) => [shown(event).seat, shown(event)]));
  const result = since.findLast((event) => isOf(event, type));
  const totals =
    result !== undefined && isOf(result, type)
      ? { own: result.data.own, other: result.data.other, winner: result.data.winner?.seat ?? null }
      : null;
  return { dice: [...sides.values()], totals };
}

function customs(since: readonly SeenEvent[], dice: readonly DieEvent[]) {
  const result = since.findLast((event) => isOf(event, 'customs'));
  if (result === undefined || !isOf(result, 'customs')) return { dice: dice.map(shown) };
  const { column, dice: final, die, seat } = result.data;
  return {
    dice: final.map((each): RolledDie => ({ die: each, seat: seat.seat, isSpent: each !== die })),
    lit: [{ table: 'customs', row: column, die } as const],
  };
}

function trade(since: readonly SeenEvent[], dice: readonly DieEvent[]) {
  const announced = since.find((event) => isOf(event, 'announce'));
  const available = dice.findLast(({ data }) => data.roll === 'availability')?.data.die;
  const demanded = dice.findLast(({ data }) => data.roll === 'demand')?.data.die;
  const counting = dice.filter(({ data }, i) => dice.findLastIndex((other) => other.data.roll === data.roll) === i);
  if (announced === undefined || !isOf(announced, 'announce')) return { dice: counting.map(shown) };
  const { planet, good } = announced.data;
  const found = planets.find(({ id }) => id === planet);
  const market = since.findLast((event) => isOf(event, 'market'));
  const price = market !== undefined && isOf(market, 'market') ? market.data.price : null;
  const lit: Lit[] = [];
  if (found !== undefined && available !== undefined)
    lit.push({ table: 'availability', row: found.starport, die: available });
  if (found !== undefined && demanded !== undefined) lit.push(litDemand(found.demand[good], demanded, price));
  return { dice: counting.map(shown), lit };
}

/** A broker may have changed the die, and a glut the level: the price that was asked says which cell counted. */
function litDemand(printed: Demand, die: number, price: number | null): Lit {
  for (const row of [printed, 'veryLow'] as const) {
    const cell = price === null ? die - 1 : DEMAND[row].indexOf(price);
    if (cell >= 0) return { table: 'demand', row, die: cell + 1 };
  }
  return { table: 'demand', row: printed, die };
}

/** Where a single die is looked up. */
const SINGLE: Readonly<Partial<Record<RollFor, 'damage' | 'wormhole' | 'black-hole' | 'escape'>>> = {
  system: 'damage',
  wormhole: 'wormhole',
  rift: 'wormhole',
  hyperspace: 'wormhole',
  'black-hole': 'black-hole',
  escape: 'escape',
};

export function single(purpose: RollFor, die: number): readonly Lit[] {
  const table = SINGLE[purpose];
  return table === undefined ? [] : [{ table, row: null, die }];
}
