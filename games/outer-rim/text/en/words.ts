import { en } from '@cantina/text';
import type {
  AssetKind,
  DieFace,
  Enemy,
  Faction,
  MarketDeck,
  Planet,
  Skill,
  SlotKind,
  Space,
  Standing,
  StatName,
} from '../../content/index.ts';
import { isPlanet } from '../../content/index.ts';
import { ENEMY_NAMES, navpointName, PLANET_NAMES } from '../names/index.ts';

const { count, noun, num, say, verb } = en;

export const nouns = {
  card: noun('card'),
  credit: noun('credit'),
  die: noun('die', 'dice'),
  space: noun('space'),
  player: noun('player', { who: true }),
  contact: noun('contact'),
  job: noun('job'),
  game: noun('game'),
  token: noun('goal token'),
  bounty: noun('bounty', 'bounties'),
  cargo: noun('cargo', 'cargo'),
  crew: noun('crew member'),
  gear: noun('gear', 'gear'),
  mod: noun('mod'),
} as const;

export const verbs = {
  achieve: verb('achieve'),
  beat: verb('beat', 'beaten'),
  bet: verb('bet', 'bet'),
  buy: verb('buy', 'bought'),
  capture: verb('capture'),
  choose: verb('choose', 'chosen'),
  complete: verb('complete'),
  deliver: verb('deliver'),
  discard: verb('discard'),
  draw: verb('draw', 'drawn'),
  eliminate: verb('eliminate'),
  encounter: verb('encounter'),
  end: verb('end'),
  fail: verb('fail'),
  fight: verb('fight', 'fought'),
  gain: verb('gain'),
  get: verb('get', 'got'),
  give: verb('give', 'given'),
  go: verb('go on', 'gone on', 'goes on'),
  keep: verb('keep', 'kept'),
  look: verb('secretly look at', 'secretly looked at', 'secretly looks at'),
  lose: verb('lose', 'lost'),
  make: verb('make', 'made'),
  fly: verb('fly', 'flown', 'flies'),
  move: verb('move'),
  pass: verb('pass'),
  pay: verb('pay', 'paid'),
  play: verb('play'),
  protect: verb('protect'),
  recover: verb('recover'),
  refuse: verb('refuse'),
  remove: verb('remove'),
  resolve: verb('resolve'),
  reveal: verb('reveal'),
  roll: verb('roll'),
  sabotage: verb('sabotage'),
  set: verb('set', 'set'),
  shuffle: verb('shuffle'),
  start: verb('start'),
  stop: verb('stop', 'stopped'),
  suffer: verb('suffer'),
  swap: verb('swap', 'swapped'),
  take: verb('take', 'taken'),
  test: verb('test'),
  trade: verb('trade in', 'traded in', 'trades in'),
  use: verb('use'),
  win: verb('win', 'won'),
} as const;

export const credits = (amount: number): string => say(count(amount, nouns.credit));
export const fame = (amount: number): string => `${num(amount)} fame`;

export const factions: Readonly<Record<Faction, string>> = {
  rebel: 'the Rebels',
  imperial: 'the Empire',
  hutt: 'the Hutts',
  syndicate: 'the Syndicate',
};

/** "Hutt patrol" */
export const patrols: Readonly<Record<Faction, string>> = {
  rebel: 'Rebel patrol',
  imperial: 'Imperial patrol',
  hutt: 'Hutt patrol',
  syndicate: 'Syndicate patrol',
};

export const skills: Readonly<Record<Skill, string>> = {
  influence: 'Influence',
  knowledge: 'Knowledge',
  piloting: 'Piloting',
  stealth: 'Stealth',
  strength: 'Strength',
  tactics: 'Tactics',
  tech: 'Tech',
};

export const standings: Readonly<Record<Standing, string>> = { good: 'good', neutral: 'neutral', bad: 'bad' };

