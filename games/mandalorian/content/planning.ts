import { blockDamage, counter, extraAction, freeAction, skipCrisis } from './build.ts';
import type { Deed, PlanId, PlanningCard, PlanUse } from './vocabulary.ts';

const plan = (id: PlanId, copies: number, use: PlanUse, deed: Deed | null): PlanningCard => ({
  kind: 'planning',
  id,
  use,
  deed,
  copies,
});

/** MA-CMP-04. */
export const planning: readonly PlanningCard[] = [
  plan('no-luck', 6, 'never', null), // MA-PLN-03
  plan('defend', 3, 'damage-to-you', blockDamage('you')), // MA-PLN-09
  plan('second-wind', 3, 'action', extraAction),
  plan('prepared', 2, 'action', freeAction(3, 'any')),
  plan('retaliate', 2, 'after-attack', counter(2)),
  plan('keep-calm', 2, 'crisis', skipCrisis),
  plan('cover', 2, 'damage-to-another', blockDamage('another', 3)),
];
