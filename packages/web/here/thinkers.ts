import type { BotQuestion, Job, ReviewQuestion, Thinkers, Thought } from '@cantina/server/here';

type Resolve = (thought: Thought | null) => void;

interface Waiting {
  readonly job: Job;
  readonly resolve: Resolve;
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
  private reviewer: WorkerHere | null = null;
  private readonly waiting: Waiting[] = [];

  think(question: BotQuestion): ReturnType<Thinkers['think']> {
    return this.ask({ kind: 'think', question });
  }

  advise(question: BotQuestion): ReturnType<Thinkers['advise']> {
    return this.ask({ kind: 'advise', question });
  }

  /** Looking back is nothing anybody waits for: it has a worker of its own. */
  review(question: ReviewQuestion): ReturnType<Thinkers['review']> {
    this.reviewer ??= new WorkerHere();
    return this.reviewer.ask({ kind: 'review', question });
  }

  async close(): Promise<void> {
    await this.reviewer?.close();
    this.waiting.length = 0;
    this.replace();
  }

  /** Whoever asks knows what comes back: the worker answers by the kind of the job. */
  private ask<T extends Thought>(job: Job): Promise<T | null> {
    return new Promise((resolve) => {
      this.waiting.push({ job, resolve: resolve as Resolve });
      this.next();
    });
  }

  private next(): void {
    if (this.current !== null) return;
    this.current = this.waiting.shift() ?? null;
    if (this.current === null) return;
    const { job } = this.current;
    this.worker ??= this.start();
    this.deadline = setTimeout(() => this.replace(), job.question.milliseconds + PATIENCE) as unknown as number;
    this.worker.postMessage(job);
  }

  private start(): Worker {
    // The same file as the tables, by its own address: a second bundle would hold all rules twice.
    const worker = new Worker(location.href, { type: 'module', name: THINKER });
    worker.addEventListener('message', ({ data }) => this.finish(data as Thought | null));
    worker.addEventListener('error', () => this.replace());
    return worker;
  }

  private finish(thought: Thought | null): void {
    clearTimeout(this.deadline);
    const { current } = this;
    this.current = null;
    current?.resolve(thought);
    this.next();
  }

  private replace(): void {
    this.worker?.terminate();
    this.worker = null;
    this.finish(null);
  }
}
