import { ru, type Statement } from '@cantina/text';
import type { ChoosePlayer, Cost, MarketDeck, Who } from '../../content/index.ts';
import { type EffectWords, mergedAnd } from '../frame.ts';
import { condition, counted, factionRef, money, oneThat, patrolRef } from './conditions.ts';
import { credits, damage, decks, faces, fame, nouns, skillsAcc, toPlanet, verbs, withEnemy } from './words.ts';

const { and, capital, clause, colon, count, does, given, inOrder, lead, listAnd, listOr, may, num, or } = ru;
const { otherwise, paragraph, say, tail, thisOne, your } = ru;

export type Say = Statement<ru.Ru>;
type Parts = Parameters<typeof clause> extends [unknown, ...infer Rest] ? Rest : never;

const other = thisOne(nouns.player);
const act = (who: Who, verb: ru.VerbRu, ...parts: Parts): Say =>
  who === 'you' ? clause(verb, ...parts) : does(other, verb, ...parts);
export const words = (text: string): Say => ({ kind: 'words', text });

const cost = (of: Cost): Say => {
  switch (of.pay) {
    case 'credits':
      return clause(verbs.pay, money(of.amount));
    case 'reputation':
      return clause(verbs.lose, `репутацию у ${factionRef[of.with]}`);
    case 'asset':
      return clause(verbs.discard, oneThat(of.filter));
    case 'this':
      return clause(verbs.discard, 'эту карту');
    case 'fame':
      return clause(verbs.lose, fame(of.amount));
  }
};

const OF = { character: 'персонажа', ship: 'корабля', both: 'персонажа и корабля' } as const;
const WHERE = {
  here: 'на своей планете',
  'any-planet': 'на любой планете',
  'planet-without-players': 'на планете без игроков',
} as const;
const PATROL_TO = {
  here: 'непосредственно в свою область',
  adjacent: 'в соседнюю область',
  'to-start': 'непосредственно в его начальную область',
} as const;
const STANDING_INS = { good: 'положительной', neutral: 'нейтральной', bad: 'негативной' } as const;
const topOf = (of: readonly MarketDeck[]): string => `верхнюю карту ${listOr(of.map((each) => decks[each]))}`;

