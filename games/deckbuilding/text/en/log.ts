import { type Catalogue, en } from '@cantina/text';
import { isOnSameSide, type LogMessages } from '../log.ts';
import { adjectives as adj, nouns, verbs } from './words.ts';

const { both, count, does, of, own, passive, prep, say, sentence, tail, the, to } = en;

type Np = en.NpEn;

const silent = (): string => '';

/** Whoever knows the cards reads their names, everybody else their number. */
const cards = (who: Np, known: readonly Np[]): Np =>
  who.kind === 'you' ? both(...known) : count(known.length, nouns.card);

/** Where the marker lies: 1 is the Empire's edge, 7 the Rebels'. */
const SPACES = [
  'fully with the Empire',
  'with the Empire',
  'with the Empire',
  'with nobody',
  'with the Rebels',
  'with the Rebels',
  'fully with the Rebels',
] as const;

const DESTINATIONS = {
  hand: (who: Np) => prep('into', of(the(nouns.hand), who)),
  deck: (who: Np) => prep('on top of', of(the(nouns.deck), who)),
  discard: (who: Np) => prep('into', of(the(nouns.discardPile), who)),
} as const;

export const log = {
  'log.sides': (a) =>
    `${sentence(does(a.empire, verbs.play, 'the Empire'))} ${sentence(does(a.rebel, verbs.play, 'the Rebels'))}`,
  'log.secret-bases': (a) => sentence(does(a.seat, verbs.choose, count(a.amount, nouns.base), 'in secret')),
  'log.turn-begins': (a) => `Turn ${a.turn}: ${say(of(nouns.turn, a.seat))}.`,
  'log.reveal-base': (a) => sentence(does(a.seat, verbs.reveal, 'the base', a.card)),
  'log.turn-ends': silent,
  'log.next-player': silent,

  'log.gain-resources': (a) => {
    const from = a.card === null ? [] : [prep('from', a.card)];
    return sentence(does(a.seat, verbs.gain, count(a.amount, nouns.resource), ...from));
  },
  'log.force-resource': (a) =>
    sentence(does(a.seat, verbs.gain, count(a.amount, nouns.resource), prep('from', the(nouns.force)))),
  'log.spend-resources': silent,
  'log.move-force': (a) => {
    const now = SPACES[a.to - 1] ?? SPACES[3];
    const still = isOnSameSide(a) ? 'still ' : '';
    return `${sentence(does(a.seat, verbs.gain, count(a.amount, nouns.force)), ':')} The Force is ${still}${now}.`;
  },

  'log.play': (a) => sentence(does(a.seat, verbs.play, a.card)),
  'log.purchase': (a) =>
    sentence(does(a.seat, verbs.purchase, a.card, a.free ? 'for free' : prep('for', count(a.cost, nouns.resource)))),
  'log.place-purchased': (a) => sentence(does(a.card, verbs.go, DESTINATIONS[a.to](a.seat))),
  'log.buy-out': (a) => sentence(does(a.seat, verbs.buyOut, a.card, prep('for', count(a.cost, nouns.resource)))),
  'log.next-purchase-to-deck': (a) =>
    sentence(does(the(nouns.purchase, adj.next), verbs.go, prep('on top of', of(the(nouns.deck), a.seat)))),
  'log.next-purchase-used': silent,

  'log.ability': (a) => sentence(does(a.seat, verbs.use, of(the(nouns.ability), a.card))),
  'log.trigger': (a) => sentence(does(a.seat, verbs.use, of(the(nouns.ability), a.card))),
  'log.reward': (a, w) => sentence(does(a.seat, verbs.take, tail(the(nouns.reward), prep('for', w.card(a.face))))),
  // What was chosen is told by what then happens.
  'log.choice': silent,
  'log.gain-attack': (a) => sentence(does(a.card, verbs.gain, `${en.signed(a.amount)} ${say(nouns.attack)}`)),

  'log.assign': (a) => sentence(does(a.seat, verbs.assign, a.card, to(attackOn(a.target)))),
  'log.unassign': (a) => sentence(does(a.seat, verbs.take, a.card, prep('out of', the(nouns.attack)))),
  'log.void-attack': (a) => sentence(passive(attackOn(a.target), verbs.cancel)),
  'log.attack': (a) => {
    const target = a.target ?? the(nouns.base);
    return `${sentence(does(a.seat, verbs.attack, target, prep('with', both(...a.cards))), '')} (strength ${a.strength}).`;
  },
  'log.neutral-hunt': silent,
  'log.defeat': (a) => sentence(does(a.seat, verbs.defeat, a.card)),
  'log.attack-fails': (a) => `The attack on ${say(a.card)} fails: strength ${a.strength}, target value ${a.needed}.`,
  'log.lost-damage': (a) => `${say(count(a.amount, nouns.damage))} is lost.`,

  'log.damage': (a) =>
    `${sentence(does(a.card, verbs.take, count(a.amount, nouns.damage)), '')} (${a.total} in total).`,
  'log.prevent-damage': (a) => sentence(does(a.card, verbs.prevent, count(a.amount, nouns.damage))),
  'log.repair': (a) => sentence(does(a.card, verbs.repair, count(a.amount, nouns.damage))),
  'log.ship-destroyed': (a) => sentence(passive(a.card, verbs.destroy)),
  'log.base-destroyed': (a) => sentence(does(a.seat, verbs.destroy, 'the base', a.card)),

  'log.exile': (a) => sentence(does(a.seat, verbs.exile, a.card)),
  'log.exile-at-end': (a) => `${say(a.card)} will be exiled at the end of the turn.`,
  'log.draw': (a) => (a.cards.length === 0 ? '' : sentence(does(a.seat, verbs.draw, cards(a.seat, a.cards)))),
  'log.rebuild-deck': (a) =>
    a.seat === null
      ? sentence(passive(the(nouns.galaxyDiscardPile), verbs.shuffle, 'into a new galaxy deck'))
      : sentence(does(a.seat, verbs.shuffle, own(nouns.discardPile), 'into a new deck')),
  'log.discard': (a) => sentence(does(a.seat, verbs.discard, a.card, ...(a.random ? ['at random'] : []))),
  'log.galaxy-discard': (a) => sentence(does(a.card, verbs.go, prep('into', the(nouns.galaxyDiscardPile)))),
  'log.refill': (a) => sentence(does(a.card, verbs.enter, the(nouns.galaxyRow))),
  'log.take-from-row': (a) =>
    sentence(does(a.seat, verbs.put, a.card, prep('from', the(nouns.galaxyRow)), prep('into', own(nouns.hand)))),
  'log.take-from-discard': (a) =>
    sentence(does(a.seat, verbs.put, a.card, prep('from', own(nouns.discardPile)), prep('into', own(nouns.hand)))),
  'log.keep-on-top': (a) => sentence(does(a.seat, verbs.put, a.card, 'back', prep('on top of', the(nouns.galaxyDeck)))),
  'log.swap': (a) => sentence(does(a.seat, verbs.swap, en.front('in the galaxy row'), a.out, prep('for', a.into))),
  'log.put-on-deck': (a) => sentence(does(a.card, verbs.go, prep('on top of', of(the(nouns.deck), a.seat)))),
  'log.clean-up': (a) => {
    const left = [
      ...(a.units === 0 ? [] : [count(a.units, nouns.unit)]),
      ...(a.cards === 0 ? [] : [tail(count(a.cards, nouns.card), prep('from', own(nouns.hand)))]),
    ];
    return left.length === 0
      ? ''
      : sentence(does(a.seat, verbs.discard, en.front('at the end of the turn'), both(...left)));
  },

  'log.look': (a) => (a.cards.length === 0 ? '' : sentence(does(a.seat, verbs.look, cards(a.seat, a.cards)))),
  'log.reveal': (a) => sentence(passive(both(...a.cards), verbs.reveal)),
  'log.finish': (a) => sentence(does(both(...a.winners), verbs.win, the(nouns.game))),
} satisfies Catalogue<'en', LogMessages>;

function attackOn(target: Np | null): Np {
  return tail(the(nouns.attack), prep('on', target ?? the(nouns.base)));
}
