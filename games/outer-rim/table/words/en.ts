import { en } from '@cantina/text';
import type { Faction } from '../../content/index.ts';
import { faces, factions, patrols, slots, standings } from '../../text/en/words.ts';
import { STANDINGS, type TableWords } from './words.ts';

const { num, percent } = en;
const many = (n: number, one: string, more: string): string => `${num(n)} ${n === 1 ? one : more}`;
const FACTION: Readonly<Record<Faction, string>> = {
  rebel: 'Rebels',
  imperial: 'Empire',
  hutt: 'Hutts',
  syndicate: 'Syndicate',
};

export const words: TableWords = {
  num,
  percent,
  map: 'The Outer Rim',
  panels: 'Boards and market',
  now: 'Now',
  board: 'Board',
  market: 'Market',
  players: 'Players',
  plans: 'Plans',
  round: (n) => `Round ${num(n)}`,
  kinds: {
    planet: 'planet',
    navpoint: 'navpoint',
    maelstrom: 'the Maelstrom: ends every movement',
  },
  ofFaction: (faction) => `belongs to ${factions[faction]}`,
  encounters: (count) => many(count, 'encounter card', 'encounter cards'),
  sabotaged: 'sabotaged',
  goalTokens: (count) => many(count, 'goal token of the AI', 'goal tokens of the AI'),
  shipOf: (name) => `${name}’s ship`,
  yourShip: 'your ship',
  patrol: (faction, level, ship) =>
    `${patrols[faction]}, level ${level}, ${ship === null ? 'can’t be beaten' : `combat ${ship}`}`,
  patrolName: (faction) => patrols[faction],
  patrolMark: { rebel: 'R', imperial: 'I', hutt: 'H', syndicate: 'S' },
  facedown: (kind) => `contact of class ${kind}, facedown`,
  contact: (name, kind) => `${name}, contact of class ${kind}`,
  ai: 'AI',
  you: 'you',
  active: 'has the turn',
  defeated: 'defeated',
  possible: 'possible',
  picked: 'picked',
  boardOf: (name) => `Board of ${name}`,
  credits: 'Credits',
  fame: 'Fame',
  fameOf: (fame, most) => `${fame} of ${most} fame`,
  damage: 'Damage',
  reputation: 'Reputation',
  standing: (faction, standing) => `${FACTION[faction]}: ${standings[STANDINGS[standing]]}`,
  ground: 'Ground combat',
  shipCombat: 'Ship combat',
  health: 'Health',
  hull: 'Hull',
  hyper: 'Hyperdrive',
  skills: 'Skills',
  slots,
  free: (slot) => `${slot}: free`,
  secrets: (count) => many(count, 'secret', 'secrets'),
  goal: 'Goal',
  goalReached: 'goal achieved',
  captive: (name) => `${name} captured`,
  price: (credits) => `${num(credits)} credits`,
  deckEmpty: 'The deck is empty',
  cardsLeft: (count) => `${many(count, 'card', 'cards')} left`,
  patrolMoves: (faction, spaces) => `${patrols[faction]} moves ${many(spaces, 'space', 'spaces')}`,
  noPlans: 'Nothing to deliver, no job and no bounty yet: visit the market.',
  here: 'here',
  spaces: (count) => many(count, 'space', 'spaces'),
  turns: (count) => many(count, 'turn', 'turns'),
  reward: (credits, fame) =>
    [credits > 0 ? `${num(credits)} credits` : '', fame > 0 ? `${num(fame)} fame` : '']
      .filter((part) => part !== '')
      .join(', '),
  showWay: 'show the way',
  combat: (type) => (type === 'ground' ? 'Ground combat' : 'Ship combat'),
  test: (kind, skill, copies) =>
    skill === null
      ? kind === 'delivery'
        ? 'Illegal cargo'
        : 'Roll'
      : `Test: ${skill}${copies === 0 ? ', unskilled' : copies === 1 ? ', skilled' : ', highly skilled'}`,
  windows: {
    start: 'Start',
    value: 'Dice',
    reroll: 'Rerolls',
    results: 'Results',
    outcome: 'Outcome',
    damage: 'Damage',
  },
  attacks: (name) => `${name} attacks`,
  defends: (name) => `${name} defends`,
  faces,
  hits: (count) => `${num(count)} damage`,
  negated: (count) => `${num(count)} negated`,
  passed: 'passed',
  failed: 'failed',
  rolled: 'rolled',
  wins: (name) => `${name} wins`,
  isDefeated: (name) => `${name} is defeated`,
  toPass: 'to pass the test',
  noteWin: (chance) => `${chance} to win`,
  notePass: (chance) => `${chance} to pass`,
  noteDeliver: (chance) => `${chance} without questions`,
  unbeatable: 'can’t be beaten',
  pickDice: 'Click the dice, then what happens to them.',
  quiet: 'Quiet on the rim. Cards, dice and chances appear here.',
  offerTo: (name) => `Offer to ${name}`,
  offered: (from, to) => `${from} makes ${to} an offer`,
  gives: (name) => `${name} gives`,
  nothing: 'nothing',
  choose: 'Choose',
  secretCard: 'Secret',
};
