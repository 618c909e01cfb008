import { WebSocket } from 'ws';
import type { Playing } from './contest.ts';

const CLIENTS = 4;

/** Four sockets at the server that does the least: a move is done when all four have heard of it. */
export class LimitTable implements Playing {
  private readonly sockets: WebSocket[] = [];
  private heard = 0;
  private moves = 0;
  private seen: (() => void) | null = null;

  static async open(port: number, id: string): Promise<LimitTable> {
    const table = new LimitTable();
    await Promise.all(Array.from({ length: CLIENTS }, () => table.sit(port, id)));
    return table;
  }

  move(): Promise<void> {
    return new Promise((resolve) => {
      this.seen = resolve;
      this.sockets[this.moves++ % CLIENTS]?.send('move');
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private sit(port: number, id: string): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${id}`, { perMessageDeflate: false });
    this.sockets.push(socket);
    socket.on('message', () => {
      this.heard++;
      if (this.heard % CLIENTS !== 0) return;
      const { seen } = this;
      this.seen = null;
      seen?.();
    });
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', resolve);
    });
  }
}
