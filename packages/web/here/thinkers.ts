import type { BotQuestion, Thinkers } from '@cantina/server/here';

type Picks = Awaited<ReturnType<Thinkers['think']>>;

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (picks: Picks) => void;
}

/** What a worker is called that thinks for bots; any other holds the tables. */
export const THINKER = 'thinker';

/** Beyond its time a worker gets this long to come to an end before it is stopped; then any answer will do. */
const PATIENCE = 3000;

/** One worker thinks for all bots, one question after the other, so that the tables go on meanwhile. */
export class WorkerHere implements Thinkers {
  private worker: Worker | null = null;
  private current: Waiting | null = null;
  private deadline = 0;
  private readonly waiting: Waiting[] = [];

  think(question: BotQuestion): Promise<Picks> {
    return new Promise((resolve) => {
      this.waiting.push({ question, resolve });
      this.next();
    });
  }

  close(): Promise<void> {
    this.waiting.length = 0;
    this.replace();
    return Promise.resolve();
  }

  private next(): void {
    if (this.current !== null) return;
    this.current = this.waiting.shift() ?? null;
    if (this.current === null) return;
    const { question } = this.current;
    this.worker ??= this.start();
    this.deadline = setTimeout(() => this.replace(), question.milliseconds + PATIENCE) as unknown as number;
    this.worker.postMessage(question);
  }

  private start(): Worker {
    // The same file as the tables, by its own address: a second bundle would hold all rules twice.
    const worker = new Worker(location.href, { type: 'module', name: THINKER });
    worker.addEventListener('message', ({ data }) => this.finish(data as Picks));
    worker.addEventListener('error', () => this.replace());
    return worker;
  }

  private finish(picks: Picks): void {
    clearTimeout(this.deadline);
    const { current } = this;
    this.current = null;
    current?.resolve(picks);
    this.next();
  }

  private replace(): void {
    this.worker?.terminate();
    this.worker = null;
    this.finish(null);
  }
}
