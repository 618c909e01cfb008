import { chance, hashOf, oneOf } from './chance.ts';
import type { Ink } from './colour.ts';
import type { Figure } from './figures/bust.ts';
import type { ModelName } from './models/index.ts';
import type { PlaceName } from './places/places.ts';
import type { Spec } from './spec.ts';

/** What kind of thing a face shows. */
export type FaceKind = 'figure' | 'ship' | 'place' | 'gear' | 'event';

const ALL_INKS: readonly [Ink, ...Ink[]] = [
  'neutral',
  'desert',
  'night',
  'space',
  'rose',
  'steel',
  'violet',
  'sea',
  'jungle',
];
const SHIPS: readonly [ModelName, ...ModelName[]] = [
  'courier',
  'tug',
  'lance',
  'hornet',
  'rigger',
  'bus',
  'cutter',
  'beetle',
];
const THINGS: readonly [ModelName, ...ModelName[]] = [
  'crate',
  'pistol',
  'datacard',
  'scope',
  'console',
  'barrels',
  'chest',
  'wrench',
];
const LANDS: readonly [PlaceName, ...PlaceName[]] = [
  'badlands',
  'forest',
  'ocean',
  'skyline',
  'pillars',
  'mine',
  'village',
  'outpost',
];

/** Nobody is without a picture: until somebody draws a face, it gets one from its kind and its name, always the same. */
export function fallback(kind: FaceKind, id: string, ink?: Ink): Spec {
  const seed = hashOf(`${kind}/${id}`);
  const rnd = chance(seed);
  const base = { ink: ink ?? oneOf(rnd, ALL_INKS), seed: seed % 9973 };
  const view = [20 + rnd() * 40, 10 + rnd() * 20, -20 + rnd() * 30] as const;
  switch (kind) {
    case 'figure':
      return { ...base, scene: oneOf(rnd, LANDS), items: [{ figure: someone(rnd) }] };
    case 'ship':
      return {
        ...base,
        scene: oneOf(rnd, ['deep', 'ring', 'dawn', 'moonrise']),
        items: [{ model: oneOf(rnd, SHIPS), view }],
      };
    case 'place':
      return { ...base, scene: oneOf(rnd, LANDS) };
    case 'gear':
      return { ...base, scene: 'plinth', items: [{ model: oneOf(rnd, THINGS), view }] };
    case 'event':
      return {
        ...base,
        scene: oneOf(rnd, LANDS),
        items: [
          { figure: someone(rnd), at: [90 + rnd() * 30, 320], scale: 0.8 },
          { model: oneOf(rnd, SHIPS), at: [210, 80], scale: 0.4 },
        ],
      };
  }
}

function someone(rnd: () => number): Figure {
  const hair = oneOf(rnd, ['swept', 'crop', 'long', 'bun', 'curls', 'slick', 'bob'] as const);
  return {
    head: oneOf(rnd, ['turned', 'turned', 'front', 'profile'] as const),
    look: {
      hair,
      skull: oneOf(rnd, ['hard', 'soft', 'gaunt', 'round', 'young', 'square'] as const),
      mood: oneOf(rnd, ['stern', 'calm', 'smirk', 'smile', 'weary'] as const),
    },
    build: oneOf(rnd, ['coat', 'slim', 'broad'] as const),
    over: [oneOf(rnd, ['vest', 'jacket', 'belt', 'poncho', 'harness'] as const)],
    tilt: Math.round(rnd() * 8 - 4),
    mats: {
      skin: oneOf(rnd, ['#c98f66', '#8a563a', '#5c3a2a', '#e0b090']),
      hair: oneOf(rnd, ['#3a2a20', '#8a5a2a', '#b8b0a4', '#1e1a1c']),
      cloth: oneOf(rnd, ['#6d3b2c', '#3c4a58', '#8a7a4a', '#4a5a3e', '#5a3a5a']),
    },
  };
}
