import { Api, Live } from '@cantina/server/client';

export const api = new Api();

/** The live connection, made when the first table is opened; it comes back by itself. */
class Connection {
  isOpen = $state(true);
  private live: Live | null = null;

  get(): Live {
    this.live ??= new Live(
      () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`),
      (isOpen) => {
        this.isOpen = isOpen;
      },
    );
    return this.live;
  }
}

export const connection = new Connection();
