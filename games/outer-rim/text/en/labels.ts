import { setting } from '@cantina/playable';
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
    map: setting('Map', 'The order of the six map tiles.', {
      standard: ['standard', 'The usual, balanced order.'],
      modular: ['modular', 'A random order; less balanced.'],
    }),
    fameToWin: setting('Fame to win', 'The first player with this much fame wins at once.', {
      10: ['10', 'The usual game.'],
      12: ['12', 'The long game.'],
    }),
    expert: setting('Expert AI', 'Only for one player: the AI begins with some fame.', {
      false: ['no', 'The AI begins with 0 fame like you.'],
      true: ['yes', 'You choose how much fame the AI begins with.'],
    }),
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
