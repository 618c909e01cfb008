import type { GameTile } from '@cantina/web/kit';
import { prepared } from '../lesson/prepared.ts';
import Art from './TileArt.svelte';

export const tile: GameTile = {
  name: { de: 'Smugglers of the Galaxy', en: 'Smugglers of the Galaxy', ru: 'Контрабандисты Галактики' },
  about: {
    de: 'Handeln, den Zoll umgehen, andere ausrauben – und als Erster zehn Waffen nach Koroth bringen.',
    en: 'Trade, dodge customs, rob the others – and be the first to bring ten weapons to Koroth.',
    ru: 'Торгуйте, обходите таможню, грабьте соперников — и первым доставьте десять единиц оружия на Корот.',
  },
  seats: { min: 2, max: 6 },
  minutes: 60,
  lesson: prepared,
  sky: ['#0f2a2c', '#3c2a50'],
  Art,
};