export const faces: Readonly<Record<DieFace, string>> = {
  hit: 'hit',
  crit: 'critical hit',
  focus: 'focus',
  blank: 'blank',
};

/** "1 hit", "2 critical hits". */
export const facesOf = (amount: number, face: DieFace): string =>
  `${num(amount)} ${faces[face]}${amount === 1 || face === 'focus' ? '' : 's'}`;

export const aFace = (face: DieFace): string => `a ${faces[face]}`;

export const kinds: Readonly<Record<AssetKind, en.NounEn>> = {
  bounty: nouns.bounty,
  cargo: nouns.cargo,
  crew: nouns.crew,
  gear: nouns.gear,
  mod: nouns.mod,
  job: nouns.job,
};

/** One of them: "a bounty", "cargo". */
export const aKind: Readonly<Record<AssetKind, string>> = {
  bounty: 'a bounty',
  cargo: 'cargo',
  crew: 'a crew member',
  gear: 'gear',
  mod: 'a mod',
  job: 'a job',
};

export const kindNames: Readonly<Record<AssetKind, string>> = {
  bounty: 'Bounty',
  cargo: 'Cargo',
  crew: 'Crew',
  gear: 'Gear',
  mod: 'Mod',
  job: 'Job',
};

export const slots: Readonly<Record<SlotKind, string>> = {
  gear: 'Gear',
  'job-or-bounty': 'Job or bounty',
  cargo: 'Cargo',
  mod: 'Mod',
  'cargo-or-mod': 'Cargo or mod',
  crew: 'Crew',
};

export const stats: Readonly<Record<StatName, string>> = {
  ground: 'ground combat',
  health: 'health',
  ship: 'ship combat',
  hull: 'hull',
  hyper: 'hyperdrive',
};

/** The deck in a sentence: "the top card of the bounty deck". */
export const decks: Readonly<Record<MarketDeck, string>> = {
  bounty: 'the bounty deck',
  cargo: 'the cargo deck',
  'gear-mod': 'the gear and mod deck',
  job: 'the job deck',
  luxury: 'the luxury deck',
  ship: 'the ship deck',
};

export const planet = (name: Planet): string =>
  name === 'ring-of-kafrene' ? `the ${PLANET_NAMES[name].en}` : PLANET_NAMES[name].en;

/** A space in a sentence: "to Kessel", "to navpoint 5 before Lothal", "to the Maelstrom". */
export const space = (name: Space): string =>
  name === 'maelstrom' ? 'the Maelstrom' : isPlanet(name) ? planet(name) : `navpoint ${navpointName(name).en}`;

/** Where somebody is: "on Kessel", "at navpoint 5 before Lothal", "in the Maelstrom". */
export const atSpace = (name: Space): string =>
  name === 'maelstrom' ? 'in the Maelstrom' : `${isPlanet(name) ? 'on' : 'at'} ${space(name)}`;

const SINGLE: Partial<Readonly<Record<Enemy, string>>> = {
  'bounty-hunter': 'a bounty hunter',
  dengar: 'Dengar',
  'freighter-escort': 'the freighter’s escort',
  'local-security': 'local security',
  rancor: 'the rancor',
  'rival-crew': 'a rival crew',
  'swoop-gang': 'a swoop gang',
  'tie-fighters': 'TIE fighters',
  'gamorrean-guards': 'Gamorrean guards',
  'tusken-raiders': 'Tusken raiders',
};

/** An enemy in a sentence: "fight bandits". */
export const enemy = (name: Enemy): string => SINGLE[name] ?? ENEMY_NAMES[name].en.toLowerCase();

/** Why a roll did not help who has so many copies of the skill. */
export const whyFailed = (copies: number): string =>
  copies === 0
    ? 'Unskilled: only a critical hit would have counted.'
    : copies === 1
      ? 'Skilled: neither a hit nor a critical hit.'
      : 'Highly skilled, but every die came up blank.';
