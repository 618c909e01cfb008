import type { ActRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { actOfClient } from '../store/tables.ts';

const MOST_REMEMBERED = 256;

/** What a table remembers of requests, so that one that arrives twice counts once; nothing while nobody plays. */
export class Requests {
  /** Who gave which answer under which id. */
  private answered: Map<string, number> | null = null;
  /** Who said something under which id. */
  private said: Set<string> | null = null;

  constructor(
    private readonly store: Store,
    private readonly table: string,
  ) {}

  remember({ seat, client_id, n }: ActRow): void {
    if (client_id === null || seat === null) return;
    this.answered ??= new Map();
    this.answered.set(`${seat}/${client_id}`, n);
    if (this.answered.size > MOST_REMEMBERED) forgetOldest(this.answered);
  }

  /** The number of what the same request has done lately. */
  remembered(seat: number, client: string): number | undefined {
    return this.answered?.get(`${seat}/${client}`);
  }

  /** The number of what the same request has ever done, or null. */
  async doneBefore(seat: number, client: string): Promise<number | null> {
    return this.remembered(seat, client) ?? (await actOfClient(this.store, this.table, seat, client));
  }

  /** Forgets what the store knows anyway. */
  forgetAnswers(): void {
    this.answered = null;
  }

  wasSaid(request: string): boolean {
    return this.said?.has(request) ?? false;
  }

  /** Says something, unless the same request has done so before. */
  async sayOnce(request: string, say: () => Promise<void>): Promise<void> {
    if (this.wasSaid(request)) return;
    await say();
    this.said ??= new Set();
    this.said.add(request);
    if (this.said.size > MOST_REMEMBERED) forgetOldest(this.said);
  }
}

/** Maps and sets keep the order in which they were filled. */
function forgetOldest(memory: Map<string, unknown> | Set<string>): void {
  const [oldest] = memory.keys();
  if (oldest !== undefined) memory.delete(oldest);
}
