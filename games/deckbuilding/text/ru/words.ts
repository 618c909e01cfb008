import { ru } from '@cantina/text';
import type { Allegiance, Face, Trait } from '../../content/index.ts';
import { faceName } from '../names/index.ts';

const { adj, compound, noun, verb } = ru;

export const nouns = {
  card: noun('f', 'карта'),
  unit: noun('m', 'отряд'),
  ship: compound(adj('крупный'), noun('m', 'корабль', { stressed: true })),
  base: noun('f', 'база'),
  hand: noun('f', 'рука'),
  deck: noun('f', 'колода'),
  purchase: noun('f', 'покупка', { genPl: 'покупок' }),
  /** «положите карту на верх колоды», «на верху колоды» */
  top: noun('m', 'верх', { loc: 'верху' }),
  discardPile: compound(noun('f', 'стопка', { genPl: 'стопок' }), 'сброса'),
  galaxyDeck: compound(noun('f', 'колода'), 'галактики'),
  galaxyRow: compound(noun('m', 'ряд', { loc: 'ряду', nomPl: 'ряды' }), 'галактики'),
  galaxyDiscardPile: compound(noun('m', 'сброс'), 'галактики'),
  victoryPile: compound(noun('f', 'стопка', { genPl: 'стопок' }), 'победы'),
  force: noun('f', 'Сила'),
  resource: noun('m', 'ресурс'),
  /** Never «уронов»: 1 урон, 2 урона, 5 урона. */
  damage: noun('m', 'урон', { genPl: 'урона' }),
  attack: noun('f', 'атака'),
  ability: noun('f', 'способность'),
  reward: noun('f', 'награда'),
  target: noun('f', 'цель'),
  faction: noun('f', 'фракция'),
  trait: noun('n', 'свойство'),
  empire: noun('f', 'Империя'),
  rebel: noun('m', 'повстанец', { animate: true, stem: 'повстанц' }),
  opponent: noun('m', 'соперник', { animate: true }),
  game: noun('f', 'игра'),
  turn: noun('m', 'ход'),
} as const;

export const adjectives = {
  top: adj('верхний'),
  neutral: adj('нейтральный'),
  enemy: adj('вражеский'),
  unique: adj('уникальный'),
  first: adj('первый'),
  next: adj('следующий'),
  random: adj('случайный'),
} as const;

export const verbs = {
  draw: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите'),
  discard: verb('сбрасывать', 'сбросить', 'сбросьте'),
  exile: verb('изгонять', ['изгнать', 'изгонит', 'изгонят']),
  gain: verb('получать', 'получить'),
  repair: verb('снимать', ['снять', 'снимет', 'снимут']),
  deal: verb('наносить', ['нанести', 'нанесёт', 'нанесут']),
  destroy: verb('уничтожать', 'уничтожить', 'уничтожьте'),
  take: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите'),
  put: verb(['класть', 'кладёт', 'кладут'], 'положить'),
  keep: verb('оставлять', 'оставить', 'оставьте'),
  purchase: verb('покупать', 'купить'),
  play: verb('разыгрывать', 'разыграть'),
  reveal: verb('открывать', ['открыть', 'откроет', 'откроют']),
  look: verb(['смотреть', 'смотрит', 'смотрят'], ['посмотреть', 'посмотрит', 'посмотрят']),
  swap: verb('обменивать', 'обменять'),
  spend: verb('тратить', 'потратить', 'потратьте'),
  defeat: verb('побеждать', 'победить'),
  attack: verb('атаковать'),
  choose: verb('выбирать', ['выбрать', 'выберет', 'выберут']),
  begin: verb('начинать', ['начать', 'начнёт', 'начнут']),
  lead: verb('играть', 'сыграть'),
  come: verb('попадать', ['попасть', 'попадёт', 'попадут']),
  use: verb('применять', ['применить', 'применит', 'применят']),
  assign: verb('назначать', 'назначить', 'назначьте'),
  withdraw: verb('отзывать', ['отозвать', 'отзовёт', 'отзовут']),
  buyOut: verb('выкупать', 'выкупить'),
  shuffle: verb('перемешивать', 'перемешать'),
  win: verb('побеждать', 'победить'),
} as const;

export const traits: Readonly<Record<Trait, string>> = {
  trooper: 'Пехотинец',
  fighter: 'Истребитель',
  vehicle: 'Техника',
  transport: 'Транспорт',
  officer: 'Офицер',
  'bounty-hunter': 'Охотник за головами',
  droid: 'Дроид',
  scoundrel: 'Проходимец',
  jedi: 'Джедай',
  sith: 'Ситх',
};

export const allegiances: Readonly<Record<Allegiance, string>> = {
  empire: 'Империя',
  rebel: 'Повстанцы',
  neutral: 'Нейтральная',
};

/** How a text names a card: declined where it is named outside the nominative, fixed otherwise. */
export const faceNoun = (face: string): ru.NounRu => DECLINED.get(face) ?? ru.fixed('m', faceName('ru', face));

const DECLINED: ReadonlyMap<string, ru.NounRu> = new Map<Face, ru.NounRu>([
  ['death-star', compound(noun('f', 'Звезда', { nomPl: 'Звёзды', genPl: 'Звёзд' }), 'Смерти')],
]);
