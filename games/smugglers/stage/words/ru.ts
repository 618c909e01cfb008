import { ru } from '@cantina/text';
import { starports } from '../../text/ru/words.ts';
import type { StageWords } from './words.ts';

const { num, listAnd, signed } = ru;
const form = (n: number, one: string, few: string, many: string): string => {
  const [tens, units] = [n % 100, n % 10];
  if (units === 1 && tens !== 11) return one;
  return units >= 2 && units <= 4 && (tens < 12 || tens > 14) ? few : many;
};
const sectors = (n: number): string => `${num(n)} ${form(n, 'сектор', 'сектора', 'секторов')}`;
const credits = (n: number): string => `${num(n)} ${form(n, 'кредит', 'кредита', 'кредитов')}`;

/** What dice are rolled for. */
const ROLLED = {
  start: 'за первый ход',
  escape: 'чтобы сбежать',
  hyperspace: 'чтобы выйти из гиперпространства',
  wormhole: 'в червоточине',
  rift: 'в разломе',
  'black-hole': 'у чёрной дыры',
  'ion-storm': 'в ионном шторме',
  'meteor-swarm': 'в метеоритном рое',
  system: 'на урон',
  derelict: 'за находку',
  glut: 'на избыток',
  customs: 'на таможне',
  availability: 'на количество товара',
  demand: 'на цену',
  manoeuvre: 'на манёвр',
  dogfight: 'в перестрелке',
  friend: 'чтобы спасти друга',
} as const;

export const words: StageWords = {
  you: 'Вы',
  fateCard: 'Карта судьбы',
  captains: 'Капитаны',
  rolls: (name, you, purpose) => `${you ? 'Вы бросаете' : `${name} бросает`} кубик ${ROLLED[purpose]} …`,
  starts: (name, you) => (you ? 'Вы начинаете' : `Начинает ${name}`),
  startDice: (names) => `Кубики слева направо: ${names.join(', ')}. Начинает тот, у кого больше.`,
  ifYouWin: 'Если попадёте вы',
  ifYouLose: 'Если попадут в вас',
  spoils: (parts) => listAnd(parts),
  credits: (n) => `${signed(n)} ${form(Math.abs(n), 'кредит', 'кредита', 'кредитов')}`,
  bounty: (n) => `награда ${signed(n)}`,
  units: (n, good) => `${num(n)} × ${good}`,
  hullPoint: '−1 корпус и, возможно, система',
  steals: (n) => `забирает товары (${num(n)}), иначе 1 корпус`,
  nothing: 'ничего',
  customsOn: (planet) => `Таможня: ${planet}`,
  customsAboard: 'Таможня на борту',
  lands: (name, you) => (you ? 'Вы садитесь' : `${name}: посадка`),
  customsNeeds: (starport) => `Здесь действует строка «${starports[starport]}».`,
  whyCustoms: (die, starport, by) =>
    `${by === 0 ? '' : `С поправкой карт ${signed(by)}: `}${num(die)} в строке «${starports[starport]}».`,
  wanted: (bounty) => `Причина: награда за голову ${num(bounty)}.`,
  forbiddenCargo: 'Причина: запрещённый груз.',
  toBeClean: 'пройти без проблем',
  arrested: 'Арест',
  prison: 'Тюрьма',
  escaped: 'Побег удался!',
  released: 'Снова на свободе',
  noEscape: 'Побег не удался',
  onlyOne: 'Дверь открывает только 1.',
  stillLost: 'Всё ещё в гиперпространстве',
  swallowed: 'Чёрная дыра поглотила корабль',
  flies: (name, you, planet, far) =>
    `${you ? 'Вы летите' : `${name} летит`} в сторону планеты ${planet}, осталось ${sectors(far)}.`,
  tied: 'При ничьей бросают снова: считается последний кубик каждой стороны.',
  slingshot: (left) => `Разгон: ещё ${sectors(left)}`,
  hyperspace: 'Потерян в гиперпространстве',
  towed: 'На буксире',
  newShip: 'Новый корабль',
  onlyOneKills: 'Смертельна только 1; всё остальное удваивает оставшийся ход.',
  shieldsHold: 'Щиты выдержали',
  whyShields: (die, shields) => `${num(die)} против щитов ${num(shields)}.`,
  dodged: 'Увернулись',
  whyDodged: (total, needed) => `${num(total)} с двигателями; нужно было ${num(needed)}.`,
  needsEngines: (needed) => `Кубик плюс двигатели должны дать ${num(needed)}.`,
  needsShields: (shields) => `Кубик не должен превысить щиты (${num(shields)}).`,
  nothingToDamage: 'Повреждать нечего',
  found: (n) => `Найдено: ${credits(n)}`,
  friendSaved: 'Спасён',
  friendLost: 'Потерян',
  friendNeeds: '1, 2 или 3 спасает друга.',
  fight: (one, other) => `${one} и ${other}: кто кого`,
  winsManoeuvre: (name, you) => (you ? 'Манёвр за вами' : `Манёвр выигрывает ${name}`),
  attacks: (name) => `${name}: атака!`,
  hits: (name, you) => (you ? 'Вы попали!' : `Попадание: ${name}!`),
  sum: (value, die) => `${num(value)} + ${num(die)} = ${num(value + die)}`,
  choosesNow: 'У кого больше, тот решает: атака или бегство.',
  flees: (name, you) => (you ? 'Вы ушли' : `${name} уходит`),
  endsTurn: 'Бой завершает ход.',
  loses: (system, points, level) => `${system} −${num(points)} (теперь ${num(level)})`,
  losesHull: (points, left) => `Корпус −${num(points)} (осталось ${num(left)})`,
  destroyed: 'Уничтожен!',
  drivenOff: 'Обращён в бегство',
  shipLost: 'Корабль потерян',
  outOfGame: 'Выбывает из игры',
  robbed: 'Ограблен',
  trade: (does, good, planet) =>
    `${planet}: ${does === 'buy' ? 'покупка' : 'продажа'}, ${good.toLocaleLowerCase('ru')}`,
  price: (price, most) => `по ${credits(price)}, не больше ${num(most)}`,
  level: (system, level) => `${system} — ${num(level)}`,
  upgrades: (name, you, systems, price) =>
    `${you ? 'Вы улучшаете' : `${name} улучшает`} системы: ${systems.join(', ')}; всего ${credits(price)}.`,
  delivered: 'Доставлено',
  meeting: 'Встреча в космосе',
  deal: 'По рукам!',
  noDeal: 'Сделки нет',
  accepts: 'Принято',
  offer: 'Предложение',
  threat: 'Иначе — атака!',
  bountyPlaced: 'Награда за голову',
  newRule: 'Новое правило',
  weaponsAboard: 'Оружие с Брикса',
  tooLate: 'На Корот уже не успеть',
  run: 'Гонка на Корот',
  runMade: 'Величайший контрабандист Галактики!',
  warning: (name, you, far) => {
    const who = you ? 'У вас на борту' : `На борту у игрока ${name}`;
    return far === null ? `${who} десять единиц оружия!` : `${who} десять единиц оружия, до Корота ${sectors(far)}!`;
  },
};
