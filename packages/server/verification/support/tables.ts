import type { GameId } from '@cantina/games';
import { NodeClient } from '../../src/client/node.ts';
import type { NewTableRequest } from '../../src/live/protocol.ts';
import type { Place } from './seat.ts';

export const GAME: GameId = 'deckbuilding';

/** A table whose game has started, with a cookie for everybody. */
export interface SeatedTable {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly Place[];
  readonly spectator: Place;
  /** All that only some may know: the links of the table. */
  readonly links: { readonly host: string; readonly spectator: string; readonly seats: readonly (string | null)[] };
}

/** A table whose people share one browser: the quickest way to a game with many seats. */
export async function sharedTable(url: string, game: string, people: number): Promise<readonly Place[]> {
  const client = new NodeClient(url);
  const seats = Array.from({ length: people }, () => ({ kind: 'person' as const, me: true }));
  const { table } = await client.api.create({ game, seats });
  await client.api.act(table.id, 'start', {});
  return seats.map((_, seat): Place => ({ table: table.id, as: seat, cookie: client.session }));
}

/** Makes a table for people, each of them in a browser of their own. */
export async function seatedTable(
  url: string,
  {
    game = GAME,
    people = 2,
    bots = 0,
    options = {},
  }: { game?: GameId; people?: number; bots?: number; options?: NewTableRequest['options'] } = {},
): Promise<SeatedTable> {
  const clients = Array.from({ length: people + 1 }, () => new NodeClient(url));
  const [host, ...others] = clients as [NodeClient, ...NodeClient[]];
  const seats: NewTableRequest['seats'] = [
    ...Array.from({ length: people }, (_, i) => ({ kind: 'person' as const, me: i === 0 })),
    ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'random' as const })),
  ];
  const { table, links } = await host.api.create({ game, seats, options });
  const { id } = table;
  await Promise.all(
    others.map((client, i) =>
      client.api.join({ token: i + 1 < people ? (links.seats[i + 1] ?? '') : links.spectator }),
    ),
  );
  await host.api.act(id, 'start', {});
  const cookies = clients.map((client) => client.session);
  return {
    id,
    game,
    links,
    seats: cookies.slice(0, people).map((cookie, seat): Place => ({ table: id, as: seat, cookie })),
    spectator: { table: id, as: 'spectator', cookie: cookies[people] ?? null },
  };
}
