import { ServerError } from '../errors.ts';
import type { CheckedRequests } from '../live/protocol.ts';
import { looksLike } from '../names.ts';
import { addMember, type Capability, changeSeat, changeTable, removeMember } from '../store/tables.ts';
import { hashToken, newToken } from '../tokens.ts';
import { requireLevel } from './levels.ts';
import { notice } from './notices.ts';
import { admit, askAbout, askToEnd, askToSit, giveUp } from './proposals.ts';
import type { Room } from './room.ts';
import { findHost, freeSeat, memberRow, othersAt, seatOf, sitDown } from './seats.ts';

/** What people may do at a table besides playing: come, go, and what the host may do. Each is one step of its queue. */

type Requests = CheckedRequests;

/** Somebody comes with a link. */
export function join(
  room: Room,
  session: string,
  link: Capability,
  { name }: { readonly name: string },
): Promise<void> {
  return room.change(async () => {
    const { store } = room.house;
    if (room.isBanned(session)) throw new ServerError('sent-away', {});
    const isKey = link.role === 'host' || link.role === 'recovery';
    if (room.table.row.locked === 1 && !room.isMember(session) && !isKey) throw new ServerError('table-locked', {});
    if (link.role === 'seat') await comeToSeat(room, session, link.seat, name);
    else await addMember(store, memberRow(room, session, name));
    if (link.role === 'host' && room.table.row.host !== session) {
      await changeTable(store, room.id, { host: session });
      await notice(room, 'host', { name });
    }
    if (link.role === 'recovery') await moveHere(room, session, link.seat);
    await room.metaChanged();
  });
}

/** A seat link leads to its seat, as long as nobody sits there; it moves nobody away. */
async function comeToSeat(room: Room, session: string, seat: number, name: string): Promise<void> {
  const { claimed_by } = seatOf(room, seat);
  if (claimed_by !== null && claimed_by !== session) throw new ServerError('link-used', { seat });
  if (claimed_by === session || !room.isPlaying) await sitDown(room, session, seat, name);
  else await sitDuringPlay(room, session, seat, name);
}

/** Who sits down in a running game sees a hand, so the others have to agree. */
async function sitDuringPlay(room: Room, session: string, seat: number, name: string): Promise<void> {
  // Whoever has brought the game here knows all of it.
  if (room.infoFor(session).imported) throw new ServerError('seat-not-open', { seat });
  const holds = room.table.seats.some(({ claimed_by }) => claimed_by === session);
  if (holds) throw new ServerError('already-seated', {});
  await addMember(room.house.store, memberRow(room, session, name));
  await room.readMeta();
  await askToSit(room, session, seat, name);
}

/** By their own link somebody goes on in another browser, and everybody reads that they did. */
async function moveHere(room: Room, session: string, seat: number): Promise<void> {
  const { claimed_by } = seatOf(room, seat);
  if (claimed_by === session) return;
  await changeSeat(room.house.store, room.id, seat, { claimed_by: session, webhook: null });
  if (claimed_by !== null && room.table.row.host === claimed_by)
    await changeTable(room.house.store, room.id, { host: session });
  await notice(room, 'moved', { seat });
}

/** Somebody who may look at the table sits down on a seat that is open; the host on any that is free. */
export function claim(room: Room, session: string, { seat, name }: Requests['claim']): Promise<void> {
  return room.change(async () => {
    room.require(session, 'spectator');
    const { claimed_by, kind } = seatOf(room, seat);
    if (claimed_by !== session) {
      if (room.table.row.locked === 1 && !isHost(room, session)) throw new ServerError('table-locked', {});
      if (kind === 'bot' || (kind !== 'open' && !isHost(room, session)))
        throw new ServerError('seat-not-open', { seat });
      if (claimed_by !== null) throw new ServerError('seat-taken', { seat });
    }
    if (claimed_by === null && room.isPlaying) await sitDuringPlay(room, session, seat, name);
    else if (claimed_by === null && room.table.row.approval === 1 && !isHost(room, session))
      await askToSit(room, session, seat, name);
    else await sitDown(room, session, seat, name);
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
      await notice(room, 'left', { seat: each });
      await freeSeat(room, each, false);
    }
    if (seat === undefined && (!isHost(room, session) || (await findHost(room, session)))) {
      await removeMember(store, room.id, session);
    }
    await room.metaChanged();
  });
}

export function lock(room: Room, session: string, { locked }: Requests['lock']): Promise<void> {
  return asHost(room, session, async () => {
    await changeTable(room.house.store, room.id, { locked: locked ? 1 : 0 });
    await notice(room, locked ? 'locked' : 'unlocked');
  });
}

/** Whether the host wants to be asked before somebody sits down on an open seat. */
export function setApproval(room: Room, session: string, { required }: Requests['approval']): Promise<void> {
  return asHost(room, session, () => changeTable(room.house.store, room.id, { approval: required ? 1 : 0 }));
}

export function admitted(room: Room, session: string, { proposal, agree }: Requests['admit']): Promise<void> {
  return asHost(room, session, () => admit(room, proposal, agree));
}

/**
 * Takes a seat away from somebody. Its old link is void; the new one is the result. While a game runs the others have to
 * agree, and there is no link yet.
 */
