import { type Catalogue, de } from '@cantina/text';
import type { Faction, Space } from '../../content/index.ts';
import type { LogMessages } from '../log.ts';
import { aiLine, foeOf, isHidden, planetOfSlot, standingOf, tellsOfContact } from '../parts.ts';
import { words } from './cards.ts';
import { diceText, goods } from './messages.ts';
import {
  atSpace,
  contact,
  credits,
  deck,
  enemy,
  fame,
  nouns,
  ofFaction,
  onPlanet,
  skills,
  standings,
  toSpace,
  verbs,
  whyFailed,
  withFaction,
} from './words.ts';

const { both, capital, count, does, front, is, listAnd, num, prep, say, sentence, the, title, to } = de;

type Np = de.NpDe;

const silent = (): string => '';
const strongLook = de.strong('um|sehen', 'gesehen', 'sieh', { reflexive: true });
const patrol = (faction: string): string => `die Patrouille ${ofFaction[faction as Faction]}`;
/** „die …“, „eine …“: die Stufe steht voran, damit sie nicht die der Hutts ist. */
const ofLevel = (faction: string, level: number): string =>
  `Stufe-${num(level)}-Patrouille ${ofFaction[faction as Faction]}`;
/** „dein Zug“, „der Zug von Anna“ */
const whose = (seat: Np, own: string, other: string): string =>
  seat.kind === 'you' ? own : `${other} von ${say(seat, 'dat')}`;

/** „gegen …“ */
function foe(name: string): string {
  const found = foeOf(name);
  if (found.kind === 'patrol') return `die ${ofLevel(found.faction, found.level)}`;
  return found.kind === 'contact' ? contact(found.contact) : enemy(found.enemy);
}

const LINES = {
  deliver: 'Fracht abliefern.',
  buy: 'Eine Karte kaufen.',
  'reveal-contact': 'Einen verdeckten Kontakt hier aufdecken.',
  'discard-tops': 'Die obersten Karten der Stapel „Kopfgeldaufträge“ und „Luxusgüter“ ablegen.',
} as const;
const WHY: Readonly<Record<string, string>> = {
  'not-here': 'auf diesem Planeten nicht käuflich',
  'too-expensive': 'zu teuer',
  'no-slot': 'kein freier Kartenplatz',
  'no-better-ship': 'kein besseres Schiff',
};
const SECTIONS = { planning: 'Planung', action: 'Aktion', encounter: 'Begegnung', special: 'zum Schluss' } as const;
const PART = { character: ['dein Charakter', 'der Charakter'], ship: ['dein Schiff', 'das Schiff'] } as const;
const SIDE = {
  attacker: ['Der Angreifer', 'des Angreifers'],
  defender: ['Der Verteidiger', 'des Verteidigers'],
} as const;
const COMBAT = { ground: 'Bodenkampf', ship: 'Schiffskampf' } as const;

