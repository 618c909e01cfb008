import type { Hex, Ink } from './colour.ts';
import type { Arm } from './figures/arm.ts';
import type { Figure } from './figures/bust.ts';
import type { ModelName } from './models/index.ts';
import type { Point } from './page.ts';
import type { Pose } from './solids/draw.ts';
import type { Item, Spec } from './spec.ts';

// Short forms for lists of faces that read like a deck

type Where = NonNullable<Spec['scene']>;

/** Somebody fills the picture. */
export const portrait = (ink: Ink, scene: Where, figure: Figure): Spec => ({ ink, scene, items: [{ figure }] });
/** A ship, a beast of metal: something solid in front of a place. */
export const craft = (ink: Ink, scene: Where, model: ModelName, pose: Pose = {}): Spec => ({
  ink,
  scene,
  items: [{ model, ...pose }],
});
/** A thing to be looked at. */
export const thing = (ink: Ink, model: ModelName, mats?: readonly Hex[], scene: Where = 'plinth'): Spec => ({
  ink,
  scene,
  items: [{ model, ...(mats ? { mats } : {}) }],
});
export const staged = (ink: Ink, scene: Where, ...items: readonly Item[]): Spec => ({ ink, scene, items });
/** Somebody on the left or on the right, a little smaller. */
export const left = (figure: Figure, scale = 0.92): Item => ({ figure, at: [76, 322], scale });
export const right = (figure: Figure, scale = 0.92): Item => ({ figure, at: [228, 322], scale, flip: true });
export const middle = (figure: Figure, scale = 0.8): Item => ({ figure, at: [150, 318], scale });
export const solid = (model: ModelName, x: number, y: number, scale: number, pose: Pose = {}): Item => ({
  model,
  at: [x, y],
  scale,
  ...pose,
});
/** Something that stands or lies near the eye, on a wall, a counter or a rock. */
export const onLedge = (model: ModelName, x: number, scale: number, pose: Pose = {}): readonly Item[] => [
  { effect: { does: 'ledge', x, y: 250, w: 150 * scale } },
  { model, at: [x, 252], scale, stands: true, ...pose },
];
/** Something in a raised hand; its middle may lie elsewhere than above the fist. */
export const inHand = (model: ModelName, arm: Arm, pose: Pose = {}, fist: Point = [226, 208]): readonly Item[] => [
  { model, at: [fist[0], fist[1] - 50], scale: 0.58, ...pose },
  { arm, at: fist, scale: 0.86 },
];
