import {
  type Effect,
  type Figure,
  type Item,
  inHand,
  type ModelName,
  onLedge,
  type PlaceName,
  type Pose,
  type Spec,
  staged,
} from '@cantina/art';
import { HEROES, type Hero } from './cast.ts';

/** What lies or stands, with how large it is; everything else is in somebody's hand. */
const STANDING: Partial<Readonly<Record<ModelName, number>>> = {
  helmet: 0.62,
  campfire: 0.66,
  crate: 0.66,
  coins: 0.6,
  autogun: 0.66,
  medicine: 0.6,
  console: 0.62,
  plate: 0.62,
  jetpack: 0.62,
  dice: 0.56,
  barrels: 0.66,
  shieldgen: 0.62,
  jewel: 0.5,
  bacta: 0.62,
  holotable: 0.6,
  vest: 0.62,
  skimmer: 0.72,
  boot: 0.62,
  rotary: 0.66,
  servo: 1,
  shield: 0.8,
};
/** What is worn on the forearm, and where its wrist is. */
const WORN: Partial<Readonly<Record<ModelName, Pose>>> = {
  gauntlet: { view: [66, 12, 74], at: [238, 166], scale: 0.7 },
  claws: { view: [66, 12, 74], at: [238, 162], scale: 0.7 },
};
/** What those who wear no metal have on their hands. */
const GLOVE = '#7a5a40';
interface Hold extends Pose {
  readonly fist?: readonly [number, number];
  /** Where its shots come from. */
  readonly muzzle?: readonly [number, number];
}
/** How what is held lies in the fist; guns lie in the hero's own hand and leave room for their shots. */
const HELD: Partial<Readonly<Record<ModelName, Hold>>> = {
  knife: { view: [70, 10, 84], at: [230, 140], scale: 0.72 },
  rifle: { at: [206, 174], scale: 0.58, fist: [190, 200], muzzle: [284, 146] },
  pistol: { at: [206, 148], scale: 0.5, fist: [172, 176], muzzle: [259, 120] },
  spear: { view: [66, 10, 62], at: [222, 160], scale: 0.94 },
  knives: { view: [78, 8, 84], at: [228, 136], scale: 0.72 },
  scope: { at: [226, 158], scale: 0.6 },
  megaphone: { at: [226, 160], scale: 0.5, fist: [204, 192] },
  papers: { at: [230, 154], scale: 0.6 },
  hook: { at: [240, 164], scale: 0.62 },
  handcuffs: { at: [226, 150], scale: 0.6 },
  wrench: { view: [64, 24, 76], at: [230, 140], scale: 0.74 },
};

function prop(hero: Hero, what: ModelName): readonly Item[] {
  const [, { mats }] = HEROES[hero];
  const size = STANDING[what];
  if (size !== undefined) return onLedge(what, 222, size);
  const sleeve = 'cloth' in mats ? mats.cloth : mats.armor;
  const worn = WORN[what];
  if (worn !== undefined)
    return [
      { arm: { sleeve }, at: [226, 206] },
      { model: what, ...worn },
    ];
  const { fist, muzzle: _, ...pose } = HELD[what] ?? {};
  return inHand(what, { sleeve, glove: 'cloth' in mats ? GLOVE : mats.armor }, pose, fist);
}

/** Shots come out of the gun, if there is one. */
function fromMuzzle(what: ModelName | Effect, more: Effect): Effect {
  const muzzle = typeof what === 'string' ? HELD[what]?.muzzle : undefined;
  if (muzzle === undefined || more.does !== 'bolts') return more;
  const [x, y] = muzzle;
  return { ...more, lines: more.lines.map((_, i) => [x + 4, y - 2, x + 66, y - 32 + i * 16]) };
}

/** A skill shows whose it is and what it does: the hero in the hero's inks; in front the thing or the deed. */
export function skill(hero: Hero, place: PlaceName, what: ModelName | Effect, more: Effect | null = null): Spec {
  const [ink, figure] = HEROES[hero];
  const shown = typeof what === 'string' ? prop(hero, what) : [{ effect: what }];
  // behind a ledge one stands a little higher, or only the head would be seen
  const isOnLedge = typeof what === 'string' && what in STANDING;
  return staged(
    ink,
    place,
    { figure, at: [84, isOnLedge ? 302 : 318], scale: 0.8 },
    ...shown,
    ...(more ? [{ effect: fromMuzzle(what, more) }] : []),
  );
}

/** What a skill does to somebody: they look at one another. */
export function faced(hero: Hero, place: PlaceName, other: Figure, deed: Effect): Spec {
  const [ink, figure] = HEROES[hero];
  return staged(
    ink,
    place,
    { figure: other, at: [236, 318], scale: 0.72, flip: true },
    { figure, at: [78, 318], scale: 0.84 },
    { effect: deed },
  );
}

// Deeds that skills share
export const shots = (hue: 'cool' | 'key' = 'cool'): Effect => ({
  does: 'bolts',
  lines: [
    [150, 200, 290, 110],
    [156, 224, 296, 180],
    [150, 180, 280, 60],
  ],
  hue,
});
export const shot: Effect = { does: 'bolts', lines: [[146, 190, 292, 96]] };
export const aim: Effect = { does: 'aim', at: [224, 120], r: 46 };
export const rush: Effect = { does: 'rush', at: [290, 190], w: 150, h: 160 };
export const leap: Effect = { does: 'leap', from: [146, 214], to: [270, 206], h: 160 };
export const bubble: Effect = { does: 'bubble', at: [104, 200], r: 104 };
export const waves: Effect = { does: 'waves', at: [220, 150], r: 66 };
export const voice: Effect = { does: 'voice', at: [122, 190], r: 52 };
export const burst: Effect = { does: 'blast', at: [226, 150], r: 34 };
export const smoke: Effect = { does: 'smoke', at: [226, 190], r: 42 };
export const fire: Effect = { does: 'flame', from: [140, 210], to: [300, 130], w: 34 };
export const holo: Effect = { does: 'call', at: [222, 270], h: 170 };
