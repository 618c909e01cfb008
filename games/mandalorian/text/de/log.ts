import { type Catalogue, de } from '@cantina/text';
import type { LogMessages } from '../log.ts';
import { areas, hero, heroName, nouns, spot, verbs } from './words.ts';

const { both, capital, count, does, is, listAnd, say, sentence, title } = de;

type Np = de.NpDe;

const silent = (): string => '';
const names = (cards: readonly Np[]): string => listAnd(cards.map((card) => title(card)));

const DECKS = {
  skill: 'Der Fertigkeitsstapel wird',
  event: 'Der Ereignisstapel wird',
  planning: 'Der Planungsstapel wird',
  disruption: 'Die Störmarker werden',
  reinforcements: 'Die Verstärkungen werden',
} as const;

const ENDS: Readonly<Record<string, string>> = {
  defeated: 'Die Mission ist gescheitert: Ein Charakter ist besiegt.',
  time: 'Die Mission ist gescheitert: Die Zeit ist um.',
  track: 'Die Mission ist gescheitert: Die Leiste ist voll.',
};

export const log = {
  'log.hero': (a) => sentence(does(a.seat, verbs.play, hero(a.hero), `(Start auf ${a.space})`)),
  'log.place': silent,
  'log.starter': (a) => `${sentence(does(a.seat, verbs.begin))}${a.random ? ' So hat es das Los entschieden.' : ''}`,
  'log.turn-begins': (a) => `Zug ${a.turn}: ${sentence(is(a.seat, 'am Zug'))}`,
  'log.next-player': silent,
  'log.play': (a) =>
    sentence(
      does(
        a.seat,
        verbs.play,
        title(a.card),
        `auf ${areas[a.area]} (${heroName(a.hero)}${a.strength === null ? '' : `, Stärke ${a.strength}`}; Gesamtstärke ${a.total})`,
      ),
    ),
  'log.special': (a) => sentence(does(hero(a.hero), verbs.use, title(a.card))),
  'log.free-action': (a) => `Freie Aktion für ${say(hero(a.hero), 'acc')}: ${areas[a.area]} mit Stärke ${a.strength}.`,
  'log.extra-action': (a) => sentence(does(hero(a.hero), verbs.get, 'eine Zusatzaktion')),
  'log.draw': (a) => (a.amount === 0 ? '' : sentence(does(a.seat, verbs.draw, count(a.amount, nouns.card)))),
  'log.reshuffle': (a) => `${DECKS[a.deck]} neu gemischt.`,

  'log.hero-moves': (a) =>
    sentence(does(hero(a.hero), verbs.go, `von ${a.from} nach ${spot({ space: a.to, place: a.place })}`)),
  'log.hurt': (a) => `${heroName(a.hero)} erleidet 1 Schaden (insgesamt ${a.damage}).`,
  'log.heal': (a) => `${heroName(a.hero)} wird geheilt: ${a.damage === 0 ? 'kein' : `noch ${a.damage}`} Schaden.`,
  'log.shield': (a) => `${heroName(a.hero)} ist vor dem nächsten Schaden geschützt.`,
  'log.shields-end': (a) =>
    `${listAnd(a.heroes.map(heroName))} ${a.heroes.length === 1 ? 'ist' : 'sind'} nicht mehr geschützt.`,
  'log.shield-blocks': (a) => `${heroName(a.hero)} ist geschützt: 1 Schaden geblockt.`,
  'log.block': (a) => `${title(a.card)} blockt 1 Schaden gegen ${say(hero(a.hero), 'acc')}.`,
  'log.hero-defeated': (a) => `${heroName(a.hero)} ist besiegt.`,

  'log.reveal-threat': (a) =>
    a.hero === null
      ? `Auf ${spot(a)} wird aufgedeckt: ${say(a.card)}.`
      : `${heroName(a.hero)} deckt auf ${spot(a)} auf: ${say(a.card)}.`,
  'log.look-at': (a) =>
    a.seat.kind === 'you'
      ? `Mit ${say(hero(a.hero), 'dat')} siehst du dir die Bedrohung auf ${spot(a)} an: ${say(a.card)}.`
      : sentence(does(hero(a.hero), verbs.lookAt, `die verdeckte Bedrohung auf ${spot(a)}`)),
  'log.wound': (a) =>
    a.hero === null
      ? `${capital(say(a.card))} erleidet ${a.amount} Schaden (insgesamt ${a.damage}).`
      : sentence(does(hero(a.hero), verbs.hit, a.card, `für ${a.amount} Schaden (insgesamt ${a.damage})`)),
  'log.defeat': (a) =>
    a.hero === null ? `Besiegt: ${say(a.card)}.` : sentence(does(hero(a.hero), verbs.defeat, a.card)),
  'log.discard-threat': silent,
  'log.reinforcement': (a) => `Verstärkung auf ${spot(a)}: ${say(a.card)}.`,
  'log.threat-moves': (a) =>
    sentence(does(a.card, verbs.go, `von ${a.from} nach ${spot({ space: a.to, place: a.place })}`)),
  'log.attack': (a) => sentence(does(a.card, verbs.attack, hero(a.hero))),
  'log.sentry': (a) => `Wachposten: ${say(a.card)} trifft ${say(hero(a.hero), 'acc')}.`,

  'log.door-opens': (a) => `Der Weg ist frei: ${a.door} offen.`,
  'log.door-damage': (a) =>
    `${heroName(a.hero)} schlägt auf die Tür ein (${a.door}): ${a.amount} Schaden, noch ${a.left}.`,
  'log.use-object': (a) => sentence(does(hero(a.hero), verbs.use, title(a.card))),
  'log.take': (a) => `${heroName(a.hero)} nimmt mit: ${say(a.card)}.`,
  'log.deliver': (a) => `${heroName(a.hero)} liefert ab: ${names(a.cards)}.`,
  'log.drop': (a) => `${capital(say(a.card))} bleibt auf ${a.space} zurück.`,

  'log.keep': (a) => sentence(does(hero(a.hero), verbs.keep, title(a.card))),
  'log.put-back': (a) => sentence(does(a.seat, verbs.put, title(a.card), 'oben auf den Planungsstapel')),
  'log.plans-discarded': (a) => sentence(does(a.seat, verbs.discard, names(a.cards))),
  'log.use-plan': (a) => sentence(does(hero(a.hero), verbs.use, title(a.card))),
  'log.search-plans': (a) => sentence(does(hero(a.hero), verbs.search, 'den Planungsstapel')),

  'log.crisis': (a) => (a.area === null ? 'Eine Krise.' : `Krise bei ${areas[a.area]} (Gesamtstärke ${a.total}).`),
  'log.crisis-skipped': (a) => `${heroName(a.hero)} bewahrt die Ruhe: Die Krise entfällt.`,
  'log.event': (a) =>
    a.area === null
      ? `Ereignis: ${title(a.card)}.`
      : `Ereignis bei ${areas[a.area]} (Gesamtstärke ${a.total}): ${title(a.card)}.`,
  'log.event-step': silent,
  'log.ineffective': (a) => `${title(a.card)} hat nichts bewirkt, also kommt eine Verstärkung.`,
  'log.area-cleared': (a) => `Der Bereich ${areas[a.area]} wird geleert.`,
  'log.foresee': (a) =>
    `${sentence(does(a.seat, verbs.lookAt, 'das nächste Ereignis'))} Es ${a.buried ? 'kommt nach ganz unten' : 'bleibt liegen'}.`,
  'log.event-back': silent,
  'log.disrupt': (a) => `Der Bereich ${areas[a.area]} wird gestört: ${say(a.card)}.`,
  'log.substitute': (a) => `Der Bereich ${areas[a.area]} wird durch einen Ersatz mit Stärke 1 gestört.`,
  'log.substitute-removed': (a) => `Ein Ersatz verlässt den Bereich ${areas[a.area]}.`,
  'log.disruption-removed': (a) => `${capital(say(a.card))} verlässt den Bereich ${areas[a.area]}.`,
  'log.track': (a) => (a.damage === 0 ? `${a.track}: wieder leer.` : `${a.track}: jetzt ${a.damage}.`),
  'log.time': (a) => `Zeitleiste: jetzt ${a.damage}.`,

  'log.finish': (a) => {
    const end = a.reason === 'goal' ? 'Die Mission ist erfüllt.' : (ENDS[a.reason] ?? 'Die Mission ist gescheitert.');
    return a.winners.length === 0 ? end : `${end} ${sentence(does(both(...a.winners), verbs.win))}`;
  },
} satisfies Catalogue<'de', LogMessages>;
