import { de, type Part, type Statement } from '@cantina/text';
import type { Condition, Cost, Count, Counted, Destination, Kind, Modifier, Trigger } from '../../content/index.ts';
import { amounts, type CardWords, compositions, type EffectTexts, replaced, type Scene, tell } from '../frame.ts';
import { allFitting, fitting } from './filters.ts';
import { adjectives as adj, faceNoun, nouns, verbs } from './words.ts';

const { a, all, and, another, clause, colon, count, does, each, either, given, have, is, it, many, may, num } = de;
const { of, or, own, prep, say, signed, tail, the, thisOne, to, upTo, whom, you, your } = de;

type Np = de.NpDe;
type Say = Statement<de.De>;

/** What somebody does; to the reader it is an order. */
const act = (doer: Np | null, verb: de.VerbDe, ...parts: readonly Part<de.De>[]): Say =>
  doer === null ? clause(verb, ...parts) : does(doer, verb, ...parts);

const galaxyRow = the(nouns.galaxyRow);
const inRow = prep('in', galaxyRow, 'dat');
const fromRow = prep('aus', galaxyRow);
const fromHand = prep('von', own(nouns.hand));
const IN_PLAY = 'im Spiel';

const opponentIn = ({ opponent }: Scene<Np>): Np => opponent ?? you;
export const topOfGalaxy = (amount: number): Np =>
  of(amount === 1 ? the(nouns.card, adj.top) : the(count(amount, nouns.card), adj.top), the(nouns.galaxyDeck));
const bonus = (amount: number): string => `${signed(amount)} ${say(nouns.attack)}`;
const cards = ({ amount, upTo: most }: Count): Np => (most ? upTo : count)(amount, nouns.card);

const counted = (each_: Counted | null): readonly Part<de.De>[] => {
  if (each_ === null) return [];
  if (each_.in === 'row')
    return [
      prep(
        'für',
        fitting(each_.card, (card) => tail(each(card), inRow)),
      ),
    ];
  const pile = prep('in', of(the(nouns.victoryPile), your(nouns.opponent)), 'dat');
  return [prep('für', tail(of(each(nouns.base), your(nouns.faction)), pile))];
};

const place = (scene: Scene<Np>, card: Np, to_: Destination): Say => {
  switch (to_) {
    case 'hand':
      return act(scene.you, verbs.take, card, prep('auf', own(nouns.hand), 'acc'));
    case 'deck':
      return act(scene.you, verbs.put, card, 'oben', prep('auf', own(nouns.deck), 'acc'));
    case 'discard':
      return act(scene.you, verbs.put, card, prep('auf', own(nouns.discardPile), 'acc'));
  }
};

const exileAtEnd = (scene: Scene<Np>): Say =>
  act(scene.you, verbs.exile, it(nouns.card), prep('an', of(the(nouns.end), your(nouns.turn)), 'dat'));

/** One ship of the opponent, or one in the row. */
const ship = (scene: Scene<Np>): Np => whom(count(1, nouns.ship), opponentIn(scene), verbs.have, IN_PLAY);

