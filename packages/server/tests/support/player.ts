import type { Decision, Viewer } from '@cantina/kernel';
import type { Heard } from '../../src/client/live.ts';
import type { NodeClient } from '../../src/client/node.ts';

export type Seen = Extract<Heard, { t: 'state' | 'update' }>;

/** Somebody at a table: remembers what was sent, waits for what should come, answers. */
export class Player {
  readonly heard: Heard[] = [];
  private waiting: { fits(): boolean; resolve(): void }[] = [];
  readonly live;

  constructor(
    readonly client: NodeClient,
    readonly table: string,
    readonly as: Viewer,
    live?: ReturnType<NodeClient['live']>,
  ) {
    this.live = live ?? client.live();
    this.live.watch(table, as, (message) => {
      this.heard.push(message);
      const ready = this.waiting.filter((each) => each.fits());
      this.waiting = this.waiting.filter((each) => !ready.includes(each));
      for (const each of ready) each.resolve();
    });
  }

  /** What the player sees of the game right now. */
  get sight(): Seen | undefined {
    return this.heard.findLast((each) => each.t === 'state' || each.t === 'update');
  }

  get version(): number {
    return this.sight?.version ?? -1;
  }

  get question(): Decision | undefined {
    return this.sight?.pending.find((each) => each.kind === 'question');
  }

  last<T extends Heard['t']>(t: T): Extract<Heard, { t: T }> | undefined {
    return this.heard.findLast((each) => each.t === t) as Extract<Heard, { t: T }> | undefined;
  }

  until(fits: () => boolean, within = 5000): Promise<void> {
    if (fits()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`waited in vain; last heard: ${JSON.stringify(this.heard.at(-1))}`)),
        within,
      );
      this.waiting.push({
        fits,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  untilVersion = (version: number) => this.until(() => this.version >= version);

  async answer(pick?: string, id?: string): Promise<number> {
    await this.until(() => this.question !== undefined);
    const question = this.question as Decision;
    const picks = [pick ?? (question.options[0] as { readonly id: string }).id];
    return this.live.answer(this.table, this.as as number, question.id, picks, id);
  }
}

/** A table of people that has just started; the first one is the host. */
export async function seated(
  clients: readonly NodeClient[],
  options: Record<string, string | number | boolean> = {},
): Promise<Player[]> {
  const [host, ...others] = clients as [NodeClient, ...NodeClient[]];
  const { table, links } = await host.api.create({
    game: 'bluff',
    options,
    seats: clients.map((_, i) => (i === 0 ? { kind: 'person', me: true, name: 'Anna' } : { kind: 'person' })),
  });
  await Promise.all(others.map((each, i) => each.api.join({ token: links.seats[i + 1] ?? '', name: `P${i + 1}` })));
  await host.api.act(table.id, 'start', {});
  const players = clients.map((client, seat) => new Player(client, table.id, seat));
  await Promise.all(players.map((each) => each.until(() => each.sight !== undefined)));
  return players;
}

/** Plays until the game is over or the version is reached; everybody answers with their first option. */
export async function playOn(players: readonly Player[], until = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    const version = Math.max(...players.map((each) => each.version));
    if (version >= until || players.some((each) => each.sight?.view?.outcome)) return;
    await Promise.all(players.map((each) => each.untilVersion(version)));
    const next = players.find((each) => each.question !== undefined);
    if (next === undefined) throw new Error('nobody is asked');
    await next.answer();
    await Promise.all(players.map((each) => each.untilVersion(version + 1)));
  }
}
