import type { Part } from '../phrase.ts';
import { words } from '../punctuation.ts';
import type { Mood } from '../speech.ts';
import type { Act, Clause, Joiner, Modal } from '../statement.ts';
import { field, genderOf, isNone, isPlural, partOf, phrase, slot } from './phrase.ts';
import { type AspectRu, passiveForm } from './verb.ts';
import { type NpRu, NUMBERS, type Ru } from './words.ts';

/** Reports are in the present, which knows no gender; orders and infinitives are perfective, forbidden ones imperfective. */
export function clause(it: Clause<Ru>, mood: Mood): string {
  if (mood === 'infinitive' || mood === 'goal') {
    return put(it, (act) =>
      act.verb.existential ? words('иметь', field(act, 'acc', it.subject)) : infinitive(act, it),
    );
  }
  if (it.acts.some((act) => act.verb.existential)) return put(it, (act) => existence(act, it, mood));
  if (it.acts.some((act) => act.passive)) return put(it, (act) => passive(act, it, mood));
  if (it.modal !== null) return modalClause(it, it.modal);
  if ((mood === 'order' || mood === 'after') && it.subject === null) return put(it, imperative);
  return report(it, mood);
}

function report(it: Clause<Ru>, mood: Mood): string {
  const [first] = it.acts;
  const subject = it.subject ?? { kind: 'you' };
  const nobody = isNone(subject);
  const form = (act: Act<Ru>): string => {
    const verb =
      mood === 'wish'
        ? pastOf(act.verb.pf, subject)
        : finite(mood === 'completed' ? act.verb.pf : act.verb.ipf, subject);
    return words(nobody || isNegative(act) ? 'не' : '', verb, behind(act, it));
  };
  // A name has no gender for the past tense, so the wish speaks of «игрок».
  const who =
    mood === 'wish' && subject.kind === 'noun-phrase' && subject.noun.isName
      ? `игрок ${phrase(subject, 'nom', subject)}`
      : phrase(subject, 'nom', subject);
  const front = first === undefined ? '' : fronts(first, it);
  return words(front, who, join(it.acts.map(form), it.by));
}

function modalClause(it: Clause<Ru>, modal: 'may' | 'must' | 'can'): string {
  const subject: NpRu = it.subject ?? { kind: 'you' };
  const denied = it.acts.every(isNegative);
  const acts = it.acts.map((act) =>
    denied ? words(act.verb.pf.infinitive, behind(act, it)) : infinitiveBehind(act, it),
  );
  const not = denied ? 'не' : '';
  const front = it.acts[0] === undefined ? '' : fronts(it.acts[0], it);
  const rest = join(acts, it.by);
  if (modal !== 'must') return words(front, phrase(subject, 'nom', subject), not, MOCH[personOf(subject)], rest);
  if (subject.kind === 'noun-phrase' && subject.noun.isName) {
    return words(front, phrase(subject, 'dat', subject), not, 'нужно', rest);
  }
  return words(
    front,
    phrase(subject, 'nom', subject),
    not,
    DOLZHEN[isPlural(subject) ? 'pl' : genderOf(subject)],
    rest,
  );
}

const MOCH = { vy: 'можете', on: 'может', oni: 'могут' } as const;
const BUDET = { vy: 'будете', on: 'будет', oni: 'будут' } as const;
const DOLZHEN = { m: 'должен', f: 'должна', n: 'должно', pl: 'должны' } as const;

function imperative(act: Act<Ru>): string {
  const negative = isNegative(act);
  const verb = negative ? `не ${act.verb.ipf.imperative}` : act.verb.pf.imperative;
  return words(verb, field(withoutFront(act), act.verb.object, null));
}

function infinitive(act: Act<Ru>, it: Clause<Ru>): string {
  return words(fronts(act, it), infinitiveBehind(act, it));
}

function infinitiveBehind(act: Act<Ru>, it: Clause<Ru>): string {
  const verb = isNegative(act) ? `не ${act.verb.ipf.infinitive}` : act.verb.pf.infinitive;
  return words(verb, behind(act, it));
}