const effects: EffectTexts<Say, Np> = {
  ...compositions(() => words),
  gain:
    ({ resources, force }) =>
    (scene) => {
      const gained = [resources, force].flatMap((amount, i) =>
        amount === 0 ? [] : [count(amount, GAINS[i] ?? nouns.force)],
      );
      return [act(scene.you, verbs.gain, de.both(...gained))];
    },
  'gain-attack':
    ({ amount }) =>
    (scene) => [does(scene.self, verbs.gain, bonus(amount))],
  draw:
    ({ amount }) =>
    (scene) =>
      amounts(words, scene, amount, (n, each_) => act(scene.you, verbs.draw, count(n, nouns.card), ...counted(each_))),
  repair:
    ({ amount }) =>
    (scene) => [act(scene.you, verbs.repair, count(amount, nouns.damage), prep('an', own(nouns.base), 'dat'))],
  'deal-damage':
    ({ amount, to: target }) =>
    (scene) => {
      const opponent = opponentIn(scene);
      const whose =
        target === 'base' ? of(the(nouns.base), opponent) : either(the(nouns.base), of(a(nouns.ship), opponent));
      return amounts(words, scene, amount, (n, each_) =>
        act(scene.you, verbs.deal, to(whose), ...counted(each_), count(n, nouns.damage)),
      );
    },
  'destroy-ship':
    ({ row }) =>
    (scene) => {
      const target =
        row === null
          ? ship(scene)
          : either(
              ship(scene),
              fitting(row, (card) => tail(count(1, card), inRow)),
            );
      return [act(scene.you, verbs.destroy, target)];
    },
  'opponent-discards':
    ({ amount, randomIf }) =>
    (scene) => {
      const discards = act(scene.opponent, verbs.discard, count(amount, nouns.card), fromHand);
      if (randomIf === null) return [discards];
      const random = act(it(opponentIn(scene)), verbs.discard, count(amount, nouns.card, adj.random));
      return [discards, given('if', words.condition(randomIf, scene), de.instead(random))];
    },
  exile:
    ({ count: usually, instead }) =>
    (scene) => {
      const from = [fromHand, 'oder', prep('aus', own(nouns.discardPile))];
      if (instead === null) return [act(scene.you, verbs.exile, cards(usually), ...from)];
      const terms = { usually, instead: instead.count, condition: instead.if };
      return replaced(words, scene, terms, (n, again) => act(scene.you, verbs.exile, cards(n), ...(again ? [] : from)));
    },
  'discard-from-row':
    ({ count: amount, card }) =>
    (scene) => {
      const which =
        amount === 'all' ? allFitting(card, (each_) => all(each_)) : fitting(card, (each_) => count(amount, each_));
      return [act(scene.you, verbs.discard, which, fromRow)];
    },
  'take-from-row':
    ({ card, exileAtEndOfTurn }) =>
    (scene) => {
      const taken = fitting(card, (each_) => count(1, each_));
      const takes = act(scene.you, verbs.take, taken, fromRow, prep('auf', own(nouns.hand), 'acc'));
      return exileAtEndOfTurn ? [takes, exileAtEnd(scene)] : [takes];
    },
  'take-from-discard':
    ({ card }) =>
    (scene) => {
      const taken = fitting(card, (each_) => count(1, each_));
      return [
        act(scene.you, verbs.take, taken, prep('aus', own(nouns.discardPile)), prep('auf', own(nouns.hand), 'acc')),
      ];
    },
  purchase:
    ({ from, free, card, to: destination, insteadTo }) =>
    (scene) => {
      const which = fitting(card, (each_) => count(1, each_));
      const where = from === 'row' ? fromRow : prep('aus', the(nouns.galaxyDiscardPile));
      const buys = act(scene.you, verbs.purchase, ...(free ? ['kostenlos'] : []), which, where);
      const placed = destination === 'discard' ? buys : and(buys, place(scene, it(nouns.card), destination));
      if (insteadTo === null) return [placed];
      return [placed, given('if', words.condition(insteadTo.if, scene), place(scene, it(nouns.card), insteadTo.to))];
    },
  'next-purchase-to':
    ({ to: destination }) =>
    (scene) => [place(scene, tail(the(nouns.card, adj.next), ', die du in diesem Zug kaufst,'), destination)],
  'place-purchased':
    ({ to: destination }) =>
    (scene) => [place(scene, it(scene.purchased), destination)],
  'reveal-galaxy':
    ({ cases }) =>
    (scene) => [
      act(scene.you, verbs.reveal, topOfGalaxy(1)),
      ...cases.flatMap(({ card, effect }) => {
        const [then, ...rest] = tell(words, effect, scene);
        return [
          given(
            'if',
            is(
              nouns.it,
              fitting(card, (each_) => a(each_)),
            ),
            then,
          ),
          ...rest,
        ];
      }),
    ],
  'discard-revealed': () => (scene) => [act(scene.you, verbs.discard, it(nouns.card))],
  'look-at-galaxy':
    ({ amount }) =>
    (scene) => [act(scene.you, verbs.look, topOfGalaxy(amount))],
  'keep-one-on-top': () => (scene) => [
    and(
      act(scene.you, verbs.put, '1 davon', 'oben', prep('auf', the(nouns.galaxyDeck), 'acc'), 'zurück'),
      act(scene.you, verbs.discard, scene.looked > 2 ? 'die anderen' : 'die andere'),
    ),
  ],
  'swap-with-row': () => (scene) => [
    act(scene.you, verbs.swap, scene.shown, prep('gegen', count(1, nouns.card)), fromRow),
  ],
  'swap-row-with-discard':
    ({ card }) =>
    (scene) => {
      const other = fitting(card, (each_) => count(1, each_));
      const from = prep('aus', the(nouns.galaxyDiscardPile));
      return [act(scene.you, verbs.swap, count(1, nouns.card), fromRow, prep('gegen', tail(other, from)))];
    },
  'look-at-hand': () => (scene) => [act(scene.you, verbs.look, of(the(nouns.hand), opponentIn(scene)))],
  'put-on-opponent-deck': () => (scene) => {
    const deck = of(the(nouns.deck), it(opponentIn(scene)));
    return [act(scene.you, verbs.put, count(1, nouns.card), 'davon', 'oben', prep('auf', deck, 'acc'))];
  },
  choose:
    ({ by, options }) =>
    (scene) => {
      const told = (within: Scene<Np>): readonly Say[] => options.map((option) => tell(words, option, within)[0]);
      if (by === 'opponent') {
        const others = { ...scene, you: scene.you ?? you, opponent: it(opponentIn(scene)) };
        return [colon(act(scene.opponent, verbs.choose, 'eins'), or(...told(others)))];
      }
      const orders = told(scene);
      const alone = orders.every((order) => order.kind === 'clause' && order.subject === null);
      const choices = alone ? orders : told({ ...scene, you: scene.you ?? you });
      return [colon(act(scene.you, verbs.choose, 'eins'), or(...choices))];
    },
};

