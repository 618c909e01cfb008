/** Texts of the first game. The browser is built with this alone; everything else is in all.ts, for the server. */
import { explained, type GameText } from '@cantina/playable';
import { type Book, book, books, de, en, filledBook, type Lang, ru } from '@cantina/text';
import { baseCards, baseMap, type Card, type GameMap } from '../content/index.ts';
import { type Board, board } from './board.ts';
import { labels as labelsDe } from './de/labels.ts';
import { log as logDe } from './de/log.ts';
import { messages as messagesDe } from './de/messages.ts';
import { labels as labelsEn } from './en/labels.ts';
import { log as logEn } from './en/log.ts';
import { messages as messagesEn } from './en/messages.ts';
import type { Labels } from './labels.ts';
import type { Messages } from './log.ts';
import { baseNames, nameOf } from './names/index.ts';
import { MISSION_NAMES } from './names/mission1.ts';
import { labels as labelsRu } from './ru/labels.ts';
import { log as logRu } from './ru/log.ts';
import { messages as messagesRu } from './ru/messages.ts';
import rulesDe from './rulebook/de.md';
import rulesEn from './rulebook/en.md';
import rulesRu from './rulebook/ru.md';
import { sheet } from './sheet.ts';
import { baseStory } from './stories/index.ts';

/** Prompts, labels, reasons and log lines. */
const spoken = book<Messages>({
  de: { ...messagesDe, ...logDe },
  en: { ...messagesEn, ...logEn },
  ru: { ...messagesRu, ...logRu },
});

export const labels: Readonly<Record<Lang, Labels>> = { de: labelsDe, en: labelsEn, ru: labelsRu };

/** Texts that take no arguments, by the keys under which packs have theirs: briefing, story, names on the map. */
const written = (lang: Lang): Readonly<Record<string, string>> => ({
  ...labels[lang].briefing,
  ...baseStory[lang],
  ...Object.fromEntries(Object.entries(MISSION_NAMES).map(([id, name]) => [`name.${id}`, name[lang]])),
});
const WRITTEN = { de: written('de'), en: written('en'), ru: written('ru') };

export const missionText = (key: string, lang: Lang): string | undefined => WRITTEN[lang][key];

export const texts: Book = books(spoken, filledBook(WRITTEN));

/** How much of the game a reader may know. */
export interface Knowledge {
  readonly cards: readonly Card[];
  readonly maps: readonly GameMap[];
  readonly faceName: (lang: Lang, face: string) => string;
  readonly sheet: (lang: Lang) => ReturnType<GameText['sheet']>;
}

export function gameTextsFor(known: Knowledge): Readonly<Record<Lang, GameText>> {
  const text = (lang: Lang, draw: Board): GameText => {
    const { game, settings } = labels[lang];
    return {
      name: game,
      faceName: (face) => known.faceName(lang, face),
      sheet: () => known.sheet(lang),
      sideName: (side) => (side === '' ? '' : nameOf(lang, side)),
      settingName: (setting, value) => explained(settings, setting, value).name,
      settingHelp: (setting, value) => explained(settings, setting, value).help,
      board: draw,
    };
  };
  const { cards, maps } = known;
  return {
    de: text('de', board({ lang: 'de', labels: labelsDe, say: (np) => de.say(np), cards, maps })),
    en: text('en', board({ lang: 'en', labels: labelsEn, say: (np) => en.say(np), cards, maps })),
    ru: text('ru', board({ lang: 'ru', labels: labelsRu, say: (np) => ru.say(np), cards, maps })),
  };
}

/** What the game says besides its messages. A card whose pack is still on its way has no name yet. */
export const gameTexts = gameTextsFor({
  cards: baseCards,
  maps: [baseMap],
  faceName: (lang, face) => baseNames[face]?.[lang] ?? '…',
  sheet,
});

/** The rulebook in our own words, keyed by rule ID. */
export const rulebook: Readonly<Record<Lang, string>> = { de: rulesDe, en: rulesEn, ru: rulesRu };
