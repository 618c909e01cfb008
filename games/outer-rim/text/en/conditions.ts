import { en } from '@cantina/text';
import type { Amount, AssetFilter, Condition, Counted, FactionRef, Standing } from '../../content/index.ts';
import { CONTACT_NAMES } from '../names/index.ts';
import { aKind, credits, factions, kinds, patrols, planet, skills, standings } from './words.ts';

const { listAnd, listOr, many, num, say } = en;

/** Behind "reputation with". */
export const factionRef: Readonly<Record<FactionRef, string>> = {
  ...factions,
  planet: 'the faction of your planet',
  'patrol-here': 'the faction of a patrol in your space',
  'nearest-patrol': 'the faction of the patrol nearest to you',
  any: 'a faction of your choice',
  favor: 'the faction the favor was for',
  'favor-rival': 'the rival of the faction the favor was for',
};

export const patrolRef: Readonly<Record<FactionRef, string>> = {
  rebel: `the ${patrols.rebel}`,
  imperial: `the ${patrols.imperial}`,
  hutt: `the ${patrols.hutt}`,
  syndicate: `the ${patrols.syndicate}`,
  planet: 'the patrol of your planet’s faction',
  'patrol-here': 'a patrol in your space',
  'nearest-patrol': 'the patrol nearest to you',
  any: 'a patrol of your choice',
  favor: 'the patrol of the faction the favor was for',
  'favor-rival': 'the patrol of its rival',
};

/** One thing that fits: "1 cargo", "1 droid of that player’s crew", "Chewbacca". */
export const oneThat = ({ kind = [], trait, droid, contact }: AssetFilter): string => {
  if (contact !== undefined) return CONTACT_NAMES[contact].en;
  if (droid === true) return '1 droid crew member';
  const names = kind.length === 0 ? ['asset'] : kind.map((each) => say(kinds[each]));
  return `1 ${trait === 'illegal' ? 'illegal ' : ''}${listOr(names)}`;
};

const owned = ({ kind = [], droid, contact }: AssetFilter, atLeast: number): string => {
  if (contact !== undefined) return `${CONTACT_NAMES[contact].en} in your crew`;
  if (droid === true) return `at least ${num(atLeast)} ${atLeast === 1 ? 'droid' : 'droids'} in your crew`;
  if (atLeast === 1) return listOr(kind.map((each) => aKind[each]));
  return `at least ${num(atLeast)} ${listOr(kind.map((each) => say(many(kinds[each]))))}`;
};

/** Behind "for each". */
export const counted = (of: Counted): string => {
  switch (of.of) {
    case 'assets':
      return `${listOr((of.filter.kind ?? []).map((each) => say(kinds[each])))} you have`;
    case 'factions':
      return `faction you have a ${standings[of.standing]} reputation with`;
    case 'damage':
      return `damage on your ${of.on}`;
    case 'facedown-contacts-here':
      return 'facedown contact on your planet';
  }
};

/** "2,000 credits", "3,000 credits (minus 1,000 for each bounty you have)": it may stand before "to gain this card". */
export const money = (amount: Amount): string => {
  if (typeof amount === 'number') return credits(amount);
  if (amount.base === 0) return `${credits(amount.each)} for each ${counted(amount.counted)}`;
  const change = `${num(Math.abs(amount.each))} for each ${counted(amount.counted)}`;
  return amount.each < 0 ? `${credits(amount.base)} (minus ${change})` : `${credits(amount.base)} plus ${change}`;
};

const STANDINGS: readonly Standing[] = ['good', 'neutral', 'bad'];

/** As it stands behind "if". */
export const condition = (of: Condition): string => {
  switch (of.is) {
    case 'reputation':
      return `you have a ${listOr(of.standing.map((each) => standings[each]))} reputation with ${factionRef[of.with]}`;
    case 'reputations':
      return `you have a ${standings[of.standing]} reputation with ${factionCount(of.atLeast, of.atMost)}`;
    case 'has':
      return `you have ${owned(of.filter, of.atLeast)}`;
    case 'worth':
      return `your ${listAnd(of.kinds.map((each) => say(many(kinds[each]))))} cost at least ${credits(of.atLeast)} in total`;
    case 'ship-price':
      return `you have a ship that costs at least ${credits(of.atLeast)}`;
    case 'skill':
      return `you have ${listOr(of.oneOf.map((each) => skills[each]))}`;
    case 'at':
      return `you are ${place(of.place)}`;
    case 'patrol-here':
      return 'there is a patrol in your space';
    case 'player-here':
      return 'another player is in your space';
    case 'other-has-more-fame':
      return 'that player has more fame than you';
    case 'most-fame':
      return 'nobody has more fame than you';
    case 'credits':
      return `you have at least ${credits(of.atLeast)}`;
    case 'damaged':
      return of.on === 'either' ? 'your character or your ship is damaged' : `your ${of.on} is damaged`;
    case 'droid':
      return 'you are a droid';
    case 'not':
      return negated(of.condition);
    case 'all':
      return shared(of.conditions.map(condition), 'and');
    case 'any':
      return shared(of.conditions.map(condition), 'or');
  }
};

/** "you have a mod and 2 gear", not "you have a mod and you have 2 gear". */
const shared = (all: readonly string[], by: 'and' | 'or'): string =>
  all.reduce((text, next) => {
    const opening = ['you have ', 'you are '].find((each) => text.startsWith(each) && next.startsWith(each)) ?? '';
    return `${text} ${by} ${next.slice(opening.length)}`;
  });

const negated = (of: Condition): string => {
  if (of.is === 'reputation')
    return condition({ ...of, standing: STANDINGS.filter((each) => !of.standing.includes(each)) });
  return of.is === 'droid' ? 'you are not a droid' : `it is not the case that ${condition(of)}`;
};

const factionCount = (atLeast: number, atMost: number | undefined): string => {
  if (atMost !== undefined) return `${num(atLeast)} or ${num(atMost)} factions`;
  if (atLeast === 4) return 'all 4 factions';
  return `at least ${num(atLeast)} ${atLeast === 1 ? 'faction' : 'factions'}`;
};

const place = (of: Extract<Condition, { readonly is: 'at' }>['place']): string => {
  switch (of.on) {
    case 'planet':
      return 'on a planet';
    case 'navpoint':
      return 'at a navpoint';
    case 'maelstrom':
      return 'in the Maelstrom';
    case 'planet-named':
      return `on ${planet(of.planet)}`;
    case 'faction-planet':
      return `on a planet of ${factions[of.faction]}`;
  }
};
