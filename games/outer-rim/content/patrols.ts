import type { PatrolReward, PatrolToken } from './cards.ts';
import { FACTIONS, type Faction } from './terms.ts';

export type PatrolLevel = PatrolToken['level'];

/**
 * OR-PATROL-02, OR-PATROL-03, OR-GAP-10. Designed: one line per level for all factions, by the yardstick of the known
 * bounties: 3 dice for a starting ship that dares, 4 and 5 for ships that were paid for.
 */
const LINES: Readonly<Record<PatrolLevel, { readonly ship: number | null; readonly reward: PatrolReward }>> = {
  1: { ship: 3, reward: { credits: 4000 } },
  2: { ship: 4, reward: { fame: 1 } },
  3: { ship: 5, reward: { fame: 2 } },
  4: { ship: null, reward: null },
};

const LEVELS: readonly PatrolLevel[] = [1, 2, 3, 4];

export const patrols: readonly PatrolToken[] = FACTIONS.flatMap((faction) =>
  LEVELS.map((level) => ({ faction, level, ...LINES[level] })),
);

export function patrolOf(faction: Faction, level: PatrolLevel): PatrolToken {
  const patrol = patrols[FACTIONS.indexOf(faction) * LEVELS.length + LEVELS.indexOf(level)];
  if (patrol === undefined) throw new Error(`no ${faction} patrol of level ${level}`);
  return patrol;
}
