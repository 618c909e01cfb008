import type { SheetEntry } from '@cantina/playable';
import type { Lang } from '@cantina/text';
import { type Card, cards, type MarketShip, shipSheets } from '../content/index.ts';
import {
  assetValues,
  type CardWords,
  contactLines,
  contactValues,
  databankLines,
  databankValues,
  encounterLines,
  marketLines,
  marketValues,
} from './cards.ts';
import type { Labels } from './labels.ts';
import { ENCOUNTER_DECK_NAMES, FLIPPED_SHIP_NAMES, faceName, MARKET_DECK_NAMES } from './names/index.ts';
import { aiLines, characterLines, characterValues, shipLines, shipValues } from './people.ts';
import { sectionStory, storyOf } from './stories/index.ts';

/** What the texts of one language are made of. */
export interface CardPrinter<S> {
  readonly lang: Lang;
  readonly words: CardWords<S>;
  readonly labels: Labels;
}

/** All cards as they would be printed. */
export const sheet = <S>(printer: CardPrinter<S>): readonly SheetEntry[] =>
  (cards as readonly Card[]).map((card) => entryOf(printer, card));

/** One card; the browser prints it wherever it lies. */
export function entryOf<S>(printer: CardPrinter<S>, card: Card): SheetEntry {
  const { lang } = printer;
  const story = storyFor(card, printer);
  return {
    face: card.id,
    name: faceName(lang, card.id),
    group: groupOf(printer, card),
    values: valuesOf(printer.words, card),
    text: linesOf(printer, card),
    copies: copiesOf(card),
    ...(story === null ? {} : { story }),
  };
}

function groupOf<S>({ lang, labels: { groups } }: CardPrinter<S>, card: Card): string {
  switch (card.component) {
    case 'character':
      return groups.characters;
    case 'ship':
      return groups.ships;
    case 'market':
      return `${groups.market}: ${MARKET_DECK_NAMES[card.deck][lang]}`;
    case 'encounter':
      return `${groups.encounters}: ${ENCOUNTER_DECK_NAMES[card.deck][lang]}`;
    case 'databank':
      return groups.databank;
    case 'contact':
      return groups.contacts;
    case 'ai':
      return groups.ai;
  }
}

function valuesOf<S>(words: CardWords<S>, card: Card): readonly string[] {
  switch (card.component) {
    case 'character':
      return characterValues(words, card);
    case 'ship':
      return shipValues(words, card);
    case 'market':
      return marketValues(words, card);
    case 'encounter':
      return card.asset === null ? [] : assetValues(words, card.asset);
    case 'databank':
      return databankValues(words, card);
    case 'contact':
      return contactValues(words, card);
    case 'ai':
      return [];
  }
}

function linesOf<S>({ words, lang }: CardPrinter<S>, card: Card): readonly string[] {
  switch (card.component) {
    case 'character':
      return characterLines(words, card);
    case 'ship':
      return shipLines(words, card, card.flipped === null ? null : FLIPPED_SHIP_NAMES[card.ship as MarketShip][lang]);
    case 'market':
      return marketLines(words, card);
    case 'encounter':
      return encounterLines(words, card);
    case 'databank':
      return databankLines(words, card);
    case 'contact':
      return contactLines(words, card);
    case 'ai':
      return aiLines(words, card);
  }
}

function copiesOf(card: Card): number {
  if (card.component === 'market') return card.copies;
  return card.component === 'ship' ? shipSheets.filter((face) => face === card.id).length : 1;
}

/** A line of mood; an encounter card has one for each of its sections. */
function storyFor<S>(card: Card, { lang, words }: CardPrinter<S>): string | null {
  if (card.component !== 'encounter') return storyOf(card.id)?.[lang] ?? null;
  return card.sections
    .map(({ for: section }) => `${words.card.section(section)}: ${sectionStory(card.id, section)[lang]}`)
    .join(' ');
}
