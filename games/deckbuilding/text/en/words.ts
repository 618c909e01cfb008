import { en } from '@cantina/text';
import type { Allegiance, Face, Side, Trait } from '../../content/index.ts';
import { faceName } from '../names/index.ts';

const { adj, noun, verb } = en;

export const nouns = {
  card: noun('card'),
  unit: noun('unit'),
  ship: noun('capital ship'),
  base: noun('base'),
  hand: noun('hand'),
  deck: noun('deck'),
  purchase: noun('purchase'),
  discardPile: noun('discard pile'),
  galaxyDeck: noun('galaxy deck'),
  galaxyRow: noun('galaxy row'),
  galaxyDiscardPile: noun('galaxy discard pile'),
  victoryPile: noun('victory pile'),
  force: noun('Force', 'Force'),
  resource: noun('resource'),
  damage: noun('damage', 'damage'),
  attack: noun('attack'),
  ability: noun('ability'),
  reward: noun('reward'),
  target: noun('target'),
  faction: noun('faction'),
  opponent: noun('opponent', { who: true }),
  game: noun('game'),
  turn: noun('turn'),
  end: noun('end'),
} as const;

export const adjectives = {
  top: adj('top', { leading: true }),
  unique: adj('unique'),
  first: adj('first', { leading: true }),
  next: adj('next', { leading: true }),
  random: adj('random'),
} as const;

/** Whose cards they are, where one word says it. */
export const sides: Readonly<Record<Exclude<Side, 'own'>, en.AdjEn>> = {
  empire: adj('Empire'),
  rebel: adj('Rebel'),
  neutral: adj('neutral'),
  enemy: adj('enemy'),
};

export const verbs = {
  draw: verb('draw', 'drawn'),
  discard: verb('discard'),
  exile: verb('exile'),
  gain: verb('gain'),
  repair: verb('repair'),
  deal: verb('deal', 'dealt'),
  destroy: verb('destroy'),
  take: verb('take', 'taken'),
  put: verb('put', 'put'),
  purchase: verb('purchase'),
  play: verb('play'),
  reveal: verb('reveal'),
  look: verb('look at', 'looked at'),
  swap: verb('swap', 'swapped'),
  spend: verb('spend', 'spent'),
  defeat: verb('defeat'),
  attack: verb('attack'),
  choose: verb('choose', 'chosen'),
  begin: verb('begin', 'begun'),
  have: verb('have', 'had', 'has'),
  go: verb('go', 'gone'),
  enter: verb('enter'),
  use: verb('use'),
  assign: verb('assign'),
  cancel: verb('cancel', 'canceled'),
  buyOut: verb('buy out', 'bought out'),
  prevent: verb('prevent'),
  shuffle: verb('shuffle'),
  win: verb('win', 'won'),
} as const;

export const traits: Readonly<Record<Trait, en.NounEn>> = {
  trooper: noun('Trooper'),
  fighter: noun('Fighter'),
  vehicle: noun('Vehicle'),
  transport: noun('Transport'),
  officer: noun('Officer'),
  'bounty-hunter': noun('Bounty Hunter'),
  droid: noun('Droid'),
  scoundrel: noun('Scoundrel'),
  jedi: noun('Jedi', 'Jedi'),
  sith: noun('Sith', 'Sith'),
};

export const allegiances: Readonly<Record<Allegiance, string>> = {
  empire: 'Empire',
  rebel: 'Rebels',
  neutral: 'Neutral',
};

/** How a text names a card: with its article where English wants one, bare otherwise. */
export const faceNoun = (face: string): en.NounEn =>
  ARTICLED.has(face) ? noun(faceName('en', face)) : en.name(faceName('en', face));

const ARTICLED: ReadonlySet<string> = new Set<Face>(['death-star', 'millennium-falcon']);
