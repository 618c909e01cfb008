import type { Amount, Words } from './lang.ts';

export type Determiner =
  | 'none'
  | 'the'
  | 'a'
  | 'your'
  | 'own'
  | 'this'
  | 'that'
  | 'no'
  | 'each'
  | 'any'
  | 'his'
  | 'their';

export type Measure = 'count' | 'upTo' | 'atLeast' | 'atMost' | 'exactly' | 'more';

export type Quantity = { readonly kind: Measure; readonly amount: Amount } | { readonly kind: 'anyNumber' };

/** "your 2 other neutral cards from the discard pile" – everything but the case. */
export interface NounPhrase<W extends Words> {
  readonly kind: 'noun-phrase';
  readonly noun: W['noun'];
  readonly plural: boolean;
  readonly determiner: Determiner;
  readonly quantity: Quantity | null;
  readonly all: boolean;
  readonly oneOf: boolean;
  readonly other: boolean;
  readonly adjectives: readonly W['adj'][];
  readonly owner: Phrase<W> | null;
  readonly tails: readonly Tail<W>[];
}

export interface Pronoun<W extends Words> {
  readonly kind: 'pronoun';
  readonly of: Phrase<W>;
}

export interface You {
  readonly kind: 'you';
}

export interface PhraseList<W extends Words> {
  readonly kind: 'list';
  readonly by: 'and' | 'or';
  readonly items: readonly Phrase<W>[];
}

export type Phrase<W extends Words> = NounPhrase<W> | Pronoun<W> | You | PhraseList<W>;

/** A phrase in a fixed case, with a preposition or without. */
export interface Slot<W extends Words> {
  readonly kind: 'slot';
  readonly prep: string;
  readonly np: Phrase<W>;
  readonly case: W['case'];
}

export interface Relative<W extends Words> {
  readonly kind: 'relative';
  /** Who acts, where the phrase itself does not: "a card that you have". */
  readonly subject: Phrase<W> | null;
  readonly verb: W['verb'];
  readonly parts: readonly Part<W>[];
}

export interface Front<W extends Words> {
  readonly kind: 'front';
  readonly part: string | Slot<W>;
}

export type Tail<W extends Words> = string | Slot<W> | Relative<W>;

/** What stands beside a verb: an object, a phrase with preposition, an adverb. */
export type Part<W extends Words> = Phrase<W> | Slot<W> | Front<W> | string;

/** Who acts decides what "own" means; null is the reader. */
export type Doer<W extends Words> = Phrase<W> | null;

export const YOU: You = { kind: 'you' };

/** A noun alone, or the phrase that is already there. */
export function phraseOf<W extends Words>(head: W['noun'] | Phrase<W>): Phrase<W> {
  if (head.kind !== 'noun') return head;
  return {
    kind: 'noun-phrase',
    noun: head,
    plural: head.only === 'pl',
    determiner: 'none',
    quantity: null,
    all: false,
    oneOf: false,
    other: false,
    adjectives: [],
    owner: null,
    tails: [],
  };
}

/** The phrase builders of one language. They only describe; the case comes with the verb or the preposition. */
export function phrases<W extends Words>() {
  type Np = Phrase<W>;
  type Head = W['noun'] | Np;
  type Adjective = W['adj'];

  const change = (head: Head, by: Partial<NounPhrase<W>>, more: readonly Adjective[] = []): Np => {
    const np = phraseOf<W>(head);
    if (np.kind !== 'noun-phrase') return np;
    return { ...np, ...by, adjectives: more.length === 0 ? np.adjectives : [...np.adjectives, ...more] };
  };

  const you: Np = YOU;

  const bare = (head: Head, ...adjectives: readonly Adjective[]): Np => change(head, {}, adjectives);

  const relative = (head: Head, subject: Np | null, verb: W['verb'], parts: readonly Part<W>[]): Np => {
    const np = bare(head);
    if (np.kind !== 'noun-phrase') return np;
    return { ...np, tails: [...np.tails, { kind: 'relative', subject, verb, parts }] };
  };

  /** Of a list of one only the one is left: "you win", not "you wins". */
  const list = (by: 'and' | 'or', items: readonly Head[]): Np => {
    const [only, second] = items;
    if (only !== undefined && second === undefined) return bare(only);
    return { kind: 'list', by, items: items.map((item) => bare(item)) };
  };

  const determined =
    (determiner: Determiner) =>
    (head: Head, ...adjectives: readonly Adjective[]): Np =>
      change(head, { determiner }, adjectives);

  const measured =
    (kind: Measure) =>
    (amount: Amount, head: Head, ...adjectives: readonly Adjective[]): Np =>
      change(head, { quantity: { kind, amount } }, adjectives);

  return {
    you,
    bare,
    a: determined('a'),
    the: determined('the'),
    your: determined('your'),
    own: determined('own'),
    thisOne: determined('this'),
    thatOne: determined('that'),
    no: determined('no'),
    each: determined('each'),
    any: determined('any'),
    another: (head: Head, ...more: readonly Adjective[]): Np => change(head, { determiner: 'a', other: true }, more),
    other: (head: Head, ...more: readonly Adjective[]): Np => change(head, { other: true }, more),
    many: (head: Head, ...more: readonly Adjective[]): Np => change(head, { plural: true }, more),
    all: (head: Head, ...more: readonly Adjective[]): Np => change(head, { all: true, plural: true }, more),
    oneOf: (head: Head, ...more: readonly Adjective[]): Np => change(head, { oneOf: true, plural: true }, more),
    anyNumber: (head: Head, ...more: readonly Adjective[]): Np =>
      change(head, { quantity: { kind: 'anyNumber' }, plural: true }, more),
    count: measured('count'),
    upTo: measured('upTo'),
    atLeast: measured('atLeast'),
    atMost: measured('atMost'),
    exactly: measured('exactly'),
    more: measured('more'),
    of: (head: Head, owner: Head): Np => change(head, { owner: bare(owner) }),
    tail: (head: Head, ...tails: readonly Tail<W>[]): Np => {
      const np = bare(head);
      return np.kind === 'noun-phrase' ? { ...np, tails: [...np.tails, ...tails] } : np;
    },
    which: (head: Head, verb: W['verb'], ...parts: readonly Part<W>[]): Np => relative(head, null, verb, parts),
    /** The phrase is the object: "a card you have in play". */
    whom: (head: Head, subject: Head, verb: W['verb'], ...parts: readonly Part<W>[]): Np =>
      relative(head, bare(subject), verb, parts),
    it: (head: Head): Np => ({ kind: 'pronoun', of: bare(head) }),
    both: (...items: readonly Head[]): Np => list('and', items),
    either: (...items: readonly Head[]): Np => list('or', items),
    front: (part: string | Slot<W>): Front<W> => ({ kind: 'front', part }),
  };
}
