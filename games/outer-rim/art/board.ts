import { inHand, left, type ModelName, middle, onLedge, right, type Spec, solid, staged } from '@cantina/art';
import { EXTRAS as X } from './extras.ts';

type Look = readonly [Spec['ink'], readonly ModelName[]];
const FLEETS: Readonly<Record<string, Look>> = {
  hutt: ['jungle', ['scrap', 'lantern', 'beetle', 'barge']],
  syndicate: ['violet', ['jackal', 'clamp', 'hauler', 'keel']],
  imperial: ['empire', ['wheel', 'cutter', 'carrierbox', 'wedge']],
  rebel: ['rebel', ['fork', 'hammer', 'runner', 'whale']],
};

/** A patrol grows with its level: one, two, three, and then the one you leave alone. */
const patrol = (ink: Spec['ink'], model: ModelName, level: number): Spec =>
  staged(
    ink,
    level === 4 ? 'eclipse' : 'dawn',
    ...(level === 4
      ? [solid(model, 150, 146, 1.06)]
      : [
          solid(model, 150, 150, 0.9),
          ...(level > 1 ? [solid(model, 84, 62, 0.3)] : []),
          ...(level > 2 ? [solid(model, 228, 60, 0.26)] : []),
        ]),
  );
export const PATROLS: Readonly<Record<string, Spec>> = Object.fromEntries(
  Object.entries(FLEETS).flatMap(([faction, [ink, models]]) =>
    models.map((model, i) => [`patrol/${faction}-${i + 1}`, patrol(ink, model, i + 1)]),
  ),
);

export const SPACES: Readonly<Record<string, Spec>> = {
  'planet/cantonica': { ink: 'night', scene: 'casino', seed: 30 },
  'planet/ord-mantell': { ink: 'steel', scene: 'scrapyard', seed: 5 },
  'planet/lothal': { ink: 'neutral', scene: 'prairie', seed: 2 },
  'planet/mon-calamari': { ink: 'sea', scene: 'reefcity', seed: 4 },
  'planet/kessel': { ink: 'desert', scene: 'mine', seed: 12 },
  'planet/tatooine': { ink: 'desert', scene: 'twinsuns', seed: 27 },
  'planet/nal-hutta': { ink: 'swamp', scene: 'marsh', seed: 8 },
  'planet/ryloth': { ink: 'desert', scene: 'pillars', seed: 9 },
  'planet/naboo': {
    ink: 'sea',
    scene: {
      sky: 'day',
      bodies: [['sun', 216, 70, 28]],
      bands: 5,
      layers: [
        ['peaks', 196, { t: 0.15, amp: 70 }],
        ['domes', 206, { t: 0.4, amp: 70 }],
        ['sea', 214, { t: 0.4 }],
        ['forest', 306, { t: 0.9, amp: 30 }],
      ],
    },
    seed: 6,
  },
  'planet/ring-of-kafrene': { ink: 'violet', scene: 'rockport', seed: 3 },
  'planet/takodana': {
    ink: 'jungle',
    scene: {
      sky: 'dusk',
      bodies: [['moon', 92, 76, 30]],
      bands: 5,
      layers: [
        ['forest', 200, { t: 0.2, amp: 40, fog: 40 }],
        ['castle', 214, { t: 0.5, amp: 100, x: 186 }],
        ['forest', 250, { t: 0.7, amp: 50 }],
        ['forest', 304, { t: 0.95, amp: 60 }],
      ],
    },
    seed: 11,
  },
  'planet/maelstrom': { ink: 'space', scene: 'maelstrom', seed: 1 },
};

/** The solo AI: a captain who is a machine, and what it is up to. */
const rival = {
  head: 'box',
  over: ['frame', 'sash'],
  mats: { armor: '#8a8eaa', trim: '#5a4a7a', lens: '#7ae0f0', badge: '#c83a5a' },
} as const;
const arm = { sleeve: rival.mats.armor, glove: rival.mats.armor };
const PLANS: readonly Spec[] = [
  staged('night', 'hangar', left(rival, 0.8), ...onLedge('crate', 222, 0.6)),
  staged('night', 'market', left(rival, 0.8), ...onLedge('coins', 222, 0.56)),
  staged('night', 'tavern', left(rival, 0.8), right(X.thug, 0.8)),
  staged('night', 'spaceport', left(rival, 0.8), solid('hauler', 216, 110, 0.5)),
  staged('night', 'rainport', left(rival, 0.8), ...inHand('papers', arm, { at: [230, 154], scale: 0.56 })),
  staged('night', 'garrison', left(rival, 0.8), right(X.officer, 0.8)),
  staged('night', 'canyon', left(rival, 0.8), ...inHand('pistol', arm, { at: [224, 148], scale: 0.5 }, [190, 176])),
  staged('night', 'skycity', left(rival, 0.8), ...onLedge('luxury', 222, 0.56)),
  staged(
    'night',
    'foundry',
    left(rival, 0.8),
    ...inHand('wrench', arm, { view: [64, 24, 76], at: [230, 140], scale: 0.7 }),
  ),
  staged('night', 'eclipse', middle(rival, 1), { effect: { does: 'aim', at: [160, 120], r: 60 } }),
];
export const AI: Readonly<Record<string, Spec>> = Object.fromEntries(PLANS.map((spec, i) => [`ai/${i + 1}`, spec]));
