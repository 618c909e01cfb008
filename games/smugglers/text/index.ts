import { explained, type GameText } from '@cantina/playable';
import { book, de, en, type Lang, ru } from '@cantina/text';
import type { Agreed } from '../rules/options.ts';
import { board } from './board.ts';
import { labels as labelsDe } from './de/labels.ts';
import { log as logDe } from './de/log.ts';
import { messages as messagesDe } from './de/messages.ts';
import { labels as labelsEn } from './en/labels.ts';
import { log as logEn } from './en/log.ts';
import { messages as messagesEn } from './en/messages.ts';
import type { Messages } from './log.ts';
import { faceName } from './names/index.ts';
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

export const printers: Readonly<Record<Lang, CardPrinter>> = {
  de: { lang: 'de', labels: labelsDe },
  en: { lang: 'en', labels: labelsEn },
  ru: { lang: 'ru', labels: labelsRu },
};

/** What the game is about, with the sum where there is one. */
export const goalName = (lang: Lang, { goal, fortune }: Agreed): string => {
  const { name } = printers[lang].labels.settings.goal.values[goal];
  return goal === 'fortune' ? `${name}: ${NUMBERS[lang](fortune)}` : name;
};
const NUMBERS: Readonly<Record<Lang, (n: number) => string>> = { de: de.num, en: en.num, ru: ru.num };

const gameText = (lang: Lang, draw: NonNullable<GameText['board']>): GameText => {
  const printer = printers[lang];
  const { game, settings } = printer.labels;
  return {
    name: game,
    faceName: (face) => faceName(lang, face),
    sheet: () => sheet(printer),
    sideName: (side) => faceName(lang, side),
    settingName: (setting, value) => explained(settings, setting, value).name,
    settingHelp: (setting, value) => explained(settings, setting, value).help,
    board: draw,
  };
};

/** What the game says besides its messages. */
export const gameTexts: Readonly<Record<Lang, GameText>> = {
  de: gameText('de', board({ lang: 'de', labels: labelsDe, say: (np) => de.say(np) })),
  en: gameText('en', board({ lang: 'en', labels: labelsEn, say: (np) => en.say(np) })),
  ru: gameText('ru', board({ lang: 'ru', labels: labelsRu, say: (np) => ru.say(np) })),
};

/** The rulebook in our own words, keyed by rule ID. */
export const rulebook: Readonly<Record<Lang, string>> = { de: rulesDe, en: rulesEn, ru: rulesRu };
