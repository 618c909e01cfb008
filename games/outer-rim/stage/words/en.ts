import { en } from '@cantina/text';
import { patrols, whyFailed } from '../../text/en/words.ts';
import type { StageWords } from './words.ts';

const { listAnd, num } = en;

export const words: StageWords = {
  encounter: 'Encounter',
  atNavpoint: 'Between the planets',
  contact: 'A contact',
  story: 'What happens next',
  turnedUp: 'Turned faceup: now everybody knows who waits here.',
  job: 'A job',
  delivery: 'Illegal cargo',
  wager: 'The wager',
  roll: 'The dice decide',
  rolls: (who, skill) => (who === null ? `You roll: ${skill} …` : `${who} rolls: ${skill} …`),
  meets: (who, place) =>
    `${who === null ? 'You have' : `${who} has`} an encounter ${place === null ? 'between the planets' : `on ${place}`}`,
  changes: (card) => `${card} changes the roll …`,
  rollsInFight: (who) => (who === null ? 'You roll for the fight …' : `Dice for ${who} …`),
  aiTurn: 'The rival’s turn',
  goal: 'A goal achieved',
  trade: 'Trade',
  fame: 'Fame',
  needs: (skill, copies) =>
    copies === 0
      ? `${skill} · unskilled: needs a critical hit`
      : copies === 1
        ? `${skill} · skilled: a hit or a critical hit is enough`
        : `${skill} · highly skilled: a hit, a critical hit or a focus is enough`,
  needsHit: 'Needs a hit to slip past the inspectors',
  passed: 'Passed',
  failed: 'Failed',
  tests: (passed, skills) => `${passed ? 'Passed' : 'Failed'}: ${listAnd(skills)}.`,
  unnoticed: 'Unnoticed',
  noticed: 'Noticed',
  why: (copies, passed) =>
    !passed
      ? whyFailed(copies)
      : copies === 0
        ? 'Unskilled, but a critical hit always counts.'
        : copies === 1
          ? 'Skilled: one hit is enough.'
          : 'Highly skilled: even a focus counts.',
  whyDelivery: (passed) => (passed ? 'A hit: nobody asks any questions.' : 'No hit: somebody takes a closer look.'),
  ifPassed: 'If passed',
  ifFailed: 'If failed',
  pays: (who, price) => `${who === null ? 'You pay' : `${who} pays`} ${price}.`,
  ifWon: 'If won',
  ifLost: 'If lost',
  reward: 'Reward',
  nothing: 'nothing happens',
  fight: (type, place) => `${type === 'ground' ? 'Ground combat' : 'Ship combat'} · ${place}`,
  against: (foe) => `Against ${foe}`,
  dice: (count) => `${num(count)} ${count === 1 ? 'die' : 'dice'}`,
  left: (type, left, most) => `${type === 'ground' ? 'Health' : 'Hull'} ${left} of ${most}`,
  chanceOf: (who) => (who === null ? 'Your chance to win' : `Chance that ${who} wins`),
  wins: (who) => (who === null ? 'You win' : `Victory for ${who}`),
  score: (attack, defense) =>
    attack === defense
      ? `${attack} to ${defense}: a tie goes to the attacker.`
      : `${Math.max(attack, defense)} damage to ${Math.min(attack, defense)}.`,
  unbeatable: 'This patrol can’t be beaten.',
  defeated: (who) => (who === null ? 'You are defeated' : `${who} is defeated`),
  defeatMeans: 'The turn ends here. A defeat costs up to 3,000 credits; the next turn begins with recovering.',
  captured: (name) => `${name} captured`,
  eliminated: (name) => `${name} eliminated`,
  bring: (place, reward) => `Alive on ${place}: ${reward}`,
  jobDone: 'Job done',
  jobFailed: 'The job fails',
  goalDone: (who) => (who === null ? 'You achieve your goal' : `${who} achieves the goal`),
  newShip: (name) => `A new ship: ${name}`,
  fameOf: (who, fame, most) =>
    who === null ? `You have ${fame} of ${most} fame` : `${who} has ${fame} of ${most} fame`,
  deal: 'Deal!',
  noDeal: 'No deal',
  gift: (credits) => `A gift of ${credits}`,
  patrolBeaten: 'Patrol beaten',
  patrolComes: (faction) => `The ${patrols[faction]} is here`,
  nearlyWins: (name, missing) => `${name} needs only ${num(missing)} more fame to win!`,
  youNearlyWin: (missing) => `You need only ${num(missing)} more fame to win!`,
  wonGame: (name) => `${name} is the legend of the Outer Rim`,
};
