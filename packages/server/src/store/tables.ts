import { type Insertable, sql, type Updateable } from 'kysely';
import type { ActRow, MemberRow, ProposalRow, SeatRow, SnapshotRow, TableRow } from './schema.ts';
import type { Store } from './store.ts';

/** Databases take only so many values in one statement. */
const ACTS_AT_ONCE = 500;

/** A table without its game: who sits where, who is host, how far it is. */
export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

export interface NewTable extends StoredTable {
  readonly members: readonly MemberRow[];
  /** Of a game that has been played elsewhere. */
  readonly acts?: readonly ActRow[];
  readonly save?: string;
}

export async function createTable(store: Store, { row, seats, members, acts, save }: NewTable): Promise<void> {
  await store.together(async (trx) => {
    await trx.insertInto('tables').values(row).execute();
    await trx.insertInto('seats').values(seats).execute();
    if (members.length > 0) await trx.insertInto('members').values(members).execute();
    if (acts !== undefined && save !== undefined) await putRecord(trx, row.id, acts, save);
  });
}

export async function readTable({ db }: Store, id: string): Promise<StoredTable | null> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return { row, seats };
}

export async function changeTable({ db }: Pick<Store, 'db'>, id: string, change: Updateable<TableRow>): Promise<void> {
  await db.updateTable('tables').set(change).where('id', '=', id).execute();
}

export async function changeSeat(
  { db }: Pick<Store, 'db'>,
  id: string,
  seat: number,
  change: Updateable<SeatRow>,
): Promise<void> {
  await db.updateTable('seats').set(change).where('table_id', '=', id).where('seat', '=', seat).execute();
}

