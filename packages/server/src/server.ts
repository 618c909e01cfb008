import { existsSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { type Addresses, addressesOf, ownAddress } from './addresses.ts';
import { Bans } from './bans.ts';
import type { Thinkers } from './bots/thinkers.ts';
import { Caretaker } from './caretaker.ts';
import type { Games } from './games.ts';
import { createApp } from './http/app.ts';
import { RateLimit } from './http/limits.ts';
import { Pages } from './http/pages.ts';
import { Sockets } from './live/sockets.ts';
import { createMetrics } from './metrics.ts';
import { isAllowedHost } from './notify/hosts.ts';
import { PushNotifier } from './notify/push.ts';
import { WebhookNotifier } from './notify/webhook.ts';
import { isReadable } from './push/encryption.ts';
import { PushKeys } from './push/keys.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';
import { isStrangelyNew } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { House } from './table/house.ts';
import { Reports } from './table/reports.ts';
import { Rooms } from './table/rooms.ts';

export interface ServerParts {
  readonly settings: Settings;
  readonly games: Games;
  readonly thinkers: Thinkers;
  readonly log: Logger;
}

export const storeOptions = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>) => ({
  url: databaseUrl,
  file: join(dataDir, 'cantina.sqlite'),
});

/** The store of a server, which nobody else serves meanwhile. */
function ownStore(settings: Settings, log: Logger): Store {
  const options = storeOptions(settings);
  if (options.url === undefined && isStrangelyNew(options.file))
    log.warn({ file: options.file }, 'the folder is not new, but there is no database in it: a new one is made');
  return openStore({ ...options, alone: true });
}

/** Who has been silent may say so many things at once. */
const LINES_AT_ONCE = 8;
/** Who takes longer to say what they want is cut off. */
const SLOWEST_HEADERS = 10_000;
const SLOWEST_REQUEST = 30_000;
/** Longer than browsers and proxies keep a connection: nobody must find it closing at the moment it is used again. */
const KEEP_ALIVE = 75_000;

/** The whole server in one process: `start` when it should serve, `stop` when it should end without losing anything. */
export class CantinaServer {
  readonly house: House;
  readonly rooms: Rooms;
  private readonly http: HttpServer;
  readonly sockets: Sockets;
  readonly caretaker: Caretaker;
  private ready = false;

  constructor({ settings, games, thinkers, log }: ServerParts) {
    const store = ownStore(settings, log);
    const { publicUrl, pushHosts, webhookHosts } = settings;
    const keys = pushHosts.length === 0 ? null : PushKeys.in(settings.dataDir);
    const webhooks = new WebhookNotifier(webhookHosts, log, publicUrl);
    const pushes = keys === null ? null : new PushNotifier({ keys, store, hosts: pushHosts, log, publicUrl });
    this.house = {
      store,
      games,
      thinkers,
      notifier: {
        allows: (url) => webhooks.allows(url),
        yourTurn: (notice) => {
          webhooks.yourTurn(notice);
          pushes?.yourTurn(notice);
        },
      },
      push:
        keys === null
          ? null
          : {
              publicKey: keys.publicKey,
              takes: (endpoint, reader) => isAllowedHost(endpoint, pushHosts) && isReadable(reader),
            },
      reports: new Reports(join(settings.dataDir, 'reports')),
      log,
      metrics: createMetrics({
        rooms: () => this.rooms.size,
        matches: () => this.rooms.matches,
        sockets: () => this.sockets.size,
      }),
      settings,
      pages: new Pages(settings.webDir),
      bans: new Bans(),
      budget: new RateLimit(settings.limits.requestsPerSecond),
      speaking: new RateLimit(settings.limits.linesPerSecond, LINES_AT_ONCE * settings.limits.linesPerSecond),
    };
    this.rooms = new Rooms(this.house);
    this.sockets = new Sockets(this.house, this.rooms);
    this.caretaker = new Caretaker(this.house, this.rooms, this.sockets);
    const app = createApp({
      house: this.house,
      rooms: this.rooms,
      isReady: () => this.ready,
      addresses: () => this.addresses,
    });
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
    this.http = createServer((request, response) => {
      listener(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'a request failed');
        response.destroy();
      });
    });
    this.http.headersTimeout = SLOWEST_HEADERS;
    this.http.requestTimeout = SLOWEST_REQUEST;
    this.http.keepAliveTimeout = KEEP_ALIVE;
    this.http.on('upgrade', (request, stream, head) => this.sockets.upgrade(request, stream, head));
  }

  get addresses(): Addresses {
    return addressesOf(this.house.settings, this.port);
  }

  private get port(): number {
    return (this.http.address() as AddressInfo | null)?.port ?? this.house.settings.port;
  }

  /** Returns the port, which the system chooses when it was 0. */
  async start(): Promise<number> {
    const { store, settings, log } = this.house;
    await store.migrate();
    await this.caretaker.start();
    await store.listen((table, change, n) => this.rooms.heard(table, change, n), {
      began: () => this.rooms.catchUp(),
      lost: (error) => log.warn({ err: error }, 'listening to other processes was interrupted'),
    });
    await new Promise<void>((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen(settings.port, settings.host, () => {
        this.http.off('error', reject);
        resolve();
      });
    });
    this.rooms.start();
    this.ready = true;
    this.rooms.wake(0).catch((error: unknown) => log.error({ err: error }, 'wake'));
    const { port } = this;
    const friends = this.addresses;
    log.info(
      { port, host: settings.host, store: store.shared ? 'postgres' : 'sqlite', friends },
      `the tables are open: ${ownAddress(settings.host, port)}`,
    );
    if (settings.webDir !== undefined && !existsSync(join(settings.webDir, 'index.html')))
      log.warn(
        { webDir: settings.webDir },
        `there are no pages in ${settings.webDir}: run npm run build, or set WEB_DIR`,
      );
    return port;
  }

  /** Lets nobody in any more, finishes what is being done, says goodbye, closes the store. */
  async stop(): Promise<void> {
    this.ready = false;
    const closed = new Promise<void>((resolve) => this.http.close(() => resolve()));
    await this.caretaker.stop();
    await this.rooms.stop();
    await this.sockets.stop();
    this.http.closeAllConnections();
    await closed;
    await this.house.thinkers.close();
    await this.house.store.close();
    this.house.log.info('the tables are closed');
  }
}
