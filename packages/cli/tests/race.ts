import {
  ask,
  type CardId,
  type CoreState,
  cardOption,
  cardsIn,
  cloneCore,
  defineGame,
  type Flow,
  faceOf,
  finish,
  goTo,
  move,
  newCore,
  opsFor,
  option,
  put,
  refusedCard,
  roll,
  type Seat,
  shuffle,
  type Table,
  topOf,
} from '@cantina/kernel';

/** A small invented game for the tests of the command line: two runners, cards and a die, first at the goal wins. */
export type RaceState = CoreState<
  'deal' | 'turn',
  'deck' | 'hand' | 'played',
  never,
  { readonly goal: number; readonly trap: boolean }
> & {
  turn: number;
  at: number[];
};

const parts = {
  faces: ['one', 'two', 'three', 'joker'],
  zones: {
    deck: { per: 'table', sees: 'nobody' },
    hand: { per: 'seat', sees: 'owner' },
    played: { per: 'table', sees: 'all' },
  },
  hooks: [],
  hooksOf: () => [],
} as const;

const op = opsFor<RaceState>();
const run = op('run', (s, seat: Seat, steps: number) => {
  s.at[seat] = (s.at[seat] ?? 0) + steps;
  return { player: { seat }, steps };
});
const beginTurn = op('turn', (s) => ({ player: { seat: s.turn++ % s.seats } }));

function* deal(g: Table<RaceState>): Flow<void> {
  shuffle(g, 'deck');
  for (let seat = 0; seat < g.state.seats; seat++) for (let i = 0; i < 3; i++) draw(g, seat);
  goTo(g, 'turn');
}

function draw(g: Table<RaceState>, seat: Seat): void {
  const card = topOf(g, 'deck');
  if (card !== undefined) move(g, card, 'hand', seat);
}

function* turn(g: Table<RaceState>): Flow<void> {
  const { seat } = beginTurn(g).player;
  const hand = () => cardsIn(g, 'hand', seat);
  const tooEarly = (card: CardId) => g.state.turn <= g.state.seats && faceOf(g, card) === 'three';
  const choice = yield* ask<CardId | 'roll'>({
    seat,
    prompt: { key: 'prompt.turn', args: { player: { seat } } },
    rule: 'RC-TURN-01',
    options: () => [
      ...hand()
        .filter((card) => !tooEarly(card))
        .map((card) => cardOption(card, 'cards')),
      option('roll', 'roll', { label: { key: 'label.roll' } }),
    ],
    refused: () =>
      hand()
        .filter(tooEarly)
        .map((card) => refusedCard(card, { key: 'reason.early' }, 'RC-TURN-02')),
  });
  if (choice === 'roll') {
    const steps = roll(g, 6);
    if (g.state.options.trap && steps === 6) throw new Error('the trap snaps shut');
    run(g, seat, steps);
  } else {
    move(g, choice, 'played');
    run(g, seat, race.faces.indexOf(faceOf(g, choice)) + 1);
    draw(g, seat);
  }
  // RC-TURN-03 the first at the goal wins
  if ((g.state.at[seat] ?? 0) >= g.state.options.goal) finish(g, { winners: [seat], reason: 'goal' });
}

export const race = defineGame<RaceState>({
  ...parts,
  id: 'race',
  seats: { min: 1, max: 3 },
  options: { goal: [10, 20], trap: [false, true] },
  steps: { deal, turn },
  visible: { turn: 'all', at: 'all' },
  setup(seats, options) {
    const core = newCore(parts, seats, options, 'deal' as const);
    put(core, parts, 'deck', 0, Array.from({ length: 6 }, () => ['one', 'two', 'three']).flat());
    return { ...core, options, turn: 0, at: Array.from({ length: seats }, () => 0) };
  },
  clone: (s) => ({ ...cloneCore(s), options: s.options, turn: s.turn, at: s.at.slice() }),
});
