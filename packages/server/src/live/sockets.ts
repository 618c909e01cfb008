import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
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
import { Outlet, Turn } from './outlet.ts';

/** A connection that gives no sign of life for two rounds is dropped. */
const ROUND = 25_000;
const GOING_AWAY = 1001;
const POLICY = 1008;
/** How long browsers get to say goodbye too. */
const GOODBYE_WITHIN = 1000;

/** Somebody whose socket may be opened. */
interface Admitted {
  readonly session: string;
  readonly address: string;
  readonly release: () => void;
}

/** The live side: sockets of browsers and bots that hold a cookie. */
export class Sockets {
  private readonly server: WebSocketServer;
  private readonly connections = new Map<Outlet, Connection>();
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
      perMessageDeflate: false,
      maxPayload: limits.messageBytes,
      clientTracking: false,
      // Answered by hand: somebody who only asks and never reads would fill the memory.
      autoPong: false,
    });
    this.rounds = setInterval(() => this.lookAround(), ROUND);
    this.rounds.unref();
  }

  get size(): number {
    return this.connections.size;
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
    for (const socket of this.connections.keys()) socket.close(GOING_AWAY, 'the server stops');
    const deadline = Date.now() + GOODBYE_WITHIN;
    while (this.connections.size > 0 && Date.now() < deadline) await setTimeout(10);
    for (const socket of this.connections.keys()) socket.terminate();
    this.server.close();
  }

  /** Nothing that stays with the socket may hold on to the request, whose headers are larger than all the rest. */
  private welcome(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    { session, address, release }: Admitted,
  ): void {
    stream.once('close', release);
    // Who has gone meanwhile can't be told of any more.
    if (stream.destroyed) release();
    else this.server.handleUpgrade(request, stream, head, (socket) => this.open(socket, stream, session, address));
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
    const release = this.perAddress.take(address);
    try {
      const session = await sessionOf(this.house, request);
      if (session === null) throw new ServerError('no-session', {});
      return { session, address, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  private open(socket: WebSocket, stream: Duplex, session: string, address: string): void {
    const outlet = new Outlet(socket, stream, this.turn);
    const connection = new Connection(this.house, this.rooms, outlet, session, address);
    this.connections.set(outlet, connection);
    socket.on('message', (data, isBinary) => connection.receive(data, isBinary));
    socket.on('ping', (data) => connection.heardPing(data));
    socket.on('pong', (data) => connection.heardPong(data));
    // Broken frames and messages that are too large end the connection with a code that says so.
    socket.on('error', (error) => this.house.log.debug({ err: error }, 'a socket failed'));
    socket.on('close', () => {
      this.connections.delete(outlet);
      connection.close();
    });
  }

  /** Closes the sockets of those who may not be here any more. */
  async dismiss(): Promise<void> {
    const { store, bans } = this.house;
    const living = await livingSessions(store, [
      ...new Set([...this.connections.values()].map(({ session }) => session)),
    ]);
    for (const [socket, { session, address }] of this.connections)
      if (!living.has(session) || bans.has(address, session)) socket.close(POLICY, 'not let in');
  }

  /** Drops those who have not answered since the last round, or do not read what they are sent. */
  lookAround(): void {
    for (const connection of this.connections.values()) connection.areYouThere();
  }
}

function destroy(this: Duplex): void {
  this.destroy();
}
