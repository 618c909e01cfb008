import { ask, askUnlessForced, type CardId, type Flow, type Option, option, type Seat, the } from '@cantina/kernel';
import { baseOf, hitPointsLeft, opponentOf, shipsOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { assign, noteAttack, noteLostDamage } from '../ops/index.ts';
import type { G, Target } from '../state.ts';
import { attackers, freeAttackers, strengthOf } from './assignment.ts';
import { resolveRowAttack } from './bounty.ts';
import { damageBase, damageShip, preventable } from './damage.ts';

/** DB-ATK-01 the player chooses when, and which prepared attack. */
export function* resolveAttack(g: G, seat: Seat, target: Target): Flow<void> {
  if (target === 'base') yield* resolveBaseAttack(g, seat);
  else yield* resolveRowAttack(g, seat, target);
}

/** Helps with an attack on the base: everything that is still free joins, and the attack is resolved. */
export function* attackBaseWithAll(g: G, seat: Seat): Flow<void> {
  for (const card of freeAttackers(g, seat, 'base')) assign(g, seat, card, 'base');
  yield* resolveBaseAttack(g, seat);
}

/** DB-GAP-29, DB-GAP-30 the same attack, but every point goes where its player says. */
export function* divideBaseAttack(g: G, seat: Seat): Flow<void> {
  yield* resolveBaseAttack(g, seat, divide);
}

/** How much damage each ship gets, in the order of the ships, and how much the base. */
interface Shares {
  readonly ships: readonly number[];
  readonly base: number;
}

/** What an attack on the base goes against, and how strong it is. */
interface Strike {
  readonly seat: Seat;
  readonly strength: number;
  readonly ships: readonly CardId[];
  readonly base: CardId | undefined;
}

function* resolveBaseAttack(g: G, seat: Seat, share: (g: G, strike: Strike) => Flow<Shares> = allot): Flow<void> {
  const opponent = opponentOf(seat);
  const cards = attackers(g, 'base');
  const strength = strengthOf(g, cards, 'base'); // DB-ATK-06
  const ships = [...shipsOf(g, opponent)]; // DB-ATK-23 those that are left
  const shares = yield* share(g, { seat, strength, ships, base: baseOf(g, opponent) });
  noteAttack(g, seat, 'base', strength, cards);
  let lost = strength - shares.base;
  // DB-GAP-35 dealt when all is divided, the ships first
  for (const [i, ship] of ships.entries()) {
    const points = Math.min(shares.ships[i] ?? 0, hitPointsLeft(g, ship));
    damageShip(g, ship, points);
    lost -= points;
  }
  if (lost > 0) noteLostDamage(g, seat, lost);
  damageBase(g, opponent, shares.base); // DB-ATK-07, DB-ATK-09 nothing unless every ship is destroyed
}

/**
 * DB-ATK-08 asked ship by ship; what is forced is not asked. Nothing is wasted: no ship gets more than it can take
 * (DB-GAP-29, DB-ATK-21), and the base gets all the rest (DB-GAP-30, DB-ATK-13).
 */
function* allot(g: G, { seat, strength, ships }: Strike): Flow<Shares> {
  const shares: number[] = [];
  let left = strength;
  for (const [i, ship] of ships.entries()) {
    const rest = ships.slice(i + 1).reduce((sum, each) => sum + hitPointsLeft(g, each), 0);
    const most = Math.min(left, hitPointsLeft(g, ship));
    const least = Math.min(most, Math.max(0, left - rest));
    const share = yield* askShare(g, seat, ship, { least, most, left });
    shares.push(share);
    left -= share;
  }
  return { ships: shares, base: left };
}

/** Every way the book allows: "at least" as much damage as a ship has hit points, and what is left "can" hit the base. */
function* divide(g: G, { seat, strength, ships, base }: Strike): Flow<Shares> {
  const shares: number[] = [];
  let left = strength;
  let isWayFree = base !== undefined;
  for (const [i, ship] of ships.entries()) {
    const needed = hitPointsLeft(g, ship);
    // What can't go any further stays with the last ship
    const atLast = isWayFree && left >= needed ? needed : left;
    const least = i < ships.length - 1 ? 0 : atLast;
    const share = yield* askShare(g, seat, ship, { least, most: left, left });
    shares.push(share);
    left -= share;
    isWayFree &&= share >= needed;
  }
  if (base === undefined || !isWayFree || left === 0) return { ships: shares, base: 0 };
  return { ships: shares, base: yield* askBaseShare(g, seat, base, left) };
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly left: number;
}

function* askShare(g: G, seat: Seat, ship: CardId, { least, most, left }: Range): Flow<number> {
  const share = yield* askUnlessForced({
    seat,
    prompt: message('prompt.allot', { ship: the(ship), left }),
    rule: 'DB-ATK-08',
    source: ship,
    options: () => amounts(least, most, hitPointsLeft(g, ship)),
  });
  return share ?? most;
}

/** DB-ATK-13; beyond what destroys the base all numbers mean the same. */
function* askBaseShare(g: G, seat: Seat, base: CardId, left: number): Flow<number> {
  const enough = hitPointsLeft(g, base) + preventable(g, base);
  return yield* ask({
    seat,
    prompt: message('prompt.allot-base', { base: the(base), left }),
    rule: 'DB-ATK-13',
    source: base,
    options: () => amounts(0, Math.min(left, enough), enough),
  });
}

/** Points of damage: what is just enough first and less after it, then what would be wasted. */
function amounts(least: number, most: number, enough: number): Option<number>[] {
  const options: Option<number>[] = [];
  const add = (amount: number): void => {
    const label = message('option.allot', { amount, destroys: amount >= enough, wasted: Math.max(0, amount - enough) });
    options.push(option(`damage:${amount}`, amount, { label }));
  };
  for (let amount = Math.min(most, enough); amount >= least; amount--) add(amount);
  for (let amount = Math.max(least, enough + 1); amount <= most; amount++) add(amount);
  return options;
}
