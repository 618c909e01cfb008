import { baseMission } from '../../content/index.ts';
import type { Labels } from '../labels.ts';
import { areas, backs, classes } from './words.ts';

const track = baseMission.track?.base ?? 0;

export const labels: Labels = {
  game: 'The Mandalorian: Adventures',
  areas,
  classes,
  backs,
  abilities: {
    sentry: {
      name: 'Sentry',
      text: 'Whoever ends a movement within range 1 of a sentry suffers 1 damage.',
    },
  },
  briefing: {
    'mission.m1.goal': 'Win if, at the end of a turn, the character with the Asset is on the start space.',
    'mission.m1.fail': 'Lose if a character is defeated or the time track is full.',
    'mission.m1.crisis': `Put 1 damage on the crisis track. At ${track} it is emptied, and 1 reinforcement appears on the star space nearest to you.`,
    'mission.m1.track': 'Crisis track',
    'map.map1.rules.1':
      'The blast door is locked. Only Attack actions from a space beside it damage it; when its health is used up, it opens.',
    'mission.m1.rules.1':
      'The Asset is one of the five square tokens in the house. On its space you may take it in your action step.',
  },
  settings: {
    mission: {
      name: 'Mission',
      help: 'A group that plays the campaign gets its mission from the adventure deck.',
      values: {
        m1: { name: 'Mission 1', help: 'The first game of every group.' },
        m2: { name: 'Mission 2', help: 'Gives away what a campaign unlocks.' },
        m3: { name: 'Mission 3', help: 'Gives away what a campaign unlocks.' },
        m4: { name: 'Mission 4', help: 'Gives away what a campaign unlocks.' },
        c1: { name: 'Contract 1', help: 'On a map of your choice. Gives away what a campaign unlocks.' },
        c2: { name: 'Contract 2', help: 'On a map of your choice. Gives away what a campaign unlocks.' },
        h1: { name: 'Contract 3', help: 'On a map of your choice. Gives away what a campaign unlocks.' },
        h2: { name: 'Contract 4', help: 'On a map of your choice. Gives away what a campaign unlocks.' },
      },
    },
    map: {
      name: 'Map',
      help: 'For contracts only: every mission has its own map.',
      values: {
        map1: { name: 'Map 1', help: 'The map of Mission 1.' },
        map2: { name: 'Map 2', help: 'The map of Mission 2.' },
        map3: { name: 'Map 3', help: 'The map of Mission 3.' },
        map4: { name: 'Map 4', help: 'The map of Mission 4.' },
      },
    },
    difficulty: {
      name: 'Difficulty',
      help: 'The same for all of you.',
      values: {
        easy: { name: 'Easy', help: 'Characters with more health. Good for a first game.' },
        normal: { name: 'Normal', help: 'Characters with less health.' },
        hard: { name: 'Hard', help: 'Characters with less health, and only 3 cards in hand.' },
      },
    },
    balanced: {
      name: 'Cantina balance',
      help: 'Our own addition to the levels of the book, found by letting bots play.',
      values: {
        false: { name: 'as in the book', help: 'The levels differ only in health and hand.' },
        true: {
          name: 'on',
          help: 'Some characters have more health on easy; on hard there are more guards or there is less time.',
        },
      },
    },
    mode: {
      name: 'Characters',
      help: 'Alone you always play two shared characters.',
      values: {
        listed: {
          name: 'As the mission says',
          help: 'Everybody plays one of the listed characters; if there are too few, any.',
        },
        sandbox: { name: 'Any', help: 'Everybody plays any one of the eight characters.' },
        shared: { name: 'Two for all', help: 'All of you play the same two characters together.' },
      },
    },
    unlocked: {
      name: 'Unlocked',
      help: 'How far the adventure deck has been read: it adds cards to your decks, at least those a group has when it comes to this mission. A campaign sets this by itself.',
      values: {
        1: { name: 'First game', help: 'Only what everybody has from the start.' },
        2: { name: 'After 1 game', help: '' },
        3: { name: 'After 2 games', help: '' },
        4: { name: 'After 3 games', help: '' },
        5: { name: 'After 4 games', help: '' },
        6: { name: 'After 5 games', help: '' },
        7: { name: 'After 6 games', help: '' },
        8: { name: 'Everything', help: 'Gives away what a campaign unlocks.' },
      },
    },
  },
  board: {
    turn: (turn, name) => `Turn ${turn} · Active: ${name}`,
    areas: 'Action areas',
    track: 'Crisis track',
    time: 'Time track',
    event: 'Next event',
    facedown: 'Facedown',
    threats: 'Revealed',
    damage: 'Damage',
    plans: 'Planning cards',
    hand: 'Hand',
    own: 'For you alone',
    carries: 'Carries',
  },
};
