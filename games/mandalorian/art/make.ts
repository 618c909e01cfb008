import { type Effect, type ModelName, type PlaceName, type Spec, solid, staged } from '@cantina/art';
import { HEROES, type Hero } from './cast.ts';

/** A skill shows whose it is and what it does: the hero in the hero's inks, and the thing or the deed beside them. */
export function skill(hero: Hero, place: PlaceName, what: ModelName | Effect, more: Effect | null = null): Spec {
  const [ink, figure] = HEROES[hero];
  const prop = typeof what === 'string' ? solid(what, 224, 186, 0.52) : { effect: what };
  return staged(ink, place, { figure, at: [84, 318], scale: 0.8 }, prop, ...(more ? [{ effect: more }] : []));
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
export const burst: Effect = { does: 'blast', at: [226, 150], r: 34 };
export const smoke: Effect = { does: 'smoke', at: [226, 190], r: 42 };
export const fire: Effect = { does: 'flame', from: [140, 210], to: [300, 130], w: 34 };
export const holo: Effect = { does: 'call', at: [222, 270], h: 170 };
