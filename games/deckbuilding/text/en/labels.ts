import { setting } from '@cantina/playable';
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
    bases: setting('Bases', 'Which bases are in the game.', {
      beginner: ['Beginner game', '5 fixed bases for each player.'],
      galaxy: ['Whole Galaxy', 'All 10 bases; usually played to 4.'],
      secret: ['Secret Bases', 'Each player picks 4 bases in secret; usually played to 4.'],
    }),
    basesToWin: setting('Bases to win', 'Whoever has destroyed this many opposing bases wins.', {
      2: ['2', 'A short game.'],
      3: ['3', 'The standard of the beginner game.'],
      4: ['4', 'Recommended for the Whole Galaxy and Secret Bases.'],
      5: ['5', 'A long game.'],
    }),
    buyOut: setting(
      'Buying out neutral cards',
      'You may pay the cost of a neutral card to discard it from the galaxy row.',
      {
        false: ['off', 'Neutral cards stay until somebody purchases them.'],
        true: ['on', 'An optional rule.'],
      },
    ),
    sides: setting('Sides', 'Which side the first seat plays. The Empire goes first.', {
      'first-empire': ['Seat 1: Empire', 'Seat 2 plays the Rebels.'],
      'first-rebel': ['Seat 1: Rebels', 'Seat 2 plays the Empire.'],
      random: ['Random', 'Chance decides.'],
    }),
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
