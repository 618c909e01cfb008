import type { Seat } from '@cantina/kernel';
import type { Faction, Standing } from '../../content/index.ts';
import { checkGoals } from '../abilities/goals.ts';
import { reputationOf } from '../lookup.ts';
import { putReputation } from '../ops/index.ts';
import type { G, Reputation } from '../state.ts';
import { checkVictory, keepFame } from './fame.ts';

const VALUE: Readonly<Record<Standing, Reputation>> = { good: 1, neutral: 0, bad: -1 };

/** OR-REP-03 whether a step that way would change anything. */
export const canChangeReputation = (g: G, player: Seat, faction: Faction, change: 1 | -1): boolean =>
  reputationOf(g, player, faction) !== change;

/** OR-REP-02, OR-FACTION-01 one step; OR-REP-03 nothing beyond the ends. */
export function changeReputation(g: G, player: Seat, faction: Faction, change: 1 | -1): void {
  if (!canChangeReputation(g, player, faction, change)) return;
  put(g, player, faction, (reputationOf(g, player, faction) + change) as Reputation);
}

/** OR-REP-04 from any state. */
export function setReputation(g: G, player: Seat, faction: Faction, to: Standing): void {
  if (reputationOf(g, player, faction) !== VALUE[to]) put(g, player, faction, VALUE[to]);
}

function put(g: G, player: Seat, faction: Faction, to: Reputation): void {
  putReputation(g, player, faction, to);
  keepFame(g, player);
  checkGoals(g, player);
  checkVictory(g); // OR-FAME-02 fame may hang on reputation
}
