import { newSeed, start } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import type { CheckedRequests } from '../live/protocol.ts';
import { joinGroup } from '../store/campaigns.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import {
  addMember,
  type Capability,
  changeSeat,
  changeTable,
  claimSeat,
  removeMember,
  startTable,
} from '../store/tables.ts';
import { hashToken, newToken } from '../tokens.ts';
import { actRow } from './acts.ts';
import { rematch } from './create.ts';
import { type Recalled, recall } from './fork.ts';
import { requireLevel } from './levels.ts';
import type { Room } from './room.ts';

/** What people may do at a table besides playing: come, go, and what the host may do. Each is one step of its queue. */

type Requests = CheckedRequests;

/** Somebody comes with a link. */
export function join(
  room: Room,
  session: string,
  link: Capability,
  { name, takeOver }: { readonly name: string; readonly takeOver: boolean },
): Promise<void> {
  return room.change(async () => {
    const { store } = room.house;
    const known = room.isMember(session);
    if (room.table.row.locked === 1 && !known && link.role !== 'host') throw new ServerError('table-locked', {});
    await store.together(async (db) => {
      if (link.role === 'seat') await sit({ db }, room, session, { seat: link.seat, name, takeOver });
      if (link.role === 'host') await changeTable({ db }, room.id, { host: session });
      await addMember({ db }, { table_id: room.id, session, name, joined_at: Date.now() });
    });
    await room.metaChanged();
  });
}

/** Somebody who may look at the table sits down on a seat that is open; the host on any that is free. */
export function claim(room: Room, session: string, { seat, name }: Requests['claim']): Promise<void> {
  return room.change(async () => {
    room.require(session, 'spectator');
    const wanted = seatOf(room, seat);
    if (wanted.claimed_by !== session) {
      if (room.table.row.locked === 1 && !isHost(room, session)) throw new ServerError('table-locked', {});
      if (wanted.kind === 'bot' || (wanted.kind !== 'open' && !isHost(room, session))) {
        throw new ServerError('seat-not-open', { seat });
      }
    }
    await room.house.store.together((db) => sit({ db }, room, session, { seat, name, takeOver: false }));
    await room.metaChanged();
  });
}

/** Gets up. The seat is free again; without a seat named, from all of them and from the table. */
export function leave(room: Room, session: string, { seat }: Requests['leave']): Promise<void> {
  return room.change(async () => {
    const { store } = room.house;
    const mine = room.table.seats.filter(({ claimed_by }) => claimed_by === session).map((each) => each.seat);
    if (seat !== undefined && !mine.includes(seat)) throw new ServerError('not-your-seat', { seat });
    for (const each of seat === undefined ? mine : [seat]) {
      await changeSeat(store, room.id, each, { claimed_by: null, webhook: null });
    }
    if (seat === undefined && !isHost(room, session)) await removeMember(store, room.id, session);
    await room.metaChanged();
  });
}

export function begin(room: Room, session: string, { anyway }: Requests['start']): Promise<void> {
  return room.change(async () => {
    requireHost(room, session);
    await deal(room, anyway);
  });
}

export function lock(room: Room, session: string, { locked }: Requests['lock']): Promise<void> {
  return asHost(room, session, () => changeTable(room.house.store, room.id, { locked: locked ? 1 : 0 }));
}

/** Takes a seat away from somebody. The old link is void; the new one is the result. */
export function kick(room: Room, session: string, { seat }: Requests['kick']): Promise<string> {
  return room.change(async () => {
    requireHost(room, session);
    const { claimed_by } = seatOf(room, seat);
    const link = newToken();
    await changeSeat(room.house.store, room.id, seat, { claimed_by: null, webhook: null, link: hashToken(link) });
    const sitsElsewhere = room.table.seats.some((each) => each.seat !== seat && each.claimed_by === claimed_by);
    if (claimed_by !== null && claimed_by !== session && !sitsElsewhere) {
      await removeMember(room.house.store, room.id, claimed_by);
    }
    await room.metaChanged();
    return link;
  });
}

/** Lets a bot play for a person, or the person again. Whoever sits there may say so, and the host. */
export function setBot(room: Room, session: string, { seat, level }: Requests['bot']): Promise<void> {
  return room.change(async () => {
    const { kind, claimed_by } = seatOf(room, seat);
    if (claimed_by !== session) requireHost(room, session);
    if (kind === 'bot' && level === null) throw new ServerError('seat-not-open', { seat });
    requireLevel(room.playable, level);
    await changeSeat(room.house.store, room.id, seat, { level });
    await room.metaChanged();
  });
}

/** Changes what a free seat is for, before the game starts. */
export function setSeat(room: Room, session: string, { seat, kind, level }: Requests['seat']): Promise<void> {
  return asHost(room, session, async () => {
    if (room.table.row.status !== 'lobby') throw new ServerError('already-started', {});
    if (seatOf(room, seat).claimed_by !== null) throw new ServerError('seat-taken', { seat });
    requireLevel(room.playable, level);
    await changeSeat(room.house.store, room.id, seat, { kind, level: kind === 'bot' ? level : null });
  });
}

