import type { CardId, Seat } from '@cantina/kernel';
import { baseOf, hitPointsLeft, opponentOf, printed, rowCards, shipsOf, unitsOf } from '../lookup.ts';
import { assign } from '../ops/index.ts';
import type { G, Target } from '../state.ts';
import { attackOf } from '../texts/conditions.ts';
import { targetValue } from './targets.ts';

/** DB-ASG-04 neither assigned nor spent; played just now or with its ability used it may be (DB-PLY-11, DB-ABL-08). */
export const isFree = (g: G, card: CardId): boolean =>
  !g.state.spent.includes(card) && !g.state.assigned.some((each) => each.card === card);

/** DB-ASG-01 the base, or – without it – the ships that guarded it (DB-FAQ-08). */
export const baseCanBeAttacked = (g: G, seat: Seat): boolean =>
  baseOf(g, opponentOf(seat)) !== undefined || shipsOf(g, opponentOf(seat)).length > 0;

/**
 * DB-GAP-29, DB-GAP-30 whether dividing the damage oneself could end in another way than the usual one: some of it could
 * be kept from the base, or wasted on one of several ships.
 */
export function mayDivide(g: G, seat: Seat, strength: number): boolean {
  const opponent = opponentOf(seat);
  const ships = shipsOf(g, opponent).map((ship) => hitPointsLeft(g, ship));
  if (ships.length > 1) return strength > Math.min(...ships);
  return baseOf(g, opponent) !== undefined && strength > (ships[0] ?? 0);
}

/** DB-GAP-07 a card without attack is assigned only if its own text could give it some. */
export function couldAttack(g: G, card: CardId, atRow: boolean): boolean {
  if (attackOf(g, card, atRow) > 0) return true;
  const { ability } = printed(g, card);
  return ability?.kind === 'while' && ability.modifier.changes === 'attack' && ability.modifier.of === 'this';
}

/** The cards in the row that the player may attack right now. */
export const rowTargets = (g: G, seat: Seat): CardId[] =>
  rowCards(g).filter((card) => targetValue(g, seat, card) !== null);

export const attackers = (g: G, target: Target): CardId[] =>
  g.state.assigned.filter((each) => each.target === target).map((each) => each.card);

/** DB-ATK-02, DB-ATK-03, DB-GAP-10 only the cards of this attack, with what they are worth now. */
export const strengthOf = (g: G, cards: readonly CardId[], target: Target): number =>
  cards.reduce((sum, card) => sum + attackOf(g, card, target !== 'base'), 0);

/** The cards that could still join an attack. */
export function freeAttackers(g: G, seat: Seat, target: Target): CardId[] {
  const atRow = target !== 'base';
  // DB-ASG-02 only units against the row; DB-ASG-12 never a base
  const cards = atRow ? unitsOf(g, seat) : [...unitsOf(g, seat), ...shipsOf(g, seat)];
  return cards.filter((card) => isFree(g, card) && attackOf(g, card, atRow) > 0);
}

/**
 * Helps with an attack on a row card: adds the free units that waste least attack, and of those the fewest. Does nothing
 * that the player could not do card by card.
 */
export function proposeAttack(g: G, seat: Seat, target: CardId): void {
  const needed = (targetValue(g, seat, target) ?? 0) - strengthOf(g, attackers(g, target), target);
  const free = freeAttackers(g, seat, target);
  for (const card of smallestSufficient(free, (each) => attackOf(g, each, true), needed)) assign(g, seat, card, target);
}

/** Of all sets that reach the number, one with the least sum, and of these one with the fewest cards. */
function smallestSufficient(
  cards: readonly CardId[],
  worth: (card: CardId) => number,
  needed: number,
): readonly CardId[] {
  const bySum = new Map<number, readonly CardId[]>([[0, []]]);
  for (const card of cards) {
    for (const [sum, set] of [...bySum]) {
      const more = sum + worth(card);
      const known = bySum.get(more);
      if (sum < needed && (known === undefined || known.length > set.length + 1)) bySum.set(more, [...set, card]);
    }
  }
  const sums = [...bySum.keys()].filter((sum) => sum >= needed);
  return bySum.get(Math.min(...sums)) ?? [];
}
