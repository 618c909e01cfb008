import { AT_ONCE, cardsIn } from '@cantina/kernel';
import { informantMarker, informantNumbers } from '../../content/locked/p5/index.ts';
import { advanceTrack } from '../characters/decks.ts';
import { enemiesAt, heroesOf, placeOf, spaceId, spaceOf, terrainIn } from '../lookup.ts';
import { FAR } from '../map/terrain.ts';
import { placePiece } from '../ops/index.ts';
import type { G } from '../state.ts';
import { drawNearest } from '../threats/enemies.ts';
import { reinforceNear } from '../threats/reinforcements.ts';
import type { MissionRules } from './record.ts';

/** The Informant. */
export const c2: MissionRules = {
  // MD-C2-01 the numbered space farthest from the start space, all doors counted as open; of several the higher one
  setup(g) {
    const { numbered, start, walks, size, allOpen } = terrainIn(g);
    const distance = (space: number): number => {
      const steps = walks[allOpen]?.[start * size + space] ?? FAR;
      return steps === FAR ? -1 : steps;
    };
    const farthest = numbered.reduce(
      (best, space) => (space >= 0 && distance(space) >= distance(best) ? space : best),
      start,
    );
    const [informant] = cardsIn(g, 'tokens');
    if (informant !== undefined) placePiece(g, informant, farthest, spaceId(g, farthest));
    return AT_ONCE;
  },

  losesWhenFull: true, // MD-C2-06

  // MD-C2-05
  *crisis(g) {
    const space = informantSpace(g);
    if (space < 0) return;
    if (!(yield* drawNearest(g, space, informantNumbers.crisisSteps))) yield* reinforceNear(g, space);
  },

  escorted: informantMarker.id, // MD-C2-02

  // MD-C2-04 an enemy and no character on his space
  eventsEnd(g) {
    const space = informantSpace(g);
    if (space >= 0 && enemiesAt(g, space).length > 0 && !heroesOf(g).some((hero) => spaceOf(g, hero) === space))
      advanceTrack(g);
  },

  // MD-C2-06
  goal(g) {
    const { start } = terrainIn(g);
    return informantSpace(g) === start && heroesOf(g).some((each) => spaceOf(g, each) === start);
  },
};

function informantSpace(g: G): number {
  const [informant] = cardsIn(g, 'tokens');
  return informant === undefined ? -1 : placeOf(g, informant);
}
