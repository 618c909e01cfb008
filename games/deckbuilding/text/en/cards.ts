import { en, type Part, type Statement } from '@cantina/text';
import type { Condition, Cost, Count, Counted, Destination, Kind, Modifier, Trigger } from '../../content/index.ts';
import { amounts, type CardWords, compositions, type EffectTexts, replaced, type Scene, tell } from '../frame.ts';
import { allFitting, fitting } from './filters.ts';
import { adjectives as adj, faceNoun, nouns, sides, verbs } from './words.ts';

const { a, all, and, another, clause, colon, count, does, each, either, given, have, is, it, many, may, num } = en;
const { of, or, own, prep, say, signed, tail, the, thisOne, to, upTo, whom, you, your } = en;

type Np = en.NpEn;
type Say = Statement<en.En>;

/** What somebody does; to the reader it is an order. */
const act = (doer: Np | null, verb: en.VerbEn, ...parts: readonly Part<en.En>[]): Say =>
  doer === null ? clause(verb, ...parts) : does(doer, verb, ...parts);

const galaxyRow = the(nouns.galaxyRow);
const inRow = prep('in', galaxyRow);
const fromRow = prep('from', galaxyRow);
const fromHand = prep('from', own(nouns.hand));
const intoHand = prep('into', own(nouns.hand));
const IN_PLAY = 'in play';

const opponentIn = ({ opponent }: Scene<Np>): Np => opponent ?? you;
export const topOfGalaxy = (amount: number): Np =>
  of(amount === 1 ? the(nouns.card, adj.top) : the(count(amount, nouns.card), adj.top), the(nouns.galaxyDeck));
const bonus = (amount: number): string => `${signed(amount)} ${say(nouns.attack)}`;
const cards = ({ amount, upTo: most }: Count): Np => (most ? upTo : count)(amount, nouns.card);

const counted = (each_: Counted | null): readonly Part<en.En>[] => {
  if (each_ === null) return [];
  if (each_.in === 'row')
    return [
      prep(
        'for',
        fitting(each_.card, (card) => tail(each(card), inRow)),
      ),
    ];
  const pile = prep('in', of(the(nouns.victoryPile), your(nouns.opponent)));
  return [prep('for', tail(of(each(nouns.base), your(nouns.faction)), pile))];
};

const place = (scene: Scene<Np>, card: Np, to_: Destination): Say => {
  switch (to_) {
    case 'hand':
      return act(scene.you, verbs.put, card, intoHand);
    case 'deck':
      return act(scene.you, verbs.put, card, prep('on top of', own(nouns.deck)));
    case 'discard':
      return act(scene.you, verbs.put, card, prep('into', own(nouns.discardPile)));
  }
};

