export interface NounEn {
  readonly kind: 'noun';
  readonly sg: string;
  readonly pl: string;
  readonly only: 'pl' | null;
  /** "an hour", "a unit" – given only where the sound rule would fail. */
  readonly an: boolean | null;
  /** Somebody ("their hand", "who draws"), not something ("its cost", "that costs"). */
  readonly who: boolean;
  readonly isName: boolean;
}

export interface NounOptionsEn {
  readonly an?: boolean;
  readonly who?: boolean;
}

/** `noun('card')`, `noun('die', 'dice')`, `noun('opponent', { who: true })`. */
export function noun(sg: string, second?: string | NounOptionsEn, third?: NounOptionsEn): NounEn {
  const options = (typeof second === 'object' ? second : third) ?? {};
  return {
    kind: 'noun',
    sg,
    pl: typeof second === 'string' ? second : pluralOf(sg),
    only: null,
    an: options.an ?? null,
    who: options.who ?? false,
    isName: false,
  };
}

export function pluralNoun(pl: string): NounEn {
  return { kind: 'noun', sg: pl, pl, only: 'pl', an: null, who: false, isName: false };
}

export function name(text: string, options: { readonly who?: boolean } = {}): NounEn {
  return { kind: 'noun', sg: text, pl: text, only: null, an: null, who: options.who ?? true, isName: true };
}

export interface AdjEn {
  readonly kind: 'adjective';
  readonly text: string;
  readonly an: boolean | null;
  /** Stands before the number: "the top 2 cards", "the first 3 cards". */
  readonly leading: boolean;
}

export function adj(text: string, options: { readonly an?: boolean; readonly leading?: boolean } = {}): AdjEn {
  return { kind: 'adjective', text, an: options.an ?? null, leading: options.leading ?? false };
}

/** The owner of something: "the boss’s hand", "the players’ hands". */
export function ownerForm(text: string, isPlural: boolean): string {
  return isPlural && text.endsWith('s') ? `${text}’` : `${text}’s`;
}

/** A letter that is spoken as a letter: "an X-wing", "an R2 unit", "a U-boat". */
const LETTER = /^([A-Z])(?:[-\s.\d]|[A-Z]|$)/;
const LETTERS_WITH_AN = 'AEFHILMNORSX';
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;
const VOWEL_SPOKEN_AS_CONSONANT = /^(?:uni(?!n|m)|us[aeu]|util|ubi|eu|ewe|one\b|once\b)/i;
const NUMBER_WITH_AN = /^(?:8|11(?!\d)|18(?!\d))/;

export function article(next: string, an: boolean | null): 'a' | 'an' {
  if (an !== null) return an ? 'an' : 'a';
  const letter = LETTER.exec(next)?.[1];
  if (letter !== undefined) return LETTERS_WITH_AN.includes(letter) ? 'an' : 'a';
  if (VOWEL_SPOKEN_AS_CONSONANT.test(next)) return 'a';
  return /^[aeiou]/i.test(next) || SILENT_H.test(next) || NUMBER_WITH_AN.test(next) ? 'an' : 'a';
}

function pluralOf(sg: string): string {
  if (/[^aeiou]y$/.test(sg)) return `${sg.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(sg) ? `${sg}es` : `${sg}s`;
}
