/** English. */
import { phrases } from '../phrase.ts';
import { speech } from '../speech.ts';
import { type Clause, statements } from '../statement.ts';
import { join, clause as putClause } from './clause.ts';
import { BE, HAVE } from './verb.ts';
import { type En, type NpEn, NUMBERS } from './words.ts';

export { type AdjEn, adj, type NounEn, name, noun, pluralNoun } from './noun.ts';
export { prep, say, to } from './phrase.ts';
export { type VerbEn, verb } from './verb.ts';
export type { CaseEn, En, NpEn } from './words.ts';

export const {
  you,
  bare,
  a,
  the,
  your,
  own,
  thisOne,
  thatOne,
  no,
  each,
  any,
  another,
  other,
  many,
  all,
  oneOf,
  anyNumber,
  count,
  upTo,
  atLeast,
  atMost,
  exactly,
  more,
  of,
  tail,
  which,
  whom,
  it,
  both,
  either,
  front,
} = phrases<En>();

export const {
  clause,
  does,
  asks,
  passive,
  have,
  may,
  must,
  can,
  cannot,
  not,
  and,
  or,
  andThen,
  given,
  provided,
  inOrder,
  colon,
  lead,
  instead,
} = statements<En>({ have: HAVE, instead: (parts) => [...parts, 'instead'] });

export const { sentence, paragraph, question, label, order, main, subordinate, infinitive, purpose } = speech<En>(
  {
    clause: putClause,
    join,
    links: {
      if: { word: 'if', mood: 'subordinate' },
      when: { word: 'when', mood: 'subordinate' },
      once: { word: 'as soon as', mood: 'subordinate' },
      whenever: { word: 'whenever', mood: 'subordinate' },
      while: { word: 'while', mood: 'subordinate' },
      after: { word: 'after', mood: 'subordinate' },
      before: { word: 'before', mood: 'subordinate' },
      until: { word: 'until', mood: 'subordinate' },
      because: { word: 'because', mood: 'subordinate' },
    },
    comma: ' ',
    commaBetweenClauses: true,
    conjunctions: { and: 'and', or: 'or' },
    sameGoal: 'to',
    otherGoal: 'so that',
    leadComma: ', ',
    capitalAfterColon: true,
  },
  not,
);

export const { num, signed, percent, plural, quote, listAnd, listOr } = NUMBERS;
export { capital } from '../punctuation.ts';

export { BE as be };

export const otherwise = 'otherwise';

/** "this card is neutral" */
export function is(subject: En['noun'] | NpEn, what: En['adj'] | NpEn | string): Clause<En> {
  return does(subject, BE, typeof what !== 'string' && what.kind === 'adjective' ? what.text : what);
}
