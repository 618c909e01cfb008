import type { Model } from '../solids/shapes.ts';
import { DEVICES } from './devices.ts';
import { FIGHTERS } from './fighters.ts';
import { FREIGHTERS } from './freighters.ts';
import { GEAR } from './gear.ts';
import { GOODS } from './goods.ts';
import { PASTIMES } from './pastimes.ts';
import { VEHICLES } from './vehicles.ts';
import { WARSHIPS } from './warships.ts';

export type ModelName =
  | keyof typeof DEVICES
  | keyof typeof FIGHTERS
  | keyof typeof FREIGHTERS
  | keyof typeof GEAR
  | keyof typeof GOODS
  | keyof typeof PASTIMES
  | keyof typeof VEHICLES
  | keyof typeof WARSHIPS;

/** Solids by what they look like, in no game's words. */
export const MODELS: Readonly<Record<ModelName, Model>> = {
  ...DEVICES,
  ...FIGHTERS,
  ...FREIGHTERS,
  ...GEAR,
  ...GOODS,
  ...PASTIMES,
  ...VEHICLES,
  ...WARSHIPS,
};
