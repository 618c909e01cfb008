import { faceOf, finish, reveal, type Seat, topOf } from '@cantina/kernel';
import { rulesOf } from './missions/record.ts';
import { noteRole } from './ops/index.ts';
import type { G, Hero } from './state.ts';

/** Why a game ends. */
export type Ending = 'goal' | 'defeated' | 'time' | 'track' | 'captured';

/** The secret role of a seat, or nothing. */
export function roleOf(g: G, seat: Seat): string | null {
  const card = topOf(g, 'roles', seat);
  return card === undefined ? null : faceOf(g, card);
}

/** MA-WIN-03 all win together, unless secret roles say otherwise (MD-H1-11, MD-H2-08). */
export function win(g: G): never {
  end(g, 'goal', null);
}

/** MA-WIN-04, MA-WIN-06 all lose at once; a traitor wins by it (MD-H1-11), or who has sold out (MD-H2-07). */
export function lose(g: G, reason: Exclude<Ending, 'goal'>, defeated: Hero | null = null): never {
  end(g, reason, defeated);
}

function end(g: G, reason: Ending, defeated: Hero | null): never {
  showRoles(g);
  const won = reason === 'goal';
  const winners = seats(g).filter((seat) => {
    const role = roleOf(g, seat);
    return role === null ? won : rulesOf(g).wins?.(g, seat, role, { won, defeated }) === true;
  });
  finish(g, { winners, reason });
}

const seats = (g: G): Seat[] => Array.from({ length: g.state.seats }, (_, seat) => seat);

/** Roles and agendas stay secret until the end of the game (MD-H2-01). */
function showRoles(g: G): void {
  for (const seat of seats(g)) showRole(g, seat);
}

export function showRole(g: G, seat: Seat): void {
  const role = topOf(g, 'roles', seat);
  if (role === undefined) return;
  reveal(g, [role]);
  noteRole(g, seat, role);
}

/** MA-WIN-02 the goals, checked at the end of a turn. */
export const goalIsMet = (g: G): boolean => rulesOf(g).goal(g);
