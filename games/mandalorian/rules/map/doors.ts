import { askUnlessForced, type Flow, type Option, option, type Seat } from '@cantina/kernel';
import { terrainIn } from '../lookup.ts';
import { type By, doorNamed, message } from '../messages.ts';
import { openDoor } from '../ops/index.ts';
import type { G } from '../state.ts';

/** Doors by their number on the map. */
export type DoorNumber = number;

export function lockedDoors(g: G): DoorNumber[] {
  const locked: DoorNumber[] = [];
  for (let door = 0; door < terrainIn(g).doors.length; door++) if (isLocked(g, door)) locked.push(door);
  return locked;
}

const isLocked = (g: G, door: DoorNumber): boolean => (g.state.open & (1 << door)) === 0;

/** Locked doors on the border of a space. */
export function lockedDoorsBeside(g: G, space: number): DoorNumber[] {
  const beside: DoorNumber[] = [];
  terrainIn(g).doors.forEach(({ sides }, door) => {
    if (isLocked(g, door) && sides.includes(space)) beside.push(door);
  });
  return beside;
}

export const doorName = (g: G, door: DoorNumber): string => terrainIn(g).doors[door]?.id ?? '';

export const doorOption = (g: G, door: DoorNumber): Option<DoorNumber> =>
  option(`door:${doorName(g, door)}`, door, { label: message('option.door', { door: doorNamed(doorName(g, door)) }) });

/** MA-TER-05 an opened door stays open. */
export function unlock(g: G, door: DoorNumber): void {
  openDoor(g, door, doorName(g, door));
}

export function* chooseDoor(g: G, seat: Seat, doors: readonly DoorNumber[], by: By): Flow<void> {
  const door = yield* askUnlessForced({
    seat,
    prompt: message('prompt.open-door', { ...by }),
    rule: 'MA-TER-05',
    options: () => doors.map((each) => doorOption(g, each)),
  });
  if (door !== undefined) unlock(g, door);
}
