import { USUAL_TIME } from '../../missions.ts';
import type { Mission } from '../../vocabulary.ts';

export const numbers = {
  /** Strength of an Intel action that removes a clamp (MD-M2-02). */
  clamp: 2,
  /** Where an enemy brings the Child (MD-M2-04, MD-M2-08). */
  carrierGoal: 9,
  /** The ramp (MD-M2-07). */
  exit: 8,
  crisisSteps: 2,
} as const;

/** MD-M2-01 … MD-M2-08. */
export const mission: Mission = {
  id: 'm2',
  aim: { kind: 'leave', exit: numbers.exit, lost: numbers.carrierGoal },
  kind: 'story',
  map: 'map2',
  characters: ['mandalorian', 'paz'],
  starts: { paz: 2 },
  missionArea: false,
  track: null,
  time: USUAL_TIME,
  token: true,
};
