import * as de from '../text/de/say.ts';
import * as en from '../text/en/say.ts';
import * as ru from '../text/ru/say.ts';
import type { FamilyWords } from './family.words.ts';

/** «Станет …»; the words of the printed Russian rulebook. */
const STANDING_INS = { ru: { good: 'положительной', neutral: 'нейтральной', bad: 'негативной' } } as const;

export const standingWords = {
  'gain-credits': {
    de: ({ who, amount }) => de.act(who, de.verbs.gain, de.money(amount)),
    en: ({ who, amount }) => en.act(who, en.verbs.gain, en.money(amount)),
    ru: ({ who, amount }) => ru.act(who, ru.verbs.gain, ru.money(amount)),
  },

  'lose-credits': {
    de: ({ who, amount }) => de.act(who, de.verbs.lose, de.money(amount)),
    en: ({ who, amount }) => en.act(who, en.verbs.lose, en.money(amount)),
    ru: ({ who, amount }) => ru.act(who, ru.verbs.lose, ru.money(amount)),
  },

  'take-credits': {
    de: ({ amount }) => de.clause(de.verbs.takeFrom, 'diesem Spieler', de.credits(amount)),
    en: ({ amount }) => en.clause(en.verbs.take, en.credits(amount), en.prep('from', en.other)),
    ru: ({ amount }) => ru.clause(ru.verbs.take, `у этого игрока ${ru.credits(amount)}`),
  },

  'gain-fame': {
    de: ({ amount }) => de.clause(de.verbs.gain, de.fame(amount)),
    en: ({ amount }) => en.clause(en.verbs.gain, en.fame(amount)),
    ru: ({ amount }) => ru.clause(ru.verbs.gain, ru.fame(amount)),
  },

  'lose-fame': {
    de: ({ amount }) => de.clause(de.verbs.lose, de.fame(amount)),
    en: ({ amount }) => en.clause(en.verbs.lose, en.fame(amount)),
    ru: ({ amount }) => ru.clause(ru.verbs.lose, ru.fame(amount)),
  },

  reputation: {
    de: ({ who, change, with: faction }) =>
      de.act(who, change === 'gain' ? de.verbs.gain : de.verbs.lose, `Ruf ${de.factionRef[faction]}`),
    en: ({ who, change, with: faction }) =>
      en.act(who, change === 'gain' ? en.verbs.gain : en.verbs.lose, `reputation with ${en.factionRef[faction]}`),
    ru: ({ who, change, with: faction }) =>
      ru.act(who, change === 'gain' ? ru.verbs.gain : ru.verbs.lose, `репутацию у ${ru.factionRef[faction]}`),
  },

  'set-reputation': {
    de: ({ with: faction, to }) =>
      de.clause(de.verbs.set, `deinen Ruf ${de.factionRef[faction]} auf ${de.standings[to]}`),
    en: ({ with: faction, to }) =>
      en.clause(en.verbs.set, `your reputation with ${en.factionRef[faction]} to ${en.standings[to]}`),
    ru: ({ with: faction, to }) =>
      ru.does(
        ru.tail(ru.your(ru.nouns.reputation), `у ${ru.factionRef[faction]}`),
        ru.verbs.become,
        STANDING_INS.ru[to],
      ),
  },
} satisfies FamilyWords;
