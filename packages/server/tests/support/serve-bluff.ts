import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { botWorkerData, isBotWorker, serveBots, WorkerThinkers } from '../../src/bots/worker.ts';
import { readSettings } from '../../src/config.ts';
import { serve } from '../../src/serve.ts';
import { games } from './games.ts';

/** A server of its own with the game of the tests, for programs that bundle this file and kill the process. */
if (isBotWorker()) serveBots(games);
else {
  const settings = readSettings({}, process.env);
  const startWorker = () => new Worker(new URL(import.meta.url), { workerData: botWorkerData });
  await serve(settings, games, new WorkerThinkers(startWorker, settings.botThreads));
}
