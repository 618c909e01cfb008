import { inHand, left, onLedge, portrait, right, type Spec, solid, staged, thing } from '@cantina/art';
import { FOES as F, HEROES } from './cast.ts';
import { rush } from './make.ts';

/** Seen from a roof: other roofs below, a parapet in front. */
const ROOF = {
  sky: 'dusk',
  bodies: [['sun', 200, 90, 40]],
  bands: 6,
  layers: [
    ['mesa', 200, { t: 0.2, amp: 30 }],
    ['domes', 234, { t: 0.4, amp: 40, fog: 30 }],
    ['bunker', 316, { t: 0.95, amp: 40 }],
  ],
} as const;

export const THREATS: Readonly<Record<string, Spec>> = {
  'm1-raider': portrait('desert', 'canyon', F.raider),
  'm1-gate-guard': portrait('desert', 'garrison', F.gateGuard),
  'm1-scavenger': portrait('desert', 'scrapyard', F.scavenger),
  'm1-lookout': portrait('desert', 'pillars', F.lookout),
  'm1-warden': portrait('fire', 'hall', F.warden),
  'm1-medkit': thing('ice', 'medicine'),
  'm1-supply-crate': thing('desert', 'crate'),
  'm1-roof-sniper': staged('rose', ROOF, {
    figure: { ...F.sniper, behind: [], front: ['longgun'] },
    at: [126, 318],
    scale: 1,
  }),
  'm1-roof-gunner': staged('rose', ROOF, left(F.roofGunner, 0.78), solid('autogun', 206, 196, 0.62)),
  // who watches has a glass, who shoots a gun
  'm1-roof-watch': staged(
    'rose',
    ROOF,
    { figure: F.watch, at: [120, 318], scale: 1 },
    ...inHand('scope', { sleeve: '#7a6a4c', glove: '#b8a888' }, { at: [226, 150], scale: 0.6 }),
  ),
  'm1-asset': staged('desert', 'strongroom', solid('chest', 150, 222, 0.5), {
    effect: { does: 'beam', at: [150, 260], w: 60, h: 200, hue: 'halo' },
  }),
  'm1-house-guard': portrait('desert', 'hall', F.houseGuard),
  'm1-captain': portrait('fire', 'canyon', F.captain),
  // nothing of him shows but his eyes and his gun
  'm1-gunman': staged(
    'night',
    'scrapyard',
    { figure: F.gunman, at: [150, 352], scale: 1 },
    solid('crate', 92, 240, 0.56),
    solid('crate', 204, 252, 0.52),
  ),
  // the heavy gun of the raiders, and one of them behind it
  'm1-r-gunner': staged(
    'fire',
    'dunes',
    { figure: F.raider, at: [236, 270], scale: 0.5 },
    { figure: F.raider, at: [40, 276], scale: 0.46 },
    { figure: F.gunner, at: [128, 322], scale: 0.94 },
  ),
  'm1-r-brute': portrait('fire', 'badlands', { ...F.gateGuard, behind: [], over: ['belt'] }),
  'm1-r-marksman': staged(
    'fire',
    'pillars',
    { figure: F.marksman, at: [124, 322], scale: 1 },
    { effect: { does: 'aim', at: [244, 84], r: 44, hue: 'key' } },
  ),
};

