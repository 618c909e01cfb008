import { type GameText, gameText } from '@cantina/playable';
import { book, type Lang } from '@cantina/text';
import { cards } from '../content/cards.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as ru } from './ru.ts';
import rulesDe from './rulebook/de.md';
import rulesEn from './rulebook/en.md';
import rulesRu from './rulebook/ru.md';
import type { Messages, Texts } from './texts.ts';

/** Prompts, labels, reasons and log lines. */
export const texts = book<Messages>({ de: de.messages, en: en.messages, ru: ru.messages });

const textOf = <L extends Lang>({ name, faces, scrap, settings, worth, attracts }: Texts<L>): GameText => {
  const names: Readonly<Record<string, string>> = faces;
  return gameText({
    name,
    settings,
    faceName: (face) => names[face] ?? face,
    sheet: () =>
      cards.map((card) => ({
        face: card.id,
        name: faces[card.id],
        group: scrap,
        values: [worth(card.worth)],
        text: card.attracts ? [attracts] : [],
        copies: card.copies,
      })),
  });
};

/** What the game says besides its messages. */
export const gameTexts: Readonly<Record<Lang, GameText>> = { de: textOf(de), en: textOf(en), ru: textOf(ru) };

/** The rulebook in our own words, keyed by rule ID. */
export const rulebook: Readonly<Record<Lang, string>> = { de: rulesDe, en: rulesEn, ru: rulesRu };
