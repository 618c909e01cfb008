import { hashToken, newToken } from '../tokens.ts';
import type { Store } from './store.ts';

/** A browser that was here before. Only the hash of its cookie is known. */
export async function newSession(store: Store): Promise<{ readonly token: string; readonly session: string }> {
  const token = newToken();
  return { token, session: await addSession(store, token) };
}

/** The session of whoever holds this token; it stays what it is when it is known already. */
export async function addSession(store: Store, token: string): Promise<string> {
  const row = { id: hashToken(token), created_at: Date.now() };
  await store.together((db) =>
    db
      .insertInto('sessions')
      .values(row)
      .onConflict((c) => c.doNothing())
      .execute(),
  );
  return row.id;
}

export async function findSession({ db }: Store, token: string): Promise<string | null> {
  const found = await db.selectFrom('sessions').select('id').where('id', '=', hashToken(token)).executeTakeFirst();
  return found?.id ?? null;
}
