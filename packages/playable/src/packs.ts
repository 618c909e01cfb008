import type { CoreState, Table, TableOptions } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { SheetEntry } from './playable.ts';

/** Secrets of a game by name. Nothing of them may be in what the browser loads: a game's `table/` never imports them. */
export interface Packs<S extends CoreState = CoreState> {
  /** What this table may read now, by its options and, once the game has begun, its state. */
  unlocked(options: TableOptions, g: Table<S> | null): readonly string[];
  read(pack: string, lang: Lang): Pack;
}

/** Texts and data that a table gets when it has unlocked them, in one language. Plain JSON. */
export interface Pack {
  readonly id: string;
  /** Faces that only this pack knows. */
  readonly sheet: readonly SheetEntry[];
  /** Messages by their key: a mission's goal, a page of the story, a prompt with slots (see `filled`). */
  readonly messages: Readonly<Record<string, string>>;
  /** What the words in those slots are called: a hero, an area. */
  readonly names?: Readonly<Record<string, string>>;
  /** Rules that hold from now on, as lines of a rulebook. */
  readonly rulebook: string;
  /** Whatever else the table draws from: a map, printed values. Plain JSON; the game knows its shape. */
  readonly data: unknown;
  /** What its faces look like, as data of the drawing kit. */
  readonly pictures?: Readonly<Record<string, unknown>>;
}
