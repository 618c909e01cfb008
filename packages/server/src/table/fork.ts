import { type CoreState, type Game, KernelError, start, type TableOptions } from '@cantina/kernel';
import type * as v from 'valibot';
import { ServerError } from '../errors.ts';
import type { forkRequest } from '../live/protocol.ts';
import type { ActRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readActs, readTable, type StoredTable } from '../store/tables.ts';
import { type AnyMatch, actRow, effective, entryOf, isAnswer } from './acts.ts';
import { type Created, create } from './create.ts';
import { feed } from './load.ts';
import { isOver } from './record.ts';
import type { Room } from './room.ts';

/** A game up to a moment, as a table of its own keeps it. */
export interface Recalled {
  readonly match: AnyMatch;
  readonly acts: readonly ActRow[];
  readonly seed: string;
}

/**
 * A new table that goes on from a step of this game, with other people if they like. The cards come as they came before,
 * so it is possible only when the game is over: by then everybody here may know all of it.
 */
export async function fork(
  { house, table, id: from, playable: { game } }: Room,
  session: string,
  { at, seats }: v.InferOutput<typeof forkRequest>,
): Promise<Created> {
  const { row } = table;
  if (!isOver(row)) throw new ServerError('not-over', {});
  if (seats.length !== table.seats.length) {
    throw new KernelError('wrong-seats', {
      min: table.seats.length,
      max: table.seats.length,
      given: seats.length,
    });
  }
  // Refused now rather than when everybody has sat down.
  playAgain(game, table, await readActs(house.store, from, -1), at, { id: '', now: 0 });
  const options = JSON.parse(row.options) as TableOptions;
  // It counts for no campaign: the game has been played before.
  const wish = {
    game: row.game,
    name: row.name,
    options,
    seats,
    clock: null,
    campaign: null,
    hints: null,
    lesson: false,
  };
  return create(house, session, wish, { table: from, at });
}

/** The game that a table goes on with, under the id of that table. */
export async function recall(
  store: Store,
  game: Game<CoreState>,
  origin: string,
  id: string,
  now: number,
): Promise<Recalled> {
  const { table: from, at } = JSON.parse(origin) as { readonly table: string; readonly at: number };
  const table = await readTable(store, from);
  if (table === null) throw new ServerError('unknown-table', {});
  return playAgain(game, table, await readActs(store, from, -1), at, { id, now });
}

/** Plays a game again up to a step, by the rules of today. */
function playAgain(
  game: Game<CoreState>,
  { row, seats }: StoredTable,
  recorded: readonly ActRow[],
  at: number,
  { id: table, now }: { readonly id: string; readonly now: number },
): Recalled {
  const { seed } = row;
  if (seed === null) throw new ServerError('not-playing', {});
  const match = start(game, { seats: seats.length, options: JSON.parse(row.options) as TableOptions, seed });
  const acts = [actRow(match, { table, n: 0, kind: 'start', eventsBefore: 0, at: now })];
  for (const act of effective(recorded)) {
    if (act.n > at) break;
    if (!isAnswer(act)) continue;
    const eventsBefore = match.eventCount;
    if (feed(match, [entryOf(act)]) === 0) throw new ServerError('table-unreadable', {});
    const { kind, seat, decision } = act;
    const { lastEntry: entry } = match;
    acts.push(actRow(match, { table, n: acts.length, kind, seat, decision, entry, eventsBefore, at: now }));
  }
  if (match.outcome !== null) throw new KernelError('game-over', {});
  return { match, acts, seed };
}
