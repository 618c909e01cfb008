import type { View } from '@cantina/kernel';
import type { Book, GameText, Lang } from '@cantina/text';
import type { Component } from 'svelte';
import type { Play } from './play.ts';

/** What a game brings to the browser: its texts and its table, and nothing of its rules. */
export interface GameFace {
  readonly book: Book;
  readonly texts: Readonly<Record<Lang, GameText>>;
  /** The whole table of the game, drawn from what one viewer may know. */
  readonly Table: Component<{ play: Play }>;
  /** One card, large enough to read. */
  readonly Card: Component<{ face: string; lang: Lang }>;
  /** Which side a seat plays, where sides are not equal. */
  sideOf?(view: View, seat: number): string;
  /** The card on the screen to which an option belongs that names none. */
  anchor?(option: string, play: Play): number | undefined;
  /** Why somebody might regret an option that can't be taken back, or null. */
  warning?(play: Play, option: string): string | null;
}
