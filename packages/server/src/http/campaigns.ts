import { LANGS } from '@cantina/text';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import * as deeds from '../campaign/deeds.ts';
import { type Group, infoFor, openGroup, summaryFor } from '../campaign/group.ts';
import { ServerError } from '../errors.ts';
import { campaignRequests, joinCampaign, newCampaign, tableId } from '../live/protocol.ts';
import { campaignsOf } from '../store/campaigns.ts';
import { openTablesIn } from '../store/tables.ts';
import { infoFor as tableInfoFor } from '../table/info.ts';
import { checked } from '../wire.ts';
import type { Around, Env } from './app.ts';
import type { RateLimit } from './limits.ts';
import { body, ensureSession } from './requests.ts';
import { addressOf } from './security.ts';
import { sessionOf } from './session.ts';

const query = v.object({ lang: v.picklist(LANGS) });
const MOST_LISTED = 100;

/** A story over several games. Its group reads on here; its tables are made by `POST /api/tables` like all others. */
export function campaignRoutes(app: Hono<Env>, around: Around, perHour: RateLimit): void {
  const { house } = around;
  const { store, settings } = house;
  const wishOf = (c: Context<Env>) => body(c, settings.limits.messageBytes);

  app.get('/api/campaigns', async (c) => {
    const session = await sessionOf(house, c.env.incoming);
    if (session === null) return c.json({ campaigns: [] });
    const mine = await campaignsOf(store, session, MOST_LISTED);
    return c.json({ campaigns: mine.map((row) => summaryFor(row, session)) });
  });

  app.post('/api/campaigns', async (c) => {
    const wish = checked(newCampaign, await wishOf(c));
    perHour.take(addressOf(c.env.incoming, settings));
    const session = await ensureSession(c, house);
    const { id, link } = await deeds.beginCampaign(house, session, wish);
    return c.json({ campaign: infoFor(await openGroup(house, session, id), session), link }, 201);
  });

  app.post('/api/campaigns/join', async (c) => {
    const { token } = checked(joinCampaign, await wishOf(c));
    const id = await deeds.invitedTo(house, token);
    const session = await ensureSession(c, house);
    await deeds.join(around, session, id);
    return c.json({ campaign: infoFor(await openGroup(house, session, id), session) });
  });

  app.get('/api/campaigns/:id', async (c) => {
    const { group, session } = await groupFor(c, around);
    const { lang } = checked(query, c.req.query());
    const { packs } = group.playable;
    const unlocked = group.campaign.packs(JSON.parse(group.row.state));
    const open = await openTablesIn(store, group.row.id, session);
    return c.json({
      campaign: infoFor(group, session),
      packs: packs === undefined ? [] : unlocked.map((pack) => packs.read(pack, lang)),
      tables: open.map((table) => tableInfoFor(table, session)),
    });
  });

  app.get('/api/campaigns/:id/people', async (c) => {
    const { group, session } = await groupFor(c, around);
    return c.json({ people: await deeds.peopleOf(house, session, group) });
  });

  app.post('/api/campaigns/:id/:action', async (c) => {
    const { group, session } = await groupFor(c, around);
    const action = c.req.param('action');
    if (!isAction(action)) throw new ServerError('not-found', {});
    const request = checked(campaignRequests[action], await wishOf(c));
    const link = await ACTIONS[action](around, session, group, request as never);
    if (action === 'leave') return c.json({});
    const changed = infoFor(await openGroup(house, session, group.row.id), session);
    return c.json({ campaign: changed, ...(link === undefined ? {} : { link }) });
  });
}

/** The campaign of a request, for somebody of its group. */
async function groupFor(c: Context<Env>, { house }: Around): Promise<{ group: Group; session: string }> {
  const session = await sessionOf(house, c.env.incoming);
  if (session === null) throw new ServerError('no-session', {});
  const id = c.req.param('id');
  if (!v.is(tableId, id)) throw new ServerError('unknown-campaign', {});
  return { group: await openGroup(house, session, id), session };
}

type Action = keyof typeof campaignRequests;
type Act = (around: Around, session: string, group: Group, request: never) => Promise<string | undefined>;

const isAction = (name: string): name is Action => Object.hasOwn(campaignRequests, name);

const done = async (work: Promise<void>): Promise<undefined> => {
  await work;
};

const ACTIONS: Readonly<Record<Action, Act>> = {
  reset: (around, session, group) => done(deeds.reset(around, session, group)),
  unlock: (around, session, group) => done(deeds.unlock(around, session, group)),
  name: (around, session, group, request) => done(deeds.rename(around, session, group, request)),
  link: (around, session, group) => deeds.renewLink(around, session, group),
  host: (around, session, group, request) => done(deeds.handOver(around, session, group, request)),
  remove: (around, session, group, request) => deeds.remove(around, session, group, request),
  leave: (around, session, group) => done(deeds.leave(around, session, group)),
};
