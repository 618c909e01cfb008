import { en, type Statement } from '@cantina/text';
import type { Who } from '../../content/index.ts';
import { nouns } from './words.ts';

/** What the verbs of the cards are told with, under one name: grammar, words, conditions. */

export const { a, and, clause, count, does, listAnd, listOr, noun, num, own, prep, say, the, thatOne, thisOne, upTo } =
  en;

export type Say = Statement<en.En>;
type Parts = Parameters<typeof clause> extends [unknown, ...infer Rest] ? Rest : never;

/** The other player a text is about. */
export const other = thatOne(nouns.player);
export const act = (who: Who, verb: en.VerbEn, ...parts: Parts): Say =>
  who === 'you' ? clause(verb, ...parts) : does(other, verb, ...parts);
/** A whole thought for which no clause is needed. */
export const words = (text: string): Say => ({ kind: 'words', text });

export * from './conditions.ts';
export * from './words.ts';
