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

/**
 * One socket. Whatever it gets within one turn leaves in one write; texts of plain letters, which nearly all are, are
 * framed and joined as they are and never become buffers of their own. There may be thousands: nothing that all can
 * share belongs to each.
 */
export class Outlet extends WebSocket implements Line {
  private text = '';
  private stream: Duplex | null = null;
  private turn: Turn | null = null;
  /** Who speaks through it. */
  connection: Connection | null = null;

  /** Sends through this stream from now on. */
  begin(stream: Duplex, turn: Turn): void {
    this.stream = stream;
    this.turn = turn;
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

  override close(code?: number, reason?: string | Buffer): void {
    this.flush();
    super.close(code, reason);
  }

  override terminate(): void {
    this.text = '';
    super.terminate();
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
