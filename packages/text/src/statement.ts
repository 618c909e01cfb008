import type { Words } from './lang.ts';
import { type Doer, type Part, type Phrase, phraseOf, YOU } from './phrase.ts';

export type Modal = 'may' | 'must' | 'can';
export type Joiner = 'and' | 'or' | 'then';
export type Link = 'if' | 'when' | 'once' | 'whenever' | 'while' | 'after' | 'before' | 'until' | 'because';

/** One verb with what belongs to it. */
export interface Act<W extends Words> {
  readonly verb: W['verb'];
  readonly parts: readonly Part<W>[];
  readonly negated: boolean;
  readonly passive: boolean;
}

/** One doer and one or more acts: "the opponent may draw 1 card and discard 2 cards". No subject: the reader. */
export interface Clause<W extends Words> {
  readonly kind: 'clause';
  readonly subject: Doer<W>;
  readonly modal: Modal | null;
  readonly by: Joiner;
  readonly acts: readonly Act<W>[];
}

export type Statement<W extends Words> =
  | Clause<W>
  | { readonly kind: 'joined'; readonly by: Joiner; readonly items: readonly Statement<W>[] }
  | {
      readonly kind: 'given';
      readonly link: Link;
      readonly condition: Statement<W>;
      readonly effect: Statement<W>;
      readonly trailing: boolean;
    }
  | { readonly kind: 'purpose'; readonly act: Statement<W>; readonly goal: Statement<W> }
  | { readonly kind: 'colon'; readonly before: Statement<W>; readonly after: Statement<W> }
  | { readonly kind: 'lead'; readonly word: string; readonly effect: Statement<W> }
  | { readonly kind: 'words'; readonly text: string };

/** A statement, or words for what no clause can say. */
export type Said<W extends Words> = Statement<W> | string;

