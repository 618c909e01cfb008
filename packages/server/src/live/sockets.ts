import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type Server, WebSocketServer } from 'ws';
import { ServerError } from '../errors.ts';
import { COST } from '../http/costs.ts';
import { Counts } from '../http/limits.ts';
import { addressOf, isOwnOrigin } from '../http/security.ts';
import { sessionOf } from '../http/session.ts';
import { livingSessions } from '../store/sessions.ts';
import type { House } from '../table/house.ts';
import type { Rooms } from '../table/rooms.ts';
import { refusalOf } from '../wire.ts';
import { Connection } from './connection.ts';
import { LIVE_PATH } from './messages.ts';
import { type Ears, Outlet, Turn } from './outlet.ts';

/** A connection that gives no sign of life for two rounds is dropped. */
const ROUND = 25_000;
/** A round asks so many parts of all connections one after the other: thousands at once would keep everybody waiting. */
const PARTS = 100;
const PART_EVERY = 50;
const GOING_AWAY = 1001;
const POLICY = 1008;
/** How long browsers get to say goodbye too. */
const GOODBYE_WITHIN = 1000;

/** Somebody whose socket may be opened. */
interface Admitted {
  readonly session: string;
  readonly address: string;
}

/** The live side: sockets of browsers and bots that hold a cookie. */
export class Sockets implements Ears {
  private readonly server: Server<typeof Outlet>;
  private readonly outlets = new Set<Outlet>();
  private readonly perAddress: Counts;
  private readonly turn = new Turn();
  private readonly rounds: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly house: House,
    private readonly rooms: Rooms,
  ) {
    const { limits } = house.settings;
    this.perAddress = new Counts(limits.connectionsPerAddress);
    this.server = new WebSocketServer({
      noServer: true,
      WebSocket: Outlet,
      perMessageDeflate: false,
      maxPayload: limits.messageBytes,
      clientTracking: false,
      // Answered by hand: somebody who only asks and never reads would fill the memory.
      autoPong: false,
    });
    this.rounds = setInterval(() => {
      this.lookAround().catch((error: unknown) => house.log.error({ err: error }, 'a round failed'));
    }, ROUND);
    this.rounds.unref();
  }

  get size(): number {
    return this.outlets.size;
  }

  /** A browser wants to open a socket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', destroy);
    this.admit(request).then(
      (admitted) => this.welcome(request, stream, head, admitted),
      (thrown: unknown) => this.turnAway(stream, thrown),
    );
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.rounds);
    for (const outlet of this.outlets) outlet.close(GOING_AWAY, 'the server stops');
    const deadline = Date.now() + GOODBYE_WITHIN;
    while (this.outlets.size > 0 && Date.now() < deadline) await setTimeout(10);
    for (const outlet of this.outlets) outlet.terminate();
    this.server.close();
  }

  /** Nothing that stays with the socket may hold on to the request, whose headers are larger than all the rest. */
  private welcome(request: IncomingMessage, stream: Duplex, head: Buffer, { session, address }: Admitted): void {
    let isOpen = false;
    if (!stream.destroyed)
      this.server.handleUpgrade(request, stream, head, (outlet) => {
        isOpen = true;
        stream.off('error', destroy);
        outlet.begin(stream, this.turn, this);
        this.open(outlet, session, address);
      });
    // Who has gone meanwhile, or did not ask as one must, will not be heard of again.
    if (!isOpen) this.perAddress.release(address);
  }

  private turnAway(stream: Duplex, thrown: unknown): void {
    const { status, error } = refusalOf(thrown, this.house.log);
    this.house.metrics.refusals.inc({ code: error.code });
    const body = JSON.stringify({ error });
    stream.end(
      `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  }

  private async admit(request: IncomingMessage): Promise<Admitted> {
    if (this.stopped) throw new ServerError('stopping', {});
    if (request.url?.split('?')[0] !== LIVE_PATH) throw new ServerError('not-found', {});
    if (!isOwnOrigin(request, this.house.settings)) throw new ServerError('foreign-origin', {});
    const address = addressOf(request, this.house.settings);
    this.house.budget.take(address, COST.upgrade);
    this.house.bans.checkAddress(address);
    this.perAddress.take(address);
    try {
      const session = await sessionOf(this.house, request);
      if (session === null) throw new ServerError('no-session', {});
      return { session, address };
    } catch (error) {
      this.perAddress.release(address);
      throw error;
    }
  }

  private open(outlet: Outlet, session: string, address: string): void {
    outlet.connection = new Connection(this.house, this.rooms, outlet, session, address);
    this.outlets.add(outlet);
  }

  failed(error: Error): void {
    this.house.log.debug({ err: error }, 'a socket failed');
  }

  closed(outlet: Outlet): void {
    this.outlets.delete(outlet);
    if (outlet.connection === null) return;
    this.perAddress.release(outlet.connection.address);
    outlet.connection.close();
  }

  /** Closes the sockets of those who may not be here any more. */
  async dismiss(): Promise<void> {
    const { store, bans } = this.house;
    const sessions = new Set([...this.outlets].flatMap(({ connection }) => connection?.session ?? []));
    const living = await livingSessions(store, [...sessions]);
    for (const outlet of this.outlets) {
      const { session = '', address = '' } = outlet.connection ?? {};
      if (!living.has(session) || bans.has(address, session)) outlet.close(POLICY, 'not let in');
    }
  }

  /** Drops those who have not answered since the last round, or do not read what they are sent. */
  async lookAround(): Promise<void> {
    const all = [...this.outlets];
    const some = Math.ceil(all.length / PARTS);
    for (let i = 0; i < all.length && !this.stopped; i += some) {
      if (i > 0) await setTimeout(PART_EVERY);
      for (const outlet of all.slice(i, i + some)) if (this.outlets.has(outlet)) outlet.connection?.areYouThere();
    }
  }
}

function destroy(this: Duplex): void {
  this.destroy();
}
