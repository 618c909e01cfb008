import type { DecisionOption } from '@cantina/kernel';

/** Options that are listed under one word („Kaufen“), or one after the other where it is empty. */
export interface Cluster {
  readonly deed: string;
  readonly entries: readonly ListEntry[];
}

/** An option, or all options of one card that are laid open beside it. */
export type ListEntry =
  | {
      readonly kind: 'option';
      readonly option: DecisionOption;
      readonly what: string;
      /** So many that nobody can tell apart: five shuttles in one hand are one button. */
      readonly count: number;
    }
  | { readonly kind: 'card'; readonly card: number; readonly options: readonly DecisionOption[] };

/** The parts of an option's name: what is done, and with what; and where its card lies, if it has one. */
export interface Naming {
  partsOf(option: DecisionOption): { readonly deed: string; readonly what: string };
  placeOf(card: number): string | undefined;
}

/** From so many options on, those of one card are folded together. */
const MANY = 4;
/** So many options of one card are folded in any case. */
const MANY_OF_ONE = 3;

/** Groups as the rules made them, each in clusters of the same deed. */
export function grouped(options: readonly DecisionOption[], naming: Naming): readonly (readonly Cluster[])[] {
  return [...by(options, ({ group }) => group ?? '').values()].map((group) =>
    [...by(group, (option) => naming.partsOf(option).deed)].map(([deed, members]) => ({
      deed,
      entries: folded(members, naming),
    })),
  );
}

function folded(options: readonly DecisionOption[], naming: Naming): readonly ListEntry[] {
  const entries = [...by(options, ({ card }) => card)].flatMap(([card, members]): readonly ListEntry[] =>
    card === undefined || members.length < (options.length < MANY ? MANY_OF_ONE : 2)
      ? members.map((option) => ({ kind: 'option', option, what: naming.partsOf(option).what, count: 1 }))
      : [{ kind: 'card', card, options: members }],
  );
  return merged(entries, naming);
}

/** Cards of one name that lie in one place with one thing to do are one entry. */
function merged(entries: readonly ListEntry[], naming: Naming): readonly ListEntry[] {
  const alike = new Map<string, ListEntry>();
  entries.forEach((entry, i) => {
    const card = entry.kind === 'option' ? entry.option.card : undefined;
    const place = card === undefined ? undefined : naming.placeOf(card);
    const key = entry.kind === 'option' && place !== undefined ? `${place} ${entry.what}` : String(i);
    const before = alike.get(key);
    if (before?.kind === 'option') alike.set(key, { ...before, count: before.count + 1 });
    else alike.set(key, entry);
  });
  return [...alike.values()];
}

function by<K>(options: readonly DecisionOption[], keyOf: (option: DecisionOption) => K): Map<K, DecisionOption[]> {
  const found = new Map<K, DecisionOption[]>();
  for (const option of options) {
    const key = keyOf(option);
    const members = found.get(key);
    if (members === undefined) found.set(key, [option]);
    else members.push(option);
  }
  return found;
}
