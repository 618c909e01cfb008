import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Addresses } from '../addresses.ts';
import { ServerError } from '../errors.ts';
import { gameOf } from '../games.ts';
import { forkRequest, joinRequest, newTable, tableRequests } from '../live/protocol.ts';
import { findLink, lastActs, tablesOf } from '../store/tables.ts';
import { seatsIn } from '../table/acts.ts';
import { create } from '../table/create.ts';
import * as dealing from '../table/dealing.ts';
import { forget } from '../table/forget.ts';
import { fork } from '../table/fork.ts';
import { hint } from '../table/hints.ts';
import type { House } from '../table/house.ts';
import { infoFor } from '../table/info.ts';
import * as people from '../table/people.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import * as seating from '../table/seating.ts';
import { hashToken } from '../tokens.ts';
import { checked, refusalOf } from '../wire.ts';
import { aboutGameRoutes } from './about-game.ts';
import { campaignRoutes } from './campaigns.ts';
import { COST } from './costs.ts';
import { fileRoutes } from './files.ts';
import { invitationRoutes } from './invitations.ts';
import { RateLimit } from './limits.ts';
import { operation } from './operation.ts';
import { packRoutes } from './packs.ts';
import { pushRoutes } from './push.ts';
import { replayRoutes } from './replay.ts';
import { body, ensureSession, memberOf, renewedSession } from './requests.ts';
import { reviewRoutes } from './review.ts';
import { addressOf, isOwnOrigin, isSecure, SECURITY_HEADERS } from './security.ts';
import { NO_COOKIES, sessionOf } from './session.ts';

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
  const tables = new RateLimit(settings.limits.tablesPerHour / HOUR, settings.limits.tablesPerHour);

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    if (isSecure(c.env.incoming, settings)) c.header('strict-transport-security', 'max-age=31536000');
    await next();
  });
  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    const address = addressOf(c.env.incoming, settings);
    house.budget.take(address, COST.request);
    house.bans.checkAddress(address);
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
  fileRoutes(app, around, tables);
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
        const bots = opponents.map(({ id: bot, names: called, taste, rating, face }) => ({
          id: bot,
          names: called,
          taste,
          rating,
          face,
        }));
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
    const session = await renewedSession(c, house);
    if (session === null) return c.json({ tables: [] });
    const found = await tablesOf(store, session, MOST_TABLES_LISTED);
    house.budget.take(addressOf(c.env.incoming, settings), found.length * COST.listed);
    const running = found.filter(({ row }) => row.status === 'playing').map(({ row }) => row.id);
    const last = await lastActs(store, running);
    const mine = found.map((table) => {
      const { asked: mask = 0, at = null } = last.get(table.row.id) ?? {};
      const asked = seatsIn(mask);
      const yourTurn = asked.some((seat) => table.seats[seat]?.claimed_by === session);
      return { ...infoFor(table, session), asked, yourTurn, lastMoveAt: at };
    });
    return c.json({ tables: mine });
  });

  app.post('/api/join', async (c) => {
    const { token, ...how } = checked(joinRequest, await body(c, settings.limits.messageBytes));
    const link = await findLink(store, hashToken(token));
    if (link === null) throw new ServerError('unknown-link', {});
    const session = await ensureSession(c, house);
    const room = await rooms.get(link.table);
    await seating.join(room, session, link, how);
    const wanted = link.role === 'seat' || link.role === 'recovery' ? link.seat : null;
    const seat = wanted !== null && room.holds(session, wanted) ? wanted : null;
    // Who wants to play along in a running game waits for the others.
    return c.json({ table: room.infoFor(session), seat, waiting: wanted !== null && seat === null });
  });

  app.post('/api/forget', async (c) => {
    const session = await sessionOf(house, c.env.incoming);
    if (session !== null) await forget(rooms, session);
    for (const cookie of NO_COOKIES) c.header('set-cookie', cookie, { append: true });
    return c.json({});
  });

  app.get('/api/tables/:id', async (c) => {
    const { room, session } = await memberOf(c, around);
    return c.json({ table: room.infoFor(session), presence: room.attendance.now });
  });

  app.get('/api/tables/:id/people', async (c) => {
    const { room, session } = await memberOf(c, around);
    return c.json({ people: people.peopleOf(room, session) });
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
    const result = await ACTIONS[action](room, session, request as never, {
      open: (id) => rooms.get(id),
      pay: () => tables.take(addressOf(c.env.incoming, settings)),
    });
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
  using: { readonly open: (id: string) => Promise<Room>; readonly pay: () => void },
) => Promise<object | undefined>;

const isAction = (name: string): name is Action => Object.hasOwn(tableRequests, name);

/** Does something of which there is nothing to tell but how the table stands then. */
const done =
  <R>(act: (room: Room, session: string, request: R) => Promise<void>) =>
  async (room: Room, session: string, request: R): Promise<undefined> => {
    await act(room, session, request);
  };

/** Does something that may give a new link. */
const withLink =
  <R>(act: (room: Room, session: string, request: R) => Promise<string | null>) =>
  async (room: Room, session: string, request: R): Promise<object> => {
    const link = await act(room, session, request);
    return link === null ? {} : { link };
  };

const ACTIONS: Readonly<Record<Action, Act>> = {
  claim: done(seating.claim),
  leave: done(seating.leave),
  start: done(dealing.begin),
  share: done(dealing.share),
  recovery: withLink(seating.recoveryLink),
  host: done(seating.handOver),
  approval: done(seating.setApproval),
  admit: done(seating.admitted),
  mute: done(people.mute),
  remove: done(people.remove),
  delete: done(people.deleteForAll),
  lock: done(seating.lock),
  kick: withLink(seating.kick),
  bot: done(seating.setBot),
  seat: done(seating.setSeat),
  name: done(seating.rename),
  webhook: done(seating.setWebhook),
  links: withLink(seating.renewLink),
  hint,
  end: done(seating.end),
  rematch: async (room, session, request, { open, pay }) => ({
    rematch: await dealing.again(room, session, request, open, pay),
  }),
};
