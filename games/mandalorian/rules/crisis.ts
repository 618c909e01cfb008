import type { Flow } from '@cantina/kernel';
import { standing } from './lookup.ts';
import { rulesOf } from './missions/record.ts';
import type { G, Hero } from './state.ts';

/** MA-CRI-01 the crisis box of the mission; of a contract, whatever the map (MD-CON-02). */
export function* resolveCrisis(g: G, you: Hero): Flow<void> {
  yield* rulesOf(g).crisis(g, standing(g, you));
}
