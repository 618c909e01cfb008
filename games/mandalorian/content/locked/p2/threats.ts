import { freeAction, heal, threatsOf } from '../../build.ts';
import type { Threat } from '../../vocabulary.ts';

const { enemy, object } = threatsOf('m2');

/** MA-CMP-07. */
export const threats: readonly Threat[] = [
  enemy('m2-c1', 'circle', 2, 'blaster', 2), // Bounty Hunter
  enemy('m2-c2', 'circle', 2, 'melee', 2, ['strike']), // Cutthroat
  enemy('m2-c3', 'circle', 2, 'blaster', 2, ['mission']), // Tracker
  enemy('m2-c4', 'circle', 2, 'sharpshooter', 2), // Alley Sniper
  enemy('m2-c5', 'circle', 1, 'melee', 1, ['sabotage']), // Slicer Droid
  object('m2-c6', 'circle', 1, 'heal', { deed: heal(1, 'you', 0) }), // Medkit
  object('m2-c7', 'circle', 1, 'free-action', { deed: freeAction(3, 'move', { walk: { heights: true } }) }), // Jet Cell
  enemy('m2-t1', 'triangle', 3, 'sharpshooter', 2), // Rooftop Hunter
  enemy('m2-t2', 'triangle', 2, 'blaster', 2, ['sentry']), // Street Guard
  enemy('m2-t3', 'triangle', 1, 'melee', 4, ['strike']), // Enforcer
  object('m2-q1', 'square', 3, 'goal'), // Docking Clamp
  enemy('m2-r1', 'star', 4, 'blaster', 2), // Hired Gun
  enemy('m2-r2', 'star', 2, 'melee', 4, ['strike']), // Bruiser
  enemy('m2-r3', 'star', 2, 'sharpshooter', 2), // Contract Sniper
  enemy('m2-r4', 'star', 1, 'melee', 1, ['sabotage']), // Slicer Droid
];
