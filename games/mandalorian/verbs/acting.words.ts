import { tellWalk, type WordsFor } from '../text/cards.ts';
import * as de from '../text/de/speech.ts';
import * as en from '../text/en/speech.ts';
import * as ru from '../text/ru/speech.ts';

/** Actions besides the two of a turn. */
export const actingWords: WordsFor<'companion-acts' | 'free-action' | 'extra-action'> = {
  'companion-acts': {
    de: ({ range, each: everybody, action, strength }) =>
      de.does(
        de.tail(
          everybody ? de.each(de.other(de.nouns.character)) : de.another(de.nouns.character),
          range === null ? 'irgendwo auf der Karte' : de.within(range),
        ),
        de.verbs.perform,
        de.freeAction(action, strength),
      ),
    en: ({ range, each: everybody, action, strength }) =>
      en.does(
        en.tail(
          everybody ? en.each(en.other(en.nouns.character)) : en.another(en.nouns.character),
          range === null ? 'anywhere on the map' : en.within(range),
        ),
        en.verbs.perform,
        en.freeAction(action, strength),
      ),
    ru: ({ range, each: everybody, action, strength }) =>
      ru.does(
        ru.tail(
          everybody ? ru.each(ru.other(ru.nouns.character)) : ru.another(ru.nouns.character),
          range === null ? 'в любом месте карты' : ru.within(range),
        ),
        ru.verbs.perform,
        ru.freeAction(action, strength),
      ),
  },
  'free-action': {
    de:
      ({ action, strength, range, walk = {} }) =>
      (every) => [
        de.clause(de.verbs.perform, de.freeAction(action, strength)),
        ...(range === undefined
          ? []
          : [de.does(de.thisOne(de.nouns.attack), de.verbs.reach, `bis Reichweite ${de.num(range)}`)]),
        ...tellWalk(every, walk),
      ],
    en:
      ({ action, strength, range, walk = {} }) =>
      (all) => [
        en.clause(en.verbs.perform, en.freeAction(action, strength)),
        ...(range === undefined
          ? []
          : [en.does(en.thisOne(en.nouns.attack), en.verbs.reach, `up to range ${en.num(range)}`)]),
        ...tellWalk(all, walk),
      ],
    ru:
      ({ action, strength, range, walk = {} }) =>
      (every) => [
        ru.clause(ru.verbs.perform, ru.freeAction(action, strength)),
        ...(range === undefined
          ? []
          : [ru.does(ru.thisOne(ru.nouns.attack), ru.verbs.reach, `до дальности ${ru.num(range)}`)]),
        ...tellWalk(every, walk),
      ],
  },
  'extra-action': {
    de: () => de.clause(de.verbs.perform, de.a(de.nouns.extraAction)),
    en: () => en.clause(en.verbs.perform, en.a(en.nouns.action, en.adjectives.extra)),
    ru: () => ru.clause(ru.verbs.perform, ru.a(ru.nouns.action, ru.adjectives.extra)),
  },
};
