import type { Mission } from './vocabulary.ts';

/** MD-GEN-05. */
export const USUAL_TIME: readonly [number, number] = [3, 4];

/** MD-M1-01 … MD-M1-06. */
export const mission1: Mission = {
  id: 'm1',
  aim: { kind: 'fetch' },
  kind: 'story',
  map: 'map1',
  characters: ['mandalorian', 'ig11'],
  starts: {},
  missionArea: false,
  track: { base: 3, perCharacter: 0 },
  time: USUAL_TIME,
  token: false,
};
