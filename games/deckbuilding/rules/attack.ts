import { ask, type CardId, type Flow, type Option, option, type Seat, the } from '@cantina/kernel';
import { attackers, freeAttackers, strengthOf } from './assignment.ts';
import { resolveRowAttack } from './bounty.ts';
import { damageBase, damageShip } from './damage.ts';
import { hitPointsLeft, opponentOf, shipsOf } from './lookup.ts';
import { message } from './messages.ts';
import { assign, noteAttack } from './ops.ts';
import type { G, Target } from './state.ts';

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

function* resolveBaseAttack(g: G, seat: Seat): Flow<void> {
  const opponent = opponentOf(seat);
  const cards = attackers(g, 'base');
  const strength = strengthOf(g, cards, 'base'); // DB-ATK-06
  const ships = [...shipsOf(g, opponent)]; // DB-ATK-23 those that are left
  const shares = yield* allot(g, seat, ships, strength);
  noteAttack(g, seat, 'base', strength, cards);
  let left = strength;
  // DB-GAP-35 one distribution, the ships first
  for (const [i, ship] of ships.entries()) {
    const share = shares[i] ?? 0;
    damageShip(g, ship, share);
    left -= share;
  }
  // DB-ATK-07, DB-ATK-09 only when every ship is destroyed; DB-ATK-13, DB-GAP-30 then all that is left
  if (shipsOf(g, opponent).length === 0) damageBase(g, opponent, left);
}

/**
 * DB-ATK-08 how much damage each ship gets, in the order of the ships. Asked ship by ship; what is forced is not asked:
 * no ship gets more than it can take (DB-GAP-29), and nothing is held back while a ship can still take some.
 */
function* allot(g: G, seat: Seat, ships: readonly CardId[], strength: number): Flow<readonly number[]> {
  const shares: number[] = [];
  let left = strength;
  for (const [i, ship] of ships.entries()) {
    const rest = ships.slice(i + 1).reduce((sum, each) => sum + hitPointsLeft(g, each), 0);
    const most = Math.min(left, hitPointsLeft(g, ship)); // DB-ATK-21
    const least = Math.min(most, Math.max(0, left - rest));
    const share = least === most ? most : yield* askShare(g, seat, ship, { least, most, left });
    shares.push(share);
    left -= share;
  }
  return shares;
}

function* askShare(
  g: G,
  seat: Seat,
  ship: CardId,
  { least, most, left }: { readonly least: number; readonly most: number; readonly left: number },
): Flow<number> {
  return yield* ask({
    seat,
    prompt: message('prompt.allot', { ship: the(ship), left }),
    rule: 'DB-ATK-08',
    source: ship,
    options: () => {
      const shares: Option<number>[] = [];
      for (let amount = most; amount >= least; amount--) {
        const destroys = amount >= hitPointsLeft(g, ship);
        shares.push(option(`damage:${amount}`, amount, { label: message('option.allot', { amount, destroys }) }));
      }
      return shares;
    },
  });
}
