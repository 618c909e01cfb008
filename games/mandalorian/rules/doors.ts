import { type Flow, type Option, option, type Seat } from '@cantina/kernel';
import { chooseOne } from './asking.ts';
import { terrainIn } from './lookup.ts';
import { message } from './messages.ts';
import { openDoor } from './ops.ts';
import type { G } from './state.ts';

/** Doors by their number on the map. */
export type DoorNumber = number;

export function lockedDoors(g: G): DoorNumber[] {
  return terrainIn(g).doors.flatMap((_, door) => ((g.state.open & (1 << door)) === 0 ? [door] : []));
}

/** Locked doors on the border of a space. */
export const lockedDoorsBeside = (g: G, space: number): DoorNumber[] =>
  lockedDoors(g).filter((door) => terrainIn(g).doors[door]?.sides.includes(space));

export const doorName = (g: G, door: DoorNumber): string => terrainIn(g).doors[door]?.id ?? '';

export const doorOption = (g: G, door: DoorNumber): Option<DoorNumber> =>
  option(`door:${doorName(g, door)}`, door, { label: message('option.door', { door: doorName(g, door) }) });

/** MA-TER-05 an opened door stays open. */
export function unlock(g: G, door: DoorNumber): void {
  openDoor(g, door, doorName(g, door));
}

export function* chooseDoor(g: G, seat: Seat, doors: readonly DoorNumber[]): Flow<void> {
  const door = yield* chooseOne(doors, {
    seat,
    prompt: message('prompt.open-door'),
    rule: 'MA-TER-05',
    options: () => doors.map((each) => doorOption(g, each)),
  });
  if (door !== undefined) unlock(g, door);
}
