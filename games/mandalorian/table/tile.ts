import type { GameTile } from '@cantina/web/kit';
import { prepared } from '../lesson/prepared.ts';
import Art from './TileArt.svelte';

export const tile: GameTile = {
  name: { de: 'The Mandalorian: Adventures', en: 'The Mandalorian: Adventures', ru: 'Мандалорец: Приключения' },
  about: {
    de: 'Gemeinsame Missionen mit Geheimnissen, die Kapitel für Kapitel ans Licht kommen.',
    en: 'Missions together, with secrets that come out chapter by chapter.',
    ru: 'Совместные миссии и тайны, которые раскрываются глава за главой.',
  },
  seats: { min: 1, max: 4 },
  minutes: 45,
  isStory: true,
  named: 'mission',
  lesson: prepared,
  sky: ['#2c1d16', '#8f6a3a'],
  Art,
};
