import { type CardId, type Seat, the } from '@cantina/kernel';
import type { Face } from '../../content/index.ts';
import type { Target } from '../state.ts';
import { clear, op, target, without } from './op.ts';

// Attacks

export const assign = op('assign', (s, seat: Seat, card: CardId, to: Target) => {
  s.assigned.push({ card, target: to }); // DB-ASG-08 with all its attack
  return { seat: { seat }, card: the(card), target: target(to) };
});

export const unassign = op('unassign', (s, seat: Seat, card: CardId) => {
  s.takenBack++;
  s.assigned = without(s.assigned, (each) => each.card === card);
  return { seat: { seat }, card: the(card) };
});

/** DB-GAP-09 the target is gone: its attackers are free again. */
export const voidAttack = op('void-attack', (s, of: Target) => {
  s.assigned = without(s.assigned, (each) => each.target === of);
  return { target: target(of) };
});

/** DB-ATK-04, DB-ATK-05 the participants stay in play, unharmed, and are spent. */
export const noteAttack = op('attack', (s, seat: Seat, of: Target, strength: number, cards: readonly CardId[]) => {
  s.assigned = without(s.assigned, (each) => each.target === of);
  s.spent.push(...cards);
  return { seat: { seat }, target: target(of), strength, cards: cards.map(the) };
});

export const noteNeutralHunt = op('neutral-hunt', (s, seat: Seat) => {
  s.neutralHunts++;
  return { seat: { seat } };
});

export const noteDefeat = op('defeat', (_s, seat: Seat, card: CardId) => ({ seat: { seat }, card: the(card) }));

export const noteFailure = op('attack-fails', (_s, seat: Seat, card: CardId, strength: number, needed: number) => ({
  seat: { seat },
  card: the(card),
  strength,
  needed,
}));

/** DB-ATK-18, DB-FAQ-08 damage that finds no base. */
export const noteLostDamage = op('lost-damage', (_s, seat: Seat, amount: number) => ({ seat: { seat }, amount }));

// Damage

/** Cause: whose text did it; null: an attack. */
export const addDamage = op('damage', (s, card: CardId, amount: number, cause: Face | null) => {
  const total = (s.damage[card] ?? 0) + amount;
  s.damage[card] = total;
  return { card: the(card), amount, total, cause };
});

export const preventDamage = op('prevent-damage', (s, card: CardId, amount: number) => {
  s.prevented += amount;
  return { card: the(card), amount };
});

export const removeDamage = op('repair', (s, card: CardId, amount: number) => {
  s.damage[card] = (s.damage[card] ?? 0) - amount;
  return { card: the(card), amount };
});

export const noteShipDestroyed = op('ship-destroyed', (s, card: CardId) => {
  clear(s, card);
  return { card: the(card) };
});

export const noteBaseDestroyed = op('base-destroyed', (s, seat: Seat, card: CardId) => {
  clear(s, card);
  return { seat: { seat }, card: the(card) };
});
