import { hooked, type Seat } from '@cantina/kernel';
import type { StatName } from '../../content/index.ts';
import { amountOf, holdsIf } from '../abilities/conditions.ts';
import { abilitiesInForce } from '../abilities/in-force.ts';
import { characterOf, ownerOf, playerOf, shipOf } from '../lookup.ts';
import type { DamageOn } from '../ops/index.ts';
import type { G } from '../state.ts';

/** OR-DIFF-53, OR-DIFF-54 five different values, and all of them can be raised. */
function printedStat(g: G, player: Seat, stat: StatName): number {
  switch (stat) {
    case 'ground':
      return characterOf(g, player).ground;
    case 'health':
      return characterOf(g, player).health;
    case 'ship':
      return shipOf(g, player).combat;
    case 'hull':
      return shipOf(g, player).hull;
    case 'hyper':
      return shipOf(g, player).hyper;
  }
}

/**
 * A value of the character or the ship with everything that raises it right now: nothing is stored, so a bonus is gone with
 * its card (OR-CABIL-04, OR-CABIL-05), and all of them add up (OR-CABIL-06, OR-EX-13). The AI has them, too (OR-AIGOAL-02, OR-EX-23).
 */
export function statOf(g: G, player: Seat, stat: StatName): number {
  let value = printedStat(g, player, stat);
  const barred = g.state.combat?.barred ?? null;
  for (const card of hooked(g, 'bonus')) {
    if (ownerOf(g, card) !== player || card === barred) continue; // OR-BOUNTY-11
    for (const ability of abilitiesInForce(g, card)) {
      if (ability.kind === 'bonus' && ability.stat === stat && holdsIf(g, player, ability.if)) {
        value += amountOf(g, player, ability.amount); // OR-DIFF-39
      }
    }
  }
  return Math.max(0, value); // OR-GAP-21
}

export const damageOn = (g: G, player: Seat, on: DamageOn): number =>
  on === 'ship' ? playerOf(g, player).shipDamage : playerOf(g, player).characterDamage;

/** OR-CHAR-02, OR-SHIP-02 the damage at which a player is defeated. */
export const limitOf = (g: G, player: Seat, on: DamageOn): number =>
  statOf(g, player, on === 'ship' ? 'hull' : 'health');

/** OR-DMG-01 counted apart: how much more damage the character or the ship can take before the player is defeated. */
export const damageLeft = (g: G, player: Seat, on: DamageOn): number =>
  Math.max(0, limitOf(g, player, on) - damageOn(g, player, on));
