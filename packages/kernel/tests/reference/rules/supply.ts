import {
  type CardId,
  cardsIn,
  faceOf,
  finish,
  hooked,
  isIn,
  move,
  type Seat,
  topOrRebuilt,
} from '../../../src/index.ts';
import { cargo, crew } from '../content.ts';
import type { Moonshade } from '../state.ts';
import { earn } from './ops.ts';

export const isCargo = (g: Moonshade, card: CardId): boolean => Object.hasOwn(cargo, faceOf(g, card));

export const cargoIn = (g: Moonshade, seat: Seat): readonly CardId[] =>
  cardsIn(g, 'hand', seat).filter((card) => isCargo(g, card));

/** What a seat's own crew adds to a value. */
const bonusFor = (g: Moonshade, seat: Seat) => (source: CardId) =>
  isIn(g, source, 'crew', seat) ? (crew[faceOf(g, source)]?.bonus ?? 0) : 0;

/** A value with what a seat's own crew adds to it right now. */
export const withBonus = (g: Moonshade, hook: 'gain' | 'bid', seat: Seat, value: number): number =>
  hooked(g, hook).reduce((sum, source) => sum + bonusFor(g, seat)(source), value);

/** All seats, in the order of play from one of them on. */
export const seatsFrom = (g: Moonshade, first: Seat): readonly Seat[] =>
  Array.from({ length: g.state.seats }, (_, i) => (first + i) % g.state.seats);

/** MS-GAIN-01, MS-GAIN-02: brokers add their bonus. MS-WIN-01: whoever reaches the goal wins at once. */
export function gain(g: Moonshade, seat: Seat, amount: number): void {
  earn(g, seat, withBonus(g, 'gain', seat, amount));
  winAtGoal(g, seat);
}

export function winAtGoal(g: Moonshade, seat: Seat): void {
  if ((g.state.credits[seat] ?? 0) >= g.state.options.goal) finish(g, { winners: [seat], reason: 'goal' });
}

/** MS-DEPOT-02: when the depot is empty the discards are shuffled into a new one; with no discards there is nothing. */
export function topCrate(g: Moonshade): CardId | undefined {
  return topOrRebuilt(g, { deck: 'depot', discard: 'discard' });
}

export function drawCrates(g: Moonshade, seat: Seat, amount: number): void {
  for (let drawn = 0; drawn < amount; drawn++) {
    const card = topCrate(g);
    if (card !== undefined) move(g, card, 'hand', seat);
  }
}

/** MS-STALL-01: the empty places of the stall are filled from the depot. */
export function fillStall(g: Moonshade): void {
  for (let place = 0; place < 3; place++) {
    const card = cardsIn(g, 'stall', place).length === 0 ? topCrate(g) : undefined;
    if (card !== undefined) move(g, card, 'stall', place);
  }
}
