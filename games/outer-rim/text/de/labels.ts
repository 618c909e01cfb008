import { setting } from '@cantina/playable';
import type { Labels } from '../labels.ts';
import { credits, fame, standings } from './words.ts';

export const labels: Labels = {
  game: 'Star Wars: Outer Rim',
  groups: {
    characters: 'Charaktere',
    ships: 'Schiffe',
    market: 'Markt',
    encounters: 'Begegnungen',
    databank: 'Datenbank',
    contacts: 'Kontakte',
    ai: 'KI-Karten',
  },
  settings: {
    map: setting('Spielplan', 'In welcher Reihenfolge die sechs Spielplanteile liegen.', {
      standard: ['üblich', 'Die übliche, ausgewogene Reihenfolge.'],
      modular: ['modular', 'Eine zufällige Reihenfolge; weniger ausgewogen.'],
    }),
    fameToWin: setting('Prestige zum Sieg', 'Wer zuerst so viel Prestige hat, gewinnt sofort.', {
      10: ['10', 'Die übliche Partie.'],
      12: ['12', 'Die verlängerte Partie.'],
    }),
    expert: setting('KI für Experten', 'Nur im Einzelspiel: Die KI beginnt mit etwas Prestige.', {
      false: ['nein', 'Die KI beginnt wie du mit 0 Prestige.'],
      true: ['ja', 'Du wählst, mit wie viel Prestige die KI beginnt.'],
    }),
  },
  board: {
    turn: (round, name) => `Runde ${round} · Am Zug: ${name}`,
    market: 'Markt',
    patrols: 'Patrouillen',
    contacts: 'Kontakte',
    facedown: (value) => `? (Klasse ${value})`,
    credits: 'Credits',
    fame: 'Prestige',
    damage: 'Schaden',
    defeated: 'besiegt',
    reputation: 'Ruf',
    assets: 'Unterstützungen',
    secrets: 'Geheimnisse',
    captured: 'Gefangen',
    level: (level) => `Stufe ${level}`,
    worth: (reward) => ('fame' in reward ? fame(reward.fame) : credits(reward.credits)),
    standings,
  },
};
