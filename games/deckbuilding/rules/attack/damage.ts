import { type CardId, cardsIn, finish, move, type Seat } from '@cantina/kernel';
import type { Face } from '../../content/index.ts';
import { baseOf, hitPointsLeft, opponentOf, ownerOf, printed, shipsOf } from '../lookup.ts';
import {
  addDamage,
  noteBaseDestroyed,
  noteLostDamage,
  noteShipDestroyed,
  preventDamage,
  removeDamage,
  voidAttack,
} from '../ops/index.ts';
import type { G } from '../state.ts';

/** Damage to a player's base, by an attack or by the text of a card, its cause; what finds no base is lost (DB-FAQ-08, DB-GAP-12). */
export function damageBase(g: G, owner: Seat, amount: number, cause: Face | null = null): void {
  const attacker = opponentOf(owner);
  const base = baseOf(g, owner);
  if (amount === 0) return;
  if (base === undefined) {
    noteLostDamage(g, attacker, amount);
    return;
  }
  const prevented = Math.min(amount, preventable(g, base));
  if (prevented > 0) preventDamage(g, base, prevented);
  const dealt = amount - prevented;
  if (dealt === 0) return;
  const surplus = dealt - hitPointsLeft(g, base);
  addDamage(g, base, dealt - Math.max(0, surplus), cause);
  if (surplus < 0) return;
  if (surplus > 0) noteLostDamage(g, attacker, surplus); // DB-ATK-18
  destroyBase(g, base, attacker); // DB-ATK-15; DB-DMG-02, DB-WIN-04 whatever dealt the damage
}

/** DB-DMG-05, DB-GAP-34 Hoth prevents the first damage of each turn, whatever it comes from. */
export function preventable(g: G, base: CardId): number {
  const { ability } = printed(g, base);
  if (ability?.kind !== 'while' || ability.modifier.changes !== 'damage-to-this-base') return 0;
  return Math.max(0, ability.modifier.prevents - g.state.prevented);
}

/** DB-ATK-16, DB-DMG-03 to the attacker's victory pile; DB-WIN-02 the deciding one ends the game this very moment. */
function destroyBase(g: G, base: CardId, attacker: Seat): void {
  move(g, base, 'victory', attacker); // DB-ATK-19 the ships stay
  noteBaseDestroyed(g, attacker, base);
  if (cardsIn(g, 'victory', attacker).length >= g.state.options.basesToWin) {
    finish(g, { winners: [attacker], reason: 'bases' }); // DB-WIN-01, DB-WIN-03; DB-WIN-05 the start base counts
  }
  releaseBaseAttack(g, opponentOf(attacker));
}

/** Damage to a ship; beyond its hit points it is lost (DB-DMG-04, DB-GAP-29). */
export function damageShip(g: G, ship: CardId, amount: number, cause: Face | null = null): void {
  if (amount === 0) return;
  const dealt = Math.min(amount, hitPointsLeft(g, ship));
  addDamage(g, ship, dealt, cause);
  if (hitPointsLeft(g, ship) <= 0) destroyShip(g, ship); // DB-ATK-10, DB-PLY-08
}

/** DB-ATK-11, DB-DST-01, DB-DST-02 a ship in play goes to its owner's discard pile. */
export function destroyShip(g: G, ship: CardId): void {
  const owner = ownerOf(g, ship);
  move(g, ship, 'discard', owner);
  noteShipDestroyed(g, ship);
  releaseBaseAttack(g, owner);
}

/** DB-GAP-09 without base and ships there is nothing left that an attack on the base could hit. */
function releaseBaseAttack(g: G, owner: Seat): void {
  if (baseOf(g, owner) !== undefined || shipsOf(g, owner).length > 0) return;
  if (g.state.assigned.some((each) => each.target === 'base')) voidAttack(g, 'base');
}

/** DB-REP-01, DB-REP-02 as much damage as there is, from the own base only (DB-REP-03). */
export function repairBase(g: G, seat: Seat, amount: number): void {
  const base = baseOf(g, seat);
  if (base === undefined) return; // DB-REP-04
  const repaired = Math.min(amount, g.state.damage[base] ?? 0);
  if (repaired > 0) removeDamage(g, base, repaired);
}
