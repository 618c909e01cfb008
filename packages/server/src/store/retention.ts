import type { Store } from './store.ts';

/** Tables that are over, or were never begun, and that nothing has happened at since then. */
export async function tablesToForget({ db }: Store, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', ['lobby', 'finished', 'ended'])
    .where((e) => e(e.fn.coalesce('finished_at', 'created_at'), '<', before))
    .execute();
  return rows.map(({ id }) => id);
}
