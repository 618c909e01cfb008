import type { Lang } from '@cantina/text';

/** What a thing on the table is: its name, and in one sentence what it means and why it matters. */
export interface Term {
  readonly name: Readonly<Record<Lang, string>>;
  readonly about: Readonly<Record<Lang, string>>;
  /** Where the rulebook has more about it. */
  readonly rule?: string;
  /** The inside of an svg of 512 units (an icon of the game), for the legend. */
  readonly sign?: string;
}

/** By the name that `{@attach explained(name)}` uses. */
export type Glossary = Readonly<Record<string, Term>>;
