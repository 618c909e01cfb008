import { type Catalogue, de } from '@cantina/text';
import type { AreaId, CharacterId } from '../../content/index.ts';
import type { Danger } from '../../rules/messages.ts';
import type { AskedMessages } from '../log.ts';
import { areas, hero, heroName, nouns, powers, spaces, spot } from './words.ts';

const { capital, count, say, title } = de;

type Np = de.NpDe;

/** „IG-11, Wärmescan: …“: wer handelt und mit welcher Karte. */
const by = ({ hero: id, card }: { readonly hero: CharacterId; readonly card: Np | null }): string =>
  card === null ? heroName(id) : `${heroName(id)}, ${title(card)}`;
const during = (event: Np | null): string => (event === null ? '' : `${title(event)}: `);
const hurt = (damage: number): string => (damage === 0 ? '' : `, ${damage} Schaden`);
const more = (left: number): string => (left > 1 ? ` (noch ${left})` : '');

const dangers: Readonly<Record<Danger, (total: number) => string>> = {
  calm: (total) => `ergibt ${total}`,
  event: (total) => `ergibt ${total}: Ereignis`,
  crisis: (total) => `ergibt ${total}: Krise und Ereignis`,
};

const power = (area: AreaId, strength: number): string =>
  area === 'mission' ? `Stärke ${strength}` : powers[area](strength);

