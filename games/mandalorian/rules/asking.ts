import {
  type About,
  askUnlessForced,
  type CardId,
  type Flow,
  labelled,
  type Option,
  option,
  PASS,
  the,
  withOptions,
} from '@cantina/kernel';
import { characterOf, placeOf, spotOf } from './lookup.ts';
import { message } from './messages.ts';
import type { G, Hero } from './state.ts';

export const spaceOption = (g: G, space: number): Option<number> => {
  const spot = spotOf(g, space);
  return option(`space:${spot.space}`, space, { label: message('option.space', { ...spot }) });
};

/** One of these spaces, heroes or threats; where only one is left, nobody is asked. */
export const chooseSpace = (g: G, spaces: readonly number[], about: About): Flow<number | undefined> =>
  askUnlessForced(withOptions(about, () => spaces.map((space) => spaceOption(g, space))));

export const heroOption = (g: G, hero: Hero): Option<Hero> => {
  const character = characterOf(g, hero);
  return option(`hero:${character}`, hero, { label: message('option.hero', { hero: character }) });
};

export const chooseHero = (g: G, heroes: readonly Hero[], about: About): Flow<Hero | undefined> =>
  askUnlessForced(withOptions(about, () => heroes.map((hero) => heroOption(g, hero))));

/** A revealed threat; its damage tells it from others of its kind beside it. */
export const threatOption = (g: G, card: CardId): Option<CardId> =>
  option(`threat:${card}`, card, {
    card,
    label: message('option.threat', {
      card: the(card),
      ...spotOf(g, placeOf(g, card)),
      damage: g.state.wounds[card] ?? 0,
    }),
  });

export const chooseThreat = (g: G, threats: readonly CardId[], about: About): Flow<CardId | undefined> =>
  askUnlessForced(withOptions(about, () => threats.map((card) => threatOption(g, card))));

/** A threat whose face nobody is told. */
export const facedownOption = (g: G, card: CardId, kind: 'threat' | 'look'): Option<CardId> => {
  const spot = spotOf(g, placeOf(g, card));
  return option(`${kind}:${card}`, card, {
    card,
    label: message(kind === 'look' ? 'option.look' : 'option.facedown', { ...spot }),
  });
};

/** MA-ACT-05 an action need not be performed. */
export const SKIP: Option<null> = labelled(PASS, message('option.skip'));
