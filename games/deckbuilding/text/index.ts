import { type GameText, gameText } from '@cantina/playable';
import { book, de, en, type Lang, ru, type Words } from '@cantina/text';
import { texts as cardTexts } from './ability.ts';
import { board } from './board.ts';
import { labels as labelsDe } from './de/labels.ts';
import { log as logDe } from './de/log.ts';
import { messages as messagesDe } from './de/messages.ts';
import { labels as labelsEn } from './en/labels.ts';
import { log as logEn } from './en/log.ts';
import { messages as messagesEn } from './en/messages.ts';
import type { Labels } from './labels.ts';
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

const textsOf = <W extends Words>(
  lang: Lang,
  printer: CardPrinter<W>,
  draw: NonNullable<GameText['board']>,
): GameText => {
  const { game, sides, settings }: Labels = printer.labels;
  return gameText({
    name: game,
    settings,
    faceName: (face) => faceName(lang, face),
    sheet: () => sheet(lang, printer),
    sideName: (side) => (side === 'empire' || side === 'rebel' ? sides[side] : side),
    board: draw,
  });
};

/** What the game says besides its messages. */
export const gameTexts: Readonly<Record<Lang, GameText>> = {
  de: textsOf(
    'de',
    { texts: cardTexts.de, labels: labelsDe },
    board({ lang: 'de', labels: labelsDe, say: (np) => de.say(np) }),
  ),
  en: textsOf(
    'en',
    { texts: cardTexts.en, labels: labelsEn },
    board({ lang: 'en', labels: labelsEn, say: (np) => en.say(np) }),
  ),
  ru: textsOf(
    'ru',
    { texts: cardTexts.ru, labels: labelsRu },
    board({ lang: 'ru', labels: labelsRu, say: (np) => ru.say(np) }),
  ),
};

/** The rulebook in our own words, keyed by rule ID. */
export const rulebook: Readonly<Record<Lang, string>> = { de: rulesDe, en: rulesEn, ru: rulesRu };
