import {
  ask,
  type CoreState,
  cloneCore,
  defineGame,
  type Flow,
  finish,
  goTo,
  type Match,
  newCore,
  opsFor,
  option,
  type Seat,
  seedFrom,
  start,
  type Table,
} from '@cantina/kernel';

/** Four players with a hundred cards each, a board, a market: one card is played each turn, 400 turns are one game. */
export interface Player {
  hand: number[];
  deck: number[];
  discard: number[];
  tableau: number[];
  res: number[];
  vp: number;
}

export interface Big extends CoreState<'turn', never, never, Readonly<Record<never, never>>> {
  players: Player[];
  board: number[];
  market: number[];
  turn: number;
}

export const TURNS = 400;
export const pickOf = (turn: number): number => (turn * 7) % 10;

export const dealPlayers = (): Player[] =>
  [0, 1, 2, 3].map((p) => {
    const deck = Array.from({ length: 100 }, (_, i) => (i * 37 + p * 11) % 240);
    return { hand: deck.splice(90, 10), deck, discard: [], tableau: [], res: [0, 0, 0, 0, 0, 0], vp: 0 };
  });

const PLACES = Array.from({ length: 10 }, (_, i) => option(`hand:${i}`, i));
const parts = { faces: [], zones: {}, hooks: [], hooksOf: (): readonly never[] => [] };
const op = opsFor<Big>();

const playCard = op('play', (s, seat: Seat, place: number) => {
  const me = s.players[seat] as Player;
  const card = me.hand[place] as number;
  me.hand.splice(place, 1);
  me.tableau.push(card);
  if (me.tableau.length > 30) {
    for (const each of me.tableau) me.discard.push(each);
    me.tableau = [];
  }
  const kind = card % 6;
  const gained = (me.res[kind] as number) + 1;
  me.res[kind] = gained >= 5 ? 0 : gained;
  if (gained >= 5) me.vp++;
  s.board[card % 40] = seat + 1;
  s.market[kind] = card;
  if (me.deck.length === 0) {
    me.deck = me.discard;
    me.discard = [];
  }
  me.hand.push(me.deck.pop() as number);
  s.turn++;
  return { seat: { seat }, card };
});

function* turn(g: Table<Big>): Flow<void> {
  const seat = g.state.turn & 3;
  const place = yield* ask({
    seat,
    prompt: { key: 'prompt.play' },
    rule: 'BIG-01',
    options: () => {
      const { length } = g.state.players[seat]?.hand ?? [];
      return length === PLACES.length ? PLACES : PLACES.slice(0, length);
    },
  });
  playCard(g, seat, place);
  if (g.state.players.some((player) => player.vp >= 1000)) finish(g, { winners: [seat], reason: 'points' });
  goTo(g, 'turn');
}

export const big = defineGame<Big>({
  ...parts,
  id: 'big',
  seats: { min: 4, max: 4 },
  options: {},
  steps: { turn },
  visible: { players: { perSeat: { tableau: 'all', hand: 'owner', vp: 'all' } }, board: 'all', market: 'all' },
  setup: (seats, options) => ({
    ...newCore<'turn', never, never, Readonly<Record<never, never>>>(parts, seats, options, 'turn'),
    players: dealPlayers(),
    board: Array<number>(40).fill(0),
    market: [1, 2, 3, 4, 5, 6],
    turn: 0,
  }),
  clone: (s) =>
    Object.assign(cloneCore(s), {
      players: s.players.map((p) => ({
        hand: p.hand.slice(),
        deck: p.deck.slice(),
        discard: p.discard.slice(),
        tableau: p.tableau.slice(),
        res: p.res.slice(),
        vp: p.vp,
      })),
      board: s.board.slice(),
      market: s.market.slice(),
      turn: s.turn,
    }),
});

const IDS = PLACES.map((place) => [place.id]);
const fresh = start(big, { seats: 4, seed: seedFrom('bench'), record: false });

export function play(): Match<Big> {
  const match = fresh.fork();
  for (let t = 0; t < TURNS; t++) {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('the game is over too early');
    match.answer(decision.seat, decision.id, IDS[pickOf(t)] as string[]);
  }
  return match;
}
