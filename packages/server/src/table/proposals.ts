import { KernelError } from '@cantina/kernel';
import { ServerError } from '../errors.ts';
import type { Proposal } from '../live/messages.ts';
import type { ProposalRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { addProposal, changeProposal, changeSeat, openProposals } from '../store/tables.ts';
import { newId } from '../tokens.ts';
import { requireLevel } from './levels.ts';
import type { Room } from './room.ts';

/** What the others must agree to: taking an answer back that told something new, or a bot for somebody who is missing. */

/** How things stand at the table that a proposal is about. */
export interface Standing {
  readonly table: StoredTable;
  readonly version: number;
  /** Per seat: whether somebody is connected. */
  readonly present: readonly boolean[];
}

type Votes = Readonly<Record<string, boolean>>;

/** Takes back the seat's last answer: at once where that is free or nobody else could mind, else when all agree. */
export function requestUndo(room: Room, session: string, seat: number, client: string): Promise<number> {
  return room.change(async () => {
    room.require(session, seat);
    const before = await room.requests.doneBefore(seat, client);
    if (before !== null) return before;
    const match = await room.loaded();
    const undoable = match.undoable(seat);
    const isAlone = votersFor(room.table, 'undo', seat, seat).length === 0;
    if (isAlone || undoable === null || undoable.free) return room.undo(seat, client, isAlone ? room.version : null);
    if (room.table.row.status !== 'playing') throw new KernelError('game-over', {});
    await propose(room, { kind: 'undo', by_seat: seat, target: seat, level: null });
    return room.version;
  });
}

/** Asks the others to let a bot play for somebody who is not here. */
export function requestBot(
  room: Room,
  session: string,
  { seat, target, level }: { readonly seat: number; readonly target: number; readonly level: string },
): Promise<number> {
  return room.change(async () => {
    room.require(session, seat);
    if (room.table.seats[target] === undefined) throw new ServerError('no-such-seat', { seat: target });
    if (room.table.row.status !== 'playing') throw new ServerError('not-playing', {});
    if (target === seat || !isMissing(room.standing, target)) throw new ServerError('seat-present', { seat: target });
    requireLevel(room.playable, level);
    await propose(room, { kind: 'bot', by_seat: seat, target, level });
    return room.version;
  });
}

export function vote(
  room: Room,
  session: string,
  { seat, proposal: id, agree }: { readonly seat: number; readonly proposal: string; readonly agree: boolean },
): Promise<number> {
  return room.change(async () => {
    room.require(session, seat);
    const proposal = (await openProposals(room.house.store, room.id)).find((each) => each.id === id);
    if (proposal === undefined) throw new ServerError('no-proposal', {});
    if (!votersFor(room.table, proposal.kind, proposal.by_seat, proposal.target).includes(seat)) {
      throw new ServerError('not-your-seat', { seat });
    }
    const votes: Votes = { ...votesOf(proposal), [seat]: agree };
    await changeProposal(room.house.store, id, { votes: JSON.stringify(votes) });
    await decide(room, { ...proposal, votes: JSON.stringify(votes) });
    return room.version;
  });
}

/** What waits for somebody's word. */
export const proposalsAt = (at: Standing, rows: readonly ProposalRow[]): Proposal[] =>
  rows.filter((row) => !isVoid(at, row)).map((row) => proposalFor(at, row));

const proposalFor = (at: Standing, row: ProposalRow): Proposal => ({
  id: row.id,
  kind: row.kind,
  by: row.by_seat,
  target: row.target,
  level: row.level,
  votes: votesOf(row),
  waitingFor: votersFor(at.table, row.kind, row.by_seat, row.target).filter(
    (seat) => !Object.hasOwn(votesOf(row), seat),
  ),
});

async function propose(room: Room, wish: Pick<ProposalRow, 'kind' | 'by_seat' | 'target' | 'level'>): Promise<void> {
  const { store } = room.house;
  const open = await openProposals(store, room.id);
  for (const each of open) if (isVoid(room.standing, each)) await changeProposal(store, each.id, { state: 'void' });
  const same = open.some(
    (each) => !isVoid(room.standing, each) && each.kind === wish.kind && each.target === wish.target,
  );
  if (same) throw new ServerError('proposal-open', {});
  const row: ProposalRow = {
    ...wish,
    id: newId(),
    table_id: room.id,
    version: room.version,
    votes: '{}',
    state: 'open',
    at: Date.now(),
  };
  await addProposal(store, row);
  await decide(room, row);
}

/** An undo that the game has overtaken can't be carried out as it was meant; nor a bot for somebody who is back. */
const isVoid = (at: Standing, { kind, version, target }: ProposalRow): boolean =>
  kind === 'undo' ? version !== at.version : !isMissing(at, target);

/** Whether a seat waits for a person who is not here. */
const isMissing = ({ table, present }: Standing, seat: number): boolean =>
  table.seats[seat]?.level === null && present[seat] !== true;

/** Carries out what is agreed, drops what is refused; everybody sees how it stands. */
async function decide(room: Room, proposal: ProposalRow): Promise<void> {
  const state = stateOf(room.standing, proposal);
  if (state !== 'open') {
    await changeProposal(room.house.store, proposal.id, { state });
    if (state === 'agreed') await carryOut(room, proposal);
  }
  await room.metaChanged();
}

async function carryOut(room: Room, { id, kind, by_seat, target, level, version }: ProposalRow): Promise<void> {
  if (kind === 'undo') await room.undo(by_seat, `undo-${id}`, version);
  else await changeSeat(room.house.store, room.id, target, { level: level ?? 'quick' });
}

function stateOf(at: Standing, proposal: ProposalRow): ProposalRow['state'] {
  if (isVoid(at, proposal)) return 'void';
  const voters = votersFor(at.table, proposal.kind, proposal.by_seat, proposal.target);
  const votes = votesOf(proposal);
  const yes = voters.filter((seat) => votes[seat] === true).length;
  const no = voters.filter((seat) => votes[seat] === false).length;
  if (proposal.kind === 'undo') return no > 0 ? 'refused' : yes === voters.length ? 'agreed' : 'open';
  // More than half of those who are left, the one who asks included.
  const all = voters.length + 1;
  if (2 * (yes + 1) > all) return 'agreed';
  return 2 * no >= all ? 'refused' : 'open';
}

/** The people whose word counts: everybody else who plays a seat in person. */
function votersFor({ seats }: StoredTable, kind: ProposalRow['kind'], by: number, target: number): number[] {
  const asking = seats[by]?.claimed_by ?? null;
  return seats
    .filter(({ seat, claimed_by, level }) => claimed_by !== null && level === null && seat !== by && seat !== target)
    .filter(({ claimed_by }) => kind === 'bot' || claimed_by !== asking)
    .map(({ seat }) => seat);
}

const votesOf = ({ votes }: ProposalRow): Votes => JSON.parse(votes) as Votes;
