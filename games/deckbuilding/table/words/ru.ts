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
  yourHand: 'Ваша рука',
  units: 'Отряды',
  ships: 'Крупные корабли',
  noBase: 'нет базы',
  resources: 'Ресурсы',
  possible: 'можно',
  picked: 'выбрано',
  spent: 'уже атаковал',
  used: 'способность применена',
  doomed: 'в конце хода изгоняется',
  attackNow: (now, printed) => `атака ${now} вместо ${printed}`,
  starter: 'стартовая карта',
  attacksBase: 'атакует базу',
  attacks: (name) => `атакует: ${name}`,
  close: 'Закрыть',
  anyOrder: 'Это в вашей колоде. В каком порядке — не знает никто.',
  cost: (n) => `стоимость ${n}`,
  target: (n) => `показатель цели ${n}`,
  damage: (taken, of) => `урон ${taken} из ${of}`,
  strength: (n, needed) => (needed === null ? `атака ${n}` : `атака ${n} из ${needed}`),
  force: (side, spaces) =>
    side === null ? 'Баланс Силы: посередине' : `Сила на стороне: ${faction[side]}, ${spaces} из 3`,
  theForce: 'Сила',
  forceWith: (side) => (side === null ? 'ни с кем' : side === 'empire' ? 'с Империей' : 'с повстанцами'),
  forceWithYou: 'С вами: ваши тексты о Силе действуют',
  stepsTo: (steps) => (steps === 1 ? 'ещё 1 шаг:' : `ещё ${steps} шага:`),
  eachTurn: 'каждый ход',
  handOf: (name, count) => `Рука (${name}): ${count}`,
  handSeen: (name) => `Рука (${name}): что вы видели`,
  seen: (count) => `вы видели: ${count}`,
  areaOf: (name) => `Игровая зона: ${name}`,
  victoryGoal: (n, of) => `Уничтожено баз: ${n} из ${of}`,
  victoryPile: (name, n, of) => `Стопка победы (${name}): уничтожено баз ${n} из ${of}. Просмотреть`,
  goal: (bases) => `Уничтожьте ${bases === 5 ? '5 баз' : `${bases} базы`}`,
  standing: (name, n, of) => `${name} ${n}/${of}`,
  nextBase: (base, needed, attack) =>
    attack === null
      ? `Дальше: ${base}, падёт при атаке ${needed}`
      : attack >= needed
        ? `${base}: можно уничтожить сейчас, атака ${attack}, нужно ${needed}`
        : `Дальше: ${base}, нужна атака ${needed}, у вас ${attack}`,
  faction,
  toSpend: 'на покупки',
  toAttack: 'на атаку',
  handPasses: 'Карты, оставшиеся на руке, в конце хода уходят в сброс. Затем вы берёте 5 новых.',
  playHere: 'Выберите карту в руке или перетащите её сюда',
  buyFor: (cost, left) => `Купить за ${cost} · останется ${left}`,
  tooWeak: 'слишком слабо',
  attackInVain: (strength, needed) => `Слишком слабо: атака ${strength}, а нужно ${needed}. Всё равно атаковать?`,
  regret: ({ cards, resources, attack }) => {
    const left = [
      cards === 0 ? '' : `карты в руке — ${cards}`,
      resources === 0 ? '' : `ресурсы — ${resources}`,
      attack === 0 ? '' : `атака — ${attack}`,
    ].filter((part) => part !== '');
    return `Не использовано: ${left.join(', ')}. Всё равно завершить ход?`;
  },
  inVain: 'Сейчас это ничего не даст, а заплатить придётся. Всё равно применить?',
  targets: (count) => `целей: ${count}`,
  rewardFor: { empire: 'Награда Империи', rebel: 'Награда повстанцам' },
  noneToPay: (card) => `${card}: для способности нужна карта с руки, а её не останется. Всё равно разыграть все?`,
};
