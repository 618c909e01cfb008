import { KernelError } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import type { ProposalRow } from '../store/schema.ts';
import { addProposal, changeProposal, changeSeat, changeTable, openProposals } from '../store/tables.ts';
import { newId } from '../tokens.ts';
import { TAKES_OVER } from './bot-turns.ts';
import { notice } from './notices.ts';
import type { Room } from './room.ts';
import { freeSeat, sitDown } from './seats.ts';
import { isMissing, isVoid, stateOf, votersFor, votesOf } from './votes.ts';

/**
 * What the others must agree to: taking an answer back that told something new, and while a game runs whatever is about
 * somebody else's seat. Nobody has power over another's hand, the host of the table no more than others.
 */

/** Takes back the seat's last answer: at once where that is free or nobody else could mind, else when all agree. */
export function requestUndo(room: Room, session: string, seat: number, client: string): Promise<number> {
  return room.change(async () => {
    room.require(session, seat);
    const before = await room.requests.doneBefore(seat, client);
    if (before !== null) return before;
    const match = await room.loaded();
    const undoable = match.undoable(seat);
    const wish = { kind: 'undo', by_seat: seat, target: seat, session: null, name: '' } as const;
    const isAlone = votersFor(room.standing, wish).length === 0;
    if (isAlone || undoable === null || undoable.free) return room.undo(seat, client, isAlone ? room.version : null);
    if (room.table.row.status !== 'playing') throw new KernelError('game-over', {});
    await propose(room, wish);
    return room.version;
  });
}

export interface Asked {
  readonly seat: number;
  readonly kind: 'bot' | 'kick' | 'host' | 'end';
  readonly target: number;
}

/** Asks the others to let a bot play for somebody who is away, to free a seat, to make oneself the host, or to give up. */
export function request(room: Room, session: string, { seat, kind, target }: Asked): Promise<number> {
  return room.change(async () => {
    room.require(session, seat);
    if (room.table.seats[target] === undefined) throw new ServerError('no-such-seat', { seat: target });
    if (kind === 'host') await askToHost(room, seat);
    else if (kind === 'end') await askToEnd(room, { by_seat: seat, session: null });
    else await askAbout(room, { kind, by_seat: seat, target, session: null });
    return room.version;
  });
}

/** Asks the others about somebody's seat; inside the queue. `session`: who asks without sitting. */
export async function askAbout(
  room: Room,
  wish: Pick<ProposalRow, 'by_seat' | 'target' | 'session'> & { readonly kind: 'bot' | 'kick' },
): Promise<void> {
  const { by_seat, target, kind, session } = wish;
  if (room.table.row.status !== 'playing') throw new ServerError('not-playing', {});
  const isOwn = session === null && target === by_seat;
  if (isOwn || (kind === 'bot' && !isMissing(room.standing, target)))
    throw new ServerError('seat-present', { seat: target });
  if (kind === 'kick' && room.table.seats[target]?.claimed_by === null)
    throw new ServerError('not-your-seat', { seat: target });
  const { standing } = room;
  if (kind === 'kick' && votersFor(standing, wish).length === 0 && standing.awayFor(target) < standing.goneAfter)
    throw new ServerError('seat-present', { seat: target });
  await propose(room, { ...wish, name: '' });
}

/** Somebody wants to sit down on a free seat; inside the queue. Resolves when the others have been asked. */
export function askToSit(room: Room, session: string, target: number, name: string): Promise<void> {
  return propose(room, { kind: 'sit', by_seat: target, target, session, name });
}

/** Whoever has begun the table is not here: somebody else wants to look after it. */
async function askToHost(room: Room, seat: number): Promise<void> {
  const { row, seats } = room.table;
  const hosting = seats.filter(({ claimed_by }) => claimed_by === row.host);
  const isHere = hosting.some((each) => room.standing.awayFor(each.seat) < room.standing.awayAfter);
  if (isHere || room.audience.has(row.host)) throw new ServerError('host-present', {});
  await propose(room, { kind: 'host', by_seat: seat, target: seat, session: null, name: '' });
}

/** Gives the game up for all: at once where nobody else sits, else when all agree who have not long been gone; inside the queue. */
export async function askToEnd(room: Room, by: Pick<ProposalRow, 'by_seat' | 'session'>): Promise<void> {
  if (room.table.row.status !== 'playing') throw new ServerError('not-playing', {});
  await propose(room, { kind: 'end', target: by.by_seat, name: '', ...by });
}

