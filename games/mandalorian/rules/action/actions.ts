import type { Flow } from '@cantina/kernel';
import type { AreaId } from '../../content/all.ts';
import type { G } from '../state.ts';
import { performAttack } from './attack.ts';
import { changeOf, type Doing } from './doing.ts';
import { performIntel } from './intel.ts';
import { performMissionAction } from './mission-action.ts';
import { performPlan } from './plan.ts';
import { walkUpTo } from './walking.ts';

/** MA-ACT-06 what each area does. */
const PERFORM: Readonly<Record<AreaId, (g: G, doing: Doing) => Flow<void>>> = {
  *move(g, doing) {
    yield* walkUpTo(g, doing, doing.strength, { ...doing.walk, ...changeOf(doing, 'walk')?.walk });
  },
  attack: performAttack,
  intel: performIntel,
  plan: performPlan,
  mission: performMissionAction,
};

/** MA-ACT-02 resolves the ability of an area with # = the strength. */
export function* perform(g: G, doing: Doing): Flow<void> {
  yield* PERFORM[doing.area](g, doing);
}
