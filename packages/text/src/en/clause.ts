import { words } from '../punctuation.ts';
import type { Mood } from '../speech.ts';
import type { Act, Clause, Joiner, Modal } from '../statement.ts';
import { field, finite, partOf, phrase } from './phrase.ts';
import { type En, NUMBERS } from './words.ts';

const MODALS: Readonly<Record<Modal, readonly [string, string]>> = {
  may: ['may', 'may not'],
  must: ['must', 'must not'],
  can: ['can', 'cannot'],
};

/** English keeps its order in every mood; only the verb changes. */
export function clause(it: Clause<En>, mood: Mood): string {
  const front = fronts(it);
  switch (mood) {
    case 'infinitive':
    case 'goal':
      return join(
        it.acts.map((act) => words(baseOf(act), field(act, it.subject, true))),
        it.by,
      );
    case 'order':
    case 'after':
      if (it.subject === null && it.modal === null && !it.acts.some((act) => act.passive)) {
        return (
          front +
          join(
            it.acts.map((act) => words(baseOf(act), field(act, null, false))),
            it.by,
          )
        );
      }
      return front + report(it);
    case 'main':
    case 'inverted':
    case 'subordinate':
    case 'completed':
    case 'wish':
      return front + report(it);
  }
}

function report(it: Clause<En>): string {
  const subject = it.subject === null ? 'you' : phrase(it.subject, 'nom', it.subject);
  if (it.modal === null) {
    return words(
      subject,
      join(
        it.acts.map((act) => words(finite(act, it.subject), field(act, it.subject, false))),
        it.by,
      ),
    );
  }
  const [yes, no] = MODALS[it.modal];
  const modal = it.acts.every((act) => act.negated) ? no : yes;
  const acts = it.acts.map((act) =>
    words(baseOf(modal === no ? { ...act, negated: false } : act), field(act, it.subject, false)),
  );
  return words(subject, modal, join(acts, it.by));
}

function baseOf(act: Act<En>): string {
  const base = act.passive ? `be ${act.verb.participle}` : act.verb.base;
  if (!act.negated) return base;
  return act.passive ? `not ${base}` : `do not ${base}`;
}

/** "At the end of your turn, draw 1 card": what comes first gets a comma. */
function fronts(it: Clause<En>): string {
  let text = '';
  for (const act of it.acts) {
    for (const part of act.parts) {
      if (typeof part === 'string' || part.kind !== 'front') continue;
      text += `${partOf(part, it.subject, true)}, `;
    }
  }
  return text;
}

export function join(items: readonly string[], by: Joiner): string {
  if (items.length === 1) return items[0] ?? '';
  if (by === 'then') return items.join(', then ');
  if (by === 'or') return NUMBERS.listOr(items);
  // "Gain 2 credits and 1 fame, and lose 1 card": a comma where an "and" came before.
  const before = items.slice(0, -1);
  return before.some((item) => item.includes(' and '))
    ? `${before.join(', ')}, and ${items.at(-1) ?? ''}`
    : NUMBERS.listAnd(items);
}
