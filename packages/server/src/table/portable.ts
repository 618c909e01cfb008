import { checkOptions, KernelError, start, type TableOptions, verify } from '@cantina/kernel';
import * as v from 'valibot';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import { clockWish, level as levelSchema, lineOfText, personName, tableName } from '../live/protocol.ts';
import { type Change, exportLines, type Lines, rowsIn } from '../store/archive.ts';
import type { ActRow, Archived, Database, SeatRow, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { createTable } from '../store/tables.ts';
import { hashToken, newId, newToken } from '../tokens.ts';
import { actRow, effective, entryOf, isAnswer } from './acts.ts';
import type { House } from './house.ts';
import { feed } from './load.ts';
import { transcriptOf } from './record.ts';

/** A table as a file that people may have: no rights are in it. Only of a game that is over, because the seed is. */
export const portableLines = (store: Store, table: string): AsyncGenerator<string> =>
  exportLines(store, table, (kind, row) => (isOfPeople(kind) ? null : withoutRights(kind, row)));

/** What of such a file counts: everything else follows from it. */
interface Brought {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly acts: readonly ActRow[];
}

/**
 * Puts such a file on a table of its own; whoever brings it is the host. Files come from anybody, so a game is taken only
 * as far as it comes out the same when it is played again, and its record is made anew by that: a finished one must
 * verify. One that still runs was somebody's alone, who knows its seed: they sit wherever people sat, and nobody else
 * ever sits down there. What was said stays where it was said.
 */
export async function importTable(
  { store, games }: Pick<House, 'store' | 'games'>,
  lines: Lines,
  session: string,
): Promise<string> {
  const { row, seats, acts } = await read(lines);
  const { game } = await gameOf(games, row.game);
  const runs = row.status === 'playing';
  if (runs ? row.seed === null : row.status !== 'finished') throw new ServerError('not-over', {});
  const options = kernelChecked(() => checkOptions(game, JSON.parse(row.options) as TableOptions));
  if (!runs) {
    const transcript = transcriptOf({ row, seats }, [...acts]);
    const { ok, fault } = kernelChecked(() => verify(game, transcript));
    if (!ok) throw new ServerError('bad-file', { where: `verify: ${fault ?? ''}` });
  }
  const id = newId();
  const match = kernelChecked(() => start(game, { seats: seats.length, options, seed: row.seed ?? '' }));
  const record = [actRow(match, { table: id, n: 0, kind: 'start', eventsBefore: 0, at: acts[0]?.at ?? 0 })];
  for (const act of effective(acts).filter(isAnswer)) {
    const { kind, seat, decision, at } = act;
    const eventsBefore = match.eventCount;
    if (feed(match, [entryOf(act)]) === 0) throw new ServerError('bad-file', { where: 'verify: question' });
    const { lastEntry: entry } = match;
    record.push(actRow(match, { table: id, n: record.length, kind, seat, decision, entry, eventsBefore, at }));
  }
  if (runs && match.outcome !== null) throw new ServerError('bad-file', { where: 'verify: end' });
  await createTable(store, {
    row: importedRow(row, options, id, session),
    seats: seats.map((each) => importedSeat(each, id, runs ? session : null)),
    members: [{ table_id: id, session, name: '', joined_at: store.now(), muted: 0, banned: 0 }],
    acts: record,
    save: JSON.stringify(match.save()),
  });
  return id;
}

function kernelChecked<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof KernelError) throw new ServerError('bad-file', { where: `verify: ${error.code}` });
    throw error;
  }
}

async function read(lines: Lines): Promise<Brought> {
  let row: TableRow | undefined;
  const seats: SeatRow[] = [];
  const acts: ActRow[] = [];
  for await (const { kind, row: given } of rowsIn(lines)) {
    if (kind === 'tables' && row !== undefined) throw new ServerError('bad-file', { where: 'tables' });
    if (kind === 'tables') row = given as TableRow;
    if (kind === 'seats') seats.push(given as SeatRow);
    if (kind === 'acts') acts.push(given as ActRow);
  }
  if (row === undefined) throw new ServerError('bad-file', { where: 'tables' });
  seats.sort((a, b) => a.seat - b.seat);
  acts.sort((a, b) => a.n - b.n);
  if (seats.some(({ seat }, i) => seat !== i)) throw new ServerError('bad-file', { where: 'seats' });
  return { row, seats, acts };
}

const imported = (table: string): string => JSON.stringify({ table, at: 0, imported: true });

function importedRow(row: TableRow, options: TableOptions, id: string, session: string): TableRow {
  const clock = row.clock === null ? null : JSON.stringify(fits(clockWish, JSON.parse(row.clock), 'clock'));
  return {
    ...nobodysRow(row),
    id,
    name: fits(tableName, row.name, 'name'),
    options: JSON.stringify(options),
    clock,
    host: session,
    locked: 0,
    approval: 0,
    rematch: null,
    origin: imported(fits(lineOfText(32), row.id, 'id')),
  };
}

const importedSeat = (seat: SeatRow, id: string, sitting: string | null): SeatRow => ({
  ...nobodysSeat(seat),
  table_id: id,
  name: fits(personName, seat.name, 'seats.name'),
  level: seat.level === null ? null : fits(levelSchema, seat.level, 'seats.level'),
  stand_in: null,
  claimed_by: seat.kind === 'bot' ? null : sitting,
});

function fits<S extends v.GenericSchema>(schema: S, given: unknown, where: string): v.InferOutput<S> {
  const { success, output } = v.safeParse(schema, given);
  if (!success) throw new ServerError('bad-file', { where });
  return output;
}

const isOfPeople = (kind: Archived): boolean =>
  kind === 'sessions' ||
  kind === 'members' ||
  kind === 'campaigns' ||
  kind === 'campaign_members' ||
  kind === 'bans' ||
  kind === 'proposals';

/** Links and cookies of another time or place open nothing. */
const withoutRights: (...args: Parameters<Change>) => NonNullable<ReturnType<Change>> = (kind: Archived, row) => {
  if (kind === 'tables') return nobodysRow(row as Database['tables']);
  if (kind === 'seats') return nobodysSeat(row as Database['seats']);
  if (kind === 'chat') return { ...(row as Database['chat']), client_id: null };
  return row;
};

const nobody = (): string => hashToken(newToken());

const nobodysRow = (row: TableRow): TableRow => ({
  ...row,
  host: '',
  host_link: nobody(),
  spectator_link: nobody(),
  campaign: null,
});

const nobodysSeat = (seat: SeatRow): SeatRow => ({
  ...seat,
  link: nobody(),
  claimed_by: null,
  webhook: null,
  recovery: null,
});
