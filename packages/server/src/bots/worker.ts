import { parentPort, type Worker, workerData } from 'node:worker_threads';
import type { Advised, Picks, Review } from '@cantina/bots';
import type { Games } from '../games.ts';
import { done, type Job, type Thought } from './jobs.ts';
import type { BotQuestion, ReviewQuestion, Thinkers } from './thinkers.ts';

const ROLE = 'cantina-bot';

/** What a thread is started with, so that the same file can be the command and the bot. */
export const botWorkerData = { role: ROLE } as const;

/** Whether this thread was started to think for bots. */
export const isBotWorker = (): boolean => (workerData as { readonly role?: unknown } | null)?.role === ROLE;

/** Runs in the thread: answers one question after the other. */
export function serveBots(games: Games): void {
  parentPort?.on('message', (job: Job) => {
    done(games, job)
      .then((thought) => parentPort?.postMessage(thought))
      .catch(() => undefined);
  });
}

type Resolve = (thought: Thought | null) => void;

interface Waiting {
  readonly job: Job;
  readonly resolve: Resolve;
}

interface Thread {
  readonly worker: Worker;
  job: { readonly resolve: Resolve; readonly deadline: NodeJS.Timeout } | null;
}

/** Beyond its time a thread gets this long to come to an end before it is stopped. */
const PATIENCE = 3000;

/**
 * A few threads for all tables. A thread that hangs or dies is replaced, and its bot picks anything. Reviews have a thread
 * of their own, one for all, so that no bot waits for them.
 */
export class WorkerThinkers implements Thinkers {
  private readonly threads: Thread[] = [];
  private readonly waiting: Waiting[] = [];
  private closed = false;
  private reviewer: WorkerThinkers | null = null;

  constructor(
    private readonly startWorker: () => Worker,
    private readonly most: number,
  ) {}

  think(question: BotQuestion): Promise<Picks | null> {
    return this.ask<Picks>({ kind: 'think', question });
  }

  advise(question: BotQuestion): Promise<readonly Advised[] | null> {
    return this.ask<readonly Advised[]>({ kind: 'advise', question });
  }

  review(question: ReviewQuestion): Promise<Review | null> {
    this.reviewer ??= new WorkerThinkers(this.startWorker, 1);
    return this.reviewer.ask<Review>({ kind: 'review', question });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.reviewer?.close();
    for (const { resolve } of this.waiting.splice(0)) resolve(null);
    await Promise.all(this.threads.splice(0).map((thread) => this.end(thread)));
  }

  /** Whoever asks knows what comes back: the thread answers by the kind of the job. */
  private ask<T extends Thought>(job: Job): Promise<T | null> {
    if (this.closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting.push({ job, resolve: resolve as Resolve });
      this.assign();
    });
  }

  private assign(): void {
    const watched = this.waiting.findIndex(({ job }) => job.kind === 'review' || job.question.watched);
    const place = Math.max(0, watched);
    const next = this.waiting[place];
    if (next === undefined) return;
    const thread = this.threads.find((each) => each.job === null) ?? this.addThread();
    if (thread === null) return;
    this.waiting.splice(place, 1);
    const deadline = setTimeout(() => this.replace(thread), next.job.question.milliseconds + PATIENCE);
    thread.job = { resolve: next.resolve, deadline };
    thread.worker.postMessage(next.job);
  }

  private addThread(): Thread | null {
    if (this.threads.length >= this.most) return null;
    const thread: Thread = { worker: this.startWorker(), job: null };
    thread.worker.unref();
    thread.worker.on('message', (thought: Thought | null) => this.finish(thread, thought));
    thread.worker.on('error', () => this.replace(thread));
    thread.worker.on('exit', () => this.replace(thread));
    this.threads.push(thread);
    return thread;
  }

  private finish(thread: Thread, thought: Thought | null): void {
    const { job } = thread;
    thread.job = null;
    clearTimeout(job?.deadline);
    job?.resolve(thought);
    this.assign();
  }

  private replace(thread: Thread): void {
    const index = this.threads.indexOf(thread);
    if (index < 0) return;
    this.threads.splice(index, 1);
    this.end(thread).catch(() => undefined);
    this.assign();
  }

  private async end(thread: Thread): Promise<void> {
    const { job } = thread;
    thread.job = null;
    clearTimeout(job?.deadline);
    job?.resolve(null);
    await thread.worker.terminate();
  }
}
