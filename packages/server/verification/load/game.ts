import {
  ask,
  type CoreState,
  cardOption,
  cardsIn,
  cloneCore,
  defineGame,
  type Flow,
  goTo,
  move,
  newCore,
  opsFor,
  put,
  type Seat,
  shuffle,
  type Table,
  topOf,
} from '@cantina/kernel';
import type { GameText, Playable } from '@cantina/playable';
import type { Book } from '@cantina/text';

/** A tiny game for four that never ends: hidden hands, one card played and one drawn each turn. */
type RelayState = CoreState<'deal' | 'turn', 'deck' | 'hand' | 'pile', never, Record<string, never>> & {
  turn: number;
};

const FACES = ['sun', 'moon', 'star', 'comet', 'void', 'ring'];
const CARDS = 60;
const HAND = 5;

const parts = {
  faces: FACES,
  zones: {
    deck: { per: 'table', sees: 'nobody', pool: 'own' },
    hand: { per: 'seat', sees: 'owner', pool: 'own' },
    pile: { per: 'table', sees: 'all' },
  },
  hooks: [],
  hooksOf: () => [],
} as const;

const op = opsFor<RelayState>();
const nextTurn = op('turn', (s) => ({ turn: ++s.turn }));

function draw(g: Table<RelayState>, seat: Seat): void {
  if (topOf(g, 'deck') === undefined) {
    for (const card of [...cardsIn(g, 'pile')]) move(g, card, 'deck');
    shuffle(g, 'deck');
  }
  const card = topOf(g, 'deck');
  if (card !== undefined) move(g, card, 'hand', seat);
}

function* deal(g: Table<RelayState>): Flow<void> {
  shuffle(g, 'deck');
  for (let seat = 0; seat < g.state.seats; seat++) for (let i = 0; i < HAND; i++) draw(g, seat);
  goTo(g, 'turn');
}

function* turn(g: Table<RelayState>): Flow<void> {
  const seat = g.state.turn % g.state.seats;
  const card = yield* ask({
    seat,
    prompt: { key: 'prompt.play' },
    rule: 'RE-01',
    options: () => cardsIn(g, 'hand', seat).map((each) => cardOption(each)),
  });
  move(g, card, 'pile');
  draw(g, seat);
  nextTurn(g);
  goTo(g, 'turn');
}

const relay = defineGame<RelayState>({
  ...parts,
  id: 'relay',
  seats: { min: 4, max: 4 },
  options: {},
  steps: { deal, turn },
  visible: { turn: 'all' },
  setup(seats, options) {
    const core = newCore(parts, seats, options, 'deal' as const);
    for (let i = 0; i < CARDS / FACES.length; i++) put(core, parts, 'deck', 0, FACES);
    return { ...core, turn: 0 };
  },
  clone: (s) => Object.assign(cloneCore(s), { turn: s.turn }),
});

const text: GameText = { name: 'Relay', faceName: (face) => face, sheet: () => [] };

export const playable = {
  game: relay,
  brain: { evaluate: () => 0.5 },
  book: {} as Book,
  texts: { de: text, en: text, ru: text },
  rulebook: { de: '', en: '', ru: '' },
} satisfies Playable<RelayState>;
