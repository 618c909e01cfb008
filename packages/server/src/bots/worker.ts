import { constants, platform, setPriority } from 'node:os';
import { parentPort, type Worker, workerData } from 'node:worker_threads';
import type { Act, Advice, Review } from '@cantina/bots';
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
  giveWay();
  parentPort?.on('message', (job: Job) => {
    done(games, job)
      .then((thought) => parentPort?.postMessage(thought))
      .catch(() => undefined);
  });
}

/** Whose bots wait with more questions than this, per thread, thinks less about each. */
const PATIENT = 2;
const LEAST_MILLISECONDS = 50;
const MOST_SERVED = 10_000;

/** Where machines are small those who play come first. On Linux this is about this thread alone; elsewhere it is left. */
function giveWay(): void {
  try {
    if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not everywhere one may say so.
  }
}

type Resolve = (thought: Thought | null) => void;

interface Waiting {
  readonly job: Job;
  readonly resolve: Resolve;
}

interface Thread {
  readonly worker: Worker;
  /** Whether it has answered before: until then it still has to read the rules. */
  isReady: boolean;
  job: { readonly resolve: Resolve; readonly deadline: NodeJS.Timeout } | null;
}

/** Beyond its time a thread gets this long to come to an end before it is stopped. */
const PATIENCE = 3000;
/** A new thread reads all rules first; on a small, busy machine that takes longer than any thought. */
const STARTING = 20_000;

/**
 * A few threads for all tables. A thread that hangs or dies is replaced, and its bot picks anything. Reviews have a thread
 * of their own, one for all, so that no bot waits for them.
 */
export class WorkerThinkers implements Thinkers {
  private readonly threads: Thread[] = [];
  private waiting: Waiting[] = [];
  /** Hosts and tables in the order in which they had their last turn. */
  private readonly served = new Map<string, number>();
  private turns = 0;
  private closed = false;
  private reviewer: WorkerThinkers | null = null;

  constructor(
    private readonly startWorker: () => Worker,
    private readonly most: number,
  ) {}

  think(question: BotQuestion): Promise<Act | null> {
    return this.ask<Act>({ kind: 'think', question });
  }

  advise(question: BotQuestion): Promise<readonly Advice[] | null> {
    return this.ask<readonly Advice[]>({ kind: 'advise', question });
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
    if (this.waiting.length === 0) return;
    const thread = this.threads.find((each) => each.job === null) ?? this.addThread();
    if (thread === null) return;
    const { job, resolve } = this.next();
    const patience = thread.isReady ? PATIENCE : PATIENCE + STARTING;
    const deadline = setTimeout(() => this.replace(thread), job.question.milliseconds + patience);
    thread.job = { resolve, deadline };
    thread.worker.postMessage(job);
  }

  /** The host who has waited longest for a turn, and of their tables the one that has. */
  private next(): Waiting {
    const lastTurn = (key: string) => this.served.get(key) ?? 0;
    const isBefore = ({ job: { question: a } }: Waiting, { job: { question: b } }: Waiting) =>
      lastTurn(`host ${a.host}`) - lastTurn(`host ${b.host}`) ||
      lastTurn(`table ${a.table}`) - lastTurn(`table ${b.table}`);
    const chosen = this.waiting.reduce((best, each) => (isBefore(each, best) < 0 ? each : best));
    const { host, table, milliseconds } = chosen.job.question;
    const own = this.waiting.filter(({ job }) => job.question.host === host).length;
    this.waiting = this.waiting.filter((each) => each !== chosen);
    this.turns++;
    this.served.set(`host ${host}`, this.turns).set(`table ${table}`, this.turns);
    // Who has had no turn for long is as good as new.
    if (this.served.size > MOST_SERVED) this.served.clear();
    const share = Math.max(1, own / (PATIENT * this.most));
    const shared = Math.min(milliseconds, Math.max(LEAST_MILLISECONDS, milliseconds / share));
    return { ...chosen, job: inTime(chosen.job, shared) };
  }

  private addThread(): Thread | null {
    if (this.threads.length >= this.most) return null;
    const thread: Thread = { worker: this.startWorker(), isReady: false, job: null };
    thread.worker.unref();
    thread.worker.on('message', (thought: Thought | null) => this.finish(thread, thought));
    thread.worker.on('error', () => this.replace(thread));
    thread.worker.on('exit', () => this.replace(thread));
    this.threads.push(thread);
    return thread;
  }

  private finish(thread: Thread, thought: Thought | null): void {
    const { job } = thread;
    thread.isReady = true;
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

const inTime = (job: Job, milliseconds: number): Job =>
  job.kind === 'review'
    ? { kind: job.kind, question: { ...job.question, milliseconds } }
    : { kind: job.kind, question: { ...job.question, milliseconds } };
