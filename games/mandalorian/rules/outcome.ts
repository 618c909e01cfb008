import { cardsIn, faceOf, finish, reveal, type Seat, topOf } from '@cantina/kernel';
import type { MissionId } from '../content/all.ts';
import { child } from '../content/locked/p2/index.ts';
import { numbers as m2 } from '../content/locked/p2/mission.ts';
import { BOSS } from '../content/locked/p4/mission.ts';
import {
  agendaNumbers,
  CLEAN_HANDS,
  contractNumbers,
  EQUIPPED,
  SCOUT,
  SOLD_OUT,
  TRAITOR,
  TROPHY,
  UNTOUCHED,
} from '../content/locked/p7/index.ts';
import { heroesOf, placeOf, rangeBetween, spaceOf, terrainIn, threatOf } from './lookup.ts';
import { noteRole } from './ops.ts';
import { type G, type Hero, hasRoles } from './state.ts';

/** Why a game ends. */
export type Ending = 'goal' | 'defeated' | 'time' | 'track' | 'captured';

/** The secret role of a seat, or nothing. */
export function roleOf(g: G, seat: Seat): string | null {
  const card = topOf(g, 'roles', seat);
  return card === undefined ? null : faceOf(g, card);
}

/** MA-WIN-03 all win together, unless secret roles say otherwise (MD-H1-11, MD-H2-08). */
export function win(g: G): never {
  showRoles(g);
  const winners = seats(g).filter((seat) => {
    const role = roleOf(g, seat);
    return role === null || (role !== TRAITOR && agendaIsMet(g, seat, role));
  });
  finish(g, { winners, reason: 'goal' satisfies Ending });
}

/** MA-WIN-04, MA-WIN-06 all lose at once; a traitor wins by it (MD-H1-11), or who has sold out (MD-H2-07). */
export function lose(g: G, reason: Exclude<Ending, 'goal'>, defeated: Hero | null = null): never {
  showRoles(g);
  const winners = seats(g).filter((seat) => {
    const role = roleOf(g, seat);
    return role === TRAITOR || (role === SOLD_OUT && defeated !== seat);
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

/** The group has won: who has fulfilled the own agenda, too (MD-H2-05, MD-H2-06). */
function agendaIsMet(g: G, seat: Seat, role: string): boolean {
  const { trophies, damage, reveals } = g.state;
  switch (role) {
    case CLEAN_HANDS:
      return (trophies[seat] ?? 0) === 0;
    case TROPHY:
      return (trophies[seat] ?? 0) >= 1;
    case UNTOUCHED:
      return (damage[seat] ?? 0) <= agendaNumbers.damage;
    case EQUIPPED:
      return cardsIn(g, 'plans', seat).length >= agendaNumbers.plans;
    case SCOUT:
      return (reveals[seat] ?? 0) >= agendaNumbers.reveals;
    default:
      return role !== SOLD_OUT;
  }
}

/** MA-WIN-02 the goals, checked at the end of a turn. */
const GOALS: Readonly<Record<MissionId, (g: G) => boolean>> = {
  m1: goalObjectIsHome, // MD-M1-04
  // MD-M2-07
  m2: (g) => {
    const token = cardsIn(g, 'tokens').find((card) => faceOf(g, card) === child.id);
    const bearer = token === undefined ? -1 : (g.state.bearers[token] ?? -1);
    const clamps = cardsIn(g, 'revealed').some((card) => threatOf(g, card).object === 'goal');
    return !clamps && bearer >= 0 && spaceOf(g, bearer) === terrainIn(g).numbered[m2.exit];
  },
  m3: goalObjectIsHome, // MD-M3-06
  m4: (g) => cardsIn(g, 'gone').some((card) => faceOf(g, card) === BOSS), // MD-M4-09
  c1: (g) => cardsIn(g, 'tokens').length === 0, // MD-C1-06
  // MD-C2-06
  c2: (g) => {
    const { start } = terrainIn(g);
    const [informant] = cardsIn(g, 'tokens');
    return (
      informant !== undefined &&
      placeOf(g, informant) === start &&
      heroesOf(g).some((each) => spaceOf(g, each) === start)
    );
  },
  h1: (g) => cardsIn(g, 'tokens').length === 0, // MD-H1-11
  // MD-H2-04
  h2: (g) => {
    const { start } = terrainIn(g);
    if (g.state.marked.some((card) => placeOf(g, card) >= 0)) return false;
    const away = heroesOf(g).filter((hero) => rangeBetween(g, spaceOf(g, hero), start) > contractNumbers.home);
    return away.length <= (hasRoles(g.state.seats, g.state.options) ? contractNumbers.missing : 0);
  },
};

/** The Asset or the Prisoner has come to the start space. */
function goalObjectIsHome(g: G): boolean {
  const { start } = terrainIn(g);
  return cardsIn(g, 'revealed').some((card) => {
    const bearer = g.state.bearers[card] ?? -1;
    return bearer >= 0 && spaceOf(g, bearer) === start;
  });
}

export const goalIsMet = (g: G): boolean => GOALS[g.state.options.mission](g);
