import {
  ask,
  askAll,
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
  type Interjection,
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
import type { GameText, Playable } from '@cantina/playable';
import type { Book } from '@cantina/text';
import { bluffCampaign } from './bluff-campaign.ts';

/**
 * A small invented game with all that a server must handle: hidden hands, secret simultaneous choices, turns, a question
 * with nothing to hide, something to do at any moment, and, where wanted, a rule that fails.
 */
type BluffState = CoreState<'deal' | 'bid' | 'turn', 'deck' | 'hand' | 'table', never, BluffOptions> & {
  round: number;
  lead: Seat;
  points: number[];
  waves: number;
};

/** `chapter`: how far the group has come in its campaign. */
type BluffOptions = Readonly<{ rounds: number; broken: boolean; chapter: number }>;

const FACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const HAND = 4;

const parts = {
  faces: FACES,
  zones: {
    deck: { per: 'table', sees: 'nobody', pool: 'own' },
    hand: { per: 'seat', sees: 'owner' },
    table: { per: 'seat', sees: 'all' },
  },
  hooks: [],
  hooksOf: () => [],
} as const;

const op = opsFor<BluffState>();
const score = op('score', (s, seat: Seat, points: number) => {
  s.points[seat] = (s.points[seat] ?? 0) + points;
  return { seat: { seat }, points };
});
const nextRound = op('round', (s, lead: Seat) => {
  s.lead = lead;
  return { round: ++s.round };
});
const wave = op('wave', (s, seat: Seat) => ({ seat: { seat }, waves: ++s.waves }));

const value = (g: Table<BluffState>, card: CardId): number => faceIndex(g, card) + 1;
const seatsOf = (g: Table<BluffState>): Seat[] => Array.from({ length: g.state.seats }, (_, seat) => seat);

function draw(g: Table<BluffState>, seat: Seat): void {
  const card = topOf(g, 'deck');
  if (card !== undefined) move(g, card, 'hand', seat);
}

function* deal(g: Table<BluffState>): Flow<void> {
  shuffle(g, 'deck');
  for (const seat of seatsOf(g)) for (let i = 0; i < HAND; i++) draw(g, seat);
  goTo(g, 'bid');
}

/** All play one card in secret and draw one; the highest one leads. */
function* bid(g: Table<BluffState>): Flow<void> {
  const bids = yield* askAll(
    seatsOf(g).map((seat) => ({
      seat,
      prompt: { key: 'prompt.bid' },
      rule: 'BL-01',
      options: () => cardsIn(g, 'hand', seat).map((card) => cardOption(card)),
    })),
  );
  bids.forEach((card, seat) => {
    move(g, card, 'table', seat);
  });
  const best = bids.reduce((lead, card, seat) => (value(g, card) > value(g, bids[lead] as CardId) ? seat : lead), 0);
  score(g, best, 1);
  for (const seat of seatsOf(g)) draw(g, seat);
  nextRound(g, best);
  goTo(g, 'turn');
}

/** The leader says whether to draw or to pass. */
function* turn(g: Table<BluffState>): Flow<void> {
  const seat = g.state.lead;
  const choice = yield* ask({
    seat,
    prompt: { key: 'prompt.turn', args: { points: g.state.points[seat] ?? 0 } },
    rule: 'BL-02',
    options: () => [
      option('draw', 'draw' as const),
      option('pass', 'pass' as const),
      ...(g.state.options.broken ? [option('break', 'break' as const)] : []),
    ],
    refused: () => [{ id: 'win', reason: { key: 'reason.no' }, rule: 'BL-03' }],
  });
  if (choice === 'break') throw new Error('this rule is broken');
  if (choice === 'draw') draw(g, seat);
  if (g.state.round >= g.state.options.rounds || seatsOf(g).some((each) => cardsIn(g, 'hand', each).length === 0)) {
    const most = Math.max(...g.state.points);
    finish(g, { winners: seatsOf(g).filter((each) => g.state.points[each] === most), reason: 'points' });
  }
  goTo(g, 'bid');
}

export const bluff = defineGame<BluffState>({
  ...parts,
  id: 'bluff',
  seats: { min: 1, max: 4 },
  options: { rounds: [6, 3, 50], broken: [false, true], chapter: [1, 2, 3] },
  steps: { deal, bid, turn },
  visible: { round: 'all', lead: 'all', points: 'all', waves: 'all' },
  interjections: (g, seat): readonly Interjection[] => [
    { id: 'wave', label: { key: 'label.wave' }, rule: 'BL-04', run: () => wave(g, seat) },
  ],
  setup(seats, options) {
    const core = newCore(parts, seats, options, 'deal' as const);
    for (let i = 0; i < 25; i++) put(core, parts, 'deck', 0, FACES);
    return { ...core, round: 0, lead: 0, points: new Array<number>(seats).fill(0), waves: 0 };
  },
  clone: (s) => Object.assign(cloneCore(s), { round: s.round, lead: s.lead, points: s.points.slice(), waves: s.waves }),
});

const brain: Brain<BluffState> = {
  evaluate: (g, seat) => 1 / (1 + Math.exp(-((g.state.points[seat] ?? 0) - Math.max(...g.state.points)))),
};

const text: GameText = { name: 'Bluff', faceName: (face) => face, sheet: () => [] };

export const bluffPlayable = {
  game: bluff,
  brain,
  book: {} as Book,
  texts: { de: text, en: text, ru: text },
  rulebook: { de: '', en: '', ru: '' },
  packs: {
    unlocked: (options, g) => [
      ...(options.rounds === 50 || options.chapter === 3 ? ['long'] : []),
      ...((g !== null && g.state.round > 0) || Number(options.chapter) > 1 ? ['second-round'] : []),
    ],
    read: (id, lang) => ({
      id,
      sheet: [{ face: 'joker', name: `${id} joker (${lang})`, group: '', values: [], text: [], copies: 1 }],
      messages: { [`story.${id}`]: `${id} story (${lang})` },
      rulebook: '',
      data: { worth: 11 },
    }),
  },
  campaign: bluffCampaign,
} satisfies Playable<BluffState>;
