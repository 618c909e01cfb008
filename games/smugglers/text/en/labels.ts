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
      help: 'Credits for one of the ten you need: usually 500. Less makes the game shorter, more makes it longer.',
      values: {},
    },
    fortune: {
      name: 'Sum of a fortune',
      help: 'Usually 10,000 credits; whoever first has them in hand wins.',
      values: {},
    },
    rounds: {
      name: 'Round limit',
      help: 'After this many rounds the game is over, and the richest wins; in a game about destroyed ships or survival whoever has destroyed the most, and among equals the richest.',
      values: {
        none: {
          name: 'none',
          help: 'The game goes on until somebody wins. Only a game for the most ships destroyed then ends after 100 rounds.',
        },
        40: { name: '40', help: 'A good length for most ships destroyed.' },
        60: { name: '60', help: '' },
        100: { name: '100', help: '' },
        200: { name: '200', help: '' },
      },
    },
    startCredits: {
      name: 'Credits at the start',
      help: 'Usually 500. A character with an amount of its own gets that much more or less.',
      values: {},
    },
    shipBonus: {
      name: 'All systems at the start',
      help: 'Every system of every ship begins so many steps better or worse; lightspeed and cargo pods are at least 1.',
      values: {},
    },
    engines: {
      name: 'Engines at the start',
      help: 'Each system also by itself: so many steps better or worse for everybody, besides what all systems get.',
      values: {},
    },
    lightspeed: {
      name: 'Lightspeed at the start',
      help: '',
      values: {},
    },
    shields: {
      name: 'Shields at the start',
      help: '',
      values: {},
    },
    lasers: {
      name: 'Lasers at the start',
      help: '',
      values: {},
    },
    cargoPods: {
      name: 'Cargo pods at the start',
      help: '',
      values: {},
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
