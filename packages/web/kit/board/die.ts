import type { DecisionOption } from '@cantina/kernel';

/** One side of a die. */
export interface DieFace {
  /** The inside of an svg, 24 units wide; without it the name is printed. */
  readonly drawing?: string;
  /** "hit", "4". */
  readonly name: string;
}

export interface Die {
  readonly face: DieFace;
  /** What it shows while it rolls. */
  readonly faces: readonly DieFace[];
  readonly tone?: string;
  /** It does not count (any more). */
  readonly isSpent?: boolean;
  /** Whether it lay still while others were rolled again. */
  readonly isKept?: boolean;
  /** The option that picks it: to roll it again, to turn it. */
  readonly option?: DecisionOption;
}
