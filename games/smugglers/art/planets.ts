import { onLedge, type Scene, type Spec, solid, staged } from '@cantina/art';

const world = (
  ink: Spec['ink'],
  scene: Scene | NonNullable<Spec['scene']>,
  seed: number,
  more: Partial<Spec> = {},
): Spec => ({ ink, scene, seed, ...more });

/** Thirty worlds, each a place to land. */
export const PLANETS: Readonly<Record<string, Spec>> = {
  dustfall: world(
    'desert',
    {
      sky: 'dusk',
      bodies: [['disc', 200, 110, 50]],
      bands: 10,
      layers: [
        ['mesa', 236, { t: 0.25, amp: 50 }],
        ['huts', 262, { t: 0.6, amp: 34, step: 120 }],
        ['dunes', 286, { t: 0.9, amp: 14 }],
      ],
      weather: 'dust',
    },
    3,
  ),
  // a moon of iron, and the fleet that keeps watch over it
  ironmoon: {
    ...staged(
      'steel',
      { sky: 'void', stars: 90, bodies: [['moon', 168, 122, 104]] },
      solid('keel', 216, 70, 0.24),
      solid('keel', 176, 138, 0.34),
      solid('keel', 108, 224, 0.52),
    ),
    seed: 4,
  },
  velmora: world(
    'rose',
    {
      sky: 'dusk',
      bodies: [['disc', 190, 110, 66]],
      bands: 5,
      layers: [
        ['towers', 224, { t: 0.25, amp: 110, step: 40, fog: 50 }],
        ['stalls', 290, { t: 0.8, amp: 64 }],
      ],
    },
    6,
    // cloth for all the galaxy
    { items: onLedge('wardrobe', 150, 0.66) },
  ),
  ondur: world('jungle', 'farms', 7, {
    items: [
      {
        figure: {
          head: 'front',
          look: { skull: 'round', mood: 'smile', hair: 'bun', old: true },
          build: 'coat',
          over: ['apron'],
          mats: { cloth: '#e8e4d8', strap: '#4a8a86', hair: '#d8d4c8', skin: '#a8704a' },
        },
        at: [86, 300],
        scale: 0.74,
      },
      ...onLedge('medicine', 216, 0.44),
    ],
  }),
  krail: world('neutral', 'market', 9, {
    items: [
      ...onLedge('guncase', 124, 0.62),
      { model: 'rifle', view: [60, 14, 62], at: [238, 252], scale: 0.7, stands: true },
    ],
  }),
  'port-amber': world(
    'desert',
    {
      sky: 'dusk',
      bodies: [['sun', 190, 140, 46]],
      bands: 8,
      layers: [
        ['domes', 204, { t: 0.3, amp: 44 }],
        ['sea', 216, { t: 0.4 }],
        ['stalls', 300, { t: 0.85, amp: 54 }],
      ],
    },
    12,
    { items: [{ model: 'bus', at: [90, 92], scale: 0.26 }] },
  ),
  grimhold: world('empire', 'fortress', 13, { weather: 'lightning' }),
  'new-geneva': world(
    'ice',
    {
      sky: 'day',
      bodies: [['sun', 214, 80, 26]],
      bands: 4,
      layers: [
        ['peaks', 206, { t: 0.12, amp: 120 }],
        ['sea', 222, { t: 0.3 }],
        ['towers', 260, { t: 0.5, amp: 80, step: 40 }],
        ['forest', 306, { t: 0.85, amp: 40 }],
      ],
    },
    15,
  ),
  verdance: world('jungle', 'redwoods', 16, { items: onLedge('coins', 176, 0.54) }),
  ferrum: world('fire', 'foundry', 18),
  sanctum: world(
    'desert',
    {
      sky: 'dusk',
      bodies: [['disc', 176, 110, 80]],
      bands: 4,
      layers: [
        ['spires', 226, { t: 0.25, amp: 100, step: 80 }],
        ['temples', 262, { t: 0.65, amp: 110, x: 150 }],
        ['dunes', 304, { t: 1, amp: 8 }],
      ],
    },
    20,
    // a priestess, and light on the temple
    {
      items: [
        { effect: { does: 'beam', at: [150, 214], w: 70, h: 240, hue: 'key' } },
        {
          figure: {
            head: 'front',
            look: { skull: 'soft', mood: 'calm' },
            gear: ['wimple'],
            build: 'gown',
            over: ['robe', 'necklace'],
            mats: { cloth: '#e8dcc0', shirt: '#f4ecd8', trim: '#e8c45a', skin: '#b8805a', badge: '#c8862e' },
          },
          at: [76, 318],
          scale: 0.72,
        },
      ],
    },
  ),
  umbra: world(
    'violet',
    {
      sky: 'void',
      stars: 60,
      bodies: [['eclipse', 190, 96, 48]],
      layers: [
        ['peaks', 240, { t: 0.7, amp: 90 }],
        ['towers', 300, { t: 0.9, amp: 90, step: 80, win: 3 }],
      ],
    },
    21,
  ),
  axiom: world(
    'ice',
    {
      sky: 'night',
      stars: 60,
      bodies: [['disc', 180, 110, 50]],
      layers: [
        ['dishes', 230, { t: 0.3, amp: 60, fog: 30 }],
        ['towers', 290, { t: 0.7, amp: 150, step: 50, win: 16 }],
      ],
      lanes: 3,
    },
    22,
  ),
  thornback: world('swamp', 'thornwood', 23),
  'tarsis-prime': world('sea', 'metropolis', 24),
  bastion: world(
    'steel',
    {
      sky: 'dusk',
      bodies: [['moon', 216, 74, 40]],
      bands: 3,
      layers: [
        ['castle', 226, { t: 0.35, amp: 80, x: 60 }],
        ['bunker', 268, { t: 0.7, amp: 110, x: 190 }],
        ['works', 330, { t: 1, amp: 40 }],
      ],
    },
    25,
    { items: [{ model: 'cannon', at: [76, 210], scale: 0.42 }] },
  ),
  quillon: world(
    'neutral',
    {
      sky: 'dusk',
      bodies: [['sun', 210, 92, 30]],
      bands: 6,
      layers: [
        ['mesa', 200, { t: 0.2, amp: 50 }],
        ['fields', 216, { t: 0.5 }],
        ['bunker', 250, { t: 0.75, amp: 60, x: 40 }],
      ],
    },
    26,
    {
      items: [...onLedge('food', 200, 0.56)],
    },
  ),
  cinder: world('fire', 'lavafield', 28),
  zephyria: world('violet', 'skycity', 29),
  lumina: world('night', 'casino', 30),
  pelagia: world(
    'sea',
    {
      sky: 'day',
      bodies: [['sun', 200, 100, 34]],
      bands: 6,
      layers: [
        ['sea', 190, { t: 0.25 }],
        ['huts', 226, { t: 0.6, amp: 34, step: 60 }],
        ['sea', 240, { t: 0.5 }],
      ],
    },
    31,
    { items: [{ model: 'barge', at: [186, 226], scale: 0.4, mats: ['#8a5a34', '#f0e4c8', '#5a4230', '#d8b45a'] }] },
  ),
  halcyra: world(
    'sea',
    {
      sky: 'dusk',
      bodies: [['disc', 190, 120, 60]],
      bands: 7,
      layers: [
        ['sea', 214, { t: 0.3 }],
        ['decks', 176, { t: 0.5, amp: 50, x: 110 }],
        ['palms', 300, { t: 0.9, amp: 150, step: 130 }],
      ],
    },
    32,
  ),
  // a city and water where there is only sand, and somebody who sees them
  mirage: {
    ...staged(
      'desert',
      {
        sky: 'day',
        bodies: [['sun', 236, 60, 26]],
        bands: 8,
        layers: [
          ['towers', 196, { t: 0.08, amp: 110, step: 34, fog: 120 }],
          ['sea', 200, { t: 0.12, fog: 40 }],
          ['dunes', 250, { t: 0.5, amp: 12 }],
          ['dunes', 292, { t: 0.85, amp: 16 }],
        ],
      },
      {
        figure: {
          head: 'turned',
          look: { skull: 'hard', mood: 'weary', beard: 'full' },
          gear: ['turban'],
          over: ['robe'],
          mats: { badge: '#d8ccb0', cloth: '#7a5a3c' },
        },
        at: [70, 322],
        scale: 0.56,
      },
    ),
    seed: 33,
  },
  galen: world(
    'ice',
    {
      sky: 'dusk',
      bodies: [['disc', 190, 110, 60]],
      bands: 4,
      layers: [
        ['towers', 230, { t: 0.25, amp: 100, step: 30, win: 8, fog: 60 }],
        ['pods', 286, { t: 0.75, amp: 56, win: 16 }],
      ],
    },
    34,
    {
      items: [{ model: 'mercy', at: [110, 96], scale: 0.52 }, ...onLedge('medicine', 222, 0.42)],
    },
  ),
  solace: world(
    'swamp',
    {
      sky: 'dusk',
      bodies: [['disc', 180, 116, 66]],
      bands: 7,
      layers: [
        ['peaks', 214, { t: 0.2, amp: 60, fog: 40 }],
        ['temples', 250, { t: 0.45, amp: 120, x: 150 }],
        ['huts', 284, { t: 0.85, amp: 44, step: 90 }],
      ],
    },
    35,
    {
      items: [
        {
          // a temple of the sick; who has lost much, and who listens
          figure: {
            head: 'turned',
            look: { skull: 'gaunt', mood: 'weary', beard: 'full', old: true },
            gear: ['hood'],
            over: ['robe'],
            mats: { cloth: '#6a6450', hair: '#d8d4c8', skin: '#b08a68' },
          },
          at: [102, 300],
          scale: 0.44,
        },
        {
          figure: {
            head: 'turned',
            look: { skull: 'soft', mood: 'smile', hair: 'long' },
            over: ['robe'],
            mats: { cloth: '#c8b890', hair: '#5a3a24', skin: '#d8a880' },
          },
          at: [178, 300],
          scale: 0.44,
          flip: true,
        },
      ],
    },
  ),
  earth: world(
    'sea',
    {
      sky: 'void',
      stars: 90,
      bodies: [
        ['moon', 60, 60, 18],
        ['living', 170, 190, 120],
      ],
    },
    36,
    { items: [{ model: 'station', at: [210, 74], scale: 0.34 }] },
  ),
  obelisk: world('desert', 'stone', 37),
  hospice: world(
    'ice',
    {
      sky: 'dusk',
      bodies: [['moon', 206, 80, 34]],
      layers: [
        ['peaks', 220, { t: 0.2, amp: 80 }],
        ['domes', 262, { t: 0.6, amp: 60, fog: 30 }],
        ['ice', 306, { t: 0.85, amp: 30 }],
      ],
      weather: 'snow',
    },
    38,
    { items: onLedge('medicine', 92, 0.46) },
  ),
  aegis: world('empire', { sky: 'void', stars: 110, bodies: [['moon', 150, 330, 150]] }, 39, {
    items: [{ effect: { does: 'bubble', at: [150, 140], r: 112 } }, { model: 'station', at: [150, 140], scale: 0.66 }],
  }),
  // one lamp, and nothing else as far as one can see
  nowhere: world(
    'space',
    {
      sky: 'void',
      stars: 150,
      nebula: [[150, 130, 240, 'far']],
      layers: [['rocks', 250, { t: 0.45, amp: 70, step: 150 }]],
    },
    40,
    {
      items: [
        { model: 'station', at: [156, 130], scale: 0.5, view: [40, -10, 24], mats: ['#5a5e66', '#3a3e46', '#8a5a34'] },
      ],
    },
  ),
};
