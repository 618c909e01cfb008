import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Line } from './connection.ts';

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

/**
 * What goes to one socket. Whatever it gets within one turn leaves in one write; texts of plain letters, which nearly all
 * are, are framed and joined as they are and never become buffers of their own.
 */
export class Outlet implements Line {
  private text = '';

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
    private readonly turn: Turn,
  ) {}

  get readyState(): WebSocket['readyState'] {
    return this.socket.readyState;
  }

  get OPEN(): WebSocket['OPEN'] {
    return this.socket.OPEN;
  }

  get bufferedAmount(): number {
    return this.text.length + this.socket.bufferedAmount;
  }

  write(text: string): void {
    const head = headOf(text);
    if (head === null) {
      this.flush();
      this.socket.send(text);
      return;
    }
    if (this.text === '') this.turn.hold(this);
    this.text += head + text;
  }

  flush(): void {
    const { text } = this;
    if (text === '') return;
    this.text = '';
    if (this.socket.readyState === this.socket.OPEN) this.stream.write(text, 'latin1');
  }

  close(code: number, reason: string): void {
    this.flush();
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.text = '';
    this.socket.terminate();
  }

  ping(data: string): void {
    this.socket.ping(data);
  }

  pong(data: Buffer): void {
    this.socket.pong(data);
  }

  pause(): void {
    this.socket.pause();
  }

  resume(): void {
    this.socket.resume();
  }
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
