import type { Seat } from '@cantina/kernel';
import type { Goal } from '../content/index.ts';
import { holds, holdsIf } from './conditions.ts';
import { gainFame } from './fame.ts';
import { characterCardIn, characterOf, isAi, playerOf, shipCardIn, shipOf } from './lookup.ts';
import { isMeant, type Occurrence } from './occurrence.ts';
import { addGoalToken, flip } from './ops/core.ts';
import type { G } from './state.ts';

/** The character card, or the ship sheet. */
export type GoalCard = 'character' | 'ship';

const GOAL_CARDS: readonly GoalCard[] = ['character', 'ship'];

/** OR-GOAL-07 a goal that was achieved is gone; OR-AIGOAL-03 the AI achieves none. */
function openGoal(g: G, player: Seat, on: GoalCard): Goal | null {
  const { characterFlipped, shipFlipped } = playerOf(g, player);
  if (isAi(g, player) || (on === 'character' ? characterFlipped : shipFlipped)) return null;
  return on === 'character' ? characterOf(g, player).goal : shipOf(g, player).goal;
}

/** A deed that goals may count; earlier deeds do not count for a new ship (OR-GOAL-04). */
export function noteDeed(g: G, player: Seat, deed: Occurrence): void {
  for (const on of GOAL_CARDS) {
    const achieve = openGoal(g, player, on)?.achieve;
    if (achieve?.by !== 'counting' || !isMeant(achieve.event, deed) || !holdsIf(g, player, achieve.if)) continue;
    const { tokens } = addGoalToken(g, player, on); // OR-GOAL-06
    if (tokens >= achieve.times) achieveGoal(g, player, on);
  }
}

/** OR-GOAL-05 goals that ask for a state are achieved as soon as it holds, no matter since when. */
export function checkGoals(g: G, player: Seat): void {
  for (const on of GOAL_CARDS) {
    const achieve = openGoal(g, player, on)?.achieve;
    if (achieve?.by === 'having' && holds(g, player, achieve.condition)) achieveGoal(g, player, on);
  }
}

/** OR-GOAL-01, OR-GOAL-02 the card is flipped and brings its fame. */
export function achieveGoal(g: G, player: Seat, on: GoalCard): void {
  if (openGoal(g, player, on) === null) return;
  flip(g, player, on, on === 'character' ? characterCardIn(g, player) : shipCardIn(g, player));
  gainFame(g, player, GOAL_FAME);
}

const GOAL_FAME = 1;
