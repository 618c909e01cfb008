import { type Catalogue, de } from '@cantina/text';
import { isOnSameSide, type LogMessages } from '../log.ts';
import { adjectives as adj, nouns, verbs } from './words.ts';

const { both, count, does, is, of, own, passive, prep, say, sentence, the, tail, to } = de;

type Np = de.NpDe;

const silent = (): string => '';

/** Whoever knows the cards reads their names, everybody else their number. */
const cards = (who: Np, known: readonly Np[]): Np =>
  who.kind === 'you' ? both(...known) : count(known.length, nouns.card);

/** Where the marker lies: 1 is the Empire's edge, 7 the Rebels'. */
const SPACES = [
  'ganz auf der Seite des Imperiums',
  'mit dem Imperium',
  'mit dem Imperium',
  'mit niemandem',
  'mit den Rebellen',
  'mit den Rebellen',
  'ganz auf der Seite der Rebellen',
] as const;

const onTop = (of_: Np): ReturnType<typeof prep> => prep('auf', of_, 'acc');
const DESTINATIONS = {
  hand: (who: Np) => [onTop(of(the(nouns.hand), who))],
  deck: (who: Np) => ['oben', onTop(of(the(nouns.deck), who))],
  discard: (who: Np) => [onTop(of(the(nouns.discardPile), who))],
} as const;

