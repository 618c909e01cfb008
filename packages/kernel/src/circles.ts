import type { Viewer } from './state.ts';
import { seatBit } from './zones.ts';

/** Groups of viewers who may know something, each as one bit per seat and one for spectators. */
export type Circles = Set<number>;

/** Whether two viewers are in the same circles: what is seen by these alone looks alike to both. */
export function areAlike(circles: ReadonlySet<number>, one: Viewer, other: Viewer, seats: number): boolean {
  const [mine, theirs] = [seatBit(one, seats), seatBit(other, seats)];
  for (const circle of circles) if (((circle & mine) === 0) !== ((circle & theirs) === 0)) return false;
  return true;
}