const GAINS = [nouns.resource, nouns.force] as const;

const condition = (of_: Condition, scene: Scene<Np>): Say => {
  switch (of_.is) {
    case 'force-with-you':
      return is(the(nouns.force), say(prep('mit', scene.you ?? you)));
    case 'in-play': {
      const owner = of_.whose === 'you' ? (scene.you ?? you) : opponentIn(scene);
      return have(owner, fitting(of_.card, of_.other === true ? another : a), IN_PLAY);
    }
    case 'named-in-play':
      return have(scene.you ?? you, the(faceNoun(of_.face)), IN_PLAY);
    case 'base-is':
      return is(your(nouns.base), the(faceNoun(of_.face)));
    case 'attacks-row':
      return does(scene.self, verbs.attack, tail(a(nouns.card), inRow));
  }
};

const cost = (of_: Cost, scene: Scene<Np>): Say => {
  switch (of_.pay) {
    case 'exile-this':
      return act(scene.you, verbs.exile, scene.self);
    case 'discard-from-hand':
      return act(scene.you, verbs.discard, count(of_.amount, nouns.card), fromHand);
    case 'exile-from-hand':
      return act(scene.you, verbs.exile, count(of_.amount, nouns.card), fromHand);
    case 'resources':
      return act(scene.you, verbs.spend, count(of_.amount, nouns.resource));
  }
};

const trigger = (of_: Trigger, scene: Scene<Np>): Say => {
  switch (of_.on) {
    case 'play-this':
      return clause(verbs.play, scene.self);
    case 'play-first':
      return clause(
        verbs.play,
        'in deinem Zug',
        fitting(of_.card, (card) => your(card), adj.first),
      );
    case 'purchase-this':
      return clause(verbs.purchase, scene.self);
    case 'defeat':
      return does(scene.self, verbs.defeat, a(nouns.target));
    case 'reveal-this':
      return clause(verbs.reveal, scene.self);
    case 'turn-begins':
      return does(your(nouns.turn), verbs.begin);
    case 'opponent-discards':
      return does(opponentIn(scene), verbs.discard, 'in deinem Zug', a(nouns.card), fromHand);
  }
};

const modifier: CardWords<Say, Np>['modifier'] = (of_: Modifier, scene) => {
  switch (of_.changes) {
    case 'attack': {
      const { of: whose } = of_;
      return amounts(words, scene, of_.amount, (n, each_) =>
        whose === 'this'
          ? does(scene.self, verbs.gain, bonus(n), ...counted(each_))
          : does(
              allFitting(whose, (card) => your(many(card))),
              verbs.gain,
              'jeweils',
              bonus(n),
              ...counted(each_),
            ),
      );
    }
    case 'first-purchase': {
      const first = fitting(of_.card, (card) => the(card), adj.first);
      const placed = may(place(scene, tail(first, ', die du in jedem Zug kaufst,'), of_.to));
      const so = given('while', { kind: 'words', text: 'dies dein Stützpunkt ist' }, placed);
      return of_.exileAtEndOfTurn
        ? [so, { kind: 'words', text: 'du musst sie dann am Ende deines Zuges verbannen' }]
        : [so];
    }
    case 'damage-to-this-base': {
      const where = prep('an', scene.self, 'dat');
      const prevented = `in jedem Zug werden die ersten ${num(of_.prevents)} ${say(nouns.damage)} ${say(where)} verhindert`;
      return [{ kind: 'words', text: prevented }];
    }
    case 'targets': {
      const unit = count(1, nouns.unit, adj.neutral);
      const often = of_.perTurn === 1 ? 'einmal pro Zug' : `${num(of_.perTurn)}-mal pro Zug`;
      return [
        may(clause(verbs.attack, de.front(often), tail(unit, inRow))),
        { kind: 'words', text: 'ihr Zielwert entspricht ihren Kosten' },
        given('if', clause(verbs.defeat, it(unit)), clause(verbs.gain, 'so viele Ressourcen, wie sie kostet')),
      ];
    }
  }
};

export const words: CardWords<Say, Np> = {
  effects,
  condition,
  cost,
  trigger,
  modifier,
  start: (scene) => does(you, verbs.begin, the(nouns.game), prep('mit', scene.self)),
  it,
  grammar: {
    given,
    colon: de.colon,
    inOrder: de.inOrder,
    instead: de.instead,
    may,
    paragraph: de.paragraph,
    triggered: 'once',
  },
};

/** The scene of a text as it is printed on the card. */
export const printed = (kind: Kind): Scene<Np> => {
  const self = thisOne(nouns[kind]);
  return {
    you: null,
    opponent: your(nouns.opponent),
    self,
    purchased: de.bare(nouns.card),
    looked: 1,
    shown: it(nouns.card),
  };
};
