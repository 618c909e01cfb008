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

/** The words of verbs that belong together, each in all languages. */
export type FamilyWords<V extends Verb> = WordTable<EffectOf<V>, Speech>;
