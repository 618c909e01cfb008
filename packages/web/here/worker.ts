/** The tables of this device, in a worker: rules, rooms and what is kept of them; and, in another, what bots think. */
import { done, type Job, TablesHere } from '@cantina/server/here';
import { openCabinet } from './cabinet.ts';
import { games } from './games.ts';
import { shareTables } from './tabs.ts';
import { THINKER, WorkerHere } from './thinkers.ts';

const NAME = 'cantina-tables';
const nothing = (): void => undefined;
/** Only what went wrong is worth a line in a browser. */
const log = { ...console, debug: nothing, info: nothing };

const openTables = async (): Promise<TablesHere> =>
  TablesHere.open({ cabinet: await openCabinet(NAME), games, thinkers: new WorkerHere(), log });

function serveThoughts(): void {
  addEventListener('message', ({ data }: MessageEvent<Job>) => {
    done(games, data)
      .then((thought) => postMessage(thought))
      .catch(() => undefined);
  });
}

if (self.name === THINKER) serveThoughts();
else
  shareTables(
    NAME,
    {
      postMessage: (message) => postMessage(message),
      addEventListener: (type, listener) => addEventListener(type, listener),
    },
    openTables,
  );
