import { type CardId, type CoreState, faceOf, knows, type Seat, type Table } from '../src/index.ts';
import type { Subject } from './subject.ts';

/** An option with everything a test may call it. */
export interface NamedOption {
  readonly id: string;
  readonly names: readonly string[];
  /** What a failure prints. */
  readonly shown: string;
}

/** A card whose face the asked seat does not know. */
const HIDDEN = 'hidden';

export function nameOptions<S extends CoreState>(
  { names }: Subject<S>,
  g: Table<S>,
  seat: Seat,
  options: readonly { readonly id: string; readonly card?: CardId | undefined }[],
): readonly NamedOption[] {
  const copies = new Map<string, number>();
  return options.map((option) => {
    const own = names?.option?.(g, option) ?? [];
    const face = option.card === undefined ? [] : faceNames(names?.face, g, seat, option.card);
    const all = [...own, ...face];
    const first = all[0];
    if (first === undefined) return { id: option.id, names: [], shown: `'${option.id}'` };
    const copy = (copies.get(first) ?? 0) + 1;
    copies.set(first, copy);
    return { id: option.id, names: all, shown: `'${copy === 1 ? first : `${first}#${copy}`}' (${option.id})` };
  });
}

function faceNames<S extends CoreState>(
  called: ((face: string) => readonly string[]) | undefined,
  g: Table<S>,
  seat: Seat,
  card: CardId,
): readonly string[] {
  if (!knows(g, seat, card)) return [HIDDEN];
  const face = faceOf(g, card);
  return [...(called?.(face) ?? []), face];
}

/** The id of what a test names: an id, a name, or the second copy of a name as `name#2`. */
export function idOf(options: readonly NamedOption[], wanted: string): string | undefined {
  const exact = options.find((each) => each.id === wanted);
  if (exact !== undefined) return exact.id;
  const [, name = wanted, copy = '1'] = /^(.+)#(\d+)$/.exec(wanted) ?? [];
  return options.filter((each) => each.names.includes(name))[Number(copy) - 1]?.id;
}
