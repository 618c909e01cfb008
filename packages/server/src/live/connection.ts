import type { Viewer } from '@cantina/kernel';
import type { WebSocket } from 'ws';
import { ServerError } from '../errors.ts';
import { COST } from '../http/costs.ts';
import { Bucket } from '../http/limits.ts';
import { soon } from '../later.ts';
import { addChat, forgetChat, lineOf } from '../store/chat.ts';
import type { Subscriber } from '../table/audience.ts';
import type { House } from '../table/house.ts';
import { request, requestUndo, vote } from '../table/proposals.ts';
import type { Room } from '../table/room.ts';
import type { Rooms } from '../table/rooms.ts';
import { missedSteps } from '../table/telling.ts';
import { newId } from '../tokens.ts';
import { checked, refusalOf } from '../wire.ts';
import { PROTOCOL, type ServerMessage } from './messages.ts';
import { type CheckedMessage, clientMessage } from './protocol.ts';

/** A client that does not read what it is sent is dropped; it comes back and gets what it has missed. */
const MOST_UNREAD = 4_000_000;
/** More messages of one client than this do not wait. */
const MOST_WAITING = 200;
/** So many refusals in a row, and the connection is closed. */
const MOST_REFUSALS = 200;
const POLICY = 1008;
/** After so many messages that were too fast nothing is read from a client for a while. */
const MOST_TOO_FAST = 25;
const READ_AGAIN_AFTER = 1000;
/** Old lines are forgotten so many at a time. */
const FORGET_EVERY = 50;

/** What is known of the line to a browser. */
export interface Line extends Pick<WebSocket, 'readyState' | 'OPEN'> {
  /** How much of what was written nobody has read yet. */
  readonly unread: number;
  write(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  ping(data: string): void;
  pong(data: Buffer): void;
  pause(): void;
  resume(): void;
}

/** A message as it came: bytes of a socket, or text. */
interface Data {
  toString(encoding?: 'utf8'): string;
}

type Of<T extends CheckedMessage['t']> = Extract<CheckedMessage, { t: T }>;

/** One open socket of one browser. It may look at several tables, and at one table from several seats. */
export class Connection {
  /** Few: nobody looks at more tables at once than the limits allow. */
  private subscriptions: readonly Subscription[] = NONE;
  private readonly rate: Bucket;
  private refusals = 0;
  private tooFast = 0;
  /** Messages of one client are handled in the order in which they came; null when none is. */
  private last: Promise<void> | null = null;
  /** How many of them wait. */
  private waiting = 0;
  /** What the last ping said that nobody has answered yet. */
  private asked: string | null = null;

  constructor(
    private readonly house: House,
    private readonly rooms: Rooms,
    private readonly socket: Line,
    public session: string,
    readonly address: string,
  ) {
    this.rate = new Bucket(house.settings.limits.messagesPerSecond);
    this.send({ t: 'hello', protocol: PROTOCOL, pages: house.pages.version });
  }

  receive(data: Data, isBinary: boolean): void {
    try {
      this.pay(COST.message);
      if (this.waiting >= MOST_WAITING) throw new ServerError('too-fast', { seconds: 1 });
      this.waiting++;
      const before = this.last;
      this.last = (before === null ? this.handle(data, isBinary) : before.then(() => this.handle(data, isBinary))).then(
        () => {
          if (--this.waiting === 0) this.last = null;
        },
      );
    } catch (thrown) {
      // Who is merely too fast is told to wait, and not thrown out for it.
      this.tellRefusal(thrown, readable(data, isBinary));
      this.slowDown();
    }
  }

  /** Who goes on all the same is read more slowly: even saying no costs something. */
  private slowDown(): void {
    if (++this.tooFast < MOST_TOO_FAST) return;
    this.tooFast = 0;
    this.socket.pause();
    setTimeout(() => this.socket.resume(), READ_AGAIN_AFTER);
  }

  /** Libraries ask and answer by themselves and seldom. Who does it in floods is no library, and is dropped. */
  heardPing(data: Buffer): void {
    if (this.allowsFrame()) this.socket.pong(data);
  }

  /** Only the answer to what was asked is a sign of life. */
  heardPong(data: Buffer): void {
    if (this.allowsFrame() && data.toString() === this.asked) this.asked = null;
  }

  /** One round of looking whether somebody is there, and reads. */
  areYouThere(): void {
    if (this.asked !== null || this.socket.unread > MOST_UNREAD) {
      this.socket.terminate();
      return;
    }
    this.asked = newId();
    this.socket.ping(this.asked);
  }

  private allowsFrame(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    try {
      this.pay(COST.message);
      if (this.socket.unread <= MOST_UNREAD) return true;
    } catch {
      this.house.metrics.refusals.inc({ code: 'too-fast' });
    }
    this.socket.terminate();
    return false;
  }

  private pay(cost: number): void {
    this.rate.take();
    this.house.budget.take(this.address, cost);
  }

  close(): void {
    for (const each of this.subscriptions) each.room.unsubscribe(each);
    this.subscriptions = NONE;
  }

  private async handle(data: Data, isBinary: boolean): Promise<void> {
    let message: CheckedMessage | undefined;
    try {
      message = read(data, isBinary);
      await this.obey(message);
      this.refusals = 0;
    } catch (thrown) {
      this.refuse(thrown, message);
    }
  }

  private refuse(thrown: unknown, message: CheckedMessage | undefined): void {
    this.tellRefusal(thrown, message);
    if (++this.refusals > MOST_REFUSALS) this.socket.close(POLICY, 'too many refusals');
  }

