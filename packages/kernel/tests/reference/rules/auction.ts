import {
  ask,
  askAll,
  type CardId,
  cardOption,
  cardsIn,
  type Flow,
  faceOf,
  goTo,
  move,
  option,
  roll,
  type Seat,
  topOf,
} from '../../../src/index.ts';
import { cargo } from '../content.ts';
import type { Moonshade } from '../state.ts';
import { becomeCaptain } from './ops.ts';
import { cargoIn, fillStall, seatsFrom, withBonus } from './supply.ts';

/** MS-BID-01: all seats choose in secret one cargo card as their bid, or none; then the bids are shown at once. */
export function* bid(g: Moonshade): Flow<void> {
  const seats = seatsFrom(g, g.state.captain);
  const bids = yield* askAll<CardId | null>(
    seats.map((seat) => ({
      seat,
      prompt: { key: 'prompt.bid' },
      rule: 'MS-BID-01',
      options: () => [
        ...cargoIn(g, seat).map((card) => cardOption(card)),
        option('pass', null, { label: { key: 'word.pass' } }),
      ],
    })),
  );
  seats.forEach((seat, i) => {
    const card = bids[i] ?? null;
    if (card !== null) move(g, card, 'counter', seat);
  });
  const winner = winnerOf(g);
  if (winner !== null) {
    becomeCaptain(g, winner);
    yield* takeFromStall(g, winner);
  }
  for (const seat of seats) for (const card of [...cardsIn(g, 'counter', seat)]) move(g, card, 'discard');
  fillStall(g);
  goTo(g, 'act');
}

/** MS-BID-02: the most valuable bid wins; bouncers count. MS-BID-03: tied seats roll until one of them is highest. */
function winnerOf(g: Moonshade): Seat | null {
  let tied = highest(
    seatsFrom(g, g.state.captain).filter((seat) => topOf(g, 'counter', seat) !== undefined),
    (seat) => worth(g, seat),
  );
  while (tied.length > 1) {
    const rolls = new Map(tied.map((seat) => [seat, roll(g, 6)]));
    tied = highest(tied, (seat) => rolls.get(seat) ?? 0);
  }
  return tied[0] ?? null;
}

function worth(g: Moonshade, seat: Seat): number {
  const card = topOf(g, 'counter', seat);
  return card === undefined ? 0 : withBonus(g, 'bid', seat, cargo[faceOf(g, card)]?.worth ?? 0);
}

function highest(seats: readonly Seat[], value: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
}

/** MS-STALL-02: the winner takes one card from the stall; a place may be empty when the depot has run dry. */
function* takeFromStall(g: Moonshade, seat: Seat): Flow<void> {
  const places = [0, 1, 2];
  const filled = () => places.filter((place) => topOf(g, 'stall', place) !== undefined);
  if (filled().length === 0) return;
  const card = yield* ask<CardId>({
    seat,
    prompt: { key: 'prompt.stall' },
    rule: 'MS-STALL-02',
    options: () =>
      filled().flatMap((place) => cardsIn(g, 'stall', place).map((each) => cardOption(each, `place:${place}`))),
    refused: () =>
      places
        .filter((place) => topOf(g, 'stall', place) === undefined)
        .map((place) => ({
          id: `place:${place}`,
          reason: { key: 'reason.empty-place', args: { place } },
          rule: 'MS-STALL-02',
        })),
  });
  move(g, card, 'hand', seat);
}
