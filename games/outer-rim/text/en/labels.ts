import type { Labels } from '../labels.ts';
import { credits, fame, standings } from './words.ts';

export const labels: Labels = {
  game: 'Star Wars: Outer Rim',
  groups: {
    characters: 'Characters',
    ships: 'Ships',
    market: 'Market',
    encounters: 'Encounters',
    databank: 'Databank',
    contacts: 'Contacts',
    ai: 'AI cards',
  },
  settings: {
    map: {
      name: 'Map',
      help: 'The order of the six map tiles.',
      values: {
        standard: { name: 'standard', help: 'The usual, balanced order.' },
        modular: { name: 'modular', help: 'A random order; less balanced.' },
      },
    },
    fameToWin: {
      name: 'Fame to win',
      help: 'The first player with this much fame wins at once.',
      values: {
        10: { name: '10', help: 'The usual game.' },
        12: { name: '12', help: 'The long game.' },
      },
    },
    expert: {
      name: 'Expert AI',
      help: 'Only for one player: the AI begins with some fame.',
      values: {
        false: { name: 'no', help: 'The AI begins with 0 fame like you.' },
        true: { name: 'yes', help: 'You choose how much fame the AI begins with.' },
      },
    },
  },
  board: {
    turn: (round, name) => `Round ${round} · Active: ${name}`,
    market: 'Market',
    patrols: 'Patrols',
    contacts: 'Contacts',
    facedown: (value) => `? (class ${value})`,
    credits: 'Credits',
    fame: 'Fame',
    damage: 'Damage',
    defeated: 'defeated',
    reputation: 'Reputation',
    assets: 'Assets',
    secrets: 'Secrets',
    captured: 'Captured',
    level: (level) => `level ${level}`,
    worth: (reward) => ('fame' in reward ? fame(reward.fame) : credits(reward.credits)),
    standings,
  },
};
