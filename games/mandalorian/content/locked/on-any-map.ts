import { USUAL_TIME } from '../missions.ts';
import type { Mission } from '../vocabulary.ts';

/** What contracts and hidden roles have in common: any map, any characters, no area and no token of their own. */
export const ON_ANY_MAP = {
  map: null,
  characters: null,
  starts: {},
  missionArea: false,
  time: USUAL_TIME,
  token: false,
} as const satisfies Partial<Mission>;
