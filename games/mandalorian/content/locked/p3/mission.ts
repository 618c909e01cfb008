import type { Mission } from '../../vocabulary.ts';

/** MD-M3-01 … MD-M3-06. */
export const mission: Mission = {
  id: 'm3',
  aim: { kind: 'fetch' },
  kind: 'story',
  map: 'map3',
  characters: ['mandalorian', 'mayfeld', 'xian', 'burg'],
  starts: {},
  missionArea: true,
  // One more, and groups won well over half of their normal games; a smaller hand alone made hard games no harder
  track: { base: 4, perCharacter: 1, lessWhenHard: 4 },
  time: null,
  token: false,
};

export const numbers = {
  /** Strength that opens a door beside you (MD-M3-01). */
  near: 2,
  /** Strength that opens any door or lowers the alarm. */
  far: 4,
} as const;
