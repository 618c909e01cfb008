import type { Words } from './lang.ts';
import type { Numbers } from './numbers.ts';
import type { Phrase, phrases, Slot } from './phrase.ts';
import type { speech } from './speech.ts';
import type { Clause, statements } from './statement.ts';

/**
 * One language as `de`, `en` and `ru` are: the same functions under the same names. What a text says alike in all of them
 * is written once, as a function of the language.
 */
export type Language<W extends Words> = ReturnType<typeof phrases<W>> &
  ReturnType<typeof statements<W>> &
  ReturnType<typeof speech<W>> &
  Pick<Numbers, 'num' | 'signed'> & {
    readonly say: (head: W['noun'] | Phrase<W> | Slot<W>, kase?: W['case']) => string;
    readonly to: (head: W['noun'] | Phrase<W>) => Slot<W>;
    readonly is: (subject: W['noun'] | Phrase<W>, what: W['adj'] | Phrase<W> | string) => Clause<W>;
  };
