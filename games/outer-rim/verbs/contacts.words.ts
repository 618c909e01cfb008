import * as de from '../text/de/say.ts';
import * as en from '../text/en/say.ts';
import * as ru from '../text/ru/say.ts';
import type { FamilyWords } from './family.words.ts';

const WHERE = {
  de: {
    here: 'auf deinem Planeten',
    'any-planet': 'auf einem Planeten deiner Wahl',
    'planet-without-players': 'auf einem Planeten ohne Spieler',
  },
  en: {
    here: 'on your planet',
    'any-planet': 'on a planet of your choice',
    'planet-without-players': 'on a planet without players',
  },
  ru: {
    here: 'на своей планете',
    'any-planet': 'на любой планете',
    'planet-without-players': 'на планете без игроков',
  },
} as const;

export const contactsWords = {
  'reveal-contacts': {
    de: ({ where, amount }) =>
      de.clause(
        de.verbs.reveal,
        amount === 'all' ? 'alle verdeckten Kontakte' : de.count(amount, de.nouns.contact, de.adjectives.facedown),
        WHERE.de[where],
      ),
    en: ({ where, amount }) =>
      en.clause(
        en.verbs.reveal,
        `${amount === 'all' ? 'all facedown contacts' : en.say(en.count(amount, en.nouns.contact))} ${WHERE.en[where]}`,
      ),
    ru: ({ where, amount }) =>
      ru.clause(
        ru.verbs.reveal,
        `${amount === 'all' ? 'все закрытые жетоны контактов' : `${ru.num(amount)} закрытый жетон контакта`} ${WHERE.ru[where]}`,
      ),
  },

  'look-at-contacts': {
    de: ({ where, amount }) =>
      de.clause(
        de.verbs.look,
        amount === 1
          ? de.count(1, de.nouns.contact, de.adjectives.facedown)
          : de.upTo(amount, de.nouns.contact, de.adjectives.facedown),
        `${WHERE.de[where]} im Geheimen`,
      ),
    en: ({ where, amount }) => {
      const tokens = amount === 1 ? '1 facedown contact' : `up to ${en.num(amount)} facedown contacts`;
      return en.clause(en.verbs.look, `${tokens} ${WHERE.en[where]}`);
    },
    ru: ({ where, amount }) =>
      ru.clause(
        ru.verbs.look,
        `тайно ${amount === 1 ? '1 закрытый жетон контакта' : `до ${ru.num(amount)} закрытых жетонов контактов`} ${WHERE.ru[where]}`,
      ),
  },

  'swap-contacts': {
    de: () =>
      de.clause(
        de.verbs.swap,
        '1 Kontakt auf deinem Planeten gegen einen beliebigen anderen Kontakt auf dem Spielplan',
      ),
    en: () => en.clause(en.verbs.swap, '1 contact on your planet with any other contact on the map'),
    ru: () => ru.clause(ru.verbs.swap, 'местами 1 жетон контакта на своей планете и любой другой на карте Галактики'),
  },

  'remove-contact': {
    de: () => de.clause(de.verbs.remove, 'diesen Kontakt', 'aus dem Spiel'),
    en: () => en.clause(en.verbs.remove, 'this contact', 'from the game'),
    ru: () => ru.clause(ru.verbs.remove, 'этот жетон контакта из игры'),
  },

  'encounter-within': {
    de: ({ spaces, with: whom }) => {
      const names = whom.map((each) => (each === 'patrol' ? 'einer Patrouille' : 'einem Kontakt'));
      return de.clause(de.verbs.encounter, `${de.listOr(names)} in höchstens ${de.num(spaces)} Feldern Entfernung`);
    },
    en: ({ spaces, with: whom }) =>
      en.clause(
        en.verbs.encounter,
        `${en.listOr(whom.map((each) => `a ${each}`))} up to ${en.num(spaces)} spaces away`,
      ),
    ru: ({ spaces, with: whom }) => {
      const names = whom.map((each) => (each === 'patrol' ? 'патрулём' : 'жетоном контакта'));
      return ru.clause(ru.verbs.resolve, `встречу с ${ru.listOr(names)} на расстоянии до ${ru.num(spaces)} областей`);
    },
  },

  'draw-encounter': {
    de: () => de.clause(de.verbs.resolve, 'eine weitere Begegnungskarte dieses Feldes'),
    en: () => en.clause(en.verbs.resolve, 'another encounter card of this space'),
    ru: () => ru.clause(ru.verbs.resolve, 'ещё одну карту встречи этой области'),
  },

  'resolve-databank': {
    de: ({ number }) => de.clause(de.verbs.resolve, `Datenbankkarte ${de.num(number)}`),
    en: ({ number }) => en.clause(en.verbs.resolve, `databank card ${en.num(number)}`),
    ru: ({ number }) => ru.clause(ru.verbs.resolve, `карту ${ru.num(number)} базы данных`),
  },
} satisfies FamilyWords;
