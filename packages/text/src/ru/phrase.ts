import type { NounPhrase, Part, Relative, Slot, Tail } from '../phrase.ts';
import { words } from '../punctuation.ts';
import {
  type AdjRu,
  adjForm,
  type ColumnRu,
  DRUGOY,
  ETOT,
  KAZHDY,
  KOTORY,
  LYUBOY,
  ODIN,
  SVOY,
  TOT,
  VASH,
  VES,
} from './adjective.ts';
import { counting } from './counting.ts';
import type { CaseRu, GenderRu } from './noun.ts';
import { euphony } from './preposition.ts';
import type { VerbRu } from './verb.ts';
import { type DoerRu, type NpRu, NUMBERS, type Ru } from './words.ts';

const VY: Readonly<Record<CaseRu, string>> = { nom: 'вы', gen: 'вас', dat: 'вам', acc: 'вас', ins: 'вами', loc: 'вас' };
const HE = { nom: 'он', gen: 'его', dat: 'ему', acc: 'его', ins: 'им', loc: 'нём' } as const;
const PRONOUNS: Readonly<Record<ColumnRu, Readonly<Record<CaseRu, string>>>> = {
  m: HE,
  n: { ...HE, nom: 'оно' },
  f: { nom: 'она', gen: 'её', dat: 'ей', acc: 'её', ins: 'ей', loc: 'ней' },
  pl: { nom: 'они', gen: 'их', dat: 'им', acc: 'их', ins: 'ими', loc: 'них' },
};
const QUANTITY: Readonly<Record<CaseRu, string>> = {
  nom: 'любое количество',
  gen: 'любого количества',
  dat: 'любому количеству',
  acc: 'любое количество',
  ins: 'любым количеством',
  loc: 'любом количестве',
};

export function isPlural(np: NpRu): boolean {
  switch (np.kind) {
    case 'you':
      return true;
    case 'pronoun':
      return isPlural(np.of);
    case 'list':
      return np.by === 'and' && np.items.length > 1;
    case 'noun-phrase':
      if (np.oneOf || np.quantity?.kind === 'anyNumber') return false;
      if (np.quantity === null) return np.plural;
      return np.quantity.amount === 'X' || NUMBERS.plural(np.quantity.amount) !== 'one';
  }
}

export function genderOf(np: NpRu): GenderRu {
  if (np.kind === 'pronoun') return genderOf(np.of);
  if (np.kind !== 'noun-phrase') return 'm';
  return np.quantity?.kind === 'anyNumber' ? 'n' : np.noun.gender;
}

/** «ни одной карты» makes the whole clause negative. */
export function isNone(part: Part<Ru>): boolean {
  return typeof part !== 'string' && part.kind === 'noun-phrase' && part.determiner === 'no';
}

export function phrase(np: NpRu, kase: CaseRu, doer: DoerRu): string {
  switch (np.kind) {
    case 'you':
      return VY[kase];
    case 'pronoun':
      return np.of.kind === 'you' ? VY[kase] : PRONOUNS[isPlural(np.of) ? 'pl' : genderOf(np.of)][kase];
    case 'list': {
      const items = np.items.map((item) => phrase(item, kase, doer));
      return np.by === 'and' ? NUMBERS.listAnd(items) : NUMBERS.listOr(items);
    }
    case 'noun-phrase':
      return nounPhrase(np, kase, doer);
  }
}

function nounPhrase(np: NounPhrase<Ru>, kase: CaseRu, doer: DoerRu): string {
  const { noun, quantity } = np;
  if (np.oneOf) {
    const group: NounPhrase<Ru> = { ...np, oneOf: false, plural: true };
    return `${adjForm(ODIN, noun.gender, kase, noun.animate)} из ${nounPhrase(group, 'gen', doer)}`;
  }
  if (quantity?.kind === 'anyNumber') {
    const group: NounPhrase<Ru> = { ...np, quantity: null, plural: true };
    return `${QUANTITY[kase]} ${nounPhrase(group, 'gen', doer)}`;
  }

  const agreement = counting(noun, quantity, np.plural, kase);
  const form = (word: AdjRu, as: { readonly column: ColumnRu; readonly case: CaseRu }): string =>
    adjForm(word, as.column, as.case, noun.animate);

  const pointing = POINTING[np.determiner];
  let front = np.all ? form(VES, agreement.outer) : '';
  if (pointing !== undefined) front = words(front, form(pointing, agreement.outer));
  if (np.determiner === 'no') front = noun.only === 'pl' ? 'никаких' : `ни ${form(ODIN, agreement.outer)}`;

  let described = '';
  const possessive = possessiveOf(np, kase, doer);
  if (possessive !== null) described = form(possessive, agreement.inner);
  else if (np.owner?.kind === 'pronoun') described = phrase(np.owner, 'gen', doer);
  if (np.other) described = words(described, form(DRUGOY, agreement.inner));
  for (const one of np.adjectives) described = words(described, form(one, agreement.inner));

  const name = agreement.noun.plural ? noun.pl[agreement.noun.case] : noun.sg[agreement.noun.case];
  const head = words(front, agreement.amount, described, name);
  if (np.owner === null && np.tails.length === 0) return head;
  const owner = np.owner === null || isPossessive(np.owner) ? '' : phrase(np.owner, 'gen', doer);
  return words(head, owner, ...np.tails.map((tail) => tailOf(tail, np, doer)));
}

