import type { DecisionOption } from '@cantina/kernel';
import type { Play } from '@cantina/web/kit';
import type { Space } from '../../content/index.ts';
import type { Board } from '../board.ts';
import { flight } from './ways.ts';

const MOVES: readonly string[] = ['prompt.planning', 'prompt.move'];

/** The move that leads as far as possible on the way to a space. */
export function legTo(board: Board, { decision }: Play, space: Space): DecisionOption | undefined {
  const home = board.me?.is.space;
  if (decision === null || !MOVES.includes(decision.prompt.key) || home === undefined || home === space)
    return undefined;
  const way = flight(board, board.seat, home, space).slice(1);
  return way
    .map((each) => decision.options.find(({ id }) => id === `space:${each}`))
    .findLast((option) => option !== undefined);
}
