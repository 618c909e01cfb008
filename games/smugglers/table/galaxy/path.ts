import { type Distances, isNebula, STRAIGHT, sectorAt } from '../../content/index.ts';

/** The sectors of a shortest flight, both ends included; nothing where no way leads. */
export function flight(ways: Distances, from: number, to: number): readonly number[] {
  const row = ways[from] ?? [];
  // SG-NEB-01 whoever enters a nebula goes no farther, unless the ways say otherwise
  const leadsOn = (sector: number): boolean => sector === from || ways === STRAIGHT || !isNebula(sector);
  const path = [to];
  let here = to;
  while (here !== from) {
    const left = (row[here] ?? 0) - 1;
    const before = sectorAt(here).neighbours.find((next) => row[next] === left && leadsOn(next));
    if (before === undefined) return [];
    path.push(before);
    here = before;
  }
  return path.reverse();
}
