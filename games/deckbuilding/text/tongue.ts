import {
  type Block,
  compose,
  type Language,
  type Part,
  type Phrase,
  type Statement,
  said,
  type Words,
} from '@cantina/text';
import type { Amount, CardFilter, Condition, Count, Counted, Destination, Kind, Modifier } from '../content/index.ts';

/** Who and what the words of one text point at. */
export interface Scene<W extends Words> {
  /** Who carries out the text; null is the reader, who is told what to do. */
  readonly you: Phrase<W> | null;
  /** Who "your opponent" is; null is the reader. */
  readonly opponent: Phrase<W> | null;
  /** The card the text stands on. */
  readonly self: Phrase<W>;
  /** The card just purchased. */
  readonly purchased: Phrase<W>;
  /** How many cards the text has looked at, and the last of them. */
  readonly looked: number;
  readonly shown: Phrase<W>;
}

/** One or more sentences, told within a scene. */
export type Teller<W extends Words> = (scene: Scene<W>) => Block<Statement<W>>;

type Noun =
  | Kind
  | 'card'
  | 'hand'
  | 'deck'
  | 'galaxyDeck'
  | 'galaxyRow'
  | 'resource'
  | 'force'
  | 'damage'
  | 'attack'
  | 'target'
  | 'faction'
  | 'opponent'
  | 'game';
type Adjective = 'top' | 'first' | 'next' | 'random';
type Verb =
  | 'draw'
  | 'discard'
  | 'exile'
  | 'gain'
  | 'repair'
  | 'destroy'
  | 'purchase'
  | 'play'
  | 'reveal'
  | 'look'
  | 'spend'
  | 'defeat'
  | 'attack'
  | 'choose'
  | 'begin';

/** What each language puts in its own way, word by word or as a turn of phrase. */
export interface Turns<W extends Words> {
  readonly nouns: Readonly<Record<Noun, W['noun']>>;
  readonly adj: Readonly<Record<Adjective, W['adj']>>;
  readonly verbs: Readonly<Record<Verb, W['verb']>>;
  /** "in play" */
  readonly inPlay: string;
  readonly inRow: Part<W> & { readonly kind: 'slot' };
  readonly fromRow: Part<W>;
  readonly fromHand: Part<W>;
  readonly fromHandOrDiscard: readonly Part<W>[];
  readonly onOwnBase: Part<W>;
  /** "one" of several things to choose. */
  readonly one: string;
  /** The word of triggered abilities: "when", „sobald“, «когда». */
  readonly triggered: 'when' | 'once';
  readonly yourOpponent: Phrase<W>;
  readonly faceNoun: (face: string) => W['noun'];
  /** Every kind of card that fits, each put into its shape: "1 card of your faction or 1 neutral card". */
  readonly fitting: (
    filter: CardFilter,
    shape: (card: Phrase<W>) => Phrase<W>,
    ...before: readonly W['adj'][]
  ) => Phrase<W>;
  /** All that fit: "your Troopers and your Vehicles". */
  readonly allFitting: (filter: CardFilter, shape: (card: Phrase<W>) => Phrase<W>) => Phrase<W>;
  /** "for each …" */
  readonly forEach: (each: Counted) => Part<W>;
  /** "+2 attack" */
  readonly bonus: (amount: number) => string;
  /** One ship this player has in play. */
  readonly shipOf: (owner: Phrase<W>) => Phrase<W>;
  readonly place: (doer: Phrase<W> | null, card: Phrase<W>, to: Destination) => Statement<W>;
  readonly exileAtEnd: (doer: Phrase<W> | null) => Statement<W>;
  /** "it is an enemy card", after a card was revealed. */
  readonly itIs: (what: Phrase<W>) => Statement<W>;
  /** "you" in "the Force is with you". */
  readonly withWhom: (who: Phrase<W>) => string;
  readonly beginsWith: (base: Phrase<W>) => Part<W>;
  /** The events of triggers that each language tells in an order of its own. */
  readonly playFirst: (card: CardFilter) => Statement<W>;
  readonly turnBegins: Statement<W>;
  readonly discardsInYourTurn: (opponent: Phrase<W>) => Statement<W>;
  /** What "while" abilities change. */
  readonly yoursGain: (of: CardFilter, bonus: string, each: readonly Part<W>[]) => Statement<W>;
  readonly firstPurchase: (
    modifier: Extract<Modifier, { readonly changes: 'first-purchase' }>,
  ) => readonly Statement<W>[];
  readonly preventsDamage: (amount: number, self: Phrase<W>) => string;
  readonly huntsNeutral: (perTurn: number) => readonly Statement<W>[];
}

