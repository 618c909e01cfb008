import { ru } from '@cantina/text';
import type { CustomsOutcomes, Hit, HitOnPlayer, Ties } from '../../rules/odds/odds.ts';
import type { TableWords } from './words.ts';

const { num, percent, signed, plural } = ru;
/** One, two to four, five and more: „1 сектор, 2 сектора, 5 секторов“. */
function many(n: number, one: string, few: string, rest: string): string {
  const form = plural(n);
  return `${num(n)} ${form === 'one' ? one : form === 'few' ? few : rest}`;
}
const sectors = (n: number): string => many(n, 'сектор', 'сектора', 'секторов');
const turns = (n: number): string => many(n, 'ход', 'хода', 'ходов');
const dice = (n: number): string => many(n, 'кубик', 'кубика', 'кубиков');

/** A mean number, as people say it: one figure behind the point is plenty. */
const rough = (n: number): string => num(Math.round(n * 10) / 10);

const TIES: Readonly<Record<Ties, string>> = {
  again: 'При ничьей — переброс.',
  won: 'Ничья — в вашу пользу.',
  lost: 'Ничья — в пользу противника.',
};
const YOUR_HIT: Readonly<Record<Hit, string>> = {
  destroys: 'Ваше попадание уничтожит его корабль.',
  'drives-off': 'Ваше попадание только отгонит его.',
  damages: 'Ваше попадание повредит ещё и систему.',
  'held-off': 'Щиты противника удержат остальное.',
};
const THEIR_HIT: Readonly<Record<HitOnPlayer, string>> = {
  destroys: 'Попадание в вас уничтожит ваш корабль.',
  damages: 'Попадание в вас повредит вашу систему.',
  'held-off': 'Ваши щиты удержат остальное.',
};

const OUTCOMES: Readonly<Record<keyof CustomsOutcomes, string>> = {
  clean: 'чисто',
  bounty: 'награда +100',
  fine: 'штраф 200',
  loss: 'груз потерян',
  arrest: 'тюрьма, груз потерян',
};

