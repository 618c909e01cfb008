import { type CoreState, checkOptions, put, rngFromSeed, type Seat, seedFrom, type ZoneOf } from '../src/index.ts';
import type { Subject } from './subject.ts';

/** Results of the dice in the order they are rolled; all of them must be used. `'any'` leaves them to the seed. */
export type Dice = readonly number[] | 'any';

/** One pile of a zone with a single slot, or one pile per slot. Faces by key or name, the top card last. */
type Piles = readonly string[] | readonly (readonly string[])[];

/** How the table is set. What is not said is as the game sets it up. */
export interface Setting<S extends CoreState> {
  readonly seats?: number;
  readonly options?: Partial<S['options']>;
  readonly seed?: string;
  readonly step?: S['step'];
  /** When given, exactly these cards exist and no others. */
  readonly zones?: { readonly [Zone in ZoneOf<S>]?: Piles };
  readonly fields?: Partial<Omit<S, keyof CoreState>>;
  readonly dice?: Dice;
  /** The last touch, for what can't be said above. */
  readonly change?: (state: S) => void;
}

export const scenarioSeed = (setting: { readonly seed?: string }): string => seedFrom(setting.seed ?? 'scenario');

/** A state to start from. */
export function setTable<S extends CoreState>(subject: Subject<S>, setting: Setting<S>): S {
  const { game } = subject;
  const { seats = game.seats.min, options = {}, zones, step, fields, dice = [], change } = setting;
  const state = game.setup(seats, checkOptions(game, options));
  state.rng = rngFromSeed(scenarioSeed(setting));
  if (zones !== undefined) {
    clear(state);
    for (const [zone, piles] of Object.entries(zones) as [ZoneOf<S>, Piles][]) {
      slots(piles).forEach((faces, slot) => {
        put(
          state as CoreState,
          game,
          zone,
          slot,
          faces.map((name) => faceCalled(subject, name)),
        );
      });
    }
  }
  if (step !== undefined) state.step = step;
  Object.assign(state, structuredClone(fields));
  if (dice !== 'any') state.fixedDice = [...dice];
  change?.(state);
  return state;
}

function clear(state: CoreState): void {
  state.cards = { face: [], zone: [], slot: [], known: [] };
  for (const piles of Object.values(state.zones)) for (const pile of piles) pile.length = 0;
  for (const cards of Object.values(state.hooks)) cards.length = 0;
}

const slots = (piles: Piles): readonly (readonly string[])[] =>
  piles.every((pile) => typeof pile === 'string') ? [piles] : piles;

function faceCalled<S extends CoreState>({ game, names }: Subject<S>, name: string): string {
  const face = game.faces.find((each) => each === name || names?.face?.(each).includes(name) === true);
  if (face === undefined) throw new Error(`no card is called ${name}`);
  return face;
}

export const seatsOf = (seats: number): readonly Seat[] => [...Array(seats).keys()];
