import type { Catalogue, Nouns, Verbs } from '../catalogue.ts';
import { adj, compound, listAnd, noun, say, verb } from '../ru/index.ts';
import type { CommonNoun, CommonVerb, WordMessages } from './terms.ts';

export const nouns = {
  card: noun('f', 'карта'),
  player: noun('m', 'игрок', { animate: true }),
  opponent: noun('m', 'противник', { animate: true }),
  seat: noun('n', 'место', { genPl: 'мест' }),
  spectator: noun('m', 'зритель', { animate: true }),
  game: noun('f', 'игра'),
  round: noun('m', 'раунд'),
  turn: noun('m', 'ход'),
  action: noun('n', 'действие'),
  rule: noun('n', 'правило'),
  hand: noun('f', 'рука'),
  deck: noun('f', 'колода'),
  discardPile: compound(noun('f', 'стопка', { genPl: 'стопок' }), 'сброса'),
  die: noun('m', 'кубик'),
  result: noun('m', 'результат'),
  space: noun('n', 'поле'),
  token: noun('m', 'жетон'),
  point: noun('n', 'очко', { nomPl: 'очки', genPl: 'очков' }),
} satisfies Nouns<'ru', CommonNoun>;

export const adjectives = {
  next: adj('следующий'),
  first: adj('первый'),
  last: adj('последний'),
  random: adj('случайный'),
};

export const verbs = {
  draw: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите', { passive: 'взят' }),
  discard: verb('сбрасывать', 'сбросить', 'сбросьте', { passive: 'сброшен' }),
  play: verb('разыгрывать', 'разыграть', undefined, { passive: 'разыгран' }),
  take: verb(['брать', 'берёт', 'берут'], ['взять', 'возьмёт', 'возьмут'], 'возьмите', { passive: 'взят' }),
  choose: verb('выбирать', ['выбрать', 'выберет', 'выберут'], undefined, { passive: 'выбран' }),
  pay: verb('платить', 'заплатить'),
  buy: verb('покупать', 'купить', undefined, { passive: 'куплен' }),
  sell: verb(['продавать', 'продаёт', 'продают', 'продавайте'], ['продать', 'продаст', 'продадут'], 'продайте', {
    vy: 'продадите',
    passive: 'продан',
  }),
  gain: verb('получать', 'получить', undefined, { passive: 'получен' }),
  lose: verb('терять', 'потерять', undefined, { passive: 'потерян' }),
  move: verb('перемещать', 'переместить', undefined, { passive: 'перемещён' }),
  place: verb('размещать', 'разместить', undefined, { passive: 'размещён' }),
  give: verb(['отдавать', 'отдаёт', 'отдают', 'отдавайте'], ['отдать', 'отдаст', 'отдадут'], 'отдайте', {
    vy: 'отдадите',
    passive: 'отдан',
  }),
  put: verb(['класть', 'кладёт', 'кладут'], 'положить', undefined, { passive: 'положен' }),
  remove: verb('убирать', ['убрать', 'уберёт', 'уберут'], undefined, { passive: 'убран' }),
  return: verb('возвращать', ['вернуть', 'вернёт', 'вернут'], undefined, { passive: 'возвращён' }),
  reveal: verb('открывать', ['открыть', 'откроет', 'откроют'], undefined, { passive: 'открыт' }),
  roll: verb('бросать', 'бросить', 'бросьте', { passive: 'брошен' }),
  reroll: verb('перебрасывать', 'перебросить', 'перебросьте', { passive: 'переброшен' }),
  shuffle: verb('перемешивать', 'перемешать', undefined, { passive: 'перемешан' }),
  use: verb('использовать', 'использовать', undefined, { passive: 'использован' }),
  attack: verb('атаковать', 'атаковать', undefined, { passive: 'атакован' }),
  destroy: verb('уничтожать', 'уничтожить', 'уничтожьте', { passive: 'уничтожен' }),
  repair: verb(['чинить', 'чинит', 'чинят'], 'починить', undefined, { passive: 'починен' }),
  ignore: verb('игнорировать', 'проигнорировать', undefined, { passive: 'проигнорирован' }),
  win: verb('побеждать', 'победить'),
  pass: verb('пасовать', 'спасовать'),
  cost: verb('стоить'),
} satisfies Verbs<'ru', CommonVerb>;

export const messages = {
  'word.done': 'Готово',
  'word.pass': 'Нет, спасибо',
  'word.decline': 'Отказаться',
  'word.yes': 'Да',
  'word.no': 'Нет',
  'word.cancel': 'Отмена',
  'word.undo': 'Отменить ход',
  'word.rule': 'Правило',
  'word.seat': (a) => `Место ${a.number}`,
  'word.spectator': 'Зритель',
  'word.bot': 'Бот',
  'word.round': (a) => `Раунд ${a.number}`,
  'word.turn-of': (a) => (a.player.kind === 'you' ? 'Ваш ход.' : `Ход ${say(a.player, 'gen')}.`),
  'word.waiting-for': (a) => `Ждём ${listAnd(a.players.map((player) => say(player, 'acc')))}…`,
  'word.interjection': 'Что ещё можно сделать',
  'word.not-possible': 'Это невозможно',
  'word.because-rule': (a, w) => `Правило ${w.rule(a.rule)}`,
} satisfies Catalogue<'ru', WordMessages>;
