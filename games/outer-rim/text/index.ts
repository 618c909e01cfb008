import { explained, type GameText } from '@cantina/playable';
import { book, de, en, type Lang, ru } from '@cantina/text';
import { useIn } from './abilities.ts';
import { board } from './board.ts';
import { words as wordsDe } from './de/cards.ts';
import { labels as labelsDe } from './de/labels.ts';
import { log as logDe } from './de/log.ts';
import { messages as messagesDe } from './de/messages.ts';
import { words as wordsEn } from './en/cards.ts';
import { labels as labelsEn } from './en/labels.ts';
import { log as logEn } from './en/log.ts';
import { messages as messagesEn } from './en/messages.ts';
import type { Messages } from './log.ts';
import { faceName } from './names/index.ts';
import { words as wordsRu } from './ru/cards.ts';
import { labels as labelsRu } from './ru/labels.ts';
import { log as logRu } from './ru/log.ts';
import { messages as messagesRu } from './ru/messages.ts';
import rulesDe from './rulebook/de.md';
import rulesEn from './rulebook/en.md';
import rulesRu from './rulebook/ru.md';
import { type CardPrinter, sheet } from './sheet.ts';

export type { Messages } from './log.ts';

/** Prompts, labels, reasons and log lines. */
export const texts = book<Messages>({
  de: { ...messagesDe, ...logDe },
  en: { ...messagesEn, ...logEn },
  ru: { ...messagesRu, ...logRu },
});

export const printers = {
  de: { lang: 'de', words: wordsDe, labels: labelsDe },
  en: { lang: 'en', words: wordsEn, labels: labelsEn },
  ru: { lang: 'ru', words: wordsRu, labels: labelsRu },
} as const;

/** What an ability does when it is used. */
export const useOf = { de: useIn(wordsDe), en: useIn(wordsEn), ru: useIn(wordsRu) } as const;

function gameText<S>(printer: CardPrinter<S>, draw: NonNullable<GameText['board']>): GameText {
  const { lang } = printer;
  const { game, settings } = printer.labels;
  return {
    name: game,
    faceName: (face) => faceName(lang, face),
    sheet: () => sheet(printer),
    sideName: (side) => (side === '' ? '' : faceName(lang, side)),
    settingName: (setting, value) => explained(settings, setting, value).name,
    settingHelp: (setting, value) => explained(settings, setting, value).help,
    board: draw,
  };
}

/** What the game says besides its messages. */
export const gameTexts: Readonly<Record<Lang, GameText>> = {
  de: gameText(printers.de, board({ lang: 'de', labels: labelsDe, card: wordsDe.card, say: (np) => de.say(np) })),
  en: gameText(printers.en, board({ lang: 'en', labels: labelsEn, card: wordsEn.card, say: (np) => en.say(np) })),
  ru: gameText(printers.ru, board({ lang: 'ru', labels: labelsRu, card: wordsRu.card, say: (np) => ru.say(np) })),
};

/** The rulebook in our own words, keyed by rule ID. */
export const rulebook: Readonly<Record<Lang, string>> = { de: rulesDe, en: rulesEn, ru: rulesRu };
