/** German. */
import { phrases } from '../phrase.ts';
import { speech } from '../speech.ts';
import { type Clause, statements } from '../statement.ts';
import { join, clause as putClause } from './clause.ts';
import type { CaseDe } from './noun.ts';
import { say } from './phrase.ts';
import { HABEN, SEIN } from './verb.ts';
import { type De, type NpDe, NUMBERS } from './words.ts';

export { type AdjDe, adj } from './adjective.ts';
export {
  adjNoun,
  type CaseDe,
  compound,
  type GenderDe,
  type NounDe,
  name,
  noun,
  pluralNoun,
  weakNoun,
} from './noun.ts';
export { say } from './phrase.ts';
export { prep, to } from './preposition.ts';
export { strong, type VerbDe, type VerbOptionsDe, verb } from './verb.ts';
export type { De, NpDe } from './words.ts';

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
} = phrases<De>();

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
} = statements<De>({ have: HABEN, instead: (parts) => ['stattdessen', ...parts] });

export const { sentence, paragraph, question, label, order, main, subordinate, infinitive, purpose } = speech<De>(
  {
    clause: putClause,
    join,
    links: {
      if: { word: 'falls', mood: 'subordinate' },
      when: { word: 'wenn', mood: 'subordinate' },
      once: { word: 'sobald', mood: 'subordinate' },
      whenever: { word: 'immer wenn', mood: 'subordinate' },
      while: { word: 'solange', mood: 'subordinate' },
      after: { word: 'nachdem', mood: 'completed' },
      before: { word: 'bevor', mood: 'subordinate' },
      until: { word: 'bis', mood: 'subordinate' },
      because: { word: 'weil', mood: 'subordinate' },
    },
    comma: ', ',
    commaBetweenClauses: false,
    conjunctions: { and: 'und', or: 'oder' },
    sameGoal: 'um',
    otherGoal: 'damit',
    leadComma: ' ',
    capitalAfterColon: true,
  },
  not,
);

export const { num, signed, percent, plural, quote, listAnd, listOr } = NUMBERS;
export { capital } from '../punctuation.ts';

export { SEIN as be };

/** A card in a sentence: its name stands in quotes, where no case touches it; a hidden one is a word like any other. */
export const title = (card: NpDe, kase: CaseDe = 'acc'): string =>
  card.kind === 'noun-phrase' && card.noun.isName ? quote(say(card)) : say(card, kase);

export const otherwise = 'andernfalls';

/** „diese Karte ist neutral“ */
export function is(subject: De['noun'] | NpDe, what: De['adj'] | NpDe | string): Clause<De> {
  return does(subject, SEIN, typeof what !== 'string' && what.kind === 'adjective' ? what.base : what);
}
