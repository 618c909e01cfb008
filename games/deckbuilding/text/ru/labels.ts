import type { Labels } from '../labels.ts';
import { allegiances, traits } from './words.ts';

const FACTIONS = { empire: 'Империя', rebel: 'повстанцы', neutral: 'нейтральные карты' } as const;

export const labels: Labels = {
  game: 'Star Wars: The Deckbuilding Game',
  kinds: { unit: 'Отряд', ship: 'Крупный корабль', base: 'База' },
  traits,
  allegiances,
  sides: { empire: 'Империя', rebel: 'Альянс повстанцев' },
  unique: 'уникальный',
  starter: 'стартовая карта',
  values: {
    cost: 'Стоимость',
    attack: 'Атака',
    resources: 'Ресурсы',
    force: 'Сила',
    hitPoints: 'Прочность',
    target: 'Показатель цели',
  },
  reward: 'Награда',
  groups: {
    starter: (faction) => `Стартовая колода: ${FACTIONS[faction]}`,
    galaxy: (faction) => `Колода галактики: ${FACTIONS[faction]}`,
    bases: (faction) => `Базы: ${FACTIONS[faction]}`,
    pilots: 'Колода пилотов Внешнего Кольца',
  },
  settings: {
    bases: {
      name: 'Базы',
      help: 'Какие базы участвуют в партии.',
      values: {
        beginner: { name: 'Партия для новичков', help: 'По 5 определённых баз у каждого.' },
        galaxy: { name: 'Вся галактика', help: 'Все 10 баз; советуем играть до 4.' },
        secret: { name: 'Тайные базы', help: 'Каждый тайно выбирает 4 базы; советуем играть до 4.' },
      },
    },
    basesToWin: {
      name: 'Сколько баз до победы',
      help: 'Побеждает тот, кто первым уничтожит столько баз соперника.',
      values: {
        2: { name: '2', help: 'Короткая партия.' },
        3: { name: '3', help: 'Обычное число для новичков.' },
        4: { name: '4', help: 'Советуем для «Всей галактики» и «Тайных баз».' },
        5: { name: '5', help: 'Долгая партия.' },
      },
    },
    buyOut: {
      name: 'Выкуп нейтральных карт',
      help: 'Можно заплатить стоимость нейтральной карты и сбросить её из ряда галактики.',
      values: {
        false: { name: 'нет', help: 'Нейтральные карты лежат, пока их кто-нибудь не купит.' },
        true: { name: 'да', help: 'Дополнительное правило.' },
      },
    },
    sides: {
      name: 'Стороны',
      help: 'За кого играет первое место. Первой ходит Империя.',
      values: {
        'first-empire': { name: 'Место 1: Империя', help: 'Место 2 играет за повстанцев.' },
        'first-rebel': { name: 'Место 1: повстанцы', help: 'Место 2 играет за Империю.' },
        random: { name: 'Случайно', help: 'Решает жребий.' },
      },
    },
  },
  board: {
    turn: (turn, name) => `Ход ${turn} · Ходит ${name}`,
    force: 'Сила',
    noBase: 'Базы нет',
    damage: 'урон',
    hand: 'Рука',
    deck: 'Колода',
    discardPile: 'Стопка сброса',
    baseDeck: 'Колода баз',
    victoryPile: 'Стопка победы',
    ships: 'Крупные корабли',
    units: 'Отряды',
    galaxyRow: 'Ряд галактики',
    galaxyDeck: 'Колода',
    galaxyDiscardPile: 'Сброс',
    pilots: 'Пилоты Внешнего Кольца',
    exiled: 'Изгнано',
    empty: '(пусто)',
    used: 'способность применена',
    doomed: 'будет изгнана',
    assigned: 'в атаке',
    attacked: 'уже атаковала',
  },
};
