import { parseArgs } from 'node:util';
import { playBig, playTtt } from './bare.ts';
import { pickOf, play as playBigOnKernel, TURNS } from './big.ts';
import { forksPerSecond } from './forks.ts';
import { answer1000vs10 } from './growth.ts';
import { type Contender, measure } from './measure.ts';
import { loadPeer } from './peer.ts';
import { MOVES, play as playTttOnKernel } from './ttt.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '0.2' },
    rounds: { type: 'string', default: '9' },
  },
});
const folder = process.env.CANTINA_BENCH ?? 'bench';
const peer = loadPeer(
  folder,
  MOVES,
  Array.from({ length: TURNS }, (_, turn) => pickOf(turn)),
);

const ttt = {
  kernel: { moves: MOVES.length, play: () => playTttOnKernel().read(({ state: { cells } }) => ({ cells })) },
  bare: { moves: MOVES.length, play: playTtt },
  boardgameio: peer.ttt,
} satisfies Record<string, Contender>;
const big = {
  kernel: {
    moves: TURNS,
    play: () => playBigOnKernel().read(({ state: { players, board, market } }) => ({ players, board, market })),
  },
  bare: { moves: TURNS, play: playBig },
  boardgameio: peer.big,
} satisfies Record<string, Contender>;

for (const game of [ttt, big]) {
  const ends = new Set(Object.values(game).map((each) => JSON.stringify(each.play())));
  if (ends.size !== 1) throw new Error('the contenders do not reach the same end');
}

const slices = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
const speeds = { ttt: measure(ttt, slices), big: measure(big, slices) };
const growth = answer1000vs10();
const perGame = Object.values(speeds);
const report = {
  vsBoardgameio: Math.round(Math.min(...perGame.map((each) => each.kernel.best / each.boardgameio.best))),
  vsBareLoop: Math.round(Math.max(...perGame.map((each) => each.bare.best / each.kernel.best)) * 10) / 10,
  forksPerSecond: forksPerSecond(slices),
  answer1000vs10: growth.ratio,
  node: process.version,
  peer: `boardgame.io ${peer.version}`,
  movesPerSecond: speeds,
  answerNs: { tenth: growth.tenthNs, thousandth: growth.thousandthNs },
};

if (values.json) console.log(JSON.stringify(report));
else print();

function print(): void {
  const row = (...cells: (string | number)[]) => {
    console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(28) : String(cell).padStart(16))).join(''));
  };
  console.log(`Moves per second, best slice · Node ${process.version} · ${report.peer}\n`);
  row('', 'tic-tac-toe', '400 cards');
  for (const name of ['kernel', 'bare', 'boardgameio'] as const) {
    row(name, ...perGame.map((each) => each[name].best.toLocaleString('en')));
  }
  console.log('');
  row('times boardgame.io', report.vsBoardgameio);
  row('bare loop is faster by', report.vsBareLoop);
  row('forks per second', report.forksPerSecond.toLocaleString('en'));
  row('1,000th answer : 10th', report.answer1000vs10);
}
