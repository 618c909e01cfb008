import type { BeastItem } from './beasts.ts';
import type { Ink } from './colour.ts';
import type { Effect } from './effects.ts';
import type { Arm } from './figures/arm.ts';
import type { Figure } from './figures/bust.ts';
import type { ModelName } from './models/index.ts';
import type { Point } from './page.ts';
import type { PlaceName } from './places/places.ts';
import type { Scene, Weather } from './places/scene.ts';
import type { Pose } from './solids/draw.ts';

/** Where a figure, arm or beast stands: its feet (figures), its grip (arms) or its middle (beasts); without, it fills the picture. */
export interface Spot {
  readonly at?: Point;
  readonly scale?: number;
  readonly flip?: boolean;
}

export type Item =
  | ({ readonly figure: Figure } & Spot)
  | ({ readonly model: ModelName } & Pose)
  | ({ readonly arm: Arm } & Spot)
  | (BeastItem & Spot)
  | { readonly effect: Effect };

/** A picture as data: a few lines. */
export interface Spec {
  readonly ink: Ink;
  /** What is strewn by chance is strewn from here. */
  readonly seed?: number;
  readonly scene?: PlaceName | Scene;
  readonly items?: readonly Item[];
  readonly weather?: Weather;
  /** What a token shows, as a viewBox. */
  readonly crop?: string;
}
