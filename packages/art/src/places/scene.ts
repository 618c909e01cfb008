import type { InkSet } from '../colour.ts';
import type { Page } from '../page.ts';

export type Sky = 'dusk' | 'night' | 'void' | 'pit' | 'day';
export type Body =
  | 'sun'
  | 'disc'
  | 'moon'
  | 'ringed'
  | 'gas'
  | 'living'
  | 'shard'
  | 'eclipse'
  | 'spiral'
  | 'comet'
  | 'orb'
  | 'door'
  | 'arches'
  | 'vault'
  | 'window'
  | 'cave';
/** Draws a body around a middle, as large as a radius. */
export type DrawBody = (g: Page, x: number, y: number, r: number) => string;
export type LayerKind =
  | 'dunes'
  | 'peaks'
  | 'mesa'
  | 'towers'
  | 'domes'
  | 'forest'
  | 'giants'
  | 'mangroves'
  | 'ice'
  | 'sea'
  | 'canyon'
  | 'clouds'
  | 'decks'
  | 'volcano'
  | 'temples'
  | 'works'
  | 'rocks'
  | 'fields'
  | 'castle'
  | 'spires'
  | 'thorns'
  | 'crystals'
  | 'palms'
  | 'huts'
  | 'dishes'
  | 'bunker'
  | 'wreck'
  | 'stalls'
  | 'monolith'
  | 'pods';
export type Weather = 'rain' | 'snow' | 'dust' | 'embers' | 'streaks' | 'spores' | 'lightning';

export interface LayerOptions {
  /** How near: 0 is on the horizon, 1 in front of us. */
  readonly t?: number;
  readonly amp?: number;
  readonly step?: number;
  /** How many windows are lit. */
  readonly win?: number;
  readonly fog?: number;
  /** Where a single thing stands. */
  readonly x?: number;
}
export type Layer = readonly [LayerKind, number, LayerOptions?];

/** What is behind everything. */
export interface Scene {
  readonly sky?: Sky;
  readonly stars?: number;
  readonly nebula?: readonly (readonly [number, number, number, keyof InkSet])[];
  readonly bodies?: readonly (readonly [Body, number, number, number])[];
  /** Streaks of cloud. */
  readonly bands?: number;
  readonly layers?: readonly Layer[];
  /** Lines of traffic between the last two layers. */
  readonly lanes?: number;
  readonly rays?: readonly [number, number];
  readonly weather?: Weather;
}
