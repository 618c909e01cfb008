import { conditionOf, tellWalk, type WordsFor } from '../text/cards.ts';
import * as de from '../text/de/speech.ts';
import * as en from '../text/en/speech.ts';
import * as ru from '../text/ru/speech.ts';

/** What changes an action. */
export const changesWords: WordsFor<
  | 'attack-range'
  | 'attack-space'
  | 'split-damage'
  | 'strength'
  | 'walk'
  | 'intel-steps'
  | 'intel-through'
  | 'plan-draw'
  | 'plan-keep'
  | 'plan-give'
> = {
  'attack-range': {
    de: ({ range }) => de.does(de.thisOne(de.nouns.attack), de.verbs.reach, `bis Reichweite ${de.num(range)}`),
    en: ({ range }) => en.does(en.thisOne(en.nouns.attack), en.verbs.reach, `up to range ${en.num(range)}`),
    ru: ({ range }) => ru.does(ru.thisOne(ru.nouns.attack), ru.verbs.reach, `до дальности ${ru.num(range)}`),
  },
  'attack-space': {
    de: ({ range }) =>
      de.words(
        `statt 1 Bedrohung darfst du alle Gegner auf 1 Feld ${de.within(range)} angreifen; jeder von ihnen erleidet den vollen Schaden`,
      ),
    en: ({ range }) =>
      en.words(
        `instead of 1 threat you may attack every enemy in 1 space ${en.within(range)}; each of them suffers the full damage`,
      ),
    ru: ({ range }) =>
      ru.words(
        `вместо 1 угрозы вы можете атаковать всех врагов на 1 поле ${ru.within(range)}; каждый из них получает полный урон`,
      ),
  },
  'split-damage': {
    de: ({ range }) =>
      de.may(de.clause(de.verbs.divide, de.the(de.nouns.damage), `auf mehrere Gegner ${de.within(range)}`)),
    en: ({ range }) => en.may(en.clause(en.verbs.split, 'the damage', `among enemies ${en.within(range)}`)),
    ru: ({ range }) =>
      ru.may(ru.clause(ru.verbs.divide, ru.bare(ru.nouns.damage), `между врагами ${ru.within(range)}`)),
  },
  strength: {
    de:
      ({ add, when }) =>
      (every) =>
        de.words(`+${de.num(add)} Stärke, falls ${conditionOf(every, when)}`),
    en:
      ({ add, when }) =>
      (all) =>
        en.words(`+${en.num(add)} strength if ${conditionOf(all, when)}`),
    ru:
      ({ add, when }) =>
      (every) =>
        ru.words(`+${ru.num(add)} к силе, если ${conditionOf(every, when)}`),
  },
  walk: {
    de:
      ({ walk }) =>
      (every) =>
        tellWalk(every, walk),
    en:
      ({ walk }) =>
      (all) =>
        tellWalk(all, walk),
    ru:
      ({ walk }) =>
      (every) =>
        tellWalk(every, walk),
  },
  'intel-steps': {
    de: ({ steps }) => de.words(`ein Gegner, den du so bewegst, darf bis zu ${de.far(steps)} gehen`),
    en: ({ steps }) => en.words(`an enemy you move this way may go up to ${en.spaces(steps)}`),
    ru: ({ steps }) => ru.words(`враг, которого вы так передвигаете, может пройти ${ru.upToSpaces(steps)}`),
  },
  'intel-through': {
    de: () => de.clause(de.verbs.count, de.the(de.nouns.range), 'durch Wände und verschlossene Türen hindurch'),
    en: () => en.clause(en.verbs.count, 'range', 'through walls and locked doors'),
    ru: () => ru.words('дальность считается сквозь стены и запертые двери'),
  },
  'plan-draw': {
    de: ({ add }) => de.clause(de.verbs.draw, de.more(add, de.nouns.card)),
    en: ({ add }) => en.clause(en.verbs.draw, en.more(add, en.nouns.card)),
    ru: ({ add }) => ru.clause(ru.verbs.draw, ru.more(add, ru.nouns.card)),
  },
  'plan-keep': {
    de: ({ keep }) => de.may(de.clause(de.verbs.keep, `bis zu ${de.num(keep)} der gezogenen Karten`)),
    en: ({ keep }) => en.may(en.clause(en.verbs.keep, `up to ${en.num(keep)} of the drawn cards`)),
    ru: ({ keep }) => ru.may(ru.clause(ru.verbs.keep, 'себе', `до ${ru.num(keep)} взятых карт`)),
  },
  'plan-give': {
    de: ({ range }) =>
      de.may(
        de.clause(
          de.verbs.give,
          de.to(de.tail(de.another(de.nouns.character), de.within(range))),
          'die behaltene Karte',
        ),
      ),
    en: ({ range }) =>
      en.may(
        en.clause(
          en.verbs.give,
          'the card you keep',
          en.prep('to', en.tail(en.another(en.nouns.character), en.within(range))),
        ),
      ),
    ru: ({ range }) =>
      ru.may(
        ru.clause(ru.verbs.give, 'оставленную карту', ru.to(ru.tail(ru.another(ru.nouns.character), ru.within(range)))),
      ),
  },
};
