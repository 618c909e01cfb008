import { words } from '../punctuation.ts';
import type { Mood } from '../speech.ts';
import type { Act, Clause, Joiner } from '../statement.ts';
import { bracket, partOf, personOf, phrase } from './phrase.ts';
import { HABEN, MODALS, SEIN, WERDEN } from './verb.ts';
import { type De, type DoerDe, NUMBERS } from './words.ts';

/** A clause in the mood asked for: German puts the finite verb first, second or last. */
export function clause(it: Clause<De>, mood: Mood): string {
  if (it.modal !== null) return modalClause(it, mood);
  switch (mood) {
    case 'order':
    case 'after':
      if (it.subject === null && !it.acts.some((act) => act.passive)) {
        return joinActs(it, (act) => imperative(act));
      }
      return clause(it, mood === 'order' ? 'main' : 'inverted');
    case 'main':
      return joinActs(it, (act, index) => (index === 0 ? verbSecond(act, it) : verbFirst(act, it, it.by === 'then')));
    case 'inverted':
      return joinActs(it, (act, index) => verbFirst(act, it, index === 0 || it.by === 'then'));
    case 'subordinate':
    case 'wish':
      return `${subjectOf(it)} ${joinActs(it, (act) => bracket(act, it.subject, verbLast(act, it)))}`;
    case 'completed':
      return `${subjectOf(it)} ${joinActs(it, (act) => bracket(act, it.subject, perfect(act, it)))}`;
    case 'infinitive':
      return joinActs(it, (act) => bracket(act, it.subject, infinitive(act)));
    case 'goal':
      return joinActs(it, (act) =>
        bracket(act, it.subject, act.passive ? `${act.verb.participle} zu werden` : act.verb.zu),
      );
  }
}

function modalClause(it: Clause<De>, mood: Mood): string {
  const modal = MODALS[it.modal ?? 'may'];
  const form = modal.finite[personOf(it.subject)];
  const [first] = it.acts;
  const acts = (last: string, skipFront = false): string =>
    joinActs(it, (act, index) => {
      const one = skipFront && index === 0 ? takeFront(act, it.subject).act : act;
      const end = index === it.acts.length - 1 ? last : '';
      return bracket(one, it.subject, words(infinitive(one), end));
    });
  switch (mood) {
    case 'order':
    case 'main': {
      const front = first === undefined ? '' : takeFront(first, it.subject).front;
      return front === '' ? words(subjectOf(it), form, acts('')) : words(front, form, subjectOf(it), acts('', true));
    }
    case 'after':
    case 'inverted':
      return words(form, subjectOf(it), acts(''));
    case 'subordinate':
    case 'completed':
    case 'wish':
      return words(subjectOf(it), acts(form));
    case 'infinitive':
      return acts(modal.infinitive);
    case 'goal':
      return acts(`zu ${modal.infinitive}`);
  }
}

function imperative(act: Act<De>): string {
  return words(act.verb.imperative, bracket(act, null, act.verb.prefix.trimEnd()));
}

function verbSecond(whole: Act<De>, it: Clause<De>): string {
  const { front, act } = takeFront(whole, it.subject);
  const verb = finite(act, it);
  const opening = front === '' ? words(subjectOf(it), verb) : words(front, verb, subjectOf(it));
  return words(opening, bracket(act, it.subject, closing(act)));
}

function verbFirst(act: Act<De>, it: Clause<De>, withSubject: boolean): string {
  return words(finite(act, it), withSubject ? subjectOf(it) : '', bracket(act, it.subject, closing(act)));
}

function finite(act: Act<De>, it: Clause<De>): string {
  const person = personOf(it.subject);
  return act.passive ? WERDEN.finite[person] : act.verb.finite[person];
}

function infinitive(act: Act<De>): string {
  return act.passive ? `${act.verb.participle} werden` : act.verb.infinitive;
}

function closing(act: Act<De>): string {
  return act.passive ? act.verb.participle : act.verb.prefix.trimEnd();
}

function verbLast(act: Act<De>, it: Clause<De>): string {
  return act.passive ? `${act.verb.participle} ${finite(act, it)}` : act.verb.prefix + finite(act, it);
}

function perfect(act: Act<De>, it: Clause<De>): string {
  const person = personOf(it.subject);
  if (act.passive) return `${act.verb.participle} worden ${SEIN.finite[person]}`;
  return `${act.verb.participle} ${(act.verb.aux === 'sein' ? SEIN : HABEN).finite[person]}`;
}

function takeFront(act: Act<De>, doer: DoerDe): { readonly front: string; readonly act: Act<De> } {
  const found = act.parts.find((part) => typeof part !== 'string' && part.kind === 'front');
  if (found === undefined) return { front: '', act };
  return { front: partOf(found, act, doer), act: { ...act, parts: act.parts.filter((part) => part !== found) } };
}

function subjectOf(it: Clause<De>): string {
  return it.subject === null ? 'du' : phrase(it.subject, 'nom', it.subject);
}

function joinActs(it: Clause<De>, put: (act: Act<De>, index: number) => string): string {
  return it.acts.length === 1 && it.acts[0] !== undefined ? put(it.acts[0], 0) : join(it.acts.map(put), it.by);
}

export function join(items: readonly string[], by: Joiner): string {
  if (by === 'then') return items.join(', dann ');
  return by === 'and' ? NUMBERS.listAnd(items) : NUMBERS.listOr(items);
}
