import {
  craft,
  type Figure,
  inHand,
  left,
  middle,
  onLedge,
  right,
  type Spec,
  solid,
  staged,
  thing,
} from '@cantina/art';

const clerk: Figure = {
  head: 'turned',
  look: { skull: 'gaunt', mood: 'stern' },
  gear: ['officer'],
  build: 'coat',
  over: ['tunic'],
  mats: { cloth: '#3c5a78', gear: '#2c4460', badge: '#e8c04a' },
};
const guard: Figure = {
  head: 'flyer',
  build: 'broad',
  of: 'under',
  over: ['plates'],
  behind: ['rifle'],
  mats: { armor: '#8a98a4', trim: '#e8c04a' },
};
const boss: Figure = { head: 'slug', mats: { skin: '#7a5a6a', eye: '#e8c04a' } };
const madame: Figure = {
  head: 'front',
  look: { skull: 'soft', mood: 'stern', hair: 'bun', old: true },
  build: 'gown',
  over: ['collar', 'necklace'],
  mats: { hair: '#2a1c24', skin: '#d8a888', cloth: '#7a1c2c', trim: '#e8c45a', lips: '#a81c2c' },
};
const doctor: Figure = {
  head: 'turned',
  look: { skull: 'gaunt', mood: 'weary', hair: 'thin', old: true },
  gear: ['breather'],
  build: 'coat',
  over: ['apron'],
  mats: { cloth: '#c8d0cc', strap: '#8aa098', gear: '#8a949a', hair: '#8a8478' },
};
const child: Figure = {
  head: 'turned',
  headSize: 0.9,
  look: { skull: 'young', mood: 'laugh', hair: 'fringe' },
  build: 'slim',
  mats: { hair: '#8a4a1e', cloth: '#c8862e', skin: '#d8a070' },
};
const child2: Figure = {
  head: 'turned',
  headSize: 0.9,
  look: { skull: 'young', mood: 'smile', hair: 'bob' },
  build: 'slim',
  mats: { hair: '#1e1614', cloth: '#3a7a6a', skin: '#8a563a' },
};
const hungry: Figure = {
  head: 'turned',
  look: { skull: 'gaunt', mood: 'weary', old: true },
  gear: ['hood'],
  over: ['robe'],
  mats: { cloth: '#7a6248', skin: '#9a6a48' },
};
/** The only one who came. */
const worker: Figure = {
  head: 'turned',
  look: { skull: 'round', mood: 'weary', beard: 'moustache' },
  gear: ['goggles', 'cap'],
  build: 'broad',
  over: ['apron'],
  mats: { cloth: '#5a6a78', strap: '#8a6a3e', gear: '#4a525a', hair: '#3a2c22' },
};
const farmer: Figure = {
  head: 'turned',
  look: { skull: 'square', mood: 'calm', beard: 'full' },
  gear: ['widehat'],
  build: 'broad',
  over: ['poncho'],
  mats: { strap: '#c8a85a', cloth: '#7a5a34', mark: '#a88a4a' },
};
const rebel: Figure = {
  head: 'turned',
  look: { skull: 'hard', mood: 'fierce', hair: 'crop' },
  gear: ['band'],
  build: 'broad',
  over: ['belt'],
  behind: ['rifle'],
  mats: { badge: '#c23c2c', cloth: '#4a4a3a' },
};

