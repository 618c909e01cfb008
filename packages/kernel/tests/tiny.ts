import { expect } from 'vitest';
import {
  ask,
  askMany,
  type CoreState,
  cloneCore,
  type Decision,
  defineGame,
  type Flow,
  type Game,
  KernelError,
  type KernelErrorCode,
  type Match,
  move,
  newCore,
  opsFor,
  option,
  put,
  type Question,
  type Seat,
  type StartOptions,
  seedFrom,
  start,
  type Table,
  topOf,
  type ZoneSpec,
} from '../src/index.ts';

/** The smallest state that can show everything: public points, a secret per seat, a note on the table. */
export interface TinyState extends CoreState {
  points: number[];
  secrets: number[];
  notes: string[];
  hidden: number;
}

export type G = Table<TinyState>;
export type TinySpec = Omit<Partial<Game<TinyState>>, 'setup' | 'steps'> & {
  readonly steps: Record<string, (g: G) => Flow<void>>;
  /** Which faces lie in the deck at the start, the last one on top. */
  readonly deck?: readonly string[];
};

const op = opsFor<TinyState>();

export const gain = op('gain', (s, seat: Seat, n: number) => {
  s.points[seat] = (s.points[seat] ?? 0) + n;
  return { seat: { seat }, n };
});

export const note = op('note', (s, text: string) => {
  s.notes.push(text);
  return { text };
});

/** Only its owner learns of a secret. */
export const conceal = op(
  'conceal',
  (s, seat: Seat, value: number) => {
    s.secrets[seat] = value;
    return { seat: { seat }, value };
  },
  ({ seat }) => 1 << seat.seat,
);

export const hide = op('hide', (s, value: number) => {
  s.hidden = value;
  return {};
});

export const ZONES = {
  deck: { per: 'table', sees: 'nobody', pool: 'cards' },
  hand: { per: 'seat', sees: 'owner', pool: 'cards' },
  board: { per: 'seat', sees: 'all', active: true },
  discard: { per: 'table', sees: 'all' },
} as const satisfies Record<string, ZoneSpec>;

export const FACES = ['ace', 'bear', 'crow', 'duck', 'eel', 'fox'] as const;

/** A game in a few lines: the first step named is where it begins. */
export function tiny({ deck = [], ...spec }: TinySpec): Game<TinyState> {
  const parts = {
    faces: spec.faces ?? FACES,
    zones: spec.zones ?? ZONES,
    hooks: spec.hooks ?? ['gain'],
    hooksOf: spec.hooksOf ?? (() => []),
  };
  const [first] = Object.keys(spec.steps) as [string];
  return defineGame<TinyState>({
    id: 'tiny',
    seats: { min: 1, max: 4 },
    options: {},
    visible: { points: 'all', secrets: { perSeat: 'owner' }, notes: 'all' },
    setup: (seats, options) => {
      const core = newCore(parts, seats, options, first);
      if (deck.length > 0) put(core, parts, 'deck', 0, deck);
      const zeros = () => Array.from({ length: seats }, () => 0);
      return { ...core, points: zeros(), secrets: zeros(), notes: [], hidden: 0 };
    },
    clone: cloneTiny,
    ...parts,
    ...spec,
  });
}

export const cloneTiny = (s: TinyState): TinyState => ({
  ...cloneCore(s),
  points: [...s.points],
  secrets: [...s.secrets],
  notes: [...s.notes],
  hidden: s.hidden,
});

export const begin = (game: Game<TinyState>, more: Partial<StartOptions> = {}): Match<TinyState> =>
  start(game, { seats: 2, seed: seedFrom('tiny'), ...more });

/** A question with plain options; the answer is the option's id. */
export const choice = (seat: Seat, ids: readonly string[], more: Partial<Question<string>> = {}): Question<string> => ({
  seat,
  prompt: { key: 'prompt.pick' },
  rule: 'T-1',
  options: () => ids.map((id) => option(id, id)),
  ...more,
});

export const pick = (seat: Seat, ...ids: string[]): Flow<string> => ask(choice(seat, ids));

/** The open question of a seat. */
export function asked(match: Match<TinyState>, seat: Seat): Decision {
  const found = match.pending.find((each) => each.seat === seat && each.kind === 'question');
  if (found === undefined) throw new Error(`seat ${seat} is not asked`);
  return found;
}

/** What a seat may do besides. */
export function besides(match: Match<TinyState>, seat: Seat): Decision {
  const found = match.pending.find((each) => each.seat === seat && each.kind === 'interjection');
  if (found === undefined) throw new Error(`seat ${seat} may do nothing besides`);
  return found;
}

/** Answers the open question of a seat. */
export const say = (match: Match<TinyState>, seat: Seat, ...picks: string[]): void =>
  match.answer(seat, asked(match, seat).id, picks);

export const interject = (match: Match<TinyState>, seat: Seat, pick: string): void =>
  match.answer(seat, besides(match, seat).id, [pick]);

export const options = (match: Match<TinyState>, seat: Seat): string[] =>
  asked(match, seat).options.map((each) => each.id);

export const state = (match: Match<TinyState>): TinyState =>
  match.read((g) => JSON.parse(JSON.stringify(g.state)) as TinyState);

export const onPaper = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The refusal that something ends with. */
export function refusal(act: () => unknown): KernelError {
  try {
    act();
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    return error as KernelError;
  }
  throw new Error('it was not refused');
}

/** Something is refused with this code and these arguments, and the match is as it was. */
export function refused(
  match: Match<TinyState>,
  act: () => unknown,
  code: KernelErrorCode,
  args: Readonly<Record<string, unknown>>,
): void {
  const before = match.digest();
  const error = refusal(act);
  expect({ code: error.code, args: error.args }).toEqual({ code, args });
  expect(match.digest()).toBe(before);
}

/** Any text, where the exact one is the kernel's own business. */
export const someText: unknown = expect.any(String);

/** One that offers a bit of everything: options, something to do besides, a card to draw, several picks at once. */
export const openTiny = tiny({
  deck: FACES,
  options: { length: ['short', 'long'], bots: [0, 1, 2], fast: [false, true] },
  interjections: (g, seat) => [{ id: 'tip', label: { key: 'l' }, rule: 'T-2', run: () => gain(g, seat, 1) }],
  steps: {
    *play(g) {
      const draw = yield* pick(0, 'draw', 'pass');
      const top = topOf(g, 'deck');
      if (draw === 'draw' && top !== undefined) move(g, top, 'hand', 0);
      const several = yield* askMany(choice(1, ['a', 'b', 'c'], { min: 0, max: 2 }));
      note(g, several.join('+'));
    },
  },
});

/** Seat 0 is asked for one option, seat 1 is not; some answers were given. */
export function inPlay(): Match<TinyState> {
  const match = begin(openTiny);
  for (let i = 0; i < 7; i++) {
    say(match, 0, 'draw');
    say(match, 1, 'b', 'a');
  }
  return match;
}
