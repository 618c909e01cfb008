export type Lang = 'de' | 'en' | 'ru';

export const LANGS: readonly Lang[] = ['de', 'en', 'ru'];

/** How many: a number, or the X that a card explains elsewhere. */
export type Amount = number | 'X';

/** The kinds of words of one language. Phrases, clauses and statements are written once for all of them. */
export interface Words {
  noun: { readonly kind: 'noun'; readonly only: 'pl' | null };
  adj: { readonly kind: 'adjective' };
  verb: { readonly kind: 'verb' };
  case: string;
}
