import { LANDS } from './lands.ts';
import type { Scene } from './scene.ts';

/** In space and indoors. */
const ROOMS = {
  // space
  orbit: { sky: 'void', stars: 90, bodies: [['moon', 70, 330, 190]], nebula: [[230, 90, 210, 'glow']] },
  deep: {
    sky: 'void',
    stars: 120,
    nebula: [
      [60, 240, 200, 'far'],
      [240, 100, 190, 'glow'],
    ],
  },
  ring: { sky: 'void', stars: 90, bodies: [['ringed', 226, 74, 50]], nebula: [[60, 240, 200, 'far']] },
  dawn: { sky: 'void', stars: 60, bodies: [['disc', 190, 110, 88]], nebula: [[200, 120, 220, 'glow']] },
  gasgiant: { sky: 'void', stars: 60, bodies: [['gas', 220, 210, 130]] },
  moonrise: { sky: 'void', stars: 90, bodies: [['moon', 220, 86, 60]], nebula: [[90, 220, 180, 'far']] },
  belt: {
    sky: 'void',
    stars: 90,
    bodies: [['disc', 214, 84, 44]],
    layers: [
      ['rocks', 90, { t: 0.25, amp: 22 }],
      ['rocks', 190, { t: 0.6, amp: 40 }],
    ],
  },
  jump: { sky: 'void', stars: 20, weather: 'streaks' },
  storm: {
    sky: 'void',
    stars: 30,
    nebula: [
      [90, 90, 170, 'glow'],
      [220, 200, 190, 'cool'],
      [240, 60, 120, 'halo'],
    ],
  },
  maelstrom: { sky: 'void', stars: 60, bodies: [['spiral', 170, 130, 90]] },
  eclipse: { sky: 'void', stars: 90, bodies: [['eclipse', 190, 110, 64]] },
  comet: { sky: 'void', stars: 110, bodies: [['comet', 232, 70, 12]] },
  // rooms
  hall: { sky: 'pit', bodies: [['door', 150, 128, 84]] },
  tavern: { sky: 'pit', bodies: [['arches', 150, 130, 96]] },
  strongroom: { sky: 'pit', bodies: [['vault', 150, 120, 82]] },
  bridge: {
    sky: 'void',
    stars: 110,
    bodies: [
      ['ringed', 210, 92, 40],
      ['window', 150, 120, 92],
    ],
  },
  cavern: {
    sky: 'dusk',
    bodies: [
      ['sun', 170, 110, 46],
      ['cave', 160, 116, 100],
    ],
  },
  plinth: { sky: 'pit', bodies: [['disc', 160, 140, 100]], rays: [160, 140] },
  bench: { sky: 'pit', bodies: [['disc', 160, 118, 108]] },
} as const satisfies Readonly<Record<string, Scene>>;

export type PlaceName = keyof typeof ROOMS | keyof typeof LANDS;

/** Places by what they are, in no game's words. */
export const PLACES: Readonly<Record<PlaceName, Scene>> = { ...ROOMS, ...LANDS };
