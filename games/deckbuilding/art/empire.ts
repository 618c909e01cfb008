import { craft, type Figure, onLedge, portrait, type Spec, solid, staged } from '@cantina/art';

const officer = (mats: Figure['mats'], more: Partial<Figure> = {}): Figure => ({
  head: 'turned',
  build: 'coat',
  over: ['tunic'],
  gear: ['cap'],
  mats: { cloth: '#5c6a70', gear: '#566268', skin: '#c79a7c', ...mats },
  ...more,
});
const trooper: Figure = {
  head: 'trooper',
  build: 'broad',
  of: 'under',
  over: ['plates'],
  behind: ['rifle'],
  mats: { armor: '#d9dcda', trim: '#39424c', lens: '#5ab0d8' },
};

/** The Empire: cold blue, lit like a hangar. */
export const EMPIRE: Readonly<Record<string, Spec>> = {
  'imperial-shuttle': craft('empire', 'spaceport', 'manta'),
  stormtrooper: portrait('empire', 'garrison', trooper),
  inquisitor: portrait('fire', 'fortress', {
    head: 'shade',
    build: 'broad',
    over: ['collar', 'cape'],
    front: ['blade'],
    mats: { armor: '#33363c', lens: '#ff4a3a', cloth: '#26282e', trim: '#7a2a24', badge: '#c23c2c' },
  }),
  'tie-fighter': craft('empire', 'dawn', 'wheel'),
  'admiral-piett': portrait(
    'empire',
    'bridge',
    officer({ cloth: '#6a7478', hair: '#4a3a30' }, { look: { skull: 'gaunt', mood: 'weary' }, gear: ['officer'] }),
  ),
  'tie-bomber': craft('empire', 'moonrise', 'double'),
  'scout-trooper': portrait('jungle', 'redwoods', {
    head: 'scout',
    build: 'slim',
    of: 'under',
    over: ['plates', 'belt'],
    mats: { armor: '#d4d4cc', under: '#2a2c2a', lens: '#3a4a52', trim: '#5a5c58' },
  }),
  'death-trooper': portrait('empire', 'lavafield', {
    head: 'shade',
    build: 'broad',
    of: 'under',
    over: ['plates', 'pauldron'],
    behind: ['rifle'],
    mats: { armor: '#2c3036', trim: '#4a525a', under: '#16181c', lens: '#6ae08a' },
  }),
  'tie-interceptor': craft('empire', 'eclipse', 'talon'),
  'gozanti-cruiser': craft('empire', 'orbit', 'carrierbox'),
  'moff-jerjerrod': staged(
    'empire',
    { sky: 'void', stars: 90, bodies: [['shard', 96, 110, 84]] },
    solid('dock', 226, 84, 0.46),
    {
      figure: officer(
        { cloth: '#4a5458', hair: '#33261e' },
        { look: { skull: 'hard', mood: 'weary', hair: 'slick' }, gear: ['cap'], over: ['tunic', 'collar'] },
      ),
    },
  ),
  'general-veers': portrait(
    'ice',
    'glacier',
    officer(
      { cloth: '#7c8684', gear: '#8a9494', armor: '#9aa4a8' },
      { look: { skull: 'square', mood: 'stern' }, gear: ['helm'], over: ['plates'] },
    ),
  ),
  'at-st': craft('jungle', 'redwoods', 'strider', { at: [150, 160], scale: 1.2 }),
  'landing-craft': craft('empire', 'spaceport', 'lander'),
  'director-krennic': portrait(
    'empire',
    'foundry',
    officer(
      { cloth: '#e8e8e2', hair: '#a8a49c', shirt: '#f0f0ea' },
      { look: { skull: 'square', mood: 'smirk', hair: 'swept', old: true }, gear: [], over: ['tunic', 'cape'] },
    ),
  ),
  'boba-fett': portrait('neutral', 'skycity', {
    head: 'sallet',
    build: 'broad',
    over: ['cape', 'plates'],
    behind: ['rifle'],
    mats: { armor: '#8a7a5c', trim: '#2f6a78', cloth: '#5a3a34', lens: '#f0a040', gun: '#4a4a44' },
  }),
  'imperial-carrier': craft('empire', 'ring', 'arrowhead'),
  'at-at': craft('ice', 'glacier', 'bulwark', { at: [150, 152], scale: 1.28 }),
  'grand-moff-tarkin': portrait(
    'empire',
    'madeMoon',
    officer(
      { cloth: '#5a6468', hair: '#b8b4aa', skin: '#c4a48c' },
      { head: 'profile', look: { skull: 'gaunt', mood: 'stern', hair: 'slick', old: true }, gear: [] },
    ),
  ),
  'star-destroyer': craft('empire', 'orbit', 'wedge'),
  'darth-vader': portrait('empire', 'hall', {
    head: 'lord',
    build: 'broad',
    over: ['cape'],
    front: ['blade'],
    mats: { armor: '#2a2c30', lens: '#ff3a2a', cloth: '#1c1d20', under: '#1a1a1e' },
  }),
  lothal: { ink: 'neutral', scene: 'prairie' },
  corellia: {
    ink: 'steel',
    scene: {
      sky: 'dusk',
      bodies: [['sun', 210, 110, 34]],
      bands: 6,
      layers: [
        ['works', 214, { t: 0.2, amp: 60, fog: 40 }],
        ['sea', 232, { t: 0.4 }],
        ['dishes', 262, { t: 0.6, amp: 40 }],
        ['works', 300, { t: 0.9, amp: 80, step: 120, win: 8 }],
      ],
    },
    items: [{ model: 'dock', at: [150, 132], scale: 0.72 }],
  },
  kessel: { ink: 'desert', scene: 'mine', seed: 12, weather: 'dust' },
  kafrene: { ink: 'violet', scene: 'rockport', seed: 3 },
  mustafar: { ink: 'fire', scene: 'lavafield', seed: 8 },
  'ord-mantell': { ink: 'steel', scene: 'scrapyard', seed: 5, items: onLedge('salvage', 150, 0.94) },
  coruscant: { ink: 'night', scene: 'metropolis', seed: 41 },
  'death-star': { ink: 'empire', scene: 'madeMoon', seed: 4 },
  endor: {
    ink: 'jungle',
    scene: {
      sky: 'dusk',
      bodies: [['orb', 214, 70, 38]],
      layers: [
        ['giants', 200, { t: 0.2, amp: 18, step: 60, fog: 80 }],
        ['huts', 150, { t: 0.45, amp: 34, step: 150 }],
        ['giants', 240, { t: 0.6, amp: 30, step: 130, fog: 40 }],
        ['forest', 304, { t: 0.95, amp: 44 }],
      ],
    },
  },
  rodia: {
    ink: 'jungle',
    scene: {
      sky: 'dusk',
      bodies: [['disc', 190, 110, 60]],
      bands: 4,
      layers: [
        ['mangroves', 216, { t: 0.25, amp: 80, fog: 50 }],
        ['domes', 232, { t: 0.5, amp: 60 }],
        ['sea', 250, { t: 0.45 }],
        ['palms', 306, { t: 0.95, amp: 130, step: 170 }],
      ],
    },
  },
};
