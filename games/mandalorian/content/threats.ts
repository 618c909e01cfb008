import { freeAction, heal, threatsOf } from './build.ts';
import type { Threat } from './vocabulary.ts';

const { enemy, object } = threatsOf('m1');

/** MA-CMP-07. */
export const threats: readonly Threat[] = [
  enemy('m1-raider', 'circle', 3, 'blaster', 2),
  enemy('m1-gate-guard', 'circle', 2, 'melee', 3, ['sentry']),
  enemy('m1-scavenger', 'circle', 1, 'melee', 2),
  enemy('m1-lookout', 'circle', 1, 'sharpshooter', 1),
  enemy('m1-warden', 'circle', 1, 'blaster', 2, ['sentry']),
  object('m1-medkit', 'circle', 1, 'heal', { deed: heal(1, 'you', 0) }),
  object('m1-supply-crate', 'circle', 1, 'free-action', { deed: freeAction(2, 'plan') }),
  enemy('m1-roof-sniper', 'triangle', 2, 'sharpshooter', 2),
  enemy('m1-roof-gunner', 'triangle', 1, 'blaster', 2),
  enemy('m1-roof-watch', 'triangle', 1, 'sharpshooter', 2, ['sentry']),
  object('m1-asset', 'square', 1, 'goal'),
  enemy('m1-house-guard', 'square', 2, 'melee', 3, ['sentry']),
  enemy('m1-captain', 'square', 1, 'blaster', 4, ['sentry']),
  enemy('m1-gunman', 'square', 1, 'blaster', 2),
  enemy('m1-r-gunner', 'star', 2, 'blaster', 2),
  enemy('m1-r-brute', 'star', 2, 'melee', 4),
  enemy('m1-r-marksman', 'star', 1, 'sharpshooter', 2),
];
