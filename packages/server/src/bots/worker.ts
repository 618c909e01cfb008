import { constants, platform, setPriority } from 'node:os';
import { parentPort, type Worker, workerData } from 'node:worker_threads';
import type { Picks } from '@cantina/bots';
import type { Games } from '../games.ts';
import { think } from './think.ts';
import type { BotQuestion, Thinkers } from './thinkers.ts';

const ROLE = 'cantina-bot';

/** What a thread is started with, so that the same file can be the command and the bot. */
export const botWorkerData = { role: ROLE } as const;

/** Whether this thread was started to think for bots. */
export const isBotWorker = (): boolean => (workerData as { readonly role?: unknown } | null)?.role === ROLE;

/** Runs in the thread: answers one question after the other. */
export function serveBots(games: Games): void {
  giveWay();
  parentPort?.on('message', (question: BotQuestion) => {
    think(games, question)
      .catch(() => null)
      .then((picks) => parentPort?.postMessage(picks))
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

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (picks: Picks | null) => void;
}

interface Thread {
  readonly worker: Worker;
  job: { readonly resolve: (picks: Picks | null) => void; readonly deadline: NodeJS.Timeout } | null;
}

/** Beyond its time a thread gets this long to come to an end before it is stopped. */
const PATIENCE = 3000;

/** A few threads for all tables. A thread that hangs or dies is replaced, and its bot picks anything. */
export class WorkerThinkers implements Thinkers {
  private readonly threads: Thread[] = [];
  private waiting: Waiting[] = [];
  /** Hosts and tables in the order in which they had their last turn. */
  private readonly served = new Map<string, number>();
  private turns = 0;
  private closed = false;

  constructor(
    private readonly startWorker: () => Worker,
    private readonly most: number,
  ) {}

  think(question: BotQuestion): Promise<Picks | null> {
    if (this.closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting.push({ question, resolve });
      this.assign();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { resolve } of this.waiting.splice(0)) resolve(null);
    await Promise.all(this.threads.splice(0).map((thread) => this.end(thread)));
  }

  private assign(): void {
    if (this.waiting.length === 0) return;
    const thread = this.threads.find((each) => each.job === null) ?? this.addThread();
    if (thread === null) return;
    const { question, resolve } = this.next();
    const deadline = setTimeout(() => this.replace(thread), question.milliseconds + PATIENCE);
    thread.job = { resolve, deadline };
    thread.worker.postMessage(question);
  }

  /** The host who has waited longest for a turn, and of their tables the one that has. */
  private next(): Waiting {
    const lastTurn = (key: string) => this.served.get(key) ?? 0;
    const isBefore = ({ question: a }: Waiting, { question: b }: Waiting) =>
      lastTurn(`host ${a.host}`) - lastTurn(`host ${b.host}`) ||
      lastTurn(`table ${a.table}`) - lastTurn(`table ${b.table}`);
    const chosen = this.waiting.reduce((best, each) => (isBefore(each, best) < 0 ? each : best));
    const { host, table, milliseconds } = chosen.question;
    const own = this.waiting.filter(({ question }) => question.host === host).length;
    this.waiting = this.waiting.filter((each) => each !== chosen);
    this.turns++;
    this.served.set(`host ${host}`, this.turns).set(`table ${table}`, this.turns);
    // Who has had no turn for long is as good as new.
    if (this.served.size > MOST_SERVED) this.served.clear();
    const share = Math.max(1, own / (PATIENT * this.most));
    return {
      ...chosen,
      question: {
        ...chosen.question,
        milliseconds: Math.min(milliseconds, Math.max(LEAST_MILLISECONDS, milliseconds / share)),
      },
    };
  }

  private addThread(): Thread | null {
    if (this.threads.length >= this.most) return null;
    const thread: Thread = { worker: this.startWorker(), job: null };
    thread.worker.unref();
    thread.worker.on('message', (picks: Picks | null) => this.finish(thread, picks));
    thread.worker.on('error', () => this.replace(thread));
    thread.worker.on('exit', () => this.replace(thread));
    this.threads.push(thread);
    return thread;
  }

  private finish(thread: Thread, picks: Picks | null): void {
    const { job } = thread;
    thread.job = null;
    clearTimeout(job?.deadline);
    job?.resolve(picks);
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
