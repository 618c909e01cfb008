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
    goal: {
      name: 'How to win',
      help: 'What the game is about.',
      values: {
        koroth: { name: 'The Koroth run', help: 'Bring ten Brix weapons to Koroth: the game as it was meant to be.' },
        'last-standing': { name: 'Last one flying', help: 'Whoever loses their ship is out; the last one wins.' },
        'most-kills': {
          name: 'Most ships destroyed',
          help: 'Whoever has destroyed the most ships of other players wins.',
        },
        fortune: { name: 'A fortune', help: 'Whoever first has a certain sum wins.' },
      },
    },
    weaponPrice: {
      name: 'Price of Brix weapons',
      help: 'Ten of them are needed for the Koroth run.',
      values: {
        500: { name: '500 credits', help: 'The usual price.' },
        300: { name: '300 credits', help: 'A shorter game.' },
        700: { name: '700 credits', help: 'A longer game.' },
      },
    },
    startCredits: {
      name: 'Credits at the start',
      help: 'A character with an amount of its own gets that much more or less.',
      values: {
        500: { name: '500', help: 'The usual start.' },
        250: { name: '250', help: 'A hard start.' },
        1000: { name: '1,000', help: 'A quick start.' },
      },
    },
    shipBonus: {
      name: 'Ships at the start',
      help: 'Every system of every ship begins better or worse.',
      values: {
        0: { name: 'as usual', help: 'The values of the characters.' },
        '-1': { name: '1 worse', help: 'Every system 1 lower, lightspeed and cargo pods at least 1.' },
        2: { name: '2 better', help: 'Every system 2 higher.' },
      },
    },
    fortune: {
      name: 'Sum of a fortune',
      help: 'Counts only when the game is about a fortune.',
      values: { 10000: { name: '10,000 credits', help: '' }, 5000: { name: '5,000 credits', help: '' } },
    },
    rounds: {
      name: 'Round limit',
      help: 'After this many rounds the game is over, and the richest wins; in a game about destroyed ships or survival whoever has destroyed the most, and among equals the richest.',
      values: {
        100: { name: '100', help: 'Hardly ever reached.' },
        40: { name: '40', help: 'A good length for most ships destroyed.' },
        60: { name: '60', help: '' },
        200: { name: '200', help: '' },
      },
    },
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
