import { type CardId, rebuildIfEmpty, topOrRebuilt } from '@cantina/kernel';
import { noteReshuffle } from './ops/index.ts';
import type { G } from './state.ts';

/** MA-EMP-01, MA-EMP-02, MA-EMP-05, MA-DIS-07 every stack that is made anew when it is empty, and from what. */
const PILES = {
  skill: { deck: 'deck', discard: 'discard' },
  planning: { deck: 'planDeck', discard: 'planDiscard' },
  event: { deck: 'eventDeck', discard: 'eventDiscard' },
  disruption: { deck: 'disruption', discard: 'disruptionDiscard' },
  reinforcements: { deck: 'reinforcements', discard: 'defeated' },
} as const;

type Pile = keyof typeof PILES;

/** Made anew at once if the last card has been drawn. */
export const refill = (g: G, pile: Pile, slot = 0): boolean =>
  rebuildIfEmpty(g, PILES[pile], slot, () => noteReshuffle(g, pile));

/** The top card; undefined where none is left anywhere. */
export const nextOf = (g: G, pile: Pile, slot = 0): CardId | undefined =>
  topOrRebuilt(g, PILES[pile], slot, () => noteReshuffle(g, pile));
