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
      name: 'Wachposten',
      text: 'Wer eine Bewegung innerhalb Reichweite 1 eines Wachpostens beendet, erleidet 1 Schaden.',
    },
  },
  briefing: {
    'mission.m1.goal': 'Ihr gewinnt, wenn am Ende eines Zuges der Charakter mit dem Paket auf dem Startfeld ist.',
    'mission.m1.fail': 'Ihr scheitert, wenn ein Charakter besiegt wird oder die Zeitleiste voll ist.',
    'mission.m1.crisis': `1 Schaden kommt auf die Krisenleiste. Bei ${track} wird sie geleert, und 1 Verstärkung erscheint auf dem Sternfeld, das euch am nächsten ist.`,
    'mission.m1.track': 'Krisenleiste',
    'map.map1.rules.1':
      'Die Panzertür ist verschlossen. Nur die Aktion Angreifen von einem Feld daneben beschädigt sie; ist ihre Ausdauer aufgebraucht, geht sie auf.',
    'mission.m1.rules.1':
      'Das Paket ist einer der fünf quadratischen Marker im Haus. Auf seinem Feld darfst du es in deinem Aktionsschritt nehmen.',
  },
  settings: {
    mission: setting('Mission', 'Wer die Kampagne spielt, bekommt seine Mission vom Abenteuerstapel.', {
      m1: ['Mission 1', 'Die erste Partie jeder Gruppe.'],
      m2: ['Mission 2', 'Verrät, was eine Kampagne erst freischaltet.'],
      m3: ['Mission 3', 'Verrät, was eine Kampagne erst freischaltet.'],
      m4: ['Mission 4', 'Verrät, was eine Kampagne erst freischaltet.'],
      c1: ['Auftrag 1', 'Auf einer Karte eurer Wahl. Verrät, was eine Kampagne erst freischaltet.'],
      c2: ['Auftrag 2', 'Auf einer Karte eurer Wahl. Verrät, was eine Kampagne erst freischaltet.'],
      h1: ['Auftrag 3', 'Auf einer Karte eurer Wahl. Verrät, was eine Kampagne erst freischaltet.'],
      h2: ['Auftrag 4', 'Auf einer Karte eurer Wahl. Verrät, was eine Kampagne erst freischaltet.'],
    }),
    map: setting('Karte', 'Nur für Aufträge: Jede Mission hat ihre eigene Karte.', {
      map1: ['Karte 1', 'Die Karte von Mission 1.'],
      map2: ['Karte 2', 'Die Karte von Mission 2.'],
      map3: ['Karte 3', 'Die Karte von Mission 3.'],
      map4: ['Karte 4', 'Die Karte von Mission 4.'],
    }),
    difficulty: setting('Schwierigkeit', 'Für euch alle derselbe.', {
      easy: ['Einfach', 'Charaktere mit mehr Ausdauer. Gut für die erste Partie.'],
      normal: ['Normal', 'Charaktere mit weniger Ausdauer.'],
      hard: ['Schwierig', 'Charaktere mit weniger Ausdauer und nur 3 Handkarten.'],
    }),
    balanced: setting(
      'Cantina-Balance',
      'Unsere eigene Zugabe zu den Schwierigkeitsgraden des Buches, aus Probespielen von Bots.',
      {
        false: ['wie im Buch', 'Die Grade unterscheiden sich nur in Ausdauer und Handkarten.'],
        true: [
          'an',
          'Bei „Einfach“ haben manche Charaktere mehr Ausdauer; bei „Schwierig“ gibt es mehr Wachen oder weniger Zeit.',
        ],
      },
    ),
    mode: setting('Charaktere', 'Allein führst du immer zwei gemeinsame Charaktere.', {
      listed: [
        'Nach der Mission',
        'Jeder spielt einen Charakter aus der Liste der Mission; sind es zu wenige, einen beliebigen.',
      ],
      sandbox: ['Beliebig', 'Jeder spielt einen beliebigen der acht Charaktere.'],
      shared: ['Zwei für alle', 'Ihr führt alle zusammen dieselben zwei Charaktere.'],
    }),
    unlocked: setting(
      'Freigeschaltet',
      'Wie weit der Abenteuerstapel gelesen ist: Er bringt neue Karten in eure Stapel, mindestens die, die eine Gruppe hat, wenn sie zu dieser Mission kommt. Eine Kampagne stellt das selbst ein.',
      {
        1: ['Erste Partie', 'Nur, was alle von Anfang an haben.'],
        2: ['Nach 1 Partie'],
        3: ['Nach 2 Partien'],
        4: ['Nach 3 Partien'],
        5: ['Nach 4 Partien'],
        6: ['Nach 5 Partien'],
        7: ['Nach 6 Partien'],
        8: ['Alles', 'Verrät, was eine Kampagne erst freischaltet.'],
      },
    ),
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
