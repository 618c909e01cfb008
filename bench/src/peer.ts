import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Contender } from './measure.ts';

/**
 * The same two games on boardgame.io, the documented way: a client, its moves, `reset()` between games. The rules are
 * written once more here on purpose: functions that also ran on the peer's proxies would slow the others down.
 */

interface Cells {
  cells: (number | null)[];
}

interface Hand {
  hand: number[];
  deck: number[];
  discard: number[];
  tableau: number[];
  res: number[];
  vp: number;
}

interface Big {
  players: Hand[];
  board: number[];
  market: number[];
}

interface Client<G> {
  start(): void;
  reset(): void;
  getState(): { readonly G: G } | null;
  readonly moves: Readonly<Record<string, (argument: number) => void>>;
}

interface MoveContext<G> {
  readonly G: G;
  readonly playerID: string;
}

interface PeerGame<G> {
  readonly name: string;
  readonly setup: () => G;
  readonly turn: { readonly minMoves: 1; readonly maxMoves: 1 };
  readonly moves: Readonly<Record<string, (context: MoveContext<G>, argument: number) => 'INVALID_MOVE' | undefined>>;
  readonly endIf: (context: { readonly G: G; readonly ctx: { readonly turn: number } }) => unknown;
}

interface Peer {
  Client<G>(options: { readonly game: PeerGame<G>; readonly numPlayers: number; readonly debug: false }): Client<G>;
}

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const oneMove = { minMoves: 1, maxMoves: 1 } as const;

const ttt: PeerGame<Cells> = {
  name: 'ttt',
  setup: () => ({ cells: Array<null>(9).fill(null) }),
  turn: oneMove,
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = Number(playerID);
      return undefined;
    },
  },
  endIf: ({ G: { cells }, ctx }) => {
    const won = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
    if (won || cells.every((cell) => cell !== null)) return { won, turn: ctx.turn };
    return undefined;
  },
};

const big: PeerGame<Big> = {
  name: 'big',
  setup: () => ({
    players: [0, 1, 2, 3].map((p) => {
      const deck = Array.from({ length: 100 }, (_, i) => (i * 37 + p * 11) % 240);
      return { hand: deck.splice(90, 10), deck, discard: [], tableau: [], res: [0, 0, 0, 0, 0, 0], vp: 0 };
    }),
    board: Array<number>(40).fill(0),
    market: [1, 2, 3, 4, 5, 6],
  }),
  turn: oneMove,
  moves: {
    play: ({ G, playerID }, place) => {
      const me = G.players[Number(playerID)] as Hand;
      if (place >= me.hand.length) return 'INVALID_MOVE';
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
      G.board[card % 40] = Number(playerID) + 1;
      G.market[kind] = card;
      if (me.deck.length === 0) {
        me.deck = me.discard;
        me.discard = [];
      }
      me.hand.push(me.deck.pop() as number);
      return undefined;
    },
  },
  endIf: ({ G }) => (G.players.some((player) => player.vp >= 1000) ? { over: true } : undefined),
};

/** Plays one game through the peer's client and returns its end. */
function client<G>(
  peer: Peer,
  game: PeerGame<G>,
  numPlayers: number,
  move: string,
  args: readonly number[],
): Contender {
  const seat = peer.Client({ game, numPlayers, debug: false });
  seat.start();
  return {
    moves: args.length,
    play: () => {
      seat.reset();
      for (const argument of args) seat.moves[move]?.(argument);
      return seat.getState()?.G;
    },
  };
}

export interface PeerGames {
  readonly version: string;
  readonly ttt: Contender;
  readonly big: Contender;
}

/** Loads boardgame.io from the bench's own packages; it has no ESM entry for Node. */
export function loadPeer(benchFolder: string, ttMoves: readonly number[], bigMoves: readonly number[]): PeerGames {
  process.env.NODE_ENV = 'production';
  const require = createRequire(join(benchFolder, 'package.json'));
  const peer = require('boardgame.io/client') as Peer;
  const { version } = require('boardgame.io/package.json') as { readonly version: string };
  return { version, ttt: client(peer, ttt, 2, 'mark', ttMoves), big: client(peer, big, 4, 'play', bigMoves) };
}
