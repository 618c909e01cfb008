import { setting } from '@cantina/playable';
import { ru } from '@cantina/text';
import type { Texts } from './texts.ts';

const { count, does, listAnd, noun, say, sentence, verb } = ru;
const point = noun('n', 'очко', { genPl: 'очков' });

export const texts: Texts<'ru'> = {
  name: 'Выбор джавы',
  scrap: 'Хлам',
  faces: { plate: 'Пластина', motor: 'Мотор', droid: 'Дроид', magnet: 'Магнит' },
  worth: (points) => say(count(points, point)),
  attracts: 'Каждый ваш дроид стоит на 1 больше.',
  settings: {
    goal: setting('Цель', 'Сколько очков нужно для победы.', {
      10: ['10 очков'],
      5: ['5 очков', 'Короткая игра.'],
    }),
  },
  messages: {
    'prompt.take': () => 'Какую деталь вы берёте?',
    'option.dig': () => 'Копать в куче',
    'reason.heap-empty': () => 'Куча пуста.',
    'log.score': (a) => sentence(does(a.seat, verb('получать', 'получить', 'получите'), count(a.points, point))),
    'log.pass-on': () => '',
    'log.finish': (a) =>
      a.winners.length === 0 ? 'Никто не победил.' : `Победа: ${listAnd(a.winners.map((each) => say(each)))}.`,
  },
};
