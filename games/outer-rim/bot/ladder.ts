import type { Opponent } from '@cantina/playable';

/**
 * Those one can play against, from the weakest to the strongest: three who look one move ahead, the first two with slips, and
 * two who plan. Ratings by `arena --ladder`, see the README.
 */
export const opponents: readonly Opponent[] = [
  {
    id: 'drifter',
    names: { de: 'Der Treibende', en: 'The Drifter', ru: 'Бродяга' },
    taste: {
      de: 'Landet, wo der Treibstoff ausgeht.',
      en: 'Lands wherever the fuel runs out.',
      ru: 'Садится там, где кончилось топливо.',
    },
    face: 'character/bossk',
    rating: 671,
    manner: { mind: 'quick', slips: 27 },
  },
  {
    id: 'hauler',
    names: { de: 'Die Frachterpilotin', en: 'The Hauler', ru: 'Дальнобойщица' },
    taste: {
      de: 'Fährt jede Strecke, vergisst nur manchmal, wofür.',
      en: 'Flies any route, and sometimes forgets what for.',
      ru: 'Летит любым маршрутом, иногда забывая зачем.',
    },
    face: 'character/ketsu-onyo',
    rating: 879,
    manner: { mind: 'quick', slips: 18 },
  },
  {
    id: 'scholar',
    names: { de: 'Die Gelehrte', en: 'The Scholar', ru: 'Учёная' },
    taste: {
      de: 'Ist neugierig auf jeden Kontakt und selten pünktlich.',
      en: 'Curious about every contact, and seldom on time.',
      ru: 'Любопытна до каждого встречного и редко успевает вовремя.',
    },
    face: 'character/doctor-aphra',
    rating: 1000,
    manner: { mind: 'quick' },
  },
  {
    id: 'hunter',
    names: { de: 'Der Jäger', en: 'The Hunter', ru: 'Охотник' },
    taste: {
      de: 'Nimmt nur Aufträge an, die er zu Ende bringt.',
      en: 'Takes only the jobs he can finish.',
      ru: 'Берёт только те заказы, которые доведёт до конца.',
    },
    face: 'character/boba-fett',
    rating: 1123,
    manner: { mind: 'search', slips: 7 },
  },
  {
    id: 'assassin',
    names: { de: 'Die Maschine', en: 'The Machine', ru: 'Машина' },
    taste: {
      de: 'Plant jeden Zug von seinem Ende her.',
      en: 'Plans every turn from its end.',
      ru: 'Планирует каждый ход с конца.',
    },
    face: 'character/ig-88',
    rating: 1230,
    manner: { mind: 'search', knowsOpenings: true },
  },
];