const leaves: EffectWords<Say>['leaves'] = {
  'gain-credits': ({ who, amount }) => act(who, verbs.gain, money(amount)),
  'lose-credits': ({ who, amount }) => act(who, verbs.lose, money(amount)),
  'take-credits': ({ amount }) => clause(verbs.take, `у этого игрока ${credits(amount)}`),
  'gain-fame': ({ amount }) => clause(verbs.gain, fame(amount)),
  'lose-fame': ({ amount }) => clause(verbs.lose, fame(amount)),
  reputation: ({ who, change, with: faction }) =>
    act(who, change === 'gain' ? verbs.gain : verbs.lose, `репутацию у ${factionRef[faction]}`),
  'set-reputation': ({ with: faction, to }) =>
    does(tail(your(nouns.reputation), `у ${factionRef[faction]}`), verbs.become, STANDING_INS[to]),
  damage: ({ who, to, amount }) =>
    act(who, verbs.suffer, `${damage(amount)} ${to === 'ship' ? 'корабля' : 'персонажа'}`),
  recover: ({ from, amount }) =>
    clause(
      verbs.recover,
      amount === 'all'
        ? `все повреждения ${OF[from]}`
        : from === 'both'
          ? `по ${say(count(amount, nouns.damage), amount === 1 ? 'dat' : 'acc')} персонажа и корабля`
          : `${damage(amount)} ${OF[from]}`,
    ),
  'gain-this': () => clause(verbs.gain, 'эту карту'),
  buy: ({ deck, discount, free }) => {
    if (free) return clause(verbs.draw, topOf(deck), 'бесплатно');
    return clause(verbs.buy, topOf(deck), ...(discount > 0 ? [`на ${credits(discount)} дешевле`] : []));
  },
  'market-action': () => clause(verbs.make, 'действие «рынок»'),
  'discard-top': ({ deck }) => clause(verbs.discard, topOf(deck)),
  'extra-turn': () => clause(verbs.gain, 'дополнительный ход'),
  'end-turn': () => clause(verbs.end, 'свой ход'),
  'move-directly': ({ to }) => {
    const where = to === 'maelstrom' ? 'в Мальстрём' : to === 'any-planet' ? 'на любую планету' : toPlanet(to);
    return clause(verbs.moveOn, `непосредственно ${where}`);
  },
  move: ({ spaces }) => clause(verbs.moveOn, `на расстояние до ${num(spaces)} областей`),
  'move-patrol': ({ patrol, to }) => clause(verbs.move, `${patrolRef[patrol]} ${PATROL_TO[to]}`),
  'reveal-contacts': ({ where, amount }) =>
    clause(
      verbs.reveal,
      `${amount === 'all' ? 'все закрытые жетоны встреч' : `${num(amount)} закрытый жетон встречи`} ${WHERE[where]}`,
    ),
  'look-at-contacts': ({ where, amount }) =>
    clause(
      verbs.look,
      `тайно ${amount === 1 ? '1 закрытый жетон встречи' : `до ${num(amount)} закрытых жетонов встреч`} ${WHERE[where]}`,
    ),
  'swap-contacts': () =>
    clause(verbs.swap, 'местами 1 жетон встречи на своей планете и любой другой на карте Галактики'),
  'remove-contact': () => clause(verbs.remove, 'этот жетон встречи из игры'),
  'encounter-within': ({ spaces, with: whom }) => {
    const names = whom.map((each) => (each === 'patrol' ? 'патрулём' : 'жетоном встречи'));
    return clause(verbs.enter, `в контакт с ${listOr(names)} на расстоянии до ${num(spaces)} областей`);
  },
  'draw-encounter': () => clause(verbs.resolve, 'ещё одну карту контакта этой области'),
  'resolve-databank': ({ number }) => clause(verbs.resolve, `карту ${num(number)} базы данных`),
  'take-crew': ({ filter }) => clause(verbs.take, `у этого игрока ${oneThat(filter)}`),
  'discard-asset': ({ filter }) => clause(verbs.discard, oneThat(filter)),
  'this-card': ({ goes }) => {
    if (goes === 'discarded') return clause(verbs.discard, 'эту карту');
    return goes === 'removed'
      ? clause(verbs.remove, 'эту карту из игры')
      : clause(verbs.shuffle, 'эту карту обратно в её колоду');
  },
  'complete-job': () => words('работа выполнена'),
  'fail-job': () => words('работа провалена'),
  'discard-job': () => clause(verbs.discard, 'карту работы'),
  'deliver-cargo': ({ less }) =>
    clause(verbs.deliver, less === 0 ? 'груз' : `груз и получите на ${credits(less)} меньше`),
  'keep-cargo': () => clause(verbs.keep, 'груз себе'),
  'discard-cargo': () => clause(verbs.discard, 'груз'),
  'credits-for-fame': ({ fame: amount }) => clause(verbs.gain, `${fame(amount)} вместо её кредитов`),
  'achieve-goal': () => clause(verbs.achieve, 'этой цели'),
  sabotage: () =>
    and(
      clause(verbs.arrange, 'на планете диверсию'),
      clause(verbs.lay, 'на неё 1 повреждение, если там ещё нет ни одного'),
    ),
};

const ONLY = {
  'more-fame': ', у которого больше славы, чем у вас',
  'bad-reputation': ' с негативной репутацией хотя бы у одной группировки',
  'most-fame': '',
} as const;
const where = ({ where: place, only }: Pick<ChoosePlayer, 'where' | 'only'>): string =>
  `${place === 'here' ? ' в вашей области' : ''}${only === null ? '' : ONLY[only]}`;

