import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Addresses } from '../addresses.ts';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import { forkRequest, joinRequest, newTable, tableRequests } from '../live/protocol.ts';
import { findLink, lastAct, tablesOf } from '../store/tables.ts';
import { seatsIn } from '../table/acts.ts';
import { create } from '../table/create.ts';
import { fork } from '../table/fork.ts';
import { hint } from '../table/hints.ts';
import type { House } from '../table/house.ts';
import { infoFor } from '../table/info.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import * as seating from '../table/seating.ts';
import { hashToken } from '../tokens.ts';
import { checked, refusalOf } from '../wire.ts';
import { aboutGameRoutes } from './about-game.ts';
import { campaignRoutes } from './campaigns.ts';
import { fileRoutes } from './files.ts';
import { invitationRoutes } from './invitations.ts';
import { RateLimit } from './limits.ts';
import { operation } from './operation.ts';
import { packRoutes } from './packs.ts';
import { pushRoutes } from './push.ts';
import { replayRoutes } from './replay.ts';
import { body, ensureSession, memberOf } from './requests.ts';
import { reviewRoutes } from './review.ts';
import { addressOf, isOwnOrigin, isSecure, SECURITY_HEADERS } from './security.ts';
import { sessionOf } from './session.ts';

export interface Env {
  readonly Bindings: HttpBindings;
}

export interface Around {
  readonly house: House;
  readonly rooms: Rooms;
  readonly isReady: () => boolean;
  readonly addresses: () => Addresses;
}

const MOST_TABLES_LISTED = 200;
const HOUR = 3600;

/** The HTTP side: tables are made, joined and changed here; playing goes over the socket. */
export function createApp(around: Around): Hono<Env> {
  const { house, rooms } = around;
  const { store, settings } = house;
  const app = new Hono<Env>();
  const requests = new RateLimit(settings.limits.requestsPerSecond);
  const tables = new RateLimit(settings.limits.tablesPerHour / HOUR, settings.limits.tablesPerHour);

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    if (isSecure(c.env.incoming, settings)) c.header('strict-transport-security', 'max-age=31536000');
    await next();
  });
  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    requests.take(addressOf(c.env.incoming, settings));
    if (c.req.method !== 'GET' && !isOwnOrigin(c.env.incoming, settings)) throw new ServerError('foreign-origin', {});
    await next();
  });
  app.onError((thrown, c) => {
    const { status, error } = refusalOf(thrown, house.log);
    house.metrics.refusals.inc({ code: error.code });
    return c.json({ error }, status);
  });

  operation(app, around);
  replayRoutes(app, around);
  reviewRoutes(app, around);
  packRoutes(app, around);
  fileRoutes(app, around);
  invitationRoutes(app, around);
  pushRoutes(app, around);
  aboutGameRoutes(app, around);
  campaignRoutes(app, around, tables);

  app.get('/api/games', async (c) => {
    const games = await Promise.all(
      house.games.ids.map(async (id) => {
        const { game, texts, campaign, opponents = [] } = await gameOf(house.games, id);
        const names = Object.fromEntries(Object.entries(texts).map(([lang, { name }]) => [lang, name]));
        const { seats, options, presets = {}, version: rules } = game;
        const bots = opponents.map(({ manner: _, ...bot }) => bot);
        return { id, names, seats, options, presets, rules, campaign: campaign !== undefined, bots };
      }),
    );
    return c.json({ games });
  });

  app.post('/api/tables', async (c) => {
    const wish = checked(newTable, await body(c, settings.limits.messageBytes));
    tables.take(addressOf(c.env.incoming, settings));
    const session = await ensureSession(c, house);
    const { id, links } = await create(house, session, wish);
    const room = await rooms.get(id);
    return c.json({ table: room.infoFor(session), links }, 201);
  });

  app.get('/api/tables', async (c) => {
    const session = await sessionOf(store, c.env.incoming);
    if (session === null) return c.json({ tables: [] });
    const found = await tablesOf(store, session, MOST_TABLES_LISTED);
    const mine = await Promise.all(
      found.map(async (table) => {
        const last = table.row.status === 'playing' ? await lastAct(store, table.row.id) : undefined;
        const asked = last === undefined ? [] : seatsIn(last.asked);
        const yourTurn = asked.some((seat) => table.seats[seat]?.claimed_by === session);
        return { ...infoFor(table, session), asked, yourTurn, lastMoveAt: last?.at ?? null };
      }),
    );
    return c.json({ tables: mine });
  });

  app.post('/api/join', async (c) => {
    const { token, ...how } = checked(joinRequest, await body(c, settings.limits.messageBytes));
    const link = await findLink(store, hashToken(token));
    if (link === null) throw new ServerError('unknown-link', {});
    const session = await ensureSession(c, house);
    const room = await rooms.get(link.table);
    await seating.join(room, session, link, how);
    return c.json({ table: room.infoFor(session), seat: link.role === 'seat' ? link.seat : null });
  });

  app.get('/api/tables/:id', async (c) => {
    const { room, session } = await memberOf(c, around);
    return c.json({ table: room.infoFor(session), presence: room.attendance.now });
  });

  app.post('/api/tables/:id/fork', async (c) => {
    const { room, session } = await memberOf(c, around);
    const wish = checked(forkRequest, await body(c, settings.limits.messageBytes));
    tables.take(addressOf(c.env.incoming, settings));
    const { id, links } = await fork(room, session, wish);
    const next = await rooms.get(id);
    return c.json({ table: next.infoFor(session), links }, 201);
  });

  app.post('/api/tables/:id/:action', async (c) => {
    const { room, session } = await memberOf(c, around);
    const action = c.req.param('action');
    if (!isAction(action)) throw new ServerError('not-found', {});
    const request = checked(tableRequests[action], await body(c, settings.limits.messageBytes));
    const result = await ACTIONS[action](room, session, request as never, (id) => rooms.get(id));
    return c.json({ table: room.infoFor(session), ...(result ?? {}) });
  });

  app.all('/api/*', () => {
    throw new ServerError('not-found', {});
  });
  app.get('*', ...house.pages.handlers);
  return app;
}

type Action = keyof typeof tableRequests;
type Act = (
  room: Room,
  session: string,
  request: never,
  open: (id: string) => Promise<Room>,
) => Promise<object | undefined>;

const isAction = (name: string): name is Action => Object.hasOwn(tableRequests, name);

const done = async (work: Promise<void>): Promise<undefined> => {
  await work;
};
const withLink = async (work: Promise<string>): Promise<object> => ({ link: await work });

const ACTIONS: Readonly<Record<Action, Act>> = {
  claim: (room, session, request) => done(seating.claim(room, session, request)),
  leave: (room, session, request) => done(seating.leave(room, session, request)),
  start: (room, session, request) => done(seating.begin(room, session, request)),
  lock: (room, session, request) => done(seating.lock(room, session, request)),
  kick: (room, session, request) => withLink(seating.kick(room, session, request)),
  bot: (room, session, request) => done(seating.setBot(room, session, request)),
  seat: (room, session, request) => done(seating.setSeat(room, session, request)),
  name: (room, session, request) => done(seating.rename(room, session, request)),
  webhook: (room, session, request) => done(seating.setWebhook(room, session, request)),
  links: (room, session, request) => withLink(seating.renewLink(room, session, request)),
  hint: (room, session, request) => hint(room, session, request),
  end: (room, session) => done(seating.end(room, session)),
  rematch: async (room, session, request, open) => ({ rematch: await seating.again(room, session, request, open) }),
};
