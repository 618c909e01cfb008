import type { MarketDeck } from '../content/index.ts';
import * as de from '../text/de/say.ts';
import * as en from '../text/en/say.ts';
import * as ru from '../text/ru/say.ts';
import type { FamilyWords } from './family.words.ts';

/** The top card of one of these decks. */
const topOf = {
  de: (decks: readonly MarketDeck[]): string => `die oberste Karte vom ${de.deck(...decks)}`,
  en: (decks: readonly MarketDeck[]): string => `the top card of ${en.listOr(decks.map((each) => en.decks[each]))}`,
  ru: (decks: readonly MarketDeck[]): string => `верхнюю карту ${ru.listOr(decks.map((each) => ru.decks[each]))}`,
};

export const assetsWords = {
  'gain-this': {
    de: () => de.clause(de.verbs.gain, 'diese Karte'),
    en: () => en.clause(en.verbs.gain, en.thisOne(en.nouns.card)),
    ru: () => ru.clause(ru.verbs.gain, 'эту карту'),
  },

  buy: {
    de: ({ deck: decks, discount, free }) => {
      if (free) return de.clause(de.verbs.gain, topOf.de(decks), 'kostenlos');
      return de.clause(de.verbs.buy, topOf.de(decks), ...(discount > 0 ? [`für ${de.credits(discount)} weniger`] : []));
    },
    en: ({ deck, discount, free }) => {
      if (free) return en.clause(en.verbs.take, topOf.en(deck), 'without paying');
      return en.clause(en.verbs.buy, topOf.en(deck), ...(discount > 0 ? [`for ${en.credits(discount)} less`] : []));
    },
    ru: ({ deck, discount, free }) => {
      if (free) return ru.clause(ru.verbs.draw, topOf.ru(deck), 'бесплатно');
      return ru.clause(ru.verbs.buy, topOf.ru(deck), ...(discount > 0 ? [`на ${ru.credits(discount)} дешевле`] : []));
    },
  },

  /** What may be bought first, then in which state. */
  'buy-used-ship': {
    de: () => [
      de.clause(de.verbs.buy, de.which(de.a(de.nouns.ship, de.adjectives.unused), de.verbs.cost, 'mehr als deines')),
      de.words('es beginnt mit 3 Schaden'),
    ],
    en: () => [
      en.clause(en.verbs.buy, 'a ship from the supply that costs more than yours'),
      en.words('it starts with 3 damage'),
    ],
    ru: () => [
      ru.clause(ru.verbs.buy, 'корабль из запаса, который дороже вашего'),
      ru.words('он начинает с 3 повреждениями'),
    ],
  },

  'market-action': {
    de: () => de.clause(de.verbs.fulfil, 'eine Aktion „Markt“'),
    en: () => en.clause(en.verbs.make, 'a Market action'),
    ru: () => ru.clause(ru.verbs.make, 'действие «рынок»'),
  },

  'discard-top': {
    de: ({ deck: decks }) => de.clause(de.verbs.discard, topOf.de(decks)),
    en: ({ deck }) => en.clause(en.verbs.discard, topOf.en(deck)),
    ru: ({ deck }) => ru.clause(ru.verbs.discard, topOf.ru(deck)),
  },

  'take-crew': {
    de: ({ filter }) => de.clause(de.verbs.takeFrom, 'diesem Spieler', de.oneThat(filter)),
    en: ({ filter }) => en.clause(en.verbs.take, en.oneThat(filter), en.prep('from', en.other)),
    ru: ({ filter }) => ru.clause(ru.verbs.take, `у этого игрока ${ru.oneThat(filter)}`),
  },

  'discard-asset': {
    de: ({ filter }) => de.clause(de.verbs.discard, de.oneThat(filter)),
    en: ({ filter }) => en.clause(en.verbs.discard, en.oneThat(filter)),
    ru: ({ filter }) => ru.clause(ru.verbs.discard, ru.oneThat(filter)),
  },

  'this-card': {
    de: ({ goes }) => {
      if (goes === 'discarded') return de.clause(de.verbs.discard, 'diese Karte');
      if (goes === 'removed') return de.clause(de.verbs.remove, 'diese Karte', 'aus dem Spiel');
      return de.clause(de.verbs.shuffle, 'diese Karte', 'zurück in ihren Stapel');
    },
    en: ({ goes }) => {
      if (goes === 'discarded') return en.clause(en.verbs.discard, en.thisOne(en.nouns.card));
      if (goes === 'removed') return en.clause(en.verbs.remove, en.thisOne(en.nouns.card), 'from the game');
      return en.clause(en.verbs.shuffle, en.thisOne(en.nouns.card), 'back into its deck');
    },
    ru: ({ goes }) => {
      if (goes === 'discarded') return ru.clause(ru.verbs.discard, 'эту карту');
      return goes === 'removed'
        ? ru.clause(ru.verbs.remove, 'эту карту из игры')
        : ru.clause(ru.verbs.shuffle, 'эту карту обратно в её колоду');
    },
  },
} satisfies FamilyWords;
