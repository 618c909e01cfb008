import {
  ask,
  askAll,
  askMany,
  type Brain,
  type CardId,
  type CoreState,
  cardOption,
  cardsIn,
  cloneCore,
  defineGame,
  type Flow,
  faceIndex,
  finish,
  goTo,
  move,
  newCore,
  opsFor,
  option,
  put,
  type Seat,
  shuffle,
  type Table,
  topOf,
} from '@cantina/kernel';

/**
 * A small invented card game: both seats hold five numbers and play one in secret; the higher one wins as many points
 * as it says. Then the winner may tuck up to two cards away for one point each.
 */
type TricksState = CoreState<'deal' | 'trick', 'deck' | 'hand' | 'table' | 'tucked', never> & {
  round: number;
  points: number[];
};

const ROUNDS = 6;
const FACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const parts = {
  faces: FACES,
  zones: {
    deck: { per: 'seat', sees: 'nobody', pool: 'own' },
    hand: { per: 'seat', sees: 'owner', pool: 'own' },
    table: { per: 'seat', sees: 'all' },
    tucked: { per: 'seat', sees: 'all' },
  },
  hooks: [],
  hooksOf: () => [],
} as const;

const op = opsFor<TricksState>();
const score = op('score', (s, seat: Seat, points: number) => {
  s.points[seat] = (s.points[seat] ?? 0) + points;
  return { seat: { seat }, points };
});
const nextRound = op('round', (s) => ({ round: ++s.round }));

const numberOf = (g: Table<TricksState>, card: CardId): number => faceIndex(g, card) + 1;

function draw(g: Table<TricksState>, seat: Seat): void {
  const card = topOf(g, 'deck', seat);
  if (card !== undefined) move(g, card, 'hand', seat);
}

function* deal(g: Table<TricksState>): Flow<void> {
  for (const seat of [0, 1]) {
    shuffle(g, 'deck', seat);
    for (let i = 0; i < 5; i++) draw(g, seat);
  }
  goTo(g, 'trick');
}

function* trick(g: Table<TricksState>): Flow<void> {
  const played = yield* askAll(
    [0, 1].map((seat) => ({
      seat,
      prompt: { key: 'prompt.play' },
      rule: 'TR-01',
      options: () => cardsIn(g, 'hand', seat).map((card) => cardOption(card)),
    })),
  );
  played.forEach((card, seat) => {
    move(g, card, 'table', seat);
  });
  const [one, two] = played as [CardId, CardId];
  const lead = numberOf(g, one) - numberOf(g, two);
  if (lead !== 0) yield* win(g, lead > 0 ? 0 : 1);
  nextRound(g);
  if (g.state.round < ROUNDS) {
    draw(g, 0);
    draw(g, 1);
    return;
  }
  const [first = 0, second = 0] = g.state.points;
  finish(g, { winners: first === second ? [0, 1] : [first > second ? 0 : 1], reason: 'points' });
}

function* win(g: Table<TricksState>, seat: Seat): Flow<void> {
  score(g, seat, numberOf(g, topOf(g, 'table', seat) as CardId));
  if (cardsIn(g, 'hand', seat).length < 3) return;
  const wants = yield* ask({
    seat,
    prompt: { key: 'prompt.tuck' },
    rule: 'TR-02',
    options: () => [option('tuck', true), option('pass', false)],
  });
  if (!wants) return;
  const tucked = yield* askMany({
    seat,
    prompt: { key: 'prompt.which' },
    rule: 'TR-02',
    options: () => cardsIn(g, 'hand', seat).map((card) => cardOption(card)),
    min: 0,
    max: 2,
  });
  for (const card of tucked) {
    move(g, card, 'tucked', seat);
    score(g, seat, 1);
  }
}

export const tricks = defineGame<TricksState>({
  ...parts,
  id: 'tricks',
  seats: { min: 2, max: 2 },
  options: {},
  steps: { deal, trick },
  visible: { round: 'all', points: 'all' },
  setup(seats, options) {
    const core = newCore(parts, seats, options, 'deal' as const);
    for (const seat of [0, 1]) put(core, parts, 'deck', seat, [...FACES, ...FACES]);
    return { ...core, round: 0, points: [0, 0] };
  },
  clone: (s) => ({ ...cloneCore(s), round: s.round, points: s.points.slice() }),
});

const cardsWorth = (g: Table<TricksState>, seat: Seat): number =>
  cardsIn(g, 'hand', seat).reduce((sum, card) => sum + numberOf(g, card), 0) / 5;

export const tricksBrain: Brain<TricksState> = {
  evaluate(g, seat) {
    const [mine = 0, theirs = 0] = seat === 0 ? g.state.points : [...g.state.points].reverse();
    const lead = mine - theirs + cardsWorth(g, seat) - cardsWorth(g, 1 - seat);
    return 1 / (1 + Math.exp(-lead / 8));
  },
};
