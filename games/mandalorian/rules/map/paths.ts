import { type CardId, cardsIn } from '@cantina/kernel';
import type { Walk } from '../../content/all.ts';
import { enemiesOf, hasAbility, placeOf, spaceOf, terrainIn } from '../lookup.ts';
import type { G, Hero } from '../state.ts';

interface Reached {
  readonly space: number;
  readonly steps: number;
  readonly from: number;
}

/** MA-MOV-02, MA-MOV-05, MA-MIS-05, MA-MOV-11 every space in reach, nearest first, each with the space before it. */
export function reachable(g: G, hero: Hero, left: number, { heights, passEnemies }: Walk): Reached[] {
  const { steps, climbs, size } = terrainIn(g);
  const neighbours = (heights === true ? climbs : steps)[g.state.open] ?? [];
  const start = spaceOf(g, hero);
  const stops = new Uint8Array(size);
  for (const card of cardsIn(g, 'facedown')) stops[placeOf(g, card)] = 1; // MA-MOV-04, MA-MIS-04
  if (passEnemies !== true) for (const card of enemiesOf(g)) stops[placeOf(g, card)] = 1; // MA-MOV-03
  stops[start] = 0; // MA-MOV-07, MA-MIS-06
  const seen = new Uint8Array(size);
  seen[start] = 1;
  const found: Reached[] = [{ space: start, steps: 0, from: start }];
  for (const each of found) {
    if (each.steps === left || stops[each.space] === 1) continue;
    for (const space of neighbours[each.space] ?? []) {
      if (seen[space] === 1) continue;
      seen[space] = 1;
      found.push({ space, steps: each.steps + 1, from: each.space });
    }
  }
  found.shift();
  return found;
}

/** Who passes enemies chooses, of several shortest ways, one past the fewest that strike (MA-OPP-01). */
function spared(g: G, reached: readonly Reached[], { heights, passEnemies, ignoreStrikes }: Walk): readonly Reached[] {
  const strikers = passEnemies === true && ignoreStrikes !== true ? strikersOf(g) : [];
  if (strikers.length === 0) return reached;
  const { steps, climbs } = terrainIn(g);
  const neighbours = (heights === true ? climbs : steps)[g.state.open] ?? [];
  const hidden = new Set(cardsIn(g, 'facedown').map((card) => placeOf(g, card)));
  /** Space → strikes when leaving it and all spaces before it. */
  const strikes = new Map<number, number>();
  return reached.map((each) => {
    const before = reached.filter(
      (other) =>
        other.steps === each.steps - 1 && !hidden.has(other.space) && neighbours[other.space]?.includes(each.space),
    );
    const least = Math.min(...before.map(({ space }) => strikes.get(space) ?? 0));
    const from = before.find(({ space }) => strikes.get(space) === least)?.space ?? each.from;
    const here = strikers.filter((card) => placeOf(g, card) === each.space).length;
    strikes.set(each.space, (before.length === 0 ? 0 : least) + here);
    return { ...each, from };
  });
}

/** Enemies that strike whoever leaves their space. */
export const strikersOf = (g: G): CardId[] => enemiesOf(g).filter((card) => hasAbility(g, card, 'strike'));

/** The spaces of a shortest way that is within reach. */
export function wayTo(g: G, hero: Hero, space: number, left: number, how: Walk): number[] {
  const reached = spared(g, reachable(g, hero, left, how), how);
  const path: number[] = [];
  let at = reached.find((each) => each.space === space);
  while (at !== undefined) {
    path.push(at.space);
    const { from, steps } = at;
    at = steps === 1 ? undefined : reached.find((each) => each.space === from);
  }
  return path.reverse();
}
