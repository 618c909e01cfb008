import { trackSize } from '../lookup.ts';
import { setTrack } from '../ops/index.ts';
import { goalObjectIsHome } from '../threats/pieces.ts';
import { reinforceNearHero } from '../threats/reinforcements.ts';
import type { MissionRules } from './record.ts';

/** Into the Compound (MD-M1-01 … MD-M1-06); the door is in the terrain. */
export const m1: MissionRules = {
  // MA-CRI-04, MD-M1-05
  *crisis(g, you) {
    setTrack(g, g.state.track + 1);
    if (g.state.track < trackSize(g)) return;
    setTrack(g, 0);
    yield* reinforceNearHero(g, you);
  },
  prize: true, // MD-M1-03
  goal: goalObjectIsHome, // MD-M1-04
};
