import { ru, type Statement } from '@cantina/text';
import type { Who } from '../../content/index.ts';
import { nouns } from './words.ts';

/** What the verbs of the cards are told with, under one name: grammar, words, conditions. */

export const { and, clause, count, does, listAnd, listOr, num, say, tail, thisOne, your } = ru;

export type Say = Statement<ru.Ru>;
type Parts = Parameters<typeof clause> extends [unknown, ...infer Rest] ? Rest : never;

/** «Этот игрок»: другой, о котором говорит текст. */
export const other = thisOne(nouns.player);
export const act = (who: Who, verb: ru.VerbRu, ...parts: Parts): Say =>
  who === 'you' ? clause(verb, ...parts) : does(other, verb, ...parts);
/** A whole thought for which no clause is needed. */
export const words = (text: string): Say => ({ kind: 'words', text });

export * from './conditions.ts';
export * from './words.ts';
