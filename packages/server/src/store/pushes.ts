import type { PushRow } from './schema.ts';
import type { Store } from './store.ts';

/** Where people want to hear that it is their turn. */

/** One address belongs to one browser: whoever brings it last has it. */
export async function keepPush({ db }: Store, row: PushRow): Promise<void> {
  const { session, p256dh, auth, lang, at } = row;
  await db
    .insertInto('pushes')
    .values(row)
    .onConflict((c) => c.column('endpoint').doUpdateSet({ session, p256dh, auth, lang, at }))
    .execute();
}

export async function forgetPush({ db }: Store, endpoint: string, session: string): Promise<void> {
  await db.deleteFrom('pushes').where('endpoint', '=', endpoint).where('session', '=', session).execute();
}

/** The newest first. */
export function pushesOf({ db }: Store, session: string): Promise<PushRow[]> {
  return db.selectFrom('pushes').selectAll().where('session', '=', session).orderBy('at', 'desc').execute();
}
