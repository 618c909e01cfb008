import type { Opponent } from '@cantina/playable';

/** Those one can play with, from the weakest to the strongest; the last two plan whole turns. */
export const opponents: readonly Opponent[] = [
  {
    id: 'scavenger',
    names: { de: 'Der Plünderer', en: 'The Scavenger', ru: 'Мародёр' },
    taste: {
      de: 'Hilft mit, wenn nichts Besseres herumliegt.',
      en: 'Helps if nothing better is lying around.',
      ru: 'Помогает, если ничего получше не валяется.',
    },
    face: 'm1-scavenger',
    rating: 636,
    manner: { mind: 'quick', slips: 30 },
  },
  {
    id: 'marksman',
    names: { de: 'Der Scharfschütze', en: 'The Sharpshooter', ru: 'Стрелок' },
    taste: {
      de: 'Trifft gut und läuft manchmal in die falsche Richtung.',
      en: 'A good shot who sometimes runs the wrong way.',
      ru: 'Стреляет метко, но порой бежит не туда.',
    },
    face: 'mayfeld',
    rating: 851,
    manner: { mind: 'quick', slips: 12 },
  },
  {
    id: 'trooper',
    names: { de: 'Die Veteranin', en: 'The Veteran', ru: 'Ветеран' },
    taste: {
      de: 'Hält die Stellung und die Gruppe zusammen.',
      en: 'Holds the line and the group together.',
      ru: 'Держит позицию и весь отряд вместе.',
    },
    face: 'cara',
    rating: 1000,
    manner: { mind: 'quick' },
  },
  {
    id: 'agent',
    names: { de: 'Der Auftraggeber', en: 'The Agent', ru: 'Посредник' },
    taste: {
      de: 'Wägt jedes Risiko ab, bevor er die Tür öffnet.',
      en: 'Weighs every risk before he opens the door.',
      ru: 'Взвешивает каждый риск, прежде чем открыть дверь.',
    },
    face: 'greef',
    rating: 1116,
    manner: { mind: 'search', slips: 5 },
  },
  {
    id: 'droid',
    names: { de: 'Der Ammendroide', en: 'The Nurse Droid', ru: 'Дроид-нянька' },
    taste: {
      de: 'Spielt jeden Zug hundertmal durch, ehe er sich rührt.',
      en: 'Plays every turn a hundred times before it moves.',
      ru: 'Сто раз проигрывает каждый ход, прежде чем шевельнуться.',
    },
    face: 'ig11',
    rating: 1336,
    manner: { mind: 'search' },
  },
];
