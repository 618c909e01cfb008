import type { View, Viewer } from '@cantina/kernel';
import { PROTOCOL, type ServerMessage } from '../live/messages.ts';
import type { ClientMessage } from '../live/protocol.ts';
import { Refused } from './errors.ts';
import { type PlayedStep, played } from './played.ts';

/** What a browser's WebSocket and the `ws` package have in common. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
}

type Update = Extract<ServerMessage, { t: 'update' }>;

/** What one hears of a table: the server's messages, with the table after each step and at each of its beats. */
export type Heard =
  | Exclude<ServerMessage, Update>
  | (Omit<Update, 'step'> & { readonly step: PlayedStep; readonly view: View });

export type Listen = (message: Heard) => void;

/** A request without its id; the connection chooses one. */
type Wish = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;

interface Pending {
  readonly message: ClientMessage & { readonly id: string };
  resolve(version: number): void;
  reject(error: Error): void;
}

interface Watch {
  readonly table: string;
  readonly as: Viewer;
  version: number;
  /** The table at that version. */
  view: View | null;
  readonly listen: Listen;
}

/** Who wants to hear of the connection itself. */
interface Ears {
  /** It is there, or it is lost. */
  readonly onConnection?: ((isOpen: boolean) => void) | undefined;
  /** The server has other pages than these, or speaks otherwise: they have to be loaded again. */
  readonly onNewPages?: () => void;
}

/** Refusals that only mean: not now. */
const FOR_NOW = ['stopping', 'store-unavailable', 'too-fast'];
const TRY_AGAIN_AFTER = 1000;
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;
/** How often one looks whether the connection still lives. */
const ROUND = 5000;
/** After so many rounds without a word the server is asked for one; if none comes within another, nobody is there. */
const SILENT_ROUNDS = 3;

/**
 * The live side: comes back by itself when the connection is lost, subscribes again from where it was, and sends again
 * what was not acknowledged. An answer has an id, so the server takes it only once.
 */
export class Live {
  private socket: Socket | null = null;
  private isOpen = false;
  private pause = FIRST_PAUSE;
  private closed = false;
  private again: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private heardAt = 0;
  private pages: string | null = null;
  private isAsked = false;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly rounds: ReturnType<typeof setInterval>;
  private readonly pending = new Map<string, Pending>();
  private readonly watches = new Map<string, Watch>();

  constructor(
    private readonly connect: () => Socket,
    private readonly ears: Ears = {},
    private readonly round = ROUND,
  ) {
    this.open();
    this.rounds = setInterval(() => this.lookAround(), round);
  }

  /** Looks at a table from a seat or as a spectator. Every message about it comes to `listen`, `state` first. */
  watch(table: string, as: Viewer, listen: Listen, since = -1): () => void {
    const key = keyOf(table, as);
    const watch: Watch = { table, as, version: since, view: null, listen };
    this.watches.set(key, watch);
    if (this.isOpen) this.subscribe(watch);
    return () => {
      if (this.watches.get(key) !== watch) return;
      this.watches.delete(key);
      if (this.isOpen) this.send({ t: 'unsubscribe', table, as });
    };
  }

  /** Resolves with a version when the server has it safely. */
  request(wish: Wish, id = `${this.prefix}-${++this.count}`): Promise<number> {
    return new Promise((resolve, reject) => {
      const message = { ...wish, id } as ClientMessage & { readonly id: string };
      this.pending.set(id, { message, resolve, reject });
      if (this.isOpen) this.send(message);
    });
  }

