import { setting } from '@cantina/playable';
import { en } from '@cantina/text';
import { capitals, type Labels } from '../labels.ts';
import { demands, goods, results, starports, systems } from './words.ts';

const { capital } = en;

export const labels: Labels = {
  game: 'Smugglers of the Galaxy',
  kinds: {
    military: 'military',
    pirate: 'pirates',
    trader: 'traders',
    bountyHunter: 'bounty hunters',
    spaceMonster: 'space monsters',
    hazard: 'hazards',
    planetEvent: 'events on planets',
    crimeLordOffer: 'crime lord offers',
    contract: 'contracts',
    friend: 'friends',
    equipment: 'equipment',
    fortune: 'good fortune',
    quiet: 'quiet space',
  },
  systems: capitals(systems, capital),
  goods: capitals(goods, capital),
  starports,
  demands,
  results,
  groups: { characters: 'Characters', planets: 'Planets', fate: 'Fate cards' },
  values: {
    sector: 'Sector',
    starport: 'Starport',
    hull: 'Hull',
    credits: 'Credits',
    bounty: 'Bounty',
    minimumBounty: 'Minimum bounty',
  },
  settings: {
    goal: setting('How to win', 'What the game is about.', {
      koroth: ['The Koroth run', 'Bring ten Brix weapons to Koroth: the game as it was meant to be.'],
      'last-standing': ['Last one flying', 'Whoever loses their ship is out; the last one wins.'],
      'most-kills': ['Most ships destroyed', 'Whoever has destroyed the most ships of other players wins.'],
      fortune: ['A fortune', 'Whoever first has a certain sum wins.'],
    }),
    weaponPrice: setting(
      'Price of Brix weapons',
      'Credits for one of the ten you need: usually 500. Less makes the game shorter, more makes it longer.',
      {},
    ),
    fortune: setting('Sum of a fortune', 'Usually 10,000 credits; whoever first has them in hand wins.', {}),
    rounds: setting(
      'Round limit',
      'After this many rounds the game is over, and the richest wins; in a game about destroyed ships or survival whoever has destroyed the most, and among equals the richest.',
      {
        none: [
          'none',
          'The game goes on until somebody wins. Only a game for the most ships destroyed then ends after 100 rounds.',
        ],
        40: ['40', 'A good length for most ships destroyed.'],
        60: ['60'],
        100: ['100'],
        200: ['200'],
      },
    ),
    startCredits: setting(
      'Credits at the start',
      'Usually 500. A character with an amount of its own gets that much more or less.',
      {},
    ),
    shipBonus: setting(
      'All systems at the start',
      'Every system of every ship begins so many steps better or worse; lightspeed and cargo pods are at least 1.',
      {},
    ),
    engines: setting(
      'Engines at the start',
      'Each system also by itself: so many steps better or worse for everybody, besides what all systems get.',
      {},
    ),
    lightspeed: setting('Lightspeed at the start', 'The usual ship begins with 3.', {}),
    shields: setting('Shields at the start', 'The usual ship begins without shields.', {}),
    lasers: setting('Lasers at the start', 'The usual ship begins with 1.', {}),
    cargoPods: setting('Cargo pods at the start', 'The usual ship begins with 1.', {}),
  },
  board: {
    turn: (round, name) => `Round ${round} · Active: ${name}`,
    planets: 'Planets',
    status: { arrested: 'in prison', hyperspace: 'in hyperspace', out: 'out of the game' },
    cargo: 'Cargo',
    brixWeapons: 'Brix weapons',
    cards: 'Cards',
    hand: 'Characters in hand',
    fateCard: 'Fate card',
  },
};
