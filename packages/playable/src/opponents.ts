import type { Manner } from '@cantina/kernel';
import type { Lang } from '@cantina/text';

/** Somebody to play against. */
export interface Opponent {
  /** Kept with the tables it sits at: never changed. */
  readonly id: string;
  readonly names: Readonly<Record<Lang, string>>;
  /** How it plays, in one line. */
  readonly taste: Readonly<Record<Lang, string>>;
  /** A face of the game whose picture it shows. */
  readonly face: string;
  /** Elo in the game's arena, where `quick` has 1000; null: not measured yet. */
  readonly rating: number | null;
  readonly manner: Manner;
}
