import type { Figure, Ink, PlaceName } from '@cantina/art';

/** Somebody, and where and in which inks they are seen. */
export type Role = readonly [ink: Ink, place: PlaceName, figure: Figure];

export const CHARACTERS: Readonly<Record<string, Role>> = {
  'boba-fett': [
    'neutral',
    'canyon',
    {
      head: 'visor',
      build: 'broad',
      over: ['cape', 'plates'],
      behind: ['rifle'],
      mats: { armor: '#5f7a5a', trim: '#8c3a2e', cloth: '#7a6a4a', lens: '#20282a' },
    },
  ],
  bossk: [
    'fire',
    'badlands',
    {
      head: 'lizard',
      build: 'broad',
      over: ['harness'],
      behind: ['rifle'],
      mats: { skin: '#9a8a44', eye: '#ff8a2a', cloth: '#d0a83c', gear: '#c8b47a', badge: '#8a8478' },
    },
  ],
  'doctor-aphra': [
    'violet',
    'pyramids',
    {
      head: 'turned',
      look: { skull: 'soft', mood: 'smirk', hair: 'fringe' },
      gear: ['goggles'],
      build: 'slim',
      over: ['jacket'],
      mats: {
        hair: '#141014',
        skin: '#d8a880',
        vest: '#5a4a3a',
        fur: '#8a2c34',
        cloth: '#b8a888',
        gear: '#4a3a30',
        lens: '#e8b84a',
      },
    },
  ],
  'han-solo': [
    'neutral',
    'tavern',
    {
      head: 'turned',
      look: { skull: 'hard', mood: 'smirk', hair: 'swept', beard: 'stubble' },
      build: 'coat',
      of: 'shirt',
      over: ['vest', 'open'],
      front: ['pistol'],
      tilt: -4,
      mats: { skin: '#d09a70', hair: '#5a3a22', shirt: '#e0d4b0', vest: '#26241f', cloth: '#e0d4b0' },
    },
  ],
  'ig-88': [
    'steel',
    'foundry',
    {
      head: 'pole',
      over: ['frame', 'belt'],
      behind: ['rifle'],
      mats: { armor: '#8c8a80', trim: '#5a5a54', lens: '#ff3a2a', strap: '#5a4230' },
    },
  ],
  'jyn-erso': [
    'rebel',
    'outpost',
    {
      head: 'turned',
      look: { skull: 'soft', mood: 'stern', hair: 'tail' },
      build: 'slim',
      over: ['vest'],
      front: ['scarf'],
      mats: { hair: '#4a3020', skin: '#d8a888', vest: '#4a4034', cloth: '#5a5248', mark: '#7a6a58' },
    },
  ],
  'ketsu-onyo': [
    'night',
    'skyline',
    {
      head: 'front',
      look: { skull: 'soft', mood: 'stern', hair: 'bob' },
      build: 'broad',
      over: ['plates', 'pauldron'],
      behind: ['rifle'],
      mats: { hair: '#1c1420', skin: '#6a422c', armor: '#7a4a6a', trim: '#e8a03c', cloth: '#33283a' },
    },
  ],
  'lando-calrissian': [
    'rose',
    'skycity',
    {
      head: 'turned',
      look: { skull: 'hard', mood: 'smile', hair: 'crop', beard: 'moustache' },
      build: 'coat',
      over: ['collar', 'cape'],
      tilt: -3,
      mats: { skin: '#7a4a30', hair: '#1c1614', cloth: '#3a78b8', badge: '#e8b84a' },
    },
  ],
};

