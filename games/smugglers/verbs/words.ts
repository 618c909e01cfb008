import { type Lang, tellVerb, type WordTable } from '@cantina/text';
import type { FateCard, FateEffect } from '../content/index.ts';
import { cardShipWords } from './card-ships.words.ts';
import { fortuneWords } from './fortunes.words.ts';
import { hazardWords } from './hazards.words.ts';
import { keptWords } from './kept.words.ts';
import { planetEventWords } from './planet-events.words.ts';
import type { Telling } from './telling.ts';

/** The words of all verbs; apart from the verbs, so that a browser which prints cards need not load the rules. */
const VERB_WORDS: WordTable<FateEffect, Telling> = {
  ...cardShipWords,
  ...hazardWords,
  ...planetEventWords,
  ...keptWords,
  ...fortuneWords,
};

/** The rules text of a fate card, a paragraph per thought. */
export const fateText = (lang: Lang, { effect, kind }: FateCard): readonly string[] =>
  tellVerb(VERB_WORDS, lang, effect)(kind);
