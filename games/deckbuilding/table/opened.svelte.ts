import type { SeenPile } from '@cantina/kernel';

/** A card that one looks at in a pile. */
interface Shown {
  readonly id: number;
  readonly face: string;
}

interface OpenedPile {
  readonly title: string;
  readonly cards: readonly Shown[];
  /** They lie in another order than this. */
  readonly isSorted: boolean;
}

/** What can be looked through of a pile: its cards, or of one's own deck what is in it, by name. */
export const shownOf = ({ cards, holds }: SeenPile): readonly Shown[] =>
  holds === undefined ? cards : holds.map((face, id) => ({ id, face }));

/** The pile somebody looks through; null while none is open. */
class Opened {
  pile = $state.raw<OpenedPile | null>(null);

  show(title: string, cards: readonly Shown[], isSorted = false): void {
    this.pile = { title, cards, isSorted };
  }

  close(): void {
    this.pile = null;
  }
}

export const opened = new Opened();
