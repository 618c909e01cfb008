import type { Opponent } from '@cantina/playable';

/** Those one can play against, from the weakest to the strongest. Ratings by the steps between them, see the README. */
export const opponents: readonly Opponent[] = [
  {
    id: 'rookie',
    names: { de: 'Der Neuling', en: 'The Rookie', ru: 'Новичок' },
    taste: {
      de: 'Weiß, wohin, aber noch nicht, was man dort tut.',
      en: 'Knows where to go, but not yet what to do there.',
      ru: 'Знает, куда лететь, но ещё не знает, что там делать.',
    },
    face: 'zek-tollan',
    rating: 676,
    manner: { mind: 'quick', slips: 25 },
  },
  {
    id: 'trader',
    names: { de: 'Die Händlerin', en: 'The Trader', ru: 'Торговка' },
    taste: {
      de: 'Kauft billig, verkauft ehrlich, lässt sich leicht ablenken.',
      en: 'Buys cheap, sells honestly, is easily distracted.',
      ru: 'Покупает дёшево, продаёт честно, легко отвлекается.',
    },
    face: 'mira-sol',
    rating: 873,
    manner: { mind: 'quick', slips: 13 },
  },
  {
    id: 'mechanic',
    names: { de: 'Der alte Mechaniker', en: 'The Old Mechanic', ru: 'Старый механик' },
    taste: {
      de: 'Erst das Schiff, dann die Fracht.',
      en: 'The ship first, then the freight.',
      ru: 'Сначала корабль, потом груз.',
    },
    face: 'tobias-rusk',
    rating: 1000,
    manner: { mind: 'quick', slips: 2 },
  },
  {
    id: 'ace',
    names: { de: 'Das Ass', en: 'The Ace', ru: 'Ас' },
    taste: {
      de: 'Kennt jeden Hafen und jede Abkürzung dazwischen.',
      en: 'Knows every port and every short cut in between.',
      ru: 'Знает каждый порт и каждый короткий путь между ними.',
    },
    face: 'jax-corvane',
    rating: 1119,
    manner: { mind: 'search', slips: 18 },
  },
  {
    id: 'machine',
    names: { de: 'K-7', en: 'K-7', ru: 'К-7' },
    taste: {
      de: 'Rechnet jede Reise durch, bevor die Triebwerke warm sind.',
      en: 'Works out every trip before the engines are warm.',
      ru: 'Просчитывает каждый рейс, пока греются двигатели.',
    },
    face: 'k-seven',
    rating: 1239,
    manner: { mind: 'search' },
  },
];
