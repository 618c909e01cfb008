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
    map: {
      name: 'Spielplan',
      help: 'In welcher Reihenfolge die sechs Spielplanteile liegen.',
      values: {
        standard: { name: 'üblich', help: 'Die übliche, ausgewogene Reihenfolge.' },
        modular: { name: 'modular', help: 'Eine zufällige Reihenfolge; weniger ausgewogen.' },
      },
    },
    fameToWin: {
      name: 'Prestige zum Sieg',
      help: 'Wer zuerst so viel Prestige hat, gewinnt sofort.',
      values: {
        10: { name: '10', help: 'Die übliche Partie.' },
        12: { name: '12', help: 'Die verlängerte Partie.' },
      },
    },
    expert: {
      name: 'KI für Experten',
      help: 'Nur im Einzelspiel: Die KI beginnt mit etwas Prestige.',
      values: {
        false: { name: 'nein', help: 'Die KI beginnt wie du mit 0 Prestige.' },
        true: { name: 'ja', help: 'Du wählst, mit wie viel Prestige die KI beginnt.' },
      },
    },
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
