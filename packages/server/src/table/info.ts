import type { Outcome, TableOptions } from '@cantina/kernel';
import type { ClockSettings, Origin, TableInfo } from '../live/messages.ts';
import type { StoredTable } from '../store/tables.ts';
import { allowsHints } from './hints.ts';
import { sharesOf } from './shares.ts';

function originOf({ origin }: StoredTable['row']): { readonly origin: Origin | null; readonly imported: boolean } {
  if (origin === null) return { origin: null, imported: false };
  const { table, at, imported = false } = JSON.parse(origin) as Origin & { readonly imported?: boolean };
  return { origin: imported ? null : { table, at }, imported };
}

/** A table as one person may know it: no link, no session, no seed. */
export const infoFor = ({ row, seats }: StoredTable, session: string | null): TableInfo => ({
  id: row.id,
  game: row.game,
  name: row.name,
  options: JSON.parse(row.options) as TableOptions,
  status: row.status,
  locked: row.locked === 1,
  approval: row.approval === 1,
  showing: row.status === 'lobby' && sharesOf(row).showing,
  clock: row.clock === null ? null : (JSON.parse(row.clock) as ClockSettings),
  seats: seats.map(({ seat, kind, name, level, claimed_by, stand_in }) => ({
    seat,
    kind,
    name,
    claimed: claimed_by !== null,
    bot: level,
    standIn: stand_in,
    you: session !== null && claimed_by === session,
  })),
  host: session !== null && row.host === session,
  outcome: row.outcome === null ? null : (JSON.parse(row.outcome) as Outcome),
  rematch: row.rematch,
  campaign: row.campaign,
  hints: allowsHints({ row, seats }),
  ...originOf(row),
  createdAt: row.created_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});
