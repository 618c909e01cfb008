import { tellVerb, type WordTable } from '@cantina/text';
import { assetsWords } from './assets.words.ts';
import { composingWords } from './composing.words.ts';
import { contactsWords } from './contacts.words.ts';
import type { EffectOf } from './family.ts';
import type { Speech, SpokenVerb } from './family.words.ts';
import { jobsWords } from './jobs.words.ts';
import { standingWords } from './standing.words.ts';
import { travelWords } from './travel.words.ts';
import { trialsWords } from './trials.words.ts';

/** What a verb says, without what follows from it. Apart from what it does: whoever prints cards loads no rules. */
const VERB_WORDS: WordTable<EffectOf<SpokenVerb>, Speech> = {
  ...composingWords,
  ...standingWords,
  ...trialsWords,
  ...assetsWords,
  ...travelWords,
  ...contactsWords,
  ...jobsWords,
};

const isList = <S>(said: S | readonly S[]): said is readonly S[] => Array.isArray(said);
const listed = <S>(said: S | readonly S[]): readonly S[] => (isList(said) ? said : [said]);

/** The statements of a verb in one language. */
export const spoken = {
  de: (effect: EffectOf<SpokenVerb>) => listed(tellVerb(VERB_WORDS, 'de', effect)),
  en: (effect: EffectOf<SpokenVerb>) => listed(tellVerb(VERB_WORDS, 'en', effect)),
  ru: (effect: EffectOf<SpokenVerb>) => listed(tellVerb(VERB_WORDS, 'ru', effect)),
};
