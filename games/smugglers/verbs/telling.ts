import type { Effect } from '@cantina/kernel';
import type { Lang, VerbWords } from '@cantina/text';
import type { FateKind } from '../content/index.ts';

/** What a fate card says, a paragraph per thought; some of it depends on the kind of card. */
export type Paragraphs = (kind: FateKind) => readonly string[];

/** How every verb of this game is told. */
export type Telling = { readonly [L in Lang]: Paragraphs };

/** Whole sentences, in three languages side by side. */
export type Sentences<A extends readonly unknown[]> = { readonly [L in Lang]: (...args: A) => string };
export type Sentence = { readonly [L in Lang]: string };

/** A verb that is told in one paragraph, whatever the kind of card. */
export const plain = <E extends Effect>({ de, en, ru }: Sentences<[effect: E]>): VerbWords<E, Telling> => ({
  de: (effect) => () => [de(effect)],
  en: (effect) => () => [en(effect)],
  ru: (effect) => () => [ru(effect)],
});

/** A verb whose words are put together in the same way in every language. */
export const alike = <E extends Effect>(tell: (lang: Lang, effect: E) => Paragraphs): VerbWords<E, Telling> => ({
  de: (effect) => tell('de', effect),
  en: (effect) => tell('en', effect),
  ru: (effect) => tell('ru', effect),
});
