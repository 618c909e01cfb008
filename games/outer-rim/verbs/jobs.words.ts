import * as de from '../text/de/say.ts';
import * as en from '../text/en/say.ts';
import * as ru from '../text/ru/say.ts';
import type { FamilyWords } from './family.words.ts';

export const jobsWords = {
  'complete-job': {
    de: () => de.clause(de.verbs.complete, 'den Job'),
    en: () => en.clause(en.verbs.complete, en.the(en.nouns.job)),
    ru: () => ru.words('работа выполнена'),
  },

  'fail-job': {
    de: () => de.does(de.the(de.nouns.job), de.verbs.fail),
    en: () => en.does(en.the(en.nouns.job), en.verbs.fail),
    ru: () => ru.words('работа провалена'),
  },

  'discard-job': {
    de: () => de.clause(de.verbs.discard, 'den Job'),
    en: () => en.clause(en.verbs.discard, en.the(en.nouns.job)),
    ru: () => ru.clause(ru.verbs.discard, 'карту работы'),
  },

  'deliver-cargo': {
    de: ({ less }) =>
      de.clause(de.verbs.deliver, 'die Fracht', ...(less === 0 ? [] : [`für ${de.credits(less)} weniger`])),
    en: ({ less }) => en.clause(en.verbs.deliver, less === 0 ? 'the cargo' : `the cargo for ${en.credits(less)} less`),
    ru: ({ less }) =>
      ru.clause(ru.verbs.deliver, less === 0 ? 'груз' : `груз и получите на ${ru.credits(less)} меньше`),
  },

  'keep-cargo': {
    de: () => de.clause(de.verbs.keep, 'die Fracht'),
    en: () => en.clause(en.verbs.keep, 'the cargo'),
    ru: () => ru.clause(ru.verbs.keep, 'груз себе'),
  },

  'discard-cargo': {
    de: () => de.clause(de.verbs.discard, 'die Fracht'),
    en: () => en.clause(en.verbs.discard, 'the cargo'),
    ru: () => ru.clause(ru.verbs.discard, 'груз'),
  },

  'credits-for-fame': {
    de: ({ fame: amount }) => de.clause(de.verbs.gain, `${de.fame(amount)} statt ihrer Credits`),
    en: ({ fame: amount }) => en.clause(en.verbs.gain, `${en.fame(amount)} instead of its credits`),
    ru: ({ fame: amount }) => ru.clause(ru.verbs.gain, `${ru.fame(amount)} вместо её кредитов`),
  },

  'achieve-goal': {
    de: () => de.clause(de.verbs.achieve, 'dieses Ziel'),
    en: () => en.clause(en.verbs.achieve, 'this goal'),
    ru: () => ru.clause(ru.verbs.achieve, 'этой цели'),
  },
} satisfies FamilyWords;
