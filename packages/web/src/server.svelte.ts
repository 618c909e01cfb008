import { Api, Live } from '@cantina/server/client';

export const api = new Api();

/** The live connection, made when the first table is opened; it comes back by itself. */
class Connection {
  isOpen = $state(true);
  /** Whether the server has newer pages than this one. */
  isOutdated = $state(false);
  private live: Live | null = null;

  get(): Live {
    this.live ??= new Live(
      () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`),
      {
        onConnection: (isOpen) => {
          this.isOpen = isOpen;
        },
        onNewPages: () => {
          this.isOutdated = true;
        },
      },
    );
    return this.live;
  }
}

export const connection = new Connection();
