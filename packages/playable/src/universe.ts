import type { Book } from '@cantina/text';

/** Everything there is to meet in a game, so that a runner can name what it never met. */
export interface Universe {
  readonly verbs: readonly string[];
  /** Prompt keys of questions. */
  readonly decisions: readonly string[];
  /** The game's own events; those of the kernel are met in every game. */
  readonly events: readonly string[];
}

/** Every verb that a card, or anything else in the given content, uses. */
export function verbsIn(content: unknown): string[] {
  const verbs = new Set<string>();
  const search = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('verb' in part) verbs.add(String(part.verb));
    Object.values(part).forEach(search);
  };
  search(content);
  return [...verbs];
}

/** What a game's verbs, its book of messages and its modules full of ops come to. */
export const universeOf = ({ verbs, book, ops }: Origins): Universe => ({
  verbs,
  decisions: [...book.entries.en.keys()].filter((key) => key.startsWith('prompt.')),
  events: ops.flatMap((chapter) => Object.values(chapter).flatMap(eventOf)),
});

interface Origins {
  readonly verbs: readonly string[];
  readonly book: Book;
  readonly ops: readonly object[];
}

/** An op carries the type of its event; what else such a module exports has none. */
const eventOf = (each: unknown): readonly string[] =>
  typeof each === 'function' && 'type' in each && typeof each.type === 'string' ? [each.type] : [];
