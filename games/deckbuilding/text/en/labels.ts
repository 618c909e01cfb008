import { en } from '@cantina/text';
import type { Labels } from '../labels.ts';
import { allegiances, traits } from './words.ts';

const FACTIONS = { ...allegiances, neutral: 'neutral cards' } as const;

export const labels: Labels = {
  game: 'Star Wars: The Deckbuilding Game',
  kinds: { unit: 'Unit', ship: 'Capital ship', base: 'Base' },
  traits: {
    trooper: en.say(traits.trooper),
    fighter: en.say(traits.fighter),
    vehicle: en.say(traits.vehicle),
    transport: en.say(traits.transport),
    officer: en.say(traits.officer),
    'bounty-hunter': en.say(traits['bounty-hunter']),
    droid: en.say(traits.droid),
    scoundrel: en.say(traits.scoundrel),
    jedi: en.say(traits.jedi),
    sith: en.say(traits.sith),
  },
  allegiances,
  sides: { empire: 'Empire', rebel: 'Rebel Alliance' },
  unique: 'unique',
  starter: 'starter card',
  values: {
    cost: 'Cost',
    attack: 'Attack',
    resources: 'Resources',
    force: 'Force',
    hitPoints: 'Hit points',
    target: 'Target value',
  },
  reward: 'Reward',
  groups: {
    starter: (faction) => `Starter deck: ${FACTIONS[faction]}`,
    galaxy: (faction) => `Galaxy deck: ${FACTIONS[faction]}`,
    bases: (faction) => `Bases: ${FACTIONS[faction]}`,
    pilots: 'Outer Rim Pilot deck',
  },
  settings: {
    bases: {
      name: 'Bases',
      help: 'Which bases are in the game.',
      values: {
        beginner: { name: 'Beginner game', help: '5 fixed bases for each player.' },
        galaxy: { name: 'Whole Galaxy', help: 'All 10 bases; usually played to 4.' },
        secret: { name: 'Secret Bases', help: 'Each player picks 4 bases in secret; usually played to 4.' },
      },
    },
    basesToWin: {
      name: 'Bases to win',
      help: 'Whoever has destroyed this many opposing bases wins.',
      values: {
        2: { name: '2', help: 'A short game.' },
        3: { name: '3', help: 'The standard of the beginner game.' },
        4: { name: '4', help: 'Recommended for the Whole Galaxy and Secret Bases.' },
        5: { name: '5', help: 'A long game.' },
      },
    },
    buyOut: {
      name: 'Buying out neutral cards',
      help: 'You may pay the cost of a neutral card to discard it from the galaxy row.',
      values: {
        false: { name: 'off', help: 'Neutral cards stay until somebody purchases them.' },
        true: { name: 'on', help: 'An optional rule.' },
      },
    },
    sides: {
      name: 'Sides',
      help: 'Which side the first seat plays. The Empire goes first.',
      values: {
        'first-empire': { name: 'Seat 1: Empire', help: 'Seat 2 plays the Rebels.' },
        'first-rebel': { name: 'Seat 1: Rebels', help: 'Seat 2 plays the Empire.' },
        random: { name: 'Random', help: 'Chance decides.' },
      },
    },
  },
  board: {
    turn: (turn, name) => `Turn ${turn} · Active: ${name}`,
    force: 'Force',
    noBase: 'No base',
    damage: 'damage',
    hand: 'Hand',
    deck: 'Deck',
    discardPile: 'Discard pile',
    baseDeck: 'Base deck',
    victoryPile: 'Victory pile',
    ships: 'Capital ships',
    units: 'Units',
    galaxyRow: 'Galaxy row',
    galaxyDeck: 'Deck',
    galaxyDiscardPile: 'Discard pile',
    pilots: 'Outer Rim Pilots',
    exiled: 'Exiled',
    empty: '(empty)',
    used: 'used',
    doomed: 'to be exiled',
    assigned: 'assigned',
    attacked: 'has attacked',
  },
};
