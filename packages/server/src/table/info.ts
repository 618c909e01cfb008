import type { Outcome, TableOptions } from '@cantina/kernel';
import type { ClockSettings, Origin, TableInfo } from '../live/messages.ts';
import type { StoredTable } from '../store/tables.ts';
import { allowsHints } from './hints.ts';

/** A table as one person may know it: no link, no session, no seed. */
export const infoFor = ({ row, seats }: StoredTable, session: string | null): TableInfo => ({
  id: row.id,
  game: row.game,
  name: row.name,
  options: JSON.parse(row.options) as TableOptions,
  status: row.status,
  locked: row.locked === 1,
  clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockSettings),
  seats: seats.map(({ seat, kind, name, level, claimed_by }) => ({
    seat,
    kind,
    name,
    claimed: claimed_by !== null,
    bot: level,
    you: session !== null && claimed_by === session,
  })),
  host: session !== null && row.host === session,
  outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  rematch: row.rematch,
  campaign: row.campaign,
  hints: allowsHints({ row, seats }),
  origin: row.origin === null ? null : (JSON.parse(row.origin) as Origin),
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});
