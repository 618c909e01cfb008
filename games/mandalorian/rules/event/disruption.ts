import { askUnlessForced, type Flow, move, option } from '@cantina/kernel';
import { areaCount, areaId, eventNow, totalOf } from '../lookup.ts';
import { message } from '../messages.ts';
import { addSubstitute, noteDisruption } from '../ops/index.ts';
import { nextOf } from '../piles.ts';
import type { Area, G } from '../state.ts';

/** MA-SAB-01, MA-SAB-06 the area with the lowest total; the active player decides ties, by the rule that is named. */
export function* disruptLowest(g: G, rule: 'MA-GLD-03' | 'MA-SAB-04'): Flow<void> {
  const area = yield* askUnlessForced<Area>({
    seat: g.state.active,
    prompt: message('prompt.disrupt', { event: eventNow(g) }),
    rule,
    options: () => lowestAreas(g).map((each) => areaOption(g, each)),
  });
  if (area !== undefined) disrupt(g, area);
}

export const areaOption = (g: G, area: Area) =>
  option(`area:${areaId(area)}`, area, {
    label: message('option.area', { area: areaId(area), total: totalOf(g, area) }),
  });

function lowestAreas(g: G): Area[] {
  let lowest: Area[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let area = 0; area < areaCount(g); area++) {
    const total = totalOf(g, area);
    if (total < least) {
      least = total;
      lowest = [];
    }
    if (total === least) lowest.push(area);
  }
  return lowest;
}

/** MA-DIS-02, MA-DIS-03 a random token of the supply. */
export function disrupt(g: G, area: Area): void {
  const token = nextOf(g, 'disruption'); // MA-DIS-07
  if (token === undefined) {
    addSubstitute(g, area); // MA-DIS-08
    return;
  }
  move(g, token, 'areaTokens', area);
  noteDisruption(g, area, token);
}
