import { en } from '@cantina/text';
import type { Cargo, CustomsResult, Demand, Good, Starport, System } from '../../content/index.ts';

const { count, noun, num, say, verb } = en;

export const nouns = {
  card: noun('card'),
  character: noun('character card'),
  credit: noun('credit'),
  unit: noun('unit'),
  die: noun('die', 'dice'),
  sector: noun('sector'),
  hullPoint: noun('hull point'),
  point: noun('point'),
  system: noun('system'),
  weapon: noun('weapon'),
  luxury: noun('luxury', 'luxuries'),
  robot: noun('robot'),
  brixWeapon: noun('Brix weapon'),
  game: noun('game'),
} as const;

export const verbs = {
  accept: verb('accept'),
  arrest: verb('arrest'),
  attack: verb('attack'),
  buy: verb('buy', 'bought'),
  come: verb('come', 'come'),
  deliver: verb('deliver'),
  demand: verb('demand'),
  destroy: verb('destroy'),
  draw: verb('draw', 'drawn'),
  drive: verb('drive off', 'driven off', 'drives off'),
  escape: verb('escape'),
  find: verb('find', 'found'),
  flee: verb('flee', 'fled'),
  fly: verb('fly', 'flown', 'flies'),
  get: verb('get', 'got'),
  giveUp: verb('lose', 'lost'),
  land: verb('land'),
  meet: verb('meet', 'met'),
  offer: verb('offer'),
  pay: verb('pay', 'paid'),
  place: verb('place'),
  play: verb('play', 'played', 'plays'),
  propose: verb('propose'),
  receive: verb('receive'),
  refuse: verb('refuse'),
  reroll: verb('reroll'),
  restore: verb('restore'),
  roll: verb('roll'),
  sell: verb('sell', 'sold'),
  start: verb('start'),
  take: verb('take', 'taken'),
  throw: verb('throw', 'thrown'),
  upgrade: verb('upgrade'),
  want: verb('want'),
  win: verb('win', 'won'),
} as const;

export const credits = (amount: number): string => say(count(amount, nouns.credit));

/** The good as a word: "weapons", "medical tech". */
export const goods: Readonly<Record<Cargo, string>> = {
  weapons: 'weapons',
  medtech: 'medical tech',
  luxuries: 'luxuries',
  robots: 'robots',
  food: 'food',
  brixWeapons: 'Brix weapons',
};

/** So many units of it: "1 robot", "4 units of food". */
export function units(amount: number, good: Cargo): string {
  switch (good) {
    case 'weapons':
      return say(count(amount, nouns.weapon));
    case 'luxuries':
      return say(count(amount, nouns.luxury));
    case 'robots':
      return say(count(amount, nouns.robot));
    case 'brixWeapons':
      return say(count(amount, nouns.brixWeapon));
    case 'medtech':
    case 'food':
      return `${say(count(amount, nouns.unit))} of ${goods[good]}`;
  }
}

/** Brix weapons with one deadline. */
export const lasting = (amount: number, until: number): string =>
  `${units(amount, 'brixWeapons')} (good until round ${num(until)})`;

export const isPlural = (good: Good): boolean => good !== 'medtech' && good !== 'food';

export const systems: Readonly<Record<System, string>> = {
  engines: 'engines',
  lightspeed: 'lightspeed',
  shields: 'shields',
  lasers: 'lasers',
  cargoPods: 'cargo pods',
};

export const starports: Readonly<Record<Starport, string>> = {
  none: 'None',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  military: 'Military',
};

/** A column of the customs table: "no starport", "Small". */
export const customsColumn = (starport: Starport): string =>
  starport === 'none' ? 'no starport' : starports[starport];

export const demands: Readonly<Record<Demand, string>> = {
  veryLow: 'very low',
  low: 'low',
  moderate: 'moderate',
  high: 'high',
  veryHigh: 'very high',
  illegal: 'illegal',
};

export const results: Readonly<Record<CustomsResult, string>> = {
  clear: 'no problem',
  bounty: 'bounty',
  fine: 'fine',
  detention: 'detention',
  arrest: 'arrested',
};
