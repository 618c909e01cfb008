import { setting } from '@cantina/playable';
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
    map: setting('Карта Галактики', 'В каком порядке лежат шесть фрагментов карты.', {
      standard: ['обычная', 'Обычный, уравновешенный порядок.'],
      modular: ['случайная', 'Случайный порядок; менее уравновешенный.'],
    }),
    fameToWin: setting('Слава для победы', 'Кто первым наберёт столько славы, сразу побеждает.', {
      10: ['10', 'Обычная игра.'],
      12: ['12', 'Удлинённая игра.'],
    }),
    expert: setting('Экспертный ИИ', 'Только в одиночной игре: ИИ начинает с некоторым количеством славы.', {
      false: ['нет', 'ИИ, как и вы, начинает с 0 славы.'],
      true: ['да', 'Вы выбираете, с каким количеством славы начинает ИИ.'],
    }),
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
