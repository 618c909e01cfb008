import type { Seat } from '@cantina/kernel';
import type { Goal } from '../../content/index.ts';
import { conductOf } from '../conduct.ts';
import { characterCardIn, characterOf, playerOf, shipCardIn, shipOf } from '../lookup.ts';
import { addGoalToken, flip } from '../ops/index.ts';
import { checkVictory, raiseFame } from '../player/fame.ts';
import type { G } from '../state.ts';
import { assetsThatFit, holds, holdsIf } from './conditions.ts';
import { isMeant, type Occurrence } from './occurrence.ts';

/** The character card, or the ship sheet. */
export type GoalCard = 'character' | 'ship';

const GOAL_CARDS: readonly GoalCard[] = ['character', 'ship'];

/** OR-GOAL-07 a goal that was achieved is gone. */
function openGoal(g: G, player: Seat, on: GoalCard): Goal | null {
  const { characterFlipped, shipFlipped } = playerOf(g, player);
  if (!conductOf(g, player).achievesGoals || (on === 'character' ? characterFlipped : shipFlipped)) return null;
  return on === 'character' ? characterOf(g, player).goal : shipOf(g, player).goal;
}

/** A deed that goals may count; earlier deeds do not count for a new ship (OR-GOAL-04, OR-EX-11). */
export function noteDeed(g: G, player: Seat, deed: Occurrence): void {
  for (const on of GOAL_CARDS) {
    const achieve = openGoal(g, player, on)?.achieve;
    if (achieve?.by !== 'counting' || !isMeant(achieve.event, deed) || !holdsIf(g, player, achieve.if)) continue;
    const { tokens } = addGoalToken(g, player, on); // OR-GOAL-06, OR-DIFF-18
    if (tokens >= achieve.times) achieveGoal(g, player, on);
  }
}

/** OR-GOAL-05, OR-DIFF-17, OR-EX-12 goals that ask for a state are achieved as soon as it holds, no matter since when. */
export const checkGoals = (g: G, player: Seat): void => checkGoalsTogether(g, [player]);

/** The same for several players at one moment. */
export function checkGoalsTogether(g: G, players: readonly Seat[]): void {
  let achieved = false;
  for (const player of players) {
    for (const on of GOAL_CARDS) {
      const achieve = openGoal(g, player, on)?.achieve;
      if (achieve?.by !== 'having' || !holds(g, player, achieve.condition)) continue;
      flipGoal(g, player, on);
      achieved = true;
    }
  }
  if (achieved) checkVictory(g);
}

/** After a gain and before anything overflows: the GX1 Short Hauler keeps a third crew that comes aboard (OR-GOAL-04). */
export function checkGainingGoal(g: G, player: Seat): void {
  const achieve = openGoal(g, player, 'ship')?.achieve;
  if (achieve?.by !== 'gaining') return;
  if (assetsThatFit(g, player, { kind: [achieve.kind] }).length > achieve.having) achieveGoal(g, player, 'ship');
}

/** OR-GOAL-01, OR-GOAL-02 the card is flipped and brings its fame. */
export function achieveGoal(g: G, player: Seat, on: GoalCard): void {
  if (openGoal(g, player, on) === null) return;
  flipGoal(g, player, on);
  checkVictory(g);
}

function flipGoal(g: G, player: Seat, on: GoalCard): void {
  flip(g, player, on, on === 'character' ? characterCardIn(g, player) : shipCardIn(g, player));
  raiseFame(g, player, GOAL_FAME);
}

const GOAL_FAME = 1;
