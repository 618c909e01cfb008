import type { Kysely } from 'kysely';
import { advanceCampaign } from './campaigns.ts';
import type { Database, TableRow } from './schema.ts';

/** The end of a game: what its table keeps of it, and what it means for the campaign it belongs to. */
export interface Ending {
  readonly result: Pick<TableRow, 'outcome' | 'digest' | 'rules' | 'finished_at'>;
  /** The next state of the campaign, from the one before. */
  readonly advance: (state: string) => string;
}

/**
 * Ends a game, once: whoever comes second changes nothing. Which campaign the table belongs to is asked of the store,
 * because the story may have begun again since somebody read it. Inside `inOneGo`.
 */
export async function endGame(db: Kysely<Database>, table: string, { result, advance }: Ending): Promise<void> {
  const ended = await db
    .updateTable('tables')
    .set({ ...result, status: 'finished' })
    .where('id', '=', table)
    .where('status', '=', 'playing')
    .returning('campaign')
    .executeTakeFirst();
  const campaign = ended?.campaign ?? null;
  if (campaign !== null) await advanceCampaign(db, campaign, advance);
}
