import {
  askCards,
  askMany,
  cardOption,
  cardsIn,
  type Flow,
  faceOf,
  finish,
  goTo,
  move,
  reveal,
  roll,
  type Seat,
  shuffle,
  topOf,
} from '../../../src/index.ts';
import { type Patron, patrons } from '../content.ts';
import type { Moonshade } from '../state.ts';
import { dealPatrons, earn, nextRound } from './ops.ts';
import { cargoIn, drawCrates, fillStall, gain, isCargo, seatsFrom } from './supply.ts';

const ROUNDS = 5;
const HAND_LIMIT = 4;

/** MS-SETUP-01: three crates and one dossier each, a secret patron, a full stall. */
export function* deal(g: Moonshade): Flow<void> {
  shuffle(g, 'depot');
  shuffle(g, 'agency');
  dealPatrons(g, Object.keys(patrons) as Patron[]);
  for (const seat of seatsFrom(g, 0)) {
    drawCrates(g, seat, 3);
    hearOfCrew(g, seat);
  }
  fillStall(g);
  goTo(g, 'bid');
}

/** MS-AGENCY-01: a dossier is drawn as long as there are any. */
function hearOfCrew(g: Moonshade, seat: Seat): void {
  const card = topOf(g, 'agency');
  if (card !== undefined) move(g, card, 'hand', seat);
}

/** MS-PATROL-01: on a 1 or 2 the patrol comes. MS-PATROL-02: each seat shows up to two cargo cards and gains 1 for each. */
export function* patrol(g: Moonshade): Flow<void> {
  goTo(g, 'clearUp');
  if (roll(g, 6) > 2) return;
  for (const seat of seatsFrom(g, g.state.captain)) {
    if (cargoIn(g, seat).length === 0) continue;
    const shown = yield* askMany({
      seat,
      prompt: { key: 'prompt.show' },
      rule: 'MS-PATROL-02',
      min: 0,
      max: 2,
      options: () => cargoIn(g, seat).map((card) => cardOption(card)),
    });
    reveal(g, shown);
    for (const _ of shown) gain(g, seat, 1);
  }
}

/** MS-LIMIT-01: nobody keeps more than four cards. Cargo is discarded, dossiers go under the agency. */
export function* clearUp(g: Moonshade): Flow<void> {
  for (const seat of seatsFrom(g, g.state.captain)) {
    const surplus = cardsIn(g, 'hand', seat).length - HAND_LIMIT;
    const given = yield* askCards({
      seat,
      prompt: { key: 'prompt.limit' },
      rule: 'MS-LIMIT-01',
      candidates: () => cardsIn(g, 'hand', seat),
      min: surplus,
      max: surplus,
    });
    for (const card of given) {
      if (isCargo(g, card)) move(g, card, 'discard');
      else move(g, card, 'agency', 0, 'bottom');
    }
  }
  if (g.state.round === ROUNDS) return payDay(g);
  nextRound(g);
  for (const seat of seatsFrom(g, g.state.captain)) hearOfCrew(g, seat);
  goTo(g, 'bid');
}

/** MS-WIN-02: after the last round hands are shown, each patron pays 1 per card of its kind, and the richest win. */
function payDay(g: Moonshade): void {
  const seats = seatsFrom(g, 0);
  for (const seat of seats) {
    reveal(g, cardsIn(g, 'hand', seat));
    const patron = g.state.patrons[seat];
    const wanted = cardsIn(g, 'hand', seat).filter(
      (card) => patron !== undefined && faceOf(g, card) === patrons[patron],
    );
    earn(g, seat, wanted.length);
  }
  const most = Math.max(...g.state.credits);
  finish(g, { winners: seats.filter((seat) => g.state.credits[seat] === most), reason: 'richest' });
}
