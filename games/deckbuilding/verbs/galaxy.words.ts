import { de, en, first, ru, said } from '@cantina/text';
import { DE } from '../text/de/tongue.ts';
import { nouns as nounsDe, verbs as verbsDe } from '../text/de/words.ts';
import { EN } from '../text/en/tongue.ts';
import { nouns as nounsEn, verbs as verbsEn } from '../text/en/words.ts';
import { RU } from '../text/ru/tongue.ts';
import { nouns as nounsRu, verbs as verbsRu } from '../text/ru/words.ts';
import { alike, type VerbTellers } from './tell.ts';

export const galaxyWords: VerbTellers<'reveal-galaxy' | 'discard-revealed' | 'look-at-galaxy' | 'keep-one-on-top'> = {
  'reveal-galaxy': alike(({ a, act, fitting, given, itIs, topOfGalaxy, verbs }, { cases }, scene, tell) => [
    ...said(act(scene.you, verbs.reveal, topOfGalaxy(1))),
    ...cases.flatMap(({ card, effect }) =>
      first(tell(effect)(scene), (then) => given('if', itIs(fitting(card, (each) => a(each))), then)),
    ),
  ]),

  'discard-revealed': alike(({ act, it, nouns, verbs }, _effect, { you }) =>
    said(act(you, verbs.discard, it(nouns.card))),
  ),

  'look-at-galaxy': alike(({ act, topOfGalaxy, verbs }, { amount }, { you }) =>
    said(act(you, verbs.look, topOfGalaxy(amount))),
  ),

  'keep-one-on-top': {
    de:
      () =>
      ({ you, looked }) => {
        const onTop = ['oben', de.prep('auf', de.the(nounsDe.galaxyDeck), 'acc'), 'zurück'];
        const others = looked > 2 ? 'die anderen' : 'die andere';
        return said(de.and(DE.act(you, verbsDe.put, '1 davon', ...onTop), DE.act(you, verbsDe.discard, others)));
      },
    en:
      () =>
      ({ you, looked }) => {
        const onTop = en.prep('on top of', en.the(nounsEn.galaxyDeck));
        const others = looked > 2 ? 'the others' : 'the other';
        return said(en.and(EN.act(you, verbsEn.put, '1 of them back', onTop), EN.act(you, verbsEn.discard, others)));
      },
    ru:
      () =>
      ({ you, looked }) => {
        const onTop = ru.prep('на', ru.of(nounsRu.top, nounsRu.galaxyDeck), 'loc');
        const others = looked > 2 ? 'остальные' : 'другую';
        return said(ru.and(RU.act(you, verbsRu.keep, '1 из них', onTop), RU.act(you, verbsRu.discard, others)));
      },
  },
};
