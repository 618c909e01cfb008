import type { Store } from './store.ts';

export async function readReview({ db }: Store, table: string): Promise<string | null> {
  const row = await db.selectFrom('reviews').select('review').where('table_id', '=', table).executeTakeFirst();
  return row?.review ?? null;
}

/** Whoever was first has made the same one. */
export async function keepReview({ db }: Store, table: string, review: string): Promise<void> {
  await db
    .insertInto('reviews')
    .values({ table_id: table, review })
    .onConflict((conflict) => conflict.column('table_id').doNothing())
    .execute();
}
