/** Everything the game says. Only the server, the command line and tests import this; a browser gets packs one by one. */
import { type Book, books, filledBook, type Lang } from '@cantina/text';
import { cards, packs as contents, maps } from '../content/all.ts';
import * as ops from '../rules/ops.ts';
import { texts as baseTexts, gameTextsFor } from './index.ts';
import { nameOf, packSheet } from './locked/index.ts';
import { messagesIn, wordsIn } from './packs.ts';
import { sheet } from './sheet.ts';

export { rulebook } from './index.ts';
export { packs } from './packs.ts';

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

/** Every verb that any card uses. */
function verbsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap(verbsIn);
  return 'verb' in part ? [String(part.verb), ...inside] : inside;
}

/** Carried out by the chapters on damage and crises, not as effects of their own. */
const ELSEWHERE: readonly string[] = ['block-damage', 'counter', 'skip-crisis'];

/** Everything there is to meet: every verb, every prompt, every event. */
export const universe = {
  verbs: [...new Set(verbsIn(cards))].filter((verb) => !ELSEWHERE.includes(verb)),
  decisions: [...texts.entries.en.keys()].filter((key) => key.startsWith('prompt.')),
  events: Object.values(ops).map(({ type }) => type),
};
