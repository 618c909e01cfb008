import type { ChatLine } from '../live/messages.ts';
import type { ChatRow } from './schema.ts';
import type { Store } from './store.ts';

const TRIES = 5;

/** Keeps what was said under the next free number. */
export async function addChat({ db }: Store, said: Omit<ChatRow, 'n'>): Promise<ChatRow> {
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
  }
  throw new Error('too many speak at once');
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
