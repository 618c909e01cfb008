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
      name: 'Wachposten',
      text: 'Wer eine Bewegung innerhalb Reichweite 1 eines Wachpostens beendet, erleidet 1 Schaden.',
    },
  },
  briefing: {
    'mission.m1.goal': 'Ihr gewinnt, wenn am Ende eines Zuges der Charakter mit dem Paket auf dem Startfeld ist.',
    'mission.m1.fail': 'Ihr scheitert, wenn ein Charakter besiegt wird oder die Zeitleiste voll ist.',
    'mission.m1.crisis': `1 Schaden kommt auf die Krisenleiste. Bei ${track} wird sie geleert, und 1 Verstärkung erscheint auf dem Sternfeld, das dir am nächsten ist.`,
    'mission.m1.track': 'Krisenleiste',
    'map.map1.rules.1':
      'Die Panzertür ist verschlossen. Nur die Aktion Angreifen von einem Feld daneben beschädigt sie; ist ihre Ausdauer aufgebraucht, geht sie auf.',
    'mission.m1.rules.1':
      'Das Paket ist einer der fünf quadratischen Marker im Haus. Auf seinem Feld darfst du es in deinem Aktionsschritt nehmen.',
  },
  settings: {
    mission: {
      name: 'Mission',
      help: 'Wer die Kampagne spielt, bekommt seine Mission vom Abenteuerstapel.',
      values: {
        m1: { name: 'Mission 1', help: 'Die erste Partie jeder Gruppe.' },
        m2: { name: 'Mission 2', help: 'Verrät, was eine Kampagne erst freischaltet.' },
        m3: { name: 'Mission 3', help: 'Verrät, was eine Kampagne erst freischaltet.' },
        m4: { name: 'Mission 4', help: 'Verrät, was eine Kampagne erst freischaltet.' },
        c1: { name: 'Auftrag 1', help: 'Auf einer Karte eurer Wahl. Verrät, was eine Kampagne erst freischaltet.' },
        c2: { name: 'Auftrag 2', help: 'Auf einer Karte eurer Wahl. Verrät, was eine Kampagne erst freischaltet.' },
        h1: { name: 'Auftrag 3', help: 'Auf einer Karte eurer Wahl. Verrät, was eine Kampagne erst freischaltet.' },
        h2: { name: 'Auftrag 4', help: 'Auf einer Karte eurer Wahl. Verrät, was eine Kampagne erst freischaltet.' },
      },
    },
    map: {
      name: 'Karte',
      help: 'Nur für Aufträge: Jede Mission hat ihre eigene Karte.',
      values: {
        map1: { name: 'Karte 1', help: 'Die Karte von Mission 1.' },
        map2: { name: 'Karte 2', help: 'Die Karte von Mission 2.' },
        map3: { name: 'Karte 3', help: 'Die Karte von Mission 3.' },
        map4: { name: 'Karte 4', help: 'Die Karte von Mission 4.' },
      },
    },
    difficulty: {
      name: 'Schwierigkeit',
      help: 'Für euch alle derselbe.',
      values: {
        easy: { name: 'Einfach', help: 'Charaktere mit mehr Ausdauer. Gut für die erste Partie.' },
        normal: { name: 'Normal', help: 'Charaktere mit weniger Ausdauer.' },
        hard: { name: 'Schwierig', help: 'Charaktere mit weniger Ausdauer und nur 3 Handkarten.' },
      },
    },
    balanced: {
      name: 'Cantina-Balance',
      help: 'Unsere eigene Zugabe zu den Schwierigkeitsgraden des Buches, aus Probespielen von Bots.',
      values: {
        false: { name: 'wie im Buch', help: 'Die Grade unterscheiden sich nur in Ausdauer und Handkarten.' },
        true: {
          name: 'an',
          help: 'Bei „Einfach“ haben manche Charaktere mehr Ausdauer; bei „Schwierig“ gibt es mehr Wachen oder weniger Zeit.',
        },
      },
    },
    mode: {
      name: 'Charaktere',
      help: 'Allein führst du immer zwei gemeinsame Charaktere.',
      values: {
        listed: {
          name: 'Nach der Mission',
          help: 'Jeder spielt einen Charakter aus der Liste der Mission; sind es zu wenige, einen beliebigen.',
        },
        sandbox: { name: 'Beliebig', help: 'Jeder spielt einen beliebigen der acht Charaktere.' },
        shared: { name: 'Zwei für alle', help: 'Ihr führt alle zusammen dieselben zwei Charaktere.' },
      },
    },
    unlocked: {
      name: 'Freigeschaltet',
      help: 'Wie weit der Abenteuerstapel gelesen ist: Er bringt neue Karten in eure Stapel, mindestens die, die eine Gruppe hat, wenn sie zu dieser Mission kommt. Eine Kampagne stellt das selbst ein.',
      values: {
        1: { name: 'Erste Partie', help: 'Nur, was alle von Anfang an haben.' },
        2: { name: 'Nach 1 Partie', help: '' },
        3: { name: 'Nach 2 Partien', help: '' },
        4: { name: 'Nach 3 Partien', help: '' },
        5: { name: 'Nach 4 Partien', help: '' },
        6: { name: 'Nach 5 Partien', help: '' },
        7: { name: 'Nach 6 Partien', help: '' },
        8: { name: 'Alles', help: 'Verrät, was eine Kampagne erst freischaltet.' },
      },
    },
  },
  board: {
    turn: (turn, name) => `Zug ${turn} · Am Zug: ${name}`,
    areas: 'Aktionsbereiche',
    track: 'Krisenleiste',
    time: 'Zeitleiste',
    event: 'Nächstes Ereignis',
    facedown: 'Verdeckt',
    threats: 'Aufgedeckt',
    damage: 'Schaden',
    plans: 'Planungskarten',
    hand: 'Hand',
    own: 'Nur für dich',
    carries: 'Trägt',
  },
};
