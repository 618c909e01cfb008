import { freeAction, heal, threatsOf } from '../../build.ts';
import type { Threat } from '../../vocabulary.ts';

const { enemy, object } = threatsOf('m4');

/** MA-CMP-07. */
export const threats: readonly Threat[] = [
  enemy('m4-c1', 'circle', 4, 'blaster', 2), // Remnant Trooper
  enemy('m4-c2', 'circle', 1, 'sharpshooter', 2), // Scout
  enemy('m4-c3', 'circle', 1, 'melee', 3, ['mission']), // Flame Trooper
  enemy('m4-c4', 'circle', 1, 'melee', 1, ['sabotage']), // Probe Droid
  object('m4-c5', 'circle', 1, 'heal', { deed: heal(1, 'you', 0) }), // Medkit
  object('m4-c6', 'circle', 1, 'free-action', { deed: freeAction(3, 'attack', { range: 2 }) }), // Ammo Crate
  enemy('m4-t1', 'triangle', 2, 'blaster', 3), // Trooper Squad
  enemy('m4-t2', 'triangle', 1, 'blaster', 3, ['sentry']), // Elite Trooper
  enemy('m4-t3', 'triangle', 2, 'sharpshooter', 2), // Sniper Nest
  enemy('m4-t4', 'triangle', 1, 'melee', 4, ['strike']), // Lancer
  enemy('m4-q1', 'square', 1, 'blaster', 0), // The Moff
  enemy('m4-r1', 'star', 4, 'blaster', 2), // Remnant Trooper
  enemy('m4-r2', 'star', 2, 'blaster', 4, ['strike']), // Elite Trooper
  enemy('m4-r3', 'star', 2, 'sharpshooter', 2), // Scout
  enemy('m4-r4', 'star', 1, 'melee', 5), // Flame Trooper
];
