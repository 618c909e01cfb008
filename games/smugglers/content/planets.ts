import type { Demand, Good, Starport } from './vocabulary.ts';

/** One planet card (SG-COMP-07). */
export interface Planet<Id extends string = string> {
  readonly id: Id;
  readonly sector: number;
  readonly starport: Starport;
  readonly demand: Readonly<Record<Good, Demand>>;
}

/** Demand in the order of GOODS: weapons, medical tech, luxuries, robots, food. */
const planet = <const Id extends string>(
  id: Id,
  sector: number,
  starport: Starport,
  [weapons, medtech, luxuries, robots, food]: readonly [Demand, Demand, Demand, Demand, Demand],
): Planet<Id> => ({ id, sector, starport, demand: { weapons, medtech, luxuries, robots, food } });

/** SG-COMP-01 the 30 planet cards, by sector. */
export const planets = [
  planet('dustfall', 2, 'none', ['high', 'veryHigh', 'low', 'veryHigh', 'veryHigh']),
  planet('ironmoon', 6, 'military', ['low', 'moderate', 'high', 'low', 'veryHigh']),
  planet('velmora', 9, 'medium', ['low', 'high', 'veryLow', 'veryHigh', 'moderate']),
  planet('ondur', 12, 'small', ['high', 'veryHigh', 'low', 'moderate', 'veryLow']),
  planet('krail', 16, 'small', ['veryLow', 'high', 'high', 'veryHigh', 'low']),
  planet('port-amber', 19, 'medium', ['illegal', 'low', 'veryLow', 'moderate', 'low']),
  planet('grimhold', 21, 'small', ['veryHigh', 'high', 'illegal', 'low', 'high']),
  planet('new-geneva', 23, 'medium', ['illegal', 'veryLow', 'moderate', 'low', 'illegal']),
  planet('verdance', 26, 'medium', ['moderate', 'moderate', 'high', 'illegal', 'veryLow']),
  planet('ferrum', 28, 'medium', ['low', 'moderate', 'high', 'veryLow', 'high']),
  planet('sanctum', 31, 'small', ['illegal', 'low', 'illegal', 'moderate', 'high']),
  planet('umbra', 33, 'none', ['veryHigh', 'low', 'high', 'veryHigh', 'high']),
  planet('axiom', 35, 'large', ['low', 'moderate', 'low', 'veryLow', 'high']),
  planet('thornback', 39, 'none', ['illegal', 'veryHigh', 'low', 'illegal', 'veryLow']),
  planet('tarsis-prime', 41, 'large', ['illegal', 'veryLow', 'high', 'low', 'veryHigh']),
  planet('bastion', 45, 'military', ['veryLow', 'high', 'illegal', 'high', 'moderate']),
  planet('quillon', 47, 'small', ['high', 'low', 'low', 'high', 'veryLow']),
  planet('cinder', 51, 'small', ['moderate', 'veryHigh', 'moderate', 'veryHigh', 'high']),
  planet('zephyria', 53, 'medium', ['veryHigh', 'low', 'moderate', 'illegal', 'low']),
  planet('lumina', 55, 'large', ['high', 'veryLow', 'high', 'low', 'low']),
  planet('pelagia', 58, 'medium', ['moderate', 'high', 'high', 'illegal', 'veryLow']),
  planet('halcyra', 60, 'large', ['illegal', 'high', 'veryLow', 'high', 'low']),
  planet('mirage', 63, 'large', ['low', 'moderate', 'veryHigh', 'high', 'veryHigh']),
  planet('galen', 65, 'large', ['moderate', 'veryLow', 'veryHigh', 'illegal', 'moderate']),
  planet('solace', 67, 'small', ['illegal', 'moderate', 'illegal', 'veryLow', 'low']),
  planet('earth', 70, 'large', ['illegal', 'low', 'veryHigh', 'low', 'high']),
  planet('obelisk', 74, 'small', ['low', 'illegal', 'moderate', 'moderate', 'low']),
  planet('hospice', 77, 'medium', ['illegal', 'veryHigh', 'low', 'moderate', 'moderate']),
  planet('aegis', 80, 'military', ['veryLow', 'low', 'illegal', 'moderate', 'high']),
  planet('nowhere', 84, 'none', ['veryHigh', 'high', 'veryHigh', 'low', 'moderate']),
] as const;

export type PlanetFace = (typeof planets)[number]['id'];
