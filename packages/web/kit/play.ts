import type { Decision, DecisionOption, SeenEvent, View } from '@cantina/kernel';
import type { Reader } from '@cantina/text';
import type { Motion } from './motion.ts';

/** Somebody at the table, as the screen names them. */
export interface Person {
  readonly seat: number;
  readonly name: string;
  readonly isBot: boolean;
  readonly isHere: boolean;
  /** Whether this seat is asked right now. */
  readonly isAsked: boolean;
}

/** One viewer at a table: what is seen, what is asked, and what can be done about it. Tables get this and nothing else. */
export interface Play {
  readonly view: View;
  /** The seat at the lower edge of the screen: one's own, or the first one for spectators. */
  readonly seat: number;
  readonly isSpectator: boolean;
  readonly people: readonly Person[];
  readonly reader: Reader;
  /** The question to this viewer; null while others think. */
  readonly decision: Decision | null;
  /** Options picked so far, where several are asked for. */
  readonly picked: readonly string[];
  /** The card whose options are laid open. */
  readonly selected: number | null;
  /** The space whose options are laid open. */
  readonly selectedSpace: string | null;
  /** The space that the goal leads to, once somebody has asked for the way. */
  readonly lead: string | null;
  readonly motion: Motion;
  /** What has happened lately, the newest last: dice that were rolled, cards that were drawn. */
  readonly recent: readonly SeenEvent[];
  /** An answer is on its way: another one would not be heard. */
  readonly isBusy: boolean;
  optionsOf(card: number): readonly DecisionOption[];
  /** Takes an option: answers, or adds it to what is picked where several are asked for. */
  choose(option: DecisionOption): void;
  /** A card was clicked: its only option is taken, several are laid open, and if there is none it is said why. */
  touch(card: number): void;
  select(card: number | null): void;
  /** Says something about a thing on the table with which nothing can be done now. */
  tell(text: string): void;
  /** The options that belong to a space of the board: `space:kessel`, or what the game's `spaceOf` says. */
  optionsOfSpace(space: string): readonly DecisionOption[];
  /** The same for a space of the board. */
  touchSpace(space: string): void;
  selectSpace(space: string | null): void;
  /** Answers a question for several options with all of them at once. */
  answer(options: readonly DecisionOption[]): void;
  /** What an option is called, for buttons and screen readers. */
  nameOf(option: Pick<DecisionOption, 'id' | 'label' | 'card'>): string;
  faceOf(card: number): string | undefined;
}
