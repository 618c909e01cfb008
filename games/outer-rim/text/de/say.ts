import { de, type Statement } from '@cantina/text';
import type { Who } from '../../content/index.ts';
import { nouns } from './words.ts';

/** What the verbs of the cards are told with, under one name: grammar, words, conditions. */

export const { a, and, another, clause, count, does, listAnd, listOr, num, prep, tail, the, thisOne, upTo, which } = de;

export type Say = Statement<de.De>;
type Parts = Parameters<typeof clause> extends [unknown, ...infer Rest] ? Rest : never;

/** „Dieser Spieler“: der andere, von dem der Text spricht. */
export const other = thisOne(nouns.player);
export const act = (who: Who, verb: de.VerbDe, ...parts: Parts): Say =>
  who === 'you' ? clause(verb, ...parts) : does(other, verb, ...parts);
/** A whole thought for which no clause is needed. */
export const words = (text: string): Say => ({ kind: 'words', text });

export * from './conditions.ts';
export * from './words.ts';
