import { AT_ONCE, cardsIn } from '@cantina/kernel';
import { numbers } from '../../content/locked/p2/mission.ts';
import { placeOf, spaceOf, terrainIn, threatOf } from '../lookup.ts';
import { takePiece } from '../ops/index.ts';
import type { G } from '../state.ts';
import { drawNearest, moveTowards } from '../threats/enemies.ts';
import { reinforceNear, reinforceNearHero } from '../threats/reinforcements.ts';
import { bearerOfChild, carrierGoals, childIn, childSpace } from '../threats/token.ts';
import type { MissionRules } from './record.ts';

/** Out of Town. */
export const m2: MissionRules = {
  // MD-M2-01 the Mandalorian, or the starting player's character
  setup(g) {
    const token = childIn(g);
    const mandalorian = g.state.characters.indexOf('mandalorian');
    const starter = g.state.shared ? 0 : g.state.active;
    if (token !== undefined) takePiece(g, mandalorian >= 0 ? mandalorian : starter, token);
    return AT_ONCE;
  },

  // MD-M2-06
  *crisis(g, you) {
    const { carrier } = g.state;
    if (carrier !== null) {
      yield* moveTowards(g, carrier, numbers.crisisSteps, carrierGoals(g, carrier));
      return;
    }
    yield* drawNearest(g, childSpace(g), numbers.crisisSteps);
    yield* reinforceNearHero(g, you);
  },

  // MD-M2-05
  *revealed(g, card) {
    yield* reinforceNear(g, placeOf(g, card));
  },

  // MD-M2-02
  intel: (g, space) =>
    clamps(g)
      .filter((card) => placeOf(g, card) === space)
      .map((card) => ({ card, needed: numbers.clamp, rule: 'MD-M2-02' })),

  hideouts: (g) => [terrainIn(g).numbered[numbers.carrierGoal] ?? 0], // MD-M2-04, MD-M2-08

  // MD-M2-07
  goal(g) {
    const bearer = bearerOfChild(g);
    return clamps(g).length === 0 && bearer >= 0 && spaceOf(g, bearer) === terrainIn(g).numbered[numbers.exit];
  },
};

const clamps = (g: G) => cardsIn(g, 'revealed').filter((card) => threatOf(g, card).object === 'goal');
