import type { GameTile } from '@cantina/web/kit';
import Art from './TileArt.svelte';

export const tile: GameTile = {
  name: { de: 'Smugglers of the Galaxy', en: 'Smugglers of the Galaxy', ru: 'Контрабандисты Галактики' },
  about: {
    de: 'Handeln, den Zoll umgehen, andere ausrauben: ein Rennen um das Vermögen.',
    en: 'Trade, dodge customs, rob the others: one race for fortune.',
    ru: 'Торгуйте, обходите таможню, грабьте соперников — гонка за состоянием.',
  },
  seats: { min: 2, max: 6 },
  minutes: 60,
  lesson: { options: {}, bots: 1 },
  sky: ['#0f2a2c', '#3c2a50'],
  Art,
};
