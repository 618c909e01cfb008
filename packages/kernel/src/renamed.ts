/**
 * An answer that had another id before: `{ now: 'pass', before: 'no', in: ['prompt.reaction'] }`. Games that were stored
 * then are read with it. An id that ends in a colon stands for all that begin with it (`card:` for `card:37`).
 */
export interface Renamed {
  readonly now: string;
  readonly before: string;
  /** The prompts of the questions it stands in; all of them unless said. Interjections stand in `word.interjection`. */
  readonly in?: readonly string[];
}

/** What interjections are offered under. */
export const INTERJECTION = 'word.interjection';

const standsIn = (each: Renamed, prompt: string): boolean => each.in?.includes(prompt) ?? true;

const isCalled = ({ now }: Renamed, id: string): boolean => (now.endsWith(':') ? id.startsWith(now) : id === now);

/** What an id was called as long as these were not renamed. */
export function nameThen(undone: readonly Renamed[], prompt: string, id: string): string {
  for (const each of undone) {
    if (standsIn(each, prompt) && isCalled(each, id)) return each.before + id.slice(each.now.length);
  }
  return id;
}

interface Asking {
  readonly prompt: { readonly key: string };
  readonly options: readonly { readonly id: string }[];
}

/**
 * The times a stored answer may come from, each by the renamings that had not been made then; today first. Those that
 * touch a question are few, so every set of them is tried: a game may have been stored between any two.
 */
function timesOf(renamed: readonly Renamed[], asking: readonly Asking[]): readonly (readonly Renamed[])[] {
  const touching = renamed.filter((each) =>
    asking.some(({ prompt: { key }, options }) => standsIn(each, key) && options.some(({ id }) => isCalled(each, id))),
  );
  const sets = Array.from({ length: 2 ** touching.length }, (_, set) => set);
  return sets.map((set) => touching.filter((_, i) => ((set >> i) & 1) === 1));
}

/**
 * Stored picks of the last of these by the ids of today, or undefined where it was never asked like that. `isThen` tells
 * whether it was, with these renamings undone.
 */
export function picksNow(
  renamed: readonly Renamed[] | undefined,
  asking: readonly Asking[],
  picks: readonly string[],
  isThen: (undone: readonly Renamed[]) => boolean,
): readonly string[] | undefined {
  const { prompt, options } = asking[asking.length - 1] as Asking;
  let found: readonly string[] | undefined;
  for (const undone of timesOf(renamed ?? [], asking)) {
    if (!isThen(undone)) continue;
    found ??= picks;
    const now = picks.flatMap((pick) => options.find(({ id }) => nameThen(undone, prompt.key, id) === pick)?.id ?? []);
    if (now.length === picks.length) return now;
  }
  // What was never possible is for the rules to refuse.
  return found;
}
