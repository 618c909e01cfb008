import type { SeenCard } from '@cantina/kernel';

interface OpenedPile {
  readonly title: string;
  readonly cards: readonly SeenCard[];
}

/** The pile somebody looks through; null while none is open. */
class Opened {
  pile = $state.raw<OpenedPile | null>(null);

  show(title: string, cards: readonly SeenCard[]): void {
    this.pile = { title, cards };
  }

  close(): void {
    this.pile = null;
  }
}

export const opened = new Opened();
