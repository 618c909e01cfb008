import type { Outcome, View } from '@cantina/kernel';
import type { StageBeat, StageReader, Told } from './scene.ts';

/** A number that goes up and down through a game, for the curve of its end: fame, damage to bases, credits, crisis. */
export interface Measure {
  readonly name: string;
  /** For a seat; a game played together has one value for all. */
  readonly of: (view: View, seat: number) => number;
  /** Whether all seats share it. */
  readonly isShared?: boolean;
  /** What it takes to win, drawn as a line. */
  readonly goal?: number;
}

/** Something that people will remember. */
export interface Turn {
  readonly text: Told;
  readonly faces: readonly string[];
  readonly seat: number | null;
  /** How much it counted, for choosing the three that counted most. */
  readonly weight: number;
}

/** How a game ends: the sentence, the numbers, the curve, the moments. */
export interface GameEnd {
  /** Who won and how, in one sentence. */
  headline(outcome: Outcome, view: View, at: StageReader): string;
  /** How close it was, what was missing. */
  closeness?(outcome: Outcome, view: View, at: StageReader): string | undefined;
  /** The picture of it. */
  face?(outcome: Outcome, view: View): string;
  /** What everybody had in the end: fame, credits, ships. */
  tally(view: View, seat: number, at: StageReader): readonly { readonly name: string; readonly value: string }[];
  measures(at: StageReader): readonly Measure[];
  /** The round or turn at a table, for the curve; the same number means the same point. */
  roundOf(view: View): number;
  /** What of a beat is worth remembering. */
  turnOf(beat: StageBeat, at: StageReader): Turn | null;
  /** What chance a beat decided: rolled against expected, for one seat and one kind of luck. */
  luckOf?(beat: StageBeat): readonly { readonly seat: number; readonly had: number; readonly expected: number }[];
  /** What is counted as luck: "hits rolled". */
  luckName?(at: StageReader): string;
}
