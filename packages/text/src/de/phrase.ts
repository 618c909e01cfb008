import type { NounPhrase, Part, Relative, Slot, Tail } from '../phrase.ts';
import { words } from '../punctuation.ts';
import { type AdjDe, adj, adjForm, DER, DIESER, EIN, EINER, type EndingStyle, PRONOUN } from './adjective.ts';
import { type CaseDe, type GenderDe, nounForm } from './noun.ts';
import { CONTRACTIONS } from './preposition.ts';
import type { PersonDe, VerbDe } from './verb.ts';
import { type De, type DoerDe, type NpDe, NUMBERS } from './words.ts';

const DU: Readonly<Record<CaseDe, string>> = { nom: 'du', acc: 'dich', dat: 'dir', gen: 'deiner' };
const OTHER = adj('ander');
const FURTHER = adj('weiter');
const ARBITRARY = adj('beliebig');
const OWN = adj('eigen');
const MANY = adj('viel');

export function isPlural(np: NpDe): boolean {
  switch (np.kind) {
    case 'you':
      return false;
    case 'pronoun':
      return isPlural(np.of);
    case 'list':
      return np.by === 'and' && np.items.length > 1;
    case 'noun-phrase':
      if (np.oneOf) return false;
      if (np.quantity === null || np.quantity.kind === 'anyNumber') return np.plural || np.noun.only === 'pl';
      return np.quantity.amount !== 1 || np.noun.only === 'pl';
  }
}

export function genderOf(np: NpDe): GenderDe {
  switch (np.kind) {
    case 'you':
    case 'list':
      return 'n';
    case 'pronoun':
      return genderOf(np.of);
    case 'noun-phrase':
      return np.noun.gender;
  }
}

/** The phrase in a case. `doer` is who acts in the clause around it: „seine Karte“, „deine Karte“. */
export function phrase(np: NpDe, kase: CaseDe, doer: DoerDe = null): string {
  switch (np.kind) {
    case 'you':
      return DU[kase];
    case 'pronoun':
      return np.of.kind === 'you' ? DU[kase] : PRONOUN[isPlural(np.of) ? 'pl' : genderOf(np.of)][kase];
    case 'list': {
      const items = np.items.map((item) => phrase(item, kase, doer));
      return np.by === 'and' ? NUMBERS.listAnd(items) : NUMBERS.listOr(items);
    }
    case 'noun-phrase':
      return np.oneOf ? oneOf(np, kase, doer) : nounPhrase(np, kase, doer);
  }
}

/** „des Gegners“, or „von Anna“, „von 3 Karten“ where nothing could show the genitive. */
export function genitive(np: NpDe, doer: DoerDe): string {
  return showsGenitive(np) ? phrase(np, 'gen', doer) : `von ${phrase(np, 'dat', doer)}`;
}

export function showsGenitive(np: NpDe): boolean {
  if (np.kind === 'list') return np.items.every(showsGenitive);
  if (np.kind !== 'noun-phrase' || np.noun.isName) return false;
  if (np.all || np.oneOf) return true;
  if (np.determiner === 'none' || (np.determiner === 'a' && np.plural)) {
    return np.quantity === null && np.adjectives.length > 0;
  }
  return true;
}

function oneOf(np: NounPhrase<De>, kase: CaseDe, doer: DoerDe): string {
  const determiner = np.determiner === 'none' ? 'the' : np.determiner;
  const group: NounPhrase<De> = { ...np, oneOf: false, plural: true, determiner };
  return words(EINER[np.noun.gender][kase], genitive(group, doer));
}

