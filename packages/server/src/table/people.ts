import { ServerError } from '../errors.ts';
import type { Person } from '../live/messages.ts';
import type { CheckedRequests } from '../live/protocol.ts';
import { personIdAt } from '../person-id.ts';
import { changeMember, deleteTable } from '../store/tables.ts';
import { notice } from './notices.ts';
import type { Room } from './room.ts';
import { asHost, isHost, requireHost } from './seating.ts';

/** Those who may look at a table, and what its host may do about them. Their sessions stay secret. */

type Requests = CheckedRequests;

const personId = (room: Room, session: string): string => personIdAt(room.id, session);

export function peopleOf(room: Room, session: string): Person[] {
  requireHost(room, session);
  return room.people
    .filter(({ banned }) => banned === 0)
    .map((each) => ({
      id: personId(room, each.session),
      name: each.name,
      seats: room.table.seats.filter(({ claimed_by }) => claimed_by === each.session).map(({ seat }) => seat),
      here: room.audience.has(each.session),
      muted: each.muted === 1,
      host: isHost(room, each.session),
      you: each.session === session,
    }));
}

/** What somebody says is heard by nobody any more, or again. */
export function mute(room: Room, session: string, { person, muted }: Requests['mute']): Promise<void> {
  return asHost(room, session, async () => {
    const found = memberOf(room, person);
    await changeMember(room.house.store, room.id, found.session, { muted: muted ? 1 : 0 });
    await notice(room, muted ? 'muted' : 'unmuted', {
      ...seatOf(room, found.session),
      name: nameOf(room, found.session),
    });
  });
}

/** Somebody who only looks may look no more, and does not come back by the same link. Who sits is asked for otherwise. */
export function remove(room: Room, session: string, { person }: Requests['remove']): Promise<void> {
  return asHost(room, session, async () => {
    const { session: gone } = memberOf(room, person);
    const seat = room.table.seats.find(({ claimed_by }) => claimed_by === gone);
    if (seat !== undefined) throw new ServerError('seat-taken', { seat: seat.seat });
    if (gone === session) throw new ServerError('not-the-host', {});
    const name = nameOf(room, gone);
    await changeMember(room.house.store, room.id, gone, { banned: 1 });
    await notice(room, 'removed', { name });
  });
}

/** Nothing is left of a table that does not run, for nobody. */
export async function deleteForAll(room: Room, session: string): Promise<void> {
  await room.change(async () => {
    requireHost(room, session);
    if (room.isPlaying) throw new ServerError('not-over', {});
    await deleteTable(room.house.store, room.id);
    await room.metaChanged();
  });
}

function memberOf(room: Room, person: string) {
  const found = room.people.find(({ session }) => personId(room, session) === person);
  if (found === undefined) throw new ServerError('not-a-member', {});
  return found;
}

function seatOf({ table: { seats } }: Room, session: string): { readonly seat?: number } {
  const found = seats.find(({ claimed_by }) => claimed_by === session);
  return found === undefined ? {} : { seat: found.seat };
}

const nameOf = (room: Room, session: string): string =>
  room.table.seats.find(({ claimed_by }) => claimed_by === session)?.name ??
  room.people.find((each) => each.session === session)?.name ??
  '';