export const log = {
  'log.lay-map': silent,
  'log.start-roll': (a) =>
    sentence(does(a.player, verbs.roll, front('um den ersten Zug'), `${num(a.results)} Treffer`)),
  'log.first-player': (a) => sentence(does(a.player, verbs.start)),
  'log.choose-character': (a) => sentence(does(a.player, verbs.play, a.card)),
  'log.choose-ship': (a) => sentence(does(a.player, verbs.choose, title(a.card))),
  'log.start': (a) =>
    sentence(does(a.player, verbs.start, `${atSpace(a.space)} mit ${credits(a.credits)} und ${title(a.card, 'dat')}`)),
  'log.next-to-choose': silent,
  'log.expert-fame': (a) => sentence(does(a.player, verbs.start, `mit ${fame(a.amount)}`)),
  'log.deal-contact': silent,

  'log.turn-begins': (a) => `${a.extra ? 'Zusätzlicher Spielzug: ' : ''}${sentence(is(a.player, 'am Zug'))}`,
  'log.turn-over': (a) => `${capital(whose(a.player, 'dein Zug', 'der Zug'))} endet hier.`,
  'log.earn-extra-turn': (a) =>
    a.lost
      ? 'Zwei zusätzliche Spielzüge hintereinander gibt es nicht.'
      : sentence(does(a.player, verbs.gain, 'einen zusätzlichen Spielzug')),
  'log.turn-ends': silent,
  'log.use-ability': (a) => sentence(does(a.player, verbs.use, title(a.card))),
  'log.take-action': (a) => (a.action === 'market' ? sentence(does(a.player, de.verb('besuchen'), 'den Markt')) : ''),
  'log.plan-recover': silent,
  'log.travel': (a) => sentence(does(a.player, verbs.fly, `${a.direct ? 'direkt ' : ''}${toSpace(a.to)}`)),
  'log.made-stop': (a) => sentence(does(a.other, verbs.stop, a.player)),

  'log.gain-credits': (a) => sentence(does(a.player, verbs.gain, credits(a.amount))),
  'log.lose-credits': (a) => sentence(does(a.player, verbs.lose, credits(a.amount))),
  'log.give-credits': (a) => sentence(does(a.player, verbs.give, to(a.other), credits(a.amount))),
  'log.fame-stops': silent,
  'log.gain-fame': (a) => sentence(does(a.player, verbs.gain, fame(a.amount))),
  'log.lose-fame': (a) => sentence(does(a.player, verbs.lose, fame(a.amount))),
  'log.reputation': (a) =>
    `${capital(whose(a.player, 'dein Ruf', 'der Ruf'))} ${withFaction[a.faction]} ist jetzt ${standings[standingOf(a.to)]}.`,

  'log.market-discard': (a) => sentence(does(a.player, verbs.discard, title(a.card), `vom ${deck(a.deck)}`)),
  'log.market-reveal': (a) => `Auf dem ${deck(a.deck)} liegt jetzt ${title(a.card, 'nom')}.`,
  'log.owe': silent,
  'log.trade-in': (a) => sentence(does(a.player, verbs.give, title(a.card), `für ${credits(a.worth)} in Zahlung`)),
  'log.buy': (a) =>
    sentence(does(a.player, verbs.buy, title(a.card), a.paid === 0 ? 'kostenlos' : `für ${credits(a.paid)}`)),
  'log.gain-asset': (a) => sentence(does(a.player, verbs.gain, title(a.card))),
  'log.refuse-asset': (a) => sentence(does(a.player, verbs.refuse, title(a.card))),
  'log.discard-asset': (a) => sentence(does(a.player, verbs.discard, title(a.card))),
  'log.remove': (a) => `${capital(title(a.card, 'nom'))} wird aus dem Spiel entfernt.`,
  'log.new-ship': (a) =>
    sentence(does(a.player, verbs.gain, title(a.card), ...(a.damage > 0 ? [`mit ${num(a.damage)} Schaden`] : []))),
  'log.deliver': (a) =>
    a.player.kind === 'you'
      ? `Du willst ${title(a.card)} abliefern.`
      : `${capital(say(a.player))} will ${title(a.card)} abliefern.`,
  'log.reward': (a) => sentence(does(a.player, verbs.gain, `die Belohnung für ${title(a.card)}`)),

  'log.goal-token': (a) => {
    const goal =
      a.on === 'ship' ? ['dein Schiffsziel', 'das Schiffsziel'] : ['dein persönliches Ziel', 'das persönliche Ziel'];
    return `${capital(whose(a.player, goal[0] ?? '', goal[1] ?? ''))}: ${say(count(a.tokens, nouns.token))}.`;
  },
  'log.flip': (a) =>
    `${capital(whose(a.player, 'dein Ziel', 'das Ziel'))} ist erreicht: ${title(a.card, 'nom')} wird umgedreht.`,
  'log.sabotage': (a) => sentence(does(a.player, de.verb('verüben'), `${atSpace(a.space)} Sabotage`)),
  'log.move-patrol': (a) => `${capital(patrol(a.faction))} zieht ${toSpace(a.to)}.`,
  'log.new-patrol': (a) => `Eine ${ofLevel(a.faction, a.level)} erscheint ${atSpace(a.space)}.`,
  'log.turn-up-contact': (a) => `${capital(onPlanet(planetOfSlot(a.slot)))} wird aufgedeckt: ${say(a.card)}.`,
  'log.place-contact': (a) => `${capital(say(a.card))} ist jetzt ${onPlanet(planetOfSlot(a.slot))}.`,
  'log.swap-contacts': (a) =>
    `Ein Kontakt ${onPlanet(planetOfSlot(a.slot))} und einer ${onPlanet(planetOfSlot(a.other))} tauschen die Plätze.`,
  'log.capture': (a) => sentence(does(a.player, verbs.capture, a.card)),
  'log.release': silent,

  'log.open-trade': (a) => sentence(does(a.player, de.verb('verhandeln'), prep('mit', a.other))),
  'log.offer-terms': (a) => {
    const wants = a.player.kind === 'you' ? 'möchtest' : 'möchte';
    return sentence(
      does(
        a.player,
        de.verb('bieten'),
        to(a.other),
        `${goods(a.gives, a.givesCredits)} und ${wants} dafür ${goods(a.takes, a.takesCredits)}`,
      ),
    );
  },
  'log.counter-offer': (a) => sentence(does(a.player, de.verb('machen'), 'ein Gegenangebot')),
  'log.close-trade': (a) => {
    if (!a.agreed) return 'Die Verhandlung endet ohne Tausch.';
    const gets = a.player.kind === 'you' ? 'bekommst' : 'bekommt';
    return sentence(
      does(
        a.player,
        verbs.give,
        to(a.other),
        `${goods(a.gives, a.givesCredits)} und ${gets} ${goods(a.takes, a.takesCredits)}`,
      ),
    );
  },

  'log.combat-begins': (a) => {
    const against = a.foe === null ? (a.other === null ? '' : say(a.other, 'acc')) : foe(a.foe);
    const value = a.value === null ? '' : ` (Kampfwert ${num(a.value)})`;
    return sentence(does(a.player, verbs.fight, `im ${COMBAT[a.type]} gegen ${against}${value}`));
  },
  'log.combat-window': silent,
  'log.combat-roll': (a) => `${SIDE[a.side][0]} wirft ${diceText(a.dice, 'acc')}.`,
  'log.change-combat-dice': (a) => {
    const gone = a.negated.length === 0 ? '' : `; negiert: ${diceText(a.negated)}`;
    return `${capital(title(a.card, 'nom'))} ändert den Wurf ${SIDE[a.side][1]}: ${diceText(a.dice)}${gone}.`;
  },
  'log.use-in-combat': silent,
  'log.combat-outcome': (a) => {
    const score = `mit ${num(a.attack)} zu ${num(a.defense)}`;
    if (a.winner === 'attacker') return sentence(does(a.player, verbs.win, score));
    if (a.foe === null) return a.other === null ? '' : sentence(does(a.other, verbs.win, score));
    return sentence(does(a.player, verbs.lose, `${score} gegen ${foe(a.foe)}`));
  },
  'log.combat-ends': silent,
  'log.test-begins': (a) => {
    if (a.skill !== null) return sentence(does(a.player, verbs.discard, `eine Probe auf ${skills[a.skill]}`));
    return a.kind === 'delivery' ? sentence(does(a.player, de.verb('würfeln'), 'für illegale Fracht')) : '';
  },
  'log.gain-skill': (a) => sentence(does(a.player, verbs.use, title(a.card))),
  'log.test-roll': (a) => `Geworfen: ${diceText(a.dice)}.`,
  'log.change-test-dice': (a) => `${capital(title(a.card, 'nom'))} ändert den Wurf: ${diceText(a.dice)}.`,
  'log.use-in-test': silent,
  'log.test-ends': (a) => {
    if (a.passed === null) return '';
    if (a.kind === 'delivery') return a.passed ? 'Die Fracht bleibt unbemerkt.' : 'Die illegale Fracht fällt auf.';
    const said = sentence(does(a.player, a.passed ? verbs.pass : verbs.fail));
    return a.passed || a.kind !== 'test' ? said : `${said} ${whyFailed(a.copies)}`;
  },
  'log.damage': (a) => `${capital(whose(a.player, PART[a.on][0], PART[a.on][1]))} erleidet ${num(a.amount)} Schaden.`,
  'log.recover': (a) =>
    `${capital(whose(a.player, PART[a.on][0], PART[a.on][1]))} regeneriert ${num(a.amount)} Schaden.`,
  'log.prevent-damage': (a) => `${capital(title(a.card, 'nom'))} verhindert ${num(a.amount)} Schaden.`,
  'log.defeated': (a) => sentence(is(a.player, 'besiegt')),
  'log.stand-up': (a) => sentence(is(a.player, 'wieder auf den Beinen')),

  'log.encounter': (a) => {
    if (a.kind === 'space') return sentence(does(a.player, strongLook, `${atSpace(a.what as Space)}`));
    if (a.kind === 'patrol')
      return sentence(does(a.player, verbs.encounter, `der Patrouille ${ofFaction[a.what as Faction]}`));
    return a.kind === 'contact'
      ? sentence(does(a.player, verbs.encounter, `${atSpace(a.what as Space)} einem Kontakt`))
      : '';
  },
  'log.draw-encounter': (a) =>
    a.section === 'secret'
      ? sentence(does(a.player, verbs.keep, title(a.card), 'als Geheimnis'))
      : sentence(does(a.player, verbs.draw, title(a.card))),
  'log.use-secret': (a) => sentence(does(a.player, verbs.use, `das Geheimnis ${title(a.card)}`)),
  'log.databank': (a) =>
    tellsOfContact(a.number) ? sentence(does(a.player, verbs.encounter, a.card)) : `So geht es weiter: ${say(a.card)}.`,
  'log.trigger': (a) => sentence(does(a.player, verbs.use, title(a.card))),
  'log.attempt-job': (a) => sentence(does(a.player, de.verb('versuchen'), `den Job ${title(a.card)}`)),
  'log.job-ends': (a) =>
    a.completed
      ? sentence(does(a.player, verbs.complete, `den Job ${title(a.card)}`))
      : `Der Job ${title(a.card)} scheitert.`,
  'log.eliminate': (a) => sentence(does(a.player, verbs.eliminate, a.card)),
  'log.protect': (a) =>
    a.protects
      ? sentence(does(a.player, verbs.protect, a.card))
      : sentence(does(a.player, verbs.protect, a.card, 'nicht')),
  'log.beat-patrol': (a) => sentence(does(a.player, verbs.beat, `die ${ofLevel(a.faction, a.level)}`)),
  'log.wager': (a) =>
    a.player === null
      ? `Das Haus kommt auf ${num(a.result)}.`
      : sentence(does(a.player, verbs.come, `auf ${num(a.result)}`)),
  'log.wager-won': (a) =>
    a.player === null
      ? `Das Haus nimmt ${credits(a.pot)}.`
      : sentence(does(a.player, verbs.win, `den Einsatz von ${credits(a.pot)}`)),

  'log.ai-card': (a) => `Die KI zieht ${say(a.card, 'acc')}.`,
  'log.ai-line': (a) => `KI, ${SECTIONS[a.section]}: ${aiLine(words.card.ai, LINES, a.line)}`,
  'log.ai-skip': silent,
  'log.ai-refuses': (a) => `Die KI will ${title(a.card)} nicht: ${WHY[a.why] ?? a.why}.`,
  'log.ai-goal': (a) => `Ein Zielmarker der KI liegt jetzt ${atSpace(a.space)}.`,
  'log.ai-goal-reached': (a) => `${capital(atSpace(a.space))} wird ein Zielmarker der KI entfernt.`,

  'log.look': (a) => {
    const looks = does(a.seat, verbs.look, count(a.cards.length, nouns.contact), 'im Geheimen');
    if (a.cards.some(isHidden)) return sentence(looks);
    return `${sentence(looks, ':')} ${listAnd(a.cards.map((card) => say(card)))}.`;
  },
  'log.finish': (a) =>
    a.winners.length === 0
      ? 'Die KI gewinnt das Spiel.'
      : sentence(does(both(...a.winners), verbs.win, the(nouns.game))),
} satisfies Catalogue<'de', LogMessages>;
