import { de, en, ru, said } from '@cantina/text';
import { DE } from '../text/de/tongue.ts';
import { nouns as nounsDe, verbs as verbsDe } from '../text/de/words.ts';
import { EN } from '../text/en/tongue.ts';
import { nouns as nounsEn, verbs as verbsEn } from '../text/en/words.ts';
import { RU } from '../text/ru/tongue.ts';
import { nouns as nounsRu, verbs as verbsRu } from '../text/ru/words.ts';
import { alike, type VerbTellers } from './tell.ts';

const aufDieHand = de.prep('auf', de.own(nounsDe.hand), 'acc');
const intoYourHand = en.prep('into', en.own(nounsEn.hand));
const naRuku = ru.prep('на', nounsRu.hand, 'acc');

export const rowWords: VerbTellers<
  'discard-from-row' | 'take-from-row' | 'take-from-discard' | 'swap-with-row' | 'swap-row-with-discard'
> = {
  'discard-from-row': alike(
    ({ act, all, allFitting, count, fitting, fromRow, verbs }, { count: amount, card }, { you }) => {
      const which =
        amount === 'all' ? allFitting(card, (each) => all(each)) : fitting(card, (each) => count(amount, each));
      return said(act(you, verbs.discard, which, fromRow));
    },
  ),

  'take-from-row': {
    de:
      ({ card, exileAtEndOfTurn }) =>
      ({ you }) => {
        const taken = DE.fitting(card, (each) => de.count(1, each));
        const takes = DE.act(you, verbsDe.take, taken, DE.fromRow, aufDieHand);
        return exileAtEndOfTurn ? said(takes, DE.exileAtEnd(you)) : said(takes);
      },
    en:
      ({ card, exileAtEndOfTurn }) =>
      ({ you }) => {
        const taken = EN.fitting(card, (each) => en.count(1, each));
        const takes = EN.act(you, verbsEn.put, taken, EN.fromRow, intoYourHand);
        return exileAtEndOfTurn ? said(takes, EN.exileAtEnd(you)) : said(takes);
      },
    ru:
      ({ card, exileAtEndOfTurn }) =>
      ({ you }) => {
        const taken = RU.fitting(card, (each) => ru.count(1, each));
        const takes = RU.act(you, verbsRu.take, naRuku, taken, RU.fromRow);
        return exileAtEndOfTurn ? said(takes, RU.exileAtEnd(you)) : said(takes);
      },
  },

  'take-from-discard': {
    de:
      ({ card }) =>
      ({ you }) => {
        const taken = DE.fitting(card, (each) => de.count(1, each));
        return said(DE.act(you, verbsDe.take, taken, de.prep('aus', de.own(nounsDe.discardPile)), aufDieHand));
      },
    en:
      ({ card }) =>
      ({ you }) => {
        const taken = EN.fitting(card, (each) => en.count(1, each));
        return said(EN.act(you, verbsEn.put, taken, en.prep('from', en.own(nounsEn.discardPile)), intoYourHand));
      },
    ru:
      ({ card }) =>
      ({ you }) => {
        const taken = RU.fitting(card, (each) => ru.count(1, each));
        return said(RU.act(you, verbsRu.take, naRuku, taken, ru.prep('из', ru.own(nounsRu.discardPile))));
      },
  },

  'swap-with-row': {
    de:
      () =>
      ({ you, shown }) =>
        said(DE.act(you, verbsDe.swap, shown, de.prep('gegen', de.count(1, nounsDe.card)), DE.fromRow)),
    en:
      () =>
      ({ you, shown }) =>
        said(EN.act(you, verbsEn.swap, shown, en.prep('with', en.tail(en.count(1, nounsEn.card), EN.inRow)))),
    ru:
      () =>
      ({ you, shown }) =>
        said(RU.act(you, verbsRu.swap, shown, ru.prep('на', ru.count(1, nounsRu.card), 'acc'), RU.fromRow)),
  },

  'swap-row-with-discard': {
    de:
      ({ card }) =>
      ({ you }) => {
        const from = de.prep('aus', de.the(nounsDe.galaxyDiscardPile));
        const other = de.tail(
          DE.fitting(card, (each) => de.count(1, each)),
          from,
        );
        return said(DE.act(you, verbsDe.swap, de.count(1, nounsDe.card), DE.fromRow, de.prep('gegen', other)));
      },
    en:
      ({ card }) =>
      ({ you }) => {
        const from = en.prep('from', en.the(nounsEn.galaxyDiscardPile));
        const other = en.tail(
          EN.fitting(card, (each) => en.count(1, each)),
          from,
        );
        return said(EN.act(you, verbsEn.swap, en.tail(en.count(1, nounsEn.card), EN.inRow), en.prep('with', other)));
      },
    ru:
      ({ card }) =>
      ({ you }) => {
        const from = ru.prep('из', nounsRu.galaxyDiscardPile);
        const other = ru.tail(
          RU.fitting(card, (each) => ru.count(1, each)),
          from,
        );
        return said(RU.act(you, verbsRu.swap, ru.count(1, nounsRu.card), RU.fromRow, ru.prep('на', other, 'acc')));
      },
  },
};
