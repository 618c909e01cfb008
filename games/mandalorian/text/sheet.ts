import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { baseCards, type Card, type Character, characters, type EnemyAbility } from '../content/index.ts';
import {
  type CardWords,
  disruptionLines,
  eventLines,
  known,
  planLines,
  skillLines,
  thingLines,
  threatLines,
} from './cards.ts';
import { cardWords as de } from './de/cards.ts';
import { labels as labelsDe } from './de/labels.ts';
import { cardWords as en } from './en/cards.ts';
import { labels as labelsEn } from './en/labels.ts';
import type { Labels } from './labels.ts';
import { nameOf } from './names/index.ts';
import { cardWords as ru } from './ru/cards.ts';
import { labels as labelsRu } from './ru/labels.ts';
import { cardStory } from './stories/index.ts';

/** What the texts of one language are made of; a pack brings its own words and names. */
export interface Printer<S> {
  readonly words: CardWords<S>;
  readonly labels: Pick<Labels, 'backs' | 'classes'> & {
    readonly abilities: Partial<Record<EnemyAbility, { readonly name: string; readonly text: string }>>;
  };
  readonly name: (id: string) => string;
  readonly story: (id: string) => string | undefined;
}

/** One card as it would be printed; the browser prints it wherever it lies. */
export function entryOf<S>(printer: Printer<S>, card: Card): SheetEntry {
  return {
    face: card.id,
    name: printer.name(card.id),
    group: groupOf(printer, card),
    values: valuesOf(printer, card),
    text: linesOf(printer, card),
    copies: card.kind === 'event' ? 1 : card.copies,
    ...storyOf(printer, card.id),
  };
}

function characterEntry<S>(printer: Printer<S>, { id, health }: Character): SheetEntry {
  const { healths, groups } = printer.words.labels;
  return {
    face: id,
    name: printer.name(id),
    group: groups.characters,
    values: [healths(health.normal, health.easy)],
    text: [],
    copies: 1,
    ...storyOf(printer, id),
  };
}

function storyOf<S>({ story }: Printer<S>, id: string): { readonly story?: string } {
  const told = story(id);
  return told === undefined ? {} : { story: told };
}

function groupOf<S>({ words, name }: Printer<S>, card: Card): string {
  const { groups, types } = words.labels;
  switch (card.kind) {
    case 'skill':
      return types[card.type] ?? groups.skills(name(card.character));
    case 'event':
      return groups.events;
    case 'planning':
      return groups.planning;
    case 'disruption':
      return groups.disruption;
    case 'threat':
      return groups.threats(name(card.mission));
    case 'token':
      return known(groups.markers, 'markers');
    case 'role':
      return known(groups.roles, 'roles')(name(card.mission));
  }
}

function valuesOf<S>({ words, labels, name }: Printer<S>, card: Card): readonly string[] {
  const { strength, bonus, back, health, object, reinforcement } = words.labels;
  switch (card.kind) {
    case 'skill':
      return [
        ...(card.type === 'base' ? [] : [name(card.character)]),
        ...(card.strength === null ? [] : [strength(card.strength)]),
        ...(card.bonus === null ? [] : [bonus(card.bonus)]),
      ];
    case 'event':
      return [back(labels.backs[card.back])];
    case 'threat':
      return [
        ...(card.shape === 'star' ? [reinforcement] : []),
        card.enemy === null ? object : labels.classes[card.enemy],
        ...(card.health === 0 ? [] : [health(card.health)]),
        ...card.abilities.map((ability) => known(labels.abilities[ability], ability).name),
      ];
    case 'planning':
    case 'disruption':
    case 'token':
    case 'role':
      return [];
  }
}

function linesOf<S>({ words, labels }: Printer<S>, card: Card): readonly string[] {
  switch (card.kind) {
    case 'skill':
      return skillLines(words, card);
    case 'event':
      return eventLines(words, card);
    case 'planning':
      return planLines(words, card);
    case 'disruption':
      return disruptionLines(words, card);
    case 'threat':
      return [
        ...threatLines(words, card),
        ...card.abilities.map((ability) => known(labels.abilities[ability], ability).text),
      ];
    case 'token':
    case 'role':
      return thingLines(words, card.id);
  }
}

/** All cards of one vocabulary, in the order of the printed sheet. */
const base = <S>(printer: Printer<S>): readonly SheetEntry[] => [
  ...characters.map((character) => characterEntry(printer, character)),
  ...baseCards.map((card) => entryOf(printer, card)),
];

const told = (lang: Lang): Pick<Printer<never>, 'name' | 'story'> => ({
  name: (id) => nameOf(lang, id),
  story: (id) => cardStory(lang, id),
});

/** Everything that is printed for the first game; what is unlocked later has a sheet of its own in `locked/`. */
export const sheet = (lang: Lang): readonly SheetEntry[] => SHEETS[lang]();

const SHEETS: Readonly<Record<Lang, () => readonly SheetEntry[]>> = {
  de: () => base({ words: de, labels: labelsDe, ...told('de') }),
  en: () => base({ words: en, labels: labelsEn, ...told('en') }),
  ru: () => base({ words: ru, labels: labelsRu, ...told('ru') }),
};
