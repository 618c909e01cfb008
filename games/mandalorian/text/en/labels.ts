import { setting } from '@cantina/playable';
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
    mission: setting('Mission', 'A group that plays the campaign gets its mission from the adventure deck.', {
      m1: ['Mission 1', 'The first game of every group.'],
      m2: ['Mission 2', 'Gives away what a campaign unlocks.'],
      m3: ['Mission 3', 'Gives away what a campaign unlocks.'],
      m4: ['Mission 4', 'Gives away what a campaign unlocks.'],
      c1: ['Contract 1', 'On a map of your choice. Gives away what a campaign unlocks.'],
      c2: ['Contract 2', 'On a map of your choice. Gives away what a campaign unlocks.'],
      h1: ['Contract 3', 'On a map of your choice. Gives away what a campaign unlocks.'],
      h2: ['Contract 4', 'On a map of your choice. Gives away what a campaign unlocks.'],
    }),
    map: setting('Map', 'For contracts only: every mission has its own map.', {
      map1: ['Map 1', 'The map of Mission 1.'],
      map2: ['Map 2', 'The map of Mission 2.'],
      map3: ['Map 3', 'The map of Mission 3.'],
      map4: ['Map 4', 'The map of Mission 4.'],
    }),
    difficulty: setting('Difficulty', 'The same for all of you.', {
      easy: ['Easy', 'Characters with more health. Good for a first game.'],
      normal: ['Normal', 'Characters with less health.'],
      hard: ['Hard', 'Characters with less health, and only 3 cards in hand.'],
    }),
    balanced: setting('Cantina balance', 'Our own addition to the levels of the book, found by letting bots play.', {
      false: ['as in the book', 'The levels differ only in health and hand.'],
      true: ['on', 'Some characters have more health on easy; on hard there are more guards or there is less time.'],
    }),
    mode: setting('Characters', 'Alone you always play two shared characters.', {
      listed: ['As the mission says', 'Everybody plays one of the listed characters; if there are too few, any.'],
      sandbox: ['Any', 'Everybody plays any one of the eight characters.'],
      shared: ['Two for all', 'All of you play the same two characters together.'],
    }),
    unlocked: setting(
      'Unlocked',
      'How far the adventure deck has been read: it adds cards to your decks, at least those a group has when it comes to this mission. A campaign sets this by itself.',
      {
        1: ['First game', 'Only what everybody has from the start.'],
        2: ['After 1 game'],
        3: ['After 2 games'],
        4: ['After 3 games'],
        5: ['After 4 games'],
        6: ['After 5 games'],
        7: ['After 6 games'],
        8: ['Everything', 'Gives away what a campaign unlocks.'],
      },
    ),
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
