import { heal, openDoor, threatsOf } from '../../build.ts';
import type { Threat } from '../../vocabulary.ts';

const { enemy, object } = threatsOf('m3');

/** MA-CMP-07. */
export const threats: readonly Threat[] = [
  enemy('m3-c1', 'circle', 3, 'blaster', 2), // Security Droid
  enemy('m3-c2', 'circle', 2, 'blaster', 2, ['sentry']), // Post Droid
  enemy('m3-c3', 'circle', 2, 'melee', 1, ['sabotage']), // Mouse Droid
  object('m3-c4', 'circle', 1, 'heal', { deed: heal(1, 'you', 0) }), // Medkit
  object('m3-c5', 'circle', 1, 'open-door', { deed: openDoor('anywhere') }), // Code Cylinder
  enemy('m3-t1', 'triangle', 2, 'melee', 3, ['strike']), // Riot Droid
  enemy('m3-t2', 'triangle', 2, 'sharpshooter', 2), // Gun Droid
  enemy('m3-t3', 'triangle', 1, 'blaster', 5, ['sentry']), // Heavy Droid
  object('m3-q1', 'square', 1, 'goal', { abilities: ['mission'] }), // The Prisoner
  enemy('m3-q2', 'square', 2, 'melee', 3, ['strike']), // Violent Inmate
  object('m3-q3', 'square', 1, 'nothing'), // Empty Cell
  object('m3-q4', 'square', 1, 'heal', { deed: heal(1, 'you', 0) }), // Medkit
  enemy('m3-q5', 'square', 1, 'blaster', 1, ['mission']), // Deck Officer
  enemy('m3-r1', 'star', 4, 'blaster', 2), // Security Droid
  enemy('m3-r2', 'star', 2, 'sharpshooter', 2), // Gun Droid
  enemy('m3-r3', 'star', 2, 'melee', 4, ['strike']), // Riot Droid
];
