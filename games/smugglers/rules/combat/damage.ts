import { ask, type CardId, type Flow, type Option, option, type Seat } from '@cantina/kernel';
import { ADDITIONAL_DAMAGE, cell, SYSTEMS, type System } from '../../content/index.ts';
import { rollDie, throwForCard } from '../dice.ts';
import { player } from '../lookup.ts';
import { message } from '../messages.ts';
import { damageSystem } from '../ops/index.ts';
import { throwSurplus } from '../ship/cargo.ts';
import { bonus, hasSystem, value } from '../ship/ship.ts';
import type { G } from '../state.ts';

/** SG-ADD-01, SG-CON-02 the number in the rulebook, not the one on the printed board. */
const ADDITIONAL_POINTS = 2;

/** Who rolls for the damage: a victorious player, or a card. */
export type Roller = { readonly seat: Seat } | { readonly card: CardId };

/** SG-ADD one system of the loser suffers, if the victor's lasers are greater than the loser's shields. */
export function* additionalDamage(g: G, loser: Seat, lasers: number, victor: Roller): Flow<void> {
  if (lasers <= value(g, loser, 'shields')) return; // SG-ADD-02, SG-ADD-03, SG-CON-01, SG-Q-34
  const points = Math.max(0, ADDITIONAL_POINTS + bonus(g, loser, 'additionalDamage'));
  const system = yield* damagedSystem(g, loser, points, victor);
  if (system !== null) yield* loseLevels(g, loser, system, points);
}

/**
 * Points off a system that is there (SG-ADD-06); surplus goods go with the pods (SG-ADD-08). SG-ADD-09 without
 * lightspeed the ship is towed in its next turn.
 */
export function* loseLevels(g: G, seat: Seat, system: System, points: number): Flow<void> {
  if (!hasSystem(g, seat, system)) return;
  damageSystem(g, seat, system, points);
  if (system === 'cargoPods') yield* throwSurplus(g, seat);
}

function* damagedSystem(g: G, loser: Seat, points: number, victor: Roller): Flow<System | null> {
  if ('card' in victor) {
    for (;;) {
      const hit = cell<System | null>(ADDITIONAL_DAMAGE, throwForCard(g, victor.card, 'system'));
      if (hit !== null) return hit; // SG-ADD-05 else the die is rerolled
    }
  }
  const die = yield* rollDie(g, victor.seat, 'system');
  return cell<System | null>(ADDITIONAL_DAMAGE, die) ?? (yield* victorsChoice(g, loser, points, victor.seat));
}

/** SG-ADD-05, SG-Q-33 */
function* victorsChoice(g: G, loser: Seat, points: number, victor: Seat): Flow<System | null> {
  const systems = () => SYSTEMS.filter((system) => hasSystem(g, loser, system));
  if (systems().length === 0) return null;
  return yield* ask<System>({
    seat: victor,
    prompt: message('prompt.system', { seat: { seat: loser }, points }),
    rule: 'SG-ADD-05',
    options: () =>
      systems().map((system): Option<System> => {
        const label = message('option.damage-system', { system, value: player(g, loser)[system] });
        return option(`system:${system}`, system, { label });
      }),
  });
}
