import type { GameTile } from '@cantina/web/kit';

export const tile: GameTile = {
  name: { de: 'Die Wahl der Jawas', en: 'Jawa’s Choice', ru: 'Выбор джавы' },
  about: {
    de: 'Schrott sammeln, Magnete finden, Droiden schnappen.',
    en: 'Collect scrap, find magnets, grab droids.',
    ru: 'Собирайте хлам, ищите магниты, хватайте дроидов.',
  },
  seats: { min: 2, max: 4 },
  sky: ['#3a2417', '#b0783c'],
};
