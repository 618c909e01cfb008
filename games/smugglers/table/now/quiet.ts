import type { Decision } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import type { Board } from '../board.ts';
import { cardsOf } from '../sight.ts';
import { rivalsIn } from './rivals.ts';

/** Whether a question is about dice that lie there; all others are seen on the stage. */
export const isAboutDice = (decision: Decision | null): boolean =>
  /^prompt\.(reroll|anomaly-die|customs-die|reroll-demand|adjust-demand|buy-amount|sell-amount)$/.test(
    decision?.prompt.key ?? '',
  );

/** Whether there is nothing large to read: no card, no meeting, no fight, no dice one is asked about. */
export function isNothingNow({ decision }: Play, board: Board): boolean {
  if (cardsOf(board.view, 'drawn').length > 0 || board.fields.meeting !== null || board.fields.combat !== null)
    return false;
  return decision === null || !(isAboutDice(decision) || rivalsIn(board, decision).length > 0);
}
