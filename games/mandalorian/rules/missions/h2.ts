import { AT_ONCE, type CardId, cardsIn, randomOf, type Seat } from '@cantina/kernel';
import {
  agendaNumbers,
  CLEAN_HANDS,
  contractNumbers,
  EQUIPPED,
  SCOUT,
  SOLD_OUT,
  TROPHY,
  UNTOUCHED,
} from '../../content/locked/p7/index.ts';
import { chooseThreat } from '../asking.ts';
import { advanceTrack } from '../characters/decks.ts';
import { deal } from '../characters/roles.ts';
import {
  enemiesOf,
  eventNow,
  heroesOf,
  nearest,
  placeOf,
  rangeBetween,
  spaceOf,
  terrainIn,
  threatOf,
} from '../lookup.ts';
import { FAR } from '../map/terrain.ts';
import { message } from '../messages.ts';
import { markBounty } from '../ops/index.ts';
import { type G, hasRoles } from '../state.ts';
import { enemyAttacks, moveTowards, victimsOf, wishesOf } from '../threats/enemies.ts';
import type { MissionRules } from './record.ts';

/** Private Contracts. */
export const h2: MissionRules = {
  // MD-H2-02 a bounty on the triangle enemies farthest from the start space; ties are random
  setup(g) {
    const { ranges, size, start, allOpen } = terrainIn(g);
    const distance = (card: CardId): number => ranges[allOpen]?.[start * size + placeOf(g, card)] ?? FAR;
    let left = enemiesOf(g).filter((card) => threatOf(g, card).shape === 'triangle');
    for (let i = 0; i < contractNumbers.marked && left.length > 0; i++) {
      const most = Math.max(...left.map(distance));
      const card = randomOf(
        g,
        left.filter((each) => distance(each) === most),
      );
      markBounty(g, card);
      left = left.filter((each) => each !== card);
    }
    deal(g, 0); // MD-H2-01
    return AT_ONCE;
  },

  losesWhenFull: true, // MD-H2-04

  // MD-H2-03
  *crisis(g, you) {
    advanceTrack(g);
    const { range, crisisSteps } = contractNumbers;
    const marked = g.state.marked.filter((card) => placeOf(g, card) >= 0);
    const places = marked.map((card) => placeOf(g, card));
    const spaces = new Set(nearest(g, spaceOf(g, you), places));
    const hunter = yield* chooseThreat(
      g,
      marked.filter((card) => spaces.has(placeOf(g, card))),
      {
        seat: g.state.active,
        prompt: message('prompt.attacker', { event: eventNow(g), left: 1, range }),
        rule: 'MA-RNG-08',
      },
    );
    if (hunter === undefined) return;
    if (victimsOf(g, hunter, range).length > 0) yield* enemyAttacks(g, hunter, range);
    else yield* moveTowards(g, hunter, crisisSteps, wishesOf(g, hunter));
  },

  // MD-H2-04
  goal(g) {
    const { start } = terrainIn(g);
    if (g.state.marked.some((card) => placeOf(g, card) >= 0)) return false;
    const away = heroesOf(g).filter((hero) => rangeBetween(g, spaceOf(g, hero), start) > contractNumbers.home);
    return away.length <= (hasRoles(g.state.seats, g.state.options) ? contractNumbers.missing : 0);
  },

  // MD-H2-07, MD-H2-08
  wins: (g, seat, role, { won, defeated }) =>
    won ? agendaIsMet(g, seat, role) : role === SOLD_OUT && defeated !== seat,
};

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
      return false;
  }
}
