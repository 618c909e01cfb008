import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { lookBack, think, thinkAlong } from '../../src/bots/think.ts';
import type { Thinkers } from '../../src/bots/thinkers.ts';
import { NodeClient } from '../../src/client/node.ts';
import type { Games } from '../../src/games.ts';
import { CantinaServer } from '../../src/server.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/settings.ts';
import { games } from './games.ts';

/** Thinks in the same thread, which is fine where nobody waits. */
export const inlineThinkers = (): Thinkers => ({
  think: (question) => think(games, question),
  advise: (question) => thinkAlong(games, question),
  review: (question) => lookBack(games, question),
  close: () => Promise.resolve(),
});

export type Given = Partial<Omit<Settings, 'limits'>> & { readonly limits?: Partial<Settings['limits']> };

/** A real server with a real store on a free port. */
export class Host {
  readonly folder = mkdtempSync(join(tmpdir(), 'cantina-'));
  private readonly clients: NodeClient[] = [];
  server: CantinaServer;
  url = '';

  private constructor(
    private readonly given: Given,
    private readonly thinkers: () => Thinkers,
    private readonly games: Games,
  ) {
    this.server = this.build();
  }

  static async open(given: Given = {}, thinkers = inlineThinkers, of: Games = games): Promise<Host> {
    const host = new Host(given, thinkers, of);
    await host.listen();
    return host;
  }

  /** Somebody new, with a cookie jar of their own. */
  client(): NodeClient {
    const client = new NodeClient(this.url);
    this.clients.push(client);
    return client;
  }

  async restart(): Promise<void> {
    await this.server.stop();
    this.server = this.build();
    await this.listen();
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.close();
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private build(): CantinaServer {
    const settings: Settings = {
      ...DEFAULT_SETTINGS,
      port: 0,
      host: '127.0.0.1',
      dataDir: this.folder,
      botPause: 0,
      ...this.given,
      limits: {
        ...DEFAULT_SETTINGS.limits,
        requestsPerSecond: 1000,
        messagesPerSecond: 1000,
        tablesPerHour: 1000,
        ...this.given.limits,
      },
    };
    return new CantinaServer({
      settings,
      games: this.games,
      thinkers: this.thinkers(),
      log: pino({ level: 'silent' }),
    });
  }

  private async listen(): Promise<void> {
    this.url = `http://127.0.0.1:${await this.server.start()}`;
  }
}