export const log = {
  'log.sides': (a) =>
    `${sentence(does(a.empire, verbs.play, 'das Imperium'))} ${sentence(does(a.rebel, verbs.play, 'die Rebellen'))}`,
  'log.secret-bases': (a) => sentence(does(a.seat, verbs.choose, 'heimlich', count(a.amount, nouns.base))),
  'log.turn-begins': (a) => `Zug ${a.turn}: ${sentence(is(a.seat, 'am Zug'))}`,
  'log.reveal-base': (a) => sentence(does(a.seat, verbs.reveal, 'den Stützpunkt', a.card)),
  'log.turn-ends': silent,
  'log.next-player': silent,

  'log.gain-resources': (a) => {
    const from = a.card === null ? [] : [prep('durch', a.card)];
    return sentence(does(a.seat, verbs.gain, count(a.amount, nouns.resource), ...from));
  },
  'log.force-resource': (a) =>
    sentence(does(a.seat, verbs.gain, count(a.amount, nouns.resource), prep('durch', the(nouns.force)))),
  'log.spend-resources': silent,
  'log.move-force': (a) => {
    const now = SPACES[a.to - 1] ?? SPACES[3];
    const still = isOnSameSide(a) ? 'noch ' : '';
    return `${sentence(does(a.seat, verbs.gain, count(a.amount, nouns.force)), ':')} Die Macht ist ${still}${now}.`;
  },

  'log.play': (a) => sentence(does(a.seat, verbs.play, a.card)),
  'log.purchase': (a) => {
    const price = a.free ? ['kostenlos'] : [prep('für', count(a.cost, nouns.resource))];
    return sentence(does(a.seat, verbs.purchase, ...(a.free ? price : []), a.card, ...(a.free ? [] : price)));
  },
  'log.place-purchased': (a) => sentence(does(a.card, verbs.come, ...DESTINATIONS[a.to](a.seat))),
  'log.buy-out': (a) => sentence(does(a.seat, verbs.buyOut, a.card, prep('für', count(a.cost, nouns.resource)))),
  'log.next-purchase-to-deck': (a) =>
    sentence(does(the(nouns.purchase, adj.next), verbs.come, ...DESTINATIONS.deck(a.seat))),
  'log.next-purchase-used': silent,

  'log.ability': (a) => sentence(does(a.seat, verbs.use, of(the(nouns.ability), a.card))),
  'log.trigger': (a) => sentence(does(a.seat, verbs.use, of(the(nouns.ability), a.card))),
  'log.reward': (a, w) => sentence(does(a.seat, verbs.take, tail(the(nouns.reward), prep('für', w.card(a.face))))),
  // What was chosen is told by what then happens.
  'log.choice': silent,
  'log.gain-attack': (a) => sentence(does(a.card, verbs.gain, `${de.signed(a.amount)} ${say(nouns.attack)}`)),

  'log.assign': (a) => sentence(does(a.seat, verbs.assign, a.card, to(attackOn(a.target)))),
  'log.unassign': (a) => sentence(does(a.seat, verbs.withdraw, a.card, prep('aus', the(nouns.attack)))),
  'log.void-attack': (a) => sentence(does(attackOn(a.target), verbs.fall)),
  'log.attack': (a) => {
    const target = a.target ?? 'den Stützpunkt';
    return `${sentence(does(a.seat, verbs.attack, target, prep('mit', both(...a.cards))), '')} (Stärke ${a.strength}).`;
  },
  'log.neutral-hunt': silent,
  'log.defeat': (a) => sentence(does(a.seat, verbs.defeat, a.card)),
  'log.attack-fails': (a) =>
    `Der Angriff auf ${say(a.card, 'acc')} misslingt: Stärke ${a.strength}, Zielwert ${a.needed}.`,
  'log.lost-damage': (a) => `${say(count(a.amount, nouns.damage))} ${a.amount === 1 ? 'verfällt' : 'verfallen'}.`,

  'log.damage': (a) =>
    `${sentence(does(a.card, verbs.take, count(a.amount, nouns.damage)), '')} (insgesamt ${a.total}).`,
  'log.prevent-damage': (a) => sentence(does(a.card, verbs.prevent, count(a.amount, nouns.damage))),
  'log.repair': (a) => sentence(passive(count(a.amount, nouns.damage), verbs.repair, prep('an', a.card, 'dat'))),
  'log.ship-destroyed': (a) => sentence(passive(a.card, verbs.destroy)),
  'log.base-destroyed': (a) => sentence(does(a.seat, verbs.destroy, 'den Stützpunkt', a.card)),

  'log.exile': (a) => sentence(does(a.seat, verbs.exile, a.card)),
  'log.exile-at-end': (a) => sentence(passive(a.card, verbs.exile, 'am Ende des Zuges')),
  'log.draw': (a) => (a.cards.length === 0 ? '' : sentence(does(a.seat, verbs.draw, cards(a.seat, a.cards)))),
  'log.rebuild-deck': (a) =>
    a.seat === null
      ? sentence(passive(the(nouns.galaxyDiscardPile), verbs.shuffle, 'zu einem neuen Galaxis-Deck'))
      : sentence(does(a.seat, verbs.shuffle, own(nouns.discardPile), 'zu einem neuen Deck')),
  'log.discard': (a) => sentence(does(a.seat, verbs.discard, a.card, ...(a.random ? ['(zufällig)'] : []))),
  'log.galaxy-discard': (a) => sentence(does(a.card, verbs.come, onTop(the(nouns.galaxyDiscardPile)))),
  'log.refill': (a) => sentence(does(a.card, verbs.come, prep('in', the(nouns.galaxyRow), 'acc'))),
  'log.take-from-row': (a) =>
    sentence(does(a.seat, verbs.take, a.card, prep('aus', the(nouns.galaxyRow)), onTop(the(nouns.hand)))),
  'log.take-from-discard': (a) =>
    sentence(does(a.seat, verbs.take, a.card, prep('aus', own(nouns.discardPile)), onTop(the(nouns.hand)))),
  'log.keep-on-top': (a) => sentence(does(a.seat, verbs.put, a.card, 'oben', onTop(the(nouns.galaxyDeck)), 'zurück')),
  'log.swap': (a) =>
    sentence(does(a.seat, verbs.swap, de.front('in der Galaxis-Auslage'), a.out, prep('gegen', a.into))),
  'log.put-on-deck': (a) => sentence(does(a.card, verbs.come, ...DESTINATIONS.deck(a.seat))),
  'log.clean-up': (a) => {
    const left = [
      ...(a.units === 0 ? [] : [count(a.units, nouns.unit)]),
      ...(a.cards === 0 ? [] : [count(a.cards, nouns.handCard)]),
    ];
    return left.length === 0 ? '' : sentence(does(a.seat, verbs.discard, de.front('am Ende des Zuges'), both(...left)));
  },

  'log.look': (a) => (a.cards.length === 0 ? '' : sentence(does(a.seat, verbs.look, cards(a.seat, a.cards)))),
  'log.reveal': (a) => sentence(passive(both(...a.cards), verbs.reveal)),
  'log.finish': (a) => sentence(does(both(...a.winners), verbs.win, the(nouns.game))),
} satisfies Catalogue<'de', LogMessages>;

function attackOn(target: Np | null): Np {
  return tail(the(nouns.attack), prep('auf', target ?? the(nouns.base), 'acc'));
}
