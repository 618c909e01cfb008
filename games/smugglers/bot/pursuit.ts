import type { Decision, Seat } from '@cantina/kernel';
import { BRIX_WEAPONS } from '../content/index.ts';
import { player } from '../rules/lookup.ts';
import { oddsAgainstPlayer } from '../rules/odds/odds.ts';
import { freePods, unitsAboard, unitsOf } from '../rules/ship/ship.ts';
import type { G } from '../rules/state.ts';

/**
 * Cutting off a captain who is about to win: the resistance takes ten weapons and never fewer, so a single one taken from
 * him has cost him the run, and some twenty turns.
 */

/** A chance smaller than this to win both rolls is not worth the turn. */
const SLIGHT = 0.1;

const isRunning = (g: G, seat: Seat): boolean => unitsOf(g, seat, 'brixWeapons') >= BRIX_WEAPONS;

/** The chance that an attack takes weapons from somebody: manoeuvre and dogfight have to be won, and there must be room. */
function chanceToRob(g: G, seat: Seat, other: Seat): number {
  if (freePods(g, seat) <= 0 && unitsAboard(g, seat) === 0) return 0;
  const { manoeuvre, dogfight } = oddsAgainstPlayer(g, seat, other);
  return manoeuvre * dogfight;
}

/** Whether a captain attacks another one for the weapons of his run; whoever runs himself flies on. */
const chases = (g: G, seat: Seat, other: Seat): boolean =>
  other !== seat &&
  player(g, other).status === 'flying' &&
  isRunning(g, other) &&
  !isRunning(g, seat) &&
  chanceToRob(g, seat, other) >= SLIGHT;

/** Whom a captain chases in the sector he is in, or -1. */
export const quarryOf = (g: G, seat: Seat): Seat =>
  g.state.players.findIndex((other, i) => other.sector === player(g, seat).sector && chases(g, seat, i));

/** What a captain answers who cuts somebody off; null where there is nobody to cut off. */
export function pursuit(g: G, decision: Decision): string | null {
  const wanted = answerOf(g, decision);
  return wanted !== null && decision.options.some(({ id }) => id === wanted) ? wanted : null;
}

function answerOf(g: G, decision: Decision): string | null {
  const { seat, prompt } = decision;
  const { combat, meeting } = g.state;
  const foe = (combat?.seat === seat ? combat.foe : combat?.seat) ?? -1;
  switch (prompt.key) {
    case 'prompt.move':
      return flightTo(g, decision);
    case 'prompt.explore': {
      const quarry = quarryOf(g, seat);
      return quarry < 0 ? null : `seat:${quarry}`;
    }
    case 'prompt.meet':
      return seat === g.state.active && meeting !== null && chases(g, seat, meeting.other) ? 'attack' : null;
    case 'prompt.manoeuvre':
      return seat === g.state.active && foe >= 0 && chases(g, seat, foe) ? 'attack' : null;
    case 'prompt.spoils':
      return foe >= 0 && isRunning(g, foe) ? 'goods' : null;
    case 'prompt.plunder':
      return 'good:brixWeapons';
    default:
      return null;
  }
}

/** The way to whoever is the easiest to stop of those within reach. */
function flightTo(g: G, { seat, options }: Decision): string | null {
  const { sector: from } = player(g, seat);
  let best: string | null = null;
  let most = 0;
  g.state.players.forEach(({ sector }, other) => {
    const id = sector === from ? 'stay' : `sector:${sector}`;
    if (!chases(g, seat, other) || !options.some((each) => each.id === id)) return;
    const chance = chanceToRob(g, seat, other);
    if (chance > most) [best, most] = [id, chance];
  });
  return best;
}