  private tellRefusal(thrown: unknown, message: { readonly id?: string; readonly table?: string } | undefined): void {
    const { error } = refusalOf(thrown, this.house.log);
    this.house.metrics.refusals.inc({ code: error.code });
    const { id, table } = message ?? {};
    this.send({ t: 'error', ...(id === undefined ? {} : { id }), ...(table === undefined ? {} : { table }), error });
  }

  private obey(message: CheckedMessage): Promise<void> {
    const { session } = this;
    switch (message.t) {
      case 'ping':
        this.send({ t: 'pong', id: message.id });
        return Promise.resolve();
      case 'subscribe':
        return this.subscribe(message);
      case 'unsubscribe':
        this.unsubscribe(message.table, message.as);
        return Promise.resolve();
      case 'answer': {
        const { id: client, decision, picks } = message;
        return this.acknowledge(message, (room) => room.answer(message.seat, { client, decision, picks }, session));
      }
      case 'undo':
        return this.acknowledge(message, (room) => requestUndo(room, session, message.seat, message.id));
      case 'propose':
        return this.acknowledge(message, (room) => request(room, session, message));
      case 'vote':
        return this.acknowledge(message, (room) => vote(room, session, message));
      case 'chat':
        return this.say(message, 'text', message.text);
      case 'reaction':
        return this.say(message, 'reaction', message.reaction);
    }
  }

  private async subscribe({ table, as, since, protocol }: Of<'subscribe'>): Promise<void> {
    if (protocol !== PROTOCOL) throw new ServerError('old-client', { protocol: PROTOCOL });
    const most = this.house.settings.limits.subscriptionsPerConnection;
    if (this.subscriptionAt(table, as) === undefined && this.subscriptions.length >= most)
      throw new ServerError('too-many-connections', { most });
    // A table may be large: whoever asks for many of them at once lets others have a turn in between.
    await new Promise<void>(soon);
    const room = await this.roomFor(table, as);
    this.house.budget.take(this.address, COST.subscribe + COST.step * missedSteps(since, room.version));
    this.unsubscribe(table, as);
    const subscription = new Subscription(this, room, as);
    // Nearly always the only one; a list that grows keeps room for more.
    this.subscriptions = this.subscriptions.length === 0 ? [subscription] : [...this.subscriptions, subscription];
    this.session = room.sessionHere(this.session);
    await room.subscribe(subscription, since);
    if (this.socket.readyState !== this.socket.OPEN) room.unsubscribe(subscription);
  }

  private unsubscribe(table: string, as: Viewer): void {
    const found = this.subscriptionAt(table, as);
    if (found === undefined) return;
    this.subscriptions = this.subscriptions.filter((each) => each !== found);
    found.room.unsubscribe(found);
  }

  private subscriptionAt(table: string, as: Viewer): Subscription | undefined {
    return this.subscriptions.find(({ room, viewer }) => viewer === as && room.id === table);
  }

  /** Does something for a seat of this session, and says when it is durable. */
  private async acknowledge(
    { id, table, seat }: { readonly id: string; readonly table: string; readonly seat: number },
    action: (room: Room) => Promise<number>,
  ): Promise<void> {
    const room = await this.roomFor(table, seat);
    this.send({ t: 'ack', id, version: await action(room) });
  }

  private async say(message: Of<'chat' | 'reaction'>, kind: 'text' | 'reaction', text: string): Promise<void> {
    const { id, table, as } = message;
    const room = await this.roomFor(table, as);
    const { session } = this;
    const { store, speaking, settings } = this.house;
    const speak = async () => {
      const seat = as === 'spectator' ? null : as;
      const name = seat === null ? room.nameOf(session) : (room.table.seats[seat]?.name ?? '');
      const said = { table_id: table, seat, name, kind, text, at: store.now(), client_id: `${session}/${id}` };
      const row = await addChat(store, said);
      if (row === null) return;
      room.broadcast({ t: 'chat', table, line: lineOf(row) });
      await store.tell(table, 'chat', row.n);
      const { linesPerTable } = settings.limits;
      if (row.n % FORGET_EVERY === 0) await forgetChat(store, table, row.n - linesPerTable);
    };
    await room.run(async () => {
      room.require(session, as);
      if (room.isMuted(session)) throw new ServerError('muted', {});
      if (room.requests.wasSaid(`${session}/${id}`)) return;
      speaking.take(session);
      await room.requests.sayOnce(`${session}/${id}`, speak);
    });
    this.send({ t: 'ack', id, version: room.version });
  }

  /** The table, for somebody who may look at it and sits where they say. */
  private async roomFor(table: string, as: Viewer): Promise<Room> {
    const room = await this.rooms.get(table);
    await room.greet(this.session, as);
    room.require(this.session, as);
    return room;
  }

  private send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.unread > MOST_UNREAD) this.socket.terminate();
    else this.socket.write(text);
  }
}

const NONE: readonly Subscription[] = [];

/** Somebody looks at a table from one place, through a connection. */
class Subscription implements Subscriber {
  constructor(
    private readonly connection: Connection,
    readonly room: Room,
    readonly viewer: Viewer,
  ) {}

  get session(): string {
    return this.connection.session;
  }

  send(text: string): void {
    this.connection.sendText(text);
  }
}

function read(data: Data, isBinary: boolean): CheckedMessage {
  if (isBinary) throw new ServerError('bad-request', { where: 'binary' });
  return checked(clientMessage, parsed(data));
}

/** Which message it was, for a refusal that has another reason. */
function readable(data: Data, isBinary: boolean): CheckedMessage | undefined {
  try {
    return read(data, isBinary);
  } catch {
    return undefined;
  }
}

function parsed(data: Data): unknown {
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    throw new ServerError('bad-request', { where: 'json' });
  }
}
