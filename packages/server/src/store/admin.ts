import { networkOf } from '../http/security.ts';
import { hashToken } from '../tokens.ts';
import { addChat } from './chat.ts';
import type { BanRow, TableRow } from './schema.ts';
import { deleteSession } from './sessions.ts';
import type { Store } from './store.ts';
import { changeTable, deleteTable, readMembers, readTable } from './tables.ts';

/** What the operator of a server does with it, straight in the store. A server that runs meanwhile sees it soon. */

export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly status: TableRow['status'];
  readonly createdAt: number;
  /** How many things happened there. */
  readonly steps: number;
}

/** The newest tables first. */
export async function listTables({ db }: Store, most: number): Promise<Listed[]> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'game', 'name', 'status', 'created_at'])
    .select((e) =>
      e
        .selectFrom('acts')
        .select((of) => of.fn.countAll<number | string>().as('count'))
        .whereRef('acts.table_id', '=', 'tables.id')
        .as('steps'),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ created_at, steps, ...row }) => ({ ...row, createdAt: created_at, steps: Number(steps ?? 0) }));
}

export interface Looked {
  readonly table: Listed;
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly session: string | null }[];
  readonly people: readonly { readonly name: string; readonly session: string; readonly muted: boolean }[];
}

/** Who is at a table; no hand and no seed is told. Null when there is none. */
export async function lookAt(store: Store, id: string): Promise<Looked | null> {
  const found = await readTable(store, id);
  const [table] = (await listTables(store, Number.MAX_SAFE_INTEGER)).filter((each) => each.id === id);
  if (found === null || table === undefined) return null;
  return {
    table,
    seats: found.seats.map(({ seat, name, claimed_by }) => ({ seat, name, session: claimed_by })),
    people: (await readMembers(store, id)).map(({ name, session, muted }) => ({ name, session, muted: muted === 1 })),
  };
}

/** Says something to one table, or to all that run. Returns to how many. */
export async function tellTables(store: Store, id: string | null, text: string): Promise<number> {
  const { db } = store;
  const running = db.selectFrom('tables').select('id').where('status', 'in', ['lobby', 'playing']);
  const rows = await (id === null ? running : db.selectFrom('tables').select('id').where('id', '=', id)).execute();
  for (const { id: table } of rows) {
    const said = { table_id: table, seat: null, name: '', kind: 'operator' as const, text, client_id: null };
    const row = await addChat(store, { ...said, at: store.now() });
    if (row !== null) await store.tell(table, 'chat', row.n);
  }
  return rows.length;
}

export async function endTable(store: Store, id: string): Promise<boolean> {
  const found = await readTable(store, id);
  if (found === null || found.row.status === 'finished' || found.row.status === 'ended') return false;
  await changeTable(store, id, { status: 'ended', finished_at: store.now() });
  await store.tell(id, 'meta', 0);
  return true;
}

export async function removeTable(store: Store, id: string): Promise<boolean> {
  if ((await readTable(store, id)) === null) return false;
  await deleteTable(store, id);
  await store.tell(id, 'meta', 0);
  return true;
}

/** Lets somebody in no more. Addresses count by their network, as limits do. */
export async function ban(store: Store, kind: BanRow['kind'], value: string, why: string): Promise<void> {
  const row: BanRow = { kind, value: kind === 'address' ? networkOf(value) : value, why, at: store.now() };
  await store.db
    .insertInto('bans')
    .values(row)
    .onConflict((c) => c.columns(['kind', 'value']).doUpdateSet({ why, at: row.at }))
    .execute();
}

/** Whether there was such a ban. */
export async function unban({ db }: Store, value: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bans')
    .where('value', 'in', [value, networkOf(value)])
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listBans = ({ db }: Store): Promise<BanRow[]> => db.selectFrom('bans').selectAll().orderBy('at').execute();

/** The cookie of a browser opens nothing any more. Given as what `look` shows, or as the cookie itself. */
export async function revoke(store: Store, given: string): Promise<boolean> {
  const ids = [given, hashToken(given)];
  const found = await store.db.selectFrom('sessions').select('id').where('id', 'in', ids).executeTakeFirst();
  if (found === undefined) return false;
  await deleteSession(store, found.id);
  return true;
}
