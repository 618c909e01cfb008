import { ru } from '@cantina/text';
import { capitals, type Labels } from '../labels.ts';
import { demands, goodsNominative, results, starports, systems } from './words.ts';

const { capital } = ru;

export const labels: Labels = {
  game: 'Контрабандисты Галактики',
  kinds: {
    military: 'военные',
    pirate: 'пираты',
    trader: 'торговцы',
    bountyHunter: 'охотники за головами',
    spaceMonster: 'космические чудовища',
    hazard: 'опасности',
    planetEvent: 'события на планетах',
    crimeLordOffer: 'заказы криминальных боссов',
    contract: 'контракты',
    friend: 'друзья',
    equipment: 'снаряжение',
    fortune: 'удача',
    quiet: 'тихий космос',
  },
  systems: capitals(systems, capital),
  goods: capitals(goodsNominative, capital),
  starports,
  demands,
  results,
  groups: { characters: 'Персонажи', planets: 'Планеты', fate: 'Карты судьбы' },
  values: {
    sector: 'Сектор',
    starport: 'Космопорт',
    hull: 'Корпус',
    credits: 'Кредиты',
    bounty: 'Награда за голову',
    minimumBounty: 'Минимальная награда',
  },
  settings: {
    goal: {
      name: 'Как победить',
      help: 'О чём эта игра.',
      values: {
        koroth: {
          name: 'Гонка на Корот',
          help: 'Доставить на Корот десять единиц оружия с Брикса — так игра и задумана.',
        },
        'last-standing': { name: 'Последний корабль', help: 'Кто потерял корабль, выбывает; последний побеждает.' },
        'most-kills': { name: 'Больше всего побед', help: 'Побеждает тот, кто уничтожил больше чужих кораблей.' },
        fortune: { name: 'Состояние', help: 'Побеждает тот, кто первым накопит нужную сумму.' },
      },
    },
    weaponPrice: {
      name: 'Цена оружия с Брикса',
      help: 'Для гонки на Корот нужно десять единиц.',
      values: {
        500: { name: '500 кредитов', help: 'Обычная цена.' },
        300: { name: '300 кредитов', help: 'Игра короче.' },
        700: { name: '700 кредитов', help: 'Игра длиннее.' },
      },
    },
    startCredits: {
      name: 'Кредиты в начале',
      help: 'Персонажи со своей суммой получают настолько же больше или меньше.',
      values: {
        500: { name: '500', help: 'Обычное начало.' },
        250: { name: '250', help: 'Трудное начало.' },
        1000: { name: '1000', help: 'Быстрое начало.' },
      },
    },
    shipBonus: {
      name: 'Корабли в начале',
      help: 'Все системы всех кораблей в начале лучше или хуже.',
      values: {
        0: { name: 'как обычно', help: 'Значения персонажей.' },
        '-1': { name: 'на 1 хуже', help: 'Каждая система на 1 ниже, сверхсвет и грузовые отсеки не ниже 1.' },
        2: { name: 'на 2 лучше', help: 'Каждая система на 2 выше.' },
      },
    },
    fortune: {
      name: 'Размер состояния',
      help: 'Важно, только если игра идёт на состояние.',
      values: { 10000: { name: '10 000 кредитов', help: '' }, 5000: { name: '5000 кредитов', help: '' } },
    },
    rounds: {
      name: 'Раундов не больше',
      help: 'После этого игра окончена, и побеждает самый богатый. Если цель – уничтоженные корабли или выживание, побеждает тот, кто уничтожил больше кораблей, а при равенстве – самый богатый из них.',
      values: {
        100: { name: '100', help: 'Почти никогда не достигается.' },
        40: { name: '40', help: 'Хорошая длина для игры на число побед.' },
        60: { name: '60', help: '' },
        200: { name: '200', help: '' },
      },
    },
  },
  board: {
    turn: (round, name) => `Раунд ${round} · Ходит: ${name}`,
    planets: 'Планеты',
    status: { arrested: 'под арестом', hyperspace: 'в гиперпространстве', out: 'вне игры' },
    cargo: 'Груз',
    brixWeapons: 'Оружие с Брикса',
    cards: 'Карты',
    hand: 'Персонажи на руке',
    fateCard: 'Карта судьбы',
  },
};
