import type { KernelErrors } from '@cantina/kernel';
import type { Catalogue } from '../catalogue.ts';
import { count, listOr, noun, num, paragraph, quote, say, sentence } from '../de/index.ts';
import { nouns } from '../words/de.ts';

const option = noun('f', 'Option', 'Optionen');

/** „genau 2 Optionen“, „2 bis 4 Optionen“ */
const between = (min: number, max: number, what: typeof option): string =>
  min === max ? `genau ${say(count(min, what), 'acc')}` : `${num(min)} bis ${say(count(max, what), 'acc')}`;

export const messages = {
  'unknown-seat': (a) =>
    paragraph(`Platz ${num(a.seat + 1)} gibt es an diesem Tisch nicht`, 'wähle einen der Plätze, die zu sehen sind'),
  'not-asked': (a, w) =>
    paragraph(`an ${say(w.seat(a.seat), 'acc')} ist gerade keine Frage offen`, 'andere entscheiden zuerst'),
  'stale-decision': () =>
    paragraph(
      'diese Frage ist schon beantwortet oder hat sich geändert',
      'entscheide mit den Optionen, die jetzt zu sehen sind',
    ),
  'unknown-option': (a, w) =>
    paragraph(`${w.option(a.option)} steht hier nicht zur Wahl`, 'wähle eine der angezeigten Optionen'),
  'illegal-option': (a, w) => sentence(`${w.option(a.option)} ist jetzt nicht möglich: ${a.reason}`),
  'wrong-count': (a) => sentence(`wähle ${between(a.min, a.max, option)}; gewählt: ${num(a.given)}`),
  'picked-twice': (a, w) =>
    paragraph(`${w.option(a.option)} ist schon gewählt`, 'jede Option kann nur einmal gewählt werden'),
  'game-over': () =>
    paragraph('das Spiel ist zu Ende, und es gibt nichts mehr zu entscheiden', 'die Wiederholung steht bereit'),
  'nothing-to-undo': (a, w) => sentence(`für ${say(w.seat(a.seat), 'acc')} gibt es nichts zurückzunehmen`),
  'undo-needs-consent': () =>
    paragraph(
      'seit dieser Entscheidung ist Neues bekannt geworden oder jemand anders hat gehandelt',
      'bitte die anderen um Zustimmung',
    ),
  'undo-too-far': (a) =>
    sentence(`so weit zurück reicht die Aufzeichnung nicht; Entscheidungen bisher: ${num(a.answers)}`),
  'rule-fault': (a) =>
    paragraph(
      'beim Ausführen der Regeln ist ein Fehler passiert',
      'der Tisch steht wieder vor dieser Entscheidung, nichts ist verloren',
      `wähle anders, und melde bitte den Bericht ${quote(a.detail)}`,
    ),
  'malformed-save': (a) => paragraph(`dieser Spielstand ist beschädigt: ${quote(a.where)}`, 'lade eine andere Datei'),
  'newer-save': (a) =>
    paragraph(
      `dieser Spielstand hat Version ${num(a.version)}, dieses Programm kennt nur Versionen bis ${num(a.supported)}`,
      'aktualisiere das Programm',
    ),
  'other-game': (a) => sentence(`dieser Spielstand gehört zu ${quote(a.given)}, nicht zu ${quote(a.expected)}`),
  'wrong-seats': (a) =>
    sentence(`dieses Spiel ist für ${between(a.min, a.max, nouns.player)}; gewählt: ${num(a.given)}`),
  'unknown-setting': (a) =>
    paragraph(
      `die Einstellung ${quote(a.setting)} gibt es in diesem Spiel nicht`,
      a.known.length === 0 ? 'es hat keine' : `es gibt: ${a.known.join(', ')}`,
    ),
  'bad-setting': (a) =>
    a.allowed.length === 0
      ? sentence(`für ${quote(a.setting)} ist ${quote(a.value)} nicht möglich`)
      : sentence(`für ${quote(a.setting)} ist ${quote(a.value)} nicht möglich, nur ${listOr(a.allowed.map(quote))}`),
  'bad-seed': () => sentence('der Startwert muss aus 64 Zeichen bestehen, jedes von 0 bis 9 oder a bis f'),
} satisfies Catalogue<'de', KernelErrors>;
