import type { TableWords } from './words.ts';

const faction = { empire: 'Империя', rebel: 'Повстанцы' } as const;

export const words: TableWords = {
  galaxyRow: 'Ряд галактики',
  galaxyDeck: 'Колода галактики',
  galaxyDiscard: 'Сброс галактики',
  exile: 'Изгнано',
  pilots: 'Пилоты',
  deck: 'Колода',
  discard: 'Сброс',
  victory: 'Стопка победы',
  base: 'База',
  bases: 'Базы',
  hand: 'Рука',
  yourHand: 'Ваша рука',
  units: 'Отряды',
  ships: 'Крупные корабли',
  noBase: 'нет базы',
  resources: 'Ресурсы',
  possible: 'можно',
  picked: 'выбрано',
  spent: 'уже атаковал',
  attacksBase: 'атакует базу',
  attacks: (name) => `атакует: ${name}`,
  close: 'Закрыть',
  cost: (n) => `стоимость ${n}`,
  target: (n) => `показатель цели ${n}`,
  damage: (taken, of) => `урон ${taken} из ${of}`,
  strength: (n, needed) => (needed === null ? `атака ${n}` : `атака ${n} из ${needed}`),
  force: (side, spaces) =>
    side === null ? 'Баланс Силы: посередине' : `Сила на стороне: ${faction[side]}, ${spaces} из 3`,
  handOf: (name, count) => `Рука (${name}): ${count}`,
  areaOf: (name) => `Игровая зона: ${name}`,
  victoryGoal: (n, of) => `Уничтожено баз: ${n} из ${of}`,
  faction,
  regret: 'Вы ещё можете что-то сделать. Всё равно завершить ход?',
};
