import { WebSocket } from 'ws';
import { LIVE_PATH } from '../live/messages.ts';
import { Api } from './api.ts';
import { Live } from './live.ts';

/** A browser's cookie jar and socket for programs under Node: tests, bots, measurements. */
export class NodeClient {
  readonly api: Api;
  private cookie: string | null = null;
  private readonly lives: Live[] = [];

  constructor(
    readonly url: string,
    /** Sent with everything: the address behind a proxy, say. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {
    this.api = new Api(url, async (input, init) => {
      const headers = new Headers({ ...this.headers, ...Object.fromEntries(new Headers(init?.headers)) });
      if (this.cookie !== null) headers.set('cookie', this.cookie);
      const response = await fetch(input, { ...init, headers });
      this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
      return response;
    });
  }

  /** The cookie, for another client of the same person. */
  get session(): string | null {
    return this.cookie;
  }

  as(cookie: string | null): this {
    this.cookie = cookie;
    return this;
  }

  live(onConnection?: (isOpen: boolean) => void): Live {
    const live = new Live(() => this.socket(), { onConnection });
    this.lives.push(live);
    return live;
  }

  socket(): WebSocket {
    const address = `${this.url.replace(/^http/, 'ws')}${LIVE_PATH}`;
    return new WebSocket(address, {
      headers: { ...this.headers, ...(this.cookie === null ? {} : { cookie: this.cookie }) },
      perMessageDeflate: false,
    });
  }

  close(): void {
    for (const live of this.lives.splice(0)) live.close();
  }
}
