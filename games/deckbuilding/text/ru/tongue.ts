import { ru } from '@cantina/text';
import type { Counted } from '../../content/index.ts';
import { actIn, type Tongue, type Turns, tongue } from '../tongue.ts';
import { fitting } from './filters.ts';
import { adjectives as adj, faceNoun, nouns, verbs } from './words.ts';

const { a, clause, count, does, each, given, it, may, num, of, own, prep, say, signed, tail, the, you, your } = ru;

type Np = ru.NpRu;

const act = actIn<ru.Ru>(ru);

const inRow = prep('в', the(nouns.galaxyRow), 'loc');
const fromHand = prep('с', nouns.hand, 'gen');
const intoHand = prep('на', nouns.hand, 'acc');

/** Where a card goes. */
export const place: Turns<ru.Ru>['place'] = (doer, card, to) => {
  switch (to) {
    case 'hand':
      return act(doer, verbs.take, card, intoHand);
    case 'deck':
      return act(doer, verbs.put, card, prep('на', of(nouns.top, own(nouns.deck)), 'acc'));
    case 'discard':
      return act(doer, verbs.put, card, prep('в', own(nouns.discardPile), 'acc'));
  }
};

const counted = (what: Counted): Np => {
  if (what.in === 'row') return fitting(what.card, (card) => tail(each(card), inRow));
  const pile = prep('в', of(nouns.victoryPile, nouns.opponent), 'loc');
  return tail(of(each(nouns.base), your(nouns.faction)), pile);
};

export const RU: Tongue<ru.Ru> = tongue<ru.Ru>(ru, {
  nouns,
  adj,
  verbs,
  inPlay: 'в игре',
  inRow,
  fromRow: prep('из', the(nouns.galaxyRow)),
  fromHand,
  fromHandOrDiscard: [fromHand, 'или', prep('из', own(nouns.discardPile))],
  onOwnBase: prep('с', own(nouns.base), 'gen'),
  one: 'одно',
  triggered: 'when',
  yourOpponent: the(nouns.opponent),
  faceNoun,
  fitting,
  allFitting: fitting,
  forEach: (what) => prep('за', counted(what), 'acc'),
  bonus: (amount) => `${signed(amount)} ${say(prep('к', nouns.attack))}`,
  shipOf: (owner) => tail(of(count(1, nouns.ship), owner), 'в игре'),
  place,
  exileAtEnd: (doer) => act(doer, verbs.exile, it(nouns.card), prep('в конце', your(nouns.turn))),
  itIs: (what) => ({ kind: 'words', text: `это ${say(what)}` }),
  withWhom: (who) => say(prep('с', who, 'ins')),
  beginsWith: (base) => prep('с', base, 'ins'),
  playFirst: (card) =>
    clause(
      verbs.play,
      fitting(card, (each_) => the(each_), adj.first),
      'за ход',
    ),
  turnBegins: { kind: 'words', text: 'начинается ваш ход' },
  discardsInYourTurn: (opponent) => does(opponent, verbs.discard, ru.front('в ваш ход'), a(nouns.card), fromHand),
  yoursGain: (which, bonus, forEach) =>
    does(
      fitting(which, (card) => of(each(card), you)),
      verbs.gain,
      bonus,
      ...forEach,
    ),
  firstPurchase: ({ card, to, exileAtEndOfTurn }) => {
    const first = fitting(card, (each_) => the(each_), adj.first);
    const placed = may(place(null, tail(first, ', купленную за ход,'), to));
    const so = given('while', 'это ваша база', placed);
    return exileAtEndOfTurn ? [so, { kind: 'words', text: 'тогда в конце хода её нужно изгнать' }] : [so];
  },
  preventsDamage: (amount, self) =>
    `каждый ход первые ${say(count(amount, nouns.damage))}, наносимые ${say(self, 'dat')}, предотвращаются`,
  huntsNeutral: (perTurn) => {
    const unit = count(1, nouns.unit, adj.neutral);
    const often = perTurn === 1 ? 'один раз за ход' : `${num(perTurn)} раза за ход`;
    return [
      may(clause(verbs.attack, ru.front(often), tail(unit, inRow))),
      { kind: 'words', text: 'его показатель цели равен его стоимости' },
      given('if', 'вы победите его', clause(verbs.gain, 'столько ресурсов, сколько он стоит')),
    ];
  },
});
