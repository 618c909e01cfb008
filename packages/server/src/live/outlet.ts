import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Connection, Line } from './connection.ts';

/** Outlets that have something to send at the end of this turn. */
export class Turn {
  private held: Outlet[] = [];

  hold(outlet: Outlet): void {
    this.held.push(outlet);
    if (this.held.length === 1) setImmediate(() => this.end());
  }

  private end(): void {
    const { held } = this;
    this.held = [];
    for (const outlet of held) outlet.flush();
  }
}

/** Who wants to know what becomes of sockets. */
export interface Ears {
  /** Broken frames and messages that are too large end the connection with a code that says so. */
  failed(error: Error): void;
  closed(outlet: Outlet): void;
}

/**
 * One socket. Whatever it gets within one turn leaves in one write; texts of plain letters, which nearly all are, are
 * framed and joined as they are and never become buffers of their own. There may be thousands: nothing that all can
 * share belongs to each.
 */
export class Outlet extends WebSocket implements Line {
  private text = '';
  private stream: Duplex | null = null;
  private turn: Turn | null = null;
  private ears: Ears | null = null;
  /** Who speaks through it. */
  connection: Connection | null = null;

  /** Sends through this stream from now on. */
  begin(stream: Duplex, turn: Turn, ears: Ears): void {
    this.stream = stream;
    this.turn = turn;
    this.ears = ears;
    // Nobody is on its list, see `emit`; without one it is made anew when somebody wants to be.
    this.inside._events = undefined;
  }

  private get inside(): Inside {
    return this as unknown as Inside;
  }

  get unread(): number {
    return this.text.length + this.bufferedAmount;
  }

  write(text: string): void {
    const head = headOf(text);
    if (head === null) {
      this.flush();
      this.send(text);
      return;
    }
    if (this.text === '') this.turn?.hold(this);
    this.text += head + text;
  }

  flush(): void {
    const { text } = this;
    if (text === '') return;
    this.text = '';
    if (this.readyState === this.OPEN) this.stream?.write(text, 'latin1');
  }

  /** What is heard goes straight to who listens: a list of listeners for each socket would cost more than all else here. */
  override emit(event: string | symbol, ...rest: unknown[]): boolean {
    if (this.connection === null || this.ears === null) return super.emit(event, ...rest);
    switch (event) {
      case 'message': {
        const { _buffers: read } = this.inside._receiver;
        if (read.length === 0) read.length = 0;
        this.connection.receive(rest[0] as Buffer, rest[1] === true);
        return true;
      }
      case 'ping':
        this.connection.heardPing(rest[0] as Buffer);
        return true;
      case 'pong':
        this.connection.heardPong(rest[0] as Buffer);
        return true;
      case 'error':
        this.ears.failed(rest[0] as Error);
        return true;
      case 'close':
        this.ears.closed(this);
        return true;
      default:
        return super.emit(event, ...rest);
    }
  }

  override close(code?: number, reason?: string | Buffer): void {
    this.flush();
    super.close(code, reason);
  }

  override terminate(): void {
    this.text = '';
    super.terminate();
  }
}

/** What each socket would keep though it needs it no more: an empty list of listeners, and the room of an emptied list. */
interface Inside {
  _events: undefined;
  readonly _receiver: { readonly _buffers: Buffer[] };
}

const SMALL = 126;
const LARGE = 65_536;
const NOT_PLAIN = /[^ -~]/;

/** The first bytes of a whole text frame (RFC 6455, 5.2), as letters; null for a text that has to be encoded or is large. */
function headOf(text: string): string | null {
  const { length } = text;
  if (length >= LARGE || NOT_PLAIN.test(text)) return null;
  if (length < SMALL) return String.fromCharCode(0x81, length);
  return String.fromCharCode(0x81, SMALL, length >> 8, length & 0xff);
}