export const FATE: Readonly<Record<string, Spec>> = {
  // small and quick: it has caught somebody in its light
  'patrol-cutter': staged(
    'empire',
    'deep',
    { effect: { does: 'beam', at: [178, 116], w: 62, h: -150, hue: 'halo' } },
    solid('cutter', 160, 92, 0.6),
    solid('bus', 178, 226, 0.3, { view: [-40, 18, 8] }),
  ),
  'customs-cutter': craft('steel', 'ring', 'clamp'),
  'interceptor-wing': staged(
    'empire',
    'moonrise',
    solid('lance', 200, 90, 0.5),
    solid('lance', 90, 120, 0.56),
    solid('lance', 178, 204, 0.66),
  ),
  // one does what it is called, the other is so large that cutters look like flies
  destroyer: staged(
    'empire',
    'deep',
    { effect: { does: 'blast', at: [236, 214], r: 26 } },
    {
      effect: {
        does: 'bolts',
        lines: [
          [150, 150, 222, 196],
          [178, 142, 240, 192],
        ],
      },
    },
    solid('keel', 118, 106, 0.8),
  ),
  battlecruiser: staged(
    'empire',
    'eclipse',
    solid('bastion', 140, 126, 1.12),
    solid('cutter', 60, 236, 0.16),
    solid('cutter', 104, 262, 0.2),
    solid('cutter', 180, 252, 0.15),
  ),
  'convoy-escort': staged(
    'space',
    'dawn',
    solid('silo', 176, 96, 0.56),
    solid('cutter', 96, 190, 0.5),
    solid('cutter', 216, 210, 0.42),
  ),
  'scrap-corsair': craft('fire', 'belt', 'scrap'),
  'red-lantern': craft('fire', 'deep', 'lantern'),
  'void-jackal': craft('violet', 'dawn', 'jackal'),
  'black-comet': craft('rose', 'comet', 'comet'),
  'toll-gate': staged(
    'desert',
    'deep',
    solid('gate', 150, 140, 0.98),
    solid('courier', 150, 150, 0.26, { view: [150, 14, 0] }),
  ),
  'pirate-flagship': craft('fire', 'dawn', 'galleon', { scale: 1.06 }),
  'grain-freighter': craft('jungle', 'dawn', 'silo'),
  'robot-hauler': staged('steel', 'ring', solid('rigger', 160, 110, 0.8), solid('robots', 100, 224, 0.4)),
  'hospital-ship': craft('ice', 'dawn', 'mercy'),
  'luxury-liner': craft('rose', 'gasgiant', 'liner'),
  gunrunner: staged('fire', 'hangar', solid('hauler', 176, 104, 0.7), ...onLedge('guncase', 112, 0.62)),
  'the-twins': staged(
    'night',
    'rainport',
    left({
      head: 'shade',
      build: 'broad',
      over: ['plates'],
      mats: { armor: '#c8c8d0', lens: '#e04a8a', cloth: '#3a2a4a' },
    }),
    right({
      head: 'shade',
      build: 'broad',
      over: ['plates'],
      mats: { armor: '#34343c', lens: '#4ae0e0', cloth: '#2a3a4a' },
    }),
  ),
  'iron-hound': staged('steel', 'scrapyard', { beast: 'hound', hide: '#6a747c', eye: '#ff5a2a' }),
  'void-ray': staged('space', 'deep', { beast: 'ray', hide: '#4a6a9a', eye: '#7ae0ff' }),
  'plasma-swarm': staged('violet', 'storm', { beast: 'swarm', hide: '#6a3a8a', eye: '#ff8ae0' }),
  'star-kraken': staged('sea', 'deep', { beast: 'kraken', hide: '#3a7a7a', eye: '#ffd24a' }),
  leviathan: staged(
    'space',
    'orbit',
    { beast: 'leviathan', hide: '#5a6280', eye: '#ff6a3a' },
    solid('courier', 232, 52, 0.16),
  ),
  'ion-storm': { ink: 'sea', scene: 'storm', weather: 'lightning', items: [solid('courier', 150, 190, 0.4)] },
  'meteor-swarm': {
    ink: 'desert',
    scene: {
      sky: 'void',
      stars: 60,
      bodies: [
        ['comet', 240, 60, 10],
        ['comet', 130, 110, 13],
        ['comet', 210, 176, 8],
        ['comet', 70, 40, 7],
      ],
      layers: [['rocks', 250, { t: 0.8, amp: 60 }]],
    },
  },
  'drive-failure': staged(
    'steel',
    'deep',
    { effect: { does: 'smoke', at: [196, 116], r: 36 } },
    solid('thruster', 140, 150, 0.86),
    { effect: { does: 'smoke', at: [86, 90], r: 26 } },
  ),
  'spatial-rift': { ink: 'violet', scene: 'maelstrom', items: [solid('courier', 60, 230, 0.26)] },
  plague: { ink: 'swamp', scene: 'village', items: [middle(doctor, 0.96)] },
  festival: {
    ink: 'rose',
    scene: 'market',
    weather: 'embers',
    items: [
      { effect: { does: 'firework', at: [76, 66], r: 54 } },
      { effect: { does: 'firework', at: [226, 54], r: 66, hue: 'cool' } },
      { effect: { does: 'firework', at: [152, 36], r: 30, hue: 'key' } },
      left({ ...child2, headSize: 1, look: { skull: 'soft', mood: 'laugh', hair: 'bob' }, gear: ['diadem'] }, 0.86),
      right(
        {
          head: 'turned',
          look: { skull: 'hard', mood: 'laugh', beard: 'full', hair: 'curls' },
          build: 'coat',
          over: ['necklace'],
          mats: { cloth: '#7a2c6a' },
        },
        0.9,
      ),
    ],
  },
  // two who have not eaten, and an empty bowl
  famine: {
    ink: 'desert',
    scene: {
      sky: 'dusk',
      bodies: [['sun', 214, 80, 40]],
      bands: 5,
      layers: [
        ['dunes', 216, { t: 0.3, amp: 14 }],
        ['thorns', 262, { t: 0.6, amp: 90 }],
        ['dunes', 296, { t: 0.9, amp: 8 }],
      ],
    },
    weather: 'dust',
    items: [
      { figure: hungry, at: [70, 300], scale: 0.8 },
      {
        figure: {
          ...child,
          look: { skull: 'young', mood: 'weary', hair: 'thin' },
          mats: { cloth: '#6a5440', skin: '#9a6a48' },
        },
        at: [150, 294],
        scale: 0.56,
      },
      ...onLedge('bowl', 240, 0.42),
    ],
  },
  'civil-war': staged(
    'fire',
    'skyline',
    { effect: { does: 'blast', at: [196, 120], r: 34 } },
    left(rebel, 0.86),
    right(guard, 0.86),
  ),
  'labour-shortage': staged(
    'steel',
    'foundry',
    left(worker, 0.9),
    ...inHand('wrench', { sleeve: '#5a6a78', glove: '#8a6a4a' }, { view: [64, 24, 76], at: [232, 140], scale: 0.72 }),
  ),
  'market-glut': {
    ink: 'jungle',
    scene: 'market',
    items: [
      ...onLedge('crate', 84, 0.56),
      { model: 'barrels', at: [220, 252], scale: 0.56, stands: true },
      solid('food', 150, 226, 0.5),
      solid('crate', 196, 120, 0.36),
      solid('grain', 110, 116, 0.36),
    ],
  },
  'customs-crackdown': staged('empire', 'hangar', left(guard, 0.8), right(guard, 0.8), middle(clerk, 0.98)),
  'end-of-the-season': {
    ink: 'rose',
    scene: {
      sky: 'dusk',
      bodies: [['sun', 160, 200, 60]],
      bands: 10,
      layers: [
        ['sea', 206, { t: 0.4 }],
        ['palms', 306, { t: 0.95, amp: 150, step: 200 }],
      ],
    },
    items: [solid('liner', 110, 90, 0.36)],
  },
  'offer-guns-for-grubba': staged(
    'jungle',
    'hall',
    { figure: boss, at: [176, 300], scale: 0.78 },
    ...onLedge('guncase', 86, 0.54),
  ),
  'offer-an-army-for-madame-xu': staged('fire', 'fortress', left(guard, 0.6), right(guard, 0.6), middle(madame, 0.94)),
  'offer-stolen-robots': staged('night', 'rainport', solid('robots', 160, 150, 0.86), {
    effect: { does: 'aim', at: [158, 128], r: 40 },
  }),
  'offer-the-silk-auction': staged('rose', 'tavern', solid('wardrobe', 160, 140, 0.86)),
  'offer-back-alley-clinic': staged('night', 'rainport', left(doctor, 0.9), ...onLedge('bacta', 222, 0.66)),
  'contract-school-meals': staged(
    'jungle',
    'village',
    { figure: { ...child, headSize: 1.16 }, at: [70, 284], scale: 0.6 },
    { figure: { ...child2, headSize: 1.16 }, at: [234, 284], scale: 0.6, flip: true },
    ...onLedge('food', 150, 0.6),
  ),
  'contract-colony-rations': staged(
    'desert',
    'outpost',
    ...onLedge('crate', 86, 0.66),
    { model: 'barrels', at: [226, 252], scale: 0.6, stands: true },
    { model: 'crate', at: [162, 262], scale: 0.46, stands: true },
  ),
  'contract-field-hospital': staged('ice', 'garrison', ...onLedge('medicine', 150, 0.94)),
  'contract-harvest-robots': staged('jungle', 'farms', right(farmer, 0.8), ...onLedge('robots', 92, 0.72)),
  'contract-state-banquet': staged('rose', 'hall', solid('luxury', 150, 166, 0.9)),
  'hidden-compartment': thing('steel', 'hatch'),
  'forged-papers': thing('neutral', 'papers'),
  'shield-booster': thing('sea', 'shieldgen'),
  'targeting-computer': thing('fire', 'console'),
  afterburner: thing('rebel', 'thruster'),
  'heavy-cannon': thing('steel', 'cannon'),
  'dry-dock': craft('neutral', 'dawn', 'dock'),
  derelict: craft('swamp', 'moonrise', 'hulk'),
  amnesty: staged('ice', 'hall', solid('papers', 150, 116, 0.74), solid('handcuffs', 156, 240, 0.4)),
  'quiet-space': {
    ink: 'space',
    scene: {
      sky: 'void',
      stars: 160,
      bodies: [
        ['ringed', 196, 110, 46],
        ['moon', 70, 70, 14],
      ],
      nebula: [[110, 210, 200, 'glow']],
    },
    items: [solid('courier', 92, 220, 0.2)],
  },
  // goods
  'good:weapons': thing('fire', 'guncase'),
  'good:medtech': thing('ice', 'medicine'),
  'good:luxuries': thing('rose', 'luxury'),
  'good:robots': thing('steel', 'robots'),
  'good:food': thing('jungle', 'grain'),
};
