import { de } from '@cantina/text';
import { numbers as m2 } from '../../../content/locked/p2/mission.ts';
import { numbers as m4 } from '../../../content/locked/p4/mission.ts';
import { salvageNumbers } from '../../../content/locked/p5/index.ts';
import { agendaNumbers, dealNumbers } from '../../../content/locked/p7/index.ts';
import { PACK_VERB_WORDS } from '../../../verbs/locked/words.ts';
import { extended, type PackWords, wordsIn } from '../../cards.ts';
import { cardWords as base } from '../../de/cards.ts';
import { area, type Say, within, words } from '../../de/speech.ts';

const { count, noun, num, say } = de;

/** Was außer dem Missionsziel erfüllt sein muss. */
const agenda = (condition: string): Say => words(`gewinnt die Gruppe, gewinnst du nur dann ganz, wenn ${condition}`);

const pack: PackWords<Say> = {
  effects: wordsIn('de', PACK_VERB_WORDS),
  conditions: {
    'companion-near': 'ein anderer Charakter innerhalb Reichweite 1 ist',
    'you-carry-the-token': 'du das Kind trägst',
  },
  walks: { ignoreStrikes: words('Gelegenheitsschläge treffen dich bei dieser Bewegung nicht') },
  timings: { tactical: (on) => (on === 'any' ? 'Auf jedem Aktionsbereich' : `Auf ${area(on)} gespielt`) },
  things: {
    'm2-q1': words(
      `spionierst du auf ihrem Feld mit Stärke ${num(m2.clamp)} oder mehr, darfst du die Klammer ablegen, statt die übliche Wirkung zu nutzen`,
    ),
    'm3-q1': [
      words('in deinem Aktionsschritt darfst du den Gefangenen von deinem Feld mitnehmen'),
      words('wer ihn bei sich hat, verliert ihn nie und kann ihn nicht weitergeben'),
    ],
    'm3-q3': words('hier ist niemand'),
    'm4-q1': [
      words(`seine Ausdauer ist ${num(m4.health)} plus ${num(m4.healthPerCharacter)} für jeden Charakter`),
      words(`solange ein anderer Gegner ${within(m4.guardRange)} von ihm ist, erleidet er keinen Schaden`),
      words('Charaktere können ihn nicht bewegen, und das Kind nimmt er nie auf'),
    ],
    'token-1': [
      words('führst du auf dem Feld des Kindes eine Aktion durch, darfst du es retten: Dann trägst du es'),
      words('erleidest du Schaden, während du es trägst, flieht es auf ein angrenzendes Feld'),
    ],
    'token-2': [
      words(
        `in deinem Aktionsschritt darfst du Bergungsgut von deinem Feld nehmen; du trägst höchstens ${num(salvageNumbers.carry)}`,
      ),
      words('auf dem Startfeld darfst du alles abliefern, was du trägst'),
    ],
    'token-3': [
      words('beginnst du eine Bewegung auf dem Feld des Informanten, darf er mitgehen'),
      words(
        'am Ende jedes Ereignisschritts erleidet er 1 Schaden, wenn auf seinem Feld ein Gegner und kein Charakter ist',
      ),
    ],
    'token-4': [
      words(
        `in deinem Aktionsschritt darfst du eine Kiste von deinem Feld nehmen; du trägst höchstens ${num(dealNumbers.carry)}`,
      ),
      words('auf dem Startfeld darfst du sie abliefern'),
    ],
    'role-1': [
      words('du gewinnst zusammen mit der Gruppe'),
      words('bei jeder Krise wählst du „ruhig“: Du hast nichts zu verbergen'),
    ],
    'role-2': [
      words('du gewinnst, wenn die Gruppe scheitert'),
      words(`bei Krisen darfst du die anderen heimlich verraten, insgesamt ${num(dealNumbers.betrayals)}-mal`),
    ],
    'role-3': agenda('du keinem markierten Gegner den letzten Schaden zugefügt hast'),
    'role-4': agenda('du mindestens 1 markierten Gegner den letzten Schaden zugefügt hast'),
    'role-5': agenda(`du höchstens ${num(agendaNumbers.damage)} Schaden hast`),
    'role-6': agenda(
      `du mindestens ${say(count(agendaNumbers.plans, noun('f', 'Planungskarte', 'Planungskarten')))} hast`,
    ),
    'role-7': agenda(
      `du durch Bewegen oder Angreifen mindestens ${num(agendaNumbers.reveals)} verdeckte Bedrohungen aufgedeckt hast`,
    ),
    'role-8': words('du gewinnst, wenn die Gruppe verliert und dein Charakter nicht besiegt ist'),
  },
  types: {
    tactical: 'Taktische Fertigkeitskarten',
    wild: 'Joker-Fertigkeitskarten',
    signature: 'Persönliche Fertigkeitskarten',
  },
  groups: { markers: 'Marker', roles: (mission) => `Geheime Rollen: ${mission}` },
};

export const cardWords = extended(base, pack);
