import type { Labels } from '../labels.ts';
import { credits, fame, standings } from './words.ts';

export const labels: Labels = {
  game: 'Звёздные Войны: Внешнее кольцо',
  groups: {
    characters: 'Персонажи',
    ships: 'Корабли',
    market: 'Рынок',
    encounters: 'Встречи',
    databank: 'База данных',
    contacts: 'Контакты',
    ai: 'Карты ИИ',
  },
  settings: {
    map: {
      name: 'Карта Галактики',
      help: 'В каком порядке лежат шесть фрагментов карты.',
      values: {
        standard: { name: 'обычная', help: 'Обычный, уравновешенный порядок.' },
        modular: { name: 'случайная', help: 'Случайный порядок; менее уравновешенный.' },
      },
    },
    fameToWin: {
      name: 'Слава для победы',
      help: 'Кто первым наберёт столько славы, сразу побеждает.',
      values: {
        10: { name: '10', help: 'Обычная игра.' },
        12: { name: '12', help: 'Удлинённая игра.' },
      },
    },
    expert: {
      name: 'Экспертный ИИ',
      help: 'Только в одиночной игре: ИИ начинает с некоторым количеством славы.',
      values: {
        false: { name: 'нет', help: 'ИИ, как и вы, начинает с 0 славы.' },
        true: { name: 'да', help: 'Вы выбираете, с каким количеством славы начинает ИИ.' },
      },
    },
  },
  board: {
    turn: (round, name) => `Раунд ${round} · Ходит: ${name}`,
    market: 'Рынок',
    patrols: 'Патрули',
    contacts: 'Контакты',
    facedown: (value) => `? (класс ${value})`,
    credits: 'Кредиты',
    fame: 'Слава',
    damage: 'Повреждения',
    defeated: 'побеждён',
    reputation: 'Репутация',
    assets: 'Активы',
    secrets: 'Секреты',
    captured: 'Пленены',
    level: (level) => `уровень ${level}`,
    worth: (reward) => ('fame' in reward ? fame(reward.fame) : credits(reward.credits)),
    standings,
  },
};
