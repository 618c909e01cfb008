/** A piece of scrap: what is printed on it, and how many there are. */
export interface Card {
  readonly id: Face;
  readonly worth: number;
  readonly copies: number;
  /** JC-CARD-01 each one makes the droids of its owner worth one more. */
  readonly attracts: boolean;
}

export type Face = 'plate' | 'motor' | 'droid' | 'magnet';

export const cards: readonly Card[] = [
  { id: 'plate', worth: 1, copies: 6, attracts: false },
  { id: 'motor', worth: 2, copies: 6, attracts: false },
  { id: 'droid', worth: 3, copies: 6, attracts: false },
  { id: 'magnet', worth: 0, copies: 6, attracts: true },
];

export const faces: readonly Face[] = cards.map(({ id }) => id);

/** JC-SET-01 the whole heap, not shuffled yet. */
export const heap: readonly Face[] = cards.flatMap(({ id, copies }) => Array<Face>(copies).fill(id));
