import type { Goal, Play } from '@cantina/web/kit';
import { cardOf } from '../content/index.ts';
import { type Board, boardOf, type Side } from './board.ts';
import { words } from './words/index.ts';

/** How far both are, and what it takes to destroy the next base. */
export function goalOf(play: Play): Goal {
  const { reader, view, seat } = play;
  const say = words[reader.lang];
  const board = boardOf(view, seat);
  const standings = [board.near, board.far].map((side) => ({
    seat: side.seat,
    text: say.standing(reader.seatName(side.seat), side.victory.count, board.basesToWin),
    short: `${side.victory.count}/${board.basesToWin}`,
    share: shareOf(board, side),
  }));
  const nearest = nearestOf(board, play);
  return { title: say.goal(board.basesToWin), standings, ...(nearest === undefined ? {} : { nearest }) };
}

/** Bases destroyed, and how far the one that stands is broken. */
function shareOf(board: Board, side: Side): number {
  const enemy = side === board.near ? board.far : board.near;
  const broken = enemy.base === null ? 0 : board.damageOn(enemy.base.id) / cardOf(enemy.base.face).hitPoints;
  return (side.victory.count + Math.min(0.95, broken)) / board.basesToWin;
}

function nearestOf(board: Board, { reader, view, isSpectator }: Play): Goal['nearest'] {
  const { base } = board.far;
  const isDecided = [board.near, board.far].some(({ victory }) => victory.count >= board.basesToWin);
  if (base === null || isSpectator || isDecided || view.outcome !== null) return undefined;
  const attack = board.near.isActive ? board.attackLeft(board.near) : null;
  return {
    text: words[reader.lang].nextBase(reader.faceName(base.face), board.toBreak(board.far), attack),
    card: base.id,
  };
}
