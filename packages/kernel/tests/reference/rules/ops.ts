import { opsFor, type Rng, type Seat, shuffleList } from '../../../src/index.ts';
import type { Patron } from '../content.ts';
import type { MoonshadeState } from '../state.ts';

const op = opsFor<MoonshadeState>();

export const earn = op('earn', (s, seat: Seat, amount: number) => {
  s.credits[seat] = (s.credits[seat] ?? 0) + amount;
  return { seat: { seat }, amount };
});

/** Nobody pays more than they have. */
export const spend = op('spend', (s, seat: Seat, amount: number) => {
  const paid = Math.min(amount, s.credits[seat] ?? 0);
  s.credits[seat] = (s.credits[seat] ?? 0) - paid;
  return { seat: { seat }, amount: paid };
});

export const dealPatrons = op('dealPatrons', (s, all: readonly Patron[]) => {
  const dealt = [...all];
  shuffleList(s.rng, dealt);
  s.patrons = dealt.splice(0, s.seats);
  s.idlePatrons = dealt;
  return { count: s.seats };
});

export const becomeCaptain = op('becomeCaptain', (s, seat: Seat) => {
  s.captain = seat;
  s.active = seat;
  return { seat: { seat } };
});

export const passTurn = op('passTurn', (s) => {
  s.active = (s.active + 1) % s.seats;
  return { seat: { seat: s.active } };
});

export const nextRound = op('nextRound', (s) => {
  s.round++;
  return { round: s.round };
});

/** A seat knows its own patron; the others and the idle ones could be anybody's. */
export function redealPatrons(s: MoonshadeState, seat: Seat, rng: Rng): void {
  const own = s.patrons[seat];
  const others = [...s.patrons, ...s.idlePatrons].filter((patron) => patron !== own).sort();
  shuffleList(rng, others);
  if (own !== undefined) s.patrons = [...others.splice(0, seat), own, ...others.splice(0, s.seats - seat - 1)];
  s.idlePatrons = others;
}
