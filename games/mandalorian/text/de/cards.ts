import { de } from '@cantina/text';
import { VERB_WORDS } from '../../verbs/words.ts';
import { type BaseWords, wordsIn } from '../cards.ts';
import { area, doing, nouns, type Say, verbs, within, words } from './speech.ts';

const { clause, does, inOrder, num, paragraph, prep, say, the, thisOne } = de;

/** „Statt anzugreifen“ */
const NOT_DOING = {
  move: 'Statt dich zu bewegen',
  attack: 'Statt anzugreifen',
  intel: 'Statt zu spionieren',
  plan: 'Statt zu planen',
  any: 'Statt der Aktion',
} as const;

export const cardWords: BaseWords<Say> = {
  effects: wordsIn('de', VERB_WORDS),
  conditions: {
    'target-in-your-space': 'das Ziel auf deinem Feld ist',
    'target-damaged': 'das Ziel schon Schaden hat',
    'target-undamaged': 'das Ziel keinen Schaden hat',
    'target-at-range-2': 'das Ziel in Reichweite 2 oder mehr ist',
    'target-health-3': 'das Ziel 3 oder mehr Ausdauer hat',
  },
  walks: {
    heights: words('du darfst dabei auf Anhöhen hinauf- und von ihnen hinuntersteigen'),
    passEnemies: words('Gegner halten diese Bewegung nicht auf'),
    ignoreSentries: words('Wachposten fügen dir am Ende dieser Bewegung keinen Schaden zu'),
  },
  timings: {
    'before-or-after': (on) => `Vor oder ${say(prep('nach', doing(on)))}`,
    modifies: (on) => de.capital(say(prep('bei', doing(on)))),
    instead: (on) => NOT_DOING[on],
  },
  things: {
    'm1-asset': [
      words('in deinem Aktionsschritt darfst du das Paket von deinem Feld nehmen'),
      words('wer es trägt, lässt es nie fallen und kann es nicht weitergeben'),
    ],
  },
  uses: {
    action: () => 'In deinem Aktionsschritt',
    'damage-to-you': () => 'Wenn du Schaden erleiden würdest',
    'damage-to-another': (range) => `Wenn ein anderer Charakter, der ${within(range)} ist, Schaden erleiden würde`,
    'after-attack': () => 'Nachdem ein Gegner dich angegriffen hat, auch wenn der Schaden geblockt wurde',
    crisis: () => 'Wenn du eine Krise abhandeln müsstest',
  },
  neverUsed: words('diese Karte hat keine Wirkung, und du darfst sie nicht behalten'),
  discardCard: (goal) => inOrder(clause(verbs.discard, thisOne(nouns.card)), goal),
  discardObject: (goal) =>
    inOrder(clause(verbs.discard, thisOne(nouns.object), 'in deinem Aktionsschritt von deinem Feld'), goal),
  skipsOnlyTheCrisis: does(the(nouns.event), verbs.happen, 'trotzdem'),
  disruption: (value) => words(`zählt ${num(value)} zur Gesamtstärke seines Aktionsbereichs`),
  again: words('danach geschieht das noch einmal'),
  paragraph,
  labelled: (label, text) => `${label}: ${text}`,
  labels: {
    strength: (strength) => `Stärke ${num(strength)}`,
    bonus: (action) => `+1 auf ${area(action)}`,
    health: (health) => `Ausdauer ${num(health)}`,
    healths: (normal, easy) => `Ausdauer ${num(normal)} (einfach: ${num(easy)})`,
    back: (hint) => `Rückseite: ${hint}`,
    object: 'Objekt',
    reinforcement: 'Verstärkung',
    types: {},
    groups: {
      characters: 'Charaktere',
      skills: (character) => `Fertigkeitskarten: ${character}`,
      events: 'Ereignisse',
      planning: 'Planungskarten',
      threats: (mission) => `Bedrohungen: ${mission}`,
      disruption: 'Störmarker',
    },
  },
};
