import type { KernelErrors } from '@cantina/kernel';
import { book } from './catalogue.ts';
import { messages as errorsDe } from './errors/de.ts';
import { messages as errorsEn } from './errors/en.ts';
import { messages as errorsRu } from './errors/ru.ts';
import { adjectives as adjDe, nouns as nounsDe, verbs as verbsDe, messages as wordsDe } from './words/de.ts';
import { adjectives as adjEn, nouns as nounsEn, verbs as verbsEn, messages as wordsEn } from './words/en.ts';
import { adjectives as adjRu, nouns as nounsRu, verbs as verbsRu, messages as wordsRu } from './words/ru.ts';
import type { WordMessages } from './words/terms.ts';

/** What the kernel refuses, said to people. */
export const kernelBook = book<KernelErrors>({ de: errorsDe, en: errorsEn, ru: errorsRu });

/** Buttons and headings every table needs. */
export const wordBook = book<WordMessages>({ de: wordsDe, en: wordsEn, ru: wordsRu });

/** Words to start a lexicon with: `const noun = { ...common.de.noun, unit: … }`. */
export const common = {
  de: { noun: nounsDe, adj: adjDe, verb: verbsDe },
  en: { noun: nounsEn, adj: adjEn, verb: verbsEn },
  ru: { noun: nounsRu, adj: adjRu, verb: verbsRu },
} as const;
