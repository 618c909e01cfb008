import type { StageWords } from './words.ts';

/** «1 сердце, 2 сердца, 5 сердец» */
const hearts = (n: number): string => {
  const last = n % 10;
  if (n % 100 >= 11 && n % 100 <= 14) return `${n} сердец`;
  return last === 1 ? `${n} сердце` : last >= 2 && last <= 4 ? `${n} сердца` : `${n} сердец`;
};

export const words: StageWords = {
  event: (area, total) => `Событие · ${area}: уже ${total}`,
  eventAlone: 'Событие',
  crisis: 'Кризис!',
  crisisOn: (area, total) => `${area}: уже ${total}`,
  crisisAlone: 'Его вызвала карта',
  hearts: (name, from, to) => `${name}: ${from} → ${hearts(to)}`,
  heartsOf: (left, of) => `сердца: ${left} из ${of}`,
  healthOf: (left, of) => `здоровье: ${left} из ${of}`,
  hit: (points) => `−${hearts(points)}`,
  blocked: 'Блок: урона нет',
  lastHeart: 'Осталось одно сердце!',
  defeated: 'Побеждён',
  lostByDefeat: 'Без этого персонажа миссия окончена.',
  revealed: (space) => `Вскрыто на поле ${space}`,
  looked: (space) => `Закрыто на поле ${space} · видите только вы`,
  lookedAhead: 'Следующее событие · видите только вы',
  reinforcement: (space) => `Подкрепление на поле ${space}`,
  attack: 'Атака',
  door: { over: 'Путь внутрь', opens: 'Дверь открыта!' },
  taken: 'Теперь это у вас',
  delivered: 'Доставлено',
  track: (name, from, to, of) => `${name}: ${from} → ${to} из ${of}`,
  trackEmptied: (name) => `${name}: снова пусто`,
  time: {
    title: 'Время уходит',
    why: 'Колода событий закончилась и перемешана заново.',
    left: (left) => (left === 1 ? 'Ещё раз – и миссия провалена.' : `Осталось ${left} раза – и миссия провалена.`),
  },
  nothing: 'Ничего не изменилось, и кто-то идёт проверить:',
  secret: 'Ваш секрет',
  won: 'Миссия выполнена!',
  lost: 'Миссия провалена',
  moved: (name, from, to) => `${name}: с поля ${from} на поле ${to}.`,
  warnTime: 'Ещё раз опустеет колода событий – и миссия провалена!',
  warnHeart: (name) => `${name}: осталось одно сердце!`,
  steps: 'Карта сверху вниз',
  states: { done: 'сделано', now: 'сейчас', open: 'впереди', skipped: 'не происходит' },
  notSix: 'только от 6',
};
