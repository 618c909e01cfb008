/** Russian. */
import { phraseOf, phrases } from '../phrase.ts';
import { speech } from '../speech.ts';
import { type Clause, statements } from '../statement.ts';
import { adjForm } from './adjective.ts';
import { join, clause as putClause } from './clause.ts';
import { genderOf, isPlural } from './phrase.ts';
import { BE, HAVE } from './verb.ts';
import { type NpRu, NUMBERS, type Ru } from './words.ts';

export { type AdjRu, adj } from './adjective.ts';
export {
  type CaseRu,
  compound,
  fixed,
  type GenderRu,
  type NounOptionsRu,
  type NounRu,
  noun,
  pluralNoun,
  type SixRu,
  seatNoun,
  table,
} from './noun.ts';
export { say } from './phrase.ts';
export { prep, to } from './preposition.ts';
export { byName, title } from './title.ts';
export { type ConjugationRu, type VerbOptionsRu, type VerbRu, verb } from './verb.ts';
export type { NpRu, Ru } from './words.ts';

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
} = phrases<Ru>();

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
} = statements<Ru>({ have: HAVE, instead: (parts) => [{ kind: 'front', part: 'вместо этого' }, ...parts] });

export const { sentence, paragraph, question, label, order, main, subordinate, infinitive, purpose } = speech<Ru>(
  {
    clause: putClause,
    join,
    links: {
      if: { word: 'если', mood: 'subordinate' },
      when: { word: 'когда', mood: 'subordinate' },
      once: { word: 'как только', mood: 'completed' },
      whenever: { word: 'каждый раз, когда', mood: 'subordinate' },
      while: { word: 'пока', mood: 'subordinate' },
      after: { word: 'после того как', mood: 'completed' },
      before: { word: 'прежде чем', mood: 'completed' },
      until: { word: 'пока', mood: 'completed', negate: true },
      because: { word: 'так как', mood: 'subordinate' },
    },
    comma: ', ',
    commaBetweenClauses: true,
    conjunctions: { and: 'и', or: 'или' },
    sameGoal: 'чтобы',
    otherGoal: 'чтобы',
    leadComma: ' ',
    capitalAfterColon: false,
  },
  not,
);

export const { num, signed, percent, plural, quote, listAnd, listOr } = NUMBERS;
export { capital } from '../punctuation.ts';

export { BE as be };

export const otherwise = 'иначе';

/** «эта карта нейтральная», «ваша база — Дантуин» */
export function is(subject: Ru['noun'] | NpRu, what: Ru['adj'] | NpRu | string): Clause<Ru> {
  const np = phraseOf<Ru>(subject);
  const column = isPlural(np) ? 'pl' : genderOf(np);
  const part = typeof what !== 'string' && what.kind === 'adjective' ? adjForm(what, column, 'nom', false) : what;
  const dash = np.kind === 'noun-phrase' && typeof part !== 'string';
  return dash ? does(np, BE, '—', part) : does(np, BE, part);
}
