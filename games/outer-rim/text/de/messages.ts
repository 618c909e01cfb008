import { type Catalogue, de } from '@cantina/text';
import type { DieFace } from '../../content/index.ts';
import type { Messages } from '../../rules/messages.ts';
import { MARKET_DECK_NAMES, PLANET_NAMES, spaceName } from '../names/index.ts';
import { choiceText, countedFaces, isHidden, isLeftSlot, mayText, planetOfSlot } from '../parts.ts';
import { words } from './cards.ts';
import {
  atSpace,
  credits,
  deck,
  faces,
  facesOf,
  factionNames,
  fame,
  nouns,
  ofFaction,
  skills,
  toSpace,
} from './words.ts';

const { capital, count, label, listAnd, num, quote, say, title } = de;

type Np = de.NpDe;

export const diceText = (dice: readonly DieFace[], as: 'nom' | 'acc' = 'nom'): string =>
  dice.length === 0 ? 'keine Würfel' : listAnd(countedFaces(dice).map(([face, amount]) => facesOf(amount, face, as)));

/** Was eine Seite in einem Tausch gibt. */
export function goods(cards: readonly Np[], amount: number): string {
  const all = [...cards.map((card) => title(card)), ...(amount > 0 ? [credits(amount)] : [])];
  return all.length === 0 ? 'nichts' : listAnd(all);
}

const fields = (amount: number): string => say(count(amount, nouns.space), 'acc');
const times = (copies: number): string => (copies === 0 ? 'ungeübt' : copies === 1 ? 'geübt' : 'sehr geübt');
const dice = (amount: number, face: DieFace | null): string => {
  if (face !== null) return facesOf(amount, face);
  return amount === 1 ? '1 Würfel' : `bis zu ${num(amount)} Würfel`;
};
/** „zu einem Treffer drehen“ */
const INTO = {
  hit: 'auf Treffer',
  crit: 'auf kritischen Treffer',
  focus: 'auf Fokus',
  blank: 'auf Leerseite',
} as const;

