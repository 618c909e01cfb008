import type { ChoosePlayer } from '../content/index.ts';
import * as de from '../text/de/say.ts';
import * as en from '../text/en/say.ts';
import * as ru from '../text/ru/say.ts';
import type { FamilyWords } from './family.words.ts';

type Whom = Pick<ChoosePlayer, 'where' | 'only'>;

/** „einen anderen Spieler auf deinem Feld, der mehr Prestige als du hat“ */
const somebody = {
  de: ({ where, only }: Whom) => {
    const other = de.another(de.nouns.player);
    const one = where === 'here' ? de.tail(other, 'auf deinem Feld') : other;
    if (only === 'more-fame') return de.which(one, de.verbs.have, 'mehr Prestige als du');
    return only === 'bad-reputation' ? de.which(one, de.verbs.have, 'bei einer Fraktion einen schlechten Ruf') : one;
  },
  en: ({ where, only }: Whom): string =>
    only === 'most-fame'
      ? 'a player with the most fame; this may be you'
      : `another player${where === 'here' ? ' in your space' : ''}${only === null ? '' : ONLY.en[only]}`,
  /** What stands behind «другого игрока», in whatever case. */
  ru: ({ where, only }: Whom): string =>
    `${where === 'here' ? ' в вашей области' : ''}${only === null || only === 'most-fame' ? '' : ONLY.ru[only]}`,
};

const ONLY = {
  en: { 'more-fame': ' who has more fame than you', 'bad-reputation': ' who has a bad reputation with any faction' },
  ru: {
    'more-fame': ', у которого больше славы, чем у вас',
    'bad-reputation': ' с негативной репутацией хотя бы у одной группировки',
  },
} as const;

const COMBAT = {
  de: { ground: 'im Bodenkampf', ship: 'im Schiffskampf' },
  ru: { ground: 'наземный бой', ship: 'космический бой' },
} as const;

export const composingWords = {
  /** The call to choose; what there is to choose from follows. */
  choose: {
    de: ({ by }) => de.act(by, de.verbs.choose, 'eines'),
    en: ({ by }) => en.act(by, en.verbs.choose, by === 'you' ? 'one' : 'what you do'),
    ru: ({ by }) => ru.act(by, ru.verbs.choose, by === 'you' ? 'одно' : ', что вы сделаете'),
  },

  /** With a fight both are said at once: "Fight another player in your space." */
  'choose-player': {
    de({ effect, ...whom }) {
      if (effect.verb === 'fight-player') {
        const { type } = effect;
        return de.clause(
          de.verbs.fight,
          ...(type === null ? [] : [COMBAT.de[type]]),
          de.prep('gegen', somebody.de(whom)),
        );
      }
      return whom.only === 'most-fame'
        ? de.clause(de.verbs.choose, 'einen Spieler mit dem meisten Prestige; das kannst auch du sein')
        : de.clause(de.verbs.choose, somebody.de(whom));
    },
    en({ effect, ...whom }) {
      if (effect.verb !== 'fight-player') return en.clause(en.verbs.choose, somebody.en(whom));
      const { type } = effect;
      return en.clause(
        en.verbs.fight,
        type === null ? somebody.en(whom) : `in ${type} combat against ${somebody.en(whom)}`,
      );
    },
    ru({ effect, ...whom }) {
      if (effect.verb === 'fight-player') {
        const fight = effect.type === null ? 'бой' : COMBAT.ru[effect.type];
        return ru.clause(ru.verbs.enter, `в ${fight} с другим игроком${somebody.ru(whom)}`);
      }
      return whom.only === 'most-fame'
        ? ru.clause(ru.verbs.choose, 'самого прославленного игрока (им можете быть и вы)')
        : ru.clause(ru.verbs.choose, `другого игрока${somebody.ru(whom)}`);
    },
  },
} satisfies FamilyWords;
