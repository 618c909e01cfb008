import type { Proposal } from '../live/messages.ts';
import type { ProposalRow, SeatRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';

/** Who has a say in a proposal, and how it stands. Nothing here changes anything. */

/** How things stand at the table that a proposal is about. */
export interface Standing {
  readonly table: StoredTable;
  readonly version: number;
  /** For how many milliseconds a seat has not been here. */
  awayFor(seat: number): number;
  /** After which absence a bot may play for somebody, and after which others may take the seat. */
  readonly awayAfter: number;
  readonly goneAfter: number;
}

type Votes = Readonly<Record<string, boolean>>;
type Wish = Pick<ProposalRow, 'kind' | 'by_seat' | 'target' | 'session'>;

export const votesOf = ({ votes }: Pick<ProposalRow, 'votes'>): Votes => JSON.parse(votes) as Votes;

export const proposalsAt = (at: Standing, rows: readonly ProposalRow[]): Proposal[] =>
  rows.filter((row) => !isVoid(at, row)).map((row) => proposalFor(at, row));

const proposalFor = (at: Standing, row: ProposalRow): Proposal => ({
  id: row.id,
  kind: row.kind,
  by: row.session === null ? row.by_seat : null,
  target: row.target,
  name: row.name,
  votes: votesOf(row),
  waitingFor: votersFor(at, row).filter((seat) => !Object.hasOwn(votesOf(row), seat)),
});

/** Whether a seat waits for a person who has not been here for long enough. */
export const isMissing = (at: Standing, seat: number): boolean =>
  at.table.seats[seat]?.level === null && at.awayFor(seat) >= at.awayAfter;

/** Whether it makes no sense any more: the game has gone on, or what it is about is not so any more. */
export function isVoid(at: Standing, { kind, version, target, session, by_seat }: ProposalRow): boolean {
  const { row, seats } = at.table;
  const seat = seats[target];
  switch (kind) {
    case 'undo':
      return version !== at.version;
    case 'bot':
      return row.status !== 'playing' || !isMissing(at, target);
    case 'kick':
      return row.status !== 'playing' || (seat?.claimed_by ?? null) === null;
    case 'sit':
      return (
        (row.status !== 'playing' && row.status !== 'lobby') || session === null || (seat?.claimed_by ?? null) !== null
      );
    case 'host':
      return row.host === seats[by_seat]?.claimed_by;
    case 'end':
      return row.status !== 'playing';
  }
}

/**
 * The seats whose word counts: one for every other person who sits here, a bot in their place or not. Who has been away
 * for so long that they could lose their seat is not waited for, except where something is taken back.
 */
export function votersFor(at: Standing, { kind, by_seat, target, session }: Wish): number[] {
  const { seats } = at.table;
  const asking = session ?? seats[by_seat]?.claimed_by ?? null;
  const about = kind === 'bot' || kind === 'kick' ? (seats[target]?.claimed_by ?? null) : null;
  const limit = kind === 'undo' ? Number.POSITIVE_INFINITY : kind === 'bot' ? at.awayAfter : at.goneAfter;
  const people = new Map<string, SeatRow>();
  for (const each of seats) {
    const { claimed_by, seat } = each;
    if (claimed_by === null || claimed_by === asking || claimed_by === about) continue;
    if (at.awayFor(seat) < limit && !people.has(claimed_by)) people.set(claimed_by, each);
  }
  return [...people.values()].map(({ seat }) => seat);
}

export function stateOf(at: Standing, proposal: ProposalRow): ProposalRow['state'] {
  if (isVoid(at, proposal)) return 'void';
  const voters = votersFor(at, proposal);
  const votes = votesOf(proposal);
  const yes = voters.filter((seat) => votes[seat] === true).length;
  const no = voters.filter((seat) => votes[seat] === false).length;
  switch (proposal.kind) {
    case 'undo':
    case 'end':
      return all(yes, no, voters.length);
    case 'kick':
      // Somebody who is here goes only when all others want it, and they are more than one.
      if (at.awayFor(proposal.target) >= at.goneAfter) return most(yes, no, voters.length);
      return voters.length === 0 ? 'refused' : all(yes, no, voters.length);
    case 'sit':
      // Before the start the host decides, by a request of their own.
      if (at.table.row.status === 'lobby') return 'open';
      if (2 * yes > voters.length || voters.length === 0) return 'agreed';
      return 2 * no >= voters.length ? 'refused' : 'open';
    case 'bot':
    case 'host':
      return most(yes, no, voters.length);
  }
}

const all = (yes: number, no: number, voters: number): ProposalRow['state'] =>
  no > 0 ? 'refused' : yes === voters ? 'agreed' : 'open';

/** More than half of those who are left, the one who asks included. */
function most(yes: number, no: number, voters: number): ProposalRow['state'] {
  if (2 * (yes + 1) > voters + 1) return 'agreed';
  return 2 * no >= voters + 1 ? 'refused' : 'open';
}