/** Sits somebody down, unless somebody else was faster. */
export async function claimSeat(
  { db }: Pick<Store, 'db'>,
  id: string,
  seat: number,
  session: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ claimed_by: session, level: null, stand_in: null, ...(name === '' ? {} : { name }) })
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where((e) => e.or([e('claimed_by', 'is', null), e('claimed_by', '=', session)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The first acts, the seed and the first save belong together: a game has begun or it has not. */
export function startTable(
  store: Store,
  id: string,
  change: Updateable<TableRow>,
  acts: readonly ActRow[],
  save: string,
): Promise<boolean> {
  return store.together(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set(change)
      .where('id', '=', id)
      .where('status', '=', 'lobby')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await putRecord(trx, id, acts, save);
    return true;
  });
}

async function putRecord(db: Store['db'], id: string, acts: readonly ActRow[], save: string): Promise<void> {
  for (let i = 0; i < acts.length; i += ACTS_AT_ONCE) {
    await db
      .insertInto('acts')
      .values(acts.slice(i, i + ACTS_AT_ONCE))
      .execute();
  }
  await db
    .insertInto('snapshots')
    .values({ table_id: id, n: acts.length - 1, save })
    .execute();
}

/** True for the one who was first to ask for a rematch. */
export async function linkRematch({ db }: Store, id: string, rematch: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ rematch })
    .where('id', '=', id)
    .where('rematch', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Capability =
  | { readonly table: string; readonly role: 'host' | 'spectator' }
  | { readonly table: string; readonly role: 'seat' | 'recovery'; readonly seat: number };

/** What a link opens. */
export async function findLink({ db }: Store, hash: string): Promise<Capability | null> {
  const seat = await db.selectFrom('seats').select(['table_id', 'seat']).where('link', '=', hash).executeTakeFirst();
  if (seat !== undefined) return { table: seat.table_id, role: 'seat', seat: seat.seat };
  const own = await db.selectFrom('seats').select(['table_id', 'seat']).where('recovery', '=', hash).executeTakeFirst();
  if (own !== undefined) return { table: own.table_id, role: 'recovery', seat: own.seat };
  const table = await db
    .selectFrom('tables')
    .select(['id', 'host_link'])
    .where((e) => e.or([e('host_link', '=', hash), e('spectator_link', '=', hash)]))
    .executeTakeFirst();
  if (table === undefined) return null;
  return { table: table.id, role: table.host_link === hash ? 'host' : 'spectator' };
}

export function readSnapshot({ db }: Store, id: string): Promise<SnapshotRow | undefined> {
  return db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirst();
}

export function readActs({ db }: Store, id: string, after: number, most?: number): Promise<ActRow[]> {
  const query = db.selectFrom('acts').selectAll().where('table_id', '=', id).where('n', '>', after).orderBy('n');
  return (most === undefined ? query : query.limit(most)).execute();
}

/** Of each of these tables when something happened last, and who is asked since. */
export async function lastActs(
  { db }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ActRow, 'asked' | 'at'>>> {
  const found = new Map<string, Pick<ActRow, 'asked' | 'at'>>();
  for (const id of ids) {
    const last = await db
      .selectFrom('acts')
      .select(['asked', 'at'])
      .where('table_id', '=', id)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last !== undefined) found.set(id, last);
  }
  return found;
}

/** The number of the newest act; -1 before the first one. */
export async function lastNumber({ db }: Store, id: string): Promise<number> {
  const found = await db
    .selectFrom('acts')
    .select('n')
    .where('table_id', '=', id)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.n ?? -1;
}

/** The act that an answer has become, when it was sent before. */
export async function actOfClient({ db }: Store, id: string, seat: number, client: string): Promise<number | null> {
  const found = await db
    .selectFrom('acts')
    .select('n')
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('client_id', '=', client)
    .executeTakeFirst();
  return found?.n ?? null;
}

/** When each seat was asked and when it answered, for the clock. */
export function readTimes({ db }: Store, id: string): Promise<Pick<ActRow, 'n' | 'seat' | 'asked' | 'at'>[]> {
  return db.selectFrom('acts').select(['n', 'seat', 'asked', 'at']).where('table_id', '=', id).orderBy('n').execute();
}

export async function addMember({ db }: Pick<Store, 'db'>, member: Insertable<MemberRow>): Promise<void> {
  await db
    .insertInto('members')
    .values(member)
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function changeMember(
  { db }: Pick<Store, 'db'>,
  id: string,
  session: string,
  change: Updateable<MemberRow>,
): Promise<void> {
  await db.updateTable('members').set(change).where('table_id', '=', id).where('session', '=', session).execute();
}

/** Everything of a table is gone, at once. */
export async function deleteTable(store: Store, id: string): Promise<void> {
  await store.together(async (db) => {
    for (const kind of ['seats', 'members', 'acts', 'snapshots', 'chat', 'proposals', 'presence'] as const)
      await db.deleteFrom(kind).where('table_id', '=', id).execute();
    await db.deleteFrom('tables').where('id', '=', id).execute();
    await db.updateTable('tables').set({ rematch: null }).where('rematch', '=', id).execute();
  });
}

export async function removeMember({ db }: Store, id: string, session: string): Promise<void> {
  await db.deleteFrom('members').where('table_id', '=', id).where('session', '=', session).execute();
}

export function readMembers({ db }: Store, id: string): Promise<MemberRow[]> {
  return db.selectFrom('members').selectAll().where('table_id', '=', id).execute();
}

/** The tables of a person, the newest first. */
export async function tablesOf(store: Store, session: string, most: number): Promise<StoredTable[]> {
  const rows = await memberTables(store, session).orderBy('members.joined_at', 'desc').limit(most).execute();
  return withSeats(store, rows);
}

/** Tables of a campaign where somebody plays or may sit down, as far as this person may look at them; the newest first. */
export async function openTablesIn(store: Store, campaign: string, session: string): Promise<StoredTable[]> {
  const rows = await memberTables(store, session)
    .where('tables.campaign', '=', campaign)
    .where('tables.status', 'in', ['lobby', 'playing'])
    .orderBy('tables.created_at', 'desc')
    .execute();
  return withSeats(store, rows);
}

const memberTables = ({ db }: Store, session: string) =>
  db
    .selectFrom('tables')
    .innerJoin('members', 'members.table_id', 'tables.id')
    .selectAll('tables')
    .where('members.session', '=', session)
    .where('members.banned', '=', 0);

async function withSeats({ db }: Store, rows: readonly TableRow[]): Promise<StoredTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const seats = await db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
  return rows.map((row) => ({ row, seats: seats.filter((seat) => seat.table_id === row.id) }));
}

export async function countOpenTables({ db }: Store, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('tables')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('host', '=', host)
    .where('status', 'in', ['lobby', 'playing'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Running tables where a bot is asked and nothing has happened for a while: it may have been interrupted. */
export async function tablesWaitingForBots({ db }: Store, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .innerJoin('acts', 'acts.table_id', 'tables.id')
    .select('tables.id')
    .distinct()
    .where('tables.status', '=', 'playing')
    .where('seats.level', 'is not', null)
    .where('acts.n', '=', (e) =>
      e
        .selectFrom('acts as newest')
        .select((of) => of.fn.max('newest.n').as('n'))
        .whereRef('newest.table_id', '=', 'tables.id'),
    )
    .where('acts.at', '<', since)
    .where(sql<number>`(acts.asked >> seats.seat) & 1`, '=', 1)
    .execute();
  return rows.map((row) => row.id);
}

/** Running tables with a clock that somebody must watch. */
export async function tablesWithClock({ db }: Store): Promise<{ id: string; clock: string; seats: number }[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .select(['tables.id', 'tables.clock'])
    .where('tables.status', '=', 'playing')
    .where('tables.clock', 'is not', null)
    .execute();
  const found = new Map<string, { id: string; clock: string; seats: number }>();
  for (const { id, clock } of rows) {
    const { seats = 0 } = found.get(id) ?? {};
    found.set(id, { id, clock: clock ?? '', seats: seats + 1 });
  }
  return [...found.values()];
}

export function openProposals({ db }: Store, id: string): Promise<ProposalRow[]> {
  return db
    .selectFrom('proposals')
    .selectAll()
    .where('table_id', '=', id)
    .where('state', '=', 'open')
    .orderBy('at')
    .execute();
}

export async function addProposal({ db }: Store, proposal: ProposalRow): Promise<void> {
  await db.insertInto('proposals').values(proposal).execute();
}

export async function changeProposal({ db }: Store, id: string, change: Updateable<ProposalRow>): Promise<void> {
  await db.updateTable('proposals').set(change).where('id', '=', id).execute();
}
