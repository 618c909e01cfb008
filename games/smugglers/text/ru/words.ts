import { ru } from '@cantina/text';
import type { Cargo, CustomsResult, Demand, Good, Starport, System } from '../../content/index.ts';

const { compound, count, noun, num, say, verb } = ru;

export const nouns = {
  card: noun('f', 'карта'),
  character: compound(noun('f', 'карта'), 'персонажа'),
  credit: noun('m', 'кредит'),
  unit: noun('f', 'единица'),
  die: noun('m', 'кубик'),
  sector: noun('m', 'сектор'),
  hullPoint: compound(noun('n', 'очко', { nomPl: 'очки', genPl: 'очков' }), 'корпуса'),
  point: noun('n', 'очко', { nomPl: 'очки', genPl: 'очков' }),
  luxury: compound(noun('m', 'предмет'), 'роскоши'),
  robot: noun('m', 'робот', { animate: true }),
  game: noun('f', 'игра'),
} as const;

export const verbs = {
  accept: verb('принимать', ['принять', 'примет', 'примут']),
  ask: verb(['просить', 'просит', 'просят'], ['попросить', 'попросит', 'попросят']),
  attack: verb('атаковать'),
  buy: verb('покупать', 'купить'),
  deliver: verb('доставлять', 'доставить'),
  comeOut: verb(['вылетать', 'вылетает', 'вылетают'], ['вылететь', 'вылетит', 'вылетят']),
  destroy: verb('уничтожать', 'уничтожить', 'уничтожьте'),
  draw: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите'),
  drive: verb('прогонять', ['прогнать', 'прогонит', 'прогонят']),
  dropOut: verb(['выбывать', 'выбывает', 'выбывают'], ['выбыть', 'выбудет', 'выбудут']),
  fly: verb(['лететь', 'летит', 'летят'], ['полететь', 'полетит', 'полетят']),
  get: verb('получать', 'получить'),
  hide: verb('скрываться', ['скрыться', 'скроется', 'скроются'], 'скройтесь'),
  land: verb(['садиться', 'садится', 'садятся'], ['сесть', 'сядет', 'сядут'], 'сядьте'),
  lose: verb('терять', 'потерять'),
  offer: verb('предлагать', ['предложить', 'предложит', 'предложат']),
  pay: verb('платить', 'заплатить'),
  place: verb('назначать', 'назначить', 'назначьте'),
  play: verb('играть', 'сыграть'),
  refuse: verb(
    ['отказываться', 'отказывается', 'отказываются'],
    ['отказаться', 'откажется', 'откажутся'],
    'откажитесь',
  ),
  reroll: verb('перебрасывать', 'перебросить', 'перебросьте'),
  restore: verb('восстанавливать', 'восстановить'),
  sell: verb(['продавать', 'продаёт', 'продают'], ['продать', 'продаст', 'продадут']),
  start: verb('начинать', ['начать', 'начнёт', 'начнут']),
  take: verb('забирать', ['забрать', 'заберёт', 'заберут']),
  throw: verb('выбрасывать', 'выбросить', 'выбросьте'),
  upgrade: verb('улучшать', 'улучшить'),
  win: verb('побеждать', 'победить'),
} as const;

export const credits = (amount: number): string => say(count(amount, nouns.credit), 'acc');

/** Товар в винительном падеже (и в именительном: формы совпадают). */
export const goods: Readonly<Record<Cargo, string>> = {
  weapons: 'оружие',
  medtech: 'медтехнику',
  luxuries: 'предметы роскоши',
  robots: 'роботов',
  food: 'продовольствие',
  brixWeapons: 'оружие с Брикса',
};

export const goodsNominative: Readonly<Record<Cargo, string>> = { ...goods, medtech: 'медтехника', robots: 'роботы' };

export const goodsGenitive: Readonly<Record<Cargo, string>> = {
  weapons: 'оружия',
  medtech: 'медтехники',
  luxuries: 'предметов роскоши',
  robots: 'роботов',
  food: 'продовольствия',
  brixWeapons: 'оружия с Брикса',
};

/** Столько единиц: «1 робота», «4 единицы оружия». */
export function units(amount: number, good: Cargo, as: 'acc' | 'gen' = 'acc'): string {
  switch (good) {
    case 'luxuries':
      return say(count(amount, nouns.luxury), as);
    case 'robots':
      return say(count(amount, nouns.robot), as);
    case 'weapons':
    case 'medtech':
    case 'food':
    case 'brixWeapons':
      return `${say(count(amount, nouns.unit), as)} ${goodsGenitive[good]}`;
  }
}

/** Оружие с Брикса с одним сроком. */
export const lasting = (amount: number, until: number): string =>
  `${units(amount, 'brixWeapons')} (срок — до раунда ${num(until)})`;

export const isPlural = (good: Good): boolean => good === 'luxuries' || good === 'robots';

export const systems: Readonly<Record<System, string>> = {
  engines: 'двигатели',
  lightspeed: 'сверхсвет',
  shields: 'щиты',
  lasers: 'лазеры',
  cargoPods: 'грузовые отсеки',
};

export const starports: Readonly<Record<Starport, string>> = {
  none: 'Нет',
  small: 'Малый',
  medium: 'Средний',
  large: 'Большой',
  military: 'Военный',
};

export const demands: Readonly<Record<Demand, string>> = {
  veryLow: 'очень низкий',
  low: 'низкий',
  moderate: 'умеренный',
  high: 'высокий',
  veryHigh: 'очень высокий',
  illegal: 'запрещено',
};

export const results: Readonly<Record<CustomsResult, string>> = {
  clear: 'без проблем',
  bounty: 'награда за голову',
  fine: 'штраф',
  detention: 'задержание',
  arrest: 'арест',
};

/** «ваш корабль», «корабль игрока Anna» */
export const whose = (seat: ru.NpRu, own: string, one: string): string =>
  seat.kind === 'you' ? `${own} ${one}` : `${one} ${say(seat, 'gen')}`;

/** «награда за вашу голову», «награда за голову игрока Anna» */
export const bountyOn = (seat: ru.NpRu): string => `награда за ${whose(seat, 'вашу', 'голову')}`;
