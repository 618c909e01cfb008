import type { Rng } from './random.ts';

declare const cardBrand: unique symbol;

/** Seats are numbered 0, 1, 2 … around the table. */
export type Seat = number;

/** A physical card or token at the table. It says nothing about the face: a shuffle deals the faces anew. */
export type CardId = number & { readonly [cardBrand]: true };

export type Viewer = Seat | 'spectator';

/** Whether something is one of the numbers 0, 1, 2 … below `limit`, as seats, cards and faces are. */
export const isBelow = (given: unknown, limit: number): boolean =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < limit;

export type OptionValue = string | number | boolean;
export type TableOptions = Readonly<Record<string, OptionValue>>;

export interface Cards {
  /** card → index into `game.faces` */
  face: number[];
  /** card → the zone and the slot of that zone where it lies */
  zone: string[];
  slot: number[];
  /** card → who knows its face, one bit per seat and one for spectators */
  known: number[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** What every game's state begins with. The whole state is plain JSON of fixed shape. */
export interface CoreState<
  Step extends string = string,
  Zone extends string = string,
  Hook extends string = string,
  Options extends TableOptions = TableOptions,
> {
  readonly seats: number;
  readonly options: Options;
  /** The cursor: which step runs next. Further parts of the cursor (seat, round …) are the game's own fields. */
  step: Step;
  rng: Rng;
  /** Results the next rolls will show, for tests; empty in a real game. */
  fixedDice: number[];
  cards: Cards;
  /** zone → slot (seat, board space or 0) → cards, the top one last */
  zones: Record<Zone, CardId[][]>;
  /** hook → active cards that react to it, in the order in which they became active */
  hooks: Record<Hook, CardId[]>;
  outcome: Outcome | null;
}

/** The state as rules see it: only ops may write. */
export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer U)[]
    ? readonly Frozen<U>[]
    : { readonly [K in keyof T]: Frozen<T[K]> };

type Lists<T> = { [K in keyof T]: T[K] };

/**
 * Copies the part of the state that the kernel owns. A game's own `clone` writes these fields and its own out in one
 * literal: spreading was measured twelve times slower, and an object that `Object.assign` gives more than a dozen fields
 * becomes a dictionary for V8, in which every look at the state is a search.
 */
export function cloneCore<Step extends string, Zone extends string, Hook extends string, Options extends TableOptions>(
  s: CoreState<Step, Zone, Hook, Options>,
): CoreState<Step, Zone, Hook, Options> {
  const zones: Lists<Record<Zone, CardId[][]>> = { ...s.zones };
  for (const name in zones) {
    const copies = zones[name].slice();
    for (let i = 0; i < copies.length; i++) {
      const pile = copies[i] as CardId[];
      // Boards have many empty spaces, and an empty list is cheaper than a copy of one.
      copies[i] = pile.length === 0 ? [] : pile.slice();
    }
    zones[name] = copies;
  }
  const hooks: Lists<Record<Hook, CardId[]>> = { ...s.hooks };
  for (const name in hooks) hooks[name] = hooks[name].slice();
  return {
    seats: s.seats,
    options: s.options,
    step: s.step,
    rng: s.rng.slice() as Rng,
    fixedDice: s.fixedDice.slice(),
    cards: {
      face: s.cards.face.slice(),
      zone: s.cards.zone.slice(),
      slot: s.cards.slot.slice(),
      known: s.cards.known.slice(),
    },
    zones,
    hooks,
    outcome: s.outcome,
  };
}
