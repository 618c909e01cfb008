import { setting } from '@cantina/playable';
import { en } from '@cantina/text';
import type { Texts } from './texts.ts';

const { count, does, listAnd, noun, say, sentence, verb } = en;
const point = noun('point');

export const texts: Texts<'en'> = {
  name: 'Jawa’s Choice',
  scrap: 'Scrap',
  faces: { plate: 'Plate', motor: 'Motor', droid: 'Droid', magnet: 'Magnet' },
  worth: (points) => say(count(points, point)),
  attracts: 'Your droids are worth 1 more each.',
  settings: {
    goal: setting('Goal', 'How many points win.', {
      10: ['10 points'],
      5: ['5 points', 'A short game.'],
    }),
  },
  messages: {
    'prompt.take': () => 'Which piece do you take?',
    'option.dig': () => 'Dig in the heap',
    'reason.heap-empty': () => 'The heap is empty.',
    'log.score': (a) => sentence(does(a.seat, verb('score'), count(a.points, point))),
    'log.pass-on': () => '',
    'log.finish': (a) =>
      a.winners.length === 0 ? 'Nobody wins.' : `Won by ${listAnd(a.winners.map((each) => say(each)))}.`,
  },
};
