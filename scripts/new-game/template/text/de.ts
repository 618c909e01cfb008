import { de } from '@cantina/text';
import type { Texts } from './texts.ts';

const { count, does, listAnd, noun, say, sentence, verb } = de;
const point = noun('m', 'Punkt', 'Punkte');

export const texts: Texts<'de'> = {
  name: 'Die Wahl der Jawas',
  scrap: 'Schrott',
  faces: { plate: 'Platte', motor: 'Motor', droid: 'Droide', magnet: 'Magnet' },
  worth: (points) => say(count(points, point)),
  attracts: 'Deine Droiden sind je 1 mehr wert.',
  settings: {
    goal: {
      name: 'Ziel',
      help: 'Mit wie vielen Punkten man gewinnt.',
      values: { 10: { name: '10 Punkte', help: '' }, 5: { name: '5 Punkte', help: 'Ein kurzes Spiel.' } },
    },
  },
  messages: {
    'prompt.take': () => 'Welches Stück nimmst du?',
    'option.dig': () => 'Im Haufen graben',
    'reason.heap-empty': () => 'Der Haufen ist leer.',
    'log.score': (a) => sentence(does(a.seat, verb('machen'), count(a.points, point))),
    'log.pass-on': () => '',
    'log.finish': (a) =>
      a.winners.length === 0 ? 'Niemand gewinnt.' : `Gewonnen: ${listAnd(a.winners.map((each) => say(each)))}.`,
  },
};
