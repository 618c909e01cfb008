import type { DecisionOption } from '@cantina/kernel';

/** Options that are listed under one word („Kaufen“), or one after the other where it is empty. */
export interface Cluster {
  readonly deed: string;
  readonly entries: readonly ListEntry[];
}

/** An option, or all options of one card that are laid open beside it. */
export type ListEntry =
  | { readonly kind: 'option'; readonly option: DecisionOption; readonly what: string }
  | { readonly kind: 'card'; readonly card: number; readonly options: readonly DecisionOption[] };

/** The parts of an option's name: what is done, and with what. */
export type NamedParts = (option: DecisionOption) => { readonly deed: string; readonly what: string };

/** From so many options on, those of one card are folded together. */
const MANY = 4;
/** So many options of one card are folded in any case. */
const MANY_OF_ONE = 3;
const MOST_CLOSING = 3;

/** What ends something (`end`, `done`, `pass`): it stands last and belongs to no card or place, so it is always in sight. */
export function closingOf(options: readonly DecisionOption[]): readonly DecisionOption[] {
  const last = options.findLastIndex(({ id, card }) => card !== undefined || id.includes(':'));
  const tail = options.slice(last + 1);
  return last < 0 || tail.length > MOST_CLOSING ? [] : tail;
}

/** Groups as the rules made them, each in clusters of the same deed. */
export function grouped(options: readonly DecisionOption[], partsOf: NamedParts): readonly (readonly Cluster[])[] {
  return [...by(options, ({ group }) => group ?? '').values()].map((group) =>
    [...by(group, (option) => partsOf(option).deed)].map(([deed, members]) => ({
      deed,
      entries: folded(members, partsOf),
    })),
  );
}

function folded(options: readonly DecisionOption[], partsOf: NamedParts): readonly ListEntry[] {
  const single = (option: DecisionOption): ListEntry => ({ kind: 'option', option, what: partsOf(option).what });
  return [...by(options, ({ card }) => card)].flatMap(([card, members]): readonly ListEntry[] =>
    card === undefined || members.length < (options.length < MANY ? MANY_OF_ONE : 2)
      ? members.map(single)
      : [{ kind: 'card', card, options: members }],
  );
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
