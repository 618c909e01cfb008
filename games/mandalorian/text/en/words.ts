import { en } from '@cantina/text';
import type { AreaId, BasicAction, CharacterId, EnemyClass, EventBack } from '../../content/index.ts';
import { nameOf } from '../names/index.ts';

const { bare, count, name, noun, say, the, verb } = en;

export const nouns = {
  card: noun('card'),
  planningCard: noun('planning card'),
  space: noun('space'),
  event: noun('event'),
  crisis: noun('crisis', 'crises'),
} as const;

export const verbs = {
  appear: verb('appear'),
  attack: verb('attack'),
  defeat: verb('defeat'),
  discard: verb('discard'),
  draw: verb('draw', 'drawn'),
  get: verb('get', 'got'),
  hit: verb('hit', 'hit'),
  keep: verb('keep', 'kept'),
  lookAt: verb('look at', 'looked at', 'looks at'),
  move: verb('move'),
  play: verb('play', 'played', 'plays'),
  put: verb('put', 'put'),
  reveal: verb('reveal'),
  search: verb('search', 'searched', 'searches'),
  take: verb('take', 'taken'),
  use: verb('use'),
  win: verb('win', 'won'),
} as const;

/** A character: “the Mandalorian”, “IG-11”. */
export const hero = (id: CharacterId): en.NpEn =>
  id === 'mandalorian' ? the(noun('Mandalorian', { who: true })) : bare(name(nameOf('en', id)));

/** A card in a sentence: “Keep Calm”, or hidden: a card. */
export const title = (card: en.NpEn): string =>
  card.kind === 'noun-phrase' && card.noun.isName ? en.quote(say(card)) : say(card);

export const heroName = (id: CharacterId): string => nameOf('en', id);

export const areas: Readonly<Record<AreaId, string>> = {
  move: nameOf('en', 'area:move'),
  attack: nameOf('en', 'area:attack'),
  intel: nameOf('en', 'area:intel'),
  plan: nameOf('en', 'area:plan'),
  mission: 'Mission',
};

/** What the strength of an action is good for. */
export const powers: Readonly<Record<BasicAction, (strength: number) => string>> = {
  move: (strength) => `move up to ${spaces(strength)}`,
  attack: (strength) => `${strength} damage`,
  intel: (strength) => `range ${strength}`,
  plan: (strength) => `draw ${say(count(strength, nouns.planningCard))}`,
};

export const spaces = (amount: number): string => say(count(amount, nouns.space));

export const classes: Readonly<Record<EnemyClass, string>> = {
  melee: 'Melee',
  blaster: 'Blaster',
  sharpshooter: 'Sharpshooter',
};

export const backs: Readonly<Record<EventBack, string>> = { ...classes, star: 'Reinforcements', alert: 'Alert' };

/** “D8 (Hall)”: a space by its name on the map, and by what people call it. */
export const spot = ({ space, place }: { readonly space: string; readonly place: string | null }): string =>
  place === null ? space : `${space} (${place})`;
