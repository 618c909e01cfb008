import { availableParallelism } from 'node:os';
import { Worker, workerData } from 'node:worker_threads';
import type { ArenaJob } from './arena/thread.ts';
import type { TrainJob } from './train/thread.ts';

/** Work that a command hands to a thread. The thread runs the same file as the command. */
export type Job = ArenaJob | TrainJob;

const isJob = (data: unknown): data is Job =>
  ['arena', 'train'].includes(String((data as { readonly job?: unknown } | null)?.job));

/** What this thread was started for; null where it is the command itself. */
export const givenJob = (): Job | null => (isJob(workerData) ? workerData : null);

/** Starts threads and listens to them until all have ended. */
export function inThreads<M>(jobs: readonly Job[], hear: (message: M) => void): Promise<unknown> {
  return Promise.all(
    jobs.map(
      (job) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: job });
          worker.on('message', hear);
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
}

export const cores = (): number => availableParallelism();
