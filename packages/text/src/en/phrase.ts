import {
  type Determiner,
  type NounPhrase,
  type Part,
  phraseOf,
  type Relative,
  type Slot,
  type Tail,
} from '../phrase.ts';
import { words } from '../punctuation.ts';
import { article, ownerForm } from './noun.ts';
import type { VerbEn } from './verb.ts';
import { type CaseEn, type DoerEn, type En, type NpEn, NUMBERS } from './words.ts';

export function isPlural(np: NpEn): boolean {
  switch (np.kind) {
    case 'you':
      return true;
    case 'pronoun':
      // "they draw", also for one person
      return isPlural(np.of) || isSomebody(np.of);
    case 'list':
      return np.by === 'and' && np.items.length > 1;
    case 'noun-phrase':
      if (np.oneOf) return false;
      if (np.quantity === null || np.quantity.kind === 'anyNumber') return np.plural;
      return np.quantity.amount !== 1 || np.noun.only === 'pl';
  }
}

function isSomebody(np: NpEn): boolean {
  return np.kind === 'noun-phrase' ? np.noun.who : np.kind !== 'pronoun' || isSomebody(np.of);
}

export function phrase(np: NpEn, kase: CaseEn, doer: DoerEn = null): string {
  switch (np.kind) {
    case 'you':
      return 'you';
    case 'pronoun':
      if (np.of.kind === 'you') return 'you';
      if (isPlural(np.of) || isSomebody(np.of)) return kase === 'nom' ? 'they' : 'them';
      return 'it';
    case 'list': {
      const items = np.items.map((item) => phrase(item, kase, doer));
      return np.by === 'and' ? NUMBERS.listAnd(items) : NUMBERS.listOr(items);
    }
    case 'noun-phrase':
      return nounPhrase(np, doer);
  }
}

function nounPhrase(np: NounPhrase<En>, doer: DoerEn): string {
  if (np.oneOf) {
    const determiner = np.determiner === 'none' ? 'the' : np.determiner;
    return `one of ${nounPhrase({ ...np, oneOf: false, plural: true, determiner }, doer)}`;
  }
  const many = isPlural(np);
  const quantity = np.quantity;
  const owned = np.owner !== null && OWNABLE.has(np.determiner) && ownsBySuffix(np.owner);
  const owner = np.owner === null || !owned ? '' : ownerOf(np.owner, doer);

  let described = '';
  let leading = '';
  for (const one of np.adjectives) {
    if (one.leading) leading = words(leading, one.text);
    else described = words(described, one.text);
  }
  // "2 of the opponent’s cards": the number takes its share of what somebody owns.
  const share = owned && np.determiner === 'none' && quantity !== null && quantity.kind !== 'anyNumber';
  const noun = many || share ? np.noun.pl : np.noun.sg;
  const next = np.adjectives[0]?.text ?? noun;
  const an = np.adjectives.length > 0 ? (np.adjectives[0]?.an ?? null) : np.noun.an;

  let amount = '';
  if (quantity?.kind === 'anyNumber') amount = 'any number of';
  else if (quantity !== null) amount = MEASURES[quantity.kind] + NUMBERS.num(quantity.amount);
  if (quantity?.kind === 'more') amount = `${amount} more`;

  let front = owned ? owner : determinerOf(np, doer, article(next, an), many);
  let other = np.other ? 'other' : '';
  if (np.other && front === 'a') {
    front = '';
    other = many || quantity !== null ? 'other' : 'another';
  }
  // "any number of your cards", but "your 2 cards"
  const head =
    quantity?.kind === 'anyNumber'
      ? words(amount, front, leading, other, described, noun)
      : share
        ? words(amount, 'of', front, leading, other, described, noun)
        : words(np.all ? 'all' : '', front, leading, amount, other, described, noun);
  const behind = np.owner === null || owned ? '' : `of ${phrase(np.owner, 'acc', doer)}`;
  return np.tails.length === 0
    ? words(head, behind)
    : words(head, behind, ...np.tails.map((tail) => tailOf(tail, np, doer)));
}

/** "each card of the opponent": only these make room for ’s. */
const OWNABLE: ReadonlySet<Determiner> = new Set(['none', 'the']);

const MEASURES = {
  count: '',
  more: '',
  upTo: 'up to ',
  atLeast: 'at least ',
  atMost: 'at most ',
  exactly: 'exactly ',
} as const;