/** The game is over, unfinished; inside the queue. */
export async function giveUp(room: Room): Promise<void> {
  const { store } = room.house;
  await changeTable(store, room.id, { status: 'ended', finished_at: store.now() });
  await notice(room, 'ended');
}

export function vote(
  room: Room,
  session: string,
  { seat, proposal: id, agree }: { readonly seat: number; readonly proposal: string; readonly agree: boolean },
): Promise<number> {
  return room.change(async () => {
    room.require(session, seat);
    const proposal = await proposalOf(room, id);
    if (!votersFor(room.standing, proposal).includes(seat)) throw new ServerError('not-your-seat', { seat });
    const votes = JSON.stringify({ ...votesOf(proposal), [seat]: agree });
    await changeProposal(room.house.store, id, { votes });
    await decide(room, { ...proposal, votes });
    return room.version;
  });
}

/** The host's word on somebody who wants to sit down before the game has started; inside the queue. */
export async function admit(room: Room, id: string, agree: boolean): Promise<void> {
  const proposal = await proposalOf(room, id);
  if (proposal.kind !== 'sit' || room.table.row.status !== 'lobby') throw new ServerError('no-proposal', {});
  await settle(room, proposal, agree ? 'agreed' : 'refused');
}

async function proposalOf(room: Room, id: string): Promise<ProposalRow> {
  const found = (await openProposals(room.house.store, room.id)).find((each) => each.id === id);
  if (found === undefined) throw new ServerError('no-proposal', {});
  return found;
}

async function propose(
  room: Room,
  wish: Pick<ProposalRow, 'kind' | 'by_seat' | 'target' | 'session' | 'name'>,
): Promise<void> {
  const { store } = room.house;
  const open = await openProposals(store, room.id);
  for (const each of open) if (isVoid(room.standing, each)) await changeProposal(store, each.id, { state: 'void' });
  const isSame = (each: ProposalRow) =>
    each.kind === wish.kind && each.target === wish.target && (wish.kind !== 'sit' || each.session === wish.session);
  const same = open.find((each) => !isVoid(room.standing, each) && isSame(each));
  if (same !== undefined) {
    // Those it waited for may have gone meanwhile.
    if (stateOf(room.standing, same) === 'open') throw new ServerError('proposal-open', {});
    return decide(room, same);
  }
  if (open.length >= MOST_OPEN) throw new ServerError('too-fast', { seconds: 60 });
  const row: ProposalRow = {
    ...wish,
    level: null,
    id: newId(),
    table_id: room.id,
    version: room.version,
    votes: '{}',
    state: 'open',
    at: store.now(),
  };
  await addProposal(store, row);
  await decide(room, row);
}

const MOST_OPEN = 16;

/** Carries out what is agreed, drops what is refused; everybody sees how it stands. */
async function decide(room: Room, proposal: ProposalRow): Promise<void> {
  const state = stateOf(room.standing, proposal);
  if (state === 'open') await room.metaChanged();
  else await settle(room, proposal, state);
}

async function settle(room: Room, proposal: ProposalRow, state: ProposalRow['state']): Promise<void> {
  await changeProposal(room.house.store, proposal.id, { state });
  if (state === 'agreed') await carryOut(room, proposal);
  // Whoever has asked gets an answer.
  if (state === 'refused' && proposal.kind === 'undo') await notice(room, 'undo-refused', { seat: proposal.by_seat });
  await room.metaChanged();
}

async function carryOut(room: Room, { id, kind, by_seat, target, version, session, name }: ProposalRow): Promise<void> {
  const { store } = room.house;
  switch (kind) {
    case 'undo':
      await room.undo(by_seat, `undo-${id}`, version);
      return notice(room, 'undone', { seat: by_seat });
    case 'bot':
      await changeSeat(store, room.id, target, { level: TAKES_OVER, stand_in: 'vote' });
      return notice(room, 'bot-away', { seat: target });
    case 'kick':
      await notice(room, 'kicked', { seat: target });
      return freeSeat(room, target, true);
    case 'sit':
      if (session !== null) await sitDown(room, session, target, name);
      return;
    case 'host':
      await changeTable(store, room.id, { host: room.table.seats[by_seat]?.claimed_by ?? '' });
      return notice(room, 'host', { seat: by_seat });
    case 'end':
      return giveUp(room);
  }
}
