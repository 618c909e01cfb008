import {
  ask,
  type CardId,
  type Flow,
  type Message,
  type Option,
  option,
  type RuleId,
  type Seat,
  the,
  withOptions,
} from '@cantina/kernel';
import { characterOf, placeOf, spaceId } from './lookup.ts';
import { message } from './messages.ts';
import type { G, Hero } from './state.ts';

export interface Choice<T> {
  readonly seat: Seat;
  readonly prompt: Message;
  readonly rule: RuleId;
  readonly source?: CardId;
  readonly options: () => readonly Option<T>[];
}

/** Asks; where only one option is left there is nothing to ask. Undefined where there is none. */
export function* chooseOne<T>(from: readonly T[], choice: Choice<T>): Flow<T | undefined> {
  return from.length <= 1 ? from[0] : yield* ask(choice);
}

export const spaceOption = (g: G, space: number): Option<number> => {
  const id = spaceId(g, space);
  return option(`space:${id}`, space, spaceLabel(id));
};

export const spaceLabel = (id: string): { readonly label: Message } => ({
  label: message('option.space', { space: id }),
});

export function* chooseSpace(
  g: G,
  spaces: readonly number[],
  choice: Omit<Choice<number>, 'options'>,
): Flow<number | undefined> {
  if (spaces.length <= 1) return spaces[0];
  return yield* ask(withOptions(choice, () => spaces.map((space) => spaceOption(g, space))));
}

export const heroOption = (g: G, hero: Hero): Option<Hero> => {
  const character = characterOf(g, hero);
  return option(`hero:${character}`, hero, { label: message('option.hero', { hero: character }) });
};

export function* chooseHero(
  g: G,
  heroes: readonly Hero[],
  choice: Omit<Choice<Hero>, 'options'>,
): Flow<Hero | undefined> {
  if (heroes.length <= 1) return heroes[0];
  return yield* ask(withOptions(choice, () => heroes.map((hero) => heroOption(g, hero))));
}

/** A revealed threat; its damage tells it from others of its kind beside it. */
export const threatOption = (g: G, card: CardId): Option<CardId> =>
  option(`threat:${card}`, card, {
    card,
    label: message('option.threat', {
      card: the(card),
      space: spaceId(g, placeOf(g, card)),
      damage: g.state.wounds[card] ?? 0,
    }),
  });

export function* chooseThreat(
  g: G,
  threats: readonly CardId[],
  choice: Omit<Choice<CardId>, 'options'>,
): Flow<CardId | undefined> {
  if (threats.length <= 1) return threats[0];
  return yield* ask(withOptions(choice, () => threats.map((card) => threatOption(g, card))));
}

/** A threat whose face nobody is told. */
export const facedownOption = (g: G, card: CardId, kind: 'threat' | 'look'): Option<CardId> => {
  const space = spaceId(g, placeOf(g, card));
  return option(`${kind}:${card}`, card, {
    card,
    label: kind === 'look' ? message('option.look', { space }) : message('option.facedown', { space }),
  });
};

export const DONE: Option<null> = option('done', null, { label: message('option.done') });
export const SKIP: Option<null> = option('skip', null, { label: message('option.skip') });
export const DECLINE: Option<null> = option('no', null, { label: message('option.decline') });
