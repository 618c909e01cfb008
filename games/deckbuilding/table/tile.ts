import type { GameTile } from '@cantina/web/kit';
import { prepared } from '../lesson/prepared.ts';
import Art from './TileArt.svelte';

export const tile: GameTile = {
  name: { de: 'Das Deckbauspiel', en: 'The Deckbuilding Game', ru: 'Карточная битва' },
  about: {
    de: 'Imperium gegen Rebellen: Baue dein Deck, halte die Macht, zerstöre drei Stützpunkte.',
    en: 'Empire against Rebels: build your deck, hold the Force, break three bases.',
    ru: 'Империя против повстанцев: соберите колоду, удержите Силу, уничтожьте три базы.',
  },
  seats: { min: 2, max: 2 },
  minutes: 30,
  lesson: prepared,
  sky: ['#1b2736', '#6a3a24'],
  Art,
};
