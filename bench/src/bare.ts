import { dealPlayers, type Player, pickOf, TURNS } from './big.ts';
import { LINES, MOVES } from './ttt.ts';

/** The same two games as bare loops over mutable objects: what the machine can do at the most. */

export function playTtt(): { cells: (number | null)[] } {
  const cells = Array<number | null>(9).fill(null);
  let over = false;
  for (let turn = 0; turn < MOVES.length; turn++) {
    const cell = MOVES[turn] as number;
    if (over || cells[cell] !== null) throw new Error('illegal');
    cells[cell] = turn & 1;
    for (const [a, b, c] of LINES) {
      if (cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]) over = true;
    }
    if (turn === 8) over = true;
  }
  return { cells };
}

export function playBig(): { players: Player[]; board: number[]; market: number[] } {
  const players = dealPlayers();
  const board = Array<number>(40).fill(0);
  const market = [1, 2, 3, 4, 5, 6];
  for (let turn = 0; turn < TURNS; turn++) {
    const seat = turn & 3;
    const me = players[seat] as Player;
    const place = pickOf(turn);
    if (place >= me.hand.length) throw new Error('illegal');
    const card = me.hand.splice(place, 1)[0] as number;
    me.tableau.push(card);
    if (me.tableau.length > 30) {
      me.discard.push(...me.tableau);
      me.tableau.length = 0;
    }
    const kind = card % 6;
    const gained = (me.res[kind] as number) + 1;
    me.res[kind] = gained >= 5 ? 0 : gained;
    if (gained >= 5) me.vp++;
    board[card % 40] = seat + 1;
    market[kind] = card;
    if (me.deck.length === 0) {
      me.deck = me.discard;
      me.discard = [];
    }
    me.hand.push(me.deck.pop() as number);
    for (const each of players) if (each.vp >= 1000) throw new Error('over');
  }
  return { players, board, market };
}
