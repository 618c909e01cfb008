import { type Catalogue, de } from '@cantina/text';
import type { Face } from '../../content/index.ts';
import type { Messages } from '../../rules/messages.ts';
import { rewardText, sentencesOf, texts } from '../ability.ts';
import { chooseOn, mayOn, rewardOf } from '../facts.ts';
import { nouns, verbs } from './words.ts';

const { atLeast, capital, clause, count, label, listAnd, main, question, say, sentence, upTo, your } = de;

const {
  tell,
  tongue: { printed, topOfGalaxy },
} = texts.de;

type Np = de.NpDe;

const resources = (amount: number): string => say(count(amount, nouns.resource));
const damage = (amount: number): string => say(count(amount, nouns.damage));

/** One option of a "choose" text, as whoever chooses reads it. */
function choice(face: Face, index: number, self: Np): string {
  const { by, options } = chooseOn(face);
  const option = options[index];
  if (option === undefined) throw new Error(`${face} offers no choice ${index}`);
  const opponent = your(nouns.opponent);
  const chooser = by === 'you' ? { you: null, opponent } : { you: opponent, opponent: null };
  const [told = ''] = sentencesOf(tell(option)({ ...printed('unit'), ...chooser, self }));
  return typeof told !== 'string' && told.kind === 'clause' && told.subject === null
    ? label(told)
    : capital(main(told));
}

const DESTINATIONS = {
  discard: 'Auf deinen Ablagestapel',
  hand: 'Auf deine Hand',
  deck: 'Oben auf dein Deck',
} as const;