export const words: TableWords = {
  num,
  percent,
  signed,
  map: 'Галактика',
  panels: 'Планеты и корабли',
  planets: 'Планеты',
  ship: 'Корабль',
  captains: 'Капитаны',
  routes: 'Маршруты',
  tables: 'Таблицы',
  now: 'Сейчас',
  round: (n, most) => (most === null ? `Раунд ${num(n)}` : `Раунд ${num(n)} / ${num(most)}`),
  possible: 'можно',
  picked: 'выбрано',
  sector: (label) => `Сектор ${label}`,
  kinds: {
    space: 'пустой космос',
    nebula: 'туманность: конец движения, щиты не работают',
    blackHole: 'чёрная дыра',
    wormhole: 'червоточина',
    planet: 'планета',
    brix: 'торговец оружием, военный космопорт',
    koroth: 'сопротивление, военный космопорт',
  },
  wormhole: (n) => `червоточина ${n}`,
  shipOf: (name) => `корабль: ${name}`,
  yourShip: 'ваш корабль',
  slot: (n) => `планета ${n}`,
  sectors,
  here: 'здесь',
  fixed: (card, good, price) => `${card}: ${good} по ${num(price)}`,
  you: 'Вы',
  active: 'ходит',
  cargo: 'Груз',
  pods: (used, all) => `занято отсеков: ${used} из ${all}`,
  kept: 'Друзья и снаряжение',
  sell: 'Продать',
  buy: 'Купить',
  perUnit: 'цена за единицу',
  until: (round) => `годно до раунда ${num(round)}`,
  kills: (n) => `сбито: ${many(n, 'корабль', 'корабля', 'кораблей')}`,
  logOf: (name) => `Журнал: ${name}`,
  toManoeuvre: 'выиграть манёвр',
  toHit: 'попасть в перестрелке',
  inspection: 'досмотр на борту',
  toEscape: 'бежать',
  toSurvive: 'уцелеть у чёрной дыры',
  mayBeSwallowed: (chance) =>
    `С вероятностью ${chance} чёрная дыра поглотит корабль со всем, что на борту. Если нет — удвоит остаток вашего полёта. Рискнёте?`,
  toDeliver: 'довезти до Корота',
  toManoeuvreAgainst: (name) => `выиграть манёвр (противник: ${name})`,
  withBribes: (n) => (n === 0 ? 'без взяток' : `взятка: ${dice(n)}`),
  whyManoeuvre: (ties) =>
    `Двигатели плюс кубик против двигателей противника; у кого больше, тот выбирает: атака или бегство. ${TIES[ties]}`,
  whyHit: (hit, hitBack) => `Лазеры плюс кубик против лазеров противника. ${YOUR_HIT[hit]} ${THEIR_HIT[hitBack]}`,
  whyEscape: (left) => `Без побега вы на свободе через ${turns(left)}.`,
  whyRun: (left, customs, bribes) =>
    `${turns(left)} на дорогу лучшим путём, потом таможня (${customs}${bribes > 0 ? `, взятка: ${dice(bribes)}` : ''}). Карты судьбы и другие капитаны не учтены.`,
  runFromBrix: 'довезти, начиная с Брикса',
  customsRisk: (outcomes) => `таможня: ${outcomes.join(', ')}`,
  outcome: (outcome, chance) => `${percent(chance)} ${OUTCOMES[outcome]}`,
  aboard: 'Продать то, что на борту',
  orders: 'Заказы и контракты',
  order: (good, aboard, units, planet) => `${good} ${aboard}/${units} → ${planet}`,
  buyOn: (planet) => `покупка: ${planet}`,
  forecast: 'Лучшая торговля отсюда: сначала самая выгодная за ход',
  noRoutes: 'Сейчас ни один маршрут ничего не приносит.',
  turns,
  profit: (credits) => `около ${many(Math.round(credits), 'кредита', 'кредитов', 'кредитов')}`,
  customsOn: (clean, cost) =>
    `таможня пропустит в ${percent(clean)} случаев${cost < 0.5 ? '' : `, в среднем стоит ${num(Math.round(cost))}`}`,
  rough,
  soldOf: (sold, units) => `в среднем продаётся ${rough(sold)} из ${rough(units)}`,
  illegal: 'вне закона: таможня',
  route: (good, from, low, to, high, far) =>
    `${good}: купить (${from}, спрос ${low}), продать (${to}, спрос ${high}), ${sectors(far)}`,
  about: (price) => `около ${num(Math.round(price))} за единицу`,
  fillsPods: 'заполнит отсеки',
  allYouCanPay: 'на большее не хватит денег',
  endsTurn: 'там пусто: ход закончится',
  rolled: (name, purpose) => `${name}: ${purpose}`,
  rolls: {
    start: 'Кто начинает',
    escape: 'Побег',
    hyperspace: 'Из гиперпространства',
    wormhole: 'Червоточина',
    rift: 'Разлом',
    'black-hole': 'Чёрная дыра',
    'ion-storm': 'Ионный шторм',
    'meteor-swarm': 'Метеоритный рой',
    system: 'Дополнительный урон',
    derelict: 'Находка',
    glut: 'Избыток',
    customs: 'Таможня',
    availability: 'Наличие',
    demand: 'Спрос',
    manoeuvre: 'Манёвр',
    dogfight: 'Перестрелка',
    friend: 'Друг спасён?',
  },
  die: 'Кубик',
  customs: 'Таможня',
  availability: 'Наличие',
  demand: 'Спрос',
  upgrades: 'Улучшения',
  damage: 'Дополнительный урон',
  victorChooses: 'выбирает победитель',
  perLevel: 'кредитов за уровень',
  wins: (name) => `Победа: ${name}`,
  offerTo: (name) => `Предложение для: ${name}`,
  offerFrom: (name) => `Предложение от: ${name}`,
  accepted: (name) => `${name} соглашается`,
  threat: 'Иначе — атака!',
  youGive: 'Вы отдаёте',
  theyGive: (name) => `${name} отдаёт`,
  nothing: 'ничего',
  sending: 'Предложение отправляется…',
  room: (name, free) => `${name}: ${many(free, 'свободный отсек', 'свободных отсека', 'свободных отсеков')}`,
  meeting: (one, other) => `Встреча: ${one} и ${other}`,
  runGoal: (weapons, price) => `Доставьте ${num(weapons)} единиц оружия (по ${num(price)}) с Брикса на Корот`,
  standing: (name, standing) => `${name}: ${standing}`,
  podsAndCredits: (pods, of, credits) => `отсеки ${pods}/${of}, ${num(credits)} кр.`,
  creditsAndPods: (credits, pods, of) => `${num(credits)} кр. · ${pods}/${of}`,
  weaponsOf: (units, of) => `оружие ${units}/${of}`,
  goKoroth: (far, chance) => `На Корот: ${sectors(far)}, ${percent(chance)}`,
  goBrix: (far) => `Купить оружие на Бриксе: ${sectors(far)}`,
  sellAt: (good, planet, income) => `${good}: продать, ${planet}, примерно ${signed(Math.round(income))}`,
  buyFor: (good, from, to, profit) => `${good}: ${from} → ${to}, примерно ${signed(Math.round(profit))}`,
  deliverAt: (good, units, planet, profit) =>
    `${good} (${units}): сдать, ${planet}, примерно ${signed(Math.round(profit))}`,
  buyForOrder: (good, aboard, units, from, to, profit) =>
    `${good} ${aboard}/${units} для заказа, ${to}: купить, ${from}, примерно ${signed(Math.round(profit))}`,
  easy: 'хорошо для первой игры',
  hard: 'сложно: награда с самого начала, таможня при каждой посадке',
  yourCharacters: 'Ваши персонажи',
  chooseLater: 'Это ваши персонажи. Вы выберете одного, когда обмен закончится.',
  usualShip: 'обычный корабль',
};
