import type { Lang } from '@cantina/text';
import type { Component } from 'svelte';

/** A game on the shelf: what everybody sees of it before it is chosen. It is loaded with the first page, so it is small. */
export interface GameTile {
  /** A short name; the full one is `texts[lang].name`. */
  readonly name: Readonly<Record<Lang, string>>;
  /** What it is about, in one sentence. */
  readonly about: Readonly<Record<Lang, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** The two colours of its sky. */
  readonly sky: readonly [string, string];
  /** What is under that sky: the inside of a drawing of 400 × 150. `ball` fills a circle like a planet in the sun. */
  readonly Art?: Component<{ ball: string }>;
}
