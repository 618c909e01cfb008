import type { Message } from '@cantina/kernel';
import { type MapId, maps, type Space } from '../../content/all.ts';
import { mapFor, type Options } from '../state.ts';

/** What people call a space besides its name on the map: its room, its number, what it is for; null: nothing. */
export type Place = { readonly message: Message } | null;

/** Every space of every map, made once. */
const PLACES: ReadonlyMap<MapId, readonly Place[]> = new Map(
  maps.map(({ id, spaces }) => [id, spaces.map(placeCalled)]),
);

export function placeCalled({ start, number, room, height }: Space): Place {
  if (start === true) return { message: { key: 'place.start' } };
  if (number !== undefined) return { message: { key: 'place.number', args: { number } } };
  if (room !== undefined) return { message: { key: `name.room:${room}` } };
  return height === undefined ? null : { message: { key: 'place.height' } };
}

export const placeIn = (options: Options, space: number): Place => PLACES.get(mapFor(options))?.[space] ?? null;
