import type { Scene } from './scene.ts';

/** Places under a sky. */
export const LANDS = {
  dunes: {
    sky: 'dusk',
    bodies: [
      ['sun', 226, 84, 34],
      ['sun', 262, 120, 18],
    ],
    bands: 6,
    layers: [
      ['dunes', 214, { t: 0.35, amp: 24 }],
      ['dunes', 250, { t: 0.7 }],
    ],
  },
  badlands: {
    sky: 'dusk',
    bodies: [['disc', 186, 118, 90]],
    bands: 7,
    layers: [
      ['mesa', 250, { t: 0.45, amp: 70 }],
      ['dunes', 268, { t: 0.8 }],
    ],
  },
  twinsuns: {
    sky: 'dusk',
    bodies: [
      ['sun', 180, 128, 52],
      ['sun', 250, 176, 25],
    ],
    bands: 9,
    layers: [
      ['mesa', 214, { t: 0.2, amp: 44 }],
      ['dunes', 226, { t: 0.34, amp: 8 }],
      ['domes', 240, { t: 0.56, amp: 36, fog: 36 }],
      ['domes', 272, { t: 0.9, amp: 64 }],
      ['dunes', 306, { t: 1.05, amp: 16 }],
    ],
  },
  metropolis: {
    sky: 'night',
    stars: 70,
    bodies: [['disc', 200, 118, 62]],
    bands: 3,
    layers: [
      ['towers', 214, { t: 0.14, amp: 110, step: 22, fog: 80 }],
      ['towers', 250, { t: 0.46, amp: 150, step: 32, win: 9, fog: 80 }],
      ['towers', 350, { t: 0.88, amp: 220, step: 62, win: 12 }],
    ],
    lanes: 4,
  },
  skyline: {
    sky: 'dusk',
    bodies: [['disc', 196, 112, 84]],
    bands: 5,
    layers: [
      ['towers', 250, { t: 0.4, amp: 110 }],
      ['domes', 274, { t: 0.8 }],
    ],
  },
  spaceport: {
    sky: 'dusk',
    bodies: [['sun', 210, 110, 40]],
    bands: 6,
    layers: [
      ['towers', 230, { t: 0.3, amp: 80, step: 40, win: 5, fog: 40 }],
      ['domes', 262, { t: 0.7, amp: 52 }],
      ['dunes', 300, { t: 1, amp: 6 }],
    ],
    lanes: 2,
  },
  glacier: {
    sky: 'day',
    bodies: [['sun', 220, 90, 30]],
    bands: 4,
    layers: [
      ['peaks', 226, { t: 0.2, amp: 90 }],
      ['ice', 256, { t: 0.5, amp: 60, fog: 40 }],
      ['ice', 300, { t: 0.85, amp: 40 }],
    ],
    weather: 'snow',
  },
  forest: {
    sky: 'dusk',
    bodies: [['disc', 180, 112, 70]],
    layers: [
      ['forest', 210, { t: 0.25, amp: 40, fog: 50 }],
      ['forest', 250, { t: 0.6, amp: 60, fog: 40 }],
      ['forest', 310, { t: 0.95, amp: 80 }],
    ],
  },
  redwoods: {
    sky: 'dusk',
    bodies: [['disc', 170, 120, 80]],
    layers: [
      ['giants', 200, { t: 0.2, amp: 18, step: 60, fog: 80 }],
      ['giants', 240, { t: 0.55, amp: 28, step: 110, fog: 60 }],
      ['forest', 300, { t: 0.9, amp: 40 }],
    ],
  },
  marsh: {
    sky: 'dusk',
    bodies: [['moon', 196, 96, 44]],
    layers: [
      ['mangroves', 220, { t: 0.3, amp: 100, fog: 70 }],
      ['sea', 246, { t: 0.5 }],
      ['mangroves', 300, { t: 0.8, amp: 110, step: 210 }],
    ],
  },
  ocean: {
    sky: 'dusk',
    bodies: [['sun', 190, 150, 44]],
    bands: 8,
    layers: [
      ['clouds', 196, { t: 0.1, amp: 40 }],
      ['sea', 204, { t: 0.45 }],
    ],
  },
  reefcity: {
    sky: 'dusk',
    bodies: [['disc', 190, 120, 70]],
    bands: 6,
    layers: [
      ['pods', 204, { t: 0.25, amp: 30, fog: 30 }],
      ['sea', 212, { t: 0.45 }],
      ['pods', 282, { t: 0.85, amp: 56 }],
    ],
  },
  abyss: {
    sky: 'pit',
    stars: 30,
    bodies: [['disc', 190, 20, 90]],
    rays: [190, 10],
    layers: [
      ['crystals', 250, { t: 0.3, amp: 60 }],
      ['pods', 270, { t: 0.6, amp: 40 }],
      ['thorns', 310, { t: 0.95, amp: 120 }],
    ],
  },
  skycity: {
    sky: 'dusk',
    bodies: [['disc', 214, 90, 50]],
    bands: 6,
    layers: [
      ['clouds', 240, { t: 0.15, amp: 60 }],
      ['decks', 150, { t: 0.55, amp: 86 }],
      ['clouds', 284, { t: 0.4, amp: 80 }],
    ],
  },
  lavafield: {
    sky: 'night',
    bodies: [['moon', 230, 60, 30]],
    layers: [
      ['volcano', 240, { t: 0.5, amp: 130, x: 170, fog: 40 }],
      ['peaks', 290, { t: 0.95, amp: 44 }],
    ],
    weather: 'embers',
  },
  pyramids: {
    sky: 'dusk',
    bodies: [['gas', 226, 76, 60]],
    layers: [
      ['forest', 226, { t: 0.25, amp: 30, fog: 40 }],
      ['temples', 256, { t: 0.55, amp: 110, x: 130 }],
      ['forest', 306, { t: 0.95, amp: 56 }],
    ],
  },
  foundry: {
    sky: 'night',
    bodies: [['disc', 190, 110, 60]],
    bands: 5,
    layers: [
      ['works', 222, { t: 0.25, amp: 80, fog: 60 }],
      ['works', 270, { t: 0.8, amp: 100, step: 110, win: 9 }],
    ],
    weather: 'embers',
  },
  mine: {
    sky: 'dusk',
    bodies: [['disc', 190, 108, 64]],
    bands: 4,
    layers: [
      ['spires', 224, { t: 0.3, amp: 110, fog: 40 }],
      ['works', 262, { t: 0.7, amp: 60, step: 90 }],
      ['mesa', 312, { t: 1, amp: 40 }],
    ],
  },
  prairie: {
    sky: 'dusk',
    bodies: [['sun', 200, 140, 40]],
    bands: 9,
    layers: [
      ['spires', 214, { t: 0.15, amp: 110, step: 44, fog: 40 }],
      ['dunes', 226, { t: 0.35, amp: 8 }],
      ['fields', 234, { t: 0.5 }],
      ['huts', 276, { t: 0.8, amp: 30, step: 150 }],
      ['dunes', 296, { t: 0.95, amp: 8 }],
    ],
  },
  farms: {
    sky: 'day',
    bodies: [['sun', 200, 110, 40]],
    bands: 5,
    layers: [
      ['forest', 202, { t: 0.2, amp: 20 }],
      ['fields', 210, { t: 0.5 }],
      ['huts', 250, { t: 0.75, amp: 34, step: 200 }],
    ],
  },
  rainport: {
    sky: 'night',
    layers: [
      ['towers', 220, { t: 0.2, amp: 120, step: 30, win: 6, fog: 60 }],
      ['stalls', 282, { t: 0.85, amp: 66 }],
    ],
    weather: 'rain',
  },
  market: {
    sky: 'dusk',
    bodies: [['sun', 196, 106, 40]],
    bands: 5,
    layers: [
      ['domes', 230, { t: 0.3, amp: 44 }],
      ['stalls', 280, { t: 0.75, amp: 66 }],
    ],
  },
  fortress: {
    sky: 'dusk',
    bodies: [['disc', 196, 104, 64]],
    bands: 5,
    layers: [
      ['peaks', 220, { t: 0.2, amp: 80, fog: 40 }],
      ['castle', 256, { t: 0.65, amp: 110, x: 160 }],
      ['peaks', 310, { t: 1, amp: 30 }],
    ],
  },
  lakecastle: {
    sky: 'dusk',
    bodies: [['disc', 210, 96, 50]],
    bands: 6,
    layers: [
      ['forest', 206, { t: 0.2, amp: 34 }],
      ['castle', 214, { t: 0.5, amp: 100, x: 150 }],
      ['sea', 222, { t: 0.4 }],
      ['forest', 322, { t: 0.95, amp: 50 }],
    ],
  },
  casino: {
    sky: 'night',
    stars: 60,
    bodies: [['moon', 226, 70, 34]],
    layers: [
      ['sea', 214, { t: 0.3 }],
      ['domes', 240, { t: 0.5, amp: 70, fog: 30 }],
      ['towers', 250, { t: 0.6, amp: 70, step: 60, win: 16 }],
      ['palms', 290, { t: 0.95, amp: 130, step: 150 }],
    ],
  },
  garrison: {
    sky: 'dusk',
    bodies: [['disc', 190, 104, 76]],
    bands: 4,
    layers: [
      ['peaks', 226, { t: 0.3, amp: 80 }],
      ['bunker', 262, { t: 0.7, amp: 92 }],
      ['dunes', 300, { t: 1, amp: 8 }],
    ],
  },
  crystalcave: {
    sky: 'pit',
    bodies: [['disc', 170, 120, 90]],
    layers: [
      ['crystals', 240, { t: 0.3, amp: 120 }],
      ['crystals', 300, { t: 0.85, amp: 110, step: 70 }],
    ],
  },
  thornwood: {
    sky: 'dusk',
    bodies: [['sun', 190, 110, 40]],
    layers: [
      ['thorns', 230, { t: 0.3, amp: 120, step: 40, fog: 60 }],
      ['thorns', 300, { t: 0.9, amp: 220, step: 110 }],
    ],
    weather: 'spores',
  },
  canyon: {
    sky: 'dusk',
    bodies: [['sun', 160, 110, 44]],
    layers: [
      ['mesa', 230, { t: 0.25, amp: 60 }],
      ['canyon', 240, { t: 0.75, amp: 110 }],
    ],
    weather: 'dust',
  },
  pillars: {
    sky: 'dusk',
    bodies: [['disc', 196, 112, 70]],
    bands: 5,
    layers: [
      ['spires', 230, { t: 0.25, amp: 150, step: 56, fog: 60 }],
      ['spires', 290, { t: 0.75, amp: 170, step: 100 }],
    ],
  },
  scrapyard: {
    sky: 'dusk',
    bodies: [['sun', 200, 120, 44]],
    bands: 6,
    layers: [
      ['wreck', 244, { t: 0.4, amp: 80, x: 150, fog: 30 }],
      ['dunes', 264, { t: 0.7, amp: 14 }],
      ['wreck', 320, { t: 1, amp: 60, x: 60 }],
    ],
  },
  outpost: {
    sky: 'night',
    stars: 60,
    bodies: [['ringed', 206, 84, 40]],
    layers: [
      ['peaks', 232, { t: 0.3, amp: 60 }],
      ['dishes', 270, { t: 0.75, amp: 70 }],
      ['dunes', 310, { t: 1, amp: 10 }],
    ],
  },
  stone: {
    sky: 'dusk',
    bodies: [['disc', 180, 120, 90]],
    bands: 5,
    layers: [
      ['dunes', 246, { t: 0.35, amp: 12 }],
      ['monolith', 270, { t: 0.95, amp: 170, x: 170 }],
      ['dunes', 292, { t: 0.8, amp: 8 }],
    ],
  },
  rockport: {
    sky: 'void',
    stars: 80,
    bodies: [['disc', 200, 90, 50]],
    layers: [
      ['rocks', 60, { t: 0.15, amp: 24 }],
      ['towers', 290, { t: 0.3, amp: 170, step: 30, win: 16, fog: 60 }],
      ['rocks', 290, { t: 0.6, amp: 90, step: 90 }],
      ['domes', 306, { t: 0.9, amp: 50, win: 12 }],
    ],
  },
  village: {
    sky: 'dusk',
    bodies: [['disc', 190, 110, 60]],
    bands: 5,
    layers: [
      ['forest', 226, { t: 0.25, amp: 30, fog: 40 }],
      ['huts', 262, { t: 0.7, amp: 52, step: 40 }],
      ['sea', 286, { t: 0.6 }],
    ],
  },
  madeMoon: { sky: 'void', stars: 110, bodies: [['orb', 160, 134, 104]], nebula: [[60, 240, 200, 'far']] },
  broken: { sky: 'void', stars: 110, bodies: [['shard', 160, 140, 92]], nebula: [[220, 120, 200, 'glow']] },
  hangar: { sky: 'pit', bodies: [['door', 150, 118, 108]] },
} as const satisfies Readonly<Record<string, Scene>>;
