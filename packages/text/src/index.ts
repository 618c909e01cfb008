/** The grammar of German, English and Russian, and messages in all three. Start with README.md. */
export { type Block, type Case, first, headed, lines, only, type Print, said } from './blocks.ts';
export {
  type Adjectives,
  type Book,
  book,
  books,
  type Catalogue,
  type Lexicon,
  type Nouns,
  type Np,
  type Verbs,
  type WordsOf,
  type Writer,
} from './catalogue.ts';
export { common, kernelBook, wordBook } from './common.ts';
export { type Branch, type Choice, type Composing, compose, type Told } from './compose.ts';
export * as de from './de/index.ts';
export * as en from './en/index.ts';
export { filled, filledBook } from './filled.ts';
export { type Amount, LANGS, type Lang, type Words } from './lang.ts';
export type { Language } from './language.ts';
export type { LogOf } from './log.ts';
export type { Part, Phrase, Slot } from './phrase.ts';
export {
  plain,
  type Reader,
  refusal,
  render,
  type Segment,
  segments,
  TextError,
  type TextFault,
  write,
} from './reader.ts';
export * as ru from './ru/index.ts';
export type { Clause, Link, Said, Statement } from './statement.ts';
export { type Telling, tellVerb, type VerbWords, type WordTable } from './verb-words.ts';
export type { CommonNoun, CommonVerb, WordMessages } from './words/terms.ts';
