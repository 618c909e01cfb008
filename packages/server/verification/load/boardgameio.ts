import { WebSocket } from 'ws';
import type { Playing } from './contest.ts';

/** Two play, the others look on, so that a move reaches as many clients as at our tables. */
const PLAYERS = 2;
const CLIENTS = 4;
const CELLS = 9;

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

/**
 * One match at boardgame.io's server. Its clients speak its socket protocol themselves, which costs them less than the
 * package's client would: the server is what is measured.
 */
export class PeerTable implements Playing {
  private readonly sockets: WebSocket[] = [];
  private readonly states: number[] = [];
  private state = 0;
  private seen: (() => void) | null = null;

  private constructor(private readonly id: string) {}

  static async open(port: number, id: string): Promise<PeerTable> {
    const table = new PeerTable(id);
    // The first one to ask for a match makes it.
    for (let client = 0; client < CLIENTS; client++) await table.sit(port, client);
    return table;
  }

  move(): Promise<void> {
    const player = this.state % PLAYERS;
    const playerID = String(player);
    const payload = { type: 'mark', args: [this.state % CELLS], playerID, credentials: null };
    const action = { type: 'MAKE_MOVE', payload };
    return new Promise((resolve) => {
      this.seen = resolve;
      this.emit(player, ['update', action, this.state, this.id, playerID]);
    });
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private emit(client: number, message: readonly unknown[]): void {
    this.sockets[client]?.send(`42/ttt,${JSON.stringify(message)}`);
  }

  private sit(port: number, client: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    this.sockets[client] = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString('latin1');
        if (text === '2') socket.send('3');
        else if (text.startsWith('0')) socket.send('40/ttt,');
        else if (text.startsWith('40/ttt'))
          this.emit(client, ['sync', this.id, client < PLAYERS ? String(client) : null, null, PLAYERS]);
        else if (text.startsWith('42/ttt,["sync"')) {
          this.states[client] = 0;
          resolve();
        } else if (text.startsWith('42/ttt,["update"')) this.heard(client, stateIn(text));
      });
    });
  }

  private heard(client: number, state: number): void {
    this.states[client] = state;
    if (state !== this.state + 1 || this.states.some((each) => each < state)) return;
    this.state = state;
    const { seen } = this;
    this.seen = null;
    seen?.();
  }
}

/** Our clients read only what they need, so these do too. */
function stateIn(text: string): number {
  const found = /"_stateID":(\d+)/.exec(text)?.[1];
  return found === undefined ? (JSON.parse(text.slice(7)) as [string, string, State])[2]._stateID : Number(found);
}
