// @ts-check
/** boardgame.io's own server with tic-tac-toe, storage in memory: the documented way. The board is cleared when full. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';

/** @typedef {{ Server(options: object): { run(options: { port: number }): Promise<unknown> } }} Peer */
const peer = /** @type {Peer} */ (
  createRequire(join(process.env.CANTINA_BENCH ?? '', 'package.json'))('boardgame.io/server')
);
const port = Number(process.argv[2]);

/** @returns {(number | null)[]} */
const emptyBoard = () => [null, null, null, null, null, null, null, null, null];

const game = {
  name: 'ttt',
  setup: () => ({ cells: emptyBoard() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /**
     * @param {{ G: { cells: (number | null)[] }, playerID: string }} context
     * @param {number} cell
     */
    mark({ G, playerID }, cell) {
      if (G.cells.every((each) => each !== null)) G.cells = emptyBoard();
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = Number(playerID);
      return undefined;
    },
  },
};

await peer.Server({ games: [game], origins: [/127\.0\.0\.1/] }).run({ port });
process.send?.({ port });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit());
