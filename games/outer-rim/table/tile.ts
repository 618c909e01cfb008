import type { GameTile } from '@cantina/web/kit';
import { prepared } from '../lesson/prepared.ts';
import Art from './TileArt.svelte';

export const tile: GameTile = {
  name: { de: 'Outer Rim', en: 'Outer Rim', ru: 'Внешнее кольцо' },
  about: {
    de: 'Fracht, Kopfgelder und ein Name, den man am Rand der Galaxis kennt.',
    en: 'Haul cargo, hunt bounties and make a name for yourself at the edge of the galaxy.',
    ru: 'Грузы, награды за головы и слава на краю Галактики.',
  },
  seats: { min: 1, max: 4 },
  minutes: 120,
  lesson: prepared,
  sky: ['#171a33', '#8a5a2c'],
  Art,
};
