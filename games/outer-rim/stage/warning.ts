import type { View } from '@cantina/kernel';
import type { StageReader } from '@cantina/web/kit';
import { fameOf } from '../rules/abilities/conditions.ts';
import { fieldsOf, openTable } from '../table/sight.ts';
import { words } from './words/index.ts';

const NEARLY = 2;

/** OR-WIN-01 whoever is nearest, and near enough to win with the next good turn. */
export function warning(view: View, at: StageReader): string | undefined {
  const { players, round } = fieldsOf(view);
  if (round === 0 || view.outcome !== null) return undefined;
  const g = openTable(view);
  const most = Number(view.options.fameToWin);
  const near = players
    .map((_, player) => ({ player, missing: most - fameOf(g, player) }))
    .filter(({ missing }) => missing > 0 && missing <= NEARLY)
    .sort((a, b) => a.missing - b.missing)[0];
  if (near === undefined) return undefined;
  const say = words[at.reader.lang];
  return near.player === at.seat
    ? say.youNearlyWin(near.missing)
    : say.nearlyWins(at.reader.seatName(near.player), near.missing);
}
