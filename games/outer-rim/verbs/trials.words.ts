import * as de from '../text/de/say.ts';
import * as en from '../text/en/say.ts';
import * as ru from '../text/ru/say.ts';
import type { FamilyWords } from './family.words.ts';

/** Whose damage it is, as it stands behind "to", "an". */
const ON = {
  de: { character: 'deinem Charakter', ship: 'deinem Schiff' },
  en: { character: 'your character', ship: 'your ship', both: 'your character and your ship' },
} as const;
const THEIRS = {
  de: { character: 'seinem Charakter', ship: 'seinem Schiff' },
  en: { character: 'their character', ship: 'their ship' },
} as const;
const OF = {
  de: { character: 'deines Charakters', ship: 'deines Schiffes', both: 'deines Charakters und deines Schiffes' },
  ru: { character: 'персонажа', ship: 'корабля', both: 'персонажа и корабля' },
} as const;

/** In which kind of combat. */
const COMBAT = {
  de: { ground: 'im Bodenkampf', ship: 'im Schiffskampf' },
  en: { ground: 'in ground combat', ship: 'in ship combat' },
  ru: { ground: 'наземный бой', ship: 'космический бой' },
} as const;

export const trialsWords = {
  damage: {
    de: ({ who, to, amount }) =>
      de.act(who, de.verbs.suffer, `${de.num(amount)} Schaden an ${who === 'you' ? ON.de[to] : THEIRS.de[to]}`),
    en: ({ who, to, amount }) =>
      en.act(who, en.verbs.suffer, `${en.num(amount)} damage to ${who === 'you' ? ON.en[to] : THEIRS.en[to]}`),
    ru: ({ who, to, amount }) =>
      ru.act(who, ru.verbs.suffer, `${ru.damage(amount)} ${to === 'ship' ? 'корабля' : 'персонажа'}`),
  },

  recover: {
    de: ({ from, amount }) =>
      de.clause(
        de.verbs.recover,
        amount === 'all'
          ? `allen Schaden ${OF.de[from]}`
          : from === 'both'
            ? `${de.num(amount)} Schaden deines Charakters und ${de.num(amount)} deines Schiffes`
            : `${de.num(amount)} Schaden ${OF.de[from]}`,
      ),
    en: ({ from, amount }) =>
      en.clause(
        en.verbs.recover,
        from === 'both' && amount !== 'all'
          ? `${en.num(amount)} damage from your character and ${en.num(amount)} from your ship`
          : `${amount === 'all' ? 'all' : en.num(amount)} damage from ${ON.en[from]}`,
      ),
    ru: ({ from, amount }) =>
      ru.clause(
        ru.verbs.recover,
        amount === 'all'
          ? `все повреждения ${OF.ru[from]}`
          : from === 'both'
            ? `по ${ru.say(ru.count(amount, ru.nouns.damage), amount === 1 ? 'dat' : 'acc')} персонажа и корабля`
            : `${ru.damage(amount)} ${OF.ru[from]}`,
      ),
  },

  test: {
    de: ({ who, skill }) =>
      de.act(who, de.verbs.discard, `eine Probe auf ${de.listOr(skill.map((each) => de.skills[each]))}`),
    en: ({ who, skill }) => en.act(who, en.verbs.test, en.listOr(skill.map((each) => en.skills[each]))),
    ru: ({ who, skill }) => ru.act(who, ru.verbs.test, ru.listOr(skill.map((each) => ru.skillsAcc[each]))),
  },

  fight: {
    de: ({ type, enemy, value }) =>
      de.clause(de.verbs.fight, `${COMBAT.de[type]} gegen ${de.enemy(enemy)} (Kampfwert ${de.num(value)})`),
    en: ({ type, enemy, value }) =>
      en.clause(en.verbs.fight, `${en.enemy(enemy)} ${COMBAT.en[type]} (combat value ${en.num(value)})`),
    ru: ({ type, enemy, value }) =>
      ru.clause(ru.verbs.enter, `в ${COMBAT.ru[type]} ${ru.withEnemy[enemy]} (значение боя ${ru.num(value)})`),
  },

  'fight-player': {
    de: ({ type }) => de.clause(de.verbs.fight, ...(type === null ? [] : [COMBAT.de[type]]), 'gegen diesen Spieler'),
    en: ({ type }) => en.clause(en.verbs.fight, `that player${type === null ? '' : ` ${COMBAT.en[type]}`}`),
    ru: ({ type }) => ru.clause(ru.verbs.enter, `в ${type === null ? 'бой' : COMBAT.ru[type]} с этим игроком`),
  },

  'roll-dice': {
    de: ({ dice }) =>
      de.clause(
        de.verbs.roll,
        typeof dice === 'number' ? de.count(dice, de.nouns.die) : `1 Würfel für ${de.counted(dice.counted)}`,
      ),
    en: ({ dice }) =>
      en.clause(
        en.verbs.roll,
        typeof dice === 'number' ? en.count(dice, en.nouns.die) : `1 die for each ${en.counted(dice.counted)}`,
      ),
    ru: ({ dice }) =>
      ru.clause(
        ru.verbs.roll,
        typeof dice === 'number' ? ru.count(dice, ru.nouns.die) : `по 1 кубику за ${ru.counted(dice.counted)}`,
      ),
  },

  'roll-die': {
    de: () => de.clause(de.verbs.roll, de.count(1, de.nouns.die)),
    en: () => en.clause(en.verbs.roll, en.a(en.nouns.die)),
    ru: () => ru.clause(ru.verbs.roll, ru.count(1, ru.nouns.die)),
  },

  /** The wager first, then how it goes. */
  gamble: {
    de: ({ stake, dice }) => [
      de.clause(de.verbs.bet, de.credits(stake)),
      de.words('jeder andere Spieler darf mit demselben Einsatz mitspielen, und das Haus legt ihn einmal dazu'),
      de.words(
        `alle, die gesetzt haben, und das Haus werfen ${de.num(dice)} Würfel: Ein Treffer zählt 1, ein kritischer Treffer 2`,
      ),
      de.words(
        'das höchste Ergebnis gewinnt alle Einsätze; bei Gleichstand gewinnen Spieler vor dem Haus und du vor allen anderen',
      ),
    ],
    en: ({ stake, dice }) => [
      en.clause(en.verbs.bet, en.credits(stake)),
      en.words('every other player may join for the same stake, and the house adds it once'),
      en.words(`everyone who has bet and the house roll ${en.num(dice)} dice: a hit counts 1, a critical hit 2`),
      en.words('the highest total takes all the stakes; players win ties against the house, and you win ties first'),
    ],
    ru: ({ stake, dice }) => [
      ru.clause(ru.verbs.bet, ru.credits(stake)),
      ru.words('каждый другой игрок может присоединиться с такой же ставкой, и заведение добавляет ещё одну'),
      ru.words(
        `все, кто поставил, и заведение бросают по ${ru.num(dice)} кубика: попадание — 1, критическое попадание — 2`,
      ),
      ru.words('больший результат забирает все ставки; при равенстве игроки побеждают заведение, а вы — всех'),
    ],
  },
} satisfies FamilyWords;
