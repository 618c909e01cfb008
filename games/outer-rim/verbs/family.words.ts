import type { WordTable } from '@cantina/text';
import type { Verb } from '../content/index.ts';
import type * as de from '../text/de/say.ts';
import type * as en from '../text/en/say.ts';
import type * as ru from '../text/ru/say.ts';
import type { EffectOf } from './family.ts';

/** What a verb says: mostly one statement. */
type Said<S> = S | readonly S[];

/** What telling a verb comes to in each language. */
interface Speech {
  readonly de: Said<de.Say>;
  readonly en: Said<en.Say>;
  readonly ru: Said<ru.Say>;
}

/** These have no words of their own: what they hold together is told by `compose` (text/frame.ts). */
type Wordless = 'sequence' | 'may' | 'if' | 'pay';
export type SpokenVerb = Exclude<Verb, Wordless>;

/** What every other verb says, in all languages. */
export type VerbWords = WordTable<EffectOf<SpokenVerb>, Speech>;

/** The words of some that belong together. */
export type FamilyWords = Partial<VerbWords>;