/** A language of this game: its grammar, its turns of phrase, and what follows from both. */
export type Tongue<W extends Words> = Language<W> &
  Turns<W> & {
    readonly compose: ReturnType<typeof compose<Statement<W>>>;
    readonly act: (doer: Phrase<W> | null, verb: W['verb'], ...parts: readonly Part<W>[]) => Statement<W>;
    readonly opponentIn: (scene: Scene<W>) => Phrase<W>;
    readonly topOfGalaxy: (amount: number) => Phrase<W>;
    readonly cards: (count: Count) => Phrase<W>;
    readonly condition: (condition: Condition, scene: Scene<W>) => Statement<W>;
    /** "Draw 1 card. If …, draw 2 cards instead." */
    readonly replaced: <T>(
      scene: Scene<W>,
      terms: { readonly usually: T; readonly instead: T; readonly if: Condition },
      say: (amount: T, again: boolean) => Statement<W>,
    ) => Block<Statement<W>>;
    /** The sentences for an amount, whatever it depends on. */
    readonly amounts: (
      scene: Scene<W>,
      amount: Amount,
      say: (amount: number, each: readonly Part<W>[]) => Statement<W>,
    ) => Block<Statement<W>>;
    /** The scene of a text as it is printed on the card. */
    readonly printed: (kind: Kind) => Scene<W>;
  };

/** What somebody does; to the reader it is an order. */
export const actIn =
  <W extends Words>({ clause, does }: Language<W>): Tongue<W>['act'] =>
  (doer, verb, ...parts) =>
    doer === null ? clause(verb, ...parts) : does(doer, verb, ...parts);

export function tongue<W extends Words>(language: Language<W>, turns: Turns<W>): Tongue<W> {
  const { bare, count, does, given, have, is, it, of, tail, the, thisOne, upTo, you, your, a, another, instead } =
    language;
  const { adj, nouns, verbs, fitting, faceNoun, inPlay, inRow, forEach } = turns;

  const opponentIn: Tongue<W>['opponentIn'] = ({ opponent }) => opponent ?? you;

  const condition: Tongue<W>['condition'] = (given_, scene) => {
    const reader = scene.you ?? you;
    switch (given_.is) {
      case 'force-with-you':
        return is(the(nouns.force), turns.withWhom(reader));
      case 'in-play': {
        const owner = given_.whose === 'you' ? reader : opponentIn(scene);
        return have(owner, fitting(given_.card, given_.other === true ? another : a), inPlay);
      }
      case 'named-in-play':
        return have(reader, the(faceNoun(given_.face)), inPlay);
      case 'base-is':
        return is(your(nouns.base), the(faceNoun(given_.face)));
      case 'attacks-row':
        return does(scene.self, verbs.attack, tail(a(nouns.card), inRow));
    }
  };

  const replaced: Tongue<W>['replaced'] = (scene, { usually, instead: other, if: when }, say) =>
    said(say(usually, false), given('if', condition(when, scene), instead(say(other, true))));

  return {
    ...language,
    ...turns,
    compose: compose<Statement<W>>({ ...language, ifSo: (when, so) => given('if', when, so) }),
    act: actIn(language),
    opponentIn,
    topOfGalaxy: (amount) =>
      of(amount === 1 ? the(nouns.card, adj.top) : the(count(amount, nouns.card), adj.top), the(nouns.galaxyDeck)),
    cards: ({ amount, upTo: most }) => (most ? upTo : count)(amount, nouns.card),
    condition,
    replaced,
    amounts: (scene, amount, say) => {
      if (typeof amount === 'number') return said(say(amount, []));
      if ('each' in amount) return said(say(amount.amount, [forEach(amount.each)]));
      return replaced(scene, amount, (each) => say(each, []));
    },
    printed: (kind) => ({
      you: null,
      opponent: turns.yourOpponent,
      self: thisOne(nouns[kind]),
      purchased: bare(nouns.card),
      looked: 1,
      shown: it(nouns.card),
    }),
  };
}