const exileAtEnd = (scene: Scene<Np>): Say =>
  act(scene.you, verbs.exile, it(nouns.card), prep('at', of(the(nouns.end), your(nouns.turn))));

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
      return [act(scene.you, verbs.gain, en.both(...gained))];
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
    (scene) => [act(scene.you, verbs.repair, count(amount, nouns.damage), prep('on', own(nouns.base)))],
  'deal-damage':
    ({ amount, to: target }) =>
    (scene) => {
      const opponent = opponentIn(scene);
      const whose =
        target === 'base'
          ? of(the(nouns.base), opponent)
          : either(of(the(nouns.base), opponent), whom(a(nouns.ship), it(opponent), verbs.have, IN_PLAY));
      return amounts(words, scene, amount, (n, each_) =>
        act(scene.you, verbs.deal, count(n, nouns.damage), to(whose), ...counted(each_)),
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
      return [discards, given('if', words.condition(randomIf, scene), en.instead(random))];
    },
  exile:
    ({ count: usually, instead }) =>
    (scene) => {
      const from = [fromHand, 'or', say(nouns.discardPile)];
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
      const takes = act(scene.you, verbs.put, taken, fromRow, intoHand);
      return exileAtEndOfTurn ? [takes, exileAtEnd(scene)] : [takes];
    },
  'take-from-discard':
    ({ card }) =>
    (scene) => {
      const taken = fitting(card, (each_) => count(1, each_));
      return [act(scene.you, verbs.put, taken, prep('from', own(nouns.discardPile)), intoHand)];
    },
  purchase:
    ({ from, free, card, to: destination, insteadTo }) =>
    (scene) => {
      const which = fitting(card, (each_) => count(1, each_));
      const where = from === 'row' ? fromRow : prep('from', the(nouns.galaxyDiscardPile));
      const buys = act(scene.you, verbs.purchase, which, where, ...(free ? ['for free'] : []));
      const placed = destination === 'discard' ? buys : and(buys, place(scene, it(nouns.card), destination));
      if (insteadTo === null) return [placed];
      return [placed, given('if', words.condition(insteadTo.if, scene), place(scene, it(nouns.card), insteadTo.to))];
    },
  'next-purchase-to':
    ({ to: destination }) =>
    (scene) => [place(scene, tail(the(nouns.card, adj.next), 'you purchase this turn'), destination)],
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
              it(nouns.card),
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
      act(scene.you, verbs.put, '1 of them back', prep('on top of', the(nouns.galaxyDeck))),
      act(scene.you, verbs.discard, scene.looked > 2 ? 'the others' : 'the other'),
    ),
  ],
  'swap-with-row': () => (scene) => [
    act(scene.you, verbs.swap, scene.shown, prep('with', tail(count(1, nouns.card), inRow))),
  ],
  'swap-row-with-discard':
    ({ card }) =>
    (scene) => {
      const other = fitting(card, (each_) => count(1, each_));
      const from = prep('from', the(nouns.galaxyDiscardPile));
      return [act(scene.you, verbs.swap, tail(count(1, nouns.card), inRow), prep('with', tail(other, from)))];
    },
  'look-at-hand': () => (scene) => [act(scene.you, verbs.look, of(the(nouns.hand), opponentIn(scene)))],
  'put-on-opponent-deck': () => (scene) => {
    const deck = of(the(nouns.deck), it(opponentIn(scene)));
    return [act(scene.you, verbs.put, '1 of those cards', prep('on top of', deck))];
  },
  choose:
    ({ by, options }) =>
    (scene) => {
      const told = (within: Scene<Np>): readonly Say[] => options.map((option) => tell(words, option, within)[0]);
      if (by === 'opponent') {
        const others = { ...scene, you: scene.you ?? you, opponent: it(opponentIn(scene)) };
        return [colon(act(scene.opponent, verbs.choose, 'one'), or(...told(others)))];
      }
      const orders = told(scene);
      const alone = orders.every((order) => order.kind === 'clause' && order.subject === null);
      const choices = alone ? orders : told({ ...scene, you: scene.you ?? you });
      return [colon(act(scene.you, verbs.choose, 'one'), or(...choices))];
    },
};

const GAINS = [nouns.resource, nouns.force] as const;

const condition = (of_: Condition, scene: Scene<Np>): Say => {
  switch (of_.is) {
    case 'force-with-you':
      return is(the(nouns.force), say(prep('with', scene.you ?? you)));
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
        fitting(of_.card, (card) => your(card), adj.first),
        'each turn',
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
      return does(opponentIn(scene), verbs.discard, a(nouns.card), fromHand, 'during your turn');
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
              bonus(n),
              'each',
              ...counted(each_),
            ),
      );
    }
    case 'first-purchase': {
      const first = fitting(of_.card, (card) => the(card), adj.first);
      const placed = may(place(scene, tail(first, 'you purchase each turn'), of_.to));
      const so = given('while', { kind: 'words', text: 'this is your base' }, placed);
      return of_.exileAtEndOfTurn
        ? [so, { kind: 'words', text: 'you must then exile it at the end of your turn' }]
        : [so];
    }
    case 'damage-to-this-base': {
      const prevented = `prevent the first ${num(of_.prevents)} ${say(nouns.damage)} dealt to ${say(scene.self)} each turn`;
      return [{ kind: 'words', text: prevented }];
    }
    case 'targets': {
      const unit = count(1, nouns.unit, sides.neutral);
      const often = of_.perTurn === 1 ? 'once per turn' : `${num(of_.perTurn)} times per turn`;
      return [
        may(clause(verbs.attack, en.front(often), tail(unit, inRow))),
        { kind: 'words', text: 'its target value is equal to its cost' },
        given('if', clause(verbs.defeat, it(unit)), clause(verbs.gain, 'resources equal to its cost')),
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
  start: (scene) => does(you, verbs.begin, the(nouns.game), prep('with', scene.self)),
  it,
  grammar: {
    given,
    colon: en.colon,
    inOrder: en.inOrder,
    instead: en.instead,
    may,
    paragraph: en.paragraph,
    triggered: 'when',
  },
};

/** The scene of a text as it is printed on the card. */
export const printed = (kind: Kind): Scene<Np> => {
  const self = thisOne(nouns[kind]);
  return {
    you: null,
    opponent: your(nouns.opponent),
    self,
    purchased: en.bare(nouns.card),
    looked: 1,
    shown: it(nouns.card),
  };
};
