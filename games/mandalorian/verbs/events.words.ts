import type { WordsFor } from '../text/cards.ts';
import * as de from '../text/de/speech.ts';
import * as en from '../text/en/speech.ts';
import * as ru from '../text/ru/speech.ts';

/** The steps of events. */
export const eventsWords: WordsFor<
  | 'enemies-move'
  | 'enemies-attack'
  | 'reinforce'
  | 'newcomer-moves'
  | 'reveal-nearest'
  | 'revealed-attacks'
  | 'disrupt-lowest'
  | 'another-event'
> = {
  'enemies-move': {
    de: ({ count: amount, classes, steps }) => de.does(de.ofClass(amount, classes), de.verbs.moveOn, de.far(steps)),
    en: ({ count: amount, classes, steps }) => en.does(en.ofClass(amount, classes), en.verbs.move, en.spaces(steps)),
    ru: ({ count: amount, classes, steps }) => ru.does(ru.ofClass(amount, classes), ru.verbs.go, ru.spaces(steps)),
  },
  'enemies-attack': {
    de: ({ count: amount, classes, range }) =>
      de.does(de.ofClass(amount, classes), de.verbs.attack, range === 0 ? 'auf dem eigenen Feld' : de.within(range)),
    en: ({ count: amount, classes, range }) =>
      en.does(en.ofClass(amount, classes), en.verbs.attack, range === 0 ? en.inOwnSpace(amount) : en.within(range)),
    ru: ({ count: amount, classes, range }) =>
      ru.does(
        ru.ofClass(amount, classes),
        ru.verbs.attack,
        range === 0 ? ru.prep('на', ru.own(ru.nouns.space), 'loc') : ru.within(range),
      ),
  },
  reinforce: {
    de: ({ at }) =>
      de.does(
        de.count(1, de.nouns.reinforcement),
        de.verbs.appear,
        at === 'star' ? 'auf dem Sternfeld, das dir am nächsten ist' : 'auf dem Startfeld',
      ),
    en: ({ at }) =>
      en.does(
        en.count(1, en.nouns.reinforcement),
        en.verbs.appear,
        at === 'star' ? 'on the star space nearest to you' : 'on the start space',
      ),
    ru: ({ at }) =>
      ru.does(
        ru.count(1, ru.nouns.reinforcement),
        ru.verbs.appear,
        at === 'star' ? 'на ближайшем к вам поле со звездой' : 'на стартовом поле',
      ),
  },
  'newcomer-moves': {
    de: ({ steps }) => de.does(de.it(de.the(de.nouns.reinforcement)), de.verbs.moveOn, de.far(steps)),
    en: ({ steps }) => en.words(`it moves ${en.spaces(steps)}`),
    ru: ({ steps }) => ru.does(ru.it(ru.the(ru.nouns.reinforcement)), ru.verbs.go, ru.spaces(steps)),
  },
  'reveal-nearest': {
    de: () => de.words('decke die verdeckte Bedrohung auf, die dir am nächsten ist'),
    en: () => en.clause(en.verbs.reveal, 'the facedown threat nearest to you'),
    ru: () => ru.clause(ru.verbs.reveal, 'ближайшую к вам закрытую угрозу'),
  },
  'revealed-attacks': {
    de: ({ range }) =>
      de.given('if', 'es ein Gegner ist', de.does(de.it(de.the(de.nouns.enemy)), de.verbs.attack, de.within(range))),
    en: ({ range }) => en.given('if', 'it is an enemy', `it attacks ${en.within(range)}`),
    ru: ({ range }) => ru.given('if', 'это враг', ru.words(`он атакует ${ru.within(range)}`)),
  },
  'disrupt-lowest': {
    de: () => de.clause(de.verbs.disrupt, 'den Aktionsbereich mit der niedrigsten Gesamtstärke'),
    en: () => en.clause(en.verbs.disrupt, 'the action area with the lowest total strength'),
    ru: () => ru.clause(ru.verbs.disrupt, 'помеху в зоне действия с наименьшей общей силой'),
  },
  'another-event': {
    de: () => de.clause(de.verbs.resolve, 'ein weiteres Ereignis mit derselben Gesamtstärke'),
    en: () => en.clause(en.verbs.resolve, 'another event with the same total strength'),
    ru: () => ru.clause(ru.verbs.resolve, 'ещё одно событие с той же общей силой'),
  },
};
