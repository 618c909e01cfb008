import type { MiddlewareHandler } from 'hono';
import { Bans } from '../bans.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import type { Games } from '../games.ts';
import { createApp } from '../http/app.ts';
import { RateLimit } from '../http/limits.ts';
import { Connection, type Line } from '../live/connection.ts';
import type { Log } from '../logging.ts';
import type { Meters } from '../metrics.ts';
import { DEFAULT_SETTINGS, type Settings } from '../settings.ts';
import { addSession } from '../store/sessions.ts';
import { Store } from '../store/store.ts';
import type { House } from '../table/house.ts';
import { Rooms } from '../table/rooms.ts';
import { rowsDialect } from './rows/dialect.ts';
import type { Cabinet } from './rows/shape.ts';

export interface TablesParts {
  readonly cabinet: Cabinet;
  readonly games: Games;
  readonly thinkers: Thinkers;
  readonly log: Log;
  readonly settings?: Partial<Settings>;
}

export interface Answered {
  readonly status: number;
  readonly body: string;
}

/** A line over which a page plays. */
export interface OpenLine {
  receive(text: string): void;
  close(): void;
}

/** Nobody else is here: what protects a server from strangers would only be in the way. */
const ANY = 1_000_000;
const HERE: Settings = {
  ...DEFAULT_SETTINGS,
  allowImport: true,
  exportsRunning: true,
  limits: {
    messageBytes: 64_000_000,
    messagesPerSecond: ANY,
    requestsPerSecond: ANY,
    connectionsPerAddress: ANY,
    subscriptionsPerConnection: ANY,
    tablesPerHost: ANY,
    tablesPerHour: ANY,
    linesPerSecond: ANY,
    linesPerTable: ANY,
  },
};

/** The one person there is needs no secret. */
const TOKEN = 'whoever-holds-this-device';
const COOKIE = `cantina=${TOKEN}`;

class LineHere implements Line {
  readonly OPEN = 1;
  readonly unread = 0;
  readyState: Line['readyState'] = this.OPEN;

  constructor(readonly write: (text: string) => void) {}

  close(): void {
    this.readyState = 3;
  }

  terminate(): void {
    this.close();
  }

  readonly pause = (): undefined => undefined;
  readonly resume = (): undefined => undefined;
  readonly ping = (): undefined => undefined;
  readonly pong = (): undefined => undefined;
}

/**
 * The tables of one person, without a server: the same rooms, rules and store, asked in the same way, but in this very
 * process – a worker of the browser.
 */
export class TablesHere {
  private constructor(
    private readonly house: House,
    private readonly rooms: Rooms,
    private readonly app: ReturnType<typeof createApp>,
    private readonly session: string,
  ) {}

  static async open({ cabinet, games, thinkers, log, settings }: TablesParts): Promise<TablesHere> {
    const store = new Store({ dialect: await rowsDialect(cabinet), readsSql: false });
    await store.migrate();
    const house: House = {
      store,
      games,
      thinkers,
      log,
      settings: { ...HERE, ...settings },
      notifier: { yourTurn: () => undefined, allows: () => false },
      push: null,
      reports: { keep: (table, { game, id }) => ({ report: `${game}-${id}`, table }) },
      metrics: UNCOUNTED,
      pages: { version: '', handlers: [nothing, nothing, nothing] },
      bans: new Bans(),
      budget: new RateLimit(ANY),
      speaking: new RateLimit(ANY),
    };
    const rooms = new Rooms(house);
    const app = createApp({ house, rooms, isReady: () => true, addresses: () => ({ public: null, network: [] }) });
    return new TablesHere(house, rooms, app, await addSession(store, TOKEN));
  }

  /** Answers what is asked of a server over HTTP. */
  async ask(method: string, path: string, body: string | null): Promise<Answered> {
    const request = new Request(`http://here${path}`, { method, ...(body === null ? {} : { body }) });
    const incoming = { headers: { cookie: COOKIE }, socket: { remoteAddress: '127.0.0.1' } };
    const response = await this.app.fetch(request, { incoming });
    return { status: response.status, body: await response.text() };
  }

  /** Opens what is a socket elsewhere. */
  connect(send: (text: string) => void): OpenLine {
    const line = new LineHere(send);
    const connection = new Connection(this.house, this.rooms, line, this.session, 'here');
    return {
      receive: (text) => connection.receive(text, false),
      close: () => {
        line.close();
        connection.close();
      },
    };
  }

  async close(): Promise<void> {
    await this.rooms.stop();
    await this.house.thinkers.close();
    await this.house.store.close();
  }
}

const nothing: MiddlewareHandler = (c) => Promise.resolve(c.text('', 404));

const uncounted = { inc: () => undefined, startTimer: () => () => undefined };
const UNCOUNTED: Meters = {
  registry: { metrics: () => Promise.resolve(''), contentType: 'text/plain; version=0.0.4; charset=utf-8' },
  answers: uncounted,
  refusals: uncounted,
  conflicts: uncounted,
  loads: uncounted,
  faults: uncounted,
  answerSeconds: uncounted,
  botSeconds: uncounted,
};
