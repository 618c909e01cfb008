import { randomPicks } from '@cantina/bots';
import { type Decision, newSeed, rngFromSeed, type View, type Viewer } from '@cantina/kernel';
import type { WebSocket } from 'ws';
import { NodeClient } from '../../src/client/node.ts';
import { played } from '../../src/client/played.ts';
import { PROTOCOL, type ServerMessage } from '../../src/live/messages.ts';
import type { ClientMessage } from '../../src/live/protocol.ts';

/** Somebody at a table, known by a cookie; comes back after any number of interruptions. */
export interface Place {
  readonly table: string;
  readonly as: Viewer;
  readonly cookie: string | null;
}

/** An answer that was sent; `version` when the server has acknowledged it. */
export interface Given {
  readonly id: string;
  readonly decision: number;
  readonly picks: readonly string[];
  version: number | null;
}

export interface SeatOptions {
  /** Milliseconds before an answer; 0 is full speed. */
  readonly pause?: number;
  readonly heard?: (message: ServerMessage, text: string) => void;
  readonly closed?: () => void;
}

/** Refusals that only mean: not now. */
const FOR_NOW = ['stopping', 'store-unavailable'];
const TRY_AGAIN_AFTER = 50;

/** Plays one seat (or only looks on) through a bare socket: answers at random, at once, and sends again what is open. */
export class Seat {
  readonly given: Given[] = [];
  /** What the server has refused though it was asked for. */
  readonly refused: string[] = [];
  /** Answers that were sent once more and got another number than the first time. */
  readonly renumbered: string[] = [];
  version = -1;
  over = false;
  /** Whether no more questions are answered. */
  resting = false;
  private socket: WebSocket | null = null;
  private open: Given | null = null;
  private view: View | null = null;
  private question: Decision | undefined;
  private waiting = false;
  private count = 0;
  private readonly rng = rngFromSeed(newSeed());
  private readonly name = newSeed().slice(0, 12);

  constructor(
    readonly place: Place,
    private readonly options: SeatOptions = {},
  ) {}

  get acknowledged(): readonly (Given & { readonly version: number })[] {
    return this.given.filter((each): each is Given & { version: number } => each.version !== null);
  }

  /** Whether everything that was sent is acknowledged. */
  get isQuiet(): boolean {
    return this.open === null;
  }

  connect(url: string): void {
    const socket = new NodeClient(url).as(this.place.cookie).socket();
    this.socket = socket;
    socket.on('open', () => {
      this.subscribe();
      if (this.open !== null) this.sendAnswer(this.open);
      const before = this.acknowledged.at(-1);
      // The last one goes out once more, as from a client that missed the acknowledgement: it must count once.
      if (before !== undefined) this.sendAnswer(before);
    });
    socket.on('message', (data: Buffer) => {
      if (this.socket !== socket) return;
      const text = data.toString('utf8');
      const message = JSON.parse(text) as ServerMessage;
      this.options.heard?.(message, text);
      this.receive(message);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.options.closed?.();
    });
  }

  disconnect(): void {
    const { socket } = this;
    this.socket = null;
    socket?.terminate();
  }

  send(message: ClientMessage): void {
    if (this.socket?.readyState === this.socket?.OPEN) this.socket?.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    if (message.t === 'state' || message.t === 'update') {
      if (message.t === 'update' && message.version <= this.version) return;
      if (message.t === 'update' && message.version > this.version + 1) {
        this.subscribe();
        return;
      }
      this.version = message.version;
      this.view = message.t === 'state' ? message.view : played(this.view, message.step).view;
      this.question = message.pending.find(({ kind }) => kind === 'question');
      this.over = this.view?.outcome != null;
      this.play();
    } else if (message.t === 'ack') this.settle(message.id, message.version);
    else if (message.t === 'error') this.refuse(message);
  }

  private settle(id: string, version: number): void {
    if (this.open?.id === id) {
      this.open.version = version;
      this.open = null;
      this.play();
      return;
    }
    const before = this.given.find((each) => each.id === id);
    if (before !== undefined && before.version !== version)
      this.renumbered.push(`${id}: ${before.version}, ${version}`);
  }

  private refuse({ id, error }: Extract<ServerMessage, { t: 'error' }>): void {
    const { open } = this;
    if (FOR_NOW.includes(error.code)) {
      setTimeout(() => {
        if (open !== null && this.open === open) this.sendAnswer(open);
        else if (open === null) this.subscribe();
      }, TRY_AGAIN_AFTER);
      return;
    }
    this.refused.push(`${error.code} ${JSON.stringify(error.args)}`);
    if (open === null || id !== open.id) return;
    this.given.splice(this.given.indexOf(open), 1);
    this.open = null;
    this.subscribe();
  }

  private subscribe(): void {
    const { table, as } = this.place;
    this.send({ t: 'subscribe', table, as, since: this.version, protocol: PROTOCOL });
  }

  private play(): void {
    if (this.resting || this.waiting || this.open !== null || !this.isNew(this.question)) return;
    const { pause = 0 } = this.options;
    if (pause === 0) this.answer();
    else {
      this.waiting = true;
      setTimeout(
        () => {
          this.waiting = false;
          this.answer();
        },
        pause * (0.5 + Math.random()),
      );
    }
  }

  private answer(): void {
    const { question } = this;
    if (question === undefined || this.open !== null || !this.isNew(question)) return;
    const picks = randomPicks(question, this.rng);
    this.open = { id: `${this.name}-${++this.count}`, decision: question.id, picks, version: null };
    this.given.push(this.open);
    this.sendAnswer(this.open);
  }

  private isNew(question: Decision | undefined): boolean {
    return question !== undefined && this.given.at(-1)?.decision !== question.id;
  }

  private sendAnswer({ id, decision, picks }: Given): void {
    const { table, as } = this.place;
    if (as !== 'spectator') this.send({ t: 'answer', id, table, seat: as, decision, picks: [...picks] });
  }
}
