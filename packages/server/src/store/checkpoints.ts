import { Worker } from 'node:worker_threads';

/** From so many bytes on what was appended is carried over into the file itself, meanwhile. */
const CARRY_FROM = 4_000_000;
/** Beyond this nobody writes until all of it is carried over, so that what is appended begins anew and does not grow. */
const HOLD_FROM = 48_000_000;
/** A frame is a page and a little more. */
const FRAME = 4120;

/**
 * What the thread runs. A text, because the same code is run from its sources by tests and from one bundled file by
 * everybody else.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = workerData.module === 'node:sqlite' ? process.getBuiltinModule('node:sqlite') : require(workerData.module);
const database = new DatabaseSync(workerData.file);
for (const line of ['synchronous = normal', 'busy_timeout = 5000']) database.exec('pragma ' + line);
const carry = database.prepare('pragma wal_checkpoint(passive)');
parentPort.on('message', () => parentPort.postMessage(carry.all()[0]));
`;

interface Carried {
  /** Frames there are, and how many of them the file has. */
  readonly log: number;
  readonly checkpointed: number;
}

/** Where SQLite is, for a thread of its own. */
export interface SqliteFileOf {
  readonly module: string;
  readonly file: string;
}

/**
 * Carries what was appended over into the file, in a thread of its own: SQLite would do it within some commit, and
 * whoever is served by that thread would wait for the disk.
 */
export class Checkpoints {
  private worker: Worker | null = null;
  private appended = 0;
  private carrying: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly of: SqliteFileOf,
    /** Does something while nobody writes. */
    private readonly alone: (work: () => Promise<void>) => Promise<void>,
  ) {}

  /** About so many bytes were appended. */
  note(bytes: number): void {
    this.appended += bytes;
    if (this.appended < CARRY_FROM || this.carrying !== null || this.stopped) return;
    // Where no thread can be had SQLite does it by itself, later.
    this.carrying = this.carry()
      .catch(() => undefined)
      .finally(() => {
        this.carrying = null;
      });
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.carrying;
    await this.worker?.terminate();
  }

  private async carry(): Promise<void> {
    this.appended = 0;
    const { log } = await this.ask();
    if (log * FRAME < HOLD_FROM || this.stopped) return;
    await this.alone(async () => {
      await this.ask();
    });
  }

  private ask(): Promise<Carried> {
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const failed = (error: Error) => {
        this.worker = null;
        reject(error);
      };
      worker.once('error', failed);
      worker.once('message', (carried: Carried) => {
        worker.off('error', failed);
        resolve(carried);
      });
      worker.postMessage(null);
    });
  }

  private start(): Worker {
    const worker = new Worker(THREAD, { eval: true, workerData: this.of, execArgv: [], name: 'checkpoints' });
    worker.unref();
    return worker;
  }
}
