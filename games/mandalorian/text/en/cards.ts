import { en } from '@cantina/text';
import { VERB_WORDS } from '../../verbs/words.ts';
import { type BaseWords, wordsIn } from '../cards.ts';
import { nouns, onArea, type Say, verbs, within, words } from './speech.ts';

const { clause, does, inOrder, may, num, paragraph, the, thisOne } = en;

export const cardWords: BaseWords<Say> = {
  effects: wordsIn('en', VERB_WORDS),
  conditions: {
    'target-in-your-space': 'the target is in your space',
    'target-damaged': 'the target already has damage',
    'target-undamaged': 'the target has no damage',
    'target-at-range-2': 'the target is at range 2 or more',
    'target-health-3': 'the target has 3 or more health',
  },
  walks: {
    heights: may(does(thisOne(nouns.movement), verbs.go, 'from one height to another')),
    passEnemies: words('enemies don’t stop this movement'),
    ignoreSentries: words('sentries deal you no damage at the end of this movement'),
  },
  timings: {
    'before-or-after': (on) => `Before or after ${onArea(on)}`,
    modifies: (on) => `During ${onArea(on)}`,
    instead: (on) => `Instead of ${onArea(on)}`,
  },
  things: {
    'm1-asset': [
      words('in your action step you may take the Asset from your space'),
      words('whoever carries it never drops it and cannot hand it over'),
    ],
  },
  uses: {
    action: () => 'In your action step',
    'damage-to-you': () => 'When you would suffer damage',
    'damage-to-another': (range) => `When another character ${within(range)} would suffer damage`,
    'after-attack': () => 'After an enemy has attacked you, even if the damage was blocked',
    crisis: () => 'When you would resolve a crisis',
  },
  neverUsed: words('this card does nothing, and you may not keep it'),
  discardCard: (goal) => inOrder(clause(verbs.discard, thisOne(nouns.card)), goal),
  discardObject: (goal) =>
    inOrder(clause(verbs.discard, thisOne(nouns.object), 'from your space in your action step'), goal),
  skipsOnlyTheCrisis: does(the(nouns.event), verbs.happen, 'all the same'),
  disruption: (value) => words(`counts as ${num(value)} toward the total strength of its action area`),
  again: words('then do it again'),
  paragraph,
  labelled: (label, text) => `${label}: ${text}`,
  labels: {
    strength: (strength) => `Strength ${num(strength)}`,
    bonus: (action) => `+1 on ${onArea(action)}`,
    health: (health) => `Health ${num(health)}`,
    healths: (normal, easy) => `Health ${num(normal)} (easy: ${num(easy)})`,
    back: (hint) => `Back: ${hint}`,
    object: 'Object',
    reinforcement: 'Reinforcement',
    types: {},
    groups: {
      characters: 'Characters',
      skills: (character) => `Skill cards: ${character}`,
      events: 'Events',
      planning: 'Planning cards',
      threats: (mission) => `Threats: ${mission}`,
      disruption: 'Disruption tokens',
    },
  },
};
