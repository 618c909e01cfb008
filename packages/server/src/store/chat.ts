import { ServerError } from '../errors.ts';
import type { ChatLine } from '../live/messages.ts';
import type { ChatRow } from './schema.ts';
import type { Store } from './store.ts';

const TRIES = 5;

/** Keeps what was said under the next free number. Null when it was said before, under the same id. */
export async function addChat({ db }: Pick<Store, 'db'>, said: Omit<ChatRow, 'n'>): Promise<ChatRow | null> {
  for (let i = 0; i < TRIES; i++) {
    const last = await db
      .selectFrom('chat')
      .select('n')
      .where('table_id', '=', said.table_id)
      .orderBy('n', 'desc')
      .limit(1)
      .executeTakeFirst();
    const row: ChatRow = { ...said, n: (last?.n ?? 0) + 1 };
    const { numInsertedOrUpdatedRows: written } = await db
      .insertInto('chat')
      .values(row)
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (Number(written) > 0) return row;
    if (said.client_id !== null && (await isSaid({ db }, said.table_id, said.client_id))) return null;
  }
  throw new ServerError('store-unavailable', {});
}

async function isSaid({ db }: Pick<Store, 'db'>, table: string, client: string): Promise<boolean> {
  const found = await db
    .selectFrom('chat')
    .select('n')
    .where('table_id', '=', table)
    .where('client_id', '=', client)
    .executeTakeFirst();
  return found !== undefined;
}

/** Everything that somebody has said, wherever. Ids begin with the session. */
export async function deleteChatOf({ db }: Pick<Store, 'db'>, session: string): Promise<void> {
  await db.deleteFrom('chat').where('client_id', '>=', `${session}/`).where('client_id', '<', `${session}0`).execute();
}

/** Forgets what people said before this number. What everybody must be able to read later, who did what, stays. */
export async function forgetChat({ db }: Pick<Store, 'db'>, table: string, before: number): Promise<void> {
  await db
    .deleteFrom('chat')
    .where('table_id', '=', table)
    .where('n', '<', before)
    .where('kind', 'in', ['text', 'reaction'])
    .execute();
}

/** The last things said, the newest last. */
export async function readChat({ db }: Store, table: string, after: number, most: number): Promise<ChatRow[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', after)
    .orderBy('n', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** What was said, as it is sent. */
export const lineOf = ({ n, seat, name, kind, text, at }: ChatRow): ChatLine => ({ n, seat, name, kind, text, at });
