import { de } from '@cantina/text';
import type { Counted } from '../../content/index.ts';
import { actIn, type Tongue, type Turns, tongue } from '../tongue.ts';
import { allFitting, fitting } from './filters.ts';
import { adjectives as adj, faceNoun, nouns, verbs } from './words.ts';

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
} = de;

type Np = de.NpDe;

const act = actIn<de.De>(de);

const inRow = prep('in', the(nouns.galaxyRow), 'dat');
const fromHand = prep('von', own(nouns.hand));
const toHand = prep('auf', own(nouns.hand), 'acc');

/** Where a card goes. */
export const place: Turns<de.De>['place'] = (doer, card, to) => {
  switch (to) {
    case 'hand':
      return act(doer, verbs.take, card, toHand);
    case 'deck':
      return act(doer, verbs.put, card, 'oben', prep('auf', own(nouns.deck), 'acc'));
    case 'discard':
      return act(doer, verbs.put, card, prep('auf', own(nouns.discardPile), 'acc'));
  }
};

const counted = (what: Counted): Np => {
  if (what.in === 'row') return fitting(what.card, (card) => tail(each(card), inRow));
  const pile = prep('in', of(the(nouns.victoryPile), your(nouns.opponent)), 'dat');
  return tail(of(each(nouns.base), your(nouns.faction)), pile);
};

export const DE: Tongue<de.De> = tongue<de.De>(de, {
  nouns,
  adj,
  verbs,
  inPlay: 'im Spiel',
  inRow,
  fromRow: prep('aus', the(nouns.galaxyRow)),
  fromHand,
  fromHandOrDiscard: [fromHand, 'oder', prep('aus', own(nouns.discardPile))],
  onOwnBase: prep('an', own(nouns.base), 'dat'),
  one: 'eins',
  triggered: 'once',
  yourOpponent: your(nouns.opponent),
  faceNoun,
  fitting,
  allFitting,
  forEach: (what) => prep('für', counted(what)),
  bonus: (amount) => `${signed(amount)} ${say(nouns.attack)}`,
  shipOf: (owner) => whom(count(1, nouns.ship), owner, verbs.have, 'im Spiel'),
  place,
  exileAtEnd: (doer) => act(doer, verbs.exile, it(nouns.card), prep('an', of(the(nouns.end), your(nouns.turn)), 'dat')),
  itIs: (what) => is(nouns.it, what),
  withWhom: (who) => say(prep('mit', who)),
  beginsWith: (base) => prep('mit', base),
  playFirst: (card) =>
    clause(
      verbs.play,
      'in deinem Zug',
      fitting(card, (each_) => your(each_), adj.first),
    ),
  turnBegins: does(your(nouns.turn), verbs.begin),
  discardsInYourTurn: (opponent) => does(opponent, verbs.discard, 'in deinem Zug', a(nouns.card), fromHand),
  yoursGain: (which, bonus, forEach) =>
    does(
      allFitting(which, (card) => your(many(card))),
      verbs.gain,
      'jeweils',
      bonus,
      ...forEach,
    ),
  firstPurchase: ({ card, to, exileAtEndOfTurn }) => {
    const first = fitting(card, (each_) => the(each_), adj.first);
    const placed = may(place(null, tail(first, ', die du in jedem Zug kaufst,'), to));
    const so = given('while', 'dies dein Stützpunkt ist', placed);
    return exileAtEndOfTurn ? [so, { kind: 'words', text: 'du musst sie dann am Ende deines Zuges verbannen' }] : [so];
  },
  preventsDamage: (amount, self) =>
    `in jedem Zug werden die ersten ${num(amount)} ${say(nouns.damage)} ${say(prep('an', self, 'dat'))} verhindert`,
  huntsNeutral: (perTurn) => {
    const unit = count(1, nouns.unit, adj.neutral);
    const often = perTurn === 1 ? 'einmal pro Zug' : `${num(perTurn)}-mal pro Zug`;
    return [
      may(clause(verbs.attack, de.front(often), tail(unit, inRow))),
      { kind: 'words', text: 'ihr Zielwert entspricht ihren Kosten' },
      given('if', clause(verbs.defeat, it(unit)), clause(verbs.gain, 'so viele Ressourcen, wie sie kostet')),
    ];
  },
});
