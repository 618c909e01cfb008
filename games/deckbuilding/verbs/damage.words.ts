import { de, en, ru, said } from '@cantina/text';
import { DE } from '../text/de/tongue.ts';
import { nouns as nounsDe, verbs as verbsDe } from '../text/de/words.ts';
import { EN } from '../text/en/tongue.ts';
import { nouns as nounsEn, verbs as verbsEn } from '../text/en/words.ts';
import { RU } from '../text/ru/tongue.ts';
import { nouns as nounsRu, verbs as verbsRu } from '../text/ru/words.ts';
import { alike, type VerbTellers } from './tell.ts';

export const damagingWords: VerbTellers<'deal-damage' | 'destroy-ship'> = {
  'deal-damage': {
    de:
      ({ amount, to }) =>
      (scene) => {
        const opponent = DE.opponentIn(scene);
        const base = de.the(nounsDe.base);
        const whose = to === 'base' ? de.of(base, opponent) : de.either(base, de.of(de.a(nounsDe.ship), opponent));
        return DE.amounts(scene, amount, (n, each) =>
          DE.act(scene.you, verbsDe.deal, de.to(whose), ...each, de.count(n, nounsDe.damage)),
        );
      },
    en:
      ({ amount, to }) =>
      (scene) => {
        const opponent = EN.opponentIn(scene);
        const base = en.of(en.the(nounsEn.base), opponent);
        const ship = en.whom(en.a(nounsEn.ship), en.it(opponent), verbsEn.have, EN.inPlay);
        return EN.amounts(scene, amount, (n, each) =>
          EN.act(
            scene.you,
            verbsEn.deal,
            en.count(n, nounsEn.damage),
            en.to(to === 'base' ? base : en.either(base, ship)),
            ...each,
          ),
        );
      },
    ru:
      ({ amount, to }) =>
      (scene) => {
        const opponent = RU.opponentIn(scene);
        const base = ru.of(nounsRu.base, opponent);
        const ship = ru.oneOf(ru.of(ru.many(nounsRu.ship), ru.it(opponent)));
        return RU.amounts(scene, amount, (n, each) =>
          RU.act(
            scene.you,
            verbsRu.deal,
            ru.count(n, nounsRu.damage),
            ru.to(to === 'base' ? base : ru.either(base, ship)),
            ...each,
          ),
        );
      },
  },

  'destroy-ship': alike(({ act, count, either, fitting, inRow, opponentIn, shipOf, tail, verbs }, { row }, scene) => {
    const ship = shipOf(opponentIn(scene));
    const target =
      row === null
        ? ship
        : either(
            ship,
            fitting(row, (card) => tail(count(1, card), inRow)),
          );
    return said(act(scene.you, verbs.destroy, target));
  }),
};