export const CONTACTS: Readonly<Record<string, Role>> = {
  '4-lom': [
    'steel',
    'rainport',
    { head: 'moth', over: ['frame', 'belt'], mats: { armor: '#5a5e5a', trim: '#b8a03c', lens: '#e8e0a0' } },
  ],
  'bib-fortuna': [
    'desert',
    'hall',
    {
      head: 'turned',
      look: { skull: 'gaunt', mood: 'smirk', old: true },
      gear: ['tails'],
      over: ['robe'],
      mats: { skin: '#d8b8a8', mark: '#c89a8a', cloth: '#3a3040' },
    },
  ],
  'black-krrsantan': [
    'fire',
    'hall',
    {
      head: 'shaggy',
      build: 'giant',
      of: 'fur',
      over: ['pauldron'],
      behind: ['axe'],
      mats: { fur: '#33302e', armor: '#6a6460', trim: '#8c3a2e' },
    },
  ],
  'black-sun-agent': [
    'violet',
    'metropolis',
    {
      head: 'profile',
      look: { skull: 'soft', mood: 'stern', hair: 'slick' },
      build: 'slim',
      over: ['collar', 'plates'],
      mats: { skin: '#c89a80', hair: '#141014', cloth: '#241c2c', armor: '#3c3444', trim: '#c8992e', badge: '#e8b84a' },
    },
  ],
  boshek: [
    'space',
    'hangar',
    {
      head: 'turned',
      look: { skull: 'hard', mood: 'smile', beard: 'goatee', hair: 'slick' },
      gear: ['headset'],
      build: 'coat',
      over: ['harness'],
      mats: { hair: '#33241c', cloth: '#c8c0a8', gear: '#4a5058', badge: '#6a747c' },
    },
  ],
  chewbacca: [
    'rebel',
    'redwoods',
    { head: 'shaggy', build: 'giant', of: 'fur', over: ['belt'], mats: { fur: '#7a4e2a', strap: '#a8a49a' } },
  ],
  dengar: [
    'desert',
    'mine',
    {
      head: 'turned',
      look: { skull: 'square', mood: 'fierce', scar: true, beard: 'stubble' },
      build: 'broad',
      over: ['plates', 'pauldron'],
      front: ['bandages'],
      mats: { skin: '#c89878', armor: '#a8a08c', trim: '#7a6a4a', mark: '#e8e0cc', cloth: '#6a6a58', hair: '#5a4a3a' },
    },
  ],
  'doctor-evazan': [
    'swamp',
    'tavern',
    {
      head: 'front',
      look: { skull: 'gaunt', mood: 'fierce', hair: 'slick', scar: true, old: true },
      build: 'coat',
      over: ['apron'],
      mats: { skin: '#c8a088', hair: '#6a5a4a', cloth: '#5a5448', strap: '#8a8068', inner: '#a83a34' },
    },
  ],
  garindan: [
    'desert',
    'market',
    { head: 'snout', over: ['robe'], mats: { skin: '#4a4440', cloth: '#33302e', lens: '#3a8a9a' } },
  ],
  'grand-admiral-thrawn': [
    'empire',
    'bridge',
    {
      head: 'turned',
      look: { skull: 'gaunt', mood: 'calm', hair: 'slick' },
      build: 'coat',
      over: ['tunic', 'medals'],
      mats: { skin: '#4a7ab8', hair: '#10141c', cloth: '#eceae4', badge: '#c8992e', trim: '#e8c45a', lips: '#2a4a7a' },
    },
  ],
  greedo: [
    'neutral',
    'tavern',
    {
      head: 'bug',
      build: 'coat',
      over: ['vest'],
      front: ['pistol'],
      mats: { skin: '#5a9a5a', lens: '#2a2440', vest: '#c88a3a', cloth: '#4a6a8a' },
    },
  ],
  'hera-syndulla': [
    'rebel',
    'prairie',
    {
      head: 'turned',
      look: { skull: 'soft', mood: 'smile' },
      gear: ['lekku'],
      build: 'slim',
      over: ['harness'],
      mats: {
        skin: '#6aa85a',
        mark: '#a8d08a',
        strap: '#8a5a34',
        cloth: '#c8862e',
        gear: '#6a4a34',
        badge: '#8a8478',
        lips: '#3a6a3a',
      },
    },
  ],
  'hondo-ohnaka': [
    'desert',
    'scrapyard',
    {
      head: 'leather',
      look: { mood: 'laugh' },
      gear: ['hat'],
      build: 'coat',
      over: ['jacket', 'belt'],
      mats: { skin: '#9a6a3a', gear: '#4a2c28', badge: '#c83a2c', vest: '#7a1c24', fur: '#c8a04a', cloth: '#3a3040' },
    },
  ],
  'ig-rm-droid': [
    'night',
    'hangar',
    { head: 'pole', over: ['frame', 'pauldron'], mats: { armor: '#5a4a6a', trim: '#8a3a6a', lens: '#ff8a2a' } },
  ],
  'k-2so': [
    'empire',
    'garrison',
    { head: 'brawler', over: ['frame'], mats: { armor: '#33383e', trim: '#4a525a', lens: '#e8f4ff' } },
  ],
  'leia-organa': [
    'rebel',
    'bridge',
    {
      head: 'turned',
      look: { skull: 'soft', mood: 'stern', hair: 'braid' },
      gear: ['diadem'],
      build: 'gown',
      of: 'shirt',
      over: ['drape'],
      mats: { hair: '#3a2216', skin: '#e0b090', shirt: '#f0ece0', trim: '#c8c4b8', lips: '#a84a40' },
    },
  ],
  lobot: [
    'rose',
    'skycity',
    {
      head: 'turned',
      look: { skull: 'round', mood: 'calm' },
      gear: ['implant'],
      build: 'coat',
      over: ['vest', 'collar'],
      mats: { skin: '#d0a080', gear: '#9aa4a8', vest: '#b8b0a0', cloth: '#c8a860', lens: '#5ac8e0' },
    },
  ],
  'maz-kanata': [
    'neutral',
    'lakecastle',
    {
      head: 'elder',
      over: ['robe', 'necklace'],
      mats: { skin: '#c8862e', cloth: '#5a4a3a', trim: '#c8a85a', eye: '#8ab85a' },
    },
  ],
  'ponda-baba': [
    'swamp',
    'tavern',
    {
      head: 'walrus',
      build: 'broad',
      over: ['jacket'],
      mats: { skin: '#7a6a58', inner: '#a88a74', vest: '#c8742c', fur: '#8a4a24', cloth: '#4a3a34' },
    },
  ],
  'saw-gerrera': [
    'desert',
    'cavern',
    {
      head: 'turned',
      look: { skull: 'square', mood: 'fierce', hair: 'curls', beard: 'full', old: true, scar: true },
      build: 'broad',
      over: ['plates', 'pauldron'],
      behind: ['staff'],
      mats: { skin: '#5c3a2a', hair: '#8a847c', armor: '#6a6458', cloth: '#4a3a30', trim: '#8a5a34' },
    },
  ],
  'w1-le': [
    'ice',
    'reefcity',
    { head: 'clerk', over: ['frame'], mats: { armor: '#c8b87a', trim: '#5a7a8a', lens: '#ffe08a' } },
  ],
  'ziton-moj': [
    'jungle',
    'fortress',
    {
      head: 'turned',
      look: { skull: 'gaunt', mood: 'stern', hair: 'tail' },
      build: 'coat',
      over: ['collar', 'plates'],
      mats: { skin: '#6a8a4a', hair: '#141814', cloth: '#2c2a34', armor: '#4a4452', badge: '#c8992e', trim: '#c8992e' },
    },
  ],
};
