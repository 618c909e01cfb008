/** Everything the game says. Only the server, the command line and tests import this; a browser gets packs one by one. */
import { type Book, books, filledBook, type Lang } from '@cantina/text';
import { cards, packs as contents, maps } from '../content/all.ts';
import { texts as baseTexts, gameTextsFor } from './index.ts';
import { nameOf, packSheet } from './locked/index.ts';
import { messagesIn, wordsIn } from './locked/packs.ts';
import { sheet } from './sheet.ts';

export { rulebook } from './index.ts';
export { packs } from './locked/packs.ts';

const inPacks = (lang: Lang): Readonly<Record<string, string>> =>
  Object.fromEntries(contents.flatMap(({ id }) => Object.entries(messagesIn(lang, id))));

export const texts: Book = books(
  baseTexts,
  filledBook(
    { de: inPacks('de'), en: inPacks('en'), ru: inPacks('ru') },
    { de: wordsIn('de'), en: wordsIn('en'), ru: wordsIn('ru') },
  ),
);

export const gameTexts = gameTextsFor({
  cards,
  maps,
  faceName: nameOf,
  sheet: (lang) => [...sheet(lang), ...contents.flatMap(({ id }) => packSheet(lang, id))],
});
