import { en } from '@cantina/text';
import type { Counted } from '../../content/index.ts';
import { actIn, type Tongue, type Turns, tongue } from '../tongue.ts';
import { allFitting, fitting } from './filters.ts';
import { adjectives as adj, faceNoun, nouns, sides, verbs } from './words.ts';

const {
  a,
  clause,
  count,
  does,
  each,
  given,
  is,
  it,
  many,
  may,
  num,
  of,
  own,
  prep,
  say,
  signed,
  tail,
  the,
  whom,
  your,
} = en;

type Np = en.NpEn;

const act = actIn<en.En>(en);

const inRow = prep('in', the(nouns.galaxyRow));
const fromHand = prep('from', own(nouns.hand));
const intoHand = prep('into', own(nouns.hand));

/** Where a card goes. */
export const place: Turns<en.En>['place'] = (doer, card, to) => {
  switch (to) {
    case 'hand':
      return act(doer, verbs.put, card, intoHand);
    case 'deck':
      return act(doer, verbs.put, card, prep('on top of', own(nouns.deck)));
    case 'discard':
      return act(doer, verbs.put, card, prep('into', own(nouns.discardPile)));
  }
};

const counted = (what: Counted): Np => {
  if (what.in === 'row') return fitting(what.card, (card) => tail(each(card), inRow));
  const pile = prep('in', of(the(nouns.victoryPile), your(nouns.opponent)));
  return tail(of(each(nouns.base), your(nouns.faction)), pile);
};

export const EN: Tongue<en.En> = tongue<en.En>(en, {
  nouns,
  adj,
  verbs,
  inPlay: 'in play',
  inRow,
  fromRow: prep('from', the(nouns.galaxyRow)),
  fromHand,
  fromHandOrDiscard: [fromHand, 'or', say(nouns.discardPile)],
  onOwnBase: prep('on', own(nouns.base)),
  one: 'one',
  triggered: 'when',
  yourOpponent: your(nouns.opponent),
  faceNoun,
  fitting,
  allFitting,
  forEach: (what) => prep('for', counted(what)),
  bonus: (amount) => `${signed(amount)} ${say(nouns.attack)}`,
  shipOf: (owner) => whom(count(1, nouns.ship), owner, verbs.have, 'in play'),
  place,
  exileAtEnd: (doer) => act(doer, verbs.exile, it(nouns.card), prep('at', of(the(nouns.end), your(nouns.turn)))),
  itIs: (what) => is(it(nouns.card), what),
  withWhom: (who) => say(prep('with', who)),
  beginsWith: (base) => prep('with', base),
  playFirst: (card) =>
    clause(
      verbs.play,
      fitting(card, (each_) => your(each_), adj.first),
      'each turn',
    ),
  turnBegins: does(your(nouns.turn), verbs.begin),
  discardsInYourTurn: (opponent) => does(opponent, verbs.discard, a(nouns.card), fromHand, 'during your turn'),
  yoursGain: (which, bonus, forEach) =>
    does(
      allFitting(which, (card) => your(many(card))),
      verbs.gain,
      bonus,
      'each',
      ...forEach,
    ),
  firstPurchase: ({ card, to, exileAtEndOfTurn }) => {
    const first = fitting(card, (each_) => the(each_), adj.first);
    const placed = may(place(null, tail(first, 'you purchase each turn'), to));
    const so = given('while', 'this is your base', placed);
    return exileAtEndOfTurn ? [so, { kind: 'words', text: 'you must then exile it at the end of your turn' }] : [so];
  },
  preventsDamage: (amount, self) =>
    `prevent the first ${num(amount)} ${say(nouns.damage)} dealt to ${say(self)} each turn`,
  huntsNeutral: (perTurn) => {
    const unit = count(1, nouns.unit, sides.neutral);
    const often = perTurn === 1 ? 'once per turn' : `${num(perTurn)} times per turn`;
    return [
      may(clause(verbs.attack, en.front(often), tail(unit, inRow))),
      { kind: 'words', text: 'its target value is equal to its cost' },
      given('if', clause(verbs.defeat, it(unit)), clause(verbs.gain, 'resources equal to its cost')),
    ];
  },
});