/** The statement builders of one language; `particular` is what its grammar does in its own way. */
export function statements<W extends Words>(particular: {
  readonly have: W['verb'];
  /** Adds „stattdessen“ / "instead" / «вместо этого» where this language wants it. */
  readonly instead: (parts: readonly Part<W>[]) => readonly Part<W>[];
}) {
  const of = (said: Said<W>): Statement<W> => (typeof said === 'string' ? { kind: 'words', text: said } : said);

  const single = (subject: Doer<W>, verb: W['verb'], parts: readonly Part<W>[], passive: boolean): Clause<W> => ({
    kind: 'clause',
    subject,
    modal: null,
    by: 'and',
    acts: [{ verb, parts, negated: false, passive }],
  });

  const clause = (verb: W['verb'], ...parts: readonly Part<W>[]): Clause<W> => single(null, verb, parts, false);

  const does = (subject: W['noun'] | Phrase<W>, verb: W['verb'], ...parts: readonly Part<W>[]): Clause<W> =>
    single(phraseOf<W>(subject), verb, parts, false);

  const join = (by: Joiner, all: readonly Said<W>[]): Statement<W> => {
    const items = all.map(of);
    const [first] = items;
    if (first === undefined) return { kind: 'words', text: '' };
    if (items.length === 1) return first;
    if (first.kind !== 'clause') return { kind: 'joined', by, items };
    const acts: Act<W>[] = [];
    for (const item of items) {
      const alike =
        item.kind === 'clause' &&
        item.modal === first.modal &&
        sameDoer(item.subject, first.subject) &&
        (item.acts.length === 1 || item.by === by);
      if (!alike) return { kind: 'joined', by, items };
      acts.push(...item.acts);
    }
    return { ...first, by, acts };
  };

  const modal =
    (verb: Modal) =>
    (said: Said<W>): Statement<W> =>
      onEffect(of(said), (it) => ({ ...it, modal: verb }));

  const not = (said: Said<W>): Statement<W> =>
    onEffect(of(said), (it) => ({ ...it, acts: it.acts.map((act) => ({ ...act, negated: !act.negated })) }));

  return {
    clause,
    does,
    /** An order to the reader, a report about anybody else. */
    asks: (seat: Phrase<W>, verb: W['verb'], ...parts: readonly Part<W>[]): Clause<W> =>
      seat.kind === 'you' ? clause(verb, ...parts) : does(seat, verb, ...parts),
    passive: (subject: W['noun'] | Phrase<W>, verb: W['verb'], ...parts: readonly Part<W>[]): Clause<W> =>
      single(phraseOf<W>(subject), verb, parts, true),
    have: (owner: W['noun'] | Phrase<W>, thing: W['noun'] | Phrase<W>, ...where: readonly Part<W>[]): Clause<W> =>
      does(owner, particular.have, phraseOf<W>(thing), ...where),
    may: modal('may'),
    must: modal('must'),
    can: modal('can'),
    cannot: (said: Said<W>): Statement<W> => not(modal('can')(said)),
    not,
    and: (...items: readonly Said<W>[]): Statement<W> => join('and', items),
    or: (...items: readonly Said<W>[]): Statement<W> => join('or', items),
    // Not `then`: a module that exports `then` is taken for a promise by `await import`.
    andThen: (...items: readonly Said<W>[]): Statement<W> => join('then', items),
    given: (link: Link, condition: Said<W>, effect: Said<W>): Statement<W> => ({
      kind: 'given',
      link,
      condition: of(condition),
      effect: of(effect),
      trailing: false,
    }),
    provided: (effect: Said<W>, link: Link, condition: Said<W>): Statement<W> => ({
      kind: 'given',
      link,
      condition: of(condition),
      effect: of(effect),
      trailing: true,
    }),
    inOrder: (act: Said<W>, goal: Said<W>): Statement<W> => ({ kind: 'purpose', act: of(act), goal: of(goal) }),
    colon: (before: Said<W>, after: Said<W>): Statement<W> => ({ kind: 'colon', before: of(before), after: of(after) }),
    lead: (word: string, effect: Said<W>): Statement<W> => ({ kind: 'lead', word, effect: of(effect) }),
    instead: (said: Said<W>): Statement<W> => {
      let done = false;
      return onEffect(of(said), (it) => {
        const [first, ...rest] = it.acts;
        if (done || first === undefined) return it;
        done = true;
        return { ...it, acts: [{ ...first, parts: particular.instead(first.parts) }, ...rest] };
      });
    },
  };
}

/** Changes the clauses that say what happens, not those that say when or at what price. */
function onEffect<W extends Words>(it: Statement<W>, change: (clause: Clause<W>) => Clause<W>): Statement<W> {
  switch (it.kind) {
    case 'clause':
      return change(it);
    case 'joined':
      return { ...it, items: it.items.map((item) => onEffect(item, change)) };
    case 'given':
    case 'lead':
      return { ...it, effect: onEffect(it.effect, change) };
    case 'purpose':
      return { ...it, act: onEffect(it.act, change) };
    case 'colon':
      return { ...it, after: onEffect(it.after, change) };
    case 'words':
      return it;
  }
}

/** Only a doer that is surely the same may be left out in the second clause: "1 card" twice can be two cards. */
export function sameDoer<W extends Words>(one: Doer<W>, two: Doer<W>): boolean {
  const a = one ?? YOU;
  const b = two ?? YOU;
  // "draw 1 card and you lose" must keep its mood: an order and a report are never merged.
  if ((one === null) !== (two === null)) return false;
  if (a === b || (a.kind === 'you' && b.kind === 'you')) return true;
  return (
    a.kind === 'noun-phrase' &&
    b.kind === 'noun-phrase' &&
    a.noun === b.noun &&
    a.determiner === b.determiner &&
    a.determiner !== 'a' &&
    a.determiner !== 'none' &&
    a.plural === b.plural &&
    a.quantity === null &&
    b.quantity === null &&
    a.owner === b.owner &&
    a.adjectives.length + b.adjectives.length + a.tails.length + b.tails.length === 0
  );
}
