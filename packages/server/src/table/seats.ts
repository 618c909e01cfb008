import { ServerError } from '../errors.ts';
import { distinct } from '../names.ts';
import { joinGroup } from '../store/campaigns.ts';
import type { SeatRow } from '../store/schema.ts';
import { addMember, changeSeat, changeTable, claimSeat, readMembers, removeMember } from '../store/tables.ts';
import { hashToken, newToken } from '../tokens.ts';
import { TAKES_OVER } from './bot-turns.ts';
import { notice } from './notices.ts';
import type { Room } from './room.ts';

/** How somebody comes to a seat and leaves it. Inside the queue, and nobody is asked here whether it may be. */

export function seatOf({ table: { seats } }: Room, seat: number): SeatRow {
  const found = seats[seat];
  if (found === undefined) throw new ServerError('no-such-seat', { seat });
  return found;
}

const namesBeside = ({ table: { seats } }: Room, seat: number): string[] =>
  seats.filter((each) => each.seat !== seat).map(({ name }) => name);

/** The name as it will stand on that seat, so that nobody is taken for somebody else at the table. */
export const nameAt = (room: Room, seat: number, name: string): string => distinct(name, namesBeside(room, seat));

export const othersAt = namesBeside;

export async function sitDown(room: Room, session: string, seat: number, name: string): Promise<void> {
  const { store } = room.house;
  const { kind, claimed_by } = seatOf(room, seat);
  const { campaign, host } = room.table.row;
  if (kind === 'bot') throw new ServerError('seat-not-open', { seat });
  const as = nameAt(room, seat, name);
  await store.together(async (db) => {
    if (!(await claimSeat({ db }, room.id, seat, session, as))) throw new ServerError('seat-taken', { seat });
    await addMember({ db }, memberRow(room, session, name));
    // Whoever plays along belongs to the group.
    if (campaign !== null) await joinGroup({ db }, campaign, session);
    // A table that nobody looks after is looked after by whoever comes.
    if (host === '') await changeTable({ db }, room.id, { host: session });
  });
  if (claimed_by !== session) await notice(room, 'sat', { seat, name: as });
}

/** Nobody sits there any more; in a running game a bot plays on. With `away` its person may not look any more either. */
export async function freeSeat(room: Room, seat: number, away: boolean): Promise<void> {
  const { store } = room.house;
  const { claimed_by, kind } = seatOf(room, seat);
  const link = away ? { link: hashToken(newToken()) } : {};
  const free = { claimed_by: null, webhook: null, recovery: null, stand_in: null, ...link };
  const level = room.isPlaying ? { level: TAKES_OVER } : kind === 'bot' ? {} : { level: null };
  await changeSeat(store, room.id, seat, { ...free, ...level });
  const sitsElsewhere = room.table.seats.some((each) => each.seat !== seat && each.claimed_by === claimed_by);
  if (claimed_by === null || sitsElsewhere) return;
  if (away) await removeMember(store, room.id, claimed_by);
  if (away && room.table.row.host === claimed_by) await findHost(room, claimed_by);
}

/** Somebody else looks after the table: who sits and is here, who sits, who may look. False where nobody is left. */
export async function findHost(room: Room, gone: string): Promise<boolean> {
  const { store } = room.house;
  const sitting = room.table.seats.filter(({ claimed_by }) => claimed_by !== null && claimed_by !== gone);
  const here = sitting.find(({ seat }) => room.attendance.awayFor(seat) === 0) ?? sitting[0];
  const members = here === undefined ? await readMembers(store, room.id) : [];
  const next =
    here?.claimed_by ??
    members
      .filter(({ session, banned }) => session !== gone && banned === 0)
      .sort((a, b) => a.joined_at - b.joined_at)[0]?.session;
  if (next === undefined) return false;
  await changeTable(store, room.id, { host: next });
  if (here !== undefined) await notice(room, 'host', { seat: here.seat });
  return true;
}

export const memberRow = (room: Room, session: string, name: string) => ({
  table_id: room.id,
  session,
  name,
  joined_at: room.house.store.now(),
  muted: 0,
  banned: 0,
});
