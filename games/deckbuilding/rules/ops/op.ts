import { type CardId, opsFor, the } from '@cantina/kernel';
import { type Face, faces } from '../../content/index.ts';
import type { DeckState, Target } from '../state.ts';

/** Everything that changes the game's own fields, and notes for the log. Cards themselves are moved by the kernel. */
export const op = opsFor<DeckState>();

export const without = <T>(list: T[], gone: (entry: T) => boolean): T[] =>
  list.some(gone) ? list.filter((e) => !gone(e)) : list;

/** Whatever lay on a card or was noted about it goes when it leaves play (DB-ATK-12, DB-GAP-11). */
export function clear(s: DeckState, card: CardId): void {
  s.damage[card] = 0;
  s.used = without(s.used, (each) => each === card);
  s.spent = without(s.spent, (each) => each === card);
  s.assigned = without(s.assigned, (each) => each.card === card); // DB-EXI-03 it attacks no more
  s.gained = without(s.gained, (each) => each.card === card);
}

export const faceIn = (s: DeckState, card: CardId): Face => faces[s.cards.face[card] ?? -1] as Face;

export const target = (of: Target) => (of === 'base' ? null : the(of));
