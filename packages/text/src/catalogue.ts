import type { Arg, CardArg, Message } from '@cantina/kernel';
import type { AdjDe, De, NounDe, NpDe, VerbDe } from './de/index.ts';
import type { AdjEn, En, NounEn, NpEn, VerbEn } from './en/index.ts';
import type { Lang } from './lang.ts';
import type { AdjRu, NounRu, NpRu, Ru, VerbRu } from './ru/index.ts';

/** The words of each language, by its name. */
interface Language {
  de: { words: De; noun: NounDe; adj: AdjDe; verb: VerbDe; np: NpDe };
  en: { words: En; noun: NounEn; adj: AdjEn; verb: VerbEn; np: NpEn };
  ru: { words: Ru; noun: NounRu; adj: AdjRu; verb: VerbRu; np: NpRu };
}

export type Noun<L extends Lang> = Language[L]['noun'];
export type Np<L extends Lang> = Language[L]['np'];
export type WordsOf<L extends Lang> = Language[L]['words'];

export type Nouns<L extends Lang, Term extends string> = Readonly<Record<Term, Language[L]['noun']>>;
export type Adjectives<L extends Lang, Term extends string> = Readonly<Record<Term, Language[L]['adj']>>;
export type Verbs<L extends Lang, Term extends string> = Readonly<Record<Term, Language[L]['verb']>>;

/** Every term in every language. */
export type Lexicon<Term extends string> = { readonly [L in Lang]: Nouns<L, Term> };

/** An argument as a catalogue meets it: seats and cards are phrases, nested messages are already text. */
export type Given<L extends Lang, T> = T extends CardArg | { readonly seat: number }
  ? Np<L>
  : T extends { readonly message: Message }
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Given<L, Item>[]
      : T;

export type GivenArgs<L extends Lang, T> = { readonly [Name in keyof T]: Given<L, T[Name]> };

/** Makes references while a text is written: in the browser a card can be hovered and a rule opened. */
export interface Writer<L extends Lang> {
  readonly lang: L;
  rule(id: string): string;
  card(face: string): Np<L>;
  seat(seat: number): Np<L>;
  /** What an option is called on the screen. */
  option(id: string): string;
}

/** One text per message of `M`, a function where it depends on something; a missing key or a wrong argument does not compile. */
export type Catalogue<L extends Lang, M> = {
  readonly [Key in keyof M]: string | ((args: GivenArgs<L, NonNullable<M[Key]>>, writer: Writer<L>) => string);
};

/** What messages may carry: the types of the wire. */
export type Declared<M> = {
  readonly [Key in keyof M]: { readonly [Name in keyof NonNullable<M[Key]>]: Arg };
};

/** A text after its types have done their work. */
export type Entry = string | ((args: Readonly<Record<string, unknown>>, writer: Writer<never>) => string);

/** All messages of one owner in all languages. */
export interface Book {
  readonly entries: Readonly<Record<Lang, ReadonlyMap<string, Entry>>>;
}

export function book<M extends Declared<M>>(texts: { readonly [L in Lang]: Catalogue<L, M> }): Book {
  return { entries: { de: entriesOf(texts.de), en: entriesOf(texts.en), ru: entriesOf(texts.ru) } };
}

/** One book of several; a key that two of them use is a mistake. */
export function books(...all: readonly Book[]): Book {
  const merged = (lang: Lang): ReadonlyMap<string, Entry> => {
    const entries = new Map<string, Entry>();
    for (const one of all) {
      for (const [key, entry] of one.entries[lang]) {
        const known = entries.get(key);
        if (known !== undefined && known !== entry) throw new Error(`two texts for ${lang} ${key}`);
        entries.set(key, entry);
      }
    }
    return entries;
  };
  return { entries: { de: merged('de'), en: merged('en'), ru: merged('ru') } };
}

function entriesOf(catalogue: object): ReadonlyMap<string, Entry> {
  return new Map(Object.entries(catalogue) as readonly [string, Entry][]);
}