export function kick(room: Room, session: string, { seat }: Requests['kick']): Promise<string | null> {
  return room.change(async () => {
    requireHost(room, session);
    const { claimed_by } = seatOf(room, seat);
    if (room.isPlaying && claimed_by !== null && claimed_by !== session) {
      await askAbout(room, { kind: 'kick', target: seat, ...asker(room, session, seat) });
      return null;
    }
    if (claimed_by !== null) await notice(room, 'kicked', { seat });
    await freeSeat(room, seat, claimed_by !== session);
    const link = newToken();
    await changeSeat(room.house.store, room.id, seat, { link: hashToken(link) });
    await room.metaChanged();
    return link;
  });
}

/** From where somebody asks: from their seat, or standing beside the table. */
function asker(room: Room, session: string, target: number): { by_seat: number; session: string | null } {
  const own = room.table.seats.find(({ claimed_by }) => claimed_by === session);
  return own === undefined ? { by_seat: target, session } : { by_seat: own.seat, session: null };
}

/**
 * Lets a bot play for a person, or the person again, as whoever sits there wants it. The host may put a bot where nobody
 * sits; where somebody does, the others have to agree.
 */
export function setBot(room: Room, session: string, { seat, level }: Requests['bot']): Promise<void> {
  return room.change(async () => {
    const { kind, claimed_by } = seatOf(room, seat);
    if (claimed_by !== session) requireHost(room, session);
    if (kind === 'bot' && level === null) throw new ServerError('seat-not-open', { seat });
    requireLevel(room.playable, level);
    if (claimed_by === session && claimed_by !== null) {
      if (level === null) await room.giveBack(seat);
      else {
        await changeSeat(room.house.store, room.id, seat, { level, stand_in: 'own' });
        await notice(room, 'bot', { seat });
      }
    } else if (claimed_by === null) await changeSeat(room.house.store, room.id, seat, { level });
    else if (level === null) throw new ServerError('not-your-seat', { seat });
    else await askAbout(room, { kind: 'bot', target: seat, ...asker(room, session, seat) });
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

/** Everybody names themselves, and nobody like somebody else at the table. The host names seats where nobody sits. */
export function rename(room: Room, session: string, { seat, name }: Requests['name']): Promise<void> {
  return room.change(async () => {
    const { claimed_by, name: before } = seatOf(room, seat);
    if (claimed_by === null) requireHost(room, session);
    else if (claimed_by !== session) throw new ServerError('not-your-seat', { seat });
    if (looksLike(name, othersAt(room, seat))) throw new ServerError('name-taken', { name });
    await changeSeat(room.house.store, room.id, seat, { name });
    if (room.isPlaying && before !== '' && before !== name)
      await notice(room, 'renamed', { seat, name: `${before} → ${name}` });
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

/** A new link in place of an old one. Where somebody sits there is none to give: they have one of their own. */
export function renewLink(room: Room, session: string, { for: whose }: Requests['links']): Promise<string> {
  return room.change(async () => {
    requireHost(room, session);
    const link = newToken();
    const hash = hashToken(link);
    const { store } = room.house;
    if (whose === 'host') await changeTable(store, room.id, { host_link: hash });
    else if (whose === 'spectator') await changeTable(store, room.id, { spectator_link: hash });
    else {
      if (seatOf(room, whose).claimed_by !== null) throw new ServerError('seat-taken', { seat: whose });
      await changeSeat(store, room.id, whose, { link: hash });
    }
    await room.metaChanged();
    return link;
  });
}

/** Somebody's own link, by which they go on with this seat in another browser. An older one is void. */
export function recoveryLink(room: Room, session: string, { seat }: Requests['recovery']): Promise<string> {
  return room.change(async () => {
    if (!room.holds(session, seat)) throw new ServerError('not-your-seat', { seat });
    const link = newToken();
    await changeSeat(room.house.store, room.id, seat, { recovery: hashToken(link) });
    await room.metaChanged();
    return link;
  });
}

/** Somebody else who sits here looks after the table from now on. */
export function handOver(room: Room, session: string, { seat }: Requests['host']): Promise<void> {
  return asHost(room, session, async () => {
    const { claimed_by } = seatOf(room, seat);
    if (claimed_by === null) throw new ServerError('seats-empty', { seats: [seat] });
    await changeTable(room.house.store, room.id, { host: claimed_by });
    await notice(room, 'host', { seat });
  });
}

/** The host drops a table that has not started, or asks the others to give the game up. */
export function end(room: Room, session: string): Promise<void> {
  return asHost(room, session, async () => {
    if (room.table.row.status === 'lobby') await giveUp(room);
    else await askToEnd(room, asker(room, session, 0));
  });
}

export const isHost = ({ table: { row } }: Room, session: string): boolean => row.host === session;

export function requireHost(room: Room, session: string): void {
  if (!isHost(room, session)) throw new ServerError('not-the-host', {});
}

export const asHost = (room: Room, session: string, change: () => Promise<void>): Promise<void> =>
  room.change(async () => {
    requireHost(room, session);
    await change();
    await room.metaChanged();
  });
