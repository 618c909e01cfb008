/** The tables of this device, in a worker: rules, rooms and what is kept of them; and, in another, what bots think. */
import { done, type Job, serveTables, TablesHere } from '@cantina/server/here';
import { openCabinet } from './cabinet.ts';
import { games } from './games.ts';
import { THINKER, WorkerHere } from './thinkers.ts';

const NAME = 'cantina-tables';
const nothing = (): void => undefined;
/** Only what went wrong is worth a line in a browser. */
const log = { ...console, debug: nothing, info: nothing };

/** Two that write the same tables would not know of each other: whoever comes second waits until the first is gone. */
const openTables = (): Promise<TablesHere> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(NAME, async () => {
        const cabinet = await openCabinet(NAME);
        resolve(await TablesHere.open({ cabinet, games, thinkers: new WorkerHere(), log }));
        // Held until this worker ends.
        await new Promise(() => undefined);
      })
      .catch(reject);
  });

function serveThoughts(): void {
  addEventListener('message', ({ data }: MessageEvent<Job>) => {
    done(games, data)
      .then((thought) => postMessage(thought))
      .catch(() => undefined);
  });
}

if (self.name === THINKER) serveThoughts();
else
  serveTables(openTables(), {
    postMessage: (message) => postMessage(message),
    addEventListener: (type, listener) => addEventListener(type, listener),
  });
