import { de, en, ru, said } from '@cantina/text';
import { DE } from '../text/de/tongue.ts';
import { nouns as nounsDe, verbs as verbsDe } from '../text/de/words.ts';
import { EN } from '../text/en/tongue.ts';
import { nouns as nounsEn, verbs as verbsEn } from '../text/en/words.ts';
import { RU } from '../text/ru/tongue.ts';
import { nouns as nounsRu, verbs as verbsRu } from '../text/ru/words.ts';
import { alike, type VerbTellers } from './tell.ts';

export const handWords: VerbTellers<'opponent-discards' | 'exile' | 'look-at-hand' | 'put-on-opponent-deck'> = {
  'opponent-discards': alike((t, { amount, randomIf }, scene) => {
    const { act, adj, condition, count, fromHand, given, instead, it, nouns, opponentIn, verbs } = t;
    const discards = act(scene.opponent, verbs.discard, count(amount, nouns.card), fromHand);
    if (randomIf === null) return said(discards);
    const random = act(it(opponentIn(scene)), verbs.discard, count(amount, nouns.card, adj.random));
    return said(discards, given('if', condition(randomIf, scene), instead(random)));
  }),

  exile: alike(({ act, cards, fromHandOrDiscard, replaced, verbs }, { count, instead }, scene) => {
    const exiles = (n: typeof count, again: boolean) =>
      act(scene.you, verbs.exile, cards(n), ...(again ? [] : fromHandOrDiscard));
    if (instead === null) return said(exiles(count, false));
    return replaced(scene, { usually: count, instead: instead.count, if: instead.if }, exiles);
  }),

  'look-at-hand': alike(({ act, nouns, of, opponentIn, the, verbs }, _effect, scene) =>
    said(act(scene.you, verbs.look, of(the(nouns.hand), opponentIn(scene)))),
  ),

  'put-on-opponent-deck': {
    de: () => (scene) => {
      const deck = de.of(de.the(nounsDe.deck), de.it(DE.opponentIn(scene)));
      const onTop = ['davon', 'oben', de.prep('auf', deck, 'acc')];
      return said(DE.act(scene.you, verbsDe.put, de.count(1, nounsDe.card), ...onTop));
    },
    en: () => (scene) => {
      const deck = en.of(en.the(nounsEn.deck), en.it(EN.opponentIn(scene)));
      return said(EN.act(scene.you, verbsEn.put, '1 of those cards', en.prep('on top of', deck)));
    },
    ru: () => (scene) => {
      const deck = ru.of(ru.the(nounsRu.deck), ru.it(RU.opponentIn(scene)));
      return said(RU.act(scene.you, verbsRu.put, '1 из этих карт', ru.prep('на', ru.of(nounsRu.top, deck), 'acc')));
    },
  },
};