/** «эта карта сброшена»; without a participle «эту карту берут». */
function passive(act: Act<Ru>, it: Clause<Ru>, mood: Mood): string {
  const subject: NpRu = it.subject ?? { kind: 'you' };
  const negative = isNegative(act) || isNone(subject);
  const not = negative ? 'не' : '';
  const rest = behind(act, it);
  if (act.verb.passive === null) {
    const object = phrase(subject, isNone(subject) ? 'gen' : 'acc', subject);
    if (it.modal === null) return words(object, not, act.verb.ipf.oni, rest);
    if (it.modal === 'must') return words(object, not, 'нужно', act.verb.pf.infinitive, rest);
    return words(object, negative ? `нельзя ${act.verb.ipf.infinitive}` : `можно ${act.verb.pf.infinitive}`, rest);
  }
  const column = isPlural(subject) ? 'pl' : genderOf(subject);
  const form = passiveForm(act.verb.passive, column);
  const who = phrase(subject, 'nom', subject);
  if (it.modal === null) {
    const will = mood === 'completed' ? BUDET[personOf(subject)] : '';
    return words(fronts(act, it), who, not, will, form, rest);
  }
  const modal = it.modal === 'must' ? DOLZHEN[column] : MOCH[personOf(subject)];
  return words(fronts(act, it), who, not, modal, 'быть', form, rest);
}

/** «у вас есть 3 карты», «у противника нет карт», «у вас на руке есть 3 карты» */
function existence(act: Act<Ru>, it: Clause<Ru>, mood: Mood): string {
  const np: NpRu = it.subject ?? { kind: 'you' };
  const owner = slot({ kind: 'slot', prep: 'у', np, case: 'gen' }, undefined);
  const negative = isNegative(act);
  const kase = negative ? 'gen' : 'nom';
  const { parts, verb: having } = withoutFront(act);
  const where = field({ verb: having, parts: parts.filter((part) => !isThing(part)) }, kase, np);
  const things = field({ verb: having, parts: parts.filter(isThing) }, kase, np);
  return words(fronts(act, it), owner, where, being(it.modal, mood, negative), things);
}

function being(modal: Modal | null, mood: Mood, negative: boolean): string {
  const not = negative ? 'не ' : '';
  if (modal !== null) return not + (modal === 'must' ? 'должно быть' : 'может быть');
  if (mood === 'completed') return `${not}будет`;
  return negative ? 'нет' : 'есть';
}

function isThing(part: Part<Ru>): boolean {
  return typeof part !== 'string' && part.kind !== 'slot';
}

function put(it: Clause<Ru>, one: (act: Act<Ru>, index: number) => string): string {
  const [first] = it.acts;
  const ordered = it.subject === null && it.modal === null && first !== undefined && !first.passive;
  const opening = ordered && !first.verb.existential && one === imperative ? fronts(first, it) : '';
  return words(opening, join(it.acts.map(one), it.by));
}

function isNegative(act: Act<Ru>): boolean {
  return act.negated || act.parts.some(isNone);
}

function withoutFront(act: Act<Ru>): Act<Ru> {
  const parts = act.parts.filter((part) => typeof part === 'string' || part.kind !== 'front');
  return parts.length === act.parts.length ? act : { ...act, parts };
}

function behind(act: Act<Ru>, it: Clause<Ru>): string {
  return field(withoutFront(act), act.verb.object, it.subject);
}

function fronts(act: Act<Ru>, it: Clause<Ru>): string {
  let text = '';
  for (const part of act.parts) {
    if (typeof part !== 'string' && part.kind === 'front') text = words(text, partOf(part, 'acc', it.subject));
  }
  return text;
}

function personOf(doer: NpRu): 'vy' | 'on' | 'oni' {
  if (doer.kind === 'you' || (doer.kind === 'pronoun' && doer.of.kind === 'you')) return 'vy';
  return isPlural(doer) ? 'oni' : 'on';
}

function finite(aspect: AspectRu, doer: NpRu): string {
  return aspect[personOf(doer)];
}

function pastOf(aspect: AspectRu, doer: NpRu): string {
  return aspect.past[isPlural(doer) ? 'pl' : genderOf(doer)];
}

export function join(items: readonly string[], by: Joiner): string {
  if (items.length === 1) return items[0] ?? '';
  if (by === 'then') return items.join(', затем ');
  return by === 'and' ? NUMBERS.listAnd(items) : NUMBERS.listOr(items);
}
