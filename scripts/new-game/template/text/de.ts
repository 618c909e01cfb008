import { setting } from '@cantina/playable';
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
    goal: setting('Ziel', 'Mit wie vielen Punkten man gewinnt.', {
      10: ['10 Punkte'],
      5: ['5 Punkte', 'Ein kurzes Spiel.'],
    }),
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
