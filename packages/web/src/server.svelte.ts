import { Api, AskHere, Live, type Socket } from '@cantina/server/client';
import { away } from './away.svelte.ts';
import { isHere } from './here.ts';

/** Who is asked: tables in a worker of this page, or a server. */
const here = isHere ? new AskHere(away.controlled.then(startTables)) : null;

function startTables(): Worker {
  return new Worker(new URL('../here/worker.ts', import.meta.url), { type: 'module', name: 'tables' });
}

export const api = new Api('', here === null ? away.fetch : here.fetch);

const socket = (): Socket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`);

/** The live connection, made when the first table is opened; it comes back by itself. */
class Connection {
  isOpen = $state(true);
  /** Whether the server has newer pages than this one. */
  isOutdated = $state(false);
  private live: Live | null = null;

  get(): Live {
    this.live ??= new Live(here === null ? socket : here.connect, {
      onConnection: (isOpen) => {
        this.isOpen = isOpen;
      },
      onNewPages: () => {
        this.isOutdated = true;
      },
    });
    return this.live;
  }
}

export const connection = new Connection();
