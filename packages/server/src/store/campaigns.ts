import type { Kysely, Updateable } from 'kysely';
import { ServerError } from '../errors.ts';
import type { CampaignRow, Database } from './schema.ts';
import type { Store } from './store.ts';

const TRIES = 20;

/** Another change of the same campaign was faster. */
class Overtaken extends Error {}

/** Does something in one transaction, and again from the start when a campaign it changes was changed meanwhile. */
export async function inOneGo<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  for (let i = 0; i < TRIES; i++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new ServerError('store-unavailable', {});
}

/** Makes the next state of a campaign from the one that is stored; inside `inOneGo`. */
export async function advanceCampaign(
  db: Kysely<Database>,
  id: string,
  advance: (state: string) => string,
): Promise<void> {
  const found = await db.selectFrom('campaigns').select(['state', 'version']).where('id', '=', id).executeTakeFirst();
  if (found === undefined) return;
  const { numUpdatedRows } = await db
    .updateTable('campaigns')
    .set({ state: advance(found.state), version: found.version + 1 })
    .where('id', '=', id)
    .where('version', '=', found.version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Overtaken();
}

export async function createCampaign({ db }: Store, row: CampaignRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('campaigns').values(row).execute();
    const member = { campaign_id: row.id, session: row.created_by, joined_at: row.created_at };
    await trx.insertInto('campaign_members').values(member).execute();
  });
}

export function readCampaign({ db }: Store, id: string): Promise<CampaignRow | undefined> {
  return db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The campaign that a link opens. */
export function findCampaign({ db }: Store, link: string): Promise<CampaignRow | undefined> {
  return db.selectFrom('campaigns').selectAll().where('link', '=', link).executeTakeFirst();
}

export async function changeCampaign(
  { db }: Store,
  id: string,
  change: Pick<Updateable<CampaignRow>, 'name' | 'link' | 'created_by'>,
): Promise<void> {
  await db.updateTable('campaigns').set(change).where('id', '=', id).execute();
}

/** The campaigns somebody belongs to, the newest first. */
export function campaignsOf({ db }: Store, session: string, most: number): Promise<CampaignRow[]> {
  return db
    .selectFrom('campaigns')
    .innerJoin('campaign_members', 'campaign_members.campaign_id', 'campaigns.id')
    .selectAll('campaigns')
    .where('campaign_members.session', '=', session)
    .orderBy('campaign_members.joined_at', 'desc')
    .limit(most)
    .execute();
}

export async function countCampaigns({ db }: Store, session: string): Promise<number> {
  const { count } = await db
    .selectFrom('campaigns')
    .select((e) => e.fn.countAll<number | string>().as('count'))
    .where('created_by', '=', session)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The sessions of everybody in the group. */
export async function groupOf({ db }: Store, id: string): Promise<string[]> {
  const rows = await db.selectFrom('campaign_members').select('session').where('campaign_id', '=', id).execute();
  return rows.map(({ session }) => session);
}

export async function joinGroup({ db }: Pick<Store, 'db'>, id: string, session: string): Promise<void> {
  await db
    .insertInto('campaign_members')
    .values({ campaign_id: id, session, joined_at: Date.now() })
    .onConflict((c) => c.doNothing())
    .execute();
}

export async function leaveGroup({ db }: Store, id: string, session: string): Promise<void> {
  await db.deleteFrom('campaign_members').where('campaign_id', '=', id).where('session', '=', session).execute();
}

/** The people of the group, and how they were called last at one of its tables. Who has been there longest comes first. */
export async function groupNames(
  { db }: Store,
  id: string,
): Promise<{ readonly session: string; readonly name: string }[]> {
  const people = await db
    .selectFrom('campaign_members')
    .select('session')
    .where('campaign_id', '=', id)
    .orderBy('joined_at')
    .execute();
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.claimed_by', 'seats.name'])
    .where('tables.campaign', '=', id)
    .where('seats.claimed_by', 'is not', null)
    .orderBy('tables.created_at')
    .execute();
  const names = new Map(seats.map(({ claimed_by, name }) => [claimed_by, name]));
  return people.map(({ session }) => ({ session, name: names.get(session) ?? '' }));
}

/** Somebody of the group may not look at its tables any more, except where they sit. Returns those tables. */
export async function removeFromTables({ db }: Store, id: string, session: string): Promise<string[]> {
  const sitting = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('tables.campaign', '=', id)
    .where('seats.claimed_by', '=', session)
    .execute();
  const looking = await db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select('tables.id')
    .where('tables.campaign', '=', id)
    .where('members.session', '=', session)
    .execute();
  const rows = looking.filter((row) => sitting.every((each) => each.id !== row.id));
  const ids = rows.map((row) => row.id);
  if (ids.length > 0)
    await db.deleteFrom('members').where('session', '=', session).where('table_id', 'in', ids).execute();
  return ids;
}

/** Tables of the group where somebody still plays or may sit down, the newest first. */
export async function openTablesOf({ db }: Store, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('campaign', '=', id)
    .where('status', 'in', ['lobby', 'playing'])
    // What its host has closed stays closed.
    .where('locked', '=', 0)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.id);
}

/** Begins the story again. Tables that were made before count for it no more; returns them. */
export function restartCampaign({ db }: Store, id: string, state: string): Promise<string[]> {
  return inOneGo(db, async (trx) => {
    await advanceCampaign(trx, id, () => state);
    const released = await trx
      .updateTable('tables')
      .set({ campaign: null })
      .where('campaign', '=', id)
      .returning('id')
      .execute();
    return released.map((row) => row.id);
  });
}
