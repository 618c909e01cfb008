import { explained } from '@cantina/playable';
import { type Catalogue, ru } from '@cantina/text';
import { WORMHOLES } from '../../content/index.ts';
import type { Messages, PlanetName, RollFor, UnitsFor } from '../../rules/messages.ts';
import type { Agreed } from '../../rules/options.ts';
import { nameOf } from '../names/index.ts';
import { placeOf } from '../names/places.ts';
import { labels } from './labels.ts';
import {
  credits,
  goods,
  goodsGenitive,
  goodsNominative,
  lasting,
  nouns,
  results,
  starports,
  systems,
  units,
  whose,
} from './words.ts';

const { byName, capital, count, listAnd, num, say } = ru;

type Np = ru.NpRu;

/** «на планете Велмора»: имя не склоняется. */
const planet = (name: PlanetName): string => nameOf('ru', name);
const names = (cards: readonly Np[]): string => listAnd(cards.map((card) => say(byName(card))));
const dice = (results_: readonly number[]): string => results_.map((die) => num(die)).join(', ');
const unitsOf = (amount: number): string => say(count(amount, nouns.unit), 'acc');

/** A rule by its name, and what it is or is to be. */
export const ruleIs = (rule: keyof Agreed, value: string | number): string => {
  const { name } = labels.settings[rule];
  return `${name}: ${rule === 'weaponPrice' || rule === 'fortune' ? credits(Number(value)) : explained(labels.settings, rule, String(value)).name}`;
};

/** На что бросают: «Бросок на …». */
export const rolls: Readonly<Record<RollFor, string>> = {
  start: 'первый ход',
  escape: 'побег',
  hyperspace: 'выход из гиперпространства',
  wormhole: 'червоточину',
  rift: 'разлом',
  'black-hole': 'чёрную дыру',
  'ion-storm': 'ионный шторм',
  'meteor-swarm': 'метеоритный рой',
  system: 'повреждённую систему',
  derelict: 'находку',
  glut: 'товар',
  customs: 'таможню',
  availability: 'наличие',
  demand: 'спрос',
  manoeuvre: 'манёвр',
  dogfight: 'перестрелку',
  friend: 'спасение друга',
};

const UNITS: Readonly<Record<UnitsFor, string>> = { buy: 'Купить', sell: 'Продать', take: 'Взять', repair: 'Починить' };

