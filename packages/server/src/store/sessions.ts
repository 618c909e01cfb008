import { hashToken, newToken } from '../tokens.ts';
import { deleteChatOf } from './chat.ts';
import type { SessionRow } from './schema.ts';
import type { Store } from './store.ts';

/** A browser that was here before. Only the hash of its cookie is known. */
export async function newSession(store: Store): Promise<{ readonly token: string; readonly session: string }> {
  const token = newToken();
  return { token, session: await addSession(store, token) };
}

/** The session of whoever holds this token; it stays what it is when it is known already. */
export async function addSession(store: Store, token: string): Promise<string> {
  const row: SessionRow = { id: hashToken(token), created_at: store.now(), renewed_at: 0 };
  await store.together((db) =>
    db
      .insertInto('sessions')
      .values(row)
      .onConflict((c) => c.doNothing())
      .execute(),
  );
  return row.id;
}

export function findSession({ db }: Store, token: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', hashToken(token)).executeTakeFirst();
}

export async function renewSession(store: Store, session: string): Promise<void> {
  await store.db.updateTable('sessions').set({ renewed_at: store.now() }).where('id', '=', session).execute();
}

/** The cookie of a browser opens nothing any more. */
export async function deleteSession({ db }: Pick<Store, 'db'>, session: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', session).execute();
}

/** Those of these sessions that still are some. */
export async function livingSessions({ db }: Store, sessions: readonly string[]): Promise<ReadonlySet<string>> {
  if (sessions.length === 0) return new Set();
  const rows = await db.selectFrom('sessions').select('id').where('id', 'in', sessions).execute();
  return new Set(rows.map(({ id }) => id));
}

/** What is left of somebody when they have left their tables: what they said, where they looked, and the cookie. */
export async function forgetSession(store: Store, session: string): Promise<void> {
  await store.together(async (db) => {
    await deleteChatOf({ db }, session);
    await db.deleteFrom('members').where('session', '=', session).execute();
    await db.deleteFrom('campaign_members').where('session', '=', session).execute();
    await db.updateTable('campaigns').set({ created_by: '' }).where('created_by', '=', session).execute();
    await db.updateTable('tables').set({ host: '' }).where('host', '=', session).execute();
    await db.deleteFrom('proposals').where('session', '=', session).execute();
    await db.deleteFrom('pushes').where('session', '=', session).execute();
    await deleteSession({ db }, session);
  });
}
