import type { Socket } from '../client/live.ts';
import type { End, FromTables, ToTables } from './wire.ts';

/** How a page reaches tables that no server has: `Api` and `Live` ask them as they would ask one. */
export class AskHere {
  private readonly answers = new Map<
    number,
    { readonly resolve: (response: Response) => void; readonly reject: (error: Error) => void }
  >();
  private readonly lines = new Map<number, LineSocket>();
  private count = 0;
  private failure: Error | null = null;

  constructor(private readonly tables: Promise<End<ToTables>>) {
    tables.then(
      (end) => end.addEventListener('message', ({ data }) => this.hear(data as FromTables)),
      (error: unknown) => this.hear({ t: 'failed', reason: String(error) }),
    );
  }

  readonly fetch: typeof fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      if (this.failure !== null) {
        reject(this.failure);
        return;
      }
      const id = ++this.count;
      this.answers.set(id, { resolve, reject });
      const { method = 'GET', body } = init;
      const path = typeof input === 'string' ? input : input instanceof URL ? input.pathname : input.url;
      this.tell({ t: 'ask', id, method, path, body: typeof body === 'string' ? body : null });
    });

  readonly connect = (): Socket => {
    const line = ++this.count;
    const socket = new LineSocket(
      (text) => this.tell({ t: 'say', line, text }),
      () => {
        this.lines.delete(line);
        this.tell({ t: 'close', line });
      },
    );
    this.lines.set(line, socket);
    this.tell({ t: 'open', line });
    return socket;
  };

  /** Nobody will answer any more. */
  private giveUp(reason: Error): void {
    for (const { reject } of this.answers.values()) reject(reason);
    this.answers.clear();
  }

  private tell(message: ToTables): void {
    this.tables.then((end) => end.postMessage(message)).catch(() => undefined);
  }

  private hear(message: FromTables): void {
    switch (message.t) {
      case 'answer': {
        const { id, status, body } = message;
        this.answers.get(id)?.resolve(new Response(body, { status }));
        this.answers.delete(id);
        return;
      }
      case 'opened':
        this.lines.get(message.line)?.onopen?.(undefined as never);
        return;
      case 'said':
        this.lines.get(message.line)?.onmessage?.({ data: message.text } as never);
        return;
      case 'lost':
        this.giveUp(new Error('others have the tables now'));
        for (const line of [...this.lines.values()]) line.onclose?.(undefined as never);
        this.lines.clear();
        return;
      case 'failed':
        this.failure = new Error(message.reason);
        this.giveUp(this.failure);
    }
  }
}

class LineSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;

  constructor(
    readonly send: (text: string) => void,
    private readonly end: () => void,
  ) {}

  close(): void {
    this.end();
    this.onclose?.(undefined as never);
  }
}