export const messages = {
  'prompt.swap': 'Прежде чем выбрать: с кем вы хотите обменяться картами персонажей?',
  'option.swap-with': (a) => `Обмен: ${say(a.seat)}`,
  'option.no-trade': 'Не меняться',
  'prompt.swap-offer': (a) => `Какие карты персонажей вы предлагаете ${say(a.seat, 'dat')}?`,
  'prompt.swap-answer': (a) => `${capital(say(a.seat))} предлагает вам: ${names(a.cards)}. Что скажете?`,
  'option.swap-return': 'Предложить карты взамен',
  'option.swap-accept': 'Принять в подарок',
  'prompt.swap-return': (a) => `Что вы отдаёте взамен? Вам предлагают: ${names(a.cards)}.`,
  'prompt.swap-confirm': (a) =>
    `${capital(say(a.seat))} отдаёт: ${names(a.returned)}; вы отдаёте: ${names(a.cards)}. Согласны?`,
  'prompt.character': 'Выберите персонажа, за которого будете играть.',

  'prompt.reroll': (a) => `Бросок на ${rolls[a.roll]}: ${dice(a.dice)}. Перебросить?`,
  'option.keep-roll': 'Оставить бросок',
  'option.reroll': (a) => `Перебросить ${num(a.die)}`,
  'prompt.anomaly-die': (a) => `Бросок на ${rolls[a.roll]}: ${dice(a.dice)}. Какой кубик считается?`,
  'option.die': (a) => `Считается ${num(a.die)}`,

  'prompt.escape': (a) => `Вы под арестом, награда за вашу голову ${num(a.bounty)}. Попробуете бежать?`,
  'option.escape': 'Попытаться бежать (удаётся только на 1)',
  'option.wait': 'Отсидеть',
  'prompt.tow': 'Ваш корабль без хода. К какой планете вас отбуксируют?',
  'prompt.rescue': 'Ваш корабль потерян. На какой планете вы начнёте заново?',
  'option.port': (a) => `${planet(a.planet)} (${placeOf('ru', a.sector)})`,

  'prompt.card-ship': (a) => `Встреча: ${say(a.card)}. Что вы делаете?`,
  'option.attack-ship': (a) => `Атаковать: ${say(a.card)}`,
  'option.let-pass': (a) => `Пропустить: ${say(a.card)}`,
  'option.be-inspected': (a) => `Пройти досмотр (столбец «${starports[a.column]}»)`,
  'option.trade-with-ship': (a) =>
    a.does === 'sells'
      ? `Купить до ${units(a.max, a.good, 'gen')} по ${credits(a.price)}`
      : `Продать до ${units(a.max, a.good, 'gen')} по ${credits(a.price)}`,
  'prompt.toll': (a) => `${say(a.card)}: заплатить ${credits(a.toll)} или принять бой?`,
  'option.pay-toll': (a) => `Заплатить ${credits(a.toll)}`,
  'option.refuse-toll': 'Отказаться и принять бой',
  'prompt.ship-amount': (a) =>
    `Сколько единиц вы ${a.does === 'sells' ? 'покупаете' : 'продаёте'}? ${capital(goodsNominative[a.good])}, по ${credits(a.price)}.`,
  'prompt.glut': (a) => `Какого товара избыток на планете ${planet(a.planet)}?`,
  'option.good': (a) => capital(goodsNominative[a.good]),

  'prompt.move': (a) => `Куда вы летите? Осталось: ${say(count(a.left, nouns.sector))}.`,
  'option.stay': (a) => (a.planet === null ? 'Остаться здесь' : `Остаться у планеты ${planet(a.planet)}`),
  'option.sector': (a) =>
    a.planet === null ? `Лететь в точку ${placeOf('ru', a.sector)}` : `Лететь к планете ${planet(a.planet)}`,
  'option.touch': (a) => `Разогнаться ${placeOf('ru', a.sector)}`,
  'option.jump': (a) => `В червоточину ${num(WORMHOLES.indexOf(a.sector) + 1)}`,

  'option.rules': 'Предложить другое правило',
  'prompt.rule': 'Какое правило вы хотите изменить? Оно изменится, только если согласны все остальные.',
  'option.other-rule': (a) => ruleIs(a.rule, a.value),
  'option.other-number': (a) => labels.settings[a.rule].name,
  'option.keep-rules': 'Оставить правила как есть',
  'prompt.rule-number': (a) => `${ruleIs(a.rule, a.value)}. Больше, меньше или предлагаете так?`,
  'option.number-more': (a) => `На ${num(a.by)} больше`,
  'option.number-less': (a) => `На ${num(a.by)} меньше`,
  'prompt.rule-vote': (a) =>
    `${capital(say(a.seat))} предлагает другое правило. ${ruleIs(a.rule, a.value)}. Вы согласны?`,
  'option.agree': 'Согласиться',
  'option.refuse-rule': 'Оставить как есть',

  'prompt.explore': (a) =>
    `Вы ${a.planet === null ? placeOf('ru', a.sector) : `у планеты ${planet(a.planet)}`}. Что вы здесь делаете?`,
  'option.land': (a) => `Сесть на планету ${planet(a.planet)}`,
  'option.meet': (a) => `Встретиться: ${say(a.seat)}`,
  'option.nothing': 'Ничего, закончить ход',
  'prompt.bribe': (a) => `Таможня Корота: сколько кубиков вы покупаете по ${credits(a.price)}?`,
  'option.bribe': (a) => `Ещё ${say(count(a.dice, nouns.die), 'acc')} за ${credits(a.price)}`,
  'prompt.customs-die': (a) => `Таможня («${starports[a.column]}»), выпало: ${dice(a.dice)}. Какой кубик считается?`,
  'option.customs-die': (a) => `${num(a.die)}: ${results[a.result]}`,
  'prompt.hide': (a) => `Что вы прячете? Места ещё на ${unitsOf(a.left)}.`,

  'prompt.activity': (a) => `Что вы делаете на планете ${planet(a.planet)}? У вас ${credits(a.credits)}.`,
  'option.buy': (a) => `Купить ${goods[a.good]}`,
  'option.sell': (a) => `Продать ${goods[a.good]}`,
  'option.deliver': (a) => `${say(a.card)}: доставить ${units(a.units, a.good)} за ${credits(a.pays)}`,
  'option.upgrade': 'Улучшить корабль',
  'option.bounty': 'Назначить награду за голову',
  'option.repair': (a) => `Починить корпус (${credits(a.price)} за очко)`,
  'option.brix': (a) => `Купить оружие с Брикса (по ${credits(a.price)})`,
  'option.leave': 'Ничего, закончить ход',
  'prompt.reroll-demand': (a) =>
    `На спрос выпало ${num(a.die)}: ${goodsNominative[a.good]}, цена ${credits(a.price)}. Перебросить?`,
  'prompt.adjust-demand': (a) =>
    `Ваш маклер помогает: на спрос выпало ${num(a.die)} (${goodsNominative[a.good]}). Какой результат считается?`,
  'option.demand-die': (a) => `${num(a.die)}: ${credits(a.price)}`,
  'prompt.buy-amount': (a) =>
    `Сколько вы покупаете? ${capital(goodsNominative[a.good])}: до ${say(count(a.limit, nouns.unit), 'gen')} по ${credits(a.price)}.`,
  'prompt.sell-amount': (a) =>
    `Сколько вы продаёте? ${capital(goodsNominative[a.good])}: до ${say(count(a.limit, nouns.unit), 'gen')} по ${credits(a.price)}.`,
  'prompt.brix-amount': (a) => `Сколько оружия с Брикса вы покупаете по ${credits(a.price)}?`,
  'prompt.repair-amount': (a) => `Сколько очков корпуса вы чините по ${credits(a.price)}?`,
  'prompt.loot': (a) => `Сколько ${goodsGenitive[a.good]} вы берёте на борт?`,
  'option.units': (a) => (a.units === 0 ? 'Ничего' : `${UNITS[a.what]} ${num(a.units)}`),
  'prompt.upgrade': (a) => `Какую систему вы улучшаете? У вас ${credits(a.credits)}.`,
  'option.system': (a) => `${capital(systems[a.system])} до ${num(a.level)} за ${credits(a.price)}`,
  'prompt.bounty-target': 'За чью голову вы назначаете награду?',
  'option.target': (a) => `${capital(say(a.seat))} (награда ${num(a.bounty)})`,
  'prompt.bounty-amount': (a) =>
    `Вы назначаете за ${whose(a.seat, 'вашу', 'голову')} ${credits(a.amount)}. Добавить ещё?`,
  'option.more-credits': (a) => `Ещё ${credits(a.credits)}`,

  'prompt.meet': (a) => `Встреча: ${say(a.seat)}. Что вы делаете?`,
  'option.attack-player': (a) => `Атаковать: ${say(a.seat)}`,
  'option.make-offer': 'Сделать предложение',
  'prompt.compose': (a) => `Что вы предлагаете ${say(a.seat, 'dat')}?`,
  'option.give-credits': (a) => `Отдать ${credits(a.credits)}`,
  'option.take-credits': (a) => `Попросить ${credits(a.credits)}`,
  'option.give-good': (a) => `Отдать ${units(1, a.good)}`,
  'option.take-good': (a) => `Попросить ${units(1, a.good)}`,
  'option.give-brix': (a) => `Отдать ${lasting(1, a.until)}`,
  'option.take-brix': (a) => `Попросить ${lasting(1, a.until)}`,
  'option.give-card': (a) => `Отдать: ${say(a.card)}`,
  'option.take-card': (a) => `Попросить: ${say(a.card)}`,
  'option.propose': 'Предложить это',
  'option.threaten': 'Потребовать это, иначе атака',
  'option.withdraw': 'Отозвать предложение',
  'prompt.answer': (a) =>
    a.threat
      ? `${capital(say(a.seat))} требует этого и грозит атакой. Что вы делаете?`
      : `${capital(say(a.seat))} предлагает сделку. Что вы делаете?`,
  'option.accept': 'Принять',
  'prompt.confirm': (a) => `${capital(say(a.seat))} соглашается. Провести сделку?`,
  'option.exchange': 'Провести сделку',

  'prompt.manoeuvre': (a) => `Манёвр за вами: ${num(a.own)} против ${num(a.other)}. Атаковать или бежать?`,
  'option.attack': 'Атаковать',
  'option.flee': 'Бежать',
  'prompt.spoils': (a) => `Попадание! Цель: ${say(a.seat)}. Повредить корпус или что-то забрать?`,
  'option.hit': 'Повредить корпус',
  'option.take-equipment': (a) => `Забрать: ${say(a.card)}`,
  'option.plunder': (a) => `Забрать до ${unitsOf(a.units)} товара`,
  'prompt.plunder': (a) => `Что вы забираете у ${say(a.seat, 'gen')}? Осталось: ${unitsOf(a.left)}.`,
  'prompt.system': (a) =>
    `Какая ${whose(a.seat, 'ваша', 'система')} теряет ${say(count(a.points, nouns.point), 'acc')}?`,
  'option.damage-system': (a) => `${capital(systems[a.system])} (${num(a.value)})`,
  'prompt.hand-over': (a) => `Что вы отдаёте пиратам? Осталось: ${unitsOf(a.left)}.`,
  'prompt.overboard': (a) => `Не хватает места: выбросьте за борт ${unitsOf(a.left)}.`,
  'prompt.collect': (a) =>
    a.seat.kind === 'you'
      ? 'Вы забираете награду?'
      : `Вы забираете награду ${num(a.bounty)} за голову ${say(a.seat, 'gen')}?`,
  'option.overboard': (a) => `Выбросить за борт ${units(1, a.good)}`,

  'reason.too-far': (a) => `До него ${say(count(a.distance, nouns.sector))}, а у вас осталось ${num(a.left)}.`,
  'reason.leave-first': 'Сначала нужно покинуть этот сектор и войти в него снова.',
  'reason.black-hole-used': 'В этот ход вы уже воспользовались чёрной дырой.',
  'reason.rules-fixed': 'Правила можно менять начиная со второго раунда.',
  'reason.rules-voted': 'Одного раза за ход достаточно.',
  'reason.no-planet': 'Здесь нет планеты.',
  'reason.not-here': 'Этого корабля нет в вашем секторе.',
  'reason.arrested': 'Этот капитан под арестом.',
  'reason.in-hyperspace': 'Этот корабль в гиперпространстве.',
  'reason.out': 'Этот корабль выбыл из игры.',
  'reason.no-free-pods': 'У вас нет свободного грузового отсека.',
  'reason.full-pods': 'Грузовые отсеки полны. Выбросьте что-нибудь за борт, и место будет.',
  'reason.no-credits': (a) => `Вам не хватает ${say(count(a.missing, nouns.credit), 'gen')}.`,
  'reason.nothing-aboard': (a) => `У вас на борту нет ${goodsGenitive[a.good]}.`,
  'reason.too-few-units': (a) => `Вам не хватает ${say(count(a.missing, nouns.unit), 'gen')}.`,
  'reason.valid-brix-weapons': 'Продать оружие с Брикса в другом месте можно лишь после истечения срока.',
  'reason.no-market': 'Здесь этим товаром не торгуют.',
  'reason.not-for-sale': 'В космопорте такого размера этого не продают.',
  'reason.fixed-price': 'Пока здесь действует твёрдая цена, купить этот товар нельзя.',
  'reason.at-cap': 'Система не может быть выше 10.',
  'reason.own-bounty': 'Пока за вашу голову назначена награда, назначать её другим нельзя.',
  'reason.nobody-to-hunt': 'Сейчас охотиться не на кого: все остальные под арестом или вне игры.',
  'reason.needs-no-bounty': 'Этот контракт — только для тех, за чью голову нет награды.',
  'reason.no-starport': 'Здесь нет космопорта.',
  'reason.hull-complete': 'Ваш корпус цел.',
  'reason.only-on-brix': 'Это оружие продают только на Бриксе.',
  'reason.no-run': 'За этим столом нет гонки на Корот.',
  'reason.does-not-fit': (a) =>
    a.seat.kind === 'you' ? 'У вас нет для этого места.' : `${capital(say(a.seat))}: нет места.`,
  'reason.empty-offer': 'Предложение пустое.',
  'reason.no-more-offers': 'Для одной встречи предложений уже достаточно.',
  'reason.not-aboard-any-more': 'Предложенного уже нет.',
  'reason.keep-one-character': 'Хотя бы одну карту персонажа нужно оставить.',
} satisfies Catalogue<'ru', Messages>;
