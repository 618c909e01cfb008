import type * as v from 'valibot';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import type { GroupPerson } from '../live/messages.ts';
import type { CheckedCampaignRequests, newCampaign } from '../live/protocol.ts';
import { personIdAt } from '../person-id.ts';
import {
  advanceCampaign,
  changeCampaign,
  countCampaigns,
  createCampaign,
  findCampaign,
  groupNames,
  inOneGo,
  joinGroup,
  leaveGroup,
  openTablesOf,
  readCampaign,
  removeFromTables,
  restartCampaign,
} from '../store/campaigns.ts';
import type { CampaignRow } from '../store/schema.ts';
import { addMember } from '../store/tables.ts';
import type { House } from '../table/house.ts';
import type { Rooms } from '../table/rooms.ts';
import { hashToken, newId, newToken } from '../tokens.ts';
import { campaignOf, type Group } from './group.ts';

/** What people do with a campaign besides playing: begin it, join it, and what only the one who began it may do. */

const MOST_CAMPAIGNS = 50;

type Requests = CheckedCampaignRequests;

export interface Surroundings {
  readonly house: House;
  readonly rooms: Rooms;
}

/** The link is shown this once; the store knows only its hash. */
export async function beginCampaign(
  house: House,
  session: string,
  { game, name }: v.InferOutput<typeof newCampaign>,
): Promise<{ readonly id: string; readonly link: string }> {
  const campaign = campaignOf(await gameOf(house.games, game));
  if ((await countCampaigns(house.store, session)) >= MOST_CAMPAIGNS) {
    throw new ServerError('too-many-campaigns', { most: MOST_CAMPAIGNS });
  }
  const link = newToken();
  const row = {
    id: newId(),
    game,
    name,
    link: hashToken(link),
    state: JSON.stringify(campaign.begin()),
    version: 0,
    created_by: session,
    created_at: house.store.now(),
  };
  await createCampaign(house.store, row);
  house.log.info({ campaign: row.id, game }, 'a campaign has begun');
  return { id: row.id, link };
}

/** The campaign that a link leads to. */
export async function invitedTo({ store }: House, token: string): Promise<string> {
  const found = await findCampaign(store, hashToken(token));
  if (found === undefined) throw new ServerError('unknown-link', {});
  return found.id;
}

/** Somebody belongs to the group from now on, and may also look at the tables where it plays right now. */
export async function join({ house, rooms }: Surroundings, session: string, id: string): Promise<void> {
  const { store } = house;
  await joinGroup(store, id, session);
  // A group that nobody looks after is looked after by whoever comes.
  if ((await readCampaign(store, id))?.created_by === '') await changeCampaign(store, id, { created_by: session });
  for (const table of await openTablesOf(store, id)) {
    await addMember(store, { table_id: table, session, name: '', joined_at: store.now(), muted: 0, banned: 0 });
    await rooms.changed(table);
  }
}

/** The story begins again for everybody. */
export async function reset({ house, rooms }: Surroundings, session: string, group: Group): Promise<void> {
  requireHost(group, session);
  const { row, campaign } = group;
  for (const table of await restartCampaign(house.store, row.id, JSON.stringify(campaign.begin()))) {
    await rooms.changed(table);
  }
}

export async function unlock({ house }: Surroundings, session: string, { row, campaign }: Group): Promise<void> {
  requireHost({ row }, session);
  const everything = (state: string) => JSON.stringify(campaign.unlockEverything(JSON.parse(state)));
  await inOneGo(house.store.db, (db) => advanceCampaign(db, row.id, everything));
}

export async function rename(
  { house }: Surroundings,
  session: string,
  { row }: Group,
  { name }: Requests['name'],
): Promise<void> {
  requireHost({ row }, session);
  await changeCampaign(house.store, row.id, { name });
}

/** A new link in place of the old one. */
export async function renewLink({ house }: Surroundings, session: string, { row }: Group): Promise<string> {
  requireHost({ row }, session);
  const link = newToken();
  await changeCampaign(house.store, row.id, { link: hashToken(link) });
  return link;
}

/** Tables where somebody sits stay open to them. */
export async function leave({ house }: Surroundings, session: string, { row }: Group): Promise<void> {
  const { store } = house;
  await leaveGroup(store, row.id, session);
  if (row.created_by !== session) return;
  const [next] = await groupNames(store, row.id);
  await changeCampaign(store, row.id, { created_by: next?.session ?? '' });
}

const personId = (row: CampaignRow, session: string): string => personIdAt(row.id, session);

/** Everybody of the group, for who looks after it. */
export async function peopleOf(house: House, session: string, { row }: Group): Promise<GroupPerson[]> {
  requireHost({ row }, session);
  return (await groupNames(house.store, row.id)).map(({ session: each, name }) => ({
    id: personId(row, each),
    name,
    host: each === row.created_by,
    you: each === session,
  }));
}

function personIn({ row, people }: Group, person: string): string {
  const found = people.find((each) => personId(row, each) === person);
  if (found === undefined) throw new ServerError('not-a-member', {});
  return found;
}

/** Somebody else looks after the group from now on. */
export async function handOver(
  { house }: Surroundings,
  session: string,
  group: Group,
  { person }: Requests['host'],
): Promise<void> {
  requireHost(group, session);
  await changeCampaign(house.store, group.row.id, { created_by: personIn(group, person) });
}

/** Somebody belongs to the group no more and may look at its tables no more. The link they came by is void. */
export async function remove(
  around: Surroundings,
  session: string,
  group: Group,
  { person }: Requests['remove'],
): Promise<string> {
  requireHost(group, session);
  const { store } = around.house;
  const gone = personIn(group, person);
  if (gone === session) throw new ServerError('not-the-host', {});
  await leaveGroup(store, group.row.id, gone);
  for (const table of await removeFromTables(store, group.row.id, gone)) await around.rooms.changed(table);
  return renewLink(around, session, group);
}

function requireHost({ row }: Pick<Group, 'row'>, session: string): void {
  if (row.created_by !== session) throw new ServerError('not-the-host', {});
}
