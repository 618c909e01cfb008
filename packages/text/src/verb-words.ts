import type { Effect } from '@cantina/kernel';
import type { Lang } from './lang.ts';

/** What telling an effect comes to in each language: a statement, a block, or a function of the scene. */
export type Telling = { readonly [L in Lang]: unknown };

/**
 * The words of one verb, side by side; they stand beside the verb, as a constant of their own. `tell` tells the parts of an
 * effect that holds others.
 */
export type VerbWords<E extends Effect, T extends Telling> = {
  readonly [L in Lang]: (effect: E, tell: (part: Effect) => T[L]) => T[L];
};

/** The words of every verb; a verb or a language that is missing does not compile. */
export type WordTable<E extends Effect, T extends Telling> = {
  readonly [V in E['verb']]: VerbWords<Extract<E, { readonly verb: V }>, T>;
};

/** Tells one effect in one language. */
export function tellVerb<E extends Effect, T extends Telling, L extends Lang>(
  words: WordTable<E, T>,
  lang: L,
  effect: E,
): T[L] {
  const tell = (part: Effect): T[L] =>
    (words[part.verb as E['verb']][lang] as (effect: Effect, tell: (part: Effect) => T[L]) => T[L])(part, tell);
  return tell(effect);
}
