import { explained, type GameText } from '@cantina/playable';
import { book, de, en, type Lang, ru } from '@cantina/text';
import { board } from './board.ts';
import { printed as printedDe, words as wordsDe } from './de/cards.ts';
import { labels as labelsDe } from './de/labels.ts';
import { log as logDe } from './de/log.ts';
import { messages as messagesDe } from './de/messages.ts';
import { printed as printedEn, words as wordsEn } from './en/cards.ts';
import { labels as labelsEn } from './en/labels.ts';
import { log as logEn } from './en/log.ts';
import { messages as messagesEn } from './en/messages.ts';
import type { Labels } from './labels.ts';
import type { Messages } from './log.ts';
import { faceName } from './names/index.ts';
import { printed as printedRu, words as wordsRu } from './ru/cards.ts';
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

const gameText = <S, Np>(lang: Lang, printer: CardPrinter<S, Np>, draw: NonNullable<GameText['board']>): GameText => {
  const { game, sides, settings }: Labels = printer.labels;
  return {
    name: game,
    faceName: (face) => faceName(lang, face),
    sheet: () => sheet(lang, printer),
    sideName: (side) => (side === 'empire' || side === 'rebel' ? sides[side] : side),
    settingName: (setting, value) => explained(settings, setting, value).name,
    settingHelp: (setting, value) => explained(settings, setting, value).help,
    board: draw,
  };
};

const printerDe = { words: wordsDe, printed: printedDe, labels: labelsDe };
const printerEn = { words: wordsEn, printed: printedEn, labels: labelsEn };
const printerRu = { words: wordsRu, printed: printedRu, labels: labelsRu };

/** What the game says besides its messages. */
export const gameTexts: Readonly<Record<Lang, GameText>> = {
  de: gameText('de', printerDe, board({ lang: 'de', labels: labelsDe, say: (np) => de.say(np) })),
  en: gameText('en', printerEn, board({ lang: 'en', labels: labelsEn, say: (np) => en.say(np) })),
  ru: gameText('ru', printerRu, board({ lang: 'ru', labels: labelsRu, say: (np) => ru.say(np) })),
};

/** The rulebook in our own words, keyed by rule ID. */
export const rulebook: Readonly<Record<Lang, string>> = { de: rulesDe, en: rulesEn, ru: rulesRu };