const COMBAT = { ground: 'наземный бой', ship: 'космический бой' } as const;
/** «при …» */
const AT = {
  hit: 'попадании',
  crit: 'критическом попадании',
  focus: 'собранности',
  blank: 'пустом результате',
} as const;
const EACH_FACE = {
  hit: 'каждое попадание',
  crit: 'каждое критическое попадание',
  focus: 'каждую собранность',
  blank: 'каждый пустой результат',
} as const;
const OUTCOMES = { passed: 'при успехе', failed: 'при провале', won: 'при победе', lost: 'при поражении' } as const;

/** С этих слов свойства начинаются; их пишут с прописной и внутри предложения. */
const KEYWORD = /^(?:Планирование|Действие|Контакт): /u;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const effectWords: EffectWords<Say> = {
  leaves,
  test: (who, wanted) => act(who, verbs.test, listOr(wanted.map((each) => skillsAcc[each]))),
  fight: ({ type, enemy, value }) =>
    clause(verbs.enter, `в ${COMBAT[type]} ${withEnemy[enemy]} (значение боя ${num(value)})`),
  fightPlayer: ({ type }) => clause(verbs.enter, `в ${type === null ? 'бой' : COMBAT[type]} с этим игроком`),
  choosePlayer: (choice) =>
    choice.only === 'most-fame'
      ? clause(verbs.choose, 'самого прославленного игрока (им можете быть и вы)')
      : clause(verbs.choose, `другого игрока${where(choice)}`),
  fightChosen: (choice, { type }) =>
    clause(verbs.enter, `в ${type === null ? 'бой' : COMBAT[type]} с другим игроком${where(choice)}`),
  rollDie: clause(verbs.roll, count(1, nouns.die)),
  rollDice: ({ dice }) =>
    clause(verbs.roll, typeof dice === 'number' ? count(dice, nouns.die) : `по 1 кубику за ${counted(dice.counted)}`),
  onFaces: (shown, so) => lead(`при ${listOr(shown.map((each) => AT[each]))}`, so),
  forEachFace: (shown, so) => lead(`за ${listAnd(shown.map((each) => EACH_FACE[each]))}`, so),
  faceLabel: (shown) => capital(listOr(shown.map((each) => faces[each]))),
  gamble: ({ stake, dice }) => [
    clause(verbs.bet, credits(stake)),
    words('каждый другой игрок может присоединиться с такой же ставкой, и заведение добавляет ещё одну'),
    words(`все, кто поставил, и заведение бросают по ${num(dice)} кубика: попадание — 1, критическое попадание — 2`),
    words('больший результат забирает все ставки; при равенстве игроки побеждают заведение, а вы — всех'),
  ],
  usedShip: [clause(verbs.buy, 'корабль из запаса, который дороже вашего'), words('он начинает с 3 повреждениями')],
  cost,
  condition,
  chooseOne: (by) => act(by, verbs.choose, by === 'you' ? 'одно' : ', что вы сделаете'),
  outcome: (outcome, who, so) => lead(`${OUTCOMES[outcome]}${who === 'you' ? '' : ' этого игрока'}`, so),
  labels: { passed: 'Успех', failed: 'Провал', won: 'Победа', lost: 'Поражение', otherwise: 'Иначе' },
  conditionLabel: (of) => `Если ${condition(of)}`,
  grammar: {
    ifSo: (text, so) => given('if', text, so),
    inOrder,
    and: mergedAnd<'ru'>(and, listAnd),
    or,
    colon,
    may,
    otherwise: (so) => lead(otherwise, so),
    afterwards: (so) => lead('после этого', so),
    paragraph,
    // После двоеточия продолжается то же предложение.
    dashed: (label, text) => `${label} — ${KEYWORD.test(text) ? text : lower(text)}`,
    labelled: (label, text) => `${label}: ${lower(text)}`,
  },
};
