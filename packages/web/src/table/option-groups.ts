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
  | {
      readonly kind: 'card';
      readonly card: number;
      readonly options: readonly DecisionOption[];
      /** So many of its name with the very same to do. */
      readonly count: number;
    };

/** The parts of an option's name: what is done, and with what; and where its card lies, if it has one. */
export interface Naming {
  partsOf(option: DecisionOption): { readonly deed: string; readonly what: string };
  placeOf(card: number): string | undefined;
  /** What a card is called. */
  nameOf(card: number): string;
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
      : [{ kind: 'card', card, options: members, count: 1 }],
  );
  return merged(entries, naming);
}

/** Cards of one name that lie in one place with the same things to do are one entry. */
function merged(entries: readonly ListEntry[], naming: Naming): readonly ListEntry[] {
  const alike = new Map<string, ListEntry>();
  entries.forEach((entry, i) => {
    const card = entry.kind === 'option' ? entry.option.card : entry.card;
    const place = card === undefined ? undefined : naming.placeOf(card);
    const key =
      card === undefined || place === undefined ? String(i) : `${place} ${wordsOf(entry, card, naming).join()}`;
    const before = alike.get(key);
    alike.set(key, before === undefined ? entry : { ...before, count: before.count + 1 });
  });
  return [...alike.values()];
}

const wordsOf = (entry: ListEntry, card: number, naming: Naming): readonly string[] =>
  entry.kind === 'option'
    ? [entry.what]
    : [naming.nameOf(card), ...entry.options.map((option) => naming.partsOf(option).what)];

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