export const EVENTS: Readonly<Record<string, Spec>> = {
  'headlong-charge': staged(
    'fire',
    'canyon',
    { figure: F.raider, at: [230, 286], scale: 0.6 },
    { figure: F.gateGuard, at: [90, 322], scale: 0.9 },
    { effect: rush },
  ),
  'closing-in': staged(
    'fire',
    'rainport',
    { figure: F.raider, at: [150, 270], scale: 0.56 },
    left(F.houseGuard, 0.76),
    right(F.raider, 0.76),
  ),
  // rock behind, raiders on both sides
  cornered: staged(
    'fire',
    'cavern',
    { figure: HEROES.mandalorian[1], at: [150, 262], scale: 0.6 },
    { figure: F.raider, at: [34, 336], scale: 0.92 },
    { figure: F.gateGuard, at: [270, 336], scale: 0.92, flip: true },
  ),
  'firing-line': staged(
    'fire',
    'garrison',
    ...[208, 124, 40].map((x) => ({
      figure: { ...F.rifleman, behind: [], front: ['longgun'] as const },
      at: [x, 304] as const,
      scale: 0.66,
    })),
    {
      effect: {
        does: 'bolts',
        lines: [
          [106, 228, 150, 206],
          [190, 228, 236, 205],
          [274, 228, 334, 198],
        ],
      },
    },
  ),
  // they run, and shoot as they run
  'advance-and-fire': staged(
    'fire',
    'badlands',
    { effect: { does: 'rush', at: [150, 210], w: 170, h: 130 } },
    { figure: F.houseGuard, at: [60, 286], scale: 0.5 },
    { figure: F.rifleman, at: [124, 304], scale: 0.66 },
    { figure: { ...F.rifleman, front: ['longgun'], behind: [] }, at: [196, 326], scale: 0.84 },
    {
      effect: {
        does: 'bolts',
        lines: [
          [278, 230, 334, 202],
          [214, 112, 316, 62],
          [112, 122, 204, 78],
        ],
      },
    },
  ),
  // around the cover, while its owner looks the other way
  'flanking-move': staged(
    'rose',
    'scrapyard',
    { figure: HEROES.mandalorian[1], at: [176, 262], scale: 0.5 },
    solid('crate', 196, 250, 0.42),
    { figure: F.sniper, at: [44, 330], scale: 0.74 },
    { effect: { does: 'leap', from: [92, 150], to: [262, 128], h: 96, hue: 'key' } },
  ),
  'clear-shot': staged(
    'rose',
    'pillars',
    { figure: HEROES.mandalorian[1], at: [190, 262], scale: 0.54 },
    { effect: { does: 'ledge', x: 190, y: 240, w: 90 } },
    { effect: { does: 'aim', at: [194, 172], r: 74, hue: 'key' } },
    { effect: { does: 'bolts', lines: [[16, 290, 186, 178]] } },
  ),
  overwatch: staged('rose', 'outpost', { effect: { does: 'aim', at: [160, 140], r: 96, hue: 'cool' } }),
  'mixed-volley': staged('fire', 'market', left(F.gunner, 0.8), right(F.warden, 0.8), {
    effect: { does: 'blast', at: [150, 84], r: 24 },
  }),
  'backup-arrives': staged('rose', 'dunes', solid('lander', 170, 100, 0.66), {
    figure: F.raider,
    at: [80, 320],
    scale: 0.66,
  }),
  ambush: staged('night', 'thornwood', left(F.lookout, 0.66), right(F.raider, 0.94)),
  'scrambled-comms': {
    ink: 'violet',
    scene: 'outpost',
    weather: 'lightning',
    items: onLedge('transmitter', 150, 0.86),
  },
};

const sparks = (ink: Spec['ink'], list: readonly (readonly [number, number, number])[]): Spec => ({
  ink,
  scene: 'hall',
  items: list.map(([x, y, r]) => ({ effect: { does: 'blast', at: [x, y], r } })),
});

export const PLANS: Readonly<Record<string, Spec>> = {
  'no-luck': thing('steel', 'dice', ['#5a5e64', '#c8ccd0', '#3a3e44']),
  defend: thing('sea', 'shield'),
  'second-wind': thing('jungle', 'bacta'),
  prepared: thing('desert', 'guncase'),
  retaliate: thing('fire', 'gauntlet'),
  'keep-calm': thing('ice', 'compass'),
  // a rifle that lies on what one hides behind
  cover: staged('rebel', 'bench', ...onLedge('crate', 96, 0.66), solid('rifle', 158, 118, 0.9), {
    effect: {
      does: 'bolts',
      lines: [
        [262, 78, 330, 44],
        [264, 84, 336, 66],
      ],
    },
  }),
  // one spark for each point
  'disruption-white-1': sparks('ice', [[150, 150, 44]]),
  'disruption-white-2': sparks('ice', [
    [98, 112, 34],
    [204, 196, 34],
  ]),
  'disruption-yellow-1': sparks('desert', [[150, 150, 44]]),
  'disruption-yellow-2': sparks('desert', [
    [98, 112, 34],
    [204, 196, 34],
  ]),
  'disruption-yellow-3': sparks('desert', [
    [150, 88, 30],
    [86, 204, 30],
    [216, 204, 30],
  ]),
  'area:move': thing('jungle', 'boot'),
  'area:attack': thing('fire', 'pistol'),
  'area:intel': thing('sea', 'scope'),
  'area:plan': thing('violet', 'holotable'),
  m1: { ink: 'desert', scene: 'garrison', weather: 'dust', seed: 3 },
  map1: { ink: 'desert', scene: 'twinsuns', seed: 9 },
};
