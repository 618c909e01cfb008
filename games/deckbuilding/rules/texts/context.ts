import type { CardId, Seat } from '@cantina/kernel';
import type { Face } from '../../content/index.ts';
import { printed } from '../lookup.ts';
import type { G } from '../state.ts';
import type { Reading } from './conditions.ts';

/** A text that is being carried out: who reads it, on which card it stands, what it has brought up so far. */
export interface Context extends Reading {
  readonly seat: Seat;
  /** The card with the text; null for a reward, whose card may have been shuffled away by now (DB-EMP-06). */
  readonly source: CardId | null;
  readonly face: Face;
  /** Cards this text has looked at or revealed, the top one last. */
  readonly shown: CardId[];
  /** What is carried out was chosen, but nothing else could have been. */
  readonly isOnlyChoice?: boolean;
}

export const textOf = (g: G, seat: Seat, source: CardId): Context => ({
  seat,
  source,
  face: printed(g, source).id,
  shown: [],
});

export const rewardText = (seat: Seat, face: Face): Context => ({ seat, source: null, face, shown: [] });

/** Whom a text asks, and the card it stands on where that is still at the table. */
export const readerOf = ({ seat, source }: Context): { readonly seat: Seat; readonly source?: CardId } =>
  source === null ? { seat } : { seat, source };
