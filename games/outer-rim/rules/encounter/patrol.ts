import type { Flow, Seat } from '@cantina/kernel';
import { type Faction, type PatrolLevel, patrolOf as printedPatrol } from '../../content/index.ts';
import { patrolsIn } from '../abilities/conditions.ts';
import { happened } from '../abilities/happened.ts';
import { hasAbility } from '../abilities/usable.ts';
import { fight } from '../combat/combat.ts';
import { reputationOf, spaceOfPlayer } from '../lookup.ts';
import { movePatrolAside, patrolOf, spawnPatrol } from '../movement/patrols.ts';
import { notePatrolBeaten } from '../ops/index.ts';
import { gainCredits } from '../player/credits.ts';
import { gainFame } from '../player/fame.ts';
import { changeReputation } from '../player/reputation.ts';
import type { G } from '../state.ts';

/** OR-ENC-02, OR-ENCPAT-03, OR-REP-05 the patrols in a player's space that must be encountered: one of them. */
export function forcedPatrols(g: G, player: Seat): readonly Faction[] {
  const bad = patrolsIn(g, spaceOfPlayer(g, player)).filter((faction) => reputationOf(g, player, faction) < 0);
  return bad.length > 0 && hasAbility(g, player, 'ignore-bad-patrols') ? [] : bad;
}

/** The name under which a patrol fights. */
export const patrolName = (faction: Faction, level: number): string => `patrol/${faction}/${level}`;

/** OR-ENCPAT-01, OR-ENCPAT-02 ship combat against a patrol: a must where it dislikes the player, else a choice. */
export function* encounterPatrol(g: G, player: Seat, faction: Faction): Flow<void> {
  const { level } = patrolOf(g, faction);
  const { ship } = printedPatrol(faction, level); // OR-DIFF-52
  yield* fight(g, {
    type: 'ship', // OR-COMBAT-03, OR-DIFF-08
    attacker: player,
    against: { foe: patrolName(faction, level), value: ship, patrol: true },
    won: () => beatPatrol(g, player, faction, level),
    lost: () => movePatrolAside(g, player, faction), // OR-ENCPAT-07, OR-PATROL-06
  });
}

/** OR-ENCPAT-06, OR-PATROL-07 reward, reputation, then the next patrol of the faction appears (OR-PATROL-08). */
function* beatPatrol(g: G, player: Seat, faction: Faction, level: PatrolLevel): Flow<void> {
  const { reward } = printedPatrol(faction, level);
  notePatrolBeaten(g, player, faction, level);
  if (reward !== null && 'credits' in reward) gainCredits(g, player, reward.credits); // OR-PATROL-03
  if (reward !== null && 'fame' in reward) gainFame(g, player, reward.fame); // OR-DIFF-44 fame may hang on reputation
  if (!hasAbility(g, player, 'no-loss-for-patrols')) changeReputation(g, player, faction, -1);
  spawnPatrol(g, faction); // OR-DIFF-45 the beaten one never comes back
  yield* happened(g, player, { on: 'beat-patrol', fame: reward !== null && 'fame' in reward });
}
