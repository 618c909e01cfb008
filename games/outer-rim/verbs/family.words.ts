import type { WordTable } from '@cantina/text';
import type { Verb } from '../content/index.ts';
import type * as de from '../text/de/say.ts';
import type * as en from '../text/en/say.ts';
import type * as ru from '../text/ru/say.ts';
import type { EffectOf } from './family.ts';

/** What a verb says: mostly one statement. */
type Said<S> = S | readonly S[];

/** What telling a verb comes to in each language. */
export interface Speech {
  readonly de: Said<de.Say>;
  readonly en: Said<en.Say>;
  readonly ru: Said<ru.Say>;
}

/** These have no words of their own: what they hold together is told by `compose` (text/frame.ts). */
type Wordless = 'sequence' | 'may' | 'if' | 'pay';
export type SpokenVerb = Exclude<Verb, Wordless>;

/** What some verbs that belong together say, in all languages. */
export type FamilyWords = Partial<WordTable<EffectOf<SpokenVerb>, Speech>>;
