import type { DecisionOption } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import { isAssignment, type TargetName, targetsFor } from './attacks.ts';
import type { Board } from './board.ts';

const optionIn = (play: Play, card: number, group: string): DecisionOption | undefined =>
  play.optionsOf(card).find((option) => option.group === group);

/** Cards of the hand are carried onto the table, cards of the row to one's own side, attackers onto their target. */
export const isLiftable = (play: Play, card: number): boolean =>
  play.optionsOf(card).some((option) => option.group === 'play' || option.group === 'buy' || isAssignment(option));

/** A card was let go over something on the table: does what that plainly means, else nothing. */
export function dropped(play: Play, board: Board, card: number, over: Element | null): void {
  const option = meant(play, board, card, over);
  if (option !== undefined) play.choose(option);
}

function meant(play: Play, board: Board, card: number, over: Element | null): DecisionOption | undefined {
  if (over?.closest('.table') == null) return undefined;
  const playing = optionIn(play, card, 'play');
  if (playing !== undefined) return over.closest('.hand') === null ? playing : undefined;
  const buying = optionIn(play, card, 'buy');
  if (buying !== undefined) return over.closest('.near, .hand') === null ? undefined : buying;
  const target = targetUnder(board, over);
  return target === null ? undefined : targetsFor(play.decision, card).get(target);
}

/** Ships stand before their base: whoever goes for them attacks it. */
function targetUnder(board: Board, over: Element): TargetName | null {
  if (over.closest('.area.far') !== null) return 'base';
  const card = Number(over.closest<HTMLElement>('.slot')?.querySelector<HTMLElement>('[data-card]')?.dataset.card);
  return board.row.some((each) => each?.id === card) ? card : null;
}
