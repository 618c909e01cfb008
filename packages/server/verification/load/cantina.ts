import type { WebSocket } from 'ws';
import { NodeClient } from '../../src/client/node.ts';
import { PROTOCOL, type ServerMessage } from '../../src/live/messages.ts';
import { sharedTable } from '../support/tables.ts';
import type { Playing } from './contest.ts';

export const CLIENTS = 4;
/** The first fields of an update, in the order in which they are written. */
const UPDATE = /^\{"t":"update","table":"[\w-]+","as":\d,"step":\{"n":(\d+),/;

/** One of our tables with a socket for each of its four seats. */
export class CantinaTable implements Playing {
  private readonly sockets: WebSocket[] = [];
  private readonly versions: number[] = [];
  /** The newest message to each seat; read only when the seat has to answer. */
  private readonly newest: string[] = [];
  private version = 0;
  private seen: (() => void) | null = null;
  private count = 0;

  private constructor(private readonly id: string) {}

  static async open(url: string): Promise<CantinaTable> {
    const seats = await sharedTable(url, 'relay', CLIENTS);
    const table = new CantinaTable(seats[0]?.table ?? '');
    await Promise.all(seats.map(({ cookie }, seat) => table.sit(url, cookie, seat)));
    return table;
  }

  move(): Promise<void> {
    const seat = this.version % CLIENTS;
    const { pending } = JSON.parse(this.newest[seat] ?? '{}') as Extract<ServerMessage, { t: 'update' }>;
    const decision = pending.find(({ kind }) => kind === 'question');
    if (decision === undefined) throw new Error(`seat ${seat} is not asked`);
    const { options } = decision;
    const pick = options[Math.floor(Math.random() * options.length)]?.id ?? '';
    const answer = { t: 'answer', id: `a${++this.count}`, table: this.id, seat, decision: decision.id, picks: [pick] };
    return new Promise((resolve) => {
      this.seen = resolve;
      this.sockets[seat]?.send(JSON.stringify(answer));
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private sit(url: string, cookie: string | null, seat: number): Promise<void> {
    const socket = new NodeClient(url).as(cookie).socket();
    this.sockets[seat] = socket;
    this.versions[seat] = -1;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () =>
        socket.send(JSON.stringify({ t: 'subscribe', table: this.id, as: seat, protocol: PROTOCOL })),
      );
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        const update = UPDATE.exec(text);
        if (update !== null) this.heard(seat, Number(update[1]), text);
        else if (text.startsWith('{"t":"state"')) {
          this.versions[seat] = 0;
          this.newest[seat] = text;
          resolve();
        } else if (text.startsWith('{"t":"error"')) throw new Error(text);
      });
    });
  }

  private heard(seat: number, version: number, text: string): void {
    this.versions[seat] = version;
    this.newest[seat] = text;
    if (version !== this.version + 1 || this.versions.some((each) => each < version)) return;
    this.version = version;
    const { seen } = this;
    this.seen = null;
    seen?.();
  }
}
