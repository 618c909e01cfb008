import { setting } from '@cantina/playable';
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
    bases: setting('Базы', 'Какие базы участвуют в партии.', {
      beginner: ['Партия для новичков', 'По 5 определённых баз у каждого.'],
      galaxy: ['Вся галактика', 'Все 10 баз; советуем играть до 4.'],
      secret: ['Тайные базы', 'Каждый тайно выбирает 4 базы; советуем играть до 4.'],
    }),
    basesToWin: setting('Сколько баз до победы', 'Побеждает тот, кто первым уничтожит столько баз соперника.', {
      2: ['2', 'Короткая партия.'],
      3: ['3', 'Обычное число для новичков.'],
      4: ['4', 'Советуем для «Всей галактики» и «Тайных баз».'],
      5: ['5', 'Долгая партия.'],
    }),
    buyOut: setting(
      'Выкуп нейтральных карт',
      'Можно заплатить стоимость нейтральной карты и сбросить её из ряда галактики.',
      {
        false: ['нет', 'Нейтральные карты лежат, пока их кто-нибудь не купит.'],
        true: ['да', 'Дополнительное правило.'],
      },
    ),
    sides: setting('Стороны', 'За кого играет первое место. Первой ходит Империя.', {
      'first-empire': ['Место 1: Империя', 'Место 2 играет за повстанцев.'],
      'first-rebel': ['Место 1: повстанцы', 'Место 2 играет за Империю.'],
      random: ['Случайно', 'Решает жребий.'],
    }),
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
