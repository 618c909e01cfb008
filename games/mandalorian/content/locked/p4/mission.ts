import { USUAL_TIME } from '../../missions.ts';
import type { Mission } from '../../vocabulary.ts';

export const BOSS = 'm4-q1';

/** MD-M4-01 … MD-M4-09. */
export const mission: Mission = {
  id: 'm4',
  aim: { kind: 'duel', face: BOSS, guards: 'triangle' },
  kind: 'story',
  map: 'map4',
  characters: ['mandalorian', 'cara', 'greef', 'ig11'],
  starts: {},
  missionArea: true,
  track: { base: 4, perCharacter: 0 },
  time: USUAL_TIME,
  token: true,
};

export const numbers = {
  /** Where the Moff arrives, with how much health (MD-M4-02). */
  arrival: 9,
  health: 1,
  /** Four characters wear him down much faster than two: with 4 each they won nine games of ten on easy. */
  healthPerCharacter: 6,
  /** Star spaces that get a reinforcement then, in this order. */
  stars: ['A8', 'G8', 'A3', 'G3'],
  guardRange: 1,
  crisisSteps: 2,
  crisisRange: 2,
  /** MD-M4-05. */
  cannonSpace: 2,
  cannonStrength: 3,
  cannonRange: 3,
  /** MD-M4-07. */
  effectRange: 1,
} as const;