  answer = (table: string, seat: number, decision: number, picks: readonly string[], id?: string) =>
    this.request({ t: 'answer', table, seat, decision, picks: [...picks] }, id);

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    clearInterval(this.rounds);
    this.socket?.close();
    for (const each of this.pending.values()) each.reject(new Error('the connection was closed'));
    this.pending.clear();
  }

  private open(): void {
    const socket = this.connect();
    this.socket = socket;
    this.noteLife();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.isOpen = true;
      this.pause = FIRST_PAUSE;
      this.ears.onConnection?.(true);
      for (const watch of this.watches.values()) this.subscribe(watch);
      for (const { message } of this.pending.values()) this.send(message);
    };
    socket.onmessage = (event: { readonly data: unknown }) => {
      if (this.socket !== socket) return;
      this.noteLife();
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onerror = () => undefined;
    socket.onclose = () => this.lose(socket);
  }

  private lose(socket: Socket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    const was = this.isOpen;
    this.isOpen = false;
    if (was) this.ears.onConnection?.(false);
    if (this.closed) return;
    this.again = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }

  private noteLife(): void {
    this.heardAt = Date.now();
    this.isAsked = false;
  }

  /** A connection may die without a sign, as when a phone has slept: it would look open for many minutes. */
  private lookAround(): void {
    const { socket } = this;
    if (socket === null || Date.now() - this.heardAt < SILENT_ROUNDS * this.round) return;
    if (this.isAsked) {
      this.lose(socket);
      socket.close();
      return;
    }
    this.isAsked = true;
    if (this.isOpen) this.send({ t: 'ping', id: 'are-you-there' });
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'hello':
        if (message.protocol !== PROTOCOL || (this.pages !== null && this.pages !== message.pages))
          this.ears.onNewPages?.();
        this.pages = message.pages;
        break;
      case 'pong':
        this.settle(message.id, 0);
        break;
      case 'ack':
        this.settle(message.id, message.version);
        break;
      case 'error':
        this.refuse(message);
        break;
      case 'state':
      case 'update':
      case 'gone':
        this.tell(message);
        break;
      case 'table':
      case 'proposals':
      case 'presence':
      case 'chat':
        for (const watch of this.watches.values()) if (watch.table === message.table) watch.listen(message);
    }
  }

  private tell(message: Extract<ServerMessage, { t: 'state' | 'update' | 'gone' }>): void {
    const watch = this.watches.get(keyOf(message.table, message.as));
    if (watch === undefined) return;
    if (message.t === 'gone') this.watches.delete(keyOf(message.table, message.as));
    if (message.t === 'state') {
      watch.version = message.version;
      watch.view = message.view;
    }
    if (message.t === 'update') this.follow(watch, message);
    else watch.listen(message);
  }

  private follow(watch: Watch, message: Update): void {
    if (message.version <= watch.version) return;
    const step = message.version === watch.version + 1 ? stepOn(watch.view, message) : null;
    if (step === null) {
      // Something is missing in between: ask for everything instead of showing half of it.
      this.subscribe(watch);
      return;
    }
    watch.version = message.version;
    watch.view = step.view;
    watch.listen({ ...message, step, view: step.view });
  }

  private settle(id: string, version: number): void {
    const found = this.pending.get(id);
    this.pending.delete(id);
    found?.resolve(version);
  }

  private refuse({ id = '', error, table }: Extract<ServerMessage, { t: 'error' }>): void {
    const found = this.pending.get(id);
    const watches = [...this.watches.values()].filter((watch) => found === undefined && watch.table === table);
    if (FOR_NOW.includes(error.code)) {
      // Not refused, only not possible right now: it is sent again.
      setTimeout(() => {
        if (!this.isOpen) return;
        if (found !== undefined && this.pending.has(id)) this.send(found.message);
        for (const watch of watches)
          if (this.watches.get(keyOf(watch.table, watch.as)) === watch) this.subscribe(watch);
      }, TRY_AGAIN_AFTER);
      return;
    }
    this.pending.delete(id);
    found?.reject(new Refused(error));
    for (const watch of watches) watch.listen({ t: 'error', table: watch.table, error });
  }

  private subscribe({ table, as, version }: Watch): void {
    this.send({ t: 'subscribe', table, as, since: version, protocol: PROTOCOL });
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }
}

const keyOf = (table: string, as: Viewer): string => `${table}/${as}`;

/** Null when the step does not fit the table that is known. */
function stepOn(view: View | null, { step }: Update): PlayedStep | null {
  try {
    return played(view, step);
  } catch {
    return null;
  }
}