function determinerOf(np: NounPhrase<En>, doer: DoerEn, indefinite: 'a' | 'an', many: boolean): string {
  const isName = np.noun.isName && np.adjectives.length === 0;
  switch (np.determiner) {
    case 'none':
      return '';
    case 'the':
      return isName ? '' : 'the';
    case 'a':
      if (np.other) return 'a';
      return many || isName || np.quantity !== null ? '' : indefinite;
    case 'your':
      return 'your';
    case 'own':
      return possessiveOf(doer);
    case 'this':
      return many ? 'these' : 'this';
    case 'that':
      return many ? 'those' : 'that';
    case 'no':
      return 'no';
    case 'each':
      return many && np.quantity === null ? 'all' : 'each';
    case 'any':
      return 'any';
    case 'his':
    case 'their':
      return 'their';
  }
}

function possessiveOf(doer: DoerEn): string {
  if (doer === null || doer.kind === 'you') return 'your';
  if (doer.kind === 'pronoun') return possessiveOf(doer.of);
  return isPlural(doer) || isSomebody(doer) ? 'their' : 'its';
}

/** People own with ’s, things with "of": the opponent’s hand, the end of the turn. */
function ownsBySuffix(owner: NpEn): boolean {
  if (owner.kind === 'you' || owner.kind === 'pronoun') return true;
  return owner.kind === 'noun-phrase' && owner.noun.who && owner.tails.length === 0;
}

function ownerOf(owner: NpEn, doer: DoerEn): string {
  if (owner.kind === 'you') return 'your';
  if (owner.kind === 'pronoun') return possessiveOf(owner);
  return ownerForm(phrase(owner, 'nom', doer), isPlural(owner));
}

function tailOf(tail: Tail<En>, np: NounPhrase<En>, doer: DoerEn): string {
  if (typeof tail === 'string') return tail;
  return tail.kind === 'slot' ? slot(tail, doer) : relativeClause(tail, { ...np, tails: [], owner: null });
}

export function prep(word: string, np: En['noun'] | NpEn): Slot<En> {
  return { kind: 'slot', prep: word, np: phraseOf<En>(np), case: 'acc' };
}

export function to(np: En['noun'] | NpEn): Slot<En> {
  return prep('to', np);
}

export function slot(it: Slot<En>, doer: DoerEn): string {
  return words(it.prep, phrase(it.np, it.case, doer));
}

interface Predicate {
  readonly verb: VerbEn;
  readonly parts: readonly Part<En>[];
  readonly negated: boolean;
  readonly passive: boolean;
}

function relativeClause(it: Relative<En>, np: NpEn): string {
  const act: Predicate = { verb: it.verb, parts: it.parts, negated: false, passive: false };
  const { subject } = it;
  // "a card you have in play": where the phrase is the object, English needs no word for it.
  if (subject !== null) return words(phrase(subject, 'nom', subject), finite(act, subject), field(act, subject, true));
  return words(isSomebody(np) ? 'who' : 'that', finite(act, np), field(act, np, true));
}

export function finite(act: Predicate, subject: DoerEn): string {
  const many = subject === null || isPlural(subject);
  const { verb } = act;
  if (act.passive) return words(many ? 'are' : 'is', act.negated ? 'not' : '', verb.participle);
  const form = many ? verb.plural : verb.third;
  if (!act.negated) return form;
  if (verb.auxiliary) return `${form} not`;
  return `${many ? 'do' : 'does'} not ${verb.base}`;
}

export function field(act: Predicate, doer: DoerEn, withFront: boolean): string {
  let text = '';
  for (const part of act.parts) text = words(text, partOf(part, doer, withFront));
  return text;
}

export function partOf(part: Part<En>, doer: DoerEn, withFront: boolean): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'slot') return slot(part, doer);
  if (part.kind === 'front') {
    if (!withFront) return '';
    return typeof part.part === 'string' ? part.part : slot(part.part, doer);
  }
  return phrase(part, 'acc', doer);
}

export function say(head: En['noun'] | NpEn | Slot<En>, kase: CaseEn = 'nom'): string {
  if (head.kind === 'slot') return slot(head, null);
  return head.kind === 'noun' ? (head.only === 'pl' ? head.pl : head.sg) : phrase(head, kase);
}
