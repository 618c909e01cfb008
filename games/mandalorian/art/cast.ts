import type { Figure, Ink } from '@cantina/art';

/** The eight heroes: their inks, and how they look. */
export const HEROES = {
  mandalorian: [
    'desert',
    {
      head: 'visor',
      build: 'broad',
      over: ['cape', 'plates'],
      behind: ['rifle'],
      mats: { armor: '#9aa4aa', trim: '#7a8288', cloth: '#4a3a34', lens: '#1c2226' },
    },
  ],
  ig11: [
    'steel',
    {
      head: 'lantern',
      over: ['frame', 'belt'],
      mats: { armor: '#8a8e90', trim: '#6a5a44', lens: '#ff5a3a', strap: '#5a4632' },
    },
  ],
  paz: [
    'sea',
    {
      head: 'visor',
      build: 'giant',
      over: ['plates', 'pauldron'],
      behind: ['tank'],
      mats: { armor: '#3a6aa0', trim: '#c8ccd0', cloth: '#2a3440', lens: '#e8b03c', gear: '#5a6a78' },
    },
  ],
  mayfeld: [
    'neutral',
    {
      head: 'turned',
      look: { skull: 'round', mood: 'smirk', beard: 'stubble' },
      build: 'coat',
      over: ['jacket'],
      behind: ['rifle'],
      mats: { skin: '#dba884', hair: '#4a3a30', vest: '#4a4a3c', fur: '#6a6450', cloth: '#8a8468' },
    },
  ],
  xian: [
    'violet',
    {
      head: 'turned',
      look: { skull: 'soft', mood: 'laugh' },
      gear: ['lekku'],
      build: 'slim',
      over: ['belt'],
      front: ['dagger'],
      mats: { skin: '#9a6ab8', mark: '#c8a0e0', cloth: '#33283c', strap: '#5a3a5a', lips: '#4a1c5a' },
    },
  ],
  burg: [
    'fire',
    {
      head: 'horned',
      build: 'giant',
      over: ['belt', 'pauldron'],
      mats: { skin: '#b03a34', cloth: '#33282a', armor: '#5a5450' },
    },
  ],
  cara: [
    'rebel',
    {
      head: 'front',
      look: { skull: 'soft', mood: 'stern', hair: 'bob' },
      build: 'broad',
      over: ['plates', 'pauldron'],
      mats: { hair: '#1a1416', skin: '#dcae90', armor: '#4a5a5a', trim: '#8a9a8a', cloth: '#2c3434' },
    },
  ],
  greef: [
    'rose',
    {
      head: 'turned',
      look: { skull: 'hard', mood: 'smile', hair: 'crop', beard: 'goatee' },
      build: 'coat',
      over: ['collar', 'drape'],
      mats: { skin: '#7a4a30', hair: '#8a847c', cloth: '#7a2c34', shirt: '#8a3a3a', trim: '#c8a04a', badge: '#c8a04a' },
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Ink, Figure]>>;

export type Hero = keyof typeof HEROES;

/** Those who stand in the way in the first mission; the others are in `locked/`. */
export const FOES = {
  raider: {
    head: 'leather',
    look: { mood: 'stern' },
    build: 'coat',
    over: ['belt'],
    mats: { skin: '#a8744a', cloth: '#5a4030' },
  },
  gateGuard: {
    head: 'brute',
    build: 'broad',
    over: ['plates'],
    behind: ['axe'],
    mats: { skin: '#8a6a58', cloth: '#4a3a34', armor: '#6a6058' },
  },
  scavenger: {
    head: 'cowl',
    headSize: 0.92,
    over: ['robe'],
    front: ['belt'],
    mats: { cloth: '#6a4a30', eye: '#ffb030' },
  },
  lookout: {
    head: 'turned',
    look: { skull: 'gaunt', mood: 'stern' },
    gear: ['goggles', 'hood'],
    over: ['robe'],
    mats: { cloth: '#8a6a48' },
  },
  warden: {
    head: 'turned',
    look: { skull: 'square', mood: 'fierce', beard: 'full' },
    gear: ['turban'],
    build: 'broad',
    over: ['belt', 'pauldron'],
    mats: { badge: '#7a2c24', cloth: '#4a3a30' },
  },
  sniper: {
    head: 'flyer',
    build: 'slim',
    over: ['poncho'],
    behind: ['rifle'],
    mats: { armor: '#8a7a5c', cloth: '#7a6244', mark: '#a88a64', lens: '#e8b03c' },
  },
  marksman: {
    head: 'flyer',
    build: 'coat',
    over: ['belt'],
    front: ['longgun'],
    mats: { armor: '#6a5a4a', cloth: '#5a3a2c', trim: '#c23c2c', lens: '#58c4c4', gun: '#4a4e54' },
  },
  /** On a roof one has time to set up a heavy gun, and the sun in one's eyes. */
  roofGunner: {
    head: 'turned',
    look: { skull: 'square', mood: 'fierce', beard: 'full' },
    gear: ['goggles', 'hood'],
    build: 'broad',
    over: ['poncho'],
    mats: { cloth: '#7a6244', mark: '#a88a64', skin: '#a8744a', gear: '#4a3a2c' },
  },
  gunner: {
    head: 'leather',
    look: { mood: 'smirk' },
    gear: ['goggles'],
    build: 'broad',
    over: ['belt'],
    front: ['cannon'],
    mats: { skin: '#9a6a44', cloth: '#4a3a30' },
  },
  watch: { head: 'wrapped', over: ['robe'], mats: { cloth: '#7a6a4c', mark: '#b8a888' } },
  houseGuard: {
    head: 'wideeye',
    build: 'coat',
    over: ['plates'],
    front: ['dagger'],
    mats: { skin: '#7a9a7a', eye: '#d8862a', cloth: '#4a4434', armor: '#7a7468' },
  },
  rifleman: {
    head: 'wideeye',
    build: 'coat',
    over: ['belt'],
    behind: ['rifle'],
    mats: { skin: '#7a9a7a', eye: '#d8862a', cloth: '#4a4434' },
  },
  captain: {
    head: 'leather',
    look: { mood: 'laugh' },
    gear: ['hat'],
    build: 'broad',
    over: ['jacket', 'sash'],
    front: ['pistol'],
    mats: { skin: '#a8744a', gear: '#4a2c24', badge: '#c83a2c', vest: '#5a2420', fur: '#c8a04a', cloth: '#33241f' },
  },
  gunman: {
    head: 'turned',
    look: { skull: 'gaunt', mood: 'stern', beard: 'stubble', scar: true },
    gear: ['hood'],
    over: ['robe'],
    front: ['pistol'],
    mats: { cloth: '#5a4a3a' },
  },
} as const satisfies Readonly<Record<string, Figure>>;
