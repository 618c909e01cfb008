import { hashToken, newToken } from '../tokens.ts';
import type { Store } from './store.ts';

/** A browser that was here before. Only the hash of its cookie is known. */
export async function newSession(store: Store): Promise<{ readonly token: string; readonly session: string }> {
  const token = newToken();
  const session = hashToken(token);
  await store.together((db) =>
    db.insertInto('sessions').values({ id: session, created_at: store.now(), renewed_at: 0 }).execute(),
  );
  return { token, session };
}

export async function findSession({ db }: Store, token: string): Promise<string | null> {
  const found = await db.selectFrom('sessions').select('id').where('id', '=', hashToken(token)).executeTakeFirst();
  return found?.id ?? null;
}