export const messages = {
  'prompt.action': (a) => `Was tust du? Du hast ${resources(a.resources)}.`,
  'option.play': 'Spielen',
  'option.play-all': (a) => `${say(count(a.amount, nouns.card))} auf einmal spielen`,
  'option.ability': 'Fähigkeit verwenden',
  'option.ability-in-vain': 'Fähigkeit verwenden (jetzt ohne Wirkung)',
  'option.buy': 'Kaufen',
  'option.buy-out': 'Ausbezahlen',
  'option.assign-base': (a) => `${say(a.card)} (${a.attack}) gegen den Stützpunkt schicken`,
  'option.assign-row': (a) => `${say(a.card)} (${a.attack} von ${a.needed}) gegen ${say(a.target, 'acc')} schicken`,
  'option.unassign': 'Aus dem Angriff zurückziehen',
  'option.attack-base': (a) => `Jetzt den Stützpunkt angreifen (${a.strength})`,
  'option.attack-row': (a) =>
    `Jetzt ${say(a.target, 'acc')} angreifen (${a.strength} von ${a.needed}${a.enough ? '' : ': zu schwach'})`,
  'option.attack-all': (a) => `Mit allem den Stützpunkt angreifen (${a.strength})`,
  'option.divide': 'Schaden selbst aufteilen oder zurückhalten',
  'option.propose': (a) => `Auf ${say(a.target, 'acc')} zielen (nötig: ${a.needed})`,
  'option.end': 'Zug beenden',

  'prompt.secret-bases': (a) => sentence(clause(verbs.choose, 'heimlich', count(a.amount, nouns.base))),
  'prompt.reveal-base': 'Wähle deinen neuen Stützpunkt und decke ihn auf.',

  'prompt.trigger': 'Nutzt du das jetzt?',
  'option.use': 'Verwenden',
  'prompt.reward': (a, w) => `${say(w.card(a.face))} ist besiegt. Nimmst du die Belohnung?`,
  'option.take-reward': (a) => rewardText(texts.de, 'Belohnung nehmen', rewardOf(a.face), printed('unit')),
  'prompt.choose': (a, w) => `Wähle eins für ${say(w.card(a.face), 'acc')}.`,
  'option.choice': (a, w) => choice(a.face, a.index, w.card(a.face)),
  'prompt.may': (a) =>
    question(sentencesOf(tell(mayOn(a.face))({ ...printed('unit'), shown: a.card ?? topOfGalaxy(1) }))[0] ?? ''),

  'prompt.discard': 'Lege 1 Karte von deiner Hand ab.',
  'prompt.discard-only': 'Du musst 1 Karte von deiner Hand ablegen. Welche?',
  'prompt.discard-cost': 'Der Preis: Lege 1 Karte von deiner Hand ab.',
  'prompt.exile': ({ picked, min, max }) => {
    const amount = min === max ? count : min === 0 ? upTo : atLeast;
    const order = sentence(clause(verbs.exile, amount(min === max || min === 0 ? max : min, nouns.card)));
    return picked.length === 0 ? order : `${order} Gewählt: ${listAnd(picked.map((card) => say(card)))}.`;
  },
  'prompt.exile-cost': 'Der Preis: Verbanne 1 Karte von deiner Hand.',
  'prompt.discard-from-row': 'Lege 1 Karte aus der Galaxis-Auslage ab.',
  'prompt.take-from-row': 'Nimm 1 Karte aus der Galaxis-Auslage auf deine Hand.',
  'prompt.take-from-discard': 'Nimm 1 Karte aus deinem Ablagestapel auf deine Hand.',
  'prompt.purchase': (a) => (a.free ? 'Welche Karte kaufst du kostenlos?' : 'Welche Karte kaufst du?'),
  'prompt.damage': (a) => `Wem fügst du ${damage(a.amount)} zu?`,
  'option.damage-base': (a) => `Stützpunkt ${say(a.card)}`,
  'prompt.destroy-ship': 'Welches Großkampfschiff zerstörst du?',
  'prompt.keep-on-top': 'Welche Karte bleibt oben auf dem Galaxis-Deck?',
  'prompt.swap-into-row': 'Welche Karte kommt in die Galaxis-Auslage?',
  'prompt.swap-out-of-row': (a) => `Welche Karte der Galaxis-Auslage tauschst du gegen ${say(a.card, 'acc')}?`,
  'prompt.put-on-deck': 'Welche Karte legst du oben auf das Deck deines Gegners?',
  'prompt.destination': (a) => `Wohin kommt ${say(a.card)}?`,
  'option.destination': (a) => {
    const by = a.card === null ? '' : ` (${say(a.card)})`;
    return `${DESTINATIONS[a.to]}${by}${a.exiled ? ', am Ende des Zuges verbannt' : ''}`;
  },

  'prompt.allot': (a) => `Wie viel Schaden erhält ${say(a.ship)}? Noch ${damage(a.left)} zu verteilen.`,
  'prompt.allot-base': (a) => `Wie viel Schaden erhält ${say(a.base)}? Was du von ${a.left} zurückhältst, verfällt.`,
  'option.allot': (a) =>
    `${damage(a.amount)}${a.destroys ? (a.wasted > 0 ? ` (zerstört, ${a.wasted} zu viel)` : ' (zerstört)') : ''}`,

  'reason.short': (a) => `Dir ${a.missing === 1 ? 'fehlt' : 'fehlen'} ${resources(a.missing)}.`,
  'reason.enemy-card': 'Feindliche Karten sind nicht zu kaufen.',
  'reason.no-pilots': 'Das Outer-Rim-Piloten-Deck ist leer.',
  'reason.used': 'Diese Fähigkeit hast du in diesem Zug schon verwendet.',
  'reason.condition': (a) => `Was ${say(a.card)} braucht, ist noch nicht da.`,
  'reason.cost-hand': 'Du hast dafür keine Karte auf der Hand.',
  'reason.no-effect': 'Das hätte jetzt keine Wirkung.',
  'reason.spent': 'Diese Karte hat in diesem Zug schon angegriffen.',
  'reason.assigned': 'Diese Karte ist schon einem Angriff zugewiesen.',
  'reason.no-attack': 'Diese Karte hat keinen Angriff.',
  'reason.ship-not-at-row': 'Großkampfschiffe können keine Karten in der Galaxis-Auslage angreifen.',
  'reason.neutral-target': 'Neutrale Karten kann man nicht angreifen.',
  'reason.own-target': 'Karten deiner eigenen Seite kannst du nicht angreifen.',
  'reason.ship-target': 'Großkampfschiffe in der Auslage kann man nicht angreifen.',
  'reason.one-neutral-hunt': 'Pro Zug kannst du nur eine neutrale Einheit angreifen.',
  'reason.no-opposing-base': 'Dein Gegner hat gerade keinen Stützpunkt.',
  'reason.nobody-assigned': 'Diesem Angriff ist noch keine Karte zugewiesen.',
  'reason.buy-out-off': 'An diesem Tisch werden neutrale Karten nicht ausbezahlt.',
  'reason.buy-out-neutral': 'Ausbezahlen kannst du nur neutrale Karten.',
  'reason.cannot-complete': 'Das ginge jetzt nur zum Teil.',
} satisfies Catalogue<'de', Messages>;
