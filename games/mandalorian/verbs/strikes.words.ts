import type { WordsFor } from '../text/cards.ts';
import * as de from '../text/de/speech.ts';
import * as en from '../text/en/speech.ts';
import * as ru from '../text/ru/speech.ts';

/** What hurts enemies. */
export const strikesWords: WordsFor<'damage' | 'blast'> = {
  damage: {
    de: (deed) => de.suffers(de.victims(deed), deed.count !== 'all' && deed.count > 1, deed.amount),
    en: (deed) =>
      en.clause(
        en.verbs.deal,
        en.damage(deed.amount),
        ...(deed.count !== 'all' && deed.count > 1 ? ['each'] : []),
        en.prep('to', en.victims(deed)),
      ),
    ru: (deed) =>
      ru.clause(
        ru.verbs.deal,
        deed.count !== 'all' && deed.count > 1 ? ru.damageEach(deed.amount) : ru.damage(deed.amount),
        ru.to(ru.victims(deed)),
      ),
  },
  blast: {
    de: ({ amount, range, self }) => [
      de.suffers(de.tail(de.each(de.nouns.enemy), de.within(range)), false, amount),
      de.lead('danach', de.does(de.you, de.verbs.suffer, 'selbst', de.damage(self))),
    ],
    en: ({ amount, range, self }) => [
      en.clause(en.verbs.deal, en.damage(amount), en.prep('to', en.tail(en.each(en.nouns.enemy), en.within(range)))),
      en.words(`then you suffer ${en.num(self)} damage yourself`),
    ],
    ru: ({ amount, range, self }) => [
      ru.clause(ru.verbs.deal, ru.damage(amount), ru.to(ru.tail(ru.each(ru.nouns.enemy), ru.within(range)))),
      ru.words(`затем вы сами получаете ${ru.say(ru.damage(self), 'acc')}`),
    ],
  },
};
