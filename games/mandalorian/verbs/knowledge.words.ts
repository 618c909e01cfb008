import type { WordsFor } from '../text/cards.ts';
import * as de from '../text/de/speech.ts';
import * as en from '../text/en/speech.ts';
import { PLANNING_NAMES } from '../text/names/decks.ts';
import * as ru from '../text/ru/speech.ts';

/** What one gets to see, and planning cards. */
export const knowledgeWords: WordsFor<'look' | 'foresee' | 'take-plan'> = {
  look: {
    de: ({ count: amount, range }) =>
      range === null
        ? de.clause(
            de.verbs.look,
            de.more(amount, de.nouns.threat, de.adjectives.facedown),
            'innerhalb derselben Reichweite',
          )
        : de.clause(de.verbs.look, de.count(amount, de.nouns.threat, de.adjectives.facedown), de.within(range)),
    en: ({ count: amount, range }) =>
      range === null
        ? en.clause(en.verbs.look, en.more(amount, en.nouns.threat, en.adjectives.facedown), 'within the same range')
        : en.clause(en.verbs.look, en.count(amount, en.nouns.threat, en.adjectives.facedown), en.within(range)),
    ru: ({ count: amount, range }) =>
      range === null
        ? ru.clause(ru.verbs.look, ru.more(amount, ru.nouns.threat), 'в пределах той же дальности')
        : ru.clause(ru.verbs.look, ru.count(amount, ru.nouns.threat), ru.within(range)),
  },
  foresee: {
    de: () => [
      de.clause(de.verbs.look, 'die oberste Karte des Ereignisstapels'),
      de.may(de.clause(de.verbs.lay, de.it(de.the(de.nouns.card)), 'unter den Stapel')),
    ],
    en: () => [
      en.clause(en.verbs.look, 'the top card of the event deck'),
      en.may(en.clause(en.verbs.put, 'it', 'on the bottom of the deck')),
    ],
    ru: () => [
      ru.clause(ru.verbs.look, 'верхнюю карту колоды событий'),
      ru.may(ru.clause(ru.verbs.lay, ru.it(ru.the(ru.nouns.card)), 'под низ колоды')),
    ],
  },
  'take-plan': {
    de: ({ plan }) =>
      de.clause(de.verbs.take, `1 ${de.quote(PLANNING_NAMES[plan].de)} von den abgelegten Planungskarten`),
    en: ({ plan }) =>
      en.clause(en.verbs.take, `1 ${en.quote(PLANNING_NAMES[plan].en)} from the discarded planning cards`),
    ru: ({ plan }) => ru.clause(ru.verbs.draw, `1 карту ${ru.quote(PLANNING_NAMES[plan].ru)} из сброшенных карт плана`),
  },
};
