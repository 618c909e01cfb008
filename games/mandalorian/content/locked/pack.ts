import type { Card, GameMap, Mission, PackId } from '../vocabulary.ts';

/** What one block of the adventure deck adds. */
export interface Pack {
  readonly id: PackId;
  readonly cards: readonly Card[];
  readonly maps: readonly GameMap[];
  readonly missions: readonly Mission[];
}
