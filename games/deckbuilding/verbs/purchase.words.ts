import { de, en, type Part, type Phrase, ru, said, type Words } from '@cantina/text';
import type { Purchase } from '../content/index.ts';
import { DE } from '../text/de/tongue.ts';
import { nouns as nounsDe } from '../text/de/words.ts';
import { EN } from '../text/en/tongue.ts';
import { nouns as nounsEn } from '../text/en/words.ts';
import { RU } from '../text/ru/tongue.ts';
import { nouns as nounsRu } from '../text/ru/words.ts';
import type { Teller, Tongue } from '../text/tongue.ts';
import { alike, type VerbTellers } from './tell.ts';

/** A purchase by a text; `parts` puts what is bought, and where from, in the order of the language. */
const purchase =
  <W extends Words>(
    { act, and, condition, count, fitting, given, it, nouns, place, verbs }: Tongue<W>,
    parts: (effect: Purchase, which: Phrase<W>) => readonly Part<W>[],
  ) =>
  (effect: Purchase): Teller<W> =>
  (scene) => {
    const { to, insteadTo } = effect;
    const which = fitting(effect.card, (each) => count(1, each));
    const buys = act(scene.you, verbs.purchase, ...parts(effect, which));
    const placed = to === 'discard' ? buys : and(buys, place(scene.you, it(nouns.card), to));
    if (insteadTo === null) return said(placed);
    const instead = place(scene.you, it(nouns.card), insteadTo.to);
    return said(placed, given('if', condition(insteadTo.if, scene), instead));
  };

export const purchasingWords: VerbTellers<'purchase' | 'next-purchase-to' | 'place-purchased'> = {
  purchase: {
    de: purchase<de.De>(DE, ({ from, free }, which) => [
      ...(free ? ['kostenlos'] : []),
      which,
      from === 'row' ? DE.fromRow : de.prep('aus', de.the(nounsDe.galaxyDiscardPile)),
    ]),
    en: purchase<en.En>(EN, ({ from, free }, which) => [
      which,
      from === 'row' ? EN.fromRow : en.prep('from', en.the(nounsEn.galaxyDiscardPile)),
      ...(free ? ['for free'] : []),
    ]),
    ru: purchase<ru.Ru>(RU, ({ from, free }, which) => [
      ...(free ? ['бесплатно'] : []),
      which,
      from === 'row' ? RU.fromRow : ru.prep('из', nounsRu.galaxyDiscardPile),
    ]),
  },

  'next-purchase-to': {
    de:
      ({ to }) =>
      ({ you }) =>
        said(DE.place(you, de.tail(de.the(nounsDe.card, DE.adj.next), ', die du in diesem Zug kaufst,'), to)),
    en:
      ({ to }) =>
      ({ you }) =>
        said(EN.place(you, en.tail(en.the(nounsEn.card, EN.adj.next), 'you purchase this turn'), to)),
    ru:
      ({ to }) =>
      ({ you }) =>
        said(RU.place(you, ru.tail(ru.the(nounsRu.card, RU.adj.next), ', купленную в этом ходу,'), to)),
  },

  'place-purchased': alike(({ it, place }, { to }, { you, purchased }) => said(place(you, it(purchased), to))),
};
