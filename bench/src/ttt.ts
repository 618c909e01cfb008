import {
  ask,
  type CoreState,
  cloneCore,
  defineGame,
  type Flow,
  finish,
  type Match,
  newCore,
  type Option,
  opsFor,
  option,
  type Seat,
  seedFrom,
  start,
  type Table,
} from '@cantina/kernel';

/** Tic-tac-toe on the kernel: legality, questions, checkpoints and all. */
interface Board extends CoreState<'turn', never, never, Readonly<Record<never, never>>> {
  cells: (Seat | null)[];
  turn: number;
}

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Fills the board without a winner before the ninth move. */
export const MOVES: readonly number[] = [0, 4, 8, 1, 7, 6, 2, 5, 3];

const CELLS = MOVES.map((_, cell) => option(`cell:${cell}`, cell));
const parts = { faces: [], zones: {}, hooks: [], hooksOf: (): readonly never[] => [] };
const op = opsFor<Board>();

const mark = op('mark', (s, cell: number) => {
  const seat = s.turn & 1;
  s.cells[cell] = seat;
  s.turn++;
  return { seat: { seat }, cell };
});

function free(cells: readonly (Seat | null)[]): readonly Option<number>[] {
  const options: Option<number>[] = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) options.push(CELLS[cell] as Option<number>);
  return options;
}

const won = (cells: readonly (Seat | null)[]): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

function* turn(g: Table<Board>): Flow<void> {
  const seat = g.state.turn & 1;
  const cell = yield* ask({
    seat,
    prompt: { key: 'prompt.mark' },
    rule: 'TTT-01',
    options: () => free(g.state.cells),
  });
  mark(g, cell);
  const { cells, turn: played } = g.state;
  if (won(cells)) finish(g, { winners: [seat], reason: 'line' });
  if (played === 9) finish(g, { winners: [], reason: 'full' });
}

export const ttt = defineGame<Board>({
  ...parts,
  id: 'ttt',
  seats: { min: 2, max: 2 },
  options: {},
  steps: { turn },
  visible: { cells: 'all', turn: 'all' },
  setup: (seats, options) => ({
    ...newCore<'turn', never, never, Readonly<Record<never, never>>>(parts, seats, options, 'turn'),
    cells: Array<null>(9).fill(null),
    turn: 0,
  }),
  clone: (s) => Object.assign(cloneCore(s), { cells: s.cells.slice(), turn: s.turn }),
});

const IDS = MOVES.map((cell) => [`cell:${cell}`]);
const fresh = start(ttt, { seats: 2, seed: seedFrom('bench'), record: false });

/** One game from a fresh table, as the peer's `reset()` gives one. */
export function play(): Match<Board> {
  const match = fresh.fork();
  for (let i = 0; i < IDS.length; i++) {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('the game is over too early');
    match.answer(decision.seat, decision.id, IDS[i] as string[]);
  }
  return match;
}
