import type { TableOptions } from '@cantina/kernel';
import type { Lang } from '@cantina/text';
import type { Component } from 'svelte';

/** A game on the shelf: what everybody sees of it before it is chosen. It is loaded with the first page, so it is small. */
export interface GameTile {
  /** A short name; the full one is `texts[lang].name`. */
  readonly name: Readonly<Record<Lang, string>>;
  /** What it is about, in one sentence. */
  readonly about: Readonly<Record<Lang, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes, roughly. */
  readonly minutes?: number;
  /** It is told as a story over several games, and begins there. */
  readonly isStory?: boolean;
  /** The setting whose value names what is played: a mission. */
  readonly named?: string;
  /** The table at which it is learned. */
  readonly lesson?: Lesson;
  /** The two colours of its sky. */
  readonly sky: readonly [string, string];
  /** What is under that sky: the inside of a drawing of 400 × 150. `ball` fills a circle like a planet in the sun. */
  readonly Art?: Component<{ ball: string }>;
}

/** A table for a first game: what is agreed on, and how many bots sit across. The game's `lesson/` talks to who sits there. */
export interface Lesson {
  readonly options: TableOptions;
  readonly bots: number;
}
