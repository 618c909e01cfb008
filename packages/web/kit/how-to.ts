import type { Lang } from '@cantina/text';

type Words = Readonly<Record<Lang, string>>;

/** A piece of the game, drawn; what it is called where its face has no name of its own. */
export interface DrawnPiece {
  readonly face: string;
  readonly name?: Words;
}

/** One thing a newcomer has to know, in a few sentences, with the pieces it is about. */
interface HowStep {
  readonly title: Words;
  readonly text: Words;
  readonly pieces: readonly DrawnPiece[];
}

/** A game for somebody who has never seen it: one page with pictures, and what suits a first game. */
export interface HowTo {
  /** What it is about and how one wins. */
  readonly intro: Words;
  readonly steps: readonly HowStep[];
  /** The pieces beside the chapters of the rulebook, by how the IDs of their rules begin (`DB-FRC`). */
  readonly chapters: Readonly<Record<string, readonly string[]>>;
  /** What suits a first game, and why. */
  readonly advice: Words;
  /** Where a setting decides who plays which side: the sides of the seats by its values, and a face for each side. */
  readonly sides?: {
    readonly setting: string;
    readonly seats: Readonly<Record<string, readonly string[]>>;
    readonly faces: Readonly<Record<string, string>>;
  };
}
