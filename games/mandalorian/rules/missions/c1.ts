import { salvageMarker, salvageNumbers } from '../../content/locked/p5/index.ts';
import { moveTowards, wishesOf } from '../threats/enemies.ts';
import { allDelivered, layMarkers } from '../threats/pieces.ts';
import { reinforceNearHero } from '../threats/reinforcements.ts';
import type { MissionRules } from './record.ts';

/** Salvage Run. */
export const c1: MissionRules = {
  setup: (g) => layMarkers(g, salvageNumbers.spaces), // MD-C1-01
  losesWhenFull: true,

  // MD-C1-05
  *crisis(g, you) {
    const newcomer = yield* reinforceNearHero(g, you);
    if (newcomer !== null) yield* moveTowards(g, newcomer, salvageNumbers.crisisSteps, wishesOf(g, newcomer));
  },

  cargo: { marker: salvageMarker.id, most: salvageNumbers.carry, rule: 'MD-C1-02' },
  goal: allDelivered, // MD-C1-06
};
