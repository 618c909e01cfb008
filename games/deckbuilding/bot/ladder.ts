import type { Opponent } from '@cantina/playable';

/**
 * Those one can play against, from the weakest to the strongest. A rating stands where it was measured; the README of the
 * game has the numbers and the command that prints them.
 */
export const opponents: readonly Opponent[] = [
  {
    id: 'jawa',
    names: { de: 'Tikko der Jawa', en: 'Tikko the Jawa', ru: 'Тикко, джава' },
    taste: {
      de: 'Sammelt, was glänzt, und vergisst den Rest.',
      en: 'Picks up whatever glitters and forgets the rest.',
      ru: 'Хватает всё, что блестит, а про остальное забывает.',
    },
    face: 'jawa-scavenger',
    rating: 650,
    manner: { mind: 'quick', slips: 35 },
  },
  {
    id: 'pilot',
    names: { de: 'Rix aus dem Outer Rim', en: 'Rix from the Outer Rim', ru: 'Рикс с Внешнего кольца' },
    taste: {
      de: 'Fliegt nach Gefühl und meistens in die richtige Richtung.',
      en: 'Flies by feel, and mostly the right way.',
      ru: 'Летает по наитию — и чаще всего куда надо.',
    },
    face: 'outer-rim-pilot',
    rating: 839,
    manner: { mind: 'quick', slips: 14 },
  },
  {
    id: 'mystic',
    names: { de: 'Die Mystikerin', en: 'The Mystic', ru: 'Прорицательница' },
    taste: {
      de: 'Hört auf die Macht und sieht einen Zug weit.',
      en: 'Listens to the Force and sees one turn ahead.',
      ru: 'Прислушивается к Силе и видит на ход вперёд.',
    },
    face: 'kel-dor-mystic',
    rating: 1000,
    manner: { mind: 'quick' },
  },
  {
    id: 'gambler',
    names: { de: 'Der Glücksritter', en: 'The Gambler', ru: 'Игрок' },
    taste: {
      de: 'Rechnet schneller, als er lächelt.',
      en: 'Counts faster than he smiles.',
      ru: 'Считает быстрее, чем улыбается.',
    },
    face: 'lando-calrissian',
    rating: 1176,
    manner: { mind: 'search', visits: 24 },
  },
  {
    id: 'admiral',
    names: { de: 'Die Admiralität', en: 'The Admiralty', ru: 'Адмиралтейство' },
    taste: {
      de: 'Hat Tausende Schlachten gegen sich selbst geschlagen. Mag große Schiffe.',
      en: 'Has fought thousands of battles against itself. Likes big ships.',
      ru: 'Провело тысячи сражений само с собой. Любит большие корабли.',
    },
    face: 'admiral-piett',
    rating: 1265,
    manner: { mind: 'search', visits: 600 },
  },
];