export const messages = {
  'prompt.character': 'Welchen Charakter spielst du?',
  'prompt.shared-character': (a) =>
    a.picked === 0
      ? 'Ihr führt zwei Charaktere gemeinsam. Wer ist der erste?'
      : 'Ihr führt zwei Charaktere gemeinsam. Wer ist der zweite?',
  'option.character': (a) => heroName(a.hero),
  'prompt.starter': 'Wer macht den ersten Zug?',
  'option.starter': (a) => capital(say(a.seat)),
  'option.random': 'Das Los entscheidet',

  'prompt.action': (a) =>
    a.left === 0
      ? 'Für diesen Zug sind deine Karten gespielt. Beende ihn, wenn du fertig bist.'
      : a.must === 0
        ? 'Du darfst noch eine Karte spielen.'
        : `Spiele eine Karte auf einen Aktionsbereich (noch ${a.must}).`,
  'option.play': (a) => {
    const effect = a.strength === null ? '' : `${power(a.area, a.strength)}; `;
    return `${title(a.card)} auf ${areas[a.area]} (${effect}${dangers[a.danger](a.total)})`;
  },
  'option.use-plan': (a) => `${heroName(a.hero)}: ${title(a.card)} verwenden`,
  'option.use-object': (a) => `${heroName(a.hero)}: ${say(a.card)} verwenden`,
  'option.end': (a) =>
    a.events === 0
      ? 'Zug beenden'
      : a.crises === 0
        ? `Zug beenden (${say(count(a.events, nouns.event))})`
        : `Zug beenden (${say(count(a.events, nouns.event))}, ${say(count(a.crises, nouns.crisis))})`,

  'prompt.move': (a) => `Wohin geht ${say(hero(a.hero))}? Bis zu ${spaces(a.left)}.`,
  'option.space': spot,
  'place.start': 'Startfeld',
  'place.height': 'Anhöhe',
  'place.number': (a) => `Feld ${a.number}`,
  'option.stop': 'Hier stehen bleiben',
  'prompt.before-sentry': (a) =>
    `Gleich schlägt ein Wachposten zu und trifft ${say(hero(a.hero), 'acc')}. Nutzt du vorher etwas auf diesem Feld?`,
  'prompt.before-leaving': 'Bevor du weitergehst: Hier noch etwas nutzen?',
  'prompt.attack': (a) =>
    a.most > a.strength
      ? `Wen greift ${say(hero(a.hero))} mit ${a.strength} bis ${a.most} Schaden an?`
      : `Wen greift ${say(hero(a.hero))} mit ${a.strength} Schaden an?`,
  'option.hit': (a) => `${a.target}: ${a.amount} Schaden`,
  'option.hit-plain': (a) => `${a.target}: nur ${a.amount} Schaden, ohne die Fähigkeit der Karte`,
  'option.threat': (a) => `${say(a.card)} auf ${spot(a)}${hurt(a.damage)}`,
  'option.facedown': (a) => `Verdeckte Bedrohung auf ${spot(a)}`,
  'option.door': (a) => a.door,
  'option.attack-space': (a) => `Alle Gegner auf ${spot(a)}`,
  'option.split': 'Den Schaden aufteilen',
  'prompt.split': (a) => `${heroName(a.hero)}: Wer bekommt den nächsten Schaden? Noch ${a.left}.`,
  'option.instead': (a) => `Stattdessen ${title(a.card)}`,
  'option.special': (a) => `${title(a.card)} nutzen`,
  'option.skip': 'Nichts tun',
  'prompt.after': (a) => `${areas[a.area]} ist erledigt. Nutzt ${say(hero(a.hero))} jetzt noch etwas?`,
  'prompt.tactic': (a) => `${by(a)}: Nutzt du, was auf der Karte steht?`,
  'prompt.intel': (a) => `Spionieren, Reichweite ${a.strength}: Was tut ${say(hero(a.hero))}?`,
  'option.look': (a) => `Verdeckte Bedrohung auf ${spot(a)} ansehen`,
  'option.push': (a) => `${say(a.card)} von ${spot(a)} wegbewegen`,
  'prompt.push-to': (a) => `${say(a.card)}: Auf welches Feld?`,
  'prompt.plan': (a) => `${heroName(a.hero)}: ${say(count(a.amount, nouns.planningCard), 'acc')} ziehen?`,
  'option.draw': (a) => `${say(count(a.amount, nouns.planningCard), 'acc')} ziehen`,
  'option.draw-plain': (a) =>
    `Nur ${say(count(a.amount, nouns.planningCard), 'acc')} ziehen, ohne die Fähigkeit der Karte`,
  'prompt.keep': (a) =>
    a.left === 0
      ? `${heroName(a.hero)} behält keine weitere Karte. Vorher noch etwas nutzen?`
      : `${heroName(a.hero)} darf ${a.left === 1 ? 1 : `bis zu ${a.left}`} dieser Planungskarten behalten. Welche?`,
  'option.keep': (a) => say(a.card),
  'option.keep-none': 'Keine davon behalten',
  'prompt.give': (a) => `${by(a)}: Wer bekommt die Karte?`,
  'prompt.put-back': (a) => `${heroName(a.hero)}: Eine Karte zurück auf den Planungsstapel? Der Rest wird abgelegt.`,
  'option.put-back': (a) => `${title(a.card)} obenauf legen`,
  'option.put-none': 'Keine zurücklegen',
  'prompt.free-action': (a) => `Freie Aktion, Stärke ${a.strength}: Was tut ${say(hero(a.hero))}?`,
  'option.action': (a) => areas[a.action],

  'prompt.damage': (a) => `${by(a)}: Wer bekommt ${a.amount} Schaden?${more(a.left)}`,
  'prompt.damage-space': (a) => `${by(a)}: Auf welchem Feld bekommt jeder Gegner ${a.amount} Schaden?`,
  'prompt.push': (a) => `${by(a)}: Welcher Gegner wird bewegt (bis zu ${spaces(a.steps)})?${more(a.left)}`,
  'prompt.scare': (a) => `${by(a)}: Wohin weicht ${say(a.enemy)} zurück?`,
  'prompt.look': (a) => `${by(a)}: Welche verdeckte Bedrohung siehst du dir an?${more(a.left)}`,
  'prompt.shield': (a) => `${by(a)}: Wer wird vor dem nächsten Schaden geschützt?`,
  'prompt.heal': (a) => `${by(a)}: Wer wird geheilt?`,
  'option.hero': (a) => heroName(a.hero),
  'prompt.companion': (a) => `${by(a)}: Wer führt jetzt eine Freie Aktion mit Stärke ${a.strength} durch?`,
  'prompt.receiver': (a) => `${by(a)}: Wer behält auch eine Planungskarte?`,
  'prompt.together': (a) => `${by(a)}: Wer kommt mit?`,
  'prompt.remove-disruption': (a) => `${by(a)}: Welcher Störmarker kommt weg?${more(a.left)}`,
  'option.disruption': (a) => `${areas[a.area]}: ${say(a.card)}`,
  'option.substitute': (a) => `${areas[a.area]}: Ersatz mit Stärke 1`,
  'prompt.foresee': (a) => `${by(a)}: Das nächste Ereignis ist ${title(a.event)}. Bleibt es liegen?`,
  'option.leave-event': 'Oben liegen lassen',
  'option.bury-event': 'Nach ganz unten legen',
  'prompt.open-door': (a) => `${by(a)}: Welche Tür geht auf?`,
  'prompt.search': (a) => `${by(a)}: Welche Planungskarte wird behalten?`,
  'prompt.choose': (a) => `${by(a)}: Welche Wirkung?`,

  'prompt.you': (a) => `Ereignis bei ${areas[a.area]}: Wer ist mit „du“ gemeint?`,
  'prompt.mover': (a) => `${during(a.event)}Welcher Gegner bewegt sich?${more(a.left)}`,
  'prompt.enemy-path': (a) => `${say(a.card)}: Auf welchem Feld endet die Bewegung?`,
  'prompt.attacker': (a) => `${during(a.event)}Welcher Gegner greift an?${more(a.left)}`,
  'prompt.victim': (a) => `${say(a.card)}: Wer wird angegriffen?`,
  'prompt.star': (a) =>
    `${during(a.event)}Auf welchem Sternfeld erscheint die Verstärkung der Gegner? Diese sind gleich nah.`,
  'prompt.disrupt': (a) => `${during(a.event)}Welcher Aktionsbereich wird gestört?`,
  'option.area': (a) => `${areas[a.area]} (Gesamtstärke ${a.total})`,
  'prompt.nearest': (a) => `${during(a.event)}Welche verdeckte Bedrohung wird aufgedeckt?`,
  'prompt.keep-calm': 'Krise voraus! Eine Planungskarte verwenden?',

  'prompt.block': (a) => `${heroName(a.hero)} erleidet gleich 1 Schaden. Blockst du ihn?`,
  'prompt.cover': (a) => `${heroName(a.hero)} erleidet gleich 1 Schaden. Hilfst du?`,
  'prompt.strike-back': (a) => `${say(a.card)} hat ${say(hero(a.hero), 'acc')} angegriffen. Schlägst du zurück?`,
  'option.suffer': 'Den Schaden erleiden',

  'reason.area-used': (a) => `Auf ${areas[a.area]} hast du in diesem Zug schon eine Karte gespielt.`,
  'reason.wrong-time': 'Diese Karte ist für einen anderen Moment.',
  'reason.no-damage': 'Es gibt keinen Schaden zu heilen.',
  'reason.no-door': 'Keine Tür ist verschlossen.',
  'reason.no-cards': 'Für eine weitere Aktion fehlt dir eine Karte oder ein freier Bereich.',
  'reason.out-of-range': (a) => `Das ist weiter weg als Reichweite ${a.range}.`,
  'reason.object': 'Objekte lassen sich nicht angreifen.',
  'reason.no-luck': 'Diese Karte darf man nie behalten.',
  'reason.has-copy': 'Eine solche Karte ist schon da.',
  'reason.must-play': (a) => `Du musst noch ${say(count(a.left, nouns.card), 'acc')} spielen.`,
  'reason.too-far': (a) =>
    a.left === 1
      ? 'Mit 1 Feld Bewegung ist das nicht zu erreichen.'
      : `Mit ${a.left} Feldern ist das nicht zu erreichen.`,

  'option.take': (a) => `${heroName(a.hero)}: ${say(a.card)} mitnehmen`,
  'option.deliver': (a) => `${heroName(a.hero)}: alles abliefern (${a.amount})`,
  'reason.hands-full': (a) => `Mehr als ${a.most} kann niemand tragen.`,
  'option.remove': (a) => `${say(a.card)} entfernen`,
  'reason.too-weak': (a) => `Dafür braucht es Stärke ${a.needed}.`,
} satisfies Catalogue<'de', AskedMessages>;