function nounPhrase(np: NounPhrase<De>, kase: CaseDe, doer: DoerDe): string {
  if (np.owner?.kind === 'you') {
    if (np.quantity === null) return nounPhrase({ ...np, owner: null, determiner: 'your' }, kase, doer);
  }
  // „sein Deck“, never „das Deck von ihm“
  if (np.owner?.kind === 'pronoun' && np.owner.of.kind !== 'you' && np.quantity === null) {
    const determiner = isPlural(np.owner) || genderOf(np.owner) === 'f' ? 'their' : 'his';
    return nounPhrase({ ...np, owner: null, determiner }, kase, doer);
  }
  if (np.determiner === 'own') return nounPhrase(ownBy(np, doer), kase, doer);

  const many = isPlural(np);
  const column = many ? 'pl' : np.noun.gender;
  const quantity = np.quantity;
  const extra: AdjDe[] = [];
  let style: EndingStyle = 'strong';
  let front = '';

  if (np.all) {
    style = 'weak';
    front = `all${DIESER.pl[kase]}`;
  }
  const isName = np.noun.isName && np.adjectives.length === 0;
  switch (np.determiner) {
    case 'none':
      break;
    case 'the':
      if (np.all || isName) break;
      style = 'weak';
      front = DER[column][kase];
      break;
    case 'a':
      if (many || quantity !== null || isName) break;
      style = 'mixed';
      front = `ein${EIN[column][kase]}`;
      break;
    case 'any':
      extra.push(ARBITRARY);
      if (many || quantity !== null) break;
      style = 'mixed';
      front = `ein${EIN[column][kase]}`;
      break;
    case 'no':
      style = 'mixed';
      front = `kein${EIN[column][kase]}`;
      break;
    case 'your':
      style = 'mixed';
      front = words(front, `dein${EIN[column][kase]}`);
      break;
    case 'each':
      style = 'weak';
      front = many && quantity === null ? `all${DIESER.pl[kase]}` : `jed${DIESER[column][kase]}`;
      break;
    case 'this':
      style = 'weak';
      front = words(front, `dies${DIESER[column][kase]}`);
      break;
    case 'that':
      style = 'weak';
      front = words(front, `jen${DIESER[column][kase]}`);
      break;
    case 'their':
    case 'his':
      style = 'mixed';
      front = words(front, (np.determiner === 'his' ? 'sein' : 'ihr') + EIN[column][kase]);
      break;
  }

  let amount = '';
  if (quantity?.kind === 'anyNumber') {
    amount = `beliebig ${adjForm(MANY, style, column, kase)}`;
  } else if (quantity !== null) {
    amount = MEASURES[quantity.kind] + NUMBERS.num(quantity.amount);
    if (quantity.kind === 'more') extra.push(FURTHER);
    // „1“ is read „ein“: mit 1 neutralen Karte
    if (front === '' && quantity.amount === 1) style = 'mixed';
  }
  if (np.other) extra.push(OTHER);

  let described = '';
  for (const one of extra) described = words(described, adjForm(one, style, column, kase));
  for (const one of np.adjectives) described = words(described, adjForm(one, style, column, kase));
  for (const one of np.noun.adjectives) described = words(described, adjForm(one, style, column, kase));

  const head = words(front, amount, described, nounForm(np.noun, many, kase, style));
  if (np.owner === null && np.tails.length === 0) return head;
  const owner = np.owner === null ? '' : genitive(np.owner, doer);
  return words(head, owner, ...np.tails.map((tail) => tailOf(tail, np, doer)));
}

const MEASURES = {
  count: '',
  more: '',
  upTo: 'bis zu ',
  atLeast: 'mindestens ',
  atMost: 'höchstens ',
  exactly: 'genau ',
} as const;

function tailOf(tail: Tail<De>, np: NounPhrase<De>, doer: DoerDe): string {
  if (typeof tail === 'string') return tail;
  return tail.kind === 'slot' ? slot(tail, doer) : relativeClause(tail, { ...np, tails: [], owner: null });
}

/** „deine“, „seine“, „ihre“; a player's name tells no gender, so: „die eigene Karte“. */
function ownBy(np: NounPhrase<De>, doer: DoerDe): NounPhrase<De> {
  if (doer === null || doer.kind === 'you') return { ...np, determiner: 'your' };
  if (isPlural(doer)) return { ...np, determiner: 'their' };
  const named = doer.kind === 'noun-phrase' ? doer.noun.isName : doer.kind === 'list';
  if (!named) return { ...np, determiner: genderOf(doer) === 'f' ? 'their' : 'his' };
  const bare = np.quantity !== null || np.all || isPlural(np);
  return { ...np, determiner: bare ? 'none' : 'the', adjectives: [OWN, ...np.adjectives] };
}

export function slot(it: Slot<De>, doer: DoerDe): string {
  if (it.prep === '') return phrase(it.np, it.case, doer);
  if (it.case === 'gen' && !showsGenitive(it.np)) return `${it.prep} von ${phrase(it.np, 'dat', doer)}`;
  const text = phrase(it.np, it.case, doer);
  if (it.np.kind === 'noun-phrase' && it.np.determiner === 'the' && !hasRelative(it.np.tails)) {
    const blank = text.indexOf(' ');
    const short = CONTRACTIONS[`${it.prep} ${text.slice(0, blank)}`];
    if (short !== undefined) return short + text.slice(blank);
  }
  return `${it.prep} ${text}`;
}

