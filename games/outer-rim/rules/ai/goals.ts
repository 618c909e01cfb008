import type { CardId, Seat } from '@cantina/kernel';
import { type Planet, SPACES, type Space } from '../../content/index.ts';
import { assetsOf, ownAsset } from '../lookup.ts';
import { spaceIndex } from '../movement/map.ts';
import { addGoal, removeGoal } from '../ops/index.ts';
import type { G } from '../state.ts';

/** The planet where the AI delivers a cargo or completes a job (OR-GAP-35); null where there is none. */
export function goalOf(g: G, card: CardId): Planet | null {
  const asset = ownAsset(g, card);
  if (asset.kind === 'cargo') return asset.delivery?.to ?? null;
  return asset.kind === 'job' && typeof asset.destination === 'string' ? asset.destination : null;
}

/** OR-AISETUP-05, OR-GAP-12 a goal token for a card that the AI has just got. */
export function placeGoalTokenFor(g: G, card: CardId): void {
  const planet = goalOf(g, card);
  if (planet !== null) addGoal(g, planet);
}

export const goalTokensOn = (g: G, space: Space): number => g.state.goalTokens[spaceIndex(space)] ?? 0;

/** OR-AIGOAL-05, OR-DIFF-30 one token for one delivery or job. */
export function takeGoalToken(g: G, space: Space): void {
  if (goalTokensOn(g, space) > 0) removeGoal(g, space);
}

/** A goal whose cargo or job the AI no longer has would hold it for ever: its token goes, too (OR-GAP-12). */
export function dropLostGoals(g: G, player: Seat): void {
  for (const space of goalSpaces(g)) {
    const cards = assetsOf(g, player).filter((card) => goalOf(g, card) === space).length;
    for (let extra = goalTokensOn(g, space) - cards; extra > 0; extra--) removeGoal(g, space);
  }
}

export const goalSpaces = (g: G): Space[] => {
  const spaces: Space[] = [];
  g.state.goalTokens.forEach((tokens, index) => {
    if (tokens > 0) spaces.push(SPACES[index] as Space);
  });
  return spaces;
};