export const messages = {
  'prompt.character': 'Wähle deinen Charakter.',
  'prompt.opponent': 'Wähle den Charakter der KI.',
  'prompt.expert-fame': 'Mit wie viel Prestige beginnt die KI?',
  'option.amount': (a) => num(a.amount),
  'prompt.starting-ship': 'Wähle dein Startschiff.',
  'prompt.start-reputation': 'Bei welcher Fraktion beginnst du mit gutem Ruf?',
  'option.faction': (a) => factionNames[a.faction],

  'prompt.planning': (a) => `Planung: Flieg bis zu ${fields(a.spaces)} weit, nimm Credits oder erhol dich.`,
  'option.move': (a) => `${capital(toSpace(a.space))} fliegen`,
  'option.credits': (a) => `${credits(a.amount)} erhalten`,
  'option.recover': 'Allen Schaden regenerieren',
  'option.ability': (a) => `${title(a.card)} verwenden`,
  'prompt.action': 'Was unternimmst du? Jede Art von Aktion geht einmal.',
  'option.market': 'Markt',
  'option.deliver': 'Abliefern',
  'option.trade': 'Handeln',
  'option.end-actions': 'Weiter zur Begegnung',

  'prompt.move': (a) => `Wohin fliegst du? Bis zu ${fields(a.spaces)} weit.`,
  'prompt.stop-other': (a) =>
    `${capital(say(a.player))} fliegt durch dein Feld (${spaceName(a.space).de}). Hältst du das Schiff an?`,
  'option.stop': 'Anhalten',
  'prompt.slip-past': 'Eine Patrouille hält dich an. Auf welche Kompetenz legst du eine Probe ab, um vorbeizukommen?',
  'prompt.move-patrol': (a) => `Wohin bewegst du die Patrouille ${ofFaction[a.faction]}?`,
  'prompt.divert-patrol': (a) => `Auf wen zu bewegt sich die Patrouille ${ofFaction[a.faction]}?`,
  'option.player': (a) => capital(say(a.player)),
  'option.space': (a) => spaceName(a.space).de,

  'prompt.market': 'Markt: Was kaufst du? Vorher darfst du eine Karte ablegen.',
  'option.market-discard': (a) => `Die oberste Karte vom ${deck(a.deck)} ablegen`,
  'prompt.buy': 'Was kaufst du?',
  'option.buy': (a) => `Für ${credits(a.cost)} kaufen`,
  'option.buy-used-ship': 'Zum Preis eines Gebrauchtschiffs kaufen',
  'prompt.trade-in': (a) => `Gibst du für ${title(a.card)} etwas in Zahlung? Noch zu zahlen: ${credits(a.cost)}.`,
  'option.pay': (a) => `${credits(a.amount)} bezahlen`,
  'prompt.used-ship': 'Welches Gebrauchtschiff kaufst du?',
  'prompt.gain-asset': (a) => `Nimmst du ${title(a.card)} jetzt zu dir? Ablehnen darfst du noch.`,
  'option.keep': 'Annehmen',
  'prompt.make-room': 'Du hast zu wenige Kartenplätze. Was legst du ab?',
  'prompt.place-contact': (a) => `Mehrere Planeten sind gleich nah. Wohin kommt ${say(a.card)}?`,
  'prompt.contact-slot': (a) => `Auf welche Seite von ${spaceName(a.space).de} legst du ${say(a.card, 'acc')}?`,
  'option.contact-slot': (a) => (isLeftSlot(a.slot) ? 'Linkes Kontaktfeld' : 'Rechtes Kontaktfeld'),
  'prompt.deliver': 'Was lieferst du ab?',

  'prompt.trade-partner': 'Mit wem handelst du?',
  'prompt.offer': (a) => `Was schlägst du ${say(a.player, 'dat')} vor? Wähle, was du gibst und was du bekommst.`,
  'prompt.terms': (a) =>
    `${capital(say(a.player))} schlägt vor: Du gibst ${goods(a.gives, a.givesCredits)} und bekommst ${goods(a.takes, a.takesCredits)}.`,
  'option.accept': 'Annehmen',
  'option.counter': 'Gegenangebot machen',
  'option.withdraw': 'Verhandlung beenden',
  'option.give-credits': (a) => `${capital(say(a.player, 'dat'))} ${credits(a.amount)} geben`,

  'prompt.encounter': 'Wem oder was begegnest du?',
  'option.encounter-space': (a) => `Begegnung ${atSpace(a.space)}`,
  'option.encounter-patrol': (a) => {
    const foe = `Gegen die Patrouille ${ofFaction[a.faction]} kämpfen (Stufe ${num(a.level)}`;
    return a.value === 0 ? `${foe}, unbesiegbar)` : `${foe}, ${num(a.value)} Würfel): ${gains(a.credits, a.fame)}`;
  },
  'option.contact': (a) => {
    const where = `${PLANET_NAMES[planetOfSlot(a.slot)].de}, ${isLeftSlot(a.slot) ? 'links' : 'rechts'}`;
    return isHidden(a.card) ? `Verdeckter Kontakt (${where})` : `${capital(say(a.card))} (${where})`;
  },
  'option.attempt-job': 'Den Job versuchen',
  'option.fight-crew': (a) =>
    a.player.kind === 'you'
      ? `Gegen dein eigenes Crewmitglied kämpfen: ${say(a.card)}`
      : `Gegen ${say(a.card, 'acc')} in der Crew von ${say(a.player, 'dat')} kämpfen`,
  'option.challenge': (a) => `${capital(say(a.player, 'acc'))} zum Schiffskampf herausfordern`,
  'prompt.bounty': (a) => `Du hast einen Kopfgeldauftrag für ${say(a.card, 'acc')}. Was tust du?`,
  'option.fight-contact': (a) => `Gegen ${say(a.card, 'acc')} kämpfen`,
  'option.meet': (a) => `Mit ${say(a.card, 'dat')} reden`,
  'prompt.claim': (a) => `Du hast ${say(a.card, 'acc')} geschlagen. Eliminieren oder gefangen nehmen?`,
  'option.eliminate': (a) => `Eliminieren: ${gains(a.credits, a.fame)}`,
  'option.capture': (a) => `Gefangen nehmen: ${gains(a.credits, a.fame)} bei Lieferung ${toSpace(a.space)}`,
  'prompt.protect': (a) => `${capital(say(a.card))} wird angegriffen. Beschützt du dieses Crewmitglied?`,
  'option.protect': 'Beschützen und kämpfen',
  'option.leave': 'Nicht beschützen',
  'prompt.skill': 'Auf welche Kompetenz legst du die Probe ab?',
  'option.skill': (a) => `${skills[a.skill]} (${times(a.copies)})`,
  'prompt.gain-skill': (a) => `Probe auf ${skills[a.skill]} (${times(a.copies)}). Verwendest du dafür eine Fähigkeit?`,
  'option.gain-skill': (a) => `${capital(say(a.card))}: ${skills[a.skill]} einmal mehr`,
  'prompt.combat-value': 'Änderst du einen Kampfwert?',
  'prompt.change-dice': (a) => `Geworfen: ${diceText(a.dice)}. Änderst du etwas?`,
  'option.change-dice': (a) => `${capital(say(a.card))}: ${changeText(a.change, a.count, a.face, a.to)}`,
  'prompt.reroll': (a) => `Welche Würfel wirfst du neu? Geworfen: ${diceText(a.dice)}.`,
  'option.die': (a) => capital(faces[a.face]),
  'prompt.prevent': (a) => `Du erleidest gleich ${num(a.damage)} Schaden. Verhinderst du etwas davon?`,

  'prompt.trigger': 'Verwendest du jetzt eine Fähigkeit?',
  'prompt.order': 'Mehrere Fähigkeiten treffen zusammen. Welche wird als nächste abgehandelt?',
  'option.order': (a) => capital(say(a.card)),
  'prompt.may': (a) => `${capital(say(a.card))}: ${mayText(words, a.effect)}`,
  'option.use': 'Ja',
  'prompt.choose': (a) => `${capital(say(a.card))}: Wähle eines.`,
  'prompt.choose-for': (a) => `${capital(say(a.card))}: Wähle, was ${say(a.player)} tut.`,
  'option.choice': (a) => choiceText(words, a.effect, { label, quote }),
  'prompt.faction': (a) => {
    if (a.change === 0) return 'Welche Fraktion?';
    const [you, they] = a.change > 0 ? ['erhältst', 'erhält'] : ['verlierst', 'verliert'];
    return a.player.kind === 'you'
      ? `Bei welcher Fraktion ${you} du Ruf?`
      : `Bei welcher Fraktion ${they} ${say(a.player)} Ruf?`;
  },
  'prompt.player': 'Welcher Spieler?',
  'prompt.planet': 'Welcher Planet?',
  'prompt.contact': 'Welcher Kontakt?',
  'prompt.discard': 'Was legst du ab?',
  'prompt.deck': 'Welcher Stapel?',
  'option.deck': (a) => MARKET_DECK_NAMES[a.deck].de,
  'prompt.take-crew': 'Welches Crewmitglied nimmst du?',
  'prompt.wager': (a) => `Spielst du für ${credits(a.stake)} mit?`,
  'option.join': 'Mitspielen',

  'reason.too-far': (a) => `Das ist zu weit: Dein Hyperantrieb erlaubt ${fields(a.spaces)}.`,
  'reason.way-blocked': 'Unterwegs hält dich eine Patrouille oder der Mahlstrom an.',
  'reason.defeated': 'Du bist besiegt.',
  'reason.not-on-planet': 'Einen Markt gibt es nur auf Planeten.',
  'reason.after-planning': 'Erst planst du (fliegen, Credits nehmen, erholen), danach kommen Markt und Lieferungen.',
  'reason.once-per-step': 'Das hast du in diesem Aktionsschritt schon getan.',
  'reason.nothing-to-deliver': 'Du hast hier nichts abzuliefern.',
  'reason.nobody-here': 'Auf deinem Feld ist niemand, mit dem du handeln kannst.',
  'reason.used': 'Das hast du in diesem Zug schon verwendet.',
  'reason.no-effect': 'Das würde jetzt nichts bewirken.',
  'reason.extra-turn': 'Während eines zusätzlichen Zugs kannst du keinen weiteren bekommen.',
  'reason.cannot-pay': 'Du kannst nicht bezahlen, was es kostet.',
  'reason.lacks-credits': (a) => `Dir fehlen ${credits(a.missing)}. Jemand darf sie dir geben.`,
  'reason.deck-empty': 'Dieser Stapel ist leer.',
  'reason.not-here': 'Diese Karte kann auf diesem Planeten nicht gekauft werden.',
  'reason.limit': 'Du darfst nur eine Rüstung haben.',
  'reason.too-expensive': (a) => `Dir fehlen ${credits(a.missing)}, selbst wenn du alles in Zahlung gibst.`,
  'reason.no-ship': 'Es gibt kein Schiff, das du kaufen könntest.',
  'reason.other-destination': (a) => `Der Bestimmungsort ist ${spaceName(a.space).de}.`,
  'reason.tried': 'Das hast du in diesem Aktionsschritt schon versucht.',
  'reason.forced-patrol': 'Du musst einer Patrouille begegnen, bei deren Fraktion dein Ruf schlecht ist.',
} satisfies Catalogue<'de', Messages>;

function gains(amount: number, points: number): string {
  return listAnd([...(amount > 0 ? [credits(amount)] : []), ...(points > 0 ? [fame(points)] : [])]);
}

function changeText(change: string, amount: number, face: DieFace | null, to: DieFace | null): string {
  switch (change) {
    case 'reroll':
      return `${dice(amount, face)} neu werfen`;
    case 'turn':
      return `${dice(amount, face)} ${to === null ? '' : INTO[to]} drehen`;
    case 'add':
      return `${dice(amount, to ?? face)} hinzufügen`;
    case 'negate':
      return `${dice(amount, face)} negieren`;
    case 'fewer-dice':
      return `Gegner wirft ${num(amount)} Würfel weniger`;
    default:
      return `${num(amount)} Würfel mehr werfen`;
  }
}