/** „in dem Feld, das …“: before a relative clause the article points and stays whole. */
function hasRelative(tails: readonly (string | { readonly kind: string })[]): boolean {
  return tails.some((tail) => typeof tail !== 'string' && tail.kind === 'relative');
}

/** A verb with what belongs to it, as far as word order cares. */
interface Predicate {
  readonly verb: VerbDe;
  readonly parts: readonly Part<De>[];
  readonly negated: boolean;
}

/** „, die höchstens 3 kostet,“ – the last comma falls away before any other mark. */
function relativeClause(it: Relative<De>, np: NpDe): string {
  const act: Predicate = { verb: it.verb, parts: it.parts, negated: false };
  const column = isPlural(np) ? 'pl' : genderOf(np);
  const { subject } = it;
  if (subject !== null) {
    const kase = it.verb.object;
    const pronoun = column === 'pl' && kase === 'dat' ? 'denen' : DER[column][kase];
    const who = phrase(subject, 'nom', subject);
    return `, ${words(pronoun, who, field(act, subject), act.verb.prefix + act.verb.finite[personOf(subject)])},`;
  }
  const pronoun = DER[column].nom;
  return `, ${words(pronoun, field(act, np), act.verb.prefix + act.verb.finite[personOf(np)])},`;
}

/** The field and what closes it; a relative clause at its end is put behind: „Lege eine Karte ab, die 3 kostet.“ */
export function bracket(act: Predicate, doer: DoerDe, closing: string): string {
  const last = act.parts.at(-1);
  if (closing === '' || last === undefined || typeof last === 'string') return words(field(act, doer), closing);
  const np = last.kind === 'slot' ? last.np : last;
  const relative = np.kind === 'noun-phrase' ? np.tails.at(-1) : undefined;
  if (np.kind !== 'noun-phrase' || typeof relative !== 'object' || relative.kind !== 'relative') {
    return words(field(act, doer), closing);
  }
  const short: NpDe = { ...np, tails: np.tails.slice(0, -1) };
  const parts = [...act.parts.slice(0, -1), last.kind === 'slot' ? { ...last, np: short } : short];
  return words(field({ ...act, parts }, doer), closing) + relativeClause(relative, short);
}

/** Everything between the finite verb and the end, with „nicht“ or „kein“ where it belongs. */
function field(act: Predicate, doer: DoerDe): string {
  let text = act.verb.reflexive === false ? '' : reflexive(doer, act.verb.reflexive);
  let denied = !act.negated;
  const last = lastObject(act.parts);
  if (!denied && last < 0) {
    text = words(text, 'nicht');
    denied = true;
  }
  for (const [index, part] of act.parts.entries()) {
    if (!denied && index === last) {
      const kein = asNone(part);
      text = kein === null ? words(text, partOf(part, act, doer), 'nicht') : words(text, partOf(kein, act, doer));
      denied = true;
    } else {
      text = words(text, partOf(part, act, doer));
    }
  }
  return text;
}

export function partOf(part: Part<De>, act: Predicate, doer: DoerDe): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'slot') return slot(part, doer);
  if (part.kind === 'front') return typeof part.part === 'string' ? part.part : slot(part.part, doer);
  return phrase(part, act.verb.object, doer);
}

function lastObject(parts: readonly Part<De>[]): number {
  return parts.findLastIndex((part) => typeof part !== 'string' && part.kind !== 'slot' && part.kind !== 'front');
}

/** „nicht eine Karte“ is „keine Karte“. */
function asNone(part: Part<De>): Part<De> | null {
  if (typeof part === 'string' || part.kind !== 'noun-phrase' || part.noun.isName) return null;
  const open = part.determiner === 'a' || part.determiner === 'none';
  return open && part.quantity === null && !part.all && !part.oneOf ? { ...part, determiner: 'no' } : null;
}

function reflexive(doer: DoerDe, kind: true | 'dat'): string {
  if (doer !== null && doer.kind !== 'you') return 'sich';
  return kind === 'dat' ? 'dir' : 'dich';
}

export function personOf(doer: DoerDe): PersonDe {
  if (doer === null || doer.kind === 'you' || (doer.kind === 'pronoun' && doer.of.kind === 'you')) return 'du';
  return isPlural(doer) ? 'sie' : 'er';
}

export function say(head: De['noun'] | NpDe | Slot<De>, kase: CaseDe = 'nom'): string {
  if (head.kind === 'slot') return slot(head, null);
  if (head.kind === 'noun') return nounForm(head, head.only === 'pl', kase, 'strong');
  return phrase(head, kase);
}
