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
      help: 'Кредиты за одну из десяти нужных единиц, обычно 500. Чем меньше, тем короче игра, чем больше, тем длиннее.',
      values: {},
    },
    fortune: {
      name: 'Размер состояния',
      help: 'Обычно 10 000 кредитов; побеждает тот, у кого они первым окажутся на руках.',
      values: {},
    },
    rounds: {
      name: 'Раундов не больше',
      help: 'После этого игра окончена, и побеждает самый богатый. Если цель — уничтоженные корабли или выживание, побеждает тот, кто уничтожил больше кораблей, а при равенстве — самый богатый из них.',
      values: {
        none: {
          name: 'без предела',
          help: 'Играют, пока кто-нибудь не победит. Только игра на число побед тогда кончается после 100 раундов.',
        },
        40: { name: '40', help: 'Хорошая длина для игры на число побед.' },
        60: { name: '60', help: '' },
        100: { name: '100', help: '' },
        200: { name: '200', help: '' },
      },
    },
    startCredits: {
      name: 'Кредиты в начале',
      help: 'Обычно 500. Персонажи со своей суммой получают настолько же больше или меньше.',
      values: {},
    },
    shipBonus: {
      name: 'Все системы в начале',
      help: 'На столько уровней лучше или хуже в начале все системы всех кораблей; сверхсвет и грузовые отсеки не ниже 1.',
      values: {},
    },
    engines: {
      name: 'Двигатели в начале',
      help: 'Каждая система и отдельно: на столько уровней лучше или хуже для всех, сверх того, что сказано обо всех системах.',
      values: {},
    },
    lightspeed: {
      name: 'Сверхсвет в начале',
      help: '',
      values: {},
    },
    shields: {
      name: 'Щиты в начале',
      help: '',
      values: {},
    },
    lasers: {
      name: 'Лазеры в начале',
      help: '',
      values: {},
    },
    cargoPods: {
      name: 'Грузовые отсеки в начале',
      help: '',
      values: {},
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