export function rename(room: Room, session: string, { seat, name }: Requests['name']): Promise<void> {
  return room.change(async () => {
    if (!room.holds(session, seat)) requireHost(room, session);
    seatOf(room, seat);
    await changeSeat(room.house.store, room.id, seat, { name });
    await room.metaChanged();
  });
}

export function setWebhook(room: Room, session: string, { seat, url }: Requests['webhook']): Promise<void> {
  return room.change(async () => {
    if (!room.holds(session, seat)) throw new ServerError('not-your-seat', { seat });
    if (url !== null && !room.house.notifier.allows(url)) throw new ServerError('webhook-not-allowed', {});
    await changeSeat(room.house.store, room.id, seat, { webhook: url });
    await room.metaChanged();
  });
}

/** A new link in place of an old one. */
export function renewLink(room: Room, session: string, { for: whose }: Requests['links']): Promise<string> {
  return room.change(async () => {
    requireHost(room, session);
    const link = newToken();
    const hash = hashToken(link);
    const { store } = room.house;
    if (whose === 'host') await changeTable(store, room.id, { host_link: hash });
    else if (whose === 'spectator') await changeTable(store, room.id, { spectator_link: hash });
    else {
      seatOf(room, whose);
      await changeSeat(store, room.id, whose, { link: hash });
    }
    await room.metaChanged();
    return link;
  });
}

/** The host gives the game up for all. */
export function end(room: Room, session: string): Promise<void> {
  return asHost(room, session, async () => {
    const { status } = room.table.row;
    if (status === 'finished' || status === 'ended') throw new ServerError('not-playing', {});
    await changeTable(room.house.store, room.id, { status: 'ended', finished_at: Date.now() });
  });
}

/** Anybody who played may ask for another game; it starts at once when all seats are taken. */
export async function again(
  room: Room,
  session: string,
  { rotate }: Requests['rematch'],
  open: (id: string) => Promise<Room>,
): Promise<string> {
  const id = await room.change(() => {
    const played = room.table.seats.some(({ claimed_by }) => claimed_by === session);
    if (!played) requireHost(room, session);
    const { status } = room.table.row;
    if (status !== 'finished' && status !== 'ended') throw new ServerError('not-over', {});
    return rematch(room, session, rotate);
  });
  const next = await open(id);
  await next.change(async () => {
    if (next.table.row.status === 'lobby' && emptySeats(next).length === 0) await deal(next, true);
  });
  return id;
}

/** Starts the game; inside the queue. */
async function deal(room: Room, anyway: boolean): Promise<void> {
  const { row } = room.table;
  if (row.status !== 'lobby') throw new ServerError('already-started', {});
  const empty = emptySeats(room);
  if (empty.length > 0 && !anyway) throw new ServerError('seats-empty', { seats: empty });
  const { game } = room.playable;
  const { store } = room.house;
  const { match, acts, seed } = row.origin === null ? shuffled(room) : await recall(store, game, row.origin, room.id);
  const change = { status: 'playing' as const, seed, rules: game.version, started_at: Date.now() };
  if (!(await startTable(store, room.id, change, acts, JSON.stringify(match.save())))) {
    throw new ServerError('already-started', {});
  }
  room.house.log.info({ table: room.id }, 'a game has started');
  await room.metaChanged();
  await room.loaded();
  for (const last of acts.slice(-1)) room.begun(last);
}

/** A game from the beginning. */
function shuffled({ id, playable: { game }, table: { row, seats } }: Room): Recalled {
  const seed = newSeed();
  const match = start(game, { seats: seats.length, options: JSON.parse(row.options) as Record<string, unknown>, seed });
  return { match, acts: [actRow(match, { table: id, n: 0, kind: 'start', eventsBefore: 0 })], seed };
}

const emptySeats = ({ table: { seats } }: Room): number[] =>
  seats.filter(({ claimed_by, level }) => claimed_by === null && level === null).map(({ seat }) => seat);

async function sit(
  store: Pick<Store, 'db'>,
  room: Room,
  session: string,
  { seat, name, takeOver }: { readonly seat: number; readonly name: string; readonly takeOver: boolean },
): Promise<void> {
  const { kind } = seatOf(room, seat);
  const { campaign } = room.table.row;
  if (kind === 'bot') throw new ServerError('seat-not-open', { seat });
  if (!(await claimSeat(store, room.id, seat, session, name))) {
    if (!takeOver) throw new ServerError('seat-taken', { seat });
    await changeSeat(store, room.id, seat, { claimed_by: session, level: null, webhook: null });
  }
  // Whoever plays along belongs to the group.
  if (campaign !== null) await joinGroup(store, campaign, session);
}

const isHost = ({ table: { row } }: Room, session: string): boolean => row.host === session;

function requireHost(room: Room, session: string): void {
  if (!isHost(room, session)) throw new ServerError('not-the-host', {});
}

const asHost = (room: Room, session: string, change: () => Promise<void>): Promise<void> =>
  room.change(async () => {
    requireHost(room, session);
    await change();
    await room.metaChanged();
  });

function seatOf({ table: { seats } }: Room, seat: number): SeatRow {
  const found = seats[seat];
  if (found === undefined) throw new ServerError('no-such-seat', { seat });
  return found;
}
