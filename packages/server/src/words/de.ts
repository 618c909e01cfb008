import { type Catalogue, de } from '@cantina/text';
import type { ServerErrors } from '../errors.ts';

const { count, listAnd, noun, num, paragraph, quote, say, sentence } = de;
const second = noun('f', 'Sekunde', 'Sekunden');

export const messages = {
  'bad-request': (a) =>
    paragraph(
      `diese Anfrage ist nicht zu verstehen: ${quote(a.where)}`,
      'lade die Seite neu und versuche es noch einmal',
    ),
  'not-found': () => sentence('unter dieser Adresse gibt es nichts'),
  'unknown-table': () =>
    paragraph('diesen Tisch gibt es nicht, oder er steht dir nicht offen', 'bitte um eine Einladung'),
  'unknown-game': (a) => sentence(`das Spiel ${quote(a.game)} wird hier nicht gespielt`),
  'unknown-campaign': () =>
    paragraph('diese Kampagne gibt es nicht, oder sie steht dir nicht offen', 'bitte um eine Einladung'),
  'no-campaign': (a) => sentence(`das Spiel ${quote(a.game)} hat keine Kampagne`),
  'campaign-refuses': (a) => sentence(`das lässt die Kampagne nicht zu: ${a.reason}`),
  'unknown-link': () => paragraph('dieser Link gilt nicht mehr', 'bitte den Gastgeber um einen neuen'),
  'no-session': () => paragraph('dieser Browser ist hier nicht bekannt', 'öffne deinen Einladungslink noch einmal'),
  'not-a-member': () => sentence('dieser Tisch steht dir nicht offen'),
  'not-the-host': () => sentence('das darf nur der Gastgeber'),
  'not-your-seat': (a) => sentence(`Platz ${num(a.seat + 1)} gehört dir nicht`),
  'no-such-seat': (a) => sentence(`an diesem Tisch gibt es keinen Platz ${num(a.seat + 1)}`),
  'seat-taken': (a) =>
    paragraph(`Platz ${num(a.seat + 1)} ist besetzt`, 'ist es deiner, öffne hier deinen eigenen Link'),
  'seat-not-open': (a) => sentence(`Platz ${num(a.seat + 1)} steht dir nicht offen`),
  'seats-empty': (a) =>
    paragraph(
      `hier sitzt noch niemand: ${listAnd(a.seats.map((seat) => num(seat + 1)))}`,
      'warte, setze einen Bot hin oder beginne trotzdem',
    ),
  'table-locked': () => paragraph('dieser Tisch ist geschlossen', 'bitte den Gastgeber, ihn zu öffnen'),
  'link-used': (a) =>
    paragraph(
      `auf Platz ${num(a.seat + 1)} sitzt schon, wer mit diesem Link gekommen ist`,
      'bist du es selbst, öffne hier deinen eigenen Link; du findest ihn dort, wo du spielst',
    ),
  'already-seated': () => sentence('du sitzt an diesem Tisch schon auf einem anderen Platz'),
  'sent-away': () => sentence('an diesem Tisch darfst du nicht mehr zusehen'),
  muted: () => sentence('an diesem Tisch darfst du gerade nichts sagen'),
  'name-taken': (a) => sentence(`am Tisch heißt schon jemand fast genauso: ${quote(a.name)}`),
  'host-present': () => sentence('der Gastgeber ist da'),
  banned: () => sentence('der Betreiber dieses Servers lässt dich hier nicht mehr mitspielen'),
  'already-started': () => sentence('die Partie hat schon begonnen'),
  'not-playing': () => sentence('an diesem Tisch läuft keine Partie'),
  'no-hints': 'An diesem Tisch spielen alle ohne Tipps.',
  'not-over': () => sentence('die Partie ist noch nicht zu Ende'),
  'no-proposal': () => sentence('diese Bitte ist erledigt'),
  'proposal-open': () => sentence('dieselbe Bitte ist schon gestellt'),
  'seat-present': (a) => sentence(`auf Platz ${num(a.seat + 1)} fehlt niemand`),
  'table-unreadable': () =>
    paragraph(
      'diese Partie lässt sich mit den heutigen Regeln nicht fortsetzen',
      'ihr Verlauf ist noch zu lesen, und nichts wurde gelöscht',
    ),
  'too-large': (a) => sentence(`das ist zu groß; höchstens ${num(a.most)} Bytes`),
  'too-fast': (a) => sentence(`das ist zu viel auf einmal; bitte warte noch ${say(count(a.seconds, second), 'acc')}`),
  'too-many-connections': (a) => sentence(`zu viele Verbindungen auf einmal; höchstens ${num(a.most)}`),
  'too-many-tables': (a) =>
    paragraph(`du hast zu viele offene Tische; höchstens ${num(a.most)}`, 'beende zuerst einen davon'),
  'too-many-campaigns': (a) => sentence(`du hast schon so viele Kampagnen begonnen wie möglich: ${num(a.most)}`),
  'foreign-origin': () => sentence('diese Seite gehört zu einem anderen Server'),
  'webhook-not-allowed': () => sentence('diese Adresse ruft der Server nicht auf'),
  'push-not-allowed': () => sentence('über diesen Dienst kann der Server nichts schicken'),
  'import-not-allowed': () => sentence('Tische kann nur der Betreiber dieses Servers einlesen'),
  'bad-file': (a) => sentence(`diese Datei ist nicht zu lesen: ${quote(a.where)}`),
  'store-unavailable': () =>
    paragraph(
      'das ließ sich gerade nicht sicher aufbewahren',
      'nichts hat sich geändert; bitte versuche es noch einmal',
    ),
  stopping: () => paragraph('der Server startet neu', 'du bist gleich wieder verbunden'),
  'old-client': () => paragraph('diese Seite ist veraltet', 'lade sie neu'),
  internal: (a) =>
    paragraph(
      'auf dem Server ist etwas schiefgegangen',
      `nichts ist verloren; bitte schicke die Nummer ${quote(a.report)}`,
    ),
} satisfies Catalogue<'de', ServerErrors>;
