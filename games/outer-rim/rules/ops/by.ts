import type { Seat } from '@cantina/kernel';
import type { Player, RimState } from '../state.ts';

type SeatArg = { readonly seat: Seat };

const SEATS: readonly SeatArg[] = [0, 1, 2, 3].map((seat) => ({ seat }));

/** A player in the data of an event. Made once: ops run by the thousand. */
export const seatOf = (player: Seat): SeatArg => SEATS[player] as SeatArg;

/** Who did it. */
export const by = (player: Seat): { readonly player: SeatArg } => ({ player: seatOf(player) });

export const playerIn = (s: RimState, player: Seat): Player => s.players[player] as Player;