/** Words that stand before the number: «эти 2 карты», «любые 2 карты». */
const POINTING: Readonly<Partial<Record<NounPhrase<Ru>['determiner'], AdjRu>>> = {
  this: ETOT,
  that: TOT,
  each: KAZHDY,
  any: LYUBOY,
};

/** Who acts on what is his says «свой»: «сбросьте свою карту», but «противник сбрасывает вашу карту». */
function possessiveOf(np: NounPhrase<Ru>, kase: CaseRu, doer: DoerRu): AdjRu | null {
  if (np.determiner === 'own') return SVOY;
  if (np.determiner !== 'your' && np.owner?.kind !== 'you') return null;
  const reflexive = doer === null || doer?.kind === 'you';
  return reflexive && kase !== 'nom' ? SVOY : VASH;
}

/** «ваша база», «его база»: these owners stand before what they own. */
function isPossessive(owner: NpRu): boolean {
  return owner.kind === 'you' || owner.kind === 'pronoun';
}

function tailOf(tail: Tail<Ru>, np: NounPhrase<Ru>, doer: DoerRu): string {
  if (typeof tail === 'string') return tail;
  return tail.kind === 'slot' ? slot(tail, doer) : relativeClause(tail, np);
}

export function slot(it: Slot<Ru>, doer: DoerRu): string {
  const text = phrase(it.np, it.case, doer);
  if (it.prep === '') return text;
  // After a preposition the pronouns begin with н: «у неё», «к ним».
  const third = it.np.kind === 'pronoun' && it.np.of.kind !== 'you' && !text.startsWith('н');
  const heard = third ? `н${text}` : text;
  return `${euphony(it.prep, heard)} ${heard}`;
}

/** «, которая стоит 3,» – the last comma falls away before any other mark. */
function relativeClause(it: Relative<Ru>, np: NounPhrase<Ru>): string {
  const { ipf, existential } = it.verb;
  const column = isPlural(np) ? 'pl' : np.noun.gender;
  const negated = it.parts.some(isNone);
  if (it.subject !== null) return objectClause(it, it.subject, column, np.noun.animate);
  if (existential) {
    const parts = field(it, negated ? 'gen' : 'nom', np);
    return `, у ${adjForm(KOTORY, column, 'gen', true)} ${words(negated ? 'нет' : 'есть', parts)},`;
  }
  const pronoun = adjForm(KOTORY, column, 'nom', false);
  const form = isPlural(np) ? ipf.oni : ipf.on;
  return `, ${words(pronoun, negated ? 'не' : '', form, field(it, it.verb.object, np))},`;
}

/** «, которую вы покупаете,», «, который есть у противника,» */
function objectClause(it: Relative<Ru>, subject: NpRu, column: ColumnRu, animate: boolean): string {
  const { ipf, existential, object } = it.verb;
  if (existential) {
    const owner = slot({ kind: 'slot', prep: 'у', np: subject, case: 'gen' }, undefined);
    return `, ${words(adjForm(KOTORY, column, 'nom', false), 'есть', owner, field(it, 'nom', subject))},`;
  }
  const form = subject.kind === 'you' ? ipf.vy : isPlural(subject) ? ipf.oni : ipf.on;
  const pronoun = adjForm(KOTORY, column, object, animate);
  return `, ${words(pronoun, phrase(subject, 'nom', subject), form, field(it, object, subject))},`;
}

/** What stands beside the verb, in the order given. `object` is the case of plain phrases. */
export function field(
  act: { readonly verb: VerbRu; readonly parts: readonly Part<Ru>[] },
  object: CaseRu,
  doer: DoerRu,
): string {
  let text = '';
  for (const part of act.parts) text = words(text, partOf(part, object, doer));
  return text;
}

export function partOf(part: Part<Ru>, object: CaseRu, doer: DoerRu): string {
  if (typeof part === 'string') return part;
  if (part.kind === 'slot') return slot(part, doer);
  if (part.kind === 'front') return typeof part.part === 'string' ? part.part : slot(part.part, doer);
  return phrase(part, object === 'acc' && isNone(part) ? 'gen' : object, doer);
}

export function say(head: Ru['noun'] | NpRu | Slot<Ru>, kase: CaseRu = 'nom'): string {
  if (head.kind === 'slot') return slot(head, undefined);
  if (head.kind === 'noun') return (head.only === 'pl' ? head.pl : head.sg)[kase];
  return phrase(head, kase, undefined);
}
